"""The description of the API, for programs and for people."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ziggurat.server.pages import ASK_AGAIN, PageFile, make_file, send_file
from ziggurat.server.reference import reference_page
from ziggurat.server.requests import Request
from ziggurat.server.responses import Response
from ziggurat.server.routing import get
from ziggurat.server.schema import describe_api


@get("/schema/openapi.json")
async def read_description(request: Request) -> Response[bytes]:
    """The API for programs that make programs."""
    return send_file(request, _description(), keeping=ASK_AGAIN)


@get("/schema")
async def read_reference(request: Request) -> Response[bytes]:
    """The API for people."""
    return send_file(request, _reference(), keeping=ASK_AGAIN)


@get("/schema/reference.css")
async def read_style(request: Request) -> Response[bytes]:
    """What the reference looks like."""
    return send_file(request, _style(), keeping=ASK_AGAIN)


@cache
def _description() -> PageFile:
    return make_file(msgspec.json.encode(describe_api()), "application/json")


@cache
def _reference() -> PageFile:
    return make_file(reference_page(describe_api()).encode(), "text/html")


@cache
def _style() -> PageFile:
    content = (files("ziggurat.server") / "reference.css").read_bytes()
    return make_file(content, "text/css")


ROUTES = (read_description, read_reference, read_style)
