"""The words of a game: one Fluent file a language in its folder `text/`. Nothing a player reads stands in code."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.kernel.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def _bundle(folder: Path, language: str) -> "FluentBundle":
    """A language of one folder. Fluent is imported here, because most programs never say a word."""
    from fluent.runtime import FluentBundle, FluentResource

    path = folder / "text" / f"{language}.ftl"
    if not path.is_file():
        known = ", ".join(sorted(other.stem for other in (folder / "text").glob("*.ftl")))
        raise BadOption("language", language, f"one of: {known}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(folder: Path, language: str, key: str, **values: int | str) -> str:
    """The text behind a key, with its values filled in. A missing key or value is a fault of ours and raises."""
    bundle = _bundle(folder, language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{key} in {language} has no text")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


def forms(folder: Path, language: str, word: str, item: str) -> dict[str, str]:
    """A word in all its grammatical forms, ready to be filled in: `land`, `land_to` and so on."""
    message = _bundle(folder, language).get_message(f"{word}-{item}")
    names = [""] + [f".{name}" for name in message.attributes]
    return {(word + name).replace(".", "_"): say(folder, language, f"{word}-{item}{name}") for name in names}
