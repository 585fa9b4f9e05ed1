"""When and from what kind of device a session is used."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """From 0001; every new column may be empty, as it is in rows of before."""
    op.add_column("sessions", sa.Column("used_at", sa.BigInteger))
    op.add_column("sessions", sa.Column("device", sa.Text))
