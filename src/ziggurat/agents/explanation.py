"""Why an agent chooses what it chooses: as data, and as text in every language.

The reasons are made of what the game's tactics count. A few worlds that the seat cannot tell from the real one are
played on, with the choice and with the best alternative, to where they can be compared: to the end of what is planned
for the own turn, or to where everybody's choices are revealed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ziggurat.agents.thoughts import Candidate, Thoughts
from ziggurat.kernel import entries, records
from ziggurat.kernel.game import Action, Rulebook, View
from ziggurat.kernel.records import Games
from ziggurat.kernel.texts import Phrase, say, speak
from ziggurat.kernel.verbs import Figures

FOLDER = Path(__file__).parent
WORLDS = 8  # how many are imagined
MOST = 3  # alternatives, and reasons
SLIGHT = 0.25  # what counts less than this share of what counts most goes without saying
WON = "won"  # what tactics count when a game is over


@dataclass(frozen=True)
class Option:
    """Something to do, what it does, what is expected of it, and how the game would go on."""

    action: Action
    does: Phrase
    estimate: float | None
    line: tuple[Action, ...]

    def data(self) -> dict[str, Any]:
        """The option as JSON has it."""
        line = [str(action) for action in self.line]
        return {"action": str(self.action), "does": self.does.data(), "estimate": self.estimate, "line": line}


@dataclass(frozen=True)
class Explanation:
    """What an agent would do, what else it thought of, and why."""

    rulebook: Rulebook
    seat: int
    choice: Option
    alternatives: tuple[Option, ...]  # the best first; none where there is nothing else to do
    reasons: tuple[Phrase, ...]  # what the choice brings
    compared: tuple[Phrase, ...]  # what it brings that the best alternative does not
    playouts: int
    nodes: int

    def data(self) -> dict[str, Any]:
        """The explanation as JSON has it; estimates are shares of a win (of the first place), from 0 to 1."""
        return {
            "game": self.rulebook.name,
            "seat": self.seat,
            **self.choice.data(),
            "reasons": [reason.data() for reason in self.reasons],
            "alternatives": [other.data() for other in self.alternatives],
            "compared": [reason.data() for reason in self.compared],
            "playouts": self.playouts,
            "nodes": self.nodes,
        }

    def text(self, language: str = "en") -> str:
        """The explanation in words, a few lines."""
        return "\n".join(self._lines(language))

    def __str__(self) -> str:
        return self.text()

    def _lines(self, language: str) -> Iterator[str]:
        yield self._said(self.choice, language)
        yield self._expected(self.choice, language) or say(FOLDER, language, "explain-unknown")
        yield from self._why(language)
        yield say(FOLDER, language, "explain-line", line=" ".join(map(str, self.choice.line)))
        if self.alternatives:
            yield say(FOLDER, language, "explain-instead")
        for other in self.alternatives:
            yield f"  {self._said(other, language)}. {self._expected(other, language)}".rstrip()

    def _why(self, language: str) -> Iterator[str]:
        """The reasons in sentences."""
        if not self.alternatives:
            yield say(FOLDER, language, "explain-only")
        if self.reasons:
            yield say(FOLDER, language, "explain-why", clauses=self._clauses(self.reasons, language))
        if self.alternatives and not self.reasons and not self.compared:
            yield say(FOLDER, language, "explain-later")
        if self.compared and self.compared != self.reasons:
            other = str(self.alternatives[0].action)
            yield say(FOLDER, language, "explain-than", action=other, clauses=self._clauses(self.compared, language))

    def _said(self, option: Option, language: str) -> str:
        return say(
            FOLDER, language, "explain-action", action=str(option.action), what=self._speak(option.does, language)
        )

    def _expected(self, option: Option, language: str) -> str:
        """What is expected of an option; nothing where nobody has looked."""
        if option.estimate is None:
            return ""
        return say(self.rulebook.folder, language, "estimate", percent=round(100 * option.estimate))

    def _clauses(self, phrases: Sequence[Phrase], language: str) -> str:
        """Several clauses with one subject, in a row."""
        *before, last = [self._speak(phrase, language) for phrase in phrases]
        if not before:
            return last
        first = before[0]
        for clause in before[1:]:
            first = say(FOLDER, language, "list", first=first, rest=clause)
        return say(FOLDER, language, "list-last", first=first, rest=last)

    def _speak(self, phrase: Phrase, language: str) -> str:
        return speak(self.rulebook.folder, self.rulebook.words, language, phrase)


def explain(view: View, thoughts: Thoughts) -> Explanation:
    """Why the first of the candidates was chosen."""
    imagined = Imagined(view)
    chosen, *others = thoughts.candidates
    rest = [other for other in others if _differ(view, other.action, chosen.action)][:MOST]
    options = [_option(view, candidate) for candidate in (chosen, *(rest or imagined.rivals(chosen.action)))]
    future = imagined.after(chosen.line)
    reasons = _differences(view.rulebook, imagined.now, future, unnumbered=imagined.is_alone)
    compared: list[Phrase] = []
    if rest or (len(options) > 1 and len(chosen.line) == 1):  # a plan is not compared with a single action
        compared = _differences(view.rulebook, imagined.after(options[1].line), future)
    return Explanation(
        rulebook=view.rulebook,
        seat=view.seat,
        choice=options[0],
        alternatives=tuple(options[1:]),
        reasons=tuple(reasons),
        compared=tuple(compared),
        playouts=thoughts.playouts,
        nodes=thoughts.nodes,
    )


def _option(view: View, candidate: Candidate) -> Option:
    does = view.rulebook.phrase(records.plain(view.state), view.seat, candidate.action.number, True)
    return Option(candidate.action, does, candidate.estimate, candidate.line)


def _differ(view: View, one: Action, other: Action) -> bool:
    """Whether two actions differ in more than in who is paid."""
    book, game = view.rulebook, records.plain(view.state)
    said = [book.phrase(game, view.seat, action.number, True) for action in (one, other)]
    bare = [
        (phrase.key, {name: value for name, value in phrase.values.items() if not isinstance(value, Phrase)})
        for phrase in said
    ]
    return one != other and (bare[0] != bare[1] or not any(isinstance(v, Phrase) for v in said[0].values.values()))


# -- worlds that are imagined --------------------------------------------------------------------------------------


class Account(NamedTuple):
    """How some worlds stand: what the tactics count, and what there is of it as players count; both on average."""

    figures: Figures
    tally: dict[str, float]
    over: float  # in which share of them the game has ended


class Imagined:
    """Some worlds that a seat cannot tell from the real one; the same for the same view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._book = view.rulebook
        self._seat = view.seat
        seen = hashlib.sha256(bytes(view))
        self._worlds = [view.redeal(hashlib.sha256(seen.digest() + bytes([n])).hexdigest()) for n in range(WORLDS)]
        self._others = [self._chosen_by_others(world) for world in self._worlds]

    @property
    def is_alone(self) -> bool:
        """Whether nobody else chooses at the same time: all that changes is then the seat's own doing."""
        return not any(self._others)

    @cached_property
    def now(self) -> Account:
        """How it stands before anything is done."""
        return self._account(self._worlds)

    def after(self, line: Sequence[Action]) -> Account:
        """How it stands when the own part of a line has been played and choices are revealed."""
        pairs = zip(self._worlds, self._others, strict=True)
        return self._account([self._played(world, line, others) for world, others in pairs])

    def rivals(self, chosen: Action) -> list[Candidate]:
        """What looks best besides, to an eye that sees one decision ahead."""
        actions = [action for action in self._view.legal if _differ(self._view, action, chosen)]
        worth = {action: self._worth(action) for action in actions}
        best = sorted(actions, key=lambda action: -worth[action])[:MOST]
        return [Candidate(action, None, 0, (action,)) for action in best]

    def _worth(self, action: Action) -> float:
        """What the tactics make of an action, on average."""
        pairs = zip(self._worlds, self._others, strict=True)
        return sum(float(self._figures(self._played(world, (action,), others)).sum()) for world, others in pairs)

    def _chosen_by_others(self, world: Games) -> list[tuple[int, int]]:
        """What those who choose at the same time seem to choose."""
        chosen = []
        for seat in _seats(world):
            if seat != self._seat:
                chosen.append((seat, self._promising(world, seat)))
        return chosen

    def _promising(self, world: Games, seat: int) -> int:
        """What looks best to a seat at first sight."""
        actions = np.zeros(self._book.actions, dtype=np.int16)
        numbers: list[int] = actions[: entries.legal_at(world, 0, seat, actions)].tolist()
        return max(numbers, key=lambda number: entries.prefer_at(world, 0, seat, number))

    def _played(self, world: Games, line: Sequence[Action], others: list[tuple[int, int]]) -> Games:
        games = records.clone(world)
        for action in line:
            if self._seat not in _seats(games) or self._book.obstacles(games, 0, self._seat, action.number):
                break
            later = records.clone(games)
            entries.play_at(later, 0, self._seat, action.number)
            if self._hands_on(games, later):
                break
            games = self._answered(later) if not others else later
        for seat, number in others:
            if seat in _seats(games):
                entries.play_at(games, 0, seat, number)
        return games

    def _answered(self, games: Games) -> Games:
        """The same when others have done what they are asked for before the own turn goes on."""
        turn = self._book.turn(games)
        while (seats := _seats(games)) and self._seat not in seats and self._book.turn(games) == turn:
            entries.play_at(games, 0, seats[0], self._promising(games, seats[0]))
        return games

    def _hands_on(self, before: Games, after: Games) -> bool:
        """Whether all that an action did was to let others have their turn: what they could do is no merit of it."""
        seats = _seats(after)
        passed = _seats(before) == [self._seat] and seats and self._seat not in seats
        return bool(passed and self._book.turn(before) != self._book.turn(after))

    def _account(self, worlds: list[Games]) -> Account:
        going = [world for world in worlds if _seats(world)]
        counted = going if 2 * len(going) > len(worlds) else [world for world in worlds if not _seats(world)]
        figures = np.mean([self._figures(world) for world in counted], axis=0)
        tallies = [self._book.tally(records.plain(world), self._seat) for world in counted]
        tally = {name: float(np.mean([each[name] for each in tallies])) for name in tallies[0]}
        return Account(figures, tally, 1.0 - len(going) / len(worlds))

    def _figures(self, world: Games) -> Figures:
        figures = np.zeros(len(self._book.counts))
        entries.weigh_at(world, 0, self._seat, figures)
        return figures


