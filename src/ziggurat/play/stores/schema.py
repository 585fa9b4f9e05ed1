"""The two tables of a log, for stores that are used on their own. The server's migrations make the same."""

SQLITE = (
    """CREATE TABLE IF NOT EXISTS matches (
        id TEXT NOT NULL PRIMARY KEY, setup TEXT NOT NULL, begun_at BIGINT NOT NULL, over_at BIGINT, outcome TEXT)""",
    """CREATE TABLE IF NOT EXISTS events (
        match TEXT NOT NULL, ply INTEGER NOT NULL, at BIGINT NOT NULL, due BIGINT, body TEXT NOT NULL,
        PRIMARY KEY (match, ply)) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS events_due ON events (due) WHERE due IS NOT NULL",
)

POSTGRESQL = (
    """CREATE TABLE IF NOT EXISTS matches (
        id TEXT NOT NULL PRIMARY KEY, setup TEXT NOT NULL, begun_at BIGINT NOT NULL, over_at BIGINT, outcome TEXT)""",
    """CREATE TABLE IF NOT EXISTS events (
        match TEXT NOT NULL, ply INTEGER NOT NULL, at BIGINT NOT NULL, due BIGINT, body TEXT NOT NULL,
        PRIMARY KEY (match, ply))""",
    "CREATE INDEX IF NOT EXISTS events_due ON events (due) WHERE due IS NOT NULL",
)
