"""Which games are to be played: every table of the agents given, every deal with the seats rotated.

In games for two every pair of agents is a table. Where more can play, the agents as given are one table, unless fewer
seats are asked for. A ladder plays neighbours only: each agent against the next in the list. Games are numbered deal by
deal, so that a run with more games begins like one with fewer.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

from ziggurat import agents
from ziggurat.kernel import registry
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game, Rulebook

USUAL_SEATS = 3  # at least so many sit at a table of a game for several


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int  # from 1, as in the log
    deal: int  # from 1
    seats: tuple[str, ...]  # the agent in each seat
    twin: int  # how many games of the same deal have the same agents in the same seats, before this one


@dataclass(frozen=True)
class Plan:
    """All games of a run."""

    game: str
    agents: tuple[str, ...]  # as given
    seats: int
    games: int  # for each table
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    neighbours: bool = False  # only each agent against the next in the list

    @property
    def names(self) -> list[str]:
        """Each agent once, in the order given."""
        return list(dict.fromkeys(self.agents))

    @property
    def levels(self) -> dict[str, str]:
        """Which agent plays each level that is named."""
        plain = {name: agents.plainly(name, self.game) for name in self.names}
        return {name: text for name, text in plain.items() if text != name}

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Who plays whom, each table once; a table of one agent alone shows nothing."""
        if self.neighbours:
            return [tuple(filled(pair, self.seats)) for pair in pairwise(self.names)]
        found = dict.fromkeys(combinations(filled(self.agents, self.seats), self.seats))
        return [table for table in found if len(set(table)) > 1]

    @property
    def deals(self) -> int:
        """How many deals there are; the last is played with all rotations too."""
        return -(-self.games // self.seats)

    @property
    def total(self) -> int:
        """How many games there are."""
        return self.deals * len(self.tables) * self.seats

    def fixtures(self) -> Iterator[Fixture]:
        """All games by number."""
        tables, number = self.tables, 0
        for deal in range(1, self.deals + 1):
            seen: list[tuple[str, ...]] = []
            for seats in (rotated(table, turn) for table in tables for turn in range(self.seats)):
                number += 1
                yield Fixture(number, deal, seats, seen.count(seats))
                seen.append(seats)

    def key(self, deal: int) -> str:
        """The key of a deal."""
        return _digest(f"arena {self.seed} deal {deal}")

    def agent_seed(self, fixture: Fixture, seat: int) -> int:
        """Where an agent's own generator begins: in the same place whatever else the run holds."""
        line = " ".join(fixture.seats)
        return int(_digest(f"arena {self.seed} deal {fixture.deal} {line} {fixture.twin} seat {seat}")[:15], 16)

    @property
    def identity(self) -> dict[str, Any]:
        """What two runs must have in common to share a log: all but how many games there are."""
        book = registry.find(self.game).rulebook
        return {
            "game": f"{book.name} {book.version}",
            "agents": list(self.agents),
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "neighbours": self.neighbours,
        }

    @property
    def name(self) -> str:
        """A short name for the run, which its log is called by."""
        return f"{self.game}-{_digest(json.dumps(self.identity, sort_keys=True))[:12]}"

    @property
    def command(self) -> str:
        """What is typed to play it."""
        words = ["ziggurat", "arena", self.game, *self.agents, f"--games {self.games}", f"--seed {self.seed}"]
        usual = registry.find(self.game).rulebook.options
        changed = {name: value for name, value in self.options.items() if value != usual[name][0]}
        changed.pop(registry.find(self.game).rulebook.players_option or "", None)
        if self.neighbours:
            words.append("--neighbours")
        if self.seats != usual_seats(registry.find(self.game).rulebook, 2 if self.neighbours else len(self.agents)):
            words.append(f"--players {self.seats}")
        flags = ((name.replace("_", "-"), value) for name, value in changed.items())
        return " ".join(
            [*words, *(f'--{name} "{value}"' if " " in value else f"--{name} {value}" for name, value in flags)]
        )


def rotated(table: Sequence[str], turn: int) -> tuple[str, ...]:
    """The same agents, each some seats further on."""
    return (*table[-turn:], *table[:-turn]) if turn else tuple(table)


def filled(given: Sequence[str], seats: int) -> list[str]:
    """Agents for all seats: those given, again from the first where they are too few."""
    return [given[seat % len(given)] for seat in range(max(seats, len(given)))]


def usual_seats(book: Rulebook, given: int) -> int:
    """How many sit at a table if nobody says so."""
    fewest, most = book.seats
    return fewest if most == fewest else max(min(USUAL_SEATS, most), given)


def make_plan(
    game: str,
    given: Sequence[str],
    *,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    neighbours: bool = False,
) -> Plan:
    """A plan from what somebody typed; whatever will not do is refused with what would."""
    kind = registry.find(game)
    if games < 1:
        raise BadOption("number of games", games, "1 or more")
    texts = tuple(_spelled(text) for text in given)
    wanted = dict(options or {})
    at_once = 2 if neighbours else len(texts)
    seats = _seats(kind.rulebook, at_once, wanted.pop(kind.rulebook.players_option or "", None))
    _check_agents(texts, in_pairs=neighbours or seats == 2)
    return Plan(game, texts, seats, games, seed, _all_options(kind, seats, wanted), neighbours)


def _spelled(text: str) -> str:
    """The text of an agent, if there is one of that name and with these options."""
    agents.make(text)
    return text


def _seats(book: Rulebook, given: int, wanted: str | None) -> int:
    fewest, most = book.seats
    known = f"a number from {fewest} to {most}"
    if wanted is None:
        seats = usual_seats(book, given)
        if seats > most:
            raise BadOption("number of agents for one table", given, f"at most {most}, or say how many sit: --players")
        return seats
    if not re.fullmatch("[0-9]{1,3}", wanted) or not fewest <= int(wanted) <= most:
        raise BadOption("number of players", wanted, known)
    return int(wanted)


def _check_agents(given: Sequence[str], *, in_pairs: bool) -> None:
    if len(set(given)) < 2:
        raise BadOption("list of agents", " ".join(given), "two different ones or more, such as: greedy random")
    if in_pairs and len(set(given)) < len(given):
        twice = next(text for text in given if list(given).count(text) > 1)
        raise BadOption("agent to be named twice", twice, "each agent once; it plays its opponents in pairs")


def _all_options(kind: type[Game], seats: int, wanted: Mapping[str, str]) -> dict[str, str]:
    """All options of the game, checked."""
    name = kind.rulebook.players_option
    chosen = {**wanted, **({name: str(seats)} if name else {})}
    kind.blank_record(**chosen)
    return {option: chosen.get(option, values[0]) for option, values in kind.rulebook.options.items()}


def _digest(text: str) -> str:
    return hashlib.sha256(f"ziggurat {text}".encode()).hexdigest()
