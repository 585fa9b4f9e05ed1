"""The table as plain text: lines that read well on a screen and aloud, within 80 columns.

Every line is a phrase, so that whoever shows the table in another way can say the same.
"""

from collections.abc import Iterator

from ziggurat.games.wonders.arrays import MATERIAL
from ziggurat.games.wonders.cities import (
    BARE,
    beside,
    cards_in,
    city_count,
    city_phrase,
    city_sources,
    is_free_city,
    next_stage_of,
    project_of,
    stages_in,
)
from ziggurat.games.wonders.data import OPEN_MARKET
from ziggurat.games.wonders.figures import CATEGORIES, points_of
from ziggurat.games.wonders.hand_lines import card_name, hand_lines, tile_phrase
from ziggurat.games.wonders.lines import Line, written
from ziggurat.games.wonders.position import PHASES
from ziggurat.games.wonders.sources import Source
from ziggurat.games.wonders.state import ASK_BOARD, ASK_SIDE, OVER, SIDES_CHOSEN
from ziggurat.games.wonders.things import FOLDER, NUMBERS, Values, cost_phrase, gifts, listed, words_of
from ziggurat.games.wonders.vocabulary import COLOURS, SYMBOLS
from ziggurat.kernel.records import Games, Plain, plain
from ziggurat.kernel.texts import Phrase, say

APART = "list-apart"


def draw(games: Games, seat: int | None, language: str) -> str:
    """The table from a seat's side; without a seat, with all hands open."""
    game = plain(games)
    lines = [text for line in table_lines(games, seat) for text in written(line, language)]
    if game["phase"] == OVER:
        lines += ["", *sheet_lines(game, language)]
    return "\n".join(lines)


def table_lines(games: Games, seat: int | None) -> list[Line]:
    """All lines of the table, from a seat's side or from nobody's."""
    game = plain(games)
    lines = [Line(_title(game)), *_waiting_lines(game), *_tower_lines(game), *_project_lines(game)]
    for city, is_full in _order(game, seat):
        lines += [Line(), *city_lines(game, city, seat)] if is_full else [*_short_lines(game, city)]
    for player in range(game["players"]) if seat is None else (seat,):
        hand = list(hand_lines(games, player, is_own=seat is not None))
        lines += [Line(), *hand] if hand else []
    return lines


def _order(game: Plain, seat: int | None) -> list[tuple[int, bool]]:
    """The cities as they are shown: the own one, the neighbours, the others clockwise, in short."""
    cities = city_count(game)
    if seat is None:
        return [(city, True) for city in range(cities)]
    left, right = beside(game, seat)
    others = [(seat + step) % cities for step in range(2, cities - 1)]
    return [(seat, True), (left, True), (right, True), *((city, False) for city in others)]


# -- what is going on ----------------------------------------------------------------------------------------------


def _title(game: Plain) -> Phrase:
    """The Age, the turn, where hands go, and what is asked."""
    state = PHASES[game["phase"]]
    direction = "right" if game["age"] == 2 else "left"
    if game["players"] == 2:
        direction = "swap"
    values: Values = {"age": game["age"], "turn": game["turn"], "direction": direction, "phase": state}
    return Phrase("table-title" if game["age"] else "table-title-before", values)


def _waiting_lines(game: Plain) -> Iterator[Line]:
    """Who has chosen, and who is awaited."""
    seats = [seat for seat in range(game["players"]) if game["asked"] >> seat & 1]
    for key, found in (
        ("table-chosen", [seat for seat in seats if game["chosen"] >> seat & 1]),
        ("table-awaited", [seat for seat in seats if not game["chosen"] >> seat & 1]),
    ):
        if found:
            yield Line(Phrase(key, {"seats": listed([city_phrase(game, seat) for seat in found])}))


def _tower_lines(game: Plain) -> Iterator[Line]:
    """T16 to T19 The active tiles, in words, the one that is covered next first."""
    if not game["with_tower"] or not game["age"]:
        return
    active = [tile for tile in game["active"] if tile]
    yield Line(Phrase("table-tower", {"placed": game["placed"], "active": len(active)}))
    for tile in active:
        yield Line(tile_phrase(tile, game["age"], game["builder"][game["tower"].index(tile)]), 1)


