"""What may be a name, and when two are the same."""

import pytest

from ziggurat.agents import LEVELS, catalog
from ziggurat.kernel.errors import BadOption
from ziggurat.server.accounts import names


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
