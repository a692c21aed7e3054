"""For those who run a server: its health, its figures, and the link that lets them in."""

from __future__ import annotations

import hmac
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

import ziggurat
from ziggurat.server import models
from ziggurat.server.api.asking import Asked, Asking
from ziggurat.server.api.people import set_cookie
from ziggurat.server.doorbell import Opened, Ring
from ziggurat.server.identity import COOKIE_SECONDS
from ziggurat.server.metrics import CONTENT_TYPE
from ziggurat.server.refusals import Refused
from ziggurat.server.welcoming import make_ready

TAGS = ["server"]
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers by which proxies say that they ask for somebody else."""


@get("/health", operation_id="readHealth", summary="Does the server do its work?", tags=TAGS)
async def read_health(asker: Asking) -> Response[models.Health]:
    """How the server is; 503 when it cannot be used now."""
    is_well = await asker.parts.health.is_well()
    status: Any = "closing" if asker.parts.is_closing else "ok" if is_well else "failing"
    health = models.Health(status, "ok" if is_well else "failing", ziggurat.__version__)
    code = HTTPStatus.OK if status == "ok" else HTTPStatus.SERVICE_UNAVAILABLE
    return Response(health, status_code=code)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Asked, asker: Asking) -> Response[bytes]:
    """Figures for Prometheus, for those the host lets read them."""
    readers = asker.parts.settings.metrics
    if readers == "nobody" or (readers == "local" and not is_local(request)):
        raise Refused(
            HTTPStatus.NOT_FOUND,
            "The figures are not for you; the host says with --metrics who may read them.",
        )
    return Response(asker.parts.metrics.text(), media_type=CONTENT_TYPE)


def is_local(request: Asked) -> bool:
    """Whether somebody on this machine asks, and no proxy for somebody else."""
    client = request.client
    if client is None or any(name in request.headers for name in FORWARDING):
        return False
    try:
        address = ip_address(client.host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


@get("/welcome/{token:str}", include_in_schema=False)
async def welcome(token: FromPath[str], asker: Asking) -> Redirect:
    """Sign somebody in by a link that works once, and lead them where it was made for."""
    found = asker.parts.welcomes.pop(token, None)
    if found is None:
        raise Refused(HTTPStatus.NOT_FOUND, "This link was used already; start again for another.")
    person, path = found
    response = Redirect(path)
    set_cookie(response, asker.parts, await asker.parts.sessions.begin(person), COOKIE_SECONDS)
    return response


@post("/welcome", include_in_schema=False)
async def open_door(data: JSONBody[Ring], asker: Asking) -> Opened:
    """Make a table ready for whoever started a second server on this one's file."""
    parts = asker.parts
    if not hmac.compare_digest(data.key.encode(), parts.door_key.encode()):
        raise Refused(HTTPStatus.FORBIDDEN, "This key does not open the door of this server.")
    return Opened(parts.address + await make_ready(parts, parts.find_game(data.game).name))


ROUTES = (read_health, read_metrics, welcome, open_door)
