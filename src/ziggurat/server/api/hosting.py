"""For those who run a server: its health, its figures, and the link that lets them in."""

from __future__ import annotations

import hmac
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

import ziggurat
from ziggurat.server import models
from ziggurat.server.api.asker import Asker
from ziggurat.server.api.people import set_cookie
from ziggurat.server.identity import COOKIE_SECONDS
from ziggurat.server.metrics import CONTENT_TYPE
from ziggurat.server.quick_start import make_ready
from ziggurat.server.refusals import Refused
from ziggurat.server.requests import Request
from ziggurat.server.responses import Response
from ziggurat.server.routing import get, post
from ziggurat.server.second_start import Opened, Ring

TAGS = ["server"]
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers by which proxies say that they ask for somebody else."""


@get("/health", name="readHealth", summary="Does the server do its work?", tags=TAGS)
async def read_health(asker: Asker) -> Response[models.Health]:
    """How the server is; 503 when it cannot be used now."""
    is_well = await asker.services.health.is_well()
    status: Any = "closing" if asker.services.is_closing else "ok" if is_well else "failing"
    health = models.Health(status, "ok" if is_well else "failing", ziggurat.__version__)
    code = HTTPStatus.OK if status == "ok" else HTTPStatus.SERVICE_UNAVAILABLE
    return Response(health, status=code)


@get("/metrics")
async def read_metrics(request: Request, asker: Asker) -> Response[bytes]:
    """Figures for Prometheus, for those the host lets read them."""
    readers = asker.services.settings.metrics
    if readers == "nobody" or (readers == "local" and not is_local(request)):
        raise Refused(
            HTTPStatus.NOT_FOUND,
            "The figures are not for you; the host says with --metrics who may read them.",
        )
    return Response(asker.services.metrics.text(), media_type=CONTENT_TYPE)


def is_local(request: Request) -> bool:
    """Whether somebody on this machine asks, and no proxy for somebody else."""
    host = request.host
    if host is None or any(name in request.headers for name in FORWARDING):
        return False
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


@get("/welcome/{token}")
async def welcome(token: str, asker: Asker) -> Response[None]:
    """Sign somebody in by a link that works once, and lead them where it was made for."""
    found = asker.services.welcomes.pop(token, None)
    if found is None:
        raise Refused(HTTPStatus.NOT_FOUND, "This link was used already; start again for another.")
    person, path = found
    response: Response[None] = Response(b"", HTTPStatus.FOUND, headers=[("location", path)])
    set_cookie(
        response, asker.services, await asker.services.sessions.begin(person), COOKIE_SECONDS
    )
    return response


@post("/welcome")
async def open_door(data: Ring, asker: Asker) -> Opened:
    """Make a table ready for whoever started a second server on this one's file."""
    services = asker.services
    if not hmac.compare_digest(data.key.encode(), services.door_key.encode()):
        raise Refused(HTTPStatus.FORBIDDEN, "This key does not open the door of this server.")
    return Opened(services.address + await make_ready(services, services.find_game(data.game).name))


ROUTES = (read_health, read_metrics, welcome, open_door)
