"""Players and listeners of Ziggurat: Empire's Revolt by JSON, told by event streams."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.traffic.counting import Arrivals, Tally
from benchmarks.traffic.wire import Caller, EventStream, Lost

SEATS = 2
RESIGN = "resign"
"""The answer nobody gives here: games shall last."""


class Entry(msgspec.Struct):
    """Of an answer only its notation."""

    answer: str


class Group(msgspec.Struct):
    """Answers under a heading."""

    entries: list[Entry]


class Item(msgspec.Struct):
    """Of a thing only its notation."""

    text: str
    most: int = 1


class Options(msgspec.Struct):
    """What random play needs to know of options of any kind."""

    kind: str
    groups: list[Group] = []
    least: int = 0
    most: int = 0
    items: list[Item] = []
    total: int = 0
    fields: list[Any] = []


class Question(msgspec.Struct):
    """What random play needs to know of a question."""

    number: int
    default: str
    options: Options


class Answered(msgspec.Struct):
    """What came of an answer."""

    number: int
    question: Question | None = None


QUESTION = msgspec.json.Decoder(Question)
ANSWERED = msgspec.json.Decoder(Answered)
ENCODER = msgspec.json.Encoder()


def choose(question: Question, chance: random.Random) -> str:
    """Any legal answer; the default where options are of a kind that needs thought."""
    options = question.options
    if options.kind == "list":
        answers = [entry.answer for group in options.groups for entry in group.entries]
        return chance.choice([answer for answer in answers if answer != RESIGN])
    if options.kind == "amount":
        return str(chance.randint(options.least, options.most))
    if options.kind == "some":
        count = chance.randint(options.least, min(options.most, len(options.items)))
        chosen = chance.sample(range(len(options.items)), count)
        return "+".join(options.items[each].text for each in sorted(chosen)) or "none"
    return question.default


class RevoltTable:
    """A table of two players who answer by chance, and listeners of both seats and none."""

    def __init__(self, contest: Ziggurat, table: str, listeners: int) -> None:
        self.contest = contest
        self.id = table
        self.arrivals = Arrivals(contest.tally, listeners)
        self.streams: list[EventStream] = []
        self.callers: list[Caller] = []
        self.question: Question | None = None
        self.asked = 0

    @property
    def received(self) -> int:
        return sum(stream.received for stream in self.streams)

    async def connect(self) -> None:
        """Connect players and listeners; the first listeners are the players themselves."""
        port, path = self.contest.port, f"/api/tables/{self.id}/events"
        for listener in range(self.arrivals.listeners):
            token = self.contest.tokens[listener] if listener < SEATS else ""
            hear = Ear(self.arrivals, listener).hear
            self.streams.append(await EventStream.open(port, path, token, hear))
        for _ in range(SEATS):
            self.callers.append(await Caller.open(port))
        await self.find_question()

    async def find_question(self) -> bool:
        """See who is asked; False when nobody is."""
        for seat in (1 - self.asked, self.asked):
            path = f"/api/tables/{self.id}/question"
            status, body = await self.callers[seat].call("GET", path, b"", self.token(seat))
            if status == 200:
                self.asked, self.question = seat, QUESTION.decode(body)
                return True
        return False

    def token(self, seat: int) -> str:
        """Who sits there."""
        return self.contest.tokens[seat]

    async def move(self) -> bool:
        if self.question is None and not await self.find_question():
            return False
        question, seat = self.question, self.asked
        assert question is not None
        answer = choose(question, self.contest.chance)
        key = str(question.number)  # what is sent again is carried out once
        body = ENCODER.encode({"question": question.number, "answer": answer, "key": key})
        path = f"/api/tables/{self.id}/answers?next=true"
        sent = perf_counter()
        status, told = await self.callers[seat].call("POST", path, body, self.token(seat))
        if status >= 300:
            raise Lost(f"{answer!r} was refused: {status} {told[:300].decode(errors='replace')}")
        answered = ANSWERED.decode(told)
        self.arrivals.acknowledge(answered.number, sent)
        self.question = answered.question
        return True

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        for caller in self.callers:
            caller.close()


class Ear:
    """One listener at a table."""

    __slots__ = ("arrivals", "has_begun", "listener")

    def __init__(self, arrivals: Arrivals, listener: int) -> None:
        self.arrivals = arrivals
        self.listener = listener
        self.has_begun = False

    def hear(self, event: bytes, now: float) -> None:
        """Take an event; the first one is the whole table, who came and went has no number."""
        at = event.find(b"id:")
        end = event.find(b"\n", at)
        if not self.has_begun:
            self.has_begun = True
            number = msgspec.json.decode(event[event.index(b"data:") + 5 :])["number"]
            self.arrivals.begin(self.listener, number)
        elif at == 0 or (at > 0 and event[at - 1] == 10):
            self.arrivals.hear(self.listener, int(event[at + 3 : end]), now)


class Ziggurat:
    """Our server, with two people who play at every table."""

    name = "Ziggurat"

    def __init__(self, port: int, tally: Tally, seed: int) -> None:
        self.port = port
        self.tally = tally
        self.chance = random.Random(seed)
        self.tokens: list[str] = []
        self.idle: list[str] = []
        self.streams: list[EventStream] = []
        self._caller: Caller | None = None

    async def open(self) -> None:
        self._caller = await Caller.open(self.port)
        for seat in range(SEATS):
            me = await self._caller.ask("POST", "/api/people", {"name": f"Player {seat + 1}"})
            self.tokens.append(me["token"])

    async def make(self) -> str:
        """A table in play with both people seated."""
        assert self._caller is not None
        plan = {"game": "revolt", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await self._caller.ask("POST", "/api/tables", plan, self.tokens[0])
        path = f"/api/tables/{made['id']}"
        sat = await self._caller.ask("POST", f"{path}/seats", {"seat": 1}, self.tokens[1])
        if sat["standing"]["status"] == "lobby":
            await self._caller.ask("POST", f"{path}/start", None, self.tokens[0])
        table: str = made["id"]
        return table

    async def seat(self, listeners: int) -> RevoltTable:
        table = RevoltTable(self, await self.make(), listeners)
        await table.connect()
        return table

    async def idle_tables(self, count: int) -> None:
        for _ in range(count):
            self.idle.append(await self.make())

    async def listen(self, count: int) -> None:
        for number in range(count):
            table = self.idle[number % len(self.idle)]
            path = f"/api/tables/{table}/events"
            token = self.tokens[number % SEATS]
            self.streams.append(await EventStream.open(self.port, path, token, _nobody))

    def close(self) -> None:
        for each in self.streams:
            each.close()
        if self._caller is not None:
            self._caller.close()


def _nobody(event: bytes, now: float) -> None:
    """Hear nothing of it."""
