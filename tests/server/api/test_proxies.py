"""Behind a proxy: who asks is what trusted proxies saw, whatever clients write; names and passwords have limits."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from tests.server.api.told import good, problem
from tests.support.api import Place, open_place
from ziggurat import cli
from ziggurat.kernel.errors import BadOption
from ziggurat.server import networks
from ziggurat.server.accounts import passwords
from ziggurat.server.http.forwarded import see_through
from ziggurat.server.settings import Settings

LOOPBACK = ("127.0.0.1", "::1")
PASSWORD = "gilgamesh and enkidu"


def seen(client: str, said: list[str], trusted: tuple[str, ...], proto: str = "") -> tuple[str, str]:
    headers = [(b"x-forwarded-for", value.encode()) for value in said]
    scope: dict[str, Any] = {"client": (client, 1), "scheme": "http", "headers": headers}
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    see_through(scope, trusted)
    return str(scope["client"][0]), scope["scheme"]


@pytest.mark.parametrize(
    ("client", "said", "trusted", "address"),
    [
        ("127.0.0.1", ["203.0.113.9"], LOOPBACK, "203.0.113.9"),
        ("::1", ["203.0.113.9"], LOOPBACK, "203.0.113.9"),
        ("::ffff:127.0.0.1", ["203.0.113.9"], LOOPBACK, "203.0.113.9"),
        ("127.0.0.1", ["1.2.3.4, 203.0.113.9"], LOOPBACK, "203.0.113.9"),
        ("127.0.0.1", ["1.2.3.4", "203.0.113.9"], LOOPBACK, "203.0.113.9"),
        ("127.0.0.1", ["1.2.3.4, 203.0.113.9, 10.0.0.7"], (*LOOPBACK, "10.0.0.0/8"), "203.0.113.9"),
        ("127.0.0.1", ["203.0.113.9:5123"], LOOPBACK, "203.0.113.9"),
        ("127.0.0.1", ["[2001:db8::7]:5123"], LOOPBACK, "2001:db8::7"),
        ("127.0.0.1", ["203.0.113.9, unknown"], LOOPBACK, "127.0.0.1"),
        ("127.0.0.1", ["127.0.0.1"], LOOPBACK, "127.0.0.1"),
        ("127.0.0.1", [], LOOPBACK, "127.0.0.1"),
        ("203.0.113.50", ["1.2.3.4"], LOOPBACK, "203.0.113.50"),
        ("127.0.0.1", ["1.2.3.4"], (), "127.0.0.1"),
    ],
)
def test_the_first_address_from_the_right_that_is_no_proxy(
    client: str, said: list[str], trusted: tuple[str, ...], address: str
) -> None:
    assert seen(client, said, trusted)[0] == address


def test_the_scheme_is_what_a_trusted_proxy_says() -> None:
    assert seen("127.0.0.1", [], LOOPBACK, "https")[1] == "https"
    assert seen("127.0.0.1", [], LOOPBACK, "http, https")[1] == "https"
    assert seen("127.0.0.1", [], LOOPBACK, "gopher")[1] == "http"
    assert seen("203.0.113.50", [], LOOPBACK, "https")[1] == "http"


@pytest.mark.parametrize("trusted", [LOOPBACK, ()])
async def test_no_client_makes_up_addresses_for_itself(tmp_path: Path, trusted: tuple[str, ...]) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=1.0, behind_proxy=trusted) as place:

        async def come(number: int) -> httpx.Response:
            said = {"x-forwarded-for": f"198.51.100.{number}, 203.0.113.9"}
            return await place.visitor().post("/api/guest", headers=said)

        answers = [await come(number) for number in range(60)]
        assert [answer.status_code for answer in answers[:30]] == [201] * 30
        problem(answers[-1], 429, "too-many-requests")
        other = await place.visitor().post("/api/guest", headers={"x-forwarded-for": "203.0.113.10"})
        assert other.status_code == (201 if trusted else 429)


async def test_the_addresses_of_one_household_are_one(tmp_path: Path) -> None:
    """Of IPv6 everybody has more addresses than could ever be counted."""
    async with open_place(str(tmp_path / "place.db"), limits=1.0, behind_proxy=LOOPBACK) as place:

        async def come(address: str) -> httpx.Response:
            return await place.visitor().post("/api/guest", headers={"x-forwarded-for": address})

        answers = [await come(f"2001:db8:0:1:{number:x}::{number:x}") for number in range(60)]
        problem(answers[-1], 429, "too-many-requests")
        good(await come("2001:db8:0:2::1"), 201)
    assert networks.neighbourhood("::ffff:10.0.0.5") == networks.neighbourhood("10.0.0.5:80") == "10.0.0.5"
    assert networks.neighbourhood("unknown") == "unknown"


async def try_in(place: Place, name: str, password: str, number: int) -> httpx.Response:
    said = {"x-forwarded-for": f"198.51.{number // 250}.{number % 250}"}
    return await place.visitor().post("/api/login", {"name": name, "password": password}, headers=said)


async def test_a_name_is_not_guessed_at_from_many_addresses(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=1.0, behind_proxy=LOOPBACK) as place:
        for name in ("Anna", "Boris"):
            good(await place.visitor().post("/api/accounts", {"name": name, "password": PASSWORD}), 201)
        right = [await try_in(place, "Boris", PASSWORD, number) for number in range(25)]
        assert {answer.status_code for answer in right} == {200}, "what fits does not count"
        wrong = [await try_in(place, ("Anna", "ANNA")[number % 2], "wrong", number) for number in range(30)]
        assert [answer.status_code for answer in wrong[:20]] == [401] * 20
        assert int(wrong[-1].headers["retry-after"]) >= 1
        problem(wrong[-1], 429, "too-many-requests")
        good(await try_in(place, "Boris", PASSWORD, 99))


async def test_who_guesses_at_a_name_does_not_keep_its_people_out(tmp_path: Path) -> None:
    async with open_place(str(tmp_path / "place.db"), limits=1.0, behind_proxy=LOOPBACK) as place:
        good(await place.visitor().post("/api/accounts", {"name": "Anna", "password": PASSWORD}), 201)
        good(await try_in(place, "Anna", PASSWORD, 1))
        for number in range(100, 125):
            answer = await try_in(place, "Anna", "wrong", number)
        problem(answer, 429, "too-many-requests")
        good(await try_in(place, "anna", PASSWORD, 1))
        from_home = [await try_in(place, "Anna", "wrong", 1) for _ in range(25)]
        problem(from_home[-1], 429, "too-many-requests")


async def test_who_finds_too_many_passwords_before_theirs_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 4)
    async with open_place(str(tmp_path / "place.db")) as place:
        answers = await asyncio.gather(*(try_in(place, f"Name {number}", "wrong", number) for number in range(20)))
        codes = [answer.status_code for answer in answers]
        assert set(codes) == {401, 503}
        refused = next(answer for answer in answers if answer.status_code == 503)
        problem(refused, 503, "unavailable")
        assert int(refused.headers["retry-after"]) >= 1
        problem(await try_in(place, "Anna", "wrong", 1), 401, "wrong-credentials")
        assert passwords.waiting() == 0


@pytest.mark.parametrize(
    ("words", "addresses"),
    [
        ([], ()),
        (["--behind-proxy"], LOOPBACK),
        (["--behind-proxy", "--port", "0"], LOOPBACK),
        (["--behind-proxy", "10.0.0.5"], ("10.0.0.5",)),
        (["--behind-proxy", "10.0.0.5", "172.16.0.0/12", "--port", "0"], ("10.0.0.5", "172.16.0.0/12")),
        (["--behind-proxy=10.0.0.5", "--behind-proxy", "::1"], ("10.0.0.5", "::1")),
    ],
)
def test_proxies_are_named_on_the_command_line(
    words: list[str], addresses: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("ziggurat.server.serve.run", started.append)
    done = CliRunner().invoke(cli.app, ["serve", *words])
    assert done.exit_code == 0, done.output
    assert started[0].behind_proxy == addresses
    assert started[0].metrics_to == networks.ITSELF


@pytest.mark.parametrize(
    ("name", "as_browsers_write_it"),
    [
        ("https://example.org", "https://example.org"),
        ("https://Example.org/", "https://example.org"),
        ("HTTPS://example.org:443", "https://example.org"),
        ("http://example.org:8080/", "http://example.org:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
    ],
)
def test_origins_are_written_as_browsers_do(
    name: str, as_browsers_write_it: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("ziggurat.server.serve.run", started.append)
    done = CliRunner().invoke(cli.app, ["serve", "--origin", name])
    assert done.exit_code == 0, done.output
    assert started[0].origins == (as_browsers_write_it,)


@pytest.mark.parametrize(
    "name",
    [
        "example.org",
        "ftp://example.org",
        "https://",
        "https://example.org/ziggurat",
        "https://a:b@c.org",
        "null",
        "*",
        "https://a:x",
    ],
)
def test_what_no_browser_sends_as_its_origin_is_refused(name: str) -> None:
    done = CliRunner().invoke(cli.app, ["serve", "--origin", name])
    assert isinstance(done.exception, BadOption)
    assert "give one such as https://example.org" in str(done.exception)


def test_what_is_no_address_is_refused() -> None:
    with pytest.raises(BadOption, match="give one such as"):
        networks.checked(["example.org"])
