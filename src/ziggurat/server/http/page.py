"""The table in the browser: the files that `web/` is built into, kept in memory and sent ready compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ziggurat.server.http.answers import SECURITY, Send, answer

FOLDER = Path(os.environ.get("ZIGGURAT_STATIC") or Path(__file__).parents[1] / "static")  # another while building
OURS = ("/api", "/problems/", "/healthz", "/readyz", "/metrics")  # what is no page
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    b"connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
COMPRESSED = {"text/html", "text/css", "text/javascript", "image/svg+xml", "text/plain"}
NOT_BUILT = b"<!doctype html><title>Ziggurat</title><p>The table in the browser has not been built here: run make play."


class File(NamedTuple):
    """A file of the page."""

    headers: list[tuple[bytes, bytes]]
    tag: bytes
    body: bytes
    packed: bytes | None  # gzip, where that is smaller


def is_page(method: str, path: str) -> bool:
    """Whether a request asks for a page, or for a file of one."""
    return method in ("GET", "HEAD") and not path.startswith(OURS)


async def send_page(path: str, headers: dict[bytes, bytes], method: str, send: Send) -> int:
    """Send a file; whatever is no file is a place inside the page, which finds its way by itself."""
    file = files().get(path) or (files().get("/index.html") if not path.startswith("/assets/") else None)
    if file is None:
        found = not path.startswith("/assets/")
        await answer(send, 200 if found else 404, _headers("text/html", path, b""), NOT_BUILT if found else b"")
        return 200 if found else 404
    if headers.get(b"if-none-match") == file.tag:
        await answer(send, 304, file.headers, b"")
        return 304
    packed = file.packed if b"gzip" in headers.get(b"accept-encoding", b"") else None
    extra = [(b"content-encoding", b"gzip")] if packed is not None else []
    body = file.body if packed is None else packed
    await answer(send, 200, [*file.headers, *extra], b"" if method == "HEAD" else body)
    return 200


@cache
def files() -> dict[str, File]:
    """All files of the page by path."""
    found = sorted(path for path in FOLDER.rglob("*") if path.is_file()) if FOLDER.is_dir() else []
    return {f"/{path.relative_to(FOLDER).as_posix()}": _read(path) for path in found}


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = "text/plain" if path.suffix == ".ftl" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = b'"%b"' % hashlib.sha256(body).hexdigest()[:20].encode()
    packed = gzip.compress(body, 9, mtime=0) if kind in COMPRESSED else None
    return File(_headers(kind, f"/{path.relative_to(FOLDER).as_posix()}", tag), tag, body, packed)


def _headers(kind: str, path: str, tag: bytes) -> list[tuple[bytes, bytes]]:
    """Names under /assets/ change with their content; everything else is asked for again each time."""
    charset = "; charset=utf-8" if kind in COMPRESSED else ""
    kept = b"public, max-age=31536000, immutable" if path.startswith("/assets/") else b"no-cache"
    own = [(b"content-type", f"{kind}{charset}".encode()), (b"content-security-policy", POLICY)]
    own += [(b"cache-control", kept), (b"vary", b"accept-encoding")] + ([(b"etag", tag)] if tag else [])
    names = {name for name, _ in own}
    return [*own, *(pair for pair in SECURITY if pair[0] not in names)]
