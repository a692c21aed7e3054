"""The load benchmark counts right: what is lost, doubled or out of order does not pass."""

from __future__ import annotations

import random

import msgspec
import pytest

from benchmarks.traffic.counting import Arrivals, Tally, share
from benchmarks.traffic.ours import Ear, Question, choose
from benchmarks.traffic.wire import WebSocket
from ziggurat.server.models import Amounts, Entry, EntryGroup, Listed, Marks, Pickable
from ziggurat.server.models import Question as Asked


@pytest.fixture
def table() -> Arrivals:
    return Arrivals(Tally(), listeners=2)


def test_a_move_took_until_the_last_listener_heard(table: Arrivals) -> None:
    table.acknowledge(1, sent=10.0)
    table.hear(0, 1, now=10.5)
    assert table.outstanding == 1
    table.hear(1, 1, now=12.0)
    assert table.tally.delays == [2.0]
    assert table.outstanding == 0


def test_events_may_come_before_the_acknowledgement(table: Arrivals) -> None:
    table.hear(0, 1, now=10.5)
    table.hear(1, 1, now=11.0)
    table.acknowledge(1, sent=10.0)
    assert table.tally.delays == [1.0]


def test_a_gap_is_a_loss_and_a_repetition_is_no_news(table: Arrivals) -> None:
    table.begin(0, 5)
    table.hear(0, 6, now=1.0)
    table.hear(0, 6, now=1.1)
    table.hear(0, 9, now=1.2)
    table.hear(0, 7, now=1.3)
    assert (table.tally.skipped, table.tally.repeated) == (2, 2)


def test_a_listener_that_never_hears_is_counted(table: Arrivals) -> None:
    table.acknowledge(1, sent=10.0)
    table.hear(0, 1, now=10.5)
    assert table.tally.delays == []
    assert table.outstanding == 1


def test_shares_are_of_all_values_in_order() -> None:
    assert share([0.4, 0.1, 0.2, 0.3], 0.5) == 300.0
    assert share([0.1] * 99 + [9.0], 0.99) == 9000.0


def test_an_ear_takes_numbers_from_events_and_passes_over_who_came_and_went(
    table: Arrivals,
) -> None:
    ear = Ear(table, 0)
    ear.hear(b'event: table\ndata: {"number": 7}', 1.0)
    ear.hear(b'id: 8\nevent: change\ndata: {"number": 8}', 1.1)
    ear.hear(b'event: change\ndata: {"text": "id: 99"}', 1.2)
    assert table.heard_by[0] == 8
    assert table.tally.events == 1


def asked(options: Listed | Amounts | Marks) -> Question:
    """A question as the benchmark reads it off the wire."""
    question = Asked(
        number=1, seat=0, kind="act", prompt="", default="end", concession="", options=options
    )
    return msgspec.json.decode(msgspec.json.encode(question), type=Question)


def test_answers_are_legal_and_nobody_resigns() -> None:
    chance = random.Random(1)
    entries = [Entry("end", "", []), Entry("resign", "", []), Entry("ship roma", "", [])]
    listed = asked(Listed([EntryGroup("all", "", entries)]))
    assert {choose(listed, chance) for _ in range(50)} == {"end", "ship roma"}
    amount = asked(Amounts(2, 4, "wood"))
    assert {choose(amount, chance) for _ in range(50)} == {"2", "3", "4"}
    marks = asked(Marks([Pickable("a", "", []), Pickable("b", "", [])], 0, 2))
    assert {choose(marks, chance) for _ in range(50)} == {"none", "a", "b", "a+b"}


@pytest.mark.parametrize("size", [5, 1000, 10_000, 200_000])
def test_frames_arrive_whole_however_they_are_cut(size: int) -> None:
    heard: list[bytes] = []
    socket = WebSocket(lambda frame, now: heard.append(frame))
    texts = [b"short", b"m" * 300, b"long" * 20_000]
    wire = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    for text in texts:
        length = len(text)
        if length < 126:
            wire += bytes((0x81, length))
        elif length < 1 << 16:
            wire += b"\x81\x7e" + length.to_bytes(2)
        else:
            wire += b"\x81\x7f" + length.to_bytes(8)
        wire += text
    for start in range(0, len(wire), size):
        socket.data_received(wire[start : start + size])
    assert heard == texts
