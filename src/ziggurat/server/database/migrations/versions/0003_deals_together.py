"""Deals that nobody alone has chosen: a secret for each table, and what each seat adds."""

import secrets

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    """From 0002; tables that have not begun get a secret now, matches that have are as they were."""
    op.add_column("tables", sa.Column("secret", sa.Text))
    op.add_column("tables", sa.Column("dealing_until", sa.BigInteger))
    op.create_index("ix_tables_dealing_until", "tables", ["dealing_until"])
    op.add_column("tables", sa.Column("withheld", sa.JSON))
    for name in ("pledge", "bits", "part_by"):
        op.add_column("seats", sa.Column(name, sa.Text))
    tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("secret"))
    connection = op.get_bind()
    for id in connection.scalars(sa.select(tables.c.id).where(tables.c.state == "open")).all():
        connection.execute(tables.update().where(tables.c.id == id).values(secret=secrets.token_hex(32)))
