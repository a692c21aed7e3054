"""Two server processes on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.postgres import PostgresServer
from tests.server.serving import WITH_TINY_GAMES, serving
from tests.server.threads import begin, results
from ziggurat.client import Client
from ziggurat.client.stream import Told
from ziggurat.client.table import TableClient
from ziggurat.server.models import Answered, Change, Fields, Listed, Question, Table

PATIENCE_SECONDS = 120
THE_END = "that was all"
DECISIVE = {"attack", "land", "resign"}
"""What a game of Empire's Revolt could end by, before there is enough to hear."""
OPTIONS = ("--no-limits", "--workers", "1", "--log-level", "warning")

Choosing = Callable[[Question], str | None]
Sites = tuple[str, str]


@pytest.fixture(scope="module")
def sites(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sites]:
    """The addresses of both processes."""
    folder: Path = tmp_path_factory.mktemp("sites")
    url = postgres.new_database()
    with (
        serving(url, folder / "one.txt", *OPTIONS, command=WITH_TINY_GAMES) as one,
        serving(url, folder / "two.txt", *OPTIONS, command=WITH_TINY_GAMES) as two,
    ):
        yield one.address, two.address


class Club:
    """Both processes, and those who speak to them."""

    def __init__(self, sites: Sites, stack: ExitStack) -> None:
        self.sites = sites
        self._stack = stack

    def client(self, site: int, token: str = "") -> Client:
        """Somebody at one of the processes."""
        return self._stack.enter_context(Client(self.sites[site], token))


@pytest.fixture
def club(sites: Sites) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(sites, stack)


def seated(
    club: Club, count: int, game: str, **settings: int
) -> tuple[list[TableClient], list[TableClient]]:
    """A table that has begun: its players, on one process and the other in turn, and watchers."""
    people = [club.client(seat % 2) for seat in range(count)]
    for number, person in enumerate(people):
        person.sign_up(f"Player {number}")
    made = people[0].make_table(game, ["me"] + ["open"] * (count - 1), settings={**settings})
    players = [person.table(made.id) for person in people]
    for player in players[1:]:
        player.sit()
    made.start()
    watchers = [club.client(site).table(made.id) for site in (0, 1)]
    return players, watchers


def play(player: TableClient, choose: Choosing, moves: int) -> list[Answered]:
    """Answer whatever one's own process asks, until so many moves were made by everybody."""
    given: list[Answered] = []
    answered = 0
    for told in player.events():
        standing = told.standing
        if standing is None:
            continue
        if standing.moves >= moves or standing.status == "over":
            break
        if standing.question is None or standing.question <= answered:
            continue
        question: Question | None = player.question()
        while question is not None:
            answered = question.number
            said = player.answer(choose(question), question=question.number)
            given.append(said)
            question = said.question if said.moves < moves else None
    return given


def listening(tables: Sequence[TableClient]) -> list[Future[list[int]]]:
    """Threads that listen to tables; they are told all that is said from now on."""
    streams = [iter(table.events()) for table in tables]
    # Whoever came when the last word was said already would wait for it without end.
    return [begin(listen, next(stream), stream) for stream in streams]


def listen(first: Told, stream: Iterator[Told]) -> list[int]:
    """The numbers of all changes that are told, from the first to the last line of chat."""
    numbers = [first.number]
    for told in stream:
        if isinstance(told, Table):
            numbers.append(told.number)
        elif told.kind != "presence":
            numbers.append(told.number)
            if is_the_end(told):
                break
    return numbers


def is_the_end(change: Change) -> bool:
    return change.said is not None and change.said.text == THE_END


def check_heard(heard: list[list[int]]) -> None:
    """Everybody heard every number once, in order, up to the same one."""
    for numbers in heard:
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert len({numbers[-1] for numbers in heard}) == 1


def test_people_on_different_processes_play_one_game_and_hear_all_of_it_once(club: Club) -> None:
    moves = 80
    chance = random.Random(7)
    # Twenty rounds without a die are a standstill, the only end there is without attacks.
    players, watchers = seated(club, 4, "revolt")

    def choose(question: Question) -> str | None:
        if not isinstance(question.options, Listed):
            return None
        groups = [group for group in question.options.groups if group.name not in DECISIVE]
        return chance.choice([entry.answer for group in groups for entry in group.entries])

    heard = listening((*players, *watchers, *watchers))
    playing = [begin(play, player, choose, moves) for player in players]
    given = [answered for each in results(playing, PATIENCE_SECONDS) for answered in each]
    assert len({answered.number for answered in given}) == len(given) >= moves
    players[0].say(THE_END)
    check_heard(results(heard, PATIENCE_SECONDS))
    shown = [watcher.show() for watcher in watchers]
    assert shown[0].view == shown[1].view
    assert shown[0].standing.moves == shown[1].standing.moves == len(given)


def test_sealed_answers_through_both_at_the_same_moment_do_not_disturb_one_another(
    club: Club,
) -> None:
    count, lots = 6, 12
    players, watchers = seated(club, count, "auction", lots=lots, coins=9000)
    together = threading.Barrier(count)

    def choose(question: Question) -> str | None:
        if isinstance(question.options, Fields):
            together.wait(PATIENCE_SECONDS)
            return "bid: 0; manner: polite"
        return None

    heard = listening((*players, *watchers))
    playing = [begin(play, player, choose, 10_000) for player in players]
    given = [answered for each in results(playing, PATIENCE_SECONDS) for answered in each]
    assert len(given) == lots * (count + 1), "every bid, and the winner's choice of wares"
    players[1].say(THE_END)
    check_heard(results(heard, PATIENCE_SECONDS))
    shown = [watcher.show() for watcher in watchers]
    assert shown[0].standing.outcome == shown[1].standing.outcome is not None


def test_the_same_command_sent_to_both_at_once_is_carried_out_once(club: Club) -> None:
    me = club.client(0)
    token = me.sign_up("Ada").token
    table = me.make_table("revolt", ["me", "me"], start=True)
    doors = [table, club.client(1, token).table(table.id)]
    for number in range(20):
        seat = doors[number % 2].show().standing.asked[0]
        question = table.question(seat)
        key = f"command {number}"

        def send(door: TableClient, question: Question = question, key: str = key) -> Answered:
            text = question.default
            return door.answer(
                text, question=question.number, seat=question.seat, key=key, wants_next=False
            )

        said = results([begin(send, door) for door in doors], PATIENCE_SECONDS)
        assert said[0] == said[1]
        assert said[0].moves == number + 1


def test_chat_said_on_one_process_is_heard_on_the_other_in_the_order_of_the_journal(
    club: Club,
) -> None:
    players, watchers = seated(club, 2, "revolt")
    heard = listening((*players, *watchers))
    lines = 25

    def talk(player: TableClient) -> None:
        for number in range(lines):
            player.say(f"line {number}")

    results([begin(talk, player) for player in players], PATIENCE_SECONDS)
    players[0].say(THE_END)
    check_heard(results(heard, PATIENCE_SECONDS))
    chats = [[said.text for said in watcher.show().chat] for watcher in watchers]
    assert chats[0] == chats[1]
    assert len(chats[0]) == 2 * lines + 1


def test_whoever_signs_up_at_one_process_is_known_at_the_other(club: Club) -> None:
    me = club.client(0).sign_up("Ada")
    assert club.client(1, me.token).me().id == me.id
