"""Every folder with texts says the same in every language: all keys, all values, all grammatical forms, none unused."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.support.texts import (
    CATEGORIES,
    FAMILY_FORM,
    PACKAGE,
    WEB,
    Message,
    arguments,
    asked_in,
    asked_in_browser,
    browser_code,
    folders,
    name_of,
    prefixes,
    python_files,
    quoted,
    read,
    strings_in,
)
from ziggurat.agents import LEVELS
from ziggurat.games.babel import whynot, words
from ziggurat.games.wonders import figures, things
from ziggurat.games.wonders import notation as wonders_notation
from ziggurat.games.wonders import table as wonders_table
from ziggurat.games.wonders import whynot as wonders_whynot
from ziggurat.kernel import registry
from ziggurat.kernel.texts import Phrase, forms, say, speak
from ziggurat.play import events
from ziggurat.play.errors import NotProven
from ziggurat.play.lessons_file import course_of

LANGUAGES = ("en", "de", "ru", "hu")
PLURALS = {"en": {"one"}, "de": {"one"}, "hu": {"one"}, "ru": {"one", "few", "many"}}  # CLDR; and `other` everywhere
NUMBERS = (0, 1, 2, 3, 5, 6, 11, 21, 22)
BABEL, WONDERS, PLAY = PACKAGE / "games" / "babel", PACKAGE / "games" / "wonders", PACKAGE / "play"
AGENTS = PACKAGE / "agents"

each_folder = pytest.mark.parametrize("folder", folders(), ids=name_of)
each_text = pytest.mark.parametrize(
    ("folder", "language"),
    [
        pytest.param(folder, language, id=f"{name_of(folder)}/{language}")
        for folder in folders()
        for language in LANGUAGES
    ],
)


@cache
def messages(folder: Path, language: str) -> Mapping[str, Message]:
    """The messages of a folder in a language."""
    return read(folder / "text" / f"{language}.ftl")


# -- word families ---------------------------------------------------------------------------------------------------


@cache
def game_of(folder: Path) -> str | None:
    """The game whose words a folder can use, if it lies in a game's folder, here or in the browser's code."""
    parts = folder.parts
    name = parts[parts.index("games") + 1] if "games" in parts else None
    return name if name in registry.names() else None


@cache
def families(folder: Path) -> Mapping[str, str]:
    """Which values are words of a family."""
    game = game_of(folder)
    return registry.find(game).rulebook.words if game else {}


@cache
def members(game: str, family: str) -> list[str]:
    """The words of a family: the letters behind `nation-`."""
    keys = read(registry.find(game).rulebook.folder / "text" / "en.ftl")
    return [key.removeprefix(f"{family}-") for key in keys if re.fullmatch(rf"{family}-[A-Za-z0-9_]+", key)]


def is_word(folder: Path, key: str) -> bool:
    """Whether a message is a word of a family, which has the forms that its language needs."""
    return any(re.fullmatch(rf"{family}-[A-Za-z0-9_]+", key) for family in families(folder).values())


def reduced(folder: Path, placeholder: str) -> str:
    """A placeholder without its form: `nation` for `nation_one`."""
    name = placeholder.partition("_")[0]
    return name if name in families(folder) else placeholder


# -- every language ----------------------------------------------------------------------------------------------------


@each_folder
def test_all_languages_are_there(folder: Path) -> None:
    missing = [language for language in LANGUAGES if not (folder / "text" / f"{language}.ftl").is_file()]
    assert not missing, f"{name_of(folder)}/text lacks {', '.join(missing)}"


@each_text
def test_a_file_is_read_to_its_end_and_is_in_composed_characters(folder: Path, language: str) -> None:
    assert messages(folder, language)
    text = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert unicodedata.is_normalized("NFC", text), "write letters with their accents as one character"


@each_text
def test_keys_and_attributes_are_the_same(folder: Path, language: str) -> None:
    ours, english = messages(folder, language), messages(folder, "en")
    assert set(ours) == set(english), f"missing: {set(english) - set(ours)}; too many: {set(ours) - set(english)}"
    for key in english:
        assert is_word(folder, key) or ours[key].attributes == english[key].attributes, key


@each_text
def test_messages_name_the_same_values(folder: Path, language: str) -> None:
    english = messages(folder, "en")
    for key, message in messages(folder, language).items():
        named, wanted = (
            {reduced(folder, placeholder) for placeholder in each.placeholders}
            for each in (message, english.get(key, message))
        )
        assert named == wanted, f"{key} names {sorted(named)}, in English {sorted(wanted)}"


@each_text
def test_what_the_browser_fills_in_by_itself_comes_in_one_form(folder: Path, language: str) -> None:
    if WEB not in folder.parents:
        return
    english = messages(folder, "en")
    for key in asked_in_browser("gameText") & set(english):
        named, wanted = messages(folder, language)[key].placeholders, english[key].placeholders
        assert named == wanted, f"{key} names {sorted(named)}, but is given {sorted(wanted)}"


@each_text
def test_a_grammatical_form_exists_for_every_word_of_its_family(folder: Path, language: str) -> None:
    game = game_of(folder)
    for key, message in messages(folder, language).items():
        for placeholder in message.placeholders:
            name, _, form = placeholder.partition("_")
            if game and form and name in families(folder):
                family = families(folder)[name]
                for word in (f"{family}-{member}" for member in members(game, family)):
                    has = messages(registry.find(game).rulebook.folder, language)[word].attributes
                    assert form in has, f"{key} uses {placeholder}, but {word} has no .{form}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_the_words_of_a_family_have_the_same_forms(game: str, language: str) -> None:
    folder = registry.find(game).rulebook.folder
    for family in set(families(folder).values()):
        found = {
            member: messages(folder, language)[f"{family}-{member}"].attributes for member in members(game, family)
        }
        assert len({frozenset(attributes) for attributes in found.values()}) == 1, found


@each_text
def test_plurals_have_all_categories_of_the_language_and_no_others(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        for name, variants in message.selects:
            if categories := variants & CATEGORIES:
                needed = PLURALS[language]
                assert categories == needed, f"{key}, by ${name}: {sorted(categories)}; {language} has {sorted(needed)}"
                assert "other" in variants, f"{key}, by ${name}, lacks other"


@each_text
def test_variants_that_are_words_are_those_of_the_program(folder: Path, language: str) -> None:
    english = messages(folder, "en")
    for key, message in messages(folder, language).items():
        for name, variants in message.selects:
            known = {word for word in english.get(key, message).variants(name) if not word.isdecimal()}
            ours = {word for word in variants - CATEGORIES - {"other"} if not word.isdecimal()}
            assert not known - {"other"} - CATEGORIES or ours <= known, f"{key}, by ${name}: {ours - known} never comes"


# -- said aloud --------------------------------------------------------------------------------------------------------


def samples(folder: Path, key: str, name: str) -> list[Any]:
    """Values that a placeholder could have, so that every variant of every language is said once."""
    if name == "who":
        return [0]
    if name in families(folder):
        return list(members(game_of(folder) or "", families(folder)[name]))
    variants = {
        variant
        for language in LANGUAGES
        if key in messages(folder, language)
        for variant in messages(folder, language)[key].variants(name)
    }
    if variants & CATEGORIES or any(variant.isdecimal() for variant in variants):
        return list(NUMBERS)
    return [*sorted(variants - {"other"}), "Ur"] if variants else [3, "M S H"]


def combinations(folder: Path, message: Message) -> list[dict[str, Any]]:
    """Values for a message: each placeholder runs through its samples, side by side with the others."""
    names = sorted({reduced(folder, placeholder) for placeholder in message.placeholders})
    columns = [samples(folder, message.key, name) for name in names]
    longest = max(map(len, columns), default=1)
    return [{name: column[row % len(column)] for name, column in zip(names, columns)} for row in range(longest)]


def said(folder: Path, language: str, key: str, values: Mapping[str, Any]) -> str:
    """A message with values, said as the program says it."""
    game = game_of(folder)
    book = registry.find(game).rulebook if game else None
    if book and book.folder == folder:
        return speak(folder, book.words, language, Phrase(key, values), ("Anna", "Boris"))
    filled: dict[str, Any] = {}
    for name, value in values.items():
        if book and name in book.words:
            family = book.words[name]
            found = forms(book.folder, language, family, value)
            filled |= {form.replace(family, name, 1): word for form, word in found.items()}
        else:
            filled[name] = "Anna" if name == "who" else value
    return say(folder, language, key, **filled)


@each_text
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        for values in combinations(folder, message):
            text = said(folder, language, key, values)
            assert text.strip() or message.attributes, f"{key} says nothing"
            assert not re.search(r"[{}]|\s[.,;!?](\s|$)|[.,;:]{2}", text), f"{key} with {values}: {text!r}"
            assert "  " not in text or "\n" in text, f"{key} with {values} has two spaces: {text!r}"


# -- what the program says ---------------------------------------------------------------------------------------------


def said_by_babel() -> set[str]:
    """What Babel puts together from its own tables."""
    kinds = {parts.kind for parts in words.PARTS}
    keys = {f"act-{kind}" for kind in kinds} | {f"told-{kind}" for kind in kinds}
    keys |= {f"plain-{kind}" for kind in kinds - {"discard"}}
    keys |= {f"why-{code}" for code in (*whynot.CODES.values(), "no-run-anywhere", "temple-complete", "leap-too-high")}
    endings = {code for code, _ in words._ENDINGS.values()} - {"yard"}
    keys |= {f"end-{code}" for code in (*endings, "yard-value", "yard-hand", "yard-draw")}
    keys |= {"table-temple", "table-column"}
    return keys | {f"{family}-{word}" for family in set(words.WORDS.values()) for word in members("babel", family)}


def said_by_wonders() -> set[str]:
    """What 7 Wonders puts together from its own tables."""
    uses = {use.removeprefix("free.") for use in wonders_notation.USES}
    uses = {"tile" if use.startswith("tile") else use for use in uses}
    free, built = {"sell", "tile", "lose", "copy"}, {"build", "chain", "olympia", "token", "dig"}
    keys = {f"act-{use}" for use in uses} | {f"plain-{use}" for use in uses - free}
    keys |= {f"told-{use}" for use in uses - {"lose", "copy"}} | {"told-dig-nothing"}
    keys |= {f"use-{use}" for use in uses} | {f"use-{use}-join" for use in built}
    keys |= {f"{word}-{place}" for word in ("pay", "paid") for place in ("left", "right", "bank")}
    keys |= {f"why-{code}" for code in (*wonders_whynot.CODES.values(), *wonders_whynot.CLOSER)}
    keys |= {f"end-{code}" for code in ("points", "coins", "shared")}
    keys |= {f"category-{name}" for name in (*figures.CATEGORIES, "total")}
    keys |= {f"token-{name}" for name in wonders_table.COUNTED} | {"source-two", "source-three", "source-four"}
    keys |= {phrase.key for said in things.things().values() for phrase in said}
    return keys | {f"{family}-{word}" for family in set(things.WORDS.values()) for word in members("wonders", family)}


def said_of_reasons(game: str) -> set[str]:
    """What explanations say of what a game's tactics count."""
    counts = registry.find(game).rulebook.counts
    return {f"counts-{count}-{way}" for count in counts for way in ("more", "less")}


