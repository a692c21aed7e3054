"""Routes: which function answers which request, and what it is given.

A handler is a plain async function. What it is given is read from its parameters once, when the
route is made: `asker` and `request` are what they say, `data` is the body as the struct it is
declared to be, what the path names comes from there, and all else from the query or, where it says
so, from a header. What it returns is sent as JSON, unless it is an answer already.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Sequence
from http import HTTPStatus
from typing import (
    Annotated,
    Any,
    Literal,
    TypedDict,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.server.limits import Subject
from ziggurat.server.refusals import GENERAL, Refused
from ziggurat.server.requests import Request, fault, reader_of
from ziggurat.server.settings import BODY_BYTES

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
STATUSES: dict[Method, HTTPStatus] = {
    "GET": HTTPStatus.OK,
    "POST": HTTPStatus.CREATED,
    "PUT": HTTPStatus.OK,
    "PATCH": HTTPStatus.OK,
    "DELETE": HTTPStatus.NO_CONTENT,
}
OPEN_END = ":path}"
"""How a path ends whose last name is all the rest of an address."""

# A handler may take and give anything; `Route` finds out what.
Handler = Callable[..., Awaitable[Any]]


class Given(msgspec.Struct, frozen=True):
    """Where a parameter comes from, beside its type: `Annotated[int, Given("query")]`."""

    where: Literal["path", "query", "header"] = "query"
    name: str = ""
    """Its name there, where that is not the handler's."""
    description: str = ""


class Parameter(msgspec.Struct, frozen=True):
    """A parameter of a handler that a request fills in."""

    given_as: str
    """Its name in the handler."""
    name: str
    """Its name in the request."""
    where: Literal["path", "query", "header"]
    # Any type msgspec can read a text as.
    type: Any
    default: Any
    description: str

    @property
    def is_required(self) -> bool:
        """Whether a request must say it."""
        return self.default is inspect.Parameter.empty

    # Of the type the handler says.
    def read(self, request: Request) -> Any:
        """What a request says here."""
        text = self._text(request)
        if text is None:
            if self.is_required:
                raise Invalid(f"The {self.where} parameter '{self.name}' is missing.")
            return self.default
        try:
            return msgspec.convert(text, self.type, strict=False)
        except msgspec.ValidationError as error:
            if self.where == "path":
                raise nothing_here() from error
            raise Invalid(fault(str(error), self.name)) from error

    def _text(self, request: Request) -> str | None:
        if self.where == "path":
            return request.named[self.name]
        if self.where == "query":
            return request.query.get(self.name)
        return request.headers.get(self.name.lower())


class Described(TypedDict, total=False):
    """What is said of a route beside its handler."""

    name: str
    """What programs call the operation; routes without one are not described."""
    summary: str
    description: str
    tags: list[str]
    status: int
    """Of an answer that is no refusal, where it is not the usual one."""
    limit: Subject
    """What it counts as, where it may not be asked often."""
    is_limited_by_address: bool
    """Whether everybody at an address counts as one; else everybody who is signed in."""
    most_bytes: int
    """The longest body, where it is not the usual one."""
    refusals: dict[int, str]
    """Statuses with a meaning of their own, and what it is."""


