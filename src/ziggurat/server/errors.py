"""The server's part of the tree of errors.

ZigguratError
├── DatabaseUnavailable  the database cannot be reached, opened or brought up to date
│   └── DatabaseTooNew   a later version of this program has written it
├── NameUnavailable      reserved or taken; nobody can tell which
├── BadPassword          too short or too long to be a password
├── WrongCredentials     name and password do not belong together, for whatever cause
├── AlreadyRegistered    the account has a name and a password already
├── ScopeMissing         the token does not reach that far
└── UnknownToken         no such token of this account
"""

from ziggurat.kernel.errors import ZigguratError


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
