"""The line-mode client in every language: from the first action to the end, with everything that can be asked."""

import re
import sys
import unicodedata
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.terminal.test_lines import Player, sit
from ziggurat import Babel
from ziggurat.games.babel.tests.positions import position
from ziggurat.kernel.rulebook_text import paragraph
from ziggurat.terminal import languages, sitting

LANGUAGES = ("de", "en", "hu", "ru")
each_language = pytest.mark.parametrize("language", LANGUAGES)

# What a German, a Hungarian and a Russian never read; commands, notation and file names are the same for all.
ENGLISH = re.compile(r"\b(the|seat|you|your|card|cards|turn|temple|settle|expected|found|needs|with)\b", re.IGNORECASE)
COMMANDS = re.compile(r"^  [a-z]+ .*$|--resume|/\S+", re.MULTILINE)

BEGINNING: Mapping[str, tuple[str, ...]] = {
    "de": (
        "Babel, Zug 1. Platz 0 ist am Zug.",
        "Du (Platz 0): Wert 0, Figur im Steinbruch, 8 Handkarten, Baulager leer, Startkarte nicht verbaut.",
        "Nach Medien reisen (einen Meder abwerfen)",
        "Platz 0 reist nach Medien und wirft einen Meder ab.",
        "Platz 0 baut in Medien Stufe 1 mit der Startkarte: Wert 0 → 1.",
        "raze geht nicht:\n  Du brauchst in Medien drei Assyrer hintereinander; du hast 0. B30",
        "Zeichen 2: Erwartet wird ein Volk: M S H P A; da steht „x“.",
        "Zeichen 2: Erwartet wird ein Volk: M S H P A; da ist schon Schluss.",
        "Zurückgenommen: bs",
    ),
    "en": (
        "Babel, turn 1. Seat 0 acts.",
        "You (seat 0): value 0, token at the quarry, 8 cards in hand, stock empty, starting card not built.",
        "Travel to Media (discard a Mede)",
        "Seat 0 travelled to Media, discarding a Mede.",
        "Seat 0 built level 1 in Media, the starting card: value 0 → 1.",
        "raze is not possible:\n  You need three Assyrians in a row in Media; you have 0. B30",
        "At column 2: expected a nation: M S H P A, found “x”.",
        "At column 2: expected a nation: M S H P A, found the end.",
        "Taken back: bs",
    ),
    "hu": (
        "Babel, 1. kör. A 0. játékos következik.",
        "Te (0. játékos): érték 0, bábu a kőfejtőben, 8 kártya kézben, templomsor: üres",
        "Utazás Médiába (eldobsz egy médet)",
        "0. játékos eldobott egy médet, és Médiába utazott.",
        "0. játékos felépítette az 1. szintet Médiában a kezdőkártyával: értéke 0 → 1.",
        "raze most nem lehetséges:\n  Három egymást követő asszír kell Médiában; neked egy sincs. B30",
        "2. karakter. Ide illik: egy törzs: M S H P A; ez áll itt: „x”.",
        "2. karakter. Ide illik: egy törzs: M S H P A; itt véget ér a szöveg.",
        "Visszavonva: bs",
    ),
    "ru": (
        "«Вавилон», ход 1. Действует игрок 0.",
        "Вы (игрок 0): 0 очков, фишка в каменоломне, на руке 8 карт, запас: пусто, стартовая карта не построена.",
        "Перейти в Мидию (сбросить мидийца)",
        "Игрок 0 переходит в Мидию, сбросив мидийца.",
        "Игрок 0 строит уровень 1 в Мидии стартовой картой: очки 0 → 1.",
        "raze сейчас невозможно:\n  Нужны три ассирийца подряд в Мидии; у вас 0. B30",
        "Символ 2: введено «x», а нужно — племя: M S H P A.",
        "Символ 2: запись оборвалась, а нужно — племя: M S H P A.",
        "Отменено: bs",
    ),
}
ENDS = {
    "de": ("Das Spiel ist aus.", "Platz 0 gewinnt mit 15 gegen 0. B41", "Hand von Platz 1: leer"),
    "en": ("The game is over.", "Seat 0 wins with 15 against 0. B41", "Hand of seat 1: empty"),
    "hu": ("A játéknak vége.", "0. játékos győzött 15 : 0 arányban. B41", "Az 1. játékos keze: üres"),
    "ru": ("Игра окончена.", "Игрок 0 побеждает со счётом 15:0. B41", "Рука игрока 1: пусто"),
}
ANSWERS = {
    "de": (("", "j", "JA", "y"), ("n", "Nein", "no")),
    "en": (("", "y", "YES"), ("n", "No")),
    "hu": (("", "i", "IGEN", "y"), ("n", "Nem", "no")),
    "ru": (("", "д", "ДА", "y"), ("н", "Нет", "n")),
}


