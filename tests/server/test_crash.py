"""A server killed at any moment comes back with every move it has acknowledged."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.forked import Fork, forking
from tests.server.serving import PATIENCE_SECONDS, WITHOUT_TLS
from ziggurat.games.registry import find_game
from ziggurat.kernel.match import Match
from ziggurat.server.models import Answered, Answering, Listed, Me, Question, Table

KILLS = 25
TABLES = 3
MOST_ANSWERS = 30
"""Before a kill, at all tables together."""
SEED = 20_300


class Entry(msgspec.Struct, frozen=True):
    """A row of the journal, read from the file itself."""

    number: int
    kind: str
    seat: int | None
    text: str
    key: str | None


class Game:
    """One table, played by one person at both seats over HTTP."""

    def __init__(self, table: str, token: str, chance: random.Random) -> None:
        self.table = table
        self.path = f"/api/tables/{table}"
        self.token = token
        self.chance = chance
        self.acknowledged: dict[str, tuple[Answering, Answered]] = {}
        """By key: what was given and what the server said to it."""
        self.pending: Answering | None = None
        """What was under way when the server was killed."""
        self.is_over = False
        self.failure: BaseException | None = None

    def client(self, address: str) -> httpx.Client:
        """A connection to the server in the person's name."""
        return httpx.Client(
            base_url=address,
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=PATIENCE_SECONDS,
            verify=WITHOUT_TLS,
        )

    def play(self, address: str, acknowledge: Callable[[], None]) -> None:
        """Answer until the connection breaks."""
        try:
            with self.client(address) as http:
                while not self.is_over:
                    self.play_turn(http, acknowledge)
        except httpx.TransportError:
            pass
        except BaseException as failure:  # noqa: BLE001 - told to the test by its own thread
            self.failure = failure

    def play_turn(self, http: httpx.Client, acknowledge: Callable[[], None]) -> None:
        """Answer whatever is asked, as long as one seat is asked."""
        standing = read(http.get(self.path), Table).standing
        self.is_over = standing.status == "over"
        if self.is_over:
            return
        query = {"seat": standing.asked[0]}
        question: Question | None = read(http.get(f"{self.path}/question", params=query), Question)
        while question is not None:
            self.pending = self.choose(question)
            question = self.give(http, self.pending).question
            acknowledge()

    def choose(self, question: Question) -> Answering:
        """Some answer, with a key of its own."""
        answer = None
        if isinstance(question.options, Listed) and self.chance.random() < 0.8:
            groups = [group for group in question.options.groups if group.name != "resign"]
            answer = self.chance.choice([e.answer for group in groups for e in group.entries])
        return Answering(
            question=question.number,
            answer=answer,
            seat=question.seat,
            key=self.chance.randbytes(8).hex(),
        )

    def give(self, http: httpx.Client, answering: Answering) -> Answered:
        """Send an answer; it is remembered as soon as the server has acknowledged it."""
        body = msgspec.json.encode(answering)
        said = http.post(f"{self.path}/answers", params={"next": "true"}, content=body)
        answered: Answered = read(said, Answered, 201)
        self.acknowledged[answering.key] = (answering, answered)
        self.pending = None
        return answered


