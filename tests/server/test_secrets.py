"""No byte that is sent to anybody tells what they must not know."""

from __future__ import annotations

import random
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kernel.auction import Auction
from tests.server.serving import PATIENCE_SECONDS, WITH_TINY_GAMES, Serving, serving
from ziggurat.kernel.match import Match

LOTS = 6
COINS = 9000
SMALLEST = 600
"""Smaller numbers cannot be told from those that everybody sees."""
OPTIONS = ("--no-limits", "--workers", "1", "--metrics", "local", "--log-level", "info")


class Listener:
    """Somebody who keeps every byte the server sends them."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE_SECONDS)
        self.answers = bytearray()
        """Bodies and cookies of everything they asked for."""
        self.stream = bytearray()
        """Everything their live streams told them."""
        self.figures = bytearray()
        """What everybody may read about the server, full of numbers of all kinds."""
        self.token = ""
        self.notes = ""
        self._threads: list[threading.Thread] = []

    def ask(self, method: str, path: str, *, keep: bool = True, **given: Any) -> httpx.Response:
        """Send a request; what comes back is kept."""
        answer = self.http.request(method, path, **given)
        if keep:
            self.answers += answer.content
            self.answers += answer.headers.get("set-cookie", "").encode()
        return answer

    def sign_up(self) -> None:
        """Become somebody, with a token that proves it."""
        self.token = self.http.post("/api/people", json={"name": self.name}).json()["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def listen(self, path: str) -> None:
        """Open a live stream; returns as soon as it tells something."""
        begun = threading.Event()
        thread = threading.Thread(target=self._listen, args=(path, begun), daemon=True)
        thread.start()
        self._threads.append(thread)
        assert begun.wait(PATIENCE_SECONDS)

    def _listen(self, path: str, begun: threading.Event) -> None:
        with self.http.stream("GET", path, timeout=PATIENCE_SECONDS) as answer:
            for chunk in answer.iter_raw():
                self.stream += chunk
                begun.set()

    def wait(self) -> None:
        """Wait until the server has ended the streams."""
        for thread in self._threads:
            thread.join(PATIENCE_SECONDS)
            assert not thread.is_alive()

    def look_around(self, path: str) -> None:
        """Ask for everything there is to see at a table, and for much that is not."""
        for suffix in LOOKING:
            self.ask("GET", f"{path}{suffix}")
        self.try_answers(path)
        self.ask("GET", "/api/tables?list=mine")
        self.ask("GET", "/api/tables?list=running")
        self.ask("GET", "/api/tables?list=open")
        self.figures += self.ask("GET", "/metrics", keep=False).content
        self.ask("GET", "/api/me", keep=False)  # one's own token is no secret to oneself

    def try_answers(self, path: str) -> None:
        """Ask what would come of answers, as every seat there is."""
        question = self.ask("GET", f"{path}/question").json()
        texts = [question.get("default", "end"), *question.get("prospects", {})][:MOST_TRIED]
        for seat, text in [*((seat, texts[0]) for seat in range(3)), *((None, t) for t in texts)]:
            wish = {"question": question.get("number", 1), "answers": [text], "seat": seat}
            tried = self.ask("POST", f"{path}/question/quote", json=wish)
            is_own = "number" in question and seat in (None, question["seat"])
            assert (tried.status_code == 200) == is_own, tried.text

    def heard(self) -> bytes:
        return bytes(self.answers + self.stream)


MOST_TRIED = 3
"""Answers whose outcome somebody asks for at a time."""

LOOKING = (
    *("", "?seat=0", "?seat=1", "?seat=2", "/question", "/question?seat=0", "/question?seat=1"),
    *("/question/closed", "/question/refusal?thing=seat:0", "/question/refusal?thing=deck:own"),
    *("/scene", "/replay", "/replay?seat=1", "/replay?since=2&until=9", "/chart", "/record"),
    *("/notepad", "/things/seat:0", "/things/seat:1", "/things/lot:1", "/things/ware:glass"),
)


def row(database: Path, statement: str, *values: str) -> list[Any]:
    """What the database holds, past the server."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
        return [each[0] for each in file.execute(statement, values)]


