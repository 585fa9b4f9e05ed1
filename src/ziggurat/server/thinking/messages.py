"""What goes between the server and the processes in which bots think: questions with a view, and their answers.

A view goes over, never the state. Each message is MessagePack behind four bytes that say how long it is.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ziggurat.kernel import records, registry
from ziggurat.kernel.game import View
from ziggurat.server.thinking.errors import AgentFailed

HEAD = 4  # bytes
LONGEST = 1 << 20  # bytes; more than that nobody sends on purpose


class Question(msgspec.Struct, frozen=True, tag="question"):
    """What an agent would do for a seat, from what that seat may know."""

    match: str
    seat: int
    agent: str
    game: str
    version: int  # of the game's rules
    view: bytes
    within: int  # milliseconds
    fresh: bool = True  # whether what the agent remembers of this seat is out of date

    @classmethod
    def about(cls, match: str, agent: str, view: View, within: int) -> Question:
        """A question with all that a view has."""
        book = view.rulebook
        return cls(match, view.seat, agent, book.name, book.version, bytes(view), within)

    def remembering(self, does: bool) -> Question:
        """The same question, for a process that remembers the seat, or does not."""
        return msgspec.structs.replace(self, fresh=not does)

    def position(self) -> str:
        """The view as one line, for the log."""
        try:
            return self.seen().position()
        except Exception as error:
            return f"cannot be written: {error!r}"

    def seen(self) -> View:
        """The view again."""
        game = registry.find(self.game)
        book = game.rulebook
        if book.version != self.version:
            raise AgentFailed(f"rules of version {book.version} cannot read a view of version {self.version}")
        return game.view_class(records.from_bytes(book.state, self.view), self.seat)


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A process has started and waits for questions."""


class Preparing(msgspec.Struct, frozen=True, tag="preparing"):
    """A question has come whose rules are not at hand yet, which may take long."""


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """Everything is at hand for a question; from here on time counts."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What an agent would do, or why it cannot say."""

    action: int | None
    failure: str | None = None
    seconds: float = 0.0
    leaves: bool = False  # whether the process has grown too large and wants to be replaced

    @property
    def choice(self) -> int:
        """The action; `AgentFailed` where there is none."""
        if self.action is None:
            raise AgentFailed(self.failure or "no answer")
        return self.action


Message: TypeAlias = Ready | Preparing | Begun | Answer

_encode = msgspec.msgpack.Encoder().encode
_question = msgspec.msgpack.Decoder(Question).decode
_message: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


def framed(message: Question | Message) -> bytes:
    """A message as it goes over."""
    body = _encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def size_of(head: bytes) -> int:
    """How long a message is."""
    size = int.from_bytes(head, "big")
    if size > LONGEST:
        raise ValueError(f"a message of {size} bytes")
    return size


def read_question(body: bytes) -> Question:
    """A question as it came."""
    return _question(body)


def read_message(body: bytes) -> Message:
    """What a process has said."""
    return _message.decode(body)
