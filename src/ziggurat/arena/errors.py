"""What can go wrong in the arena on purpose.

ZigguratError
├── BadOption
│   ├── AnotherRun      a log that was begun by another command, or by other rules and agents
│   └── NotALog         a file that is no log of the arena
├── LogInUse            another process is playing for the same log
└── GameFailed          a game ended in an error; it names the game, so that it can be played again
"""

from pathlib import Path

from ziggurat.kernel.errors import BadOption, ZigguratError


class AnotherRun(BadOption):
    """A log that was begun by another command."""

    def __init__(self, path: Path, differs: str) -> None:
        self.path = path
        advice = f"another file with --log, or --anew to keep it as {path.name}.old and begin again; {differs}"
        super().__init__("log of this run", str(path), advice)


class NotALog(BadOption):
    """A file that is no log of the arena."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__("log of the arena", str(path), f"one that `ziggurat arena --log FILE` has written ({why})")


class LogInUse(ZigguratError):
    """Another process is playing for the same log."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"Another arena is writing to {path}; wait for it, stop it, or name another file with --log.")


class GameFailed(ZigguratError):
    """A game ended in an error."""

    def __init__(self, number: int, seats: tuple[str, ...], trace: str) -> None:
        self.number = number
        who = ", ".join(seats)
        advice = "What was finished before is in the log; mend it and run the same command again."
        super().__init__(f"Game {number} ({who}) failed. {advice}\n{trace.rstrip()}")