def _seats(world: Games) -> list[int]:
    """Who is to act."""
    mask = entries.to_act_at(world, 0)
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


# -- what has changed ----------------------------------------------------------------------------------------------


class Change(NamedTuple):
    """One thing that is more or less than before."""

    phrase: Phrase
    good: bool
    weight: float


def _differences(book: Rulebook, before: Account, after: Account, *, unnumbered: bool = True) -> list[Phrase]:
    """What is better after than before, and the worst of what is worse; what has no number only if asked for."""
    if before.over > 0.5 or after.over > 0.5:
        return _ending(book, before, after)
    figures = zip(book.counts, (after.figures - before.figures).tolist(), strict=True)
    found = [_change(name, figure, before, after) for name, figure in figures if unnumbered or name in after.tally]
    changes = [change for change in found if change is not None]
    changes.sort(key=lambda change: -change.weight)
    worth = [change for change in changes if change.weight >= SLIGHT * changes[0].weight]
    gains = [change.phrase for change in worth if change.good][: MOST - 1]
    losses = [change.phrase for change in worth if not change.good and change.phrase.values][:1]
    return gains + losses if gains else []


def _ending(book: Rulebook, before: Account, after: Account) -> list[Phrase]:
    """What is said of a game that would be over."""
    if after.over <= 0.5 or before.over > 0.5:
        return []
    won = float(after.figures[book.counts.index(WON)])
    return [Phrase(f"counts-{WON}-{'more' if won > 0 else 'less'}", {})] if won else []


def _change(name: str, figure: float, before: Account, after: Account) -> Change | None:
    """What has become of one thing that counts, with a number where players have one; None for nothing."""
    numbered = name in after.tally
    by = round(after.tally[name] - before.tally[name]) if numbered else figure
    if not by or not figure:
        return None
    phrase = Phrase(f"counts-{name}-{'more' if by > 0 else 'less'}", {"count": abs(int(by))} if numbered else {})
    return Change(phrase, figure > 0, abs(figure))
