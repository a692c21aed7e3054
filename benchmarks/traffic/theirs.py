"""Players and listeners of boardgame.io: a game of like size, over socket.io's websockets."""

from __future__ import annotations

import asyncio
import random
import re
from time import perf_counter

import msgspec

from benchmarks.traffic.counting import Arrivals, Tally
from benchmarks.traffic.wire import Caller, WebSocket

GAME = "frontier"
AREAS = 60
SEATS = 2
SOCKET = "/socket.io/?EIO=4&transport=websocket"
# What the game's own server.js and socket.io's protocol say; 42 is a message, 40 a connection.
UPDATE = f'42/{GAME},["update"'.encode()
SYNC = f'42/{GAME},["sync"'.encode()
CONNECTED = f"40/{GAME},".encode()
STATE = re.compile(rb'"_redo":\[\],"_stateID":(\d+)')
LIGHT = 3000
"""The number of a state stands behind so many bytes of it at least."""
PLAYER = re.compile(rb'"currentPlayer":"(\d)"')


class Client:
    """One socket at a match: a player's, or a spectator's."""

    def __init__(self, table: FrontierTable, listener: int, credentials: str) -> None:
        self.table = table
        self.listener = listener
        self.credentials = credentials
        self.socket = WebSocket(self.hear)
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def player(self) -> str | None:
        """The seat it plays; None for a spectator."""
        return str(self.listener) if self.listener < SEATS else None

    async def connect(self, port: int) -> None:
        """Join the match and wait for its state."""
        await self.socket.connect(port, SOCKET)
        await self.synced

    def send(self, kind: str, *arguments: object) -> None:
        """Send a message."""
        self.socket.send(f"42/{GAME},".encode() + msgspec.json.encode([kind, *arguments]))

    def hear(self, frame: bytes, now: float) -> None:
        """Take a frame of engine.io."""
        if frame.startswith(UPDATE):
            number = STATE.search(frame, LIGHT)
            assert number is not None
            self.table.hear(self.listener, int(number[1]), frame, now)
        elif frame == b"2":  # a ping wants a pong
            self.socket.send(b"3")
        elif frame.startswith(b"0"):
            self.socket.send(CONNECTED)
        elif frame.startswith(CONNECTED):
            self.send("sync", self.table.id, self.player, self.credentials or None, SEATS)
        elif frame.startswith(SYNC) and not self.synced.done():
            states = STATE.findall(frame)
            self.table.arrivals.begin(self.listener, max(int(each) for each in states))
            self.synced.set_result(None)


class FrontierTable:
    """A match of two players who move by chance, and listeners of both seats and none."""

    def __init__(self, contest: Boardgame, match: str, listeners: int) -> None:
        self.contest = contest
        self.id = match
        self.arrivals = Arrivals(contest.tally, listeners)
        self.clients: list[Client] = []
        self.asked = 0
        self.state = 0
        self.is_over = False
        self.acknowledged: asyncio.Future[None] | None = None

    @property
    def received(self) -> int:
        return sum(each.socket.received for each in self.clients)

    async def connect(self, credentials: list[str]) -> None:
        """Connect players and listeners; the first listeners are the players themselves."""
        for listener in range(self.arrivals.listeners):
            secret = credentials[listener] if listener < SEATS else ""
            client = Client(self, listener, secret)
            self.clients.append(client)
            await client.connect(self.contest.port)
        self.state = self.arrivals.heard_by[0]

    def hear(self, listener: int, number: int, frame: bytes, now: float) -> None:
        """Take an update; for the player who moved it is the acknowledgement."""
        self.arrivals.hear(listener, number, now)
        waiting = self.acknowledged
        is_own = listener == self.asked and number == self.state + 1
        if is_own and waiting is not None and not waiting.done():
            player = PLAYER.search(frame)
            self.state = number
            if b'"gameover"' in frame:
                self.is_over = True
            elif player is not None:
                self.asked = int(player[1])
            waiting.set_result(None)

    async def move(self) -> bool:
        if self.is_over:
            return False
        client, chance = self.clients[self.asked], self.contest.chance
        kind, arguments = choose(chance)
        payload = {
            "type": kind,
            "args": arguments,
            "playerID": client.player,
            "credentials": client.credentials,
        }
        self.acknowledged = asyncio.get_running_loop().create_future()
        sent = perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        client.send("update", action, self.state, self.id, client.player)
        await self.acknowledged
        self.arrivals.acknowledge(self.state, sent)
        return True

    def close(self) -> None:
        for client in self.clients:
            client.socket.close()


def choose(chance: random.Random) -> tuple[str, list[int]]:
    """Any move; the game allows all of these at all times."""
    kind = chance.choice(("attack", "attack", "build", "draw"))
    if kind == "attack":
        return kind, chance.sample(range(AREAS), 2)
    return kind, [chance.randrange(AREAS)] if kind == "build" else []


class Boardgame:
    """boardgame.io's server."""

    name = "boardgame.io"

    def __init__(self, port: int, tally: Tally, seed: int) -> None:
        self.port = port
        self.tally = tally
        self.chance = random.Random(seed)
        self.idle: list[str] = []
        self.listeners: list[Client] = []
        self._caller: Caller | None = None

    async def open(self) -> None:
        self._caller = await Caller.open(self.port)

    async def make(self) -> tuple[str, list[str]]:
        """A match with both players in it, and their credentials."""
        assert self._caller is not None
        ask = self._caller.ask
        made = await ask("POST", f"/games/{GAME}/create", {"numPlayers": SEATS})
        match: str = made["matchID"]
        credentials = []
        for seat in range(SEATS):
            who = {"playerID": str(seat), "playerName": f"Player {seat + 1}"}
            joined = await ask("POST", f"/games/{GAME}/{match}/join", who)
            credentials.append(joined["playerCredentials"])
        return match, credentials

    async def seat(self, listeners: int) -> FrontierTable:
        match, credentials = await self.make()
        table = FrontierTable(self, match, listeners)
        await table.connect(credentials)
        return table

    async def idle_tables(self, count: int) -> None:
        for _ in range(count):
            self.idle.append((await self.make())[0])

    async def listen(self, count: int) -> None:
        for number in range(count):
            match = self.idle[number % len(self.idle)]
            quiet = FrontierTable(self, match, SEATS + 1)
            listener = Client(quiet, SEATS, "")
            self.listeners.append(listener)
            await listener.connect(self.port)

    def close(self) -> None:
        for listener in self.listeners:
            listener.socket.close()
        if self._caller is not None:
            self._caller.close()