class Route:
    """A handler, the requests it answers, and what the description of the API says of it."""

    def __init__(
        self, method: Method, path: str, handler: Handler, **described: Unpack[Described]
    ) -> None:
        self.method = method
        self.path = path
        self.template = path.replace(OPEN_END, "}")
        """The path as figures, the log and the description say it."""
        places = enumerate(words_of(self.template))
        self.names = [(place, word[1:-1]) for place, word in places if word.startswith("{")]
        """What the path names, and the places of the words that do."""
        self.handler = handler
        self.described = described
        self.status = int(described.get("status", STATUSES[method]))
        self.limit = described.get("limit")
        self.is_limited_by_address = described.get("is_limited_by_address", False)
        self.most_bytes = described.get("most_bytes", BODY_BYTES)
        hints = get_type_hints(handler, include_extras=True)
        self.returns: Any = hints.get("return")
        """The type of what the handler gives."""
        wanted = inspect.signature(handler).parameters
        self.takes_request = "request" in wanted
        self.takes_asker = "asker" in wanted
        self.body: type[msgspec.Struct | str] | None = hints.get("data")
        """What the body says: JSON of a struct, or plain text."""
        self._read_body = None if self.body is None else reader_of(self.body)
        self.parameters = [
            self._parameter(each, hints[each.name])
            for each in wanted.values()
            if each.name not in {"request", "asker", "data"}
        ]

    # A hint may be any type.
    def _parameter(self, wanted: inspect.Parameter, hint: Any) -> Parameter:
        notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        source = next((note for note in notes if isinstance(note, Given)), Given())
        is_named = any(name == wanted.name for _, name in self.names)
        return Parameter(
            given_as=wanted.name,
            name=source.name or wanted.name,
            where="path" if is_named else source.where,
            type=hint,
            default=wanted.default,
            description=source.description,
        )

    # The asker is the API's; what a handler gives is its own.
    async def handle(self, request: Request, asker: Any) -> Any:
        """What the handler gives for a request."""
        given = {each.given_as: each.read(request) for each in self.parameters}
        if self._read_body is not None:
            given["data"] = self._read_body(await request.body())
        if self.takes_request:
            given["request"] = request
        if self.takes_asker:
            given["asker"] = asker
        return await self.handler(**given)


# ---- declaring ----------------------------------------------------------------------------------


Declaring = Callable[[Handler], Route]
"""What makes a route of the function below it."""


def get(path: str, **described: Unpack[Described]) -> Declaring:
    """A route that reads."""
    return lambda handler: Route("GET", path, handler, **described)


def post(path: str, **described: Unpack[Described]) -> Declaring:
    """A route that adds or does something."""
    return lambda handler: Route("POST", path, handler, **described)


def put(path: str, **described: Unpack[Described]) -> Declaring:
    """A route that replaces something."""
    return lambda handler: Route("PUT", path, handler, **described)


def patch(path: str, **described: Unpack[Described]) -> Declaring:
    """A route that changes part of something."""
    return lambda handler: Route("PATCH", path, handler, **described)


def delete(path: str, **described: Unpack[Described]) -> Declaring:
    """A route that takes something away."""
    return lambda handler: Route("DELETE", path, handler, **described)


# ---- finding ------------------------------------------------------------------------------------


class Node:
    """What may follow in a path, and the routes that end here."""

    __slots__ = ("any", "is_open_ended", "routes", "words")

    def __init__(self) -> None:
        self.words: dict[str, Node] = {}
        self.any: Node | None = None
        """Where any one word leads."""
        self.is_open_ended = False
        """Whether all the rest of a path belongs to what is named here."""
        self.routes: dict[str, Route] = {}


class Router:
    """All routes, found word by word; a word that is written out goes before one that is named."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._root = Node()
        for route in routes:
            self._add(route)

    def _add(self, route: Route) -> None:
        node = self._root
        for word in words_of(route.path):
            if word.startswith("{"):
                node.any = node.any or Node()
                node = node.any
            else:
                node = node.words.setdefault(word, Node())
        node.is_open_ended = route.path.endswith(OPEN_END)
        node.routes[route.method] = route

    def find(self, request: Request) -> Route:
        """The route of a request, which is told what its path names."""
        node, words = self._root, words_of(request.path)
        for place, word in enumerate(words):
            following = node.words.get(word) or (node.any if word else None)
            if following is None:
                raise nothing_here()
            node = following
            if node.is_open_ended:
                words = [*words[:place], "/".join(words[place:])]
                break
        route = node.routes.get(request.method)
        if route is None:
            raise nothing_here() if not node.routes else other_method(node.routes)
        request.named = {name: words[place] for place, name in route.names}
        request.most_bytes = route.most_bytes
        return route


def words_of(path: str) -> list[str]:
    """The words of a path; a slash at its end makes no difference."""
    return path.strip("/").split("/")


def nothing_here() -> Refused:
    """No route leads there."""
    return Refused(HTTPStatus.NOT_FOUND, GENERAL[HTTPStatus.NOT_FOUND])


def other_method(methods: Iterable[str]) -> Refused:
    """The address is known, but not for such a request."""
    status = HTTPStatus.METHOD_NOT_ALLOWED
    return Refused(status, GENERAL[status], headers={"allow": ", ".join(sorted(methods))})
