"""Rounds of a search: in each a world is dealt that agrees with the view, the others choose, and every own action that
is still in the race is tried in just that world, by a game played to its end.

Trying the actions side by side in the same world, against the same choices and with the same chances, takes most of the
luck out of the comparison.
"""

import math

import numpy as np

from ziggurat.agents.playing import is_listed
from ziggurat.agents.tree import (
    DESK,
    KIN,
    NODE,
    WIDTH,
    Desks,
    Kins,
    Nodes,
    add_node,
    edge_of,
    learn,
    mixed,
    pick,
    place_of,
    promises,
    put_in_order,
    tell_back,
)
from ziggurat.kernel import verbs
from ziggurat.kernel.jit import entry, rule, wide
from ziggurat.kernel.playouts import MOST_DECISIONS, Choosers, first_seat
from ziggurat.kernel.records import Games
from ziggurat.kernel.rng import KEY_WORDS, Generator, next_word

SAMPLES = {
    "nodes": np.zeros(1, dtype=NODE),
    "desks": np.zeros(1, dtype=DESK),
    "kins": np.zeros(1, dtype=np.int16),
    "choosers": np.zeros((1, 4), dtype=np.uint32),
    "margin": 0.0,
}

DOUBT = 1.6  # standard errors within which an action may still be the best
CERTAINTY = 4.0  # standard errors beyond which it is not
TRIFLE = 0.002  # what is not worth looking for
PATIENCE = 4  # rounds in which everybody takes part
FIRST_RACERS = 6  # actions in the first round; one more in each that follows
LUCK = 0.25  # how far games of the same action spread, before anything is known
LEAD = 0.5  # how much of a game's worth is the lead, the rest being the place


@entry
def open_search(games: Games, seat: int, actions: verbs.Actions, totals: verbs.Figures, nodes: Nodes, desks: Desks,
                kins: Kins) -> int:  # fmt: skip
    """Find or make the root, with the most promising actions in their order; returns how many it has."""
    desk = desks[0]
    at = place_of(nodes, wide(desk.roots[seat]))
    if nodes[at].key == 0:
        add_node(nodes, desk, at, wide(desk.roots[seat]))
    desk.root = at
    desk.rounds = 0
    desk.spread = 0.0
    desk.compared = 0.0
    count = promises(games[0], seat, actions, totals, kins, KIN)
    if holds_others(nodes[at], actions, count):
        empty(nodes[at])
    number = put_in_order(desk, totals, count, WIDTH)
    for rank in range(number):
        edge_of(nodes[at], wide(actions[desk.order[rank]]))
    return wide(nodes[at].known)


@rule
def holds_others(node: np.record, actions: verbs.Actions, count: int) -> bool:
    """Whether a node has met actions that are not legal here: then it has seen too many other worlds."""
    found = 0
    for edge in range(node.known):
        found += 1 if is_listed(wide(node.action[edge]), actions, count) else 0
    return found < wide(node.known)


@rule
def empty(node: np.record) -> None:
    """Forget what a node has learned."""
    node.visits = 0
    node.known = 0
    node.total = 0.0
    for edge in range(WIDTH):
        node.tried[edge] = 0
        node.met[edge] = 0
        node.worth[edge] = 0.0
        node.won[edge] = 0.0


@entry
def search_round(
    games: Games,
    seat: int,
    seat_count: int,
    limit: int,
    margin: float,
    worlds: Games,
    actions: verbs.Actions,
    totals: verbs.Figures,
    nodes: Nodes,
    desks: Desks,
    kins: Kins,
    key: verbs.Key,
    generators: Generator,
    choosers: Choosers,
) -> int:
    """One world, and each action of the root that is in the race tried in it; returns how many games were played.

    What is not legal in the world is not tried in it.
    """
    desk = desks[0]
    line_up(nodes[desk.root], desk)
    deal_world(games, seat, worlds, key, generators, choosers)
    own_has_chosen = (verbs.to_act(worlds[0]) >> seat) & 1 == 0
    others_choose(worlds[0], seat, seat_count, own_has_chosen, nodes, desk, actions, totals, kins, choosers)
    leave_out_illegal(worlds[0], seat, nodes[desk.root], desk, actions)
    played, mean, squares = 0, 0.0, 0.0
    for edge in range(nodes[desk.root].known):
        if desk.racing[edge] and played < limit:
            worlds[1] = worlds[0]
            for word in range(4):
                choosers[0, word] = choosers[1, word]
            try_action(worlds[1], seat, edge, seat_count, nodes, desk, actions, totals, kins, choosers)
            judge(worlds[1], seat_count, margin, desk)
            tell_back(nodes, desk)
            learn(nodes[desk.root], edge, desk.worth[seat], desk.won[seat])
            played += 1
            step = desk.worth[seat] - mean
            mean += step / played
            squares += step * (desk.worth[seat] - mean)
    if played > 1:
        desk.spread += squares
        desk.compared += played - 1.0
    desk.rounds += 1
    return played


