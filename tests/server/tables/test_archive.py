"""The packed list behaves like a plain one."""

import sys

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.server.tables.archive import PAGE, Archive
from ziggurat.server.tables.logbook import Logbook, LogLine, Wording


class Item(msgspec.Struct, frozen=True, array_like=True):
    number: int
    text: str


@given(st.lists(st.integers(-200, 300), max_size=12))
def test_writing_and_cutting_leave_what_a_plain_list_would_hold(steps: list[int]) -> None:
    archive, plain = Archive(Item), list[Item]()
    for step in steps:
        for number in range(max(0, step)):
            archive.append(Item(number, str(step)))
            plain.append(Item(number, str(step)))
        if step < 0:
            archive.cut(max(0, len(plain) + step))
            del plain[max(0, len(plain) + step) :]
        assert len(archive) == len(plain)
        assert archive.last() == (plain[-1] if plain else None)
        assert list(archive) == plain
        assert list(archive.backwards()) == plain[::-1]


def test_a_long_list_takes_little_room() -> None:
    archive = Archive(Item)
    for number in range(50 * PAGE):
        archive.append(Item(number, f"[region:roma|Roma] is attacked by troop {number}"))
    assert sum(sys.getsizeof(page) for page in archive._pages) < 50 * PAGE * 10


def line(number: int, moves: int) -> LogLine:
    return LogLine(number, moves, "", Wording(f"line of {number}"))


def test_lines_beyond_the_moves_that_stand_are_dropped() -> None:
    log = Logbook()
    for number in range(1, 6):
        log.add(line(number, number))
    log.void_beyond(3)
    assert [each.number for each in log.newest(None)] == [1, 2, 3]


def test_lines_since_an_entry_come_in_order() -> None:
    log = Logbook()
    for number in (1, 2, 2, 3, 5):
        log.add(line(number, number))
    assert [each.number for each in log.since(1)] == [2, 2, 3, 5]
    assert log.since(5) == []


def test_a_line_is_read_only_by_its_audience() -> None:
    log = Logbook()
    log.add(LogLine(1, 0, "X-1", Wording("you draw a nine"), [1], Wording("somebody draws")))
    log.add(LogLine(2, 0, "X-1", Wording("a whisper"), [1]))
    assert [each.text for each in log.newest(1)] == ["you draw a nine", "a whisper"]
    assert [each.text for each in log.newest(0)] == ["somebody draws"]
    assert [each.text for each in log.newest(None)] == ["somebody draws"]


def test_only_the_newest_lines_are_shown() -> None:
    log = Logbook()
    for number in range(1, 400):
        log.add(line(number, number))
    assert [each.number for each in log.newest(None, most=3)] == [397, 398, 399]
