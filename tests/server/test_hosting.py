"""The files of docs/hosting, as far as this kind of machine lets them be tried: no Docker engine runs here."""

import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer.main
import yaml
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from tests.support.servers import ServerProcess, free_port
from ziggurat import cli

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
PATIENCE = 60.0  # seconds
UNITS = sorted([*HOSTING.glob("*.service"), *HOSTING.glob("*.timer")])


def found(program: str) -> str:
    """Where a program lies; without it a test is skipped, in CI it fails."""
    where = shutil.which(program, path=PATH)
    if where is None and os.environ.get("CI") == "true":
        pytest.fail(f"{program} is missing; .ci/run installs it")
    return where or pytest.skip(f"{program} is not installed")


def options_of(command: str) -> set[str]:
    """All options of a command of ours."""
    commands: Any = typer.main.get_command(cli.app)
    return {name for parameter in commands.commands[command].params for name in parameter.opts}


def test_every_command_and_option_that_hosts_are_told_of_exists() -> None:
    told = "\n".join(path.read_text() for path in [*HOSTING.iterdir(), ROOT / "docs" / "HOSTING.md"])
    called = re.findall(r"ziggurat (serve|backup|restore|prepare|reset-password|forget|delete-match)\b([^`\n|]*)", told)
    assert {command for command, _ in called} >= {"serve", "backup", "restore", "prepare"}
    for command, rest in called:
        assert set(re.findall(r"--[a-z-]+", rest)) <= options_of(command), (command, rest)
    mentioned = set(re.findall(r"`(--[a-z-]+)", told)) | set(re.findall(r"- (--[a-z-]+)", told))
    assert mentioned <= set().union(*map(options_of, ("serve", "backup", "restore")))


def test_metrics_worth_an_alarm_exist() -> None:
    told = (ROOT / "docs" / "HOSTING.md").read_text()
    sources = "\n".join(path.read_text() for path in (ROOT / "src" / "ziggurat" / "server").rglob("*.py"))
    names = set(re.findall(r"ziggurat_[a-z_]+[a-z]", told))
    assert names
    assert all(f'"{name}"' in sources for name in names)


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    for path in UNITS:
        text = path.read_text().replace("/opt/ziggurat/bin/ziggurat", sys.executable)
        (tmp_path / path.name).write_text(text)
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / unit.name)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_compose_starts_our_command_on_its_own_database() -> None:
    services = yaml.safe_load((HOSTING / "compose.yaml").read_text())["services"]
    command = services["ziggurat"]["command"]
    assert command[0] == "serve"
    assert {part.partition("=")[0] for part in command[1:]} <= options_of("serve")
    database = next(part for part in command if part.startswith("--database="))
    assert database.endswith("@postgres/ziggurat")
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "ziggurat"
    assert (HOSTING / services["ziggurat"]["build"]["context"] / "pyproject.toml").is_file()


def test_an_image_is_built_from_the_sources_and_not_from_what_lies_about() -> None:
    ignored = set((HOSTING / "Dockerfile.dockerignore").read_text().split())
    cleaned = re.search(r"^clean:\n\trm -rf (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert cleaned
    assert {".git", *cleaned[1].split()} <= ignored
    assert not ignored & {"src", "web", "README.md", "LICENSE", "pyproject.toml", "hatch_build.py"}


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[str, ServerProcess]]:
    """A server behind nginx with the very lines of docs/hosting, on other ports and with a certificate of its own."""
    nginx, port = found("nginx"), free_port()
    address = f"https://127.0.0.1:{port}"
    with ServerProcess(str(tmp_path / "server.db"), "--behind-proxy", "--origin", address, "--limits", "1") as server:
        certificate(tmp_path)
        (tmp_path / "nginx.conf").write_text(wrapped(tmp_path, port, server.port))
        command = [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "error.log")]
        with subprocess.Popen(command) as process:
            try:
                yield address, server
            finally:
                process.terminate()


def certificate(folder: Path) -> None:
    """A certificate that nobody but this test believes."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)


def wrapped(folder: Path, port: int, behind: int) -> str:
    """The lines for nginx, within a whole file, with the places of this test."""
    lines = (HOSTING / "nginx.conf").read_text()
    secure = lines[lines.index("    listen 443") - len("server {\n") :]
    secure = secure.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;")
    secure = re.sub(r".*listen \[::\]:443.*\n", "", secure)
    secure = secure.replace("/etc/letsencrypt/live/play.example.org", str(folder))
    secure = secure.replace("$host;", "$http_host;")  # the port is not the usual one here
    upstream = lines[lines.index("upstream") : lines.index("server {\n    listen 80")].replace("8000", str(behind))
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    outside = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {places}"
    return f"{outside}\n{upstream}\n{secure}\n}}"


def test_events_come_through_nginx_at_once_and_clients_are_told_apart(proxied: tuple[str, ServerProcess]) -> None:
    address, server = proxied
    with httpx.Client(base_url=address, verify=False, headers={"Origin": address}, timeout=PATIENCE) as client:
        deadline = time.monotonic() + PATIENCE
        while not answers(client):
            assert time.monotonic() < deadline, server.log
            time.sleep(0.05)
        guest = client.post("/api/guest")
        assert guest.status_code == 201, guest.text
        assert "Secure" in guest.headers["set-cookie"]
        assert "max-age" in guest.headers["strict-transport-security"]
        client.headers["X-CSRF-Token"] = guest.json()["csrf"]
        table = {"game": "babel", "seats": ["me", "random"], "start": True}
        match = client.post("/api/tables", json=table).json()["id"]
        shown = client.get(f"/api/games/{match}").json()
        with client.stream("GET", f"/api/games/{match}/events") as stream:
            lines = stream.iter_lines()
            assert until(lines, "id: 0")
            action = {"ply": shown["ply"], "action": shown["legal"][0]["action"]}
            assert client.post(f"/api/games/{match}/actions", json=action).status_code == 200
            assert until(lines, "id: 1"), "while the stream stays open"
        play_over_a_socket(client, address, match)


def play_over_a_socket(client: httpx.Client, address: str, match: str) -> None:
    """An action, as a browser plays it through the proxy."""
    unproven = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    unproven.check_hostname, unproven.verify_mode = False, ssl.CERT_NONE
    opening = connect(
        f"{address.replace('https', 'wss')}/api/games/{match}/socket",
        ssl=unproven,
        origin=Origin(address),
        subprotocols=[Subprotocol("ziggurat"), Subprotocol(f"csrf.{client.headers['X-CSRF-Token']}")],
        additional_headers={"Cookie": f"ziggurat={client.cookies['ziggurat']}"},
        proxy=None,
    )
    with opening as socket:
        shown = json.loads(socket.recv(PATIENCE))
        while shown["to_act"] != [0]:
            shown = json.loads(socket.recv(PATIENCE))
        socket.send(json.dumps({"ply": shown["ply"], "action": shown["legal"][0]["action"]}))
        assert json.loads(socket.recv(PATIENCE))["ply"] == shown["ply"] + 1


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def until(lines: Iterator[str], wanted: str) -> bool:
    """Read until a line comes."""
    return any(line == wanted for line in lines)