def said_by_agents() -> set[str]:
    """What levels are called, and how they play."""
    return {f"level-{level}{about}" for level in LEVELS for about in ("", "-about")}


def said_by_matches() -> set[str]:
    """What is said of every match: its events, how it can end besides the game's own ways, and what a record proves."""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(events.AnyEvent)} - {"action"}
    verdicts = {"proven", *get_args(NotProven.Code)}
    ends = {"end-resigned", "end-agreed"}
    return ends | {f"match-{tag}" for tag in tags} | {f"verify-{verdict}" for verdict in verdicts}


def said_from_tables(folder: Path) -> set[str]:
    """The keys that a folder's code puts together. A new folder whose code does so gets a line here."""
    if folder.name == "lessons" and (course := course_of(folder.parent.name)):
        return set(course.text_keys())
    makers = {BABEL: said_by_babel, WONDERS: said_by_wonders, PLAY: said_by_matches, AGENTS: said_by_agents}
    reasons = said_of_reasons(folder.name) if is_game(folder) else set()
    return reasons | (makers[folder]() if folder in makers else set())


def asked_of_games() -> set[str]:
    """What the kernel, the agents and the terminal ask of every game."""
    files = [path for layer in ("kernel", "agents", "terminal") for path in python_files(PACKAGE / layer)]
    return {key for path in files for key in asked_in(path, of_others=True)}


