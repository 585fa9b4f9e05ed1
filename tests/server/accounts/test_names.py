"""What may be a name, and when two are the same."""

import pytest

from ziggurat.agents import LEVELS, catalog
from ziggurat.kernel.errors import BadOption
from ziggurat.server.accounts import lookalikes, names


@pytest.mark.parametrize(
    "name", ["Jo", "Anna-Maria", "O'Neil", "J. R. R. T", "Jörg", "Жанна", "हिन्दी", "山田太郎", "ต้นไม้", "a_1", "x" * 24]
)
def test_names(name: str) -> None:
    assert names.tidy(name) == name


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "a",
            "x" * 25,
            "x" * 10_000,
            "-anna",
            "anna-",
            ".anna",
            "an---na",
            "anna!",
            "a\tb",
            "a\nb",
            "a\0b",
            "\ud800b",
        ),
        *(
            "a\u200bb",
            "a\u202eb",
            "a\u2066b",
            "a\u00adb",
            "a\u3164b",
            "a\u1160b",
            "a\ufe0fb",
            "a\u034fb",
            "a\U000e0101b",
        ),
        *("a\u0301\u0302\u0303\u0304\u0305b", "\u0301ab", "😀😀", "½a", "a<b>", "a@b", "a/b"),
    ],
)
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(BadOption, match="no name; give 2 to 24 letters") as refused:
        names.tidy(text)
    assert len(str(refused.value)) < 1000
    assert str(refused.value).isprintable()


def test_a_name_is_tidied() -> None:
    assert names.tidy("  Anna   B ") == "Anna B"
    assert names.tidy("Ａｎｎａ") == "Anna"
    assert names.tidy("Anna\u00a0B") == "Anna B"
    assert names.tidy("O’Neil") == "O'Neil"
    assert names.tidy("e\u0301a") == "éa"


@pytest.mark.parametrize(
    ("one", "other"), [("ANNA", "anna"), ("Straße", "STRASSE"), ("ΣΙΣΥΦΟΣ", "σισυφος"), ("Ⅻa", "xiia")]
)
def test_the_same_name(one: str, other: str) -> None:
    assert names.fold(names.tidy(one)) == names.fold(names.tidy(other))


@pytest.mark.parametrize(
    "name", ["Guest 4821", "guest", "GUEST_1", "Admin", "Ad-min", "BOT", "Server", *catalog.names(), *LEVELS]
)
def test_reserved_names(name: str) -> None:
    assert names.is_reserved(names.fold(names.tidy(name)))
    assert not names.is_reserved("anna")


@pytest.mark.parametrize("name", ["Аnna", "Guеst 1234", "gυest", "Annа", "Ωmega", "Jörg Ж", "Анна X"])
def test_a_new_name_is_written_in_one_script(name: str) -> None:
    with pytest.raises(BadOption, match="letters of one script"):
        names.refuse_mixed(names.tidy(name))


@pytest.mark.parametrize(
    "name", ["Anna", "Жанна 2", "山田たろう", "山田タロウ", "김李", "Σίσυφος", "हिन्दी", "J. R. R. T"]
)
def test_scripts_that_are_written_together(name: str) -> None:
    names.refuse_mixed(names.tidy(name))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Copa", "Сора"),
        ("PETEP", "РЕТЕР"),
        ("Hell", "HeIl"),
        ("Bob", "B0b"),
        ("Al", "A1"),
        ("Aoi", "Αοι"),
        ("Inga", "Inɡɑ"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert names.fold(names.tidy(one)) != names.fold(names.tidy(other))
    assert lookalikes.skeleton(names.tidy(one)) == lookalikes.skeleton(names.tidy(other))


@pytest.mark.parametrize(("one", "other"), [("Anna", "Ánna"), ("Жанна", "Ханна"), ("Bob", "Rob"), ("Ian", "Jan")])
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert lookalikes.skeleton(one) != lookalikes.skeleton(other)


@pytest.mark.parametrize("name", ["B0t", "R00t", "B0TS", "ɡuest 1234", "ɢᴜᴇꜱᴛ", "rooᴛ"])
def test_what_looks_like_a_reserved_name(name: str) -> None:
    assert names.is_reserved(names.fold(names.tidy(name)))