def _project_lines(game: Plain) -> Iterator[Line]:
    """P63 The project with its cost, reward and penalty, and who has joined."""
    if project_of(game) < 0 or game["phase"] == OVER:
        return
    project = MATERIAL.projects[project_of(game)]
    values: Values = {"project": project.id, "colour": project.colour, "cost": cost_phrase(project.cost)}
    yield Line(Phrase("table-project", {**values, "tokens": game["tokens"]}))
    yield Line(Phrase("table-project-ends", {"reward": gifts(project.done), "loss": gifts(project.failed)}), 1)
    joined = [seat for seat in range(game["players"]) if game["joins"][seat]]
    said = [Phrase("table-joined-by", {"who": seat, "times": game["joins"][seat]}) for seat in joined]
    if said:
        yield Line(Phrase("table-joined", {"seats": listed(said)}), 1)


# -- cities --------------------------------------------------------------------------------------------------------


def city_lines(game: Plain, city: int, seat: int | None) -> Iterator[Line]:
    """A city in full."""
    yield Line(_headline(game, city, _label(game, city, seat)))
    if game["board"][city] < 0 or not _has_side(game, city):
        return
    for colour in COLOURS:
        cards = [kind for kind in cards_in(game, city) if MATERIAL.cards[kind].colour == colour]
        if cards:
            names = listed([card_name(kind) for kind in cards])
            yield Line(Phrase("table-colour", {"colour": colour, "cards": names}), 1)
    if stage := next_stage_of(game, city):
        values: Values = {"cost": cost_phrase(stage.cost), "gives": gifts(stage.gives)}
        yield Line(Phrase("table-next-stage", {**values, "stage": game["stages"][city] + 1}), 1)
    yield from _market_lines(game, city, seat)
    tokens = [*_symbols(game, city), *_tokens(game, city)]
    if tokens:
        yield Line(Phrase("table-tokens", {"tokens": listed(tokens)}), 1)


def _label(game: Plain, city: int, seat: int | None) -> Phrase:
    """A city by its player and by where it lies."""
    if city == seat:
        return Phrase("table-you", {"seat": city})
    if seat is None or city not in beside(game, seat):
        return city_phrase(game, city)
    name = city_phrase(game, city, BARE)
    return Phrase("table-left" if city == beside(game, seat)[0] else "table-right", {"city": name})


def _headline(game: Plain, city: int, label: Phrase) -> Phrase:
    """A city in one line: board, stages, coins, shields, points."""
    values: Values = {"city": label, "coins": game["coins"][city]}
    if game["board"][city] < 0:
        return Phrase("table-city-bare", values)
    values |= {"board": MATERIAL.boards[game["board"][city]].id}
    if not _has_side(game, city):
        return Phrase("table-city-sideless", values)
    values |= {"side": "AB"[game["side"][city]]}
    values |= {"stages": game["stages"][city], "all": stages_in(game, city), "shields": game["shields"][city]}
    if is_free_city(game, city):
        return Phrase("table-city-free", values)
    return Phrase("table-city", {**values, "points": sum(points_of(game)[city])})


def _has_side(game: Plain, city: int) -> bool:
    """W1.5 Whether it is known on which side a city plays."""
    is_chosen = game["sides"] == SIDES_CHOSEN and not is_free_city(game, city)
    return not (is_chosen and game["phase"] in (ASK_BOARD, ASK_SIDE))


def _short_lines(game: Plain, city: int) -> Iterator[Line]:
    """A city that is no neighbour: the headline and how many cards of each colour."""
    yield Line()
    yield Line(_headline(game, city, city_phrase(game, city)))
    counts = [(colour, game["colours"][city][place]) for place, colour in enumerate(COLOURS)]
    said = [Phrase("table-colour-count", {"count": count, "colour": colour}) for colour, count in counts if count]
    if said:
        yield Line(Phrase("table-counts", {"cards": listed(said)}), 1)


