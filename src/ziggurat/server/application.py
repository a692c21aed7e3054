"""The application: all routes, over the parts of a running server."""

from __future__ import annotations

from litestar import Litestar

from ziggurat.server import pages
from ziggurat.server.api import describing
from ziggurat.server.api.asking import GIVEN
from ziggurat.server.api.routes import API_ROUTES
from ziggurat.server.bodies import JsonRequest
from ziggurat.server.front import Front
from ziggurat.server.hatch import Hatch
from ziggurat.server.parts import Parts
from ziggurat.server.refusals import answer_error
from ziggurat.server.settings import BODY_BYTES


def build(parts: Parts) -> Front:
    """The application a server process runs, over parts that are open."""
    return Front(Hatch(build_routes(parts), parts), parts)


def build_routes(parts: Parts) -> Litestar:
    """All routes in the framework."""
    app = Litestar(
        route_handlers=[*API_ROUTES, *describing.ROUTES, *pages.ROUTES],
        dependencies=GIVEN,
        exception_handlers={Exception: answer_error},
        logging_config=None,
        openapi_config=None,  # we describe it ourselves
        request_class=JsonRequest,
        request_max_body_size=BODY_BYTES,
    )
    app.state.parts = parts
    return app
