"""Accounts, tables and the log."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None


def upgrade(op: Operations) -> None:
    """From nothing."""
    _accounts(op)
    _tables(op)
    _log(op)


def _accounts(op: Operations) -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False, unique=True),
        sa.Column("account_id", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("used_at", sa.BigInteger),
        sa.Column("revoked_at", sa.BigInteger),
    )


def _tables(op: Operations) -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("host_id", sa.Text, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("autostart", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("rematch_of", sa.Text, unique=True),
        sa.CheckConstraint("state IN ('open', 'playing', 'closed')", name="state"),
    )
    op.create_index("ix_tables_listing", "tables", ["state", "public", "created_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.Text, sa.ForeignKey("accounts.id"), index=True),
        sa.Column("agent", sa.Text),
        sa.Column("reserved_for", sa.Text, sa.ForeignKey("accounts.id"), index=True),
    )


def _log(op: Operations) -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("over_at", sa.BigInteger, index=True),
        sa.Column("outcome", sa.Text),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    some = sa.text("due IS NOT NULL")
    op.create_index("ix_events_due", "events", ["due"], sqlite_where=some, postgresql_where=some)