def is_game(folder: Path) -> bool:
    return folder.parent == PACKAGE / "games"


@each_folder
def test_everything_that_the_program_can_say_has_a_text(folder: Path) -> None:
    asked = said_from_tables(folder) | (asked_in_browser("t") if folder == WEB else set())
    asked |= {key for path in python_files(folder) for key in asked_in(path)} if PACKAGE in folder.parents else set()
    asked |= asked_of_games() if is_game(folder) else set()
    missing = asked - set(messages(folder, "en"))
    assert not missing, f"{name_of(folder)}/text/en.ftl lacks {', '.join(sorted(missing))}"


@each_folder
def test_no_text_is_left_over(folder: Path) -> None:
    used = said_from_tables(folder) | (asked_of_games() if is_game(folder) else set())
    if PACKAGE in folder.parents:
        used |= {key for path in python_files(folder) for key in strings_in(path)}
    used |= {key for message in messages(folder, "en").values() for key in message.references}
    begun: set[str] = set()
    if game_of(folder) or WEB in (folder, *folder.parents):
        used |= quoted(browser_code())
        begun = {prefix for argument in [*arguments("t"), *arguments("gameText")] for prefix in prefixes(argument)}
    unused = [key for key in messages(folder, "en") if key not in used and not key.startswith(tuple(begun))]
    assert not unused, f"{name_of(folder)}/text/en.ftl has texts that nothing says: {', '.join(unused)}"


@pytest.mark.skipif(not (WEB / "src").is_dir(), reason="the browser's code is not here")
def test_the_browser_asks_games_for_texts_and_forms_that_every_language_has() -> None:
    shelves = [folder for folder in folders() if "games" in folder.parts] + [PLAY]
    known = {key for folder in shelves for key in messages(folder, "en")}
    missing = {key for key in asked_in_browser("gameText") if key not in known and key not in registry.names()}
    assert not missing, f"no game has {', '.join(sorted(missing))}"
    for language in LANGUAGES:
        for family, form in set(FAMILY_FORM.findall(browser_code())):
            for word in (f"{family}-{member}" for member in members("babel", family)):
                assert form in messages(BABEL, language)[word].attributes, f"{word} has no .{form} in {language}"
