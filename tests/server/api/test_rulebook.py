"""The rulebook over HTTP: the whole book, safe to show, with positions to draw."""

import json
import re
from typing import Any

from tests.server.api.told import good, problem
from tests.support.api import Place
from ziggurat.kernel import registry, rulebook_text

EN = "/api/rulebook/babel/en"


def spans(shown: Any) -> list[dict[str, Any]]:
    """All spans of a book, wherever they are."""
    if isinstance(shown, list):
        return [span for part in shown for span in spans(part)]
    if not isinstance(shown, dict):
        return []
    return [shown] if shown.keys() == {"text", "style", "link"} else spans(list(shown.values()))


async def test_a_rulebook_is_shown_in_every_language_that_it_has(lasting: Place) -> None:
    nobody = lasting.visitor()
    for game in registry.names():
        languages = rulebook_text.languages(game)
        for language in languages:
            shown = good(await nobody.get(f"/api/rulebook/{game}/{language}"))
            book = rulebook_text.read(game, language)
            assert (shown["game"], shown["language"], shown["languages"]) == (game, language, languages)
            assert (shown["title"], len(shown["chapters"])) == (book.title, len(book.chapters))
            ids = [paragraph["id"] for chapter in shown["chapters"] for paragraph in chapter["paragraphs"]]
            assert ids == [paragraph.id for paragraph in book.paragraphs]


async def test_a_rule_is_shown_with_its_editions_and_rulings(lasting: Place) -> None:
    shown = good(await lasting.visitor().get(EN))
    rules = {rule["id"]: rule for chapter in shown["chapters"] for rule in chapter["paragraphs"]}
    first = rules["B25"]
    assert first["heading"] == "Your first turn"
    assert first["blocks"] == [
        {
            "kind": "text",
            "spans": [
                {"text": "In your first turn you must build your starting card.", "style": "plain", "link": None}
            ],
            "items": [],
            "figure": None,
        }
    ]
    assert [note["editions"] for note in first["editions"]] == [["hu"]]
    assert [(ruling["id"], bool(ruling["spans"])) for ruling in first["rulings"]] == [
        ("R-B2", True),
        ("R-B15", False),
        ("R-B7", False),
    ]
    assert {"text": "B36", "style": "plain", "link": "B36"} in first["rulings"][2]["editions"][0]["spans"]
    assert {"text": "raze", "style": "notation", "link": None} in rules["B32"]["blocks"][0]["spans"]
    assert rules["B32"]["blocks"][1]["figure"] == "raze"


async def test_a_figure_is_what_a_client_draws_of_a_match(lasting: Place) -> None:
    figures = good(await lasting.visitor().get(EN))["figures"]
    assert len(figures) == len(rulebook_text.drawings("babel"))
    raze = figures["raze"]
    assert (raze["seat"], raze["crop"], raze["hand"]) == (0, ["land.H", "yard"], None)
    assert raze["table"]["seats"][1]["temples"]["H"] == [1, 2, 3, 4, 5, 6]
    assert raze["offer"]["notation"] == "raze"
    assert (raze["offer"]["from"], raze["offer"]["to"]) == ("run.0.H.A.0", "temple.1.H")
    assert figures["setup"]["hand"]["hand"] == {"M": 1, "S": 2, "H": 2, "P": 2, "A": 1}
    assert figures["setup"]["offer"] is None


async def test_no_markup_comes_from_the_server(lasting: Place) -> None:
    for language in rulebook_text.languages("babel"):
        shown = good(await lasting.visitor().get(f"/api/rulebook/babel/{language}"))
        for span in spans([shown["blocks"], shown["chapters"]]):
            assert not re.search(r"[<>*`\[\]]", span["text"]), span


async def test_whoever_has_it_already_gets_no_second_copy(lasting: Place) -> None:
    nobody = lasting.visitor()
    first = await nobody.get(EN)
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = await nobody.get(EN, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = await nobody.get(EN, headers={"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)
    assert json.loads(first.content)["title"] == "Babel"


async def test_what_is_not_there_is_not_found(lasting: Place) -> None:
    nobody = lasting.visitor()
    for path in ("chess/en", "babel/xx", "babel/README", "babel/..%2Fen", "..%2Fbabel/en", "babel/figures"):
        problem(await nobody.get(f"/api/rulebook/{path}"), 404, "not-found")
