"""A throw-away PostgreSQL for a run of the tests, from the binaries that Debian installs."""

import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

INSTALLED = Path("/usr/lib/postgresql")
PATIENCE = "300"  # seconds until a server that starts or stops counts as stuck; pg_ctl would give up after 60
# Only its processes are ever killed, never the machine, so what the system has taken is safe; and whoever waits for the
# disk waits longest after a crash, when every file of every database is sent there.
SETTINGS = "fsync = off\nfull_page_writes = off\n"
_NUMBERS = itertools.count(1)


class PostgreSQL:
    """A cluster of its own on a free port of this machine; whoever may reach the port is let in."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-postgresql-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        self._run("initdb", "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        with (self.folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(f"port = {self.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
            settings.write(SETTINGS)
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"))

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(_NUMBERS)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{name}"

    def execute(self, database: str, statement: str) -> str:
        """What a statement answers, one line a row."""
        command = [str(self.binaries / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-AtqX"]
        done = subprocess.run(
            [*command, "-v", "ON_ERROR_STOP=1", "-d", database, "-c", statement],
            check=True,
            capture_output=True,
            text=True,
            cwd="/",
        )
        return done.stdout

    def load(self, database: str, script: str) -> None:
        """Run a script of statements, such as a dump."""
        command = [str(self.binaries / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-AtqX"]
        command += ["-v", "ON_ERROR_STOP=1", "--single-transaction", "-d", database, "-f", "-"]
        subprocess.run(command, check=True, capture_output=True, text=True, cwd="/", input=script)

    def crash(self) -> None:
        """Stop it as a power cut would, and start it again."""
        self._run("pg_ctl", "restart", "-w", "-m", "immediate", "-l", str(self.folder / "log"))

    def stop(self) -> None:
        """Stop it without waiting for anybody."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def start_again(self) -> None:
        """Start it after `stop`."""
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"))

    def remove(self) -> None:
        """Stop it where it runs, and leave nothing behind."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        """Run a program of the cluster as its user; its output goes to a file, which a server may keep open."""
        said = self.folder / "said"
        with said.open("w") as output:
            done = subprocess.run(
                [str(self.binaries / program), "-D", str(self.folder / "data"), *arguments],
                user=self.user,
                group=pwd.getpwnam(self.user).pw_gid if self.user else None,
                extra_groups=[] if self.user else None,
                cwd="/",
                env=os.environ | {"PGCTLTIMEOUT": PATIENCE},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        assert done.returncode == 0, f"{program} failed:\n{said.read_text()}"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A running PostgreSQL; where none is installed the test is skipped, but never where all must be tested."""
    versions = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not versions:
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse("PostgreSQL is not installed; install the Debian package postgresql")
    server = PostgreSQL(versions[-1].parent)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'ziggurat.db'}"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()
