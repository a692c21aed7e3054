"""The description of the API, for programs and for people."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from litestar import Response, get

from ziggurat.server.api.asking import Asked
from ziggurat.server.pages import ASK_AGAIN, PageFile, make_file, send_file
from ziggurat.server.reference import reference_page
from ziggurat.server.schema import describe_api


@get("/schema/openapi.json", include_in_schema=False)
async def read_description(request: Asked) -> Response[bytes]:
    """The API for programs that make programs."""
    return send_file(request, _description(), keeping=ASK_AGAIN)


@get("/schema", include_in_schema=False)
async def read_reference(request: Asked) -> Response[bytes]:
    """The API for people."""
    return send_file(request, _reference(), keeping=ASK_AGAIN)


@get("/schema/reference.css", include_in_schema=False)
async def read_style(request: Asked) -> Response[bytes]:
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
