"""The command `ziggurat`: wiring only."""

import asyncio
import os
import sys
from io import TextIOWrapper
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from ziggurat import __version__
from ziggurat.kernel.errors import BadOption, ZigguratError
from ziggurat.terminal import languages

PROXY = "--behind-proxy"
STOPPED = 130  # as shells say it of what Ctrl-C has ended

app = typer.Typer(
    help="Babel and 7 Wonders: Babel, at the terminal and in the laboratory.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"ziggurat {__version__}")
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Babel and 7 Wonders: Babel, at the terminal and in the laboratory."""


LANGUAGES = ", ".join(languages.known())
Language = Annotated[str | None, typer.Option(help=f"The language: {LANGUAGES}. If left out, that of your system.")]
LEVELS = "apprentice, mason, scribe, architect, master"  # written out: agents take long to import
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: babel or wonders.")]
Edition = Annotated[str, typer.Option(help="Babel: which edition's rules: de, en, ru, hu.")]
Starter = Annotated[str, typer.Option(help='Babel: who begins: "seat 0" or "lot".')]
Players = Annotated[str, typer.Option(help="7 Wonders: how many play: 2 to 7.")]
Tower = Annotated[str, typer.Option(help="7 Wonders: with the Tower of Babel: yes or no.")]
Projects = Annotated[str, typer.Option(help="7 Wonders: with the Great Projects: yes or no.")]
Sides = Annotated[str, typer.Option(help="7 Wonders: sides of the boards: A, B, random or chosen.")]
WondersOf = Annotated[str, typer.Option("--wonders", help="7 Wonders: how boards are found: dealt or chosen.")]
Database = Annotated[
    str | None, typer.Option(help="postgresql+asyncpg://USER:PASSWORD@HOST/NAME, or the path of an SQLite file.")
]
LateTiles = Annotated[str, typer.Option(help="7 Wonders: tiles of an Age's last turn: count (at its end) or next_age.")]


class _WithAddresses(TyperCommand):
    """A command whose --behind-proxy takes any number of addresses, none included."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments, with each address behind an option of its own."""
        return super().parse_args(ctx, _spelled_out(args))


def _spelled_out(args: list[str]) -> list[str]:
    """`--behind-proxy A B` as `--behind-proxy=A --behind-proxy=B`; alone, it means this machine."""
    found: list[str] = []
    rest = list(args)
    while rest:
        found.append(rest.pop(0))
        if found[-1] == PROXY:
            found.pop()
            named = [*takewhile(lambda text: not text.startswith("-"), rest)]
            del rest[: len(named)]
            found += [f"{PROXY}={address}" for address in named or ("127.0.0.1", "::1")]
    return found


@app.command()
def play(
    game: GameName = "babel",
    against: Annotated[
        str | None,
        typer.Option(help=f"The other seats: {LEVELS}; person; or an agent such as search:ms=500."),
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, when you play against agents.")] = None,
    seats: Annotated[
        str | None, typer.Option(help='All seats in order: "person,mason,person,master". Instead of the two above.')
    ] = None,
    edition: Edition = "",
    starter: Starter = "",
    players: Players = "",
    tower: Tower = "",
    projects: Projects = "",
    sides: Sides = "",
    wonders: WondersOf = "",
    late_tiles: LateTiles = "",
    seed: Annotated[int | None, typer.Option(help="Deal from a small number, the same again each time.")] = None,
    key: Annotated[str | None, typer.Option(help="Deal from a full 256-bit key, 64 hexadecimal digits.")] = None,
    add_to_deal: Annotated[
        bool, typer.Option("--add-to-deal", help="Type something of your own that goes into the deal.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game saved last.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Start a new game without asking.")] = False,
    file: Annotated[Path | None, typer.Option(help="Go on with the game in this record file.")] = None,
    language: Language = None,
) -> None:
    """Play at the terminal, line by line."""
    os.environ.setdefault("ZIGGURAT_START", "interpreted")  # read once, by whatever is imported from here on
    from ziggurat import agents
    from ziggurat.terminal import sitting

    spoken = languages.preferred() if language is None else language
    options = _named(
        edition=edition,
        starter=starter,
        players=players,
        tower=tower,
        projects=projects,
        sides=sides,
        wonders=wonders,
        late_tiles=late_tiles,
    )
    chosen = bool(options) or any(value is not None for value in (against, seat, seats, seed, key)) or add_to_deal
    if seats is not None and (against is not None or seat is not None):
        raise BadOption("way to fill the seats", "--seats", "it alone, or --against and --seat")
    if (resume and (new or file or chosen)) or (file and (new or chosen)):
        raise BadOption("way to resume", "--resume or --file", "it alone; a saved game has its own seats and options")
    try:
        if resume or file or (not (new or chosen) and sitting.wants_to_resume(game, spoken)):
            sitting.resume(game, file, spoken)
            return
    except (KeyboardInterrupt, EOFError):
        return
    sitting.start(
        game,
        against=against or agents.USUAL,
        seat=seat or 0,
        seats=seats,
        options=options,
        seed=seed,
        key=key,
        language=spoken,
        typed=add_to_deal,
    )


def _named(**options: str) -> dict[str, str]:
    """The options that somebody has named."""
    return {name: value for name, value in options.items() if value}


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game record, or the log of an arena.")],
    game: Annotated[int | None, typer.Option(help="Of an arena's log: the number of the game.")] = None,
    language: Language = None,
) -> None:
    """Tell a recorded game, action by action, and show how it stands at the end."""
    from ziggurat.terminal import sitting

    spoken = languages.preferred() if language is None else language
    if game is None:
        sitting.tell_record(file, spoken)
        return
    from ziggurat.arena.log import game_from

    sitting.tell(game_from(file, game).record, spoken)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game: babel or wonders.")],
    agent: Annotated[
        list[str], typer.Argument(metavar="AGENT", help=f"Who plays: random, greedy, search:ms=100 …; {LEVELS}.")
    ],
    games: Annotated[int, typer.Option(help="Games of each pair, or of the table for 7 Wonders.", min=1)] = 400,
    seed: Annotated[int, typer.Option(help="The deals, and what agents draw, come from this number.")] = 1,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="A ladder: each agent plays only the next in the list.")
    ] = False,
    edition: Edition = "",
    starter: Starter = "",
    players: Annotated[
        str, typer.Option(help="7 Wonders: seats at a table. If left out, as many as agents, but at least 3.")
    ] = "",
    tower: Tower = "",
    projects: Projects = "",
    sides: Sides = "",
    wonders: WondersOf = "",
    late_tiles: LateTiles = "",
    workers: Annotated[int | None, typer.Option(help="Games at a time. If left out, one for each core.")] = None,
    log: Annotated[Path | None, typer.Option(help="Where finished games are kept, to go on from later.")] = None,
    anew: Annotated[bool, typer.Option("--anew", help="Play all games again; the old log is kept as .old.")] = False,
    report: Annotated[
        Path | None, typer.Option(help="A folder for the report as text, JSON, Parquet and a page with plots.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as one JSON object.")] = False,
) -> None:
    """Let agents play each other: every pair, or full tables of 7 Wonders, each deal with the seats rotated."""
    from ziggurat.arena import command
    from ziggurat.arena.plan import make_plan

    options = _named(
        edition=edition,
        starter=starter,
        players=players,
        tower=tower,
        projects=projects,
        sides=sides,
        wonders=wonders,
        late_tiles=late_tiles,
    )
    plan = make_plan(game, agent, games=games, seed=seed, options=options, neighbours=neighbours)
    if not command.arena(plan, path=log, workers=workers, anew=anew, json=as_json, report=report):
        raise typer.Exit(STOPPED)


