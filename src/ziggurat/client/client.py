"""A person at a server: who they are, what games and tables there are, making tables."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

import httpx

from ziggurat.client.connection import Connection
from ziggurat.client.table import TableClient
from ziggurat.kernel.game import Settings
from ziggurat.server.models import (
    ClauseInfo,
    ClockPlan,
    Credentials,
    GameInfo,
    Me,
    NewPerson,
    NewTable,
    SeatPlan,
    Table,
    TableCard,
    TableList,
)


class Client:
    """A server, spoken to as one person; `token` says who, or `sign_up` makes somebody.

    It may be used in a `with` statement, which closes its connections at the end.
    """

    def __init__(
        self,
        url: str,
        token: str = "",
        *,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.connection = Connection(url, token, transport=transport, sleep=sleep)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the connections go."""
        self.connection.close()

    @property
    def url(self) -> str:
        """The server's address."""
        return self.connection.url

    @property
    def token(self) -> str:
        """What proves who this is; keep it to come back as the same person."""
        return self.connection.token

    def sign_up(self, name: str) -> Me:
        """Become somebody new, by the name others shall see; no account is needed."""
        return self._become(self.connection.post("/api/people", Me, NewPerson(name)))

    def sign_in(self, login: str, password: str) -> Me:
        """Become somebody who has an account."""
        return self._become(self.connection.post("/api/sessions", Me, Credentials(login, password)))

    def sign_out(self, *, everywhere: bool = False) -> None:
        """End this token, or all that this person has."""
        query = {"everywhere": True} if everywhere else None
        self.connection.send("DELETE", "/api/sessions", query=query, is_safe=True)
        self.connection.forget()

    def me(self) -> Me:
        """Who this is."""
        return self.connection.get("/api/me", Me)

    def games(self) -> list[GameInfo]:
        """The games there are."""
        return self.connection.get("/api/games", list[GameInfo])

    def rules(self, game: str) -> list[ClauseInfo]:
        """The clauses of a game's rules."""
        return self.connection.get(f"/api/games/{game}/rules", list[ClauseInfo])

    def tables(self, which: TableList = "mine") -> list[TableCard]:
        """The tables of a list."""
        return self.connection.get("/api/tables", list[TableCard], {"list": which})

    def make_table(
        self,
        game: str,
        seats: Sequence[SeatPlan | str],
        *,
        title: str = "",
        settings: Settings | None = None,
        clock: ClockPlan | None = None,
        stand_in: str = "greedy",
        is_listed: bool = True,
        start: bool = False,
    ) -> TableClient:
        """Make a table. A seat is `me`, `open`, `link`, or else the name of a bot.

        `start` begins at once, when every seat is taken.
        """
        plan = NewTable(
            game=game,
            seats=[read_seat(seat) for seat in seats],
            title=title,
            settings=settings or {},
            clock=clock or ClockPlan(),
            stand_in=stand_in,
            is_listed=is_listed,
            start=start,
        )
        return self.table(self.connection.post("/api/tables", Table, plan).id)

    def table(self, table: str) -> TableClient:
        """A table by its id."""
        return TableClient(self.connection, table)

    def claim(self, secret: str) -> TableClient:
        """Take the seat of a secret link."""
        return self.table(self.connection.post(f"/api/links/{secret}", Table).id)

    def _become(self, me: Me) -> Me:
        if me.token:
            self.connection.identify(me.token)
        return me


def read_seat(seat: SeatPlan | str) -> SeatPlan:
    """A seat's plan from a word.

    >>> read_seat("greedy")
    SeatPlan(kind='bot', bot='greedy')
    """
    if isinstance(seat, SeatPlan):
        return seat
    if seat == "me":
        return SeatPlan("me")
    if seat == "open":
        return SeatPlan("open")
    if seat == "link":
        return SeatPlan("link")
    return SeatPlan("bot", seat)
