"""The line-mode client: plain text in, plain text out. Reads well on paper, over a slow line and aloud.

It knows no rules. What is legal, what it does, why it is not possible: the game says so, and this shows it.
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from ziggurat.agents import Agent
from ziggurat.kernel.errors import NotationError
from ziggurat.kernel.game import Action, Game
from ziggurat.kernel.texts import say
from ziggurat.terminal import saves

FOLDER = Path(__file__).parent
LEAVING = ("quit", "exit", "q")
CLEAR = "\033[2J\033[3J\033[H"  # screen and scroll-back

Read = Callable[[str], str]
Show = Callable[[str], None]


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
        before_first_action: Callable[[], None] = lambda: None,
    ) -> None:
        self.game = game
        self.agents = agents
        self.path = path
        self.language = language
        self._read = read
        self._show = show
        self._before_first_action = before_first_action
        self._looking: int | None = None  # the person whose cards are on the screen
        self._headers = dict(headers)
        self._told = {seat: len(game.history) for seat in game.seats if seat not in agents}  # plies each has heard of

    def text(self, key: str, **values: int | str) -> str:
        """A text of this client in the player's language."""
        return say(FOLDER, self.language, key, **values)

    def run(self) -> None:
        """Play until the game is over or the player leaves. Ctrl-C and the end of input leave too."""
        self._show(self.text("welcome", game=self.game.rulebook.name.capitalize()))
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
        self._show(f"\n{self.game}\n")
        outcome = self.game.rulebook.outcome(self.game.state, self.language)
        self._show(self.text("over", outcome=str(outcome)))
        self._show(self.text("over-saved", file=str(self.path)))

    def _next_decision(self) -> None:
        seat = self.game.to_act[0]
        if seat in self.agents:
            self._before_first_action()
            self._act(self.agents[seat].choose(self.game.view(seat)), seat)
            return
        if self._looking != seat:
            self._hand_over(seat)
            self._show_table(seat)
            self._show_actions(seat)
        self._take_entry(seat, self._read(self.text("prompt", seat=seat)).strip())

    def _act(self, action: Action, seat: int) -> None:
        self._before_first_action()
        self.game.play(action, seat)
        self._save()
        for line in self.game.tell(language=self.language):
            self._show(line)
        if seat not in self.agents:
            self._told[seat] = len(self.game.history)
        if seat not in self.agents and seat in self.game.to_act:
            self._show_actions(seat)
        else:
            self._looking = None

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's cards."""
        if len(self._told) > 1:
            self._clear()
            if self._read(self.text("pass-on", seat=seat)).strip().lower() in LEAVING:
                raise Leave
            for ply in range(self._told[seat], len(self.game.history)):
                for line in self.game.tell(ply, self.language):
                    self._show(line)
        self._told[seat] = len(self.game.history)
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
            "help": lambda: self._show(self.text("help", example=str(self.game.legal_for(seat)[0]))),
            "table": lambda: self._show_table(seat),
            "list": lambda: self._show_actions(seat),
            "why": lambda: self._explain(rest, seat),
            "undo": lambda: self._undo(seat),
            "log": self._show_log,
            "rule": lambda: self._show_rule(rest),
            "rules": lambda: self._show(self._book("RULES.md")),
            "notation": lambda: self._show(self._book("NOTATION.md")),
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
            return self.game.action(entry)
        except NotationError as error:
            self._show(self.text("unreadable", error=str(error)))
            return None

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

    def _undo(self, seat: int) -> None:
        if not self.game.undoable(seat):
            self._show(self.text("nothing-to-undo"))
            return
        action = self.game.undo()
        self._told[seat] = min(self._told[seat], len(self.game.history))
        self._save()
        self._show(self.text("undone", action=action.notation))
        self._show_table(seat)
        self._show_actions(seat)

    def _show_log(self) -> None:
        for ply in range(len(self.game.history)):
            for line in self.game.tell(ply, self.language):
                self._show(line)

    def _show_rule(self, rule: str) -> None:
        wanted = rule.strip().upper()
        lines = [line for line in self._book("RULES.md").splitlines() if line.startswith(f"- {wanted} ")]
        self._show(lines[0][2:].replace("**", "") if lines else self.text("no-such-rule", rule=rule))

    def _book(self, name: str) -> str:
        return (self.game.rulebook.folder / name).read_text(encoding="utf-8")

    def _leave(self) -> None:
        raise Leave

    def _save(self) -> None:
        saves.save(self.game, self.path, self._headers)