def number(value: int) -> re.Pattern[bytes]:
    """A number that stands for itself: not a part of a time, an id or a larger one."""
    return re.compile(rb"(?<![\w.:-])%d(?![\w.])" % value)


class Site:
    """A server, its database, and those who play or look on."""

    def __init__(self, running: Serving, database: Path, players: tuple[str, ...]) -> None:
        self.running = running
        self.database = database
        names = (*players, "Eve", "Stranger")
        self.ears = [Listener(running.address, name) for name in names]
        for ear in self.ears[:-1]:
            ear.sign_up()
        self.players = self.ears[: len(players)]
        self.following: dict[str, Any] | None = None
        """What the seat that answered last is asked next."""

    def seat_all(self, game: str, **settings: int) -> str:
        """A running table with everybody: the maker, one by a link, the others at open seats."""
        ada, bob, *others = self.players
        seats = [{"kind": "me"}, {"kind": "link"}, *[{"kind": "open"}] * len(others)]
        plan = {"game": game, "seats": seats, "settings": settings}
        made = ada.ask("POST", "/api/tables", json=plan).json()
        path = f"/api/tables/{made['id']}"
        for ear in self.ears:
            ear.listen(f"{path}/events")
        link = made["standing"]["seats"][1]["link"]
        assert bob.ask("POST", f"/api/links/{link}").status_code == 201
        for other in others:
            assert other.ask("POST", f"{path}/seats", json={}).status_code == 201
        for count, ear in enumerate(self.ears[:-1]):
            ear.notes = f"my secret plan number {count}{count}{count}"
            ear.ask("PUT", f"{path}/notepad", json={"text": ear.notes}, keep=False)
        assert ada.ask("POST", f"{path}/start").status_code == 200
        return path

    def asked(self, path: str) -> list[int]:
        asked: list[int] = self.players[0].ask("GET", path).json()["standing"]["asked"]
        return asked

    def answer(self, path: str, seat: int, text: str | None) -> None:
        """Let a seat answer what it is asked; whoever has just answered was told already."""
        ear, question = self.players[seat], self.following
        if question is None or question["seat"] != seat:
            question = ear.ask("GET", f"{path}/question").json()
        given = {"question": question["number"], "answer": text}
        said = ear.ask("POST", f"{path}/answers?next=true", json=given)
        assert said.status_code == 201, said.text
        self.following = said.json()["question"]

    def check_common_secrets(self, path: str) -> None:
        """Seeds, tokens, notes and links of others, and the server's own secrets."""
        table = path.rpartition("/")[2]
        [seed] = row(self.database, "SELECT seed FROM tables WHERE id = ?", table)
        links = row(self.database, "SELECT link FROM seats WHERE table_id = ? ORDER BY seat", table)
        kept = row(self.database, "SELECT value FROM secrets")
        assert len(seed) == 64
        for ear in self.ears:
            heard = ear.heard() + bytes(ear.figures)
            assert seed.encode() not in heard.lower()
            for secret in kept:
                assert secret not in heard
                assert secret.hex().encode() not in heard.lower()
            for other in self.ears:
                if other is not ear:
                    assert not other.token or other.token.encode() not in heard
                    assert not other.notes or other.notes.encode() not in heard
            for seat, link in enumerate(links):
                is_own = self.ears.index(ear) == seat
                assert is_own or not link or link.encode() not in heard
        log = self.running.log.read_bytes()
        tokens = [ear.token for ear in self.ears if ear.token]
        notes = [ear.notes for ear in self.ears if ear.notes]
        for secret in (seed, *tokens, *notes, *(link for link in links if link)):
            assert secret.encode() not in log


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with peopled_site(tmp_path, ("Ada", "Bob", "Cleo")) as made:
        yield made


@contextmanager
def peopled_site(folder: Path, players: tuple[str, ...]) -> Iterator[Site]:
    """A server with people who play, one who looks on and one whom nobody knows."""
    database, log = folder / "secrets.db", folder / "log.txt"
    with ExitStack() as stack:
        running = stack.enter_context(
            serving(str(database), log, *OPTIONS, command=WITH_TINY_GAMES)
        )
        made = Site(running, database, players)
        for ear in made.ears:
            stack.callback(ear.http.close)
        with ending_streams(made):
            yield made