@app.command()
def arena_game(
    log: Annotated[Path, typer.Argument(help="The log of an arena.")],
    number: Annotated[int, typer.Argument(help="The number of the game.")],
    file: Annotated[Path | None, typer.Argument(help="Where to write it; if left out, it is printed.")] = None,
) -> None:
    """Take a game out of an arena's log as a game record, which `replay` and the table in the browser open."""
    from ziggurat.arena.log import game_from, save_record

    record = game_from(log, number).record
    if file is None:
        print(record, end="")
    else:
        save_record(record, file)


@app.command()
def explain(
    game: GameName,
    position: Annotated[str, typer.Argument(help="A position line, as `position` writes it at the terminal.")],
    agent: Annotated[str, typer.Option(help=f"Who explains: {LEVELS}; or an agent such as search:ms=500.")] = "",
    seat: Annotated[int | None, typer.Option(help="Whose choice, where several are to act or all is known.")] = None,
    seed: Annotated[int | None, typer.Option(help="Think from a small number, the same again each time.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    language: Language = None,
) -> None:
    """Tell what an agent would do in a position, what it expects of that, what else there is, and why."""
    from ziggurat.terminal import hints

    spoken = languages.preferred() if language is None else language
    hints.tell(game, position, agent=agent, seat=seat, seed=seed, as_json=as_json, language=spoken)


_ADDED = {"own": "bits of its own", "server": "bits of the server, since none were sent"}


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished match.")],
    promised: Annotated[
        str | None,
        typer.Option(help="What you were shown before the deal, SEAL/PLEDGE/PLEDGE…: the record has to keep it."),
    ] = None,
) -> None:
    """Check a finished match: its deal against what was promised at the start, its actions against the rules."""
    from ziggurat.play.verify import read_file, verify

    proof = verify(read_file(file), promised)
    print(f"Proven: the deal is the one promised ({proof.commitment}).")
    if proof.parts:
        alone = "The server alone has chosen it: nobody added bits of their own."
        print(f"{'Nobody alone has chosen it.' if proof.together else alone} What each seat added:")
    for seat, part in enumerate(proof.parts):
        whose = "a bot, nothing" if part is None else f"{_ADDED[part.by]}, pledged as {part.pledge}"
        print(f"  seat {seat}: {whose}")
    if proof.parts:
        print(f"To be sure, compare with what you were shown: {proof.promise}")
    print(f"{proof.game}: {proof.actions} actions, all by the rules. {proof.ending}")


@app.command(cls=_WithAddresses)
def serve(
    database: Database = None,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.", min=0, max=65535)] = 8000,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address under which browsers come, such as https://example.org.")
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="[ADDRESS]...",
            help="Believe X-Forwarded-For and -Proto of proxies at these addresses; alone: of this machine.",
        ),
    ] = None,
    metrics_to: Annotated[
        list[str] | None,
        typer.Option(help="An address or network that may ask for /metrics; if left out, this machine alone."),
    ] = None,
    keep_guests: Annotated[float, typer.Option(help="Days for guests without a seat or a table.", min=0)] = 30.0,
    keep_open_tables: Annotated[float, typer.Option(help="Days for tables that do not begin.", min=0)] = 7.0,
    keep_sessions: Annotated[
        float, typer.Option(help="Days for which somebody stays logged in.", min=0.01, max=400)
    ] = 400.0,
    keep_ended: Annotated[float, typer.Option(help="Days for tokens that have ended.", min=0)] = 30.0,
    keep_unfinished: Annotated[
        float, typer.Option(help="Days for unfinished matches to which nobody comes back.", min=0)
    ] = 180.0,
    most_tokens: Annotated[int, typer.Option(help="Tokens of one account.", min=0)] = 50,
    most_matches: Annotated[int, typer.Option(help="Running matches of one account.", min=1)] = 200,
    limits: Annotated[float, typer.Option(help="All rate limits times this; 0 for none.", min=0)] = 1.0,
    connections: Annotated[
        int, typer.Option(help="Connections at most; 0 for as many as there are open files for.", min=0)
    ] = 0,
    connections_by_address: Annotated[
        int | None, typer.Option(help="Connections of one address at most; 0 for no limit.  [default: 400]", min=0)
    ] = None,
    head_bytes: Annotated[int, typer.Option(help="Bytes of a request's head at most.", min=1024)] = 32 * 1024,
    head_seconds: Annotated[float, typer.Option(help="Seconds until a request's head must be here.", min=0.1)] = 15.0,
    body_bytes: Annotated[int, typer.Option(help="Bytes of a request's body at most.", min=1024)] = 64 * 1024,
    body_seconds: Annotated[float, typer.Option(help="Seconds until its body must be here.", min=0.1)] = 30.0,
    write_seconds: Annotated[float, typer.Option(help="Seconds that an answer may stay unread.", min=0.1)] = 30.0,
    stand_in: Annotated[str, typer.Option(help="The bot that takes over for people.")] = "greedy",
    bot_processes: Annotated[
        int, typer.Option(help="Processes in which bots think; 0 for as many as there are cores.", min=0, max=256)
    ] = 0,
    bot_seconds: Annotated[
        float, typer.Option(help="What a bot may think about a decision, in seconds.", min=0.05, max=600)
    ] = 5.0,
    bot_threads: Annotated[
        int, typer.Option(help="What a bot asked for over the network may have, in threads.", min=1, max=64)
    ] = 1,
    bot_playouts: Annotated[
        int, typer.Option(help="The same in playouts for a decision.", min=1, max=10_000_000)
    ] = 20_000,
    bot_matches: Annotated[
        int, typer.Option(help="Matches with bots that an account may have running at a time.", min=1)
    ] = 20,
    bot_matches_nearby: Annotated[int, typer.Option(help="The same for all accounts of an address.", min=1)] = 100,
    study_threads: Annotated[int, typer.Option(help="Threads for studies, replays and lessons.", min=1, max=64)] = 2,
    open_table: Annotated[
        bool, typer.Option("--open", help="Open the table in the browser; where the port is taken, use the next.")
    ] = False,
) -> None:
    """Serve tables over HTTP: on an SQLite file of your own, or on a PostgreSQL shared by any number of servers."""
    os.environ.setdefault("ZIGGURAT_START", "interpreted")  # read once, by whatever is imported from here on
    from ziggurat import agents
    from ziggurat.server import networks
    from ziggurat.server.serve import run
    from ziggurat.server.settings import Settings, data_file

    agents.make(stand_in)
    run(
        Settings(
            database=database or str(data_file()),
            host=host,
            port=port,
            origins=networks.checked_origins(origin or ()),
            behind_proxy=networks.checked(behind_proxy or ()),
            metrics_to=networks.checked(metrics_to or networks.ITSELF),
            keep_guests=keep_guests,
            keep_open_tables=keep_open_tables,
            keep_sessions=keep_sessions,
            keep_ended=keep_ended,
            keep_unfinished=keep_unfinished,
            most_tokens=most_tokens,
            most_matches=most_matches,
            limits=limits,
            connections=connections,
            connections_by_address=connections_by_address,
            head_bytes=head_bytes,
            head_seconds=head_seconds,
            body_bytes=body_bytes,
            body_seconds=body_seconds,
            write_seconds=write_seconds,
            stand_in=stand_in,
            bot_processes=bot_processes,
            bot_seconds=bot_seconds,
            bot_threads=bot_threads,
            bot_playouts=bot_playouts,
            bot_matches=bot_matches,
            bot_matches_nearby=bot_matches_nearby,
            study_threads=study_threads,
            open_table=open_table,
        )
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file to write.")], database: Database = None
) -> None:
    """Write all accounts, tables and matches of a database into one file, while servers run on it or not."""
    from ziggurat.server.database import backup as backups

    content = asyncio.run(backups.back_up(_database(database), file))
    print(f"Wrote {_told(content)} to {file}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `ziggurat backup` has written.")],
    database: Database = None,
) -> None:
    """Bring a backup into a new or empty database, of either kind; nothing is ever overwritten."""
    from ziggurat.server.database import backup as backups

    content = asyncio.run(backups.restore(file, _database(database)))
    print(f"Restored {_told(content)} from {file}.")


