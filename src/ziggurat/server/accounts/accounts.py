"""Accounts: guests, names, passwords, sessions and tokens."""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import Select, Update, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ziggurat.kernel.errors import BadOption
from ziggurat.server.accounts import credentials, lookalikes, names, passwords
from ziggurat.server.accounts.cache import IdentityCache
from ziggurat.server.accounts.identity import ACCOUNT, SCOPES, AccountInfo, Identity, SessionInfo, TokenInfo
from ziggurat.server.database.connection import Database
from ziggurat.server.database.models import Account, Seat, Session, Table, Token
from ziggurat.server.errors import (
    AlreadyRegistered,
    LimitReached,
    NameUnavailable,
    NotSignedIn,
    UnknownAccount,
    UnknownSession,
    UnknownToken,
    WrongCredentials,
)

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
SESSION_MS = 400 * DAY_MS  # usually, and the longest that browsers keep a cookie
LONGEST_LABEL = 60
MOST_DAYS = 3650
MOST_TOKENS = 50
_SWEPT_AT_ONCE = 500


class Accounts:
    """All accounts of a server; `on_forget` is told whenever other processes must forget an account too."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._cache = IdentityCache(clock)
        self.most_tokens = MOST_TOKENS
        self.session_ms = SESSION_MS
        self.on_forget: Callable[[str], None] = lambda account_id: None

    # Coming and going

    async def guest(self, device: str | None = None) -> tuple[AccountInfo, str]:
        """A new guest, and the secret of their cookie."""
        async with self._database.sessions.begin() as session:
            account = await self._add(session, f"Guest {1000 + secrets.randbelow(9000)}", None)
            return account, await self._begin_session(session, account.id, device)

    async def register(
        self, identity: Identity | None, name: str, password: str, device: str | None = None
    ) -> tuple[AccountInfo, str]:
        """Give a guest, or somebody new, a name and a password; and a new cookie.

        Whatever the guest could be known by before ends with it: somebody else may know that too.
        """
        name = names.tidy(name)
        names.refuse_mixed(name)
        _check_new(password, name)
        if identity:
            _require_guest(identity)
        hash = await passwords.hashed(password)
        try:
            return await self._register(identity, name, hash, device)
        except IntegrityError:
            # Somebody took the name in this moment. Without the cause: there is one error for all that cannot be had.
            raise NameUnavailable(name) from None

    async def login(self, name: str, password: str, device: str | None = None) -> str:
        """The secret of a new cookie."""
        account = await self._named(name)
        known = account.password if account else None
        if not await passwords.verify(known, password) or account is None or known is None:
            raise WrongCredentials
        fresh = await passwords.hashed(password) if passwords.outdated(known) else known
        async with self._database.sessions.begin() as session:
            await _replace_password(session, account.id, known, fresh)
            return await self._begin_session(session, account.id, device)

    async def register_with_code(
        self, identity: Identity | None, name: str, password: str, device: str | None = None
    ) -> tuple[str, str]:
        """Register; the secret of the new cookie, and the code that sets another password."""
        account, token = await self.register(identity, name, password, device)
        return token, await self._set_recovery(account.id)

    async def logout(self, identity: Identity) -> None:
        """End the session by which somebody is known; a token goes on."""
        async with self._changing(identity.account_id) as session:
            await session.execute(delete(Session).where(Session.digest == identity.session))

    async def change_password(self, identity: Identity, old: str, new: str) -> None:
        """Set another password; all other sessions and all tokens end."""
        identity.require(ACCOUNT)
        _check_new(new, identity.name)
        async with self._database.reads() as session:
            known = await session.scalar(select(Account.password).where(Account.id == identity.account_id))
        if not await passwords.verify(known, old) or known is None:
            raise WrongCredentials
        hash = await passwords.hashed(new)
        async with self._changing(identity.account_id) as session:
            await _replace_password(session, identity.account_id, known, hash)
            await self._end_all(session, identity.account_id, but=identity.session)

    async def recover(self, name: str, code: str, password: str, device: str | None = None) -> tuple[str, str]:
        """Set another password by the code from the time of registering; the secret of a cookie, and the next code."""
        account = await self._named(name)
        wanted = account.recovery if account else None
        fits = secrets.compare_digest(credentials.code_digest(code), wanted or "")
        _check_new(password, account.name if account and fits else "")
        hash = await passwords.hashed(password)  # for everybody, so that time tells nothing of names
        if not fits or account is None or wanted is None:
            raise WrongCredentials
        fresh = credentials.new_code()
        async with self._changing(account.id) as session:
            still = (Account.id == account.id, Account.recovery == wanted)
            setting = update(Account).where(*still).values(password=hash, recovery=credentials.code_digest(fresh))
            if await session.scalar(setting.returning(Account.id)) is None:
                raise WrongCredentials  # the code was used in this moment
            await self._end_all(session, account.id)
            return await self._begin_session(session, account.id, device), fresh

    async def new_recovery(self, identity: Identity, password: str) -> str:
        """Another code to set a password by; the one before does no longer."""
        identity.require(ACCOUNT)
        async with self._database.reads() as session:
            known = await session.scalar(select(Account.password).where(Account.id == identity.account_id))
        if not await passwords.verify(known, password) or known is None:
            raise WrongCredentials
        return await self._set_recovery(identity.account_id, known)

    async def _set_recovery(self, account_id: str, password: str | None = None) -> str:
        """A new code, unless the password was changed since its hash was looked at."""
        code = credentials.new_code()
        setting = update(Account).where(Account.id == account_id).values(recovery=credentials.code_digest(code))
        unchanged = setting if password is None else setting.where(Account.password == password)
        async with self._database.sessions.begin() as session:
            if await session.scalar(unchanged.returning(Account.id)) is None:
                raise WrongCredentials
        return code

    async def reset_password(self, name: str) -> str:
        """A new password for a name, made up here; its sessions, tokens and recovery code end: others may have them."""
        account = await self._named(name)
        if account is None:
            raise UnknownAccount(name)
        password = credentials.new_code()
        hash = await passwords.hashed(password)
        async with self._changing(account.id) as session:
            setting = update(Account).where(Account.id == account.id).values(password=hash, recovery=None)
            await session.execute(setting)
            await self._end_all(session, account.id)
        return password

    async def find(self, name: str) -> str:
        """The id of the account of a name."""
        account = await self._named(name)
        if account is None:
            raise UnknownAccount(name)
        return account.id

    async def sweep_guests(self, before: int) -> int:
        """Delete the guests who were last seen before a time and have no seat and no table; say how many."""
        swept = 0
        while gone := await self._sweep_some(before):
            swept += len(gone)
            for account_id in gone:
                self._forget_everywhere(account_id)
        return swept

    # Sessions

    async def sessions(self, identity: Identity) -> list[SessionInfo]:
        """The browsers in which an account is logged in, the one used last first."""
        identity.require(ACCOUNT)
        mine = select(Session).where(Session.account_id == identity.account_id, Session.expires_at > self._clock())
        async with self._database.reads() as session:
            found = [_session_info(row, identity) for row in await session.scalars(mine)]
        return sorted(found, key=lambda info: (info.used_at, info.id), reverse=True)

    async def end_session(self, identity: Identity, session_id: str) -> None:
        """Log out one browser of an account."""
        identity.require(ACCOUNT)
        for info in await self.sessions(identity):
            if info.id == session_id:
                break
        else:
            raise UnknownSession(session_id[:40])
        mine = (Session.account_id == identity.account_id, Session.digest.startswith(session_id, autoescape=True))
        async with self._changing(identity.account_id) as session:
            await session.execute(delete(Session).where(*mine))

    async def logout_everywhere(self, identity: Identity) -> None:
        """Log out every browser of an account, the one that asks too, and end its tokens."""
        identity.require(ACCOUNT)
        async with self._changing(identity.account_id) as session:
            await _hold(session, identity.account_id)
            await self._end_all(session, identity.account_id)

    async def _end_all(self, session: AsyncSession, account_id: str, but: str | None = None) -> None:
        """End all tokens and sessions of an account, but for one session."""
        others = (Session.account_id == account_id, Session.digest != (but or ""))
        await session.execute(delete(Session).where(*others))
        running = (Token.account_id == account_id, Token.revoked_at.is_(None))
        await session.execute(update(Token).where(*running).values(revoked_at=self._clock()))

    # Tokens

    async def tokens(self, identity: Identity) -> list[TokenInfo]:
        """An account's tokens that were not revoked, oldest first."""
        identity.require(ACCOUNT)
        mine = select(Token).where(Token.account_id == identity.account_id, Token.revoked_at.is_(None))
        async with self._database.reads() as session:
            return [_info(token) for token in await session.scalars(mine.order_by(Token.created_at, Token.id))]

    async def new_token(
        self, identity: Identity, label: str, scopes: Collection[str], days: int | None
    ) -> tuple[TokenInfo, str]:
        """A new token, and its secret, which is shown only now; it reaches no further than who asks for it."""
        identity.require(ACCOUNT)
        label, granted = _label(label), _scopes(identity, scopes)
        now = self._clock()
        expires_at = None if days is None else now + _days(days) * DAY_MS
        info = TokenInfo(_new_id(), label, granted, now, expires_at, None)
        shown = credentials.new_token()
        running = (Token.account_id == identity.account_id, Token.revoked_at.is_(None))
        unexpired = or_(Token.expires_at.is_(None), Token.expires_at > now)
        async with self._database.sessions.begin() as session:
            await _hold(session, identity.account_id)
            await _require_still(session, identity)
            if (await session.scalar(select(func.count()).where(*running, unexpired)) or 0) >= self.most_tokens:
                raise LimitReached(f"You have {self.most_tokens} tokens", "revoke one that is not needed")
            await session.execute(
                insert(Token).values(
                    id=info.id,
                    digest=credentials.digest(shown),
                    account_id=identity.account_id,
                    label=label,
                    scopes=" ".join(sorted(granted)),
                    created_at=now,
                    expires_at=expires_at,
                )
            )
        return info, shown

    async def revoke(self, identity: Identity, token_id: str) -> None:
        """End a token of an account."""
        identity.require(ACCOUNT)
        if not token_id.isprintable():  # PostgreSQL would not even look for it
            raise UnknownToken(token_id)
        mine = (Token.id == token_id, Token.account_id == identity.account_id, Token.revoked_at.is_(None))
        revoking = update(Token).where(*mine).values(revoked_at=self._clock()).returning(Token.id)
        async with self._changing(identity.account_id) as session:
            if await session.scalar(revoking) is None:
                raise UnknownToken(token_id)

    # Who is it?

    def cached(self, secret: str) -> Identity | None:
        """Who has the secret of a cookie or of a token (see `by`), if it was looked up within the last minute."""
        return self._cache.get(secret)

    async def identify_cookie(self, token: str) -> Identity | None:
        """Who has the secret of a cookie."""
        if not credentials.is_cookie(token):
            return None
        return self.cached(token) or await self._look_up_cookie(token, self._clock())

    async def identify_bearer(self, secret: str) -> Identity | None:
        """Who has the secret of a token."""
        if not credentials.is_token(secret):
            return None
        return self.cached(secret) or await self._look_up_token(secret, self._clock())

    def forget(self, account_id: str) -> None:
        """Look an account up again before anything more is done for it, in this process."""
        self._cache.forget(account_id)

    async def _look_up_cookie(self, token: str, now: int) -> Identity | None:
        forgettings = self._cache.forgettings
        digest = credentials.digest(token)
        valid = select(Account, Session).join(Session).where(Session.digest == digest, Session.expires_at > now)
        valid = valid.where(Account.deleted_at.is_(None))
        async with self._database.reads() as session:
            row = (await session.execute(valid)).one_or_none()
        if row is None:
            return None
        account, cookie = row
        await self._seen(account, now)
        await self._session_used(cookie, now)
        csrf = credentials.csrf(token)
        identity = Identity(account.id, account.name, account.guest, SCOPES, csrf, "cookie", digest)
        self._cache.put(token, identity, cookie.expires_at, forgettings)
        return identity

    async def _look_up_token(self, secret: str, now: int) -> Identity | None:
        forgettings = self._cache.forgettings
        digest = credentials.digest(secret)
        unexpired = or_(Token.expires_at.is_(None), Token.expires_at > now)
        valid = (
            select(Account, Token)
            .join(Token)
            .where(Token.digest == digest, Token.revoked_at.is_(None), unexpired, Account.deleted_at.is_(None))
        )
        async with self._database.reads() as session:
            row = (await session.execute(valid)).one_or_none()
        if row is None:
            return None
        account, token = row
        await self._seen(account, now)
        await self._used(token, now)
        identity = Identity(account.id, account.name, account.guest, _granted(token), None, "token", digest)
        self._cache.put(secret, identity, token.expires_at, forgettings)
        return identity

    async def _seen(self, account: Account, now: int) -> None:
        """Write down that somebody is here, not more often than once an hour."""
        if account.seen_at + HOUR_MS <= now:
            await self._execute(update(Account).where(Account.id == account.id).values(seen_at=now))

    async def _session_used(self, cookie: Session, now: int) -> None:
        """Write down that a session is used, not more often than once an hour."""
        if (cookie.used_at or cookie.created_at) + HOUR_MS <= now:
            await self._execute(update(Session).where(Session.digest == cookie.digest).values(used_at=now))

    async def _used(self, token: Token, now: int) -> None:
        """Write down that a token is used, not more often than once an hour."""
        if token.used_at is None or token.used_at + HOUR_MS <= now:
            await self._execute(update(Token).where(Token.id == token.id).values(used_at=now))

    # Transactions and their parts

    @asynccontextmanager
    async def _changing(self, account_id: str) -> AsyncIterator[AsyncSession]:
        """A transaction after which an account is looked up anew, even where nobody heard how it ended."""
        try:
            async with self._database.sessions.begin() as session:
                yield session
        finally:
            self._forget_everywhere(account_id)

    def _forget_everywhere(self, account_id: str) -> None:
        self.forget(account_id)
        self.on_forget(account_id)

    async def _execute(self, statement: Update) -> None:
        async with self._database.sessions.begin() as session:
            await session.execute(statement)

    async def _named(self, name: str) -> Account | None:
        """The account of a name, however it is written."""
        try:
            folded = names.fold(names.tidy(name))
        except BadOption:
            return None
        async with self._database.reads() as session:
            return await session.scalar(select(Account).where(Account.folded == folded))

    async def _register(
        self, identity: Identity | None, name: str, hash: str, device: str | None
    ) -> tuple[AccountInfo, str]:
        """The part of registering that must happen whole or not at all."""
        async with self._changing(identity.account_id) if identity else self._database.sessions.begin() as session:
            await _require_free(session, name)
            if identity:
                account = await _name_guest(session, identity.account_id, name, hash)
                await _require_still(session, identity)
                await self._end_all(session, account.id)
            else:
                account = await self._add(session, name, hash)
            return account, await self._begin_session(session, account.id, device)

    async def _add(self, session: AsyncSession, name: str, hash: str | None) -> AccountInfo:
        """A new account; without a password it is a guest's."""
        info = AccountInfo(_new_id(), name, hash is None, self._clock())
        folded, looks = (None, None) if info.guest else (names.fold(name), lookalikes.skeleton(name))
        values = {"created_at": info.created_at, "seen_at": info.created_at, "folded": folded, "looks": looks}
        added = insert(Account).values(id=info.id, name=name, password=hash, guest=info.guest, **values)
        await session.execute(added)
        return info

    async def _begin_session(self, session: AsyncSession, account_id: str, device: str | None) -> str:
        """The secret of a new cookie."""
        token, now = credentials.new_cookie(), self._clock()
        values = {"account_id": account_id, "created_at": now, "expires_at": now + self.session_ms, "device": device}
        await session.execute(insert(Session).values(digest=credentials.digest(token), **values))
        return token

    async def _sweep_some(self, before: int) -> Sequence[str]:
        idle = _idle_guests(before)
        async with self._database.sessions.begin() as session:
            found = await session.scalars(idle.limit(_SWEPT_AT_ONCE).with_for_update(skip_locked=True))
            # Asked again now that they are locked: on PostgreSQL one may have sat down since.
            sweeping = delete(Account).where(Account.id.in_(found.all()), Account.id.in_(idle)).returning(Account.id)
            return (await session.scalars(sweeping)).all()