def _market_lines(game: Plain, city: int, seat: int | None) -> Iterator[Line]:
    """W4.3, W4.6 What a city makes, and for the seat's neighbours what they sell and at which price."""
    sources = city_sources(game, city)
    if city == seat or seat is None:
        if sources:
            units = listed([source_phrase(source) for source in sources], APART)
            yield Line(Phrase("table-makes", {"units": units}), 1)
    elif sold := [source_phrase(source) for source in sources if source.is_sold]:
        yield Line(_sale(game, seat, 0 if city == beside(game, seat)[0] else 2, listed(sold, APART)), 1)


def _sale(game: Plain, seat: int, side: int, units: Phrase) -> Phrase:
    """W4.7 What a neighbour sells, with the prices while the market is open."""
    raw, goods = game["price"][seat][side : side + 2]
    if game["phase"] not in OPEN_MARKET:
        return Phrase("table-sells-later", {"units": units})
    return Phrase("table-sells", {"units": units, "raw": raw, "goods": goods})


def source_phrase(source: Source) -> Phrase:
    """What one source makes."""
    if len(source.options) == 1:
        units = source.options[0]
        if source.is_endless:
            return Phrase("source-endless", {"resource": units[0]})
        return Phrase("source-units", {"count": len(units), "resource": units[0]})
    words = [option[0] for option in source.options]
    return Phrase(f"source{NUMBERS[len(words)]}", dict(words_of("resource", words)))


def _symbols(game: Plain, city: int) -> list[Phrase]:
    """W7.5 Science symbols."""
    found = zip((*SYMBOLS, "any"), game["symbols"][city], strict=True)
    return [
        Phrase("token-symbol-any", {"count": count})
        if symbol == "any"
        else Phrase("token-symbol", {"symbol": symbol, "count": count})
        for symbol, count in found
        if count
    ]


def _tokens(game: Plain, city: int) -> list[Phrase]:
    """W6, T20, P74 to P88 What lies on a board."""
    victories = zip((1, 3, 5), game["victories"][city], strict=True)
    said = [Phrase("token-victory", {"value": value, "count": count}) for value, count in victories if count]
    if game["unpaid"][city]:
        said.append(Phrase("token-unpaid", {"count": game["unpaid"][city], "points": -game["penalties"][city]}))
    if game["lost_start"] >> city & 1:
        said.append(Phrase("token-lost-start", {}))
    if game["copied"][city] >= 0:
        said.append(Phrase("token-copied", {"card": MATERIAL.cards[game["copied"][city]].id}))
    counted = {name: game[field][city] for name, field in COUNTED.items()}
    return said + [Phrase(f"token-{name}", {"count": count}) for name, count in counted.items() if count]


COUNTED = {
    "defeat": "defeats", "building": "free_builds", "stage": "free_stages", "colour": "any_colours",
    "olympia": "olympia", "tile": "tiles_built",
}  # fmt: skip


# -- the score sheet -----------------------------------------------------------------------------------------------


def sheet_lines(game: Plain, language: str) -> list[str]:
    """W7 Points by category, a column a seat, as if the game ended now."""
    rows = points_of(game)
    heads = [say(FOLDER, language, "table-seat", seat=seat) for seat in range(game["players"])]
    names = [say(FOLDER, language, f"category-{name}") for name in (*CATEGORIES, "total")]
    first, other = max(map(len, names)), max(6, *map(len, heads))
    cells = [[row[place] for row in rows] for place in range(len(CATEGORIES))] + [[sum(row) for row in rows]]
    return [
        " " * first + "".join(f" {head:>{other}}" for head in heads),
        *(name.ljust(first) + "".join(f" {number:>{other}}" for number in line) for name, line in zip(names, cells)),
    ]


def draw_sheet(games: Games, language: str) -> str:
    """The score sheet by itself."""
    return "\n".join(sheet_lines(plain(games), language))
