"""The line-mode client: plain text in, plain text out. Reads well on paper, over a slow line and aloud.

It knows no rules. What is legal, what it does, why it is not possible: the game says so, and this shows it.
"""

import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ziggurat.agents import BEST, Agent, called, is_light, make
from ziggurat.kernel import rulebook_text
from ziggurat.kernel.errors import BadOption, NotationError
from ziggurat.kernel.game import Action, Game
from ziggurat.kernel.texts import say, speak
from ziggurat.terminal import saves

FOLDER = Path(__file__).parent
AGENT = "Agent"  # the header that says which agent plays a seat, with its number behind
LEAVING = ("quit", "exit", "q")
WIDEST = 100  # columns; longer lines are hard to read
EXAMPLES = {"babel": "B22"}  # paragraphs that are worth a look; of other games it is the first
FOUND = 20  # characters of an entry that are shown again
ONLOOKER = -1  # who looks on where agents play among themselves
CLEAR = "\033[2J\033[3J\033[H"  # screen and scroll-back

Read = Callable[[str], str]
Show = Callable[[str], None]
Meanwhile = Callable[[bool], None]  # before each action: whether who acts can do without compiled rules


class Leave(Exception):
    """The player wants to go; the game is saved."""


class Lines:
    """One sitting at one keyboard: some seats are people, the others agents."""

    def __init__(
        self,
        game: Game,
        agents: Mapping[int, Agent],
        path: Path,
        *,
        headers: Mapping[str, str],
        language: str = "en",
        read: Read = input,
        show: Show = print,
        meanwhile: Meanwhile = lambda is_light: None,
    ) -> None:
        self.game = game
        self.agents = agents
        self.path = path
        self.language = language
        self._read = read
        self._show = show
        self._meanwhile = meanwhile
        self._looking: int | None = None  # the person whose cards are on the screen
        self._last: int | None = None  # the person who has acted last
        self._headers = dict(headers)
        people = [seat for seat in game.seats if seat not in agents]
        self._told = dict.fromkeys(people or [ONLOOKER], game.plies)  # how many plies each has heard of

    def text(self, key: str, **values: int | str) -> str:
        """A text of this client in the player's language."""
        return say(FOLDER, self.language, key, **values)

    def run(self) -> None:
        """Play until the game is over or the player leaves. Ctrl-C and the end of input leave too."""
        self._show(self.text("welcome", game=self.game.rulebook.called(self.language)))
        for seat in self.agents:
            name = called(self._headers.get(f"{AGENT}{seat}", ""), self.language)
            if name:
                self._show(self.text("opponent", seat=seat, name=name))
        if not self.path.exists():
            self._save()
        try:
            while not self.game.is_over:
                self._next_decision()
        except (Leave, KeyboardInterrupt, EOFError):
            self._clear()
            self._show("")
            self._show(self.text("left", file=str(self.path)))
            self._show(self.text("left-resume", game=self.game.rulebook.name))
            return
        self._tell_news(min(self._told.values()))
        book = self.game.rulebook
        self._show(f"\n{book.draw(self.game.state, None, self.language)}\n")
        outcome = book.outcome(self.game.state, self.language)
        self._show(self.text("over", outcome=str(outcome)))
        self._show(self.text("over-saved", file=str(self.path)))
        if "Deal" in self._headers:
            self._show(self.text("over-proof", file=str(self.path)))

    def _next_decision(self) -> None:
        seat = self._looking if self._looking in self.game.to_act else self.game.to_act[0]
        if seat in self.agents:
            self._meanwhile(is_light(self._headers.get(f"{AGENT}{seat}", ""), self.game.rulebook.name))
            self._act(self.agents[seat].choose(self.game.view(seat)), seat)
            return
        if self._looking != seat:
            seat = self._next_person(seat)
            self._hand_over(seat)
            self._show_table(seat)
            self._show_actions(seat)
        self._take_entry(seat, self._read(self.text("prompt", seat=seat)).strip())

    def _act(self, action: Action, seat: int) -> None:
        self._meanwhile(True)
        self.game.play(action, seat)
        self._save()
        if len(self._told) == 1:
            self._catch_up(*self._told)
        elif seat not in self.agents:
            self._catch_up(seat)
        if seat not in self.agents:
            self._last = seat
        if seat not in self.agents and self.game.to_act == (seat,):
            self._show_actions(seat)
        else:
            self._looking = None

    def _catch_up(self, seat: int) -> None:
        """Tell a person all that has happened since it was last told something."""
        self._tell_news(self._told[seat])
        self._told[seat] = self.game.plies

    def _tell_news(self, first: int) -> None:
        """What has happened from a ply on; what an agent chooses in secret is no news."""
        for ply in range(first, self.game.plies):
            if self.game.seat_of(ply) not in self.agents or not self.game.was_hidden(ply):
                self._tell(ply)

    def _tell(self, ply: int) -> None:
        """What the action of a ply has done."""
        for line in self.game.tell(ply, self.language):
            self._show(line)

    def _next_person(self, seat: int) -> int:
        """Between people at one keyboard nobody sees another's cards; whoever chose last can come back instead."""
        if len(self._told) == 1:
            return seat
        self._clear()
        last = self._last if self._last is not None and self.game.undoable(self._last) else None
        key = "pass-on" if last is None else "pass-on-or-undo"
        entry = self._read(self.text(key, seat=seat, last=seat if last is None else last)).strip().lower()
        if entry in LEAVING:
            raise Leave
        if entry != "undo" or last is None:
            return seat
        self._take_back(last)
        return last

    def _hand_over(self, seat: int) -> None:
        """Tell a person what has happened since, and show the cards."""
        self._catch_up(seat)
        self._looking = seat

    def _clear(self) -> None:
        """Take the cards of one of several people off the screen."""
        if len(self._told) > 1 and sys.stdout.isatty():
            self._show(CLEAR)

    def _show_table(self, seat: int) -> None:
        self._show(f"\n{self.game.rulebook.draw(self.game.view(seat).state, seat, self.language)}")

    def _show_actions(self, seat: int) -> None:
        self._show("\n" + self.text("actions"))
        actions = list(self.game.legal_for(seat))
        width = max(len(action.notation) for action in actions)
        for number, action in enumerate(actions, 1):
            what = self.game.describe(action, seat, self.language)
            self._show(f"{number:3}  {action.notation:{width}}  {what}")

    def _take_entry(self, seat: int, entry: str) -> None:
        command, _, rest = entry.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: self._show_help(seat),
            "table": lambda: self._show_table(seat),
            "list": lambda: self._show_actions(seat),
            "why": lambda: self._explain(rest, seat),
            "hint": lambda: self._hint(seat),
            "prices": lambda: self._show_prices(rest.strip(), seat),
            "undo": lambda: self._undo(seat),
            "log": self._show_log,
            "rule": lambda: self._show_rule(rest),
            "rules": lambda: self._show_pages(rulebook_text.whole(self.game.rulebook.name, self.language)),
            "notation": lambda: self._show(say(self.game.rulebook.folder, self.language, "notation-help")),
            "position": lambda: self._show(self.game.view(seat).position()),
            "quit": self._leave,
        }
        aliases = {"?": "help"} | dict.fromkeys(LEAVING, "quit")
        if (name := aliases.get(command.lower(), command.lower())) in commands:
            commands[name]()
        else:
            self._take_action(seat, entry)

    def _take_action(self, seat: int, entry: str) -> None:
        """Play what was typed, or say why not."""
        action = self._readable(entry, seat)
        if action and action in self.game.legal_for(seat):
            self._act(action, seat)
        elif action:
            self._explain(entry, seat)

    def _readable(self, entry: str, seat: int) -> Action | None:
        """The action that was meant, by its number in the list or by its notation."""
        legal = self.game.legal_for(seat)
        if entry.isdecimal() and entry.isascii():
            if len(entry) < 6 and 1 <= int(entry) <= len(legal):
                return legal[int(entry) - 1]
            self._show(self.text("number-range", count=len(legal)))
            return None
        try:
            return self.game.action(entry, seat)
        except NotationError as error:
            self._show(self.text("unreadable", error=self._misread(error)))
            return None

    def _misread(self, error: NotationError) -> str:
        """Where an entry stops making sense, and what would have made some."""
        book = self.game.rulebook
        expected = speak(book.folder, book.words, self.language, error.phrase) if error.phrase else error.expected
        found = error.text[error.place : error.place + FOUND]
        key = "misread" if found else "misread-end"
        return self.text(key, column=error.place + 1, expected=expected, **({"found": found} if found else {}))

    def _explain(self, entry: str, seat: int) -> None:
        action = self._readable(entry, seat)
        if not action:
            return
        reasons = self.game.why_not(action, seat, self.language)
        if not reasons:
            what = self.game.describe(action, seat, self.language)
            self._show(self.text("why-legal", action=action.notation, what=what))
            return
        self._show(self.text("not-legal", action=action.notation))
        for reason in reasons:
            self._show(f"  {reason}")

    def _hint(self, seat: int) -> None:
        """What the best opponent would do here and why, from what this seat may know."""
        self._meanwhile(False)
        self._show(self.text("hint-wait", level=called(BEST, self.language)))
        explained = make(BEST).explain(self.game.view(seat))
        self._show(explained.text(self.language))

    def _undo(self, seat: int) -> None:
        if not self.game.undoable(seat):
            self._show(self.text("nothing-to-undo"))
            return
        self._take_back(seat)
        self._show_table(seat)
        self._show_actions(seat)

    def _take_back(self, seat: int) -> None:
        """Take a seat's last action back, and say so."""
        action = self.game.undo(seat)
        self._told = {other: min(told, self.game.plies) for other, told in self._told.items()}
        self._save()
        self._show(self.text("undone", action=action.notation))

    def _show_help(self, seat: int) -> None:
        self._show(self.text("help", example=str(self.game.legal_for(seat)[0]), rule=self._example_rule()))
        if self.game.rulebook.prices is not None:
            self._show(self.text("help-prices"))

    def _example_rule(self) -> str:
        """Some paragraph of the game's rules."""
        rules = (self.game.rulebook.folder / "RULES.md").read_text(encoding="utf-8")
        return EXAMPLES.get(self.game.rulebook.name) or re.findall(r"^- ([A-Z][0-9.]+) ", rules, re.MULTILINE)[0]

    def _show_prices(self, card: str, seat: int) -> None:
        """What each card costs in each of its uses, and how it can be paid; or of one card."""
        prices = self.game.rulebook.prices
        cards = prices(self.game.view(seat).state, seat, self.language) if prices else []
        for entry in cards:
            if card in ("", entry["card"]):
                self._show(self._card_name(entry["card"]))
                for use in entry["uses"]:
                    self._show_use(seat, use)

    def _card_name(self, card: str) -> str:
        return say(self.game.rulebook.folder, self.language, f"card-{card}")

    def _show_use(self, seat: int, use: dict[str, Any]) -> None:
        for payment in use["payments"]:
            what = self.game.describe(payment["action"], seat, self.language)
            self._show(f"  {payment['notation']}  {what}")
        for reason in use["why"]:
            self._show(f"  {use['use']}: {reason['said']} {reason['rule']}")

    def _show_log(self) -> None:
        for ply in range(self.game.plies):
            self._tell(ply)

    def _show_rule(self, rule: str) -> None:
        try:
            self._show_pages(rulebook_text.paragraph(self.game.rulebook.name, self.language, rule))
        except BadOption:
            self._show(self.text("no-such-rule", rule=rule, example=self._example_rule()))

    def _show_pages(self, text: str) -> None:
        """Long text, broken between words where it is read on a screen."""
        if sys.stdout.isatty():
            width = min(shutil.get_terminal_size().columns, WIDEST)
            text = "\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in text.split("\n"))
        self._show(text)

    def _leave(self) -> None:
        raise Leave

    def _save(self) -> None:
        saves.save(self.game, self.path, self._headers)
