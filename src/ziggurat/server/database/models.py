"""The schema. Times are milliseconds UTC, ids are text."""

from typing import Any, ClassVar

import sqlalchemy as sa
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

METADATA = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class Model(DeclarativeBase):
    """What all rows share."""

    metadata = METADATA
    type_annotation_map: ClassVar[dict[Any, Any]] = {str: sa.Text, int: sa.BigInteger, dict[str, Any]: sa.JSON}


class Account(Model):
    """Somebody who plays: a guest, or a name with a password."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    folded: Mapped[str | None] = mapped_column(unique=True)
    looks: Mapped[str | None] = mapped_column(index=True)  # not unique: names of before may look alike
    password: Mapped[str | None]
    guest: Mapped[bool]
    created_at: Mapped[int]
    seen_at: Mapped[int]
    recovery: Mapped[str | None]  # the digest of the code that sets another password
    deleted_at: Mapped[int | None] = mapped_column(index=True)  # of whoever is forgotten; only the row is left


class Session(Model):
    """A browser that is logged in, by the digest of its cookie."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(primary_key=True)
    account_id: Mapped[str] = mapped_column(sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[int]
    expires_at: Mapped[int]
    used_at: Mapped[int | None]
    device: Mapped[str | None]


class Token(Model):
    """A program that may act for an account, by the digest of its secret."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(primary_key=True)
    digest: Mapped[str] = mapped_column(unique=True)
    account_id: Mapped[str] = mapped_column(sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    label: Mapped[str]
    scopes: Mapped[str]
    created_at: Mapped[int]
    expires_at: Mapped[int | None]
    used_at: Mapped[int | None]
    revoked_at: Mapped[int | None]


class Table(Model):
    """A table at which a match is to be played, is played or was played."""

    __tablename__ = "tables"
    # Columns and no WHERE: the values of a listing come as parameters, with which no partial index is ever chosen.
    __table_args__ = (
        sa.CheckConstraint("state IN ('open', 'playing', 'closed')", name="state"),
        sa.Index("ix_tables_listing", "state", "public", "created_at"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[dict[str, Any]]
    # No clock is the JSON null, so the column itself is never NULL.
    clock: Mapped[dict[str, Any] | None] = mapped_column(sa.JSON, nullable=False)
    host_id: Mapped[str] = mapped_column(sa.ForeignKey("accounts.id"), index=True)
    public: Mapped[bool]
    invite: Mapped[str]
    autostart: Mapped[bool]
    state: Mapped[str]
    created_at: Mapped[int]
    rematch_of: Mapped[str | None] = mapped_column(unique=True)
    secret: Mapped[str | None]  # sealed when the table is made; a part of the deal
    dealing_until: Mapped[int | None] = mapped_column(index=True)  # set while parts of the deal are waited for
    withheld: Mapped[list[dict[str, Any]] | None] = mapped_column(
        sa.JSON(none_as_null=True)
    )  # who has failed to send one


class Seat(Model):
    """A seat at a table: somebody's, an agent's, kept for somebody, or free."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    account_id: Mapped[str | None] = mapped_column(sa.ForeignKey("accounts.id"), index=True)
    agent: Mapped[str | None]
    reserved_for: Mapped[str | None] = mapped_column(sa.ForeignKey("accounts.id"), index=True)
    pledge: Mapped[str | None]  # the hash of the bits that the seat adds to the deal
    bits: Mapped[str | None]
    part_by: Mapped[str | None]  # `own` or `server`: whose bits they are
    let_go_at: Mapped[int | None]  # since when whoever sat there does not want the match any more


class Pulse(Model):
    """The last time at which a server of this house was known to be there; a single row."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    at: Mapped[int]


class Outage(Model):
    """A span of time in which nobody could do anything here: no server ran, the machine slept, nothing was written."""

    __tablename__ = "outages"

    began: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    until: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


# The log is written with raw drivers; here it is declared for migrations and for reading.
matches = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("begun_at", sa.BigInteger, nullable=False),
    sa.Column("over_at", sa.BigInteger, index=True),
    sa.Column("outcome", sa.Text),
)
events = sa.Table(
    "events",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index(
        "ix_events_due", "due", sqlite_where=sa.text("due IS NOT NULL"), postgresql_where=sa.text("due IS NOT NULL")
    ),
    sqlite_with_rowid=False,
)
