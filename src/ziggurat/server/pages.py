"""The browser's client: its built files, and a plain page where it has not been built."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

import msgspec

from ziggurat.server.compression import LEVEL, WORTH_PACKING, takes_gzip
from ziggurat.server.requests import Request
from ziggurat.server.responses import Response
from ziggurat.server.routing import Route, get

BUILT = "static"
"""The folder of this package the client is built into."""
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ASK_AGAIN = "no-cache"
TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")

CLIENT_PATHS = [
    "/",
    "/new",
    "/table/{table}",
    "/join/{secret}",
    "/about",
    "/me",
    "/reference",
]
"""The pages the client makes itself, all of them out of one file."""

UNBUILT = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ziggurat</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/schema/reference.css">
</head>
<body>
<main>
<h1>Ziggurat is running</h1>
<p>The pages for the browser have not been built yet. In a checkout of the project,
<code>make web</code> builds them; then load this page again.</p>
<p>The <a href="/schema">interface for programs</a> works already.</p>
</main>
</body>
</html>
"""


class PageFile(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    packed: bytes
    """The same by gzip; empty where that gains nothing."""
    media_type: str
    tag: str
    """Changes with the content."""


def built_folder() -> Traversable:
    """Where the client's files are."""
    return files("ziggurat.server") / BUILT


class Pages:
    """The client's files, read once each."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._read: dict[str, PageFile] = {}

    def find(self, path: str) -> PageFile | None:
        """A built file by its path below the folder; None when there is none."""
        if path not in self._read:
            found = self._look(path)
            if found is None:
                return None
            self._read[path] = found
        return self._read[path]

    def index(self) -> PageFile:
        """The client's one page, or the one that says how to build it."""
        return self.find(INDEX) or make_file(UNBUILT.encode(), "text/html")

    def _look(self, path: str) -> PageFile | None:
        place = self._folder
        for name in path.split("/"):
            # A name with a separator of any system could lead out of the folder.
            if name in {"", ".", ".."} or "\\" in name or "\0" in name or ":" in name:
                return None
            place = place / name
        if not place.is_file():
            return None
        kind = guess_type(path)[0] or "application/octet-stream"
        return make_file(place.read_bytes(), kind)


def make_file(content: bytes, media_type: str) -> PageFile:
    """A file with what is needed to send it."""
    packed = b""
    if media_type.startswith(TEXTS) and len(content) >= WORTH_PACKING:
        packed = gzip.compress(content, LEVEL, mtime=0)
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    return PageFile(content, packed, media_type, tag)


def send_file(
    request: Request,
    file: PageFile,
    *,
    keeping: str,
    status: HTTPStatus = HTTPStatus.OK,
) -> Response[bytes]:
    """Send a file, small where the reader can unpack it, or not at all where they have it."""
    kind = file.media_type
    headers = [("etag", file.tag), ("cache-control", keeping), ("vary", "Accept-Encoding")]
    if request.headers.get("if-none-match") == file.tag and status is HTTPStatus.OK:
        return Response(b"", HTTPStatus.NOT_MODIFIED, media_type=kind, headers=headers)
    content = file.content
    if file.packed and takes_gzip(request):
        content = file.packed
        headers.append(("content-encoding", "gzip"))
    return Response(content, status, media_type=kind, headers=headers)


@cache
def client_pages() -> Pages:
    """The client as it is installed."""
    return Pages(built_folder())


async def client_page(request: Request) -> Response[bytes]:
    """Any page of the client."""
    return send_file(request, client_pages().index(), keeping=ASK_AGAIN)


@get("/assets/{path:path}")
async def asset(request: Request, path: str) -> Response[bytes]:
    """A file whose name changes with its content."""
    return _found(request, f"assets/{path}", FOREVER)


@get("/{name}")
async def loose_file(request: Request, name: str) -> Response[bytes]:
    """A file beside the page, such as its icon; anything else is a page that does not exist."""
    return _found(request, name, ASK_AGAIN)


def _found(request: Request, path: str, keeping: str) -> Response[bytes]:
    pages = client_pages()
    file = pages.find(path)
    if file is None:
        return send_file(request, pages.index(), keeping=ASK_AGAIN, status=HTTPStatus.NOT_FOUND)
    return send_file(request, file, keeping=keeping)


ROUTES = (*(Route("GET", path, client_page) for path in CLIENT_PATHS), asset, loose_file)
