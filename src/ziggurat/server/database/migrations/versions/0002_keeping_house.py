"""When and from what kind of device a session is used; the pulse of the house; how names look; who is gone."""

import sqlalchemy as sa
from alembic.operations import Operations

from ziggurat.server.accounts import lookalikes

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """From 0001; every new column may be empty, as it is in rows of before."""
    op.add_column("sessions", sa.Column("used_at", sa.BigInteger))
    op.add_column("sessions", sa.Column("device", sa.Text))
    op.add_column("accounts", sa.Column("recovery", sa.Text))
    op.add_column("accounts", sa.Column("deleted_at", sa.BigInteger))
    op.create_index("ix_accounts_deleted_at", "accounts", ["deleted_at"])
    op.add_column("seats", sa.Column("let_go_at", sa.BigInteger))
    _looks(op)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def _looks(op: Operations) -> None:
    """How each name looks that is taken already."""
    op.add_column("accounts", sa.Column("looks", sa.Text))
    op.create_index("ix_accounts_looks", "accounts", ["looks"])
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("guest"), sa.column("looks"))
    connection = op.get_bind()
    named = connection.execute(sa.select(accounts.c.id, accounts.c.name).where(accounts.c.guest == sa.false())).all()
    for id, name in named:
        looking = accounts.update().where(accounts.c.id == id)
        connection.execute(looking.values(looks=lookalikes.skeleton(name)))
