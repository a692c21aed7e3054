"""The live stream of a table: everything once and in order, over however many connections."""

from __future__ import annotations

from itertools import islice

import httpx
import pytest

from tests.client.scripted import TABLE, Script, change, refused, stream
from ziggurat.client import Refused, Unreachable
from ziggurat.client.stream import MANY_FAILURES
from ziggurat.server.models import Change

LOST = httpx.ReadError("the line is dead")


def test_a_broken_stream_is_taken_up_behind_the_last_entry() -> None:
    script = Script(
        [
            stream(b"retry: 2000\n\n", TABLE, change(5), breaks=True),
            LOST,
            stream(change(6)),
            stream(change(7)),
        ]
    )
    told = list(islice(script.client().table("abc").events(), 4))
    assert [each.number for each in told] == [4, 5, 6, 7]
    asked = [each.headers.get("Last-Event-ID") for each in script.requests]
    assert asked == [None, "5", "5", "6"]


def test_pauses_grow_while_nothing_comes_and_begin_anew_with_an_event() -> None:
    script = Script([LOST, LOST, stream(TABLE), LOST, stream(change(5))])
    list(islice(script.client().table("abc").events(), 2))
    assert script.pauses == [0.25, 0.5, 0.25, 0.5]


def test_what_was_told_already_is_not_told_again() -> None:
    script = Script([stream(TABLE, change(4), change(5), change(5), change(6))])
    told = list(islice(script.client().table("abc").events(), 3))
    assert [each.number for each in told] == [4, 5, 6]


def test_who_came_and_went_is_told_though_it_has_no_number() -> None:
    script = Script([stream(TABLE, change(4, "presence"), change(5)), stream(change(6))])
    told = list(islice(script.client().table("abc").events(), 4))
    assert [each.number for each in told] == [4, 4, 5, 6]
    assert script.requests[1].headers["Last-Event-ID"] == "5"


def test_a_stream_can_begin_behind_an_entry_and_for_a_seat() -> None:
    script = Script([stream(change(9))])
    stream_of_table = script.client().table("abc").events(1, last=8)
    assert next(iter(stream_of_table)).number == 9
    assert stream_of_table.last == 9
    (request,) = script.requests
    assert request.headers["Last-Event-ID"] == "8"
    assert request.url.query == b"seat=1"


def test_heartbeats_and_events_of_later_versions_are_passed_over() -> None:
    script = Script([stream(b": still here\n\n", b"event: fanfare\ndata: {}\n\n", change(9))])
    told = next(iter(script.client().table("abc").events(last=8)))
    assert told.number == 9


def test_words_with_strange_line_ends_arrive_whole() -> None:
    words = "one\u2028two\u0085three"
    script = Script([stream(change(9, "chat", words))])
    told = next(iter(script.client().table("abc").events(last=8)))
    assert isinstance(told, Change)
    assert told.said is not None
    assert told.said.text == words


def test_a_refusal_ends_the_stream_and_says_why() -> None:
    script = Script([refused(404, "There is no such table.")])
    with pytest.raises(Refused, match="There is no such table"):
        next(iter(script.client().table("abc").events()))


def test_a_server_that_restarts_is_waited_for() -> None:
    script = Script([refused(503, "The server is restarting."), LOST, stream(TABLE)])
    assert next(iter(script.client().table("abc").events())).number == 4


def test_a_server_that_is_gone_is_not_waited_for_without_end() -> None:
    script = Script([LOST] * MANY_FAILURES)
    with pytest.raises(Unreachable, match="the line is dead"):
        next(iter(script.client().table("abc").events()))


def test_a_stream_that_ends_at_once_every_time_is_an_error() -> None:
    script = Script([stream() for _ in range(MANY_FAILURES)])
    with pytest.raises(Unreachable, match="ends at once"):
        next(iter(script.client().table("abc").events()))


def test_nonsense_in_a_stream_is_told_so() -> None:
    script = Script([stream(b"event: change\ndata: {}\n\n")])
    with pytest.raises(Unreachable, match="does not speak this API"):
        next(iter(script.client().table("abc").events()))
