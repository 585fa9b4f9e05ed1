"""The table, a hand and the legal actions as data for a client that knows no rules (NOTATION.md, "As JSON")."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ziggurat.games.wonders.action_space import (
    BOARD,
    COPY_NOTHING,
    DIG_NOTHING,
    FORMS,
    KEEP,
    LOSE_TWO,
    SIDE,
)
from ziggurat.games.wonders.arrays import COLOUR, MATERIAL
from ziggurat.games.wonders.figures import CATEGORIES, may_be_in_hands, payments_of, points_of
from ziggurat.games.wonders.limits import BITS, FREE_CITY, NOTHING, OWN_TILES
from ziggurat.games.wonders.notation import FORM_PARTS, OTHERS
from ziggurat.games.wonders.options import LATE_TILES, SIDES, WONDERS
from ziggurat.games.wonders.position import PHASES
from ziggurat.games.wonders.sheet import categories_of, sheets_of
from ziggurat.games.wonders.sources import sources_of
from ziggurat.games.wonders.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DIG,
    ASK_FREE_CITY,
    ASK_SEVENTH,
    ASK_TILE,
    DISCARDED,
    DUG,
    PUBLIC,
    STATE,
)
from ziggurat.games.wonders.vocabulary import COLOURS, SYMBOLS
from ziggurat.games.wonders.words import phrase
from ziggurat.kernel.entries import blank_at
from ziggurat.kernel.records import Plain, plain

CARD_IDS = [card.id for card in MATERIAL.cards]
SYMBOL_NAMES = (*SYMBOLS, "any")
OPEN_MARKET = (ASK_CARD, ASK_SEVENTH, ASK_FREE_CITY, ASK_DIG)
JOINING = ("", "+join", "+any")


# -- the table -----------------------------------------------------------------------------------------------------


def table_of(game: Plain) -> dict[str, Any]:
    """Everything that lies open on the table."""
    age, players = game["age"], game["players"]
    return {
        "phase": PHASES[game["phase"]],
        "age": age,
        "turn": game["turn"],
        "direction": "right" if age == 2 else "left",
        "players": players,
        "tower": bool(game["with_tower"]),
        "projects": bool(game["with_projects"]),
        "sides": SIDES[game["sides"]],
        "wonders": WONDERS[game["wonders"]],
        "late_tiles": LATE_TILES[game["late_tiles"]],
        "asked": _seats_in(game["asked"]),
        "chosen": _seats_in(game["chosen"]),
        "digger": game["digger"] if game["digger"] >= 0 else None,
        "holder": holder_of(game),
        "boards": _boards_left(game),
        "cities": cities_of(game),
        "categories": categories_of(game),
        "tower_tiles": _tower(game) if game["with_tower"] else None,
        "revealed": [_deed(game, city) for city in range(max(3, players))],
        "project": _project(game),
        "past_projects": [MATERIAL.projects[number].id for number in game["project"][: max(0, age - 1)] if number >= 0],
        "discard_size": _discard_size(game),
        "pile_size": game["pile_size"],
    }


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def holder_of(game: Plain) -> int | None:
    """W9.4, W9.7 With two players: who acts for the Free City this turn."""
    if game["players"] != 2 or game["age"] == 0:
        return None
    return int((game["turn"] - 1 + (game["age"] == 2)) % 2)


def _boards_left(game: Plain) -> list[str]:
    """W1.5 While boards are chosen, those that are left, in the order of the file."""
    if game["phase"] != ASK_BOARD:
        return []
    taken = set(game["board"])
    return [board.id for number, board in enumerate(MATERIAL.boards) if number not in taken]


def _discard_size(game: Plain) -> int:
    """W5.6 Cards in the discard pile; in a view the places of those that were dug out are still there."""
    laid = sum(place in (DISCARDED, DUG) for place in game["down_at"][: game["down_size"]])
    return int(laid - sum(kind >= 0 for kind in game["dug"][: game["digs"]]))


def _tower(game: Plain) -> dict[str, Any]:
    """T15 to T19, T39 The tiles placed, those that are active, and the spaces."""
    players = game["players"]
    return {
        "placed": game["tower"][: game["placed"]],
        "builders": [seat if seat >= 0 else None for seat in game["builder"][: game["placed"]]],
        "active": [tile for tile in game["active"] if tile],
        "spaces": MATERIAL.tower.spaces[players],
        "closed": MATERIAL.tower.closed_for_two if players == 2 else 0,
    }


def _project(game: Plain) -> dict[str, Any] | None:
    """P63 The project of this Age."""
    project = game["project"][game["age"] - 1] if game["age"] else -1
    if project < 0:
        return None
    return {"id": MATERIAL.projects[project].id, "tokens": game["tokens"], "open": bool(game["can_join"])}


def _deed(game: Plain, city: int) -> dict[str, Any] | None:
    """W2.2 What a city did and paid when all was last revealed, as far as everybody saw it."""
    if not game["deed"][city]:
        return None
    action, paid = game["deed"][city] - 1, dict(zip(("left", "right", "bank"), game["paid"][city], strict=True))
    if action >= BOARD:
        use, _, rest = OTHERS[action].partition(":")
        return {"use": use, "card": None, "tokens": rest if use == "lose" else None, "joined": False, "paid": paid}
    kind, form = divmod(action, FORMS)
    use, _, joins = FORM_PARTS[form]
    bare = use.removeprefix("free.")
    hides = bare in ("sell", "stage", "stagetoken") or bare.startswith("tile")
    shown = {"use": "tile" if bare.startswith("tile") else bare, "card": None if hides else CARD_IDS[kind]}
    return {**shown, "tokens": None, "joined": joins, "paid": paid}


# -- cities --------------------------------------------------------------------------------------------------------


def cities_of(game: Plain) -> list[dict[str, Any]]:
    """All cities: the seats' in order, with two players the Free City last."""
    sheets = [_sheet(points, parts) for points, parts in zip(points_of(game), sheets_of(game), strict=True)]
    sheets += [{"points": None, "parts": None}] * (max(3, game["players"]) - len(sheets))
    return [city_of(game, city, sheet) for city, sheet in enumerate(sheets)]


