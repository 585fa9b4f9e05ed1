"""Why a bot has no answer.

ZigguratError
├── AgentFailed        it raised, or chose what is no action
├── ThinkerDied        the process in which it thought has ended
├── ThoughtTooLong     it thought on and on, and was ended
├── NoThinkers         no process for bots can be started
└── NotWanted          nobody waits for the answer any more
"""

from ziggurat.kernel.errors import ZigguratError


class AgentFailed(ZigguratError):
    """It raised, or chose what is no action."""


class ThinkerDied(ZigguratError):
    """The process in which it thought has ended."""

    def __init__(self, how: str, said: str = "") -> None:
        self.said = said
        super().__init__(f"The process in which the bot thought has ended ({how}); another takes its place.")


class ThoughtTooLong(ZigguratError):
    """It thought on and on, and was ended."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"The bot had no answer after {seconds:g} seconds; its process was ended.")


class NoThinkers(ZigguratError):
    """No process for bots can be started."""

    def __init__(self, how: str) -> None:
        super().__init__(f"No process for bots can be started ({how}); look into the log and free memory.")


class NotWanted(ZigguratError):
    """Nobody waits for the answer any more."""

    def __init__(self) -> None:
        super().__init__("The match has moved on; ask anew.")
