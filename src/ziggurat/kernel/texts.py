"""The words of a game: one Fluent file a language in its folder `text/`. Nothing a player reads stands in code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ziggurat.kernel.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Phrase(NamedTuple):
    """A sentence as data: the key of its text and what it names, by ids and numbers, never by words."""

    key: str
    values: Mapping[str, int | str | Phrase]

    def data(self) -> dict[str, Any]:
        """The phrase as JSON has it."""
        values = {name: value.data() if type(value) is Phrase else value for name, value in self.values.items()}
        return {"key": self.key, "values": values}


def languages(folder: Path) -> list[str]:
    """The languages that one folder speaks."""
    return sorted(file.stem for file in (folder / "text").glob("*.ftl"))


class Language:
    """The messages of one file, each parsed when it is first said: a start says some tens of many hundreds.

    A message can therefore not stand in another one; whoever speaks fills it in as a value.
    """

    def __init__(self, path: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here, because most programs never say a word

        self._read = FluentResource
        self._bundle = FluentBundle([language], use_isolating=False)
        text = path.read_text(encoding="utf-8")
        starts = [*MESSAGE.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._sources = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}

    def message(self, name: str) -> Message:
        """The message of a name; LookupError where there is none."""
        if not self._bundle.has_message(name):
            self._bundle.add_resource(self._read(self._sources[name]))
        return self._bundle.get_message(name)

    def fill(self, pattern: Any, values: dict[str, float | str]) -> str:
        """A pattern with its values; LookupError where one is missing."""
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(str(errors[0]))
        return str(text)


@cache
def _language(folder: Path, language: str) -> Language:
    path = folder / "text" / f"{language}.ftl"
    if not path.is_file():
        raise BadOption("language", language, f"one of: {', '.join(languages(folder))}")
    return Language(path, language)


def say(folder: Path, language: str, key: str, **values: float | str) -> str:
    """The text behind a key, with its values filled in. A missing key or value is a fault of ours and raises."""
    spoken = _language(folder, language)
    name, _, attribute = key.partition(".")
    message = spoken.message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{key} in {language} has no text")
    try:
        return spoken.fill(pattern, values)
    except LookupError as error:
        raise LookupError(f"{key} in {language}: {error}") from error


@cache
def forms(folder: Path, language: str, word: str, item: str) -> Mapping[str, str]:
    """A word in all its grammatical forms, ready to be filled in: `land`, `land_to` and so on."""
    message = _language(folder, language).message(f"{word}-{item}")
    names = [""] + [f".{name}" for name in message.attributes]
    return {(word + name).replace(".", "_"): say(folder, language, f"{word}-{item}{name}") for name in names}


def speak(
    book_folder: Path,
    words: Mapping[str, str],
    language: str,
    phrase: Phrase,
    names: Sequence[str] | Mapping[int, str] | None = None,
) -> str:
    """A phrase in words. `words` says of which word family a value is; `names` are the seats', for a value `who`."""
    values: dict[str, int | str] = {}
    for name, value in phrase.values.items():
        if isinstance(value, Phrase):
            values[name] = speak(book_folder, words, language, value, names)
        elif name == "who":
            seat = int(value)
            values[name] = names[seat] if names is not None else say(book_folder, language, "table-seat", seat=seat)
        elif name in words:
            values |= _renamed(forms(book_folder, language, words[name], str(value)), words[name], name)
        else:
            values[name] = value
    return say(book_folder, language, phrase.key, **values)


def _renamed(values: Mapping[str, str], old: str, new: str) -> dict[str, str]:
    """The forms of a word under another name: `nation_many` as `target_many`."""
    return {name.replace(old, new, 1): value for name, value in values.items()}
