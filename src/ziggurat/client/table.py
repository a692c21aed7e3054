"""A table at a server: what there is to see, to answer, to say and to listen to."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import TypeVar

import msgspec

from ziggurat.client.connection import Connection
from ziggurat.client.errors import Refused, Stale
from ziggurat.client.stream import Stream
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat
from ziggurat.kernel.views import View
from ziggurat.server.models import (
    Answered,
    Answering,
    Closed,
    Question,
    Quote,
    Quoting,
    Saying,
    SeatWish,
    SittingDown,
    Stored,
    Table,
    TakebackReply,
    TakebackWish,
    WhatIf,
)

V = TypeVar("V", bound=View)


class TableClient:
    """One table, as the client's person sees it.

    Whoever holds several seats names the one that is meant; otherwise the server takes the one
    that is asked.
    """

    def __init__(self, connection: Connection, table: str) -> None:
        self.connection = connection
        self.id = table
        self._path = f"/api/tables/{table}"

    @property
    def address(self) -> str:
        """Where people see it in a browser."""
        return f"{self.connection.url}/table/{self.id}"

    def show(self, seat: Seat | None = None) -> Table:
        """The whole table."""
        return self.connection.get(self._path, Table, {"seat": seat})

    def view(self, view_type: type[V], seat: Seat | None = None) -> V:
        """What the seat may know, as the game's own struct; refused before the game has begun."""
        shown = self.show(seat).view
        if shown is None:
            raise Invalid("The game has not begun.")
        return msgspec.convert(shown, view_type)

    def sit(self, seat: Seat | None = None) -> Table:
        """Take an open seat; None is the first."""
        return self.connection.post(f"{self._path}/seats", Table, SittingDown(seat))

    def leave(self, seat: Seat) -> None:
        """Give a seat up before the game has begun."""
        self.connection.send("DELETE", f"{self._path}/seats/{seat}")

    def come_back(self, seat: Seat | None = None) -> int:
        """Play on after a bot stood in."""
        return self.connection.post(f"{self._path}/return", Stored, SeatWish(seat)).number

    def start(self) -> Table:
        """Begin; every seat must be taken."""
        return self.connection.post(f"{self._path}/start", Table)

    def question(self, seat: Seat | None = None) -> Question:
        """What the seat is asked now, and what it may answer."""
        return self.connection.get(f"{self._path}/question", Question, {"seat": seat})

    def closed(self, seat: Seat | None = None) -> list[Closed]:
        """What the seat cannot do now, and why."""
        return self.connection.get(f"{self._path}/question/closed", list[Closed], {"seat": seat})

    def refusals_of(self, thing: str, seat: Seat | None = None) -> list[Closed]:
        """Why the seat can do nothing with a thing now; empty for what it can."""
        query = {"thing": thing, "seat": seat}
        return self.connection.get(f"{self._path}/question/refusal", list[Closed], query)

    def quote(self, *answers: str, question: int, seat: Seat | None = None) -> Quote:
        """What would come of answers given one after the other; nothing is changed."""
        quoting = Quoting(question=question, answers=list(answers), seat=seat)
        return self.connection.post(f"{self._path}/question/quote", Quote, quoting, is_safe=True)

    def answer(
        self,
        text: str | None,
        *,
        question: int,
        seat: Seat | None = None,
        key: str = "",
        wants_next: bool = True,
    ) -> Answered:
        """Answer a question, in notation; None gives its default.

        The request carries a key, of its own if none is given, so that it is safely sent again
        when the connection breaks: it is carried out once. `Stale` is raised when the question
        no longer stands. With `wants_next` the seat's next question comes along.
        """
        answering = Answering(
            question=question, answer=text, seat=seat, key=key or secrets.token_urlsafe(12)
        )
        query = {"next": wants_next}
        path = f"{self._path}/answers"
        try:
            return self.connection.post(path, Answered, answering, query=query, is_safe=True)
        except Refused as error:
            if error.status != HTTPStatus.CONFLICT:
                raise
            raise Stale(error.status, error.refusal) from error

    def undo(self, seat: Seat | None = None) -> int:
        """Take the last answer back, as long as nothing was rolled and nobody has answered.

        The number of the entry it became is returned, as by all that follow; listeners are told it.
        """
        return self.connection.post(f"{self._path}/undo", Stored, SeatWish(seat)).number

    def ask_back(self, moves: int, seat: Seat | None = None) -> int:
        """Ask everybody to go back until so many moves remain."""
        return self.connection.post(
            f"{self._path}/takebacks", Stored, TakebackWish(moves, seat)
        ).number

    def reply_back(self, *, agree: bool, seat: Seat | None = None) -> int:
        """Agree to what somebody else wants to take back, or do not."""
        wish = TakebackReply(agree, seat)
        return self.connection.post(f"{self._path}/takebacks/reply", Stored, wish).number

    def resign(self, seat: Seat | None = None) -> int:
        """Give the game up."""
        return self.connection.post(f"{self._path}/resignation", Stored, SeatWish(seat)).number

    def rematch(self) -> TableClient:
        """The table where the same people play again."""
        made = self.connection.post(f"{self._path}/rematch", Table)
        return TableClient(self.connection, made.id)

    def what_if(self, moves: int | None = None) -> TableClient:
        """A private copy to try things on, as of so many moves; None is now."""
        made = self.connection.post(f"{self._path}/what-if", Table, WhatIf(moves))
        return TableClient(self.connection, made.id)

    def say(self, text: str) -> int:
        """Say something to everybody at the table; the number of the entry it became."""
        return self.connection.post(f"{self._path}/chat", Stored, Saying(text)).number

    def events(self, seat: Seat | None = None, *, last: int | None = None) -> Stream:
        """The live stream: the whole table, then every change, without end.

        It takes itself up where it broke off. With `last`, the number of the newest entry known,
        it begins behind that one.
        """
        return Stream(self.connection, self.id, seat=seat, last=last)

    def position(self, seat: Seat) -> bytes:
        """A saved position that the seat cannot tell from the real one, for bots to think with."""
        query = {"seat": seat}
        return self.connection.send("GET", f"{self._path}/position", query=query, is_safe=True)

    def record(self) -> str:
        """The record of a game that is over."""
        return self.connection.send("GET", f"{self._path}/record", is_safe=True).decode()