def is_foreign(text: str, language: str) -> bool:
    """Whether English has slipped in; the rest of a line in another language may hold notation and files."""
    return language != "en" and bool(ENGLISH.search(COMMANDS.sub("", text)))


def bars(row: str) -> tuple[int, ...]:
    """Where the bars of a drawn row stand."""
    return tuple(place for place, sign in enumerate(row) if sign == "|")


def is_one_column_wide(sign: str) -> bool:
    """Whether a terminal gives a character exactly one column."""
    return sign.isprintable() and unicodedata.east_asian_width(sign) not in "WF" and not unicodedata.combining(sign)


def test_all_languages_are_spoken() -> None:
    assert languages.known() == sorted(LANGUAGES)


@each_language
def test_a_game_begins_and_explains_itself(language: str) -> None:
    player = Player("99", "help", "why xx", "tx", "t", "tM", "sM", "bs", "undo", "undo", "bs", "why raze", "log", "end")
    sit(Babel(3), player, against="random", language=language)
    for expected in BEGINNING[language]:
        assert expected in player.text
    assert not is_foreign(player.text, language), ENGLISH.findall(COMMANDS.sub("", player.text))


@each_language
def test_a_game_is_played_to_its_end(language: str) -> None:
    game = position(
        tokens="HQ",
        columns=({"H": "MSHPA", "M": "SSS"}, {}),
        temples=({"H": "1234", "M": "12345", "A": "12345"}, {}),
        stocks=("5", ""),
    )
    player = Player("", "bo")
    sit(game, player, language=language)
    for expected in ENDS[language]:
        assert expected in player.text
    assert not is_foreign(player.text, language), ENGLISH.findall(COMMANDS.sub("", player.text))


@each_language
def test_the_columns_of_the_drawn_table_stand_below_each_other(language: str) -> None:
    game = position(tokens="HA", columns=({"H": "MSHPA"}, {"A": "MM"}), temples=({"H": "12"}, {"A": "1"}))
    for seat in (0, 1, None):
        drawn = game.rulebook.draw(game.state, seat, language)
        rows = [line for line in drawn.splitlines() if "  |  " in line]
        assert len(rows) == 6
        assert len({bars(row) for row in rows}) == 1
        assert all(is_one_column_wide(sign) for sign in drawn if sign != "\n")


@each_language
def test_the_rulebook_and_the_notation_are_read_in_the_players_language(language: str) -> None:
    player = Player("rule b22", "rule R-B5", "rule B99", "notation", "rules")
    sit(Babel(3), player, against="random", language=language)
    for rule in ("B22", "R-B5"):
        assert paragraph("babel", language, rule) in player.shown
    assert "B99" in player.text
    assert "B93" in player.text
    assert "leapo leapt" in player.text
    assert player.shown.count(paragraph("babel", "en", "B22")) == (language == "en")


@each_language
def test_two_people_pass_the_keyboard_on(language: str) -> None:
    player = Player("", "tH", "sM", "bs", "end", "", "undo", "quit")
    sit(Babel(7), player, language=language)
    assert not is_foreign(player.text, language), ENGLISH.findall(COMMANDS.sub("", player.text))


@each_language
def test_yes_and_no_are_understood(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = sit(Babel(3), Player("tM"), against="random", language=language)
    assert path.exists()
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    for answers, agreed in zip(ANSWERS[language], (True, False), strict=True):
        for answer in answers:
            player = Player("?", answer)
            monkeypatch.setattr("builtins.input", player.read)
            assert sitting.wants_to_resume("babel", language) is agreed, answer
            assert len(player.shown) == 2
            assert not is_foreign(player.text, language)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "hu_HU@euro"}, "hu"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "../../x"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_read(environment: dict[str, str], expected: str) -> None:
    assert languages.preferred(environment) == expected


@pytest.mark.parametrize("columns", [40, 300])
def test_long_pages_are_broken_between_words_on_a_screen(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    player = Player("rule B30")
    sit(Babel(3), player, against="random", language="ru")
    page = next(text for text in player.shown if text.startswith("B30"))
    assert max(map(len, page.splitlines())) <= min(columns, 100)
    assert page.split() == paragraph("babel", "ru", "B30").split()


def test_a_folder_of_languages_is_found_by_its_files(tmp_path: Path) -> None:
    from ziggurat.kernel.texts import languages as spoken

    (tmp_path / "text").mkdir()
    for name in ("fi.ftl", "en.ftl", "notes.txt"):
        (tmp_path / "text" / name).write_text("", encoding="utf-8")
    assert spoken(tmp_path) == ["en", "fi"]
