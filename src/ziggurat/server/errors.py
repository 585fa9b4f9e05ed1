"""The server's part of the tree of errors.

ZigguratError
├── DatabaseUnavailable  the database cannot be reached, opened or brought up to date
│   └── DatabaseTooNew   a later version of this program has written it
├── NameUnavailable      reserved or taken; nobody can tell which
├── BadPassword          too short or too long to be a password
│   └── CommonPassword   one of those that are tried first
├── WrongCredentials     name and password do not belong together, for whatever cause
├── AlreadyRegistered    the account has a name and a password already
├── ScopeMissing         the token does not reach that far
├── UnknownToken         no such token of this account
├── UnknownSession       no such session of this account
├── WrongHost            by a name that is not this server's
├── UnknownAccount       no account has that name
├── LimitReached         more than one account may have
├── NotSignedIn          this needs an account, if only a guest's
├── ForgedRequest        a request that another site may have made
├── TooManyRequests      faster than is good for everybody
├── TooManyPasswords     more of them at once than this server can look at soon
├── BodyTooLarge         more than this place reads
├── HeadTooLarge         a first line or headers longer than is read
├── TooSlow              a request that did not come in time
├── TooManyConnections   no room for one more connection
├── WrongHttp            a version of HTTP that is not spoken here
├── BadRequest           a body, path or parameter that cannot be read
├── WrongMethod          not what can be done with this address
├── UpgradeNeeded        a WebSocket that was not asked for as one
├── NotFound             nothing here, or nothing that the asker may see
├── NotYourSeat          the asker does not hold that seat
├── NotTheHost           only who opened the table may do this
├── TableRefused         the table is not in a state for this
├── QueueFull            more work waits than can be done soon
├── OverTheCap           (a BadOption) more than the host lets a bot have
├── DoorRefused          only from the machine on which the server runs
└── StillRunning         what a running match keeps secret
"""

from ziggurat.kernel.errors import BadOption, ZigguratError


class DatabaseUnavailable(ZigguratError):
    """The database cannot be reached, opened or brought up to date."""

    def __init__(self, where: str, why: str) -> None:
        self.where = where
        super().__init__(
            f"The database {where} cannot be used: {why.rstrip('.')}. "
            "Check its address and that it runs and may be written, then start again."
        )


class DatabaseTooNew(DatabaseUnavailable):
    """A later version of this program has written the database."""

    def __init__(self, where: str, revision: str) -> None:
        self.where = where
        self.revision = revision
        ZigguratError.__init__(
            self, f"The database {where} is at revision {revision}, which this program does not know. Upgrade ziggurat."
        )


class NameUnavailable(ZigguratError):
    """The name is reserved or taken."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"The name {name!r} is not available; choose another.")


class BadPassword(ZigguratError, ValueError):
    """Too short or too long to be a password."""

    def __init__(self, shortest: int, longest: int) -> None:
        super().__init__(f"A password has {shortest} to {longest} characters; choose another.")


class CommonPassword(BadPassword):
    """One of those that are tried first."""

    def __init__(self) -> None:
        ZigguratError.__init__(
            self, "This password is one of the first that anybody would try; choose another, such as three words."
        )


class WrongCredentials(ZigguratError):
    """Name and password do not belong together."""

    def __init__(self) -> None:
        super().__init__("That name and password do not belong together; check both and try again.")


class AlreadyRegistered(ZigguratError):
    """The account has a name and a password already."""

    def __init__(self) -> None:
        super().__init__("This account has a name and a password already; log out to register another.")


class ScopeMissing(ZigguratError):
    """The token does not reach that far."""

    def __init__(self, scope: str) -> None:
        self.scope = scope
        super().__init__(f"This needs the scope {scope!r}; use a token that has it, or log in.")


class UnknownToken(ZigguratError, LookupError):
    """No such token of this account."""

    def __init__(self, token_id: str) -> None:
        super().__init__(f"There is no token {token_id!r} of this account; list your tokens to find it.")


class UnknownSession(ZigguratError, LookupError):
    """No such session of this account."""

    def __init__(self, session_id: str) -> None:
        super().__init__(f"There is no session {session_id!r} of this account; list your sessions to find it.")


class UnknownAccount(ZigguratError, LookupError):
    """No account has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"Nobody here has the name {name[:40]!r}; check how it is written.")