def _sheet(points: list[int], parts: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """W7 Points by category and all of them, and of what they are made."""
    return {"points": dict(zip(CATEGORIES, points, strict=True)) | {"total": sum(points)}, "parts": parts}


def city_of(game: Plain, city: int, sheet: dict[str, Any]) -> dict[str, Any]:
    """What everybody may know of a city."""
    cards = cards_of(game, city)
    is_seat = city < game["players"]
    return {
        "board": MATERIAL.boards[game["board"][city]].id if game["board"][city] >= 0 else None,
        "side": _side(game, city),
        "stages": game["stages"][city],
        "coins": game["coins"][city],
        "shields": game["shields"][city],
        "cards": [CARD_IDS[kind] for kind in cards],
        "colours": dict(zip(COLOURS, game["colours"][city], strict=False)),
        "symbols": dict(zip(SYMBOL_NAMES, game["symbols"][city], strict=True)),
        **_tokens(game, city),
        **_tiles(game, city),
        "hand_size": game["hand_size"][packet_of(game, city)] if is_seat and game["age"] else 0,
        **_market(game, city, cards),
        "copied": CARD_IDS[game["copied"][city]] if game["copied"][city] >= 0 else None,
        **sheet,
    }


def _side(game: Plain, city: int) -> str | None:
    """W1.5 The side of a board; none before it is known."""
    is_known = game["board"][city] >= 0 and (SIDES[game["sides"]] != "chosen" or not _sides_to_come(game, city))
    return "AB"[game["side"][city]] if is_known else None


def _sides_to_come(game: Plain, city: int) -> bool:
    return city < game["players"] and PHASES[game["phase"]] in ("board", "side")


def cards_of(game: Plain, city: int) -> tuple[int, ...]:
    """W3.1 The kinds of cards that stand in a city, in the order of the file."""
    return _kinds_in(tuple(game["cards"][city]))


@lru_cache(maxsize=4096)
def _kinds_in(words: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(kind for kind in range(len(CARD_IDS)) if words[kind // BITS] >> kind % BITS & 1)


def _tokens(game: Plain, city: int) -> dict[str, Any]:
    """W6, P64 to P88 What a city has been given or has to hand back."""
    ones, threes, fives = game["victories"][city]
    return {
        "victories": {"1": ones, "3": threes, "5": fives},
        "defeats": game["defeats"][city],
        "unpaid": game["unpaid"][city],
        "penalties": game["penalties"][city],
        "free_builds": game["free_builds"][city],
        "free_stages": game["free_stages"][city],
        "any_colours": game["any_colours"][city],
        "olympia": bool(game["olympia"][city]),
        "lost_start": bool(game["lost_start"] >> city & 1),
        "rewards": game["rewards"][city],
        "joins": game["joins"][city],
        "joined": bool(game["joined"] >> city & 1),
    }


def _tiles(game: Plain, city: int) -> dict[str, Any]:
    """T11, T14 How many tiles a city has left and has built."""
    built = game["tiles_built"][city]
    kept = 0
    if game["with_tower"] and city < game["players"]:
        kept = OWN_TILES if game["age"] else game["turn"]
    return {"tiles_left": kept - built, "tiles_built": built}


def _market(game: Plain, city: int, cards: tuple[int, ...]) -> dict[str, Any]:
    """W4.3, W4.6, W4.10, T28 What a city makes and sells, and what a unit costs it; no prices between the Ages."""
    makes, sells = sources_of(
        game["board"][city],
        game["side"][city],
        game["stages"][city],
        bool(game["lost_start"] >> city & 1),
        cards,
        tuple(game["active"]) if game["age"] else (),
    )
    left_raw, left_goods, right_raw, right_goods = game["price"][city][:4]
    prices = {"left": {"raw": left_raw, "goods": left_goods}, "right": {"raw": right_raw, "goods": right_goods}}
    return {"makes": makes, "sells": sells, "prices": prices if game["phase"] in OPEN_MARKET else None}


# -- a hand --------------------------------------------------------------------------------------------------------


def packet_of(game: Plain, seat: int) -> int:
    """W2.3 The packet that a seat holds."""
    passed = game["turn"] - 1
    return int((seat + passed if game["age"] == 2 else seat - passed) % game["players"])


def hand_of(game: Plain, seat: int) -> dict[str, Any]:
    """What only this seat may see, and what it can tell of cards that it has passed on."""
    game, holds = _seen_by(game, seat), game["age"] > 0
    tiles = game["tiles"][seat] if game["with_tower"] else []
    return {
        "cards": _cards_in(game, packet_of(game, seat)) if holds else [],
        "choice": chosen_for(game, seat),
        "free_choice": chosen_for(game, FREE_CITY) if holder_of(game) == seat else None,
        "tiles": [tile for tile in tiles if tile > 0],
        "waiting": [-tile for tile in tiles if tile < 0],
        "draft": _draft(game, seat),
        "drawn": _drawn(game, seat) if holds else None,
        "discards": _discards(game, seat) if is_digging(game, seat) else [],
        "passed": _passed(game, seat) if holds else [],
    }


def _seen_by(game: Plain, seat: int) -> Plain:
    """The record with all blank that a seat may not know; of one that is blank already, the same again."""
    record = game.record(STATE)
    blank_at(record, 0, seat)
    return plain(record)


def _cards_in(game: Plain, packet: int) -> list[str]:
    return [CARD_IDS[kind] for kind in game["hand"][packet][: game["hand_size"][packet]] if kind >= 0]


def _draft(game: Plain, seat: int) -> list[int]:
    """T11 The tiles before a seat while they are drafted."""
    if game["phase"] != ASK_TILE:
        return []
    return [tile for tile in game["draft"][(seat + game["turn"]) % game["players"]] if tile]


def is_digging(game: Plain, seat: int) -> bool:
    """W5.6 Whether a seat looks at the discard pile now."""
    return bool(game["phase"] == ASK_DIG and game["asked"] >> seat & 1)


def _drawn(game: Plain, seat: int) -> str | None:
    """W9.4 With two players the card that a seat has drawn from the pile this turn."""
    kind = game["drawn"][game["age"] - 1][game["turn"] - 1] if holder_of(game) == seat else NOTHING
    return CARD_IDS[kind] if kind >= 0 else None


def _discards(game: Plain, seat: int) -> list[str]:
    """W5.6 The discard pile, in the order in which its cards came there."""
    size, left = game["down_size"], list(game["discard"])
    places = zip(game["down"][:size], game["down_at"], game["down_known"], strict=False)
    seen = [kind for kind, at, known in places if at == DISCARDED and known & (PUBLIC | 1 << seat)]
    found = []
    for kind in reversed(seen):  # of equal cards the one that came first has been dug out
        if left[kind] > 0:
            left[kind] -= 1
            found.append(CARD_IDS[kind])
    return found[::-1]


def _passed(game: Plain, seat: int) -> list[dict[str, Any]]:
    """W2.3 For each other hand that the seat has held: the cards that may be in it, and how many of them are."""
    own, found = packet_of(game, seat), []
    maybe = may_be_in_hands(game, seat)
    for other in range(game["players"]):
        packet = packet_of(game, other)
        size = game["hand_size"][packet]
        kinds = [kind for kind in game["hand"][packet][:size] if kind >= 0]
        if packet == own or len(kinds) < size or not kinds:
            continue
        laid = [game["down"][at] for at in range(len(maybe)) if maybe[at] and game["down_packet"][at] == packet]
        found.append({"seat": other, "cards": [CARD_IDS[kind] for kind in sorted(kinds + laid)], "left": size})
    return found


def chosen_for(game: Plain, city: int) -> dict[str, Any] | None:
    """W2.2 What was chosen for a city and is not yet revealed."""
    action = game["choice"][city]
    return {"action": action, "notation": chosen_text(game, city, action)} if action >= 0 else None


def chosen_text(game: Plain, city: int, action: int) -> str:
    """The notation of a choice, with the coins that it takes."""
    if action >= BOARD:
        return OTHERS[action]
    to_left, to_right, _ = game["pay"][city]
    kind, form = divmod(action, FORMS)
    return text_of(kind, form, to_left, to_right, how_it_joins(game, kind, form))


def how_it_joins(game: Plain, kind: int, form: int) -> int:
    """P64, P85 Whether an action joins the project: by colour (1) or with a token (2)."""
    if not FORM_PARTS[form][2]:
        return 0
    project = game["project"][game["age"] - 1]
    return 1 if MATERIAL.projects[project].colour == COLOURS[COLOUR[kind]] else 2


# -- offers --------------------------------------------------------------------------------------------------------


def text_of(kind: int, form: int, to_left: int, to_right: int, joins: int) -> str:
    """The notation of a use of a card."""
    coins = (f"<{to_left}" if to_left else "") + (f">{to_right}" if to_right else "")
    return f"{FORM_PARTS[form][0]}:{CARD_IDS[kind]}{coins}{JOINING[joins]}"


def offers(game: Plain, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """The legal actions with what each would do, from which place to which it leads, and what it costs."""
    rows = payments_of(game, seat, list(actions))
    return [_offer(game, seat, action, row) for action, row in zip(actions, rows, strict=True)]


def _offer(game: Plain, seat: int, action: int, row: list[int]) -> dict[str, Any]:
    """One offer."""
    to_left, to_right, to_bank, joins = row
    said = phrase(game, seat, action, True).data()
    if action >= BOARD:
        source, target = _rare_places(action)
        return {"action": action, "notation": OTHERS[action], "text": said, "from": source, "to": target, "price": None}
    kind, form = divmod(action, FORMS)
    source, target, has_price = places_of(kind, form, joins, game["digger"] if game["phase"] == ASK_DIG else seat)
    return {
        "action": action,
        "notation": text_of(kind, form, to_left, to_right, joins),
        "text": said,
        "from": source,
        "to": target,
        "price": {"left": to_left, "right": to_right, "bank": to_bank} if has_price else None,
    }


def places_of(kind: int, form: int, joins: int, city: int) -> tuple[str, str, bool]:
    """Where a use of a card begins and where it leads, and whether it has a price."""
    use, _, _ = FORM_PARTS[form]
    card = CARD_IDS[kind]
    if use in ("lose", "copy"):
        return (f"city.{card}" if use == "lose" else f"guild.{card}"), use, False
    is_free, use = use.startswith("free."), use.removeprefix("free.")
    if use == "sell":
        return f"hand.{card}", f"sell.{FREE_CITY}" if is_free else "sell", False
    if use.startswith("tile"):
        return f"hand.{card}", f"tile.{use.removeprefix('tile')}", False
    source = f"discards.{card}" if use == "dig" else f"hand.{card}"
    return source, f"{use}.{FREE_CITY if is_free else city}{JOINING[joins]}", True


def _rare_places(action: int) -> tuple[str, str]:
    """Where something begins that is done without a card, and where it leads."""
    text = OTHERS[action].rpartition(":")[2]
    if action < SIDE:
        return f"boards.{text}", "board"
    if action < KEEP:
        return f"sides.{text}", "side"
    if action < DIG_NOTHING:
        return f"draft.{text}", "keep"
    if action < LOSE_TWO:
        return "nothing", "dig"
    return ("nothing", "copy") if action == COPY_NOTHING else ("tokens", "lose")
