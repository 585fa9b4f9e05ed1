"""Brings a database up to the revision that this program works with."""

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ziggurat.server.database.models import METADATA
from ziggurat.server.errors import DatabaseTooNew

MIGRATIONS = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that are missing, within the transaction of a connection that nobody else migrates on."""
    script = ScriptDirectory(MIGRATIONS)
    context = MigrationContext.configure(
        connection,
        # Alembic hands over a tuple of heads here, whatever it calls it.
        opts={"target_metadata": METADATA, "fn": lambda heads, _: script._upgrade_revs("head", heads)},
    )
    _refuse_later(connection, script, context.get_current_heads())
    # Migrations are given their operations: Alembic's global `op` cannot serve two databases that open at once.
    context.run_migrations(op=Operations(context))


def is_up_to_date(connection: Connection) -> bool:
    """Whether a database is at the revision that this program works with."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return set(heads) == set(ScriptDirectory(MIGRATIONS).get_heads())


def _refuse_later(connection: Connection, script: ScriptDirectory, heads: tuple[str, ...]) -> None:
    """Refuse a database that a later version of this program has written."""
    known = {step.revision for step in script.walk_revisions()}
    for revision in heads:
        if revision not in known:
            raise DatabaseTooNew(connection.engine.url.render_as_string(hide_password=True), revision)