@contextmanager
def ending_streams(site: Site) -> Iterator[None]:
    """Stop the server while those who listen still do: their streams end with it."""
    try:
        yield
    finally:
        site.running.stop()
        for ear in site.ears:
            ear.wait()


def test_a_game_of_sealed_bids_tells_nobody_what_others_bid_or_hold(site: Site) -> None:
    chance = random.Random(11)
    path = site.seat_all("auction", lots=LOTS, coins=COINS)
    [seed] = row(site.database, "SELECT seed FROM tables WHERE id = ?", path.rpartition("/")[2])
    settings: dict[str, int | str] = {"lots": LOTS, "coins": COINS}
    match = Match(Auction(), seats=3, seed=bytes.fromhex(seed), settings=settings)
    purses = match.state.purse[:]
    lost = [(seat, purse) for seat, purse in enumerate(purses) if purses.count(purse) == 1]
    used = set(purses)
    for _ in range(LOTS):
        bids = choose_bids(match, chance, used)
        for seat, bid in enumerate(bids):
            text = f"bid: {bid}; manner: polite"
            site.answer(path, seat, text)
            match.answer(seat, text)
            if seat < 2:  # the last bid opens all of them
                check_numbers(site, [*lost, *enumerate(bids[: seat + 1])])
        [winner] = site.asked(path)
        lost += [(seat, bid) for seat, bid in enumerate(bids) if seat != winner]
        lost = [(seat, each) for seat, each in lost if each != bids[winner]]
        for ear in site.ears:
            ear.look_around(path)
        check_numbers(site, lost)
        site.check_common_secrets(path)
        site.answer(path, winner, "glass+spice")
        match.answer(winner, "glass+spice")
    assert site.asked(path) == []
    over = site.ears[-1].ask("GET", path).json()
    assert over["standing"]["seed"] == seed, "when all is over, everybody can check the dice"


def choose_bids(match: Match[Any], chance: random.Random, used: set[int]) -> list[int]:
    """A bid for everybody; no number is ever used twice, nor left in a purse."""
    bids: list[int] = []
    for purse in match.state.purse:
        free = [
            bid
            for bid in range(SMALLEST, purse // 3)
            if bid not in used and purse - bid not in used
        ]
        bids.append(chance.choice(free) if free else 0)
        used |= {bids[-1], purse - bids[-1]}
    return bids


def check_numbers(site: Site, secrets: list[tuple[int, int]]) -> None:
    """Numbers that belong to one seat were told to nobody else."""
    for seat, value in secrets:
        if value < SMALLEST:
            continue
        for ear in site.ears:
            if ear is not site.players[seat]:
                found = number(value).search(ear.heard())
                assert found is None, around(ear, value)


def around(ear: Listener, value: int) -> str:
    """Where somebody was told a number."""
    heard = ear.heard()
    found = number(value).search(heard)
    assert found is not None
    near = heard[max(0, found.start() - 200) : found.end() + 100]
    return f"{ear.name} was told {value}: ...{near.decode()}..."


def test_a_game_of_hidden_hands_tells_nobody_what_others_bought(site: Site) -> None:
    path = site.seat_all("bazaar", days=1)
    for seat in range(3):
        site.answer(path, seat, "buy")
        for ear in site.ears:
            ear.look_around(path)
    for ear in site.ears:
        lines = set(
            re.findall(rb"\[seat:(\d)\|[^\]]*\](?: \([^)]*\))? buys ([^\"]*)\"", ear.heard())
        )
        assert lines, ear.name
        for buyer, bought in lines:
            is_own = site.ears.index(ear) == int(buyer)
            assert is_own == (bought != b"something."), (ear.name, buyer, bought)
    site.check_common_secrets(path)


def test_an_open_game_tells_no_seed_link_token_or_note(site: Site) -> None:
    path = site.seat_all("revolt")
    for _ in range(30):
        asked = site.asked(path)
        site.answer(path, asked[0], None)
    for ear in site.ears:
        ear.look_around(path)
    site.players[0].ask("POST", f"{path}/what-if", json={})
    site.players[0].ask("POST", f"{path}/chat", json={"text": "good luck"})
    site.check_common_secrets(path)