def _database(given: str | None) -> str:
    """The database that a server uses when none is named, or the one that is."""
    from ziggurat.server.settings import data_file

    return given or str(data_file())


def _told(content: tuple[int, int, int]) -> str:
    accounts, matches, events = content
    return f"{accounts} accounts and {matches} matches with {events} events"


@app.command()
def prepare(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="babel, wonders; or all.")] = None,
) -> None:
    """Compile the rules beforehand, for an image or a machine that is to answer at once; needs to be done once."""
    from ziggurat import agents, names
    from ziggurat.kernel.prepare import complete_all

    complete_all({game: agents.entries_for(game) for game in games or names()}, print)


@app.command()
def reset_password(name: Annotated[str, typer.Argument(help="Whose.")], database: Database = None) -> None:
    """Give an account of your server a new password; its sessions, tokens and recovery code end, within a minute."""
    from ziggurat.server.hosting import reset_password

    print(f"The password of {name} is now: {reset_password(database, name)}")


@app.command()
def forget(name: Annotated[str, typer.Argument(help="Whom.")], database: Database = None) -> None:
    """Delete an account of your server: its name becomes `?`, the games of others stay whole."""
    from ziggurat.server.hosting import forget

    forget(database, name)
    print(f"{name} is forgotten. A server that runs lets bots play on in half a minute.")


