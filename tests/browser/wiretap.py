"""Everything that a page receives from the server, taken down where the browser's own network layer hands it on."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.conftest import Windows
from tests.browser.sitting import ply_of

BLANK = "/icon.svg"  # a page of the same house on which nothing happens


@dataclass
class Received:
    """One request and what has come back of it so far."""

    url: str
    kind: str  # what the browser takes it for: Document, Script, Fetch …
    parts: list[bytes] = field(default_factory=list)

    @property
    def body(self) -> str:
        """All of it."""
        return b"".join(self.parts).decode(errors="replace")

    @property
    def payloads(self) -> list[dict[str, Any]]:
        """The states of a match in it: one in an answer, many in a stream."""
        if self.kind == "WebSocket":
            texts = [part.decode() for part in self.parts]
        elif "/events" in self.url:
            texts = [block.partition("data: ")[2] for block in self.body.split("\n\n")[:-1] if "data: " in block]
        else:
            texts = [self.body] if "/api/games/" in self.url and self.body.startswith('{"game":') else []
        found = [json.loads(text) for text in texts]
        return [one for one in found if "to_act" in one]


def tapped(windows: Windows, path: str = "/") -> tuple[Page, Wiretap]:
    """A window of somebody new, listened to from its first request on."""
    page = windows.open(BLANK)
    tap = Wiretap(page)
    page.goto(path)
    return page, tap


class Wiretap:
    """Listens to a page from now on; open it before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.on("Network.requestWillBeSent", self._asked)
        self._cdp.on("Network.responseReceived", self._answered)
        self._cdp.on("Network.dataReceived", self._more)
        self._cdp.on("Network.webSocketCreated", self._opened)
        self._cdp.on("Network.webSocketFrameReceived", self._told)
        self._cdp.on("Network.webSocketFrameSent", self._said)
        self._cdp.send("Network.enable")
        self._by_id: dict[str, Received] = {}

    def catch_up(self) -> None:
        """Wait until all has been taken down that the page shows: it may be a moment ahead of us."""
        ply = ply_of(self._page)
        while all(payload["ply"] < ply for payload in self.payloads):
            self._page.wait_for_timeout(20)

    @property
    def received(self) -> list[Received]:
        """All requests, in the order in which they were sent."""
        return list(self._by_id.values())

    @property
    def payloads(self) -> list[dict[str, Any]]:
        """All states of a match that have come."""
        return [payload for one in self.received for payload in one.payloads]

    @property
    def text(self) -> str:
        """All that has come, pages, scripts and answers alike."""
        return "\n".join(one.body for one in self.received)

    def _asked(self, event: dict[str, Any]) -> None:
        self._by_id[event["requestId"]] = Received(event["request"]["url"], event["type"])

    def _answered(self, event: dict[str, Any]) -> None:
        """From here on the browser hands over what comes; what it has already is given at once."""
        number = event["requestId"]
        self._by_id.setdefault(number, Received(event["response"]["url"], event["type"]))
        try:
            begun = self._cdp.send("Network.streamResourceContent", {"requestId": number})
            self._by_id[number].parts.insert(0, base64.b64decode(begun["bufferedData"]))
        except Error:
            self._by_id[number].parts = [self._whole(number)]

    def _whole(self, number: str) -> bytes:
        """What had come to its end before anybody could listen."""
        try:
            found = self._cdp.send("Network.getResponseBody", {"requestId": number})
        except Error:
            return b""  # an answer without a body
        return base64.b64decode(found["body"]) if found["base64Encoded"] else str(found["body"]).encode()

    def _opened(self, event: dict[str, Any]) -> None:
        self._by_id[event["requestId"]] = Received(event["url"], "WebSocket")

    def _told(self, event: dict[str, Any]) -> None:
        self._by_id[event["requestId"]].parts.append(event["response"]["payloadData"].encode())

    def _said(self, event: dict[str, Any]) -> None:
        """A wish over a socket, taken down like the request that it replaces."""
        address = self._by_id[event["requestId"]].url.partition("?")[0].replace("/socket", "/actions")
        self._by_id[f"said {len(self._by_id)}"] = Received(address, "Said")

    def _more(self, event: dict[str, Any]) -> None:
        if event.get("data"):
            self._by_id[event["requestId"]].parts.append(base64.b64decode(event["data"]))