@entry
def is_clear(nodes: Nodes, desks: Desks) -> bool:
    """Whether nothing can be expected to catch up with the best action of the root."""
    desk = desks[0]
    node = nodes[desk.root]
    if node.known == 1:
        return True
    if desk.rounds < 2 * PATIENCE + WIDTH:
        return False
    return racers(node, desk, CERTAINTY) == 1


# -- the race ------------------------------------------------------------------------------------------------------


@rule
def line_up(node: np.record, desk: np.record) -> None:
    """Who takes part in a round: at first all that are let in, later those that may still be the best.

    The best never runs alone: without somebody to compare it with, nothing would become clearer.
    """
    for edge in range(WIDTH):
        desk.racing[edge] = 0
    if racers(node, desk, DOUBT) == 1 and node.known > 1:
        desk.racing[challenger(node, desk)] = 1


@rule
def leave_out_illegal(world: np.record, seat: int, node: np.record, desk: np.record, actions: verbs.Actions) -> None:
    """Only what can be done in a world takes part in its round."""
    count = verbs.legal(world, seat, actions)
    for edge in range(node.known):
        if desk.racing[edge] and not is_listed(wide(node.action[edge]), actions, count):
            desk.racing[edge] = 0


@rule
def challenger(node: np.record, desk: np.record) -> int:
    """Of the actions that have dropped out the one that may be worth most."""
    best, highest = 0, -math.inf
    for edge in range(node.known):
        if not desk.racing[edge]:
            tried = max(1, wide(node.tried[edge]))
            worth = node.worth[edge] / tried + DOUBT * luck(desk) / math.sqrt(1.0 * tried)
            if worth > highest:
                best, highest = edge, worth
    return best


@rule
def racers(node: np.record, desk: np.record, doubt: float) -> int:
    """Mark the actions that may still be the best, and count them."""
    best = leader(node, desk)
    number = 0
    for edge in range(min(wide(node.known), FIRST_RACERS + wide(desk.rounds))):
        desk.racing[edge] = 1 if may_win(node, desk, edge, best, doubt) else 0
        number += wide(desk.racing[edge])
    return number


@rule
def leader(node: np.record, desk: np.record) -> int:
    """The action that has been worth most, with something off for how little it was tried."""
    best, highest = 0, -math.inf
    for edge in range(node.known):
        if node.tried[edge] > 0:
            worth = node.worth[edge] / node.tried[edge] - 0.7 * luck(desk) / math.sqrt(1.0 * node.tried[edge])
            if worth > highest:
                best, highest = edge, worth
    return best


@rule
def may_win(node: np.record, desk: np.record, edge: int, best: int, doubt: float) -> bool:
    """Whether an action may turn out better than the best so far."""
    tried = wide(node.tried[edge])
    if edge == best or tried < PATIENCE:
        return True
    behind = node.worth[best] / node.tried[best] - node.worth[edge] / tried
    return bool(doubt * luck(desk) * math.sqrt(1.0 / tried + 1.0 / node.tried[best]) - behind > TRIFLE)


@rule
def luck(desk: np.record) -> float:
    """How far actions that are tried in the same world spread by chance."""
    return math.sqrt((desk.spread + 8.0 * LUCK * LUCK) / (desk.compared + 8.0))


# -- a world and a game in it --------------------------------------------------------------------------------------


@rule
def deal_world(
    games: Games, seat: int, worlds: Games, key: verbs.Key, generators: Generator, choosers: Choosers
) -> None:
    """A world that agrees with the view, and chances for what is played in it."""
    for word in range(KEY_WORDS):
        key[word] = next_word(generators[0])
    for word in range(4):
        choosers[1, word] = next_word(generators[0]) | 1
        choosers[0, word] = choosers[1, word]
    worlds[0] = games[0]
    verbs.redeal(worlds[0], seat, key)