@app.command()
def delete_match(match: Annotated[str, typer.Argument(metavar="ID", help="Which.")], database: Database = None) -> None:
    """Delete a match of your server with its table and its log, finished or not."""
    from ziggurat.server.hosting import delete_match

    delete_match(database, match)
    print(f"The match {match} is deleted.")


@app.command()
def bench(
    game: Annotated[
        str, typer.Argument(metavar="GAME|agents", help="The game: babel or wonders; or agents.")
    ] = "babel",
    players: Players = "",
    modules: Annotated[
        str | None, typer.Option(help="7 Wonders: tower, projects, tower,projects or none. If left out, both.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each measurement runs.", min=0.05, max=60)] = 2.0,
    games: Annotated[int, typer.Option(help="agents: games of each time against 100 ms; 0 for none.", min=0)] = 12,
) -> None:
    """Measure decisions and games a second, compiled, interpreted, naive and on a GPU where there is one.

    `ziggurat bench agents` measures the agent `search` instead: its playouts and nodes a second on one thread, and how
    much stronger it gets with time. That takes long: each pair of times plays 12 games unless --games says otherwise.
    """
    if game == "agents":
        from ziggurat.bench import agents

        agents.run(as_json=as_json, seconds=seconds, games=games)
        return
    from ziggurat.bench.report import modules_chosen, run

    options = ({"players": players} if players else {}) | modules_chosen(modules)
    run(game, as_json=as_json, seconds=seconds, options=options)


def main() -> None:
    """Run the command; what goes wrong on purpose is told in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows a question mark, and plays on
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="ziggurat")
    except ZigguratError as error:
        print(f"ziggurat: {error}", file=sys.stderr)
        sys.exit(2 if isinstance(error, BadOption) else 1)


if __name__ == "__main__":
    main()