def _check_new(password: str, name: str) -> None:
    """Refuse what cannot be a new password for a name."""
    passwords.check(password)
    passwords.refuse_common(password, name)


def _new_id() -> str:
    return secrets.token_hex(10)


def _require_guest(identity: Identity) -> None:
    identity.require(ACCOUNT)
    if not identity.guest:
        raise AlreadyRegistered


async def _require_free(session: AsyncSession, name: str) -> None:
    """Refuse names that are taken, look like one that is, or are reserved, after the same work for all."""
    folded, looks = names.fold(name), lookalikes.skeleton(name)
    if session.get_bind().dialect.name == "postgresql":  # of two that look alike at the same time, one is first
        await session.execute(select(func.pg_advisory_xact_lock(func.hashtext(looks))))
    alike = or_(Account.folded == folded, Account.looks == looks)
    taken = await session.scalar(select(Account.id).where(alike).limit(1))
    if names.is_reserved(folded) or taken is not None:
        raise NameUnavailable(name)


async def _name_guest(session: AsyncSession, account_id: str, name: str, hash: str) -> AccountInfo:
    """Turn a guest into a named account, which keeps its id."""
    naming = update(Account).where(Account.id == account_id, Account.guest.is_(True)).returning(Account.created_at)
    looks = lookalikes.skeleton(name)
    named = naming.values(name=name, folded=names.fold(name), looks=looks, password=hash, guest=False)
    created_at = await session.scalar(named)
    if created_at is None:
        raise AlreadyRegistered
    return AccountInfo(account_id, name, False, created_at)