class LimitReached(ZigguratError):
    """More than one account may have."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(f"{what}; {advice}.")


class NotSignedIn(ZigguratError):
    """Nobody is signed in."""

    def __init__(self) -> None:
        super().__init__("This needs an account; POST /api/guest makes one at once, or log in, or send a token.")


class ForgedRequest(ZigguratError):
    """A request that another site may have made in somebody's name."""

    def __init__(self, what: str) -> None:
        super().__init__(
            f"{what} Send X-CSRF-Token with the value that GET /api/me gives, from this server's own pages."
        )


class TooManyRequests(ZigguratError):
    """Faster than is good for everybody."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"Too many requests; wait {seconds:.1f} seconds and send it again.")


class TooManyPasswords(ZigguratError):
    """More passwords at once than can be looked at soon."""

    def __init__(self) -> None:
        super().__init__("Too many people are coming in at this moment; send the same again in a moment.")


class BodyTooLarge(ZigguratError):
    """More than this place reads."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"The body is longer than {limit} bytes; send less.")


class HeadTooLarge(ZigguratError):
    """A first line or headers longer than is read."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"The first line and the headers are longer than {limit} bytes; send less.")


class TooSlow(ZigguratError):
    """A request that did not come in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"The request was not complete after {seconds:g} seconds; send it again at once.")


class TooManyConnections(ZigguratError):
    """No room for one more connection."""

    def __init__(self) -> None:
        super().__init__("Too many connections; close some that you do not need, or try again in a moment.")


class WrongHttp(ZigguratError):
    """A version of HTTP that is not spoken here."""

    def __init__(self) -> None:
        super().__init__("This server speaks HTTP/1.1 and HTTP/1.0; send the request in one of them.")


class BadRequest(ZigguratError, ValueError):
    """A body, path or parameter that cannot be read."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what.rstrip('.')}. See /api/openapi.json for what is expected.")


class WrongMethod(ZigguratError):
    """Not what can be done with this address."""

    def __init__(self, allowed: str) -> None:
        self.allowed = allowed
        super().__init__(f"This address takes {allowed} only; see /api/openapi.json.")


class UpgradeNeeded(ZigguratError):
    """A socket was asked for, but not as one."""

    def __init__(self) -> None:
        super().__init__("This is a WebSocket: ask for it with Upgrade, first on a connection of its own.")


class WrongHost(ZigguratError):
    """A request by a name that is not this server's: a page elsewhere may have made that name lead here."""

    def __init__(self) -> None:
        super().__init__(
            "This server does not answer to that name; open it as http://localhost, by its number, "
            "or start it with --origin and the address that you use."
        )


class NotFound(ZigguratError, LookupError):
    """Nothing here, or nothing that the asker may see."""

    def __init__(self, what: str) -> None:
        super().__init__(f"There is no {what} here, or you may not see it; check the link, or ask for an invitation.")


class NotYourSeat(ZigguratError):
    """The asker does not hold that seat."""

    def __init__(self, seat: int | None, own: list[int]) -> None:
        mine = " and ".join(str(number) for number in own)
        what = "This needs a seat" if seat is None else f"Seat {seat} is not yours"
        super().__init__(f"{what}; {f'yours: {mine}, name one' if own else 'you can only watch here'}.")


class NotTheHost(ZigguratError):
    """Only who opened the table may do this."""

    def __init__(self) -> None:
        super().__init__("Only the host may do this; ask whoever opened the table.")


class TableRefused(ZigguratError):
    """The table is not in a state for this."""

    def __init__(self, why: str, advice: str) -> None:
        super().__init__(f"{why}; {advice}.")


class QueueFull(ZigguratError):
    """More work waits than can be done soon."""

    def __init__(self, of_one: bool) -> None:
        whose = "of yours waits here" if of_one else "waits here"
        super().__init__(f"Too much work {whose}; send the same again in a moment.")


class OverTheCap(BadOption):
    """More than the host lets a bot have."""

    def __init__(self, option: str, value: int, cap: int) -> None:
        self.option = option
        self.cap = cap
        super().__init__(f"{option} for a bot on this server", value, f"at most {cap}, the host's cap, or name a level")


class DoorRefused(ZigguratError):
    """The door is opened only from the machine on which the server runs."""

    def __init__(self) -> None:
        super().__init__(
            "The door to the local network is opened only on the machine where this server runs; "
            "open this page there, as http://localhost."
        )


class StillRunning(ZigguratError):
    """What a running match keeps secret."""

    def __init__(self) -> None:
        super().__init__("The match still runs, and this would show its deal; come back when it is over.")