def read(answer: httpx.Response, kind: type[Any], status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def open_games(address: str, chance: random.Random) -> list[Game]:
    plan = {"game": "revolt", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    games: list[Game] = []
    with httpx.Client(base_url=address, timeout=PATIENCE_SECONDS, verify=WITHOUT_TLS) as http:
        for number in range(TABLES):
            me: Me = read(http.post("/api/people", json={"name": f"P{number}"}), Me, 201)
            http.cookies.clear()
            headers = {"Authorization": f"Bearer {me.token}"}
            table: Table = read(http.post("/api/tables", json=plan, headers=headers), Table, 201)
            games.append(Game(table.id, me.token, random.Random(chance.random())))
    return games


def journal(database: Path, table: str) -> tuple[list[Entry], str, dict[str, int | str]]:
    """A table's entries, seed and settings, past the server."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
        columns = "number, kind, seat, text, key"
        rows = file.execute(
            f"SELECT {columns} FROM entries WHERE table_id = ? ORDER BY number",  # noqa: S608
            [table],
        ).fetchall()
        seed, settings = file.execute(
            "SELECT seed, settings FROM tables WHERE id = ?", [table]
        ).fetchone()
    entries = [
        Entry(number, kind, seat, text, own_key(key)) for number, kind, seat, text, key in rows
    ]
    return entries, seed, json.loads(settings)


def own_key(stored: str | None) -> str | None:
    """A key as its sender wrote it; it is kept together with who sent it."""
    return None if stored is None else stored.rpartition(" ")[2]


def check(game: Game, database: Path, http: httpx.Client) -> None:
    """Everything acknowledged is there, nothing is there twice, and the table stands by it."""
    entries, seed, settings = journal(database, game.table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    by_number = {entry.number: entry for entry in entries}
    for key, (given, said) in game.acknowledged.items():
        entry = by_number[said.number]
        assert (entry.kind, entry.key, entry.seat) == ("move", key, given.seat)
        assert given.answer in {None, entry.text}
    moves = [entry for entry in entries if entry.kind == "move"]
    unheard = {entry.key for entry in moves} - set(game.acknowledged)
    assert unheard <= {game.pending.key if game.pending else None}
    check_position(game, moves, entries[-1].number, seed, settings, http)


def check_position(
    game: Game,
    moves: list[Entry],
    newest: int,
    seed: str,
    settings: dict[str, int | str],
    http: httpx.Client,
) -> None:
    """The server stands where playing the journal anew leads."""
    match = Match(find_game("revolt"), seats=2, seed=bytes.fromhex(seed), settings=settings)
    for move in moves:
        assert move.seat is not None
        match.answer(move.seat, move.text)
    shown = read(http.get(game.path), Table)
    assert shown.number == newest
    assert shown.standing.moves == len(moves)
    assert shown.standing.asked == match.seats()
    seat = shown.standing.seat
    assert msgspec.convert(shown.view, match.game.view_type) == match.game.view(match.state, seat)
    if not match.is_over:
        asked = {"seat": match.seats()[0]}
        question = read(http.get(f"{game.path}/question", params=asked), Question)
        # Nothing but answers happens at these tables: the last entry put the question.
        assert question.number == newest
        assert question.options == told_before(game, newest, question).options


def told_before(game: Game, newest: int, question: Question) -> Question:
    """The question as the server told it before it was killed, if it did."""
    for _, said in game.acknowledged.values():
        if said.number == newest and said.question is not None:
            assert said.question.number == question.number
            return said.question
    return question


def settle(game: Game, database: Path, http: httpx.Client) -> None:
    """Send again what was under way: with its key it is carried out once, now or before."""
    if game.pending is None:
        return
    stored = {e.key: e.number for e in journal(database, game.table)[0] if e.key}
    pending = game.pending
    said = game.give(http, pending)
    if pending.key in stored:
        assert said.number == stored[pending.key]
    else:
        assert said.number == max(e.number for e in journal(database, game.table)[0])


def play_until_killed(fork: Fork, games: list[Game], answers: int) -> None:
    """Kill the server when so many answers were acknowledged, with others under way."""
    heard = threading.Semaphore(0)
    threads = [
        threading.Thread(target=game.play, args=(fork.address, heard.release), daemon=True)
        for game in games
    ]
    for thread in threads:
        thread.start()
    while answers and any(thread.is_alive() for thread in threads):
        answers -= heard.acquire(timeout=1)
    fork.kill()
    for thread in threads:
        thread.join(PATIENCE_SECONDS)
        assert not thread.is_alive(), "a player has not noticed that the server is gone"
    for game in games:
        if game.failure is not None:
            raise game.failure


@pytest.mark.parametrize("seed", [SEED])
def test_a_killed_server_comes_back_with_every_acknowledged_move(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    database, log = tmp_path / "crash.db", tmp_path / "log.txt"
    games: list[Game] = []
    with forking(log) as fork:
        for _ in range(KILLS + 1):
            fork.start(database, ["--no-limits", "--workers", "1"])
            games = games or open_games(fork.address, chance)
            for game in games:
                with game.client(fork.address) as http:
                    check(game, database, http)
                    settle(game, database, http)
            running = [game for game in games if not game.is_over]
            play_until_killed(fork, running, chance.randrange(MOST_ANSWERS))
    acknowledged = sum(len(game.acknowledged) for game in games)
    assert acknowledged > KILLS