async def _hold(session: AsyncSession, account_id: str) -> None:
    """Let nobody else change an account until the transaction ends (SQLite lets one write at a time anyway)."""
    await session.execute(select(Account.id).where(Account.id == account_id).with_for_update())


async def _require_still(session: AsyncSession, identity: Identity) -> None:
    """Refuse who was known a moment ago by what has ended since: another process may have ended it, unheard here."""
    gone = select(Account.id).where(Account.id == identity.account_id, Account.deleted_at.is_not(None))
    if identity.by == "cookie":
        proof = select(Session.digest).where(Session.digest == identity.proof)
    else:
        proof = select(Token.id).where(Token.digest == identity.proof, Token.revoked_at.is_(None))
    if await session.scalar(proof) is None or await session.scalar(gone) is not None:
        raise NotSignedIn


async def _replace_password(session: AsyncSession, account_id: str, old: str, new: str) -> None:
    """Set the hash of a password, unless somebody else has set another since the old one was checked."""
    unchanged = (Account.id == account_id, Account.password == old)
    replacing = update(Account).where(*unchanged).values(password=new).returning(Account.id)
    if await session.scalar(replacing) is None:
        raise WrongCredentials


def _idle_guests(before: int) -> Select[str]:
    """The ids of guests last seen before a time who have no seat, no seat kept for them and no table."""
    sits = exists().where(Seat.account_id == Account.id)
    invited = exists().where(Seat.reserved_for == Account.id)
    hosts = exists().where(Table.host_id == Account.id)
    return select(Account.id).where(Account.guest.is_(True), Account.seen_at < before, ~sits, ~invited, ~hosts)