@rule
def others_choose(
    world: np.record,
    seat: int,
    seat_count: int,
    own_has_chosen: bool,
    nodes: Nodes,
    desk: np.record,
    actions: verbs.Actions,
    totals: verbs.Figures,
    kins: Kins,
    choosers: Choosers,
) -> None:
    """All who choose at the same time choose, also those who have already: a world only guesses what.

    Where the own seat has chosen and may choose again, those who have not are kept waiting until it has done so.
    """
    awaited = verbs.to_act(world)
    desk.path = 0
    desk.asked = 1 << seat
    for other in range(seat_count):
        desk.keys[other] = desk.roots[other]
        desk.inside[other] = 1
        desk.picked[other] = -1
    for other in range(seat_count):
        if other != seat and verbs.legal(world, other, actions) > 0:
            desk.asked |= 1 << other
            action = pick(world, other, nodes, desk, actions, totals, kins, choosers)
            desk.keys[other] = mixed(wide(desk.keys[other]), action)
            if own_has_chosen and (awaited >> other) & 1:
                desk.picked[other] = action
            else:
                verbs.play(world, other, action)
    desk.base_path = desk.path
    for other in range(seat_count):
        desk.starts[other] = desk.keys[other]
        desk.base_inside[other] = desk.inside[other]


@rule
def try_action(
    world: np.record,
    seat: int,
    edge: int,
    seat_count: int,
    nodes: Nodes,
    desk: np.record,
    actions: verbs.Actions,
    totals: verbs.Figures,
    kins: Kins,
    choosers: Choosers,
) -> None:
    """Play an action of the root, then the game to its end."""
    desk.path = desk.base_path
    for other in range(seat_count):
        desk.keys[other] = desk.starts[other]
        desk.inside[other] = desk.base_inside[other]
    action = wide(nodes[desk.root].action[edge])
    note_choice(desk, seat, action, seat_count)
    verbs.play(world, seat, action)
    for other in range(seat_count):
        if desk.picked[other] >= 0:
            verbs.play(world, other, wide(desk.picked[other]))
    play_out(world, seat_count, nodes, desk, actions, totals, kins, choosers)


@rule
def note_choice(desk: np.record, seat: int, action: int, seat_count: int) -> None:
    """Go on in the own tree, and, where nobody chooses at the same time, in those of all."""
    if desk.asked == 1 << seat:
        for other in range(seat_count):
            desk.keys[other] = mixed(wide(desk.keys[other]), action)
    else:
        desk.keys[seat] = mixed(wide(desk.keys[seat]), action)


@rule
def play_out(
    world: np.record,
    seat_count: int,
    nodes: Nodes,
    desk: np.record,
    actions: verbs.Actions,
    totals: verbs.Figures,
    kins: Kins,
    choosers: Choosers,
) -> None:
    """Play to the end, everybody by the own tree as far as it reaches, then by promise."""
    mask = verbs.to_act(world)
    desk.awaited = 0
    decisions = 0
    while mask != 0 and decisions < MOST_DECISIONS:
        decisions += 1
        if mask != desk.awaited:
            desk.asked = mask
        seat = first_seat(mask)
        action = pick(world, seat, nodes, desk, actions, totals, kins, choosers)
        note_choice(desk, seat, action, seat_count)
        desk.awaited = mask & ~(1 << seat)
        verbs.play(world, seat, action)
        mask = verbs.to_act(world)


@rule
def judge(world: np.record, seat_count: int, margin: float, desk: np.record) -> None:
    """What a finished game is worth to each seat: its share of first place, and how far it leads."""
    for seat in range(seat_count):
        desk.score[seat] = verbs.score(world, seat)
    for seat in range(seat_count):
        best, number = best_of_others(desk, seat, seat_count)
        lead = wide(desk.score[seat]) - best
        desk.won[seat] = 1.0 if lead > 0 else 1.0 / (1.0 + number) if lead == 0 else 0.0
        desk.worth[seat] = desk.won[seat]
        if margin > 0.0:
            smooth = 0.5 + 0.5 * lead / (margin + abs(lead))
            desk.worth[seat] = (1.0 - LEAD) * desk.won[seat] + LEAD * smooth


@rule
def best_of_others(desk: np.record, seat: int, seat_count: int) -> tuple[int, int]:
    """The highest score of the others, and how many of them have it."""
    best, number = 0, 0
    for other in range(seat_count):
        if other != seat:
            score = wide(desk.score[other])
            if number == 0 or score > best:
                best, number = score, 1
            elif score == best:
                number += 1
    return best, number