def _granted(token: Token) -> frozenset[str]:
    return frozenset(token.scopes.split())


def _session_info(row: Session, identity: Identity) -> SessionInfo:
    used_at, current = row.used_at or row.created_at, row.digest == identity.session
    return SessionInfo(credentials.session_id(row.digest), row.device, row.created_at, used_at, row.expires_at, current)


def _info(token: Token) -> TokenInfo:
    return TokenInfo(token.id, token.label, _granted(token), token.created_at, token.expires_at, token.used_at)


def _label(text: str) -> str:
    """A label of a token, checked."""
    label = " ".join(text.split())
    if not 1 <= len(label) <= LONGEST_LABEL or not label.isprintable():
        raise BadOption("label", text[:LONGEST_LABEL], f"1 to {LONGEST_LABEL} printable characters")
    return label


def _scopes(identity: Identity, wanted: Collection[str]) -> frozenset[str]:
    """Scopes that an identity may hand on, checked."""
    if not wanted or not SCOPES.issuperset(wanted):
        raise BadOption("set of scopes", sorted(wanted), f"one or more of: {', '.join(sorted(SCOPES))}")
    for scope in sorted(wanted):
        identity.require(scope)
    return frozenset(wanted)


def _days(days: int) -> int:
    """The days that a token lasts, checked."""
    if not 1 <= days <= MOST_DAYS:
        raise BadOption("number of days", days, f"a number from 1 to {MOST_DAYS}, or none to let the token last")
    return days
