"""Saving: equal positions give equal bytes, and damaged data gives a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar, Table
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.saving import SCHEMA, digest, load, save

DAYS: Settings = {"days": 3}
LOTS: Settings = {"lots": 3, "coins": 9, "motto": "Buy!"}


def a_bazaar(answers: int = 9) -> Table:
    table = Bazaar().setup(3, DAYS, b"saved")
    play_at_random(table, Dice(b"players"), answers)
    return table


def bazaar_data(answers: int = 9) -> bytes:
    return save(Bazaar(), a_bazaar(answers), 3, DAYS)


def auction_data() -> bytes:
    table = Auction().setup(4, LOTS, b"saved")
    play_at_random(table, Dice(b"players"), 2)
    return save(Auction(), table, 4, LOTS)


def changed(data: bytes, path: list[str | int], value: object) -> bytes:
    """The saved position with one value replaced."""
    position = msgspec.json.decode(data)
    place: Any = position
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return msgspec.json.encode(position)


@given(st.integers(0, 60))
def test_a_loaded_position_is_saved_as_the_same_bytes(answers: int) -> None:
    data = bazaar_data(answers)
    assert save(Bazaar(), load(Bazaar(), data), 3, DAYS) == data


def test_a_position_is_loaded_in_the_middle_of_a_sealed_question() -> None:
    table = load(Auction(), auction_data())
    assert len(table.decision().seats(table)) == 2
    assert save(Auction(), table, 4, LOTS) == auction_data()


def test_a_finished_game_is_loaded_as_finished() -> None:
    table = load(Bazaar(), bazaar_data(1000))
    assert table.is_over
    assert Bazaar().outcome(table) == Bazaar().outcome(a_bazaar(1000))


def test_indexes_are_not_saved_but_counted_anew() -> None:
    assert b"held" not in bazaar_data()
    assert load(Bazaar(), bazaar_data()).held == a_bazaar().held


def test_different_positions_have_different_names() -> None:
    names = {digest(bazaar_data(answers)) for answers in range(20)}
    assert len(names) == 20
    assert all(len(name) == 32 for name in names)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["schema"], SCHEMA + 1, f"was saved in form 2; this program reads {SCHEMA}"),
        (["rules"], 2, "follows rules version 2; this program plays 3"),
        (["game"], "chess", "is of the game 'chess', not 'bazaar'"),
        (["seats"], 9, "is played by 2 to 6 players, not 9"),
        (["seats"], 4, "contradicts itself"),
        (["settings"], {"nights": 1}, "has no setting 'nights'"),
        (["settings"], {"days": 99}, "goes from 1 to 9; 99 is outside"),
        (["settings"], {"days": "many"}, "'many' is not a whole number"),
        (["seed"], "no seed", "its seed is not hexadecimal"),
        (["counter"], -1, "its dice stand at -1"),
        (["counter"], 1 << 62, "its dice stand at"),
        (["table"], {}, "parts of the table are missing or unknown"),
        (["table", "gold"], 3, "parts of the table are missing or unknown"),
        (["table", "day"], "Monday", "'day' has not the form it should"),
        (["table", "day"], True, "'day' has not the form it should"),
        (["table", "hand"], 3, "'hand' has not the form it should"),
        (["table", "hand", 0], "many", "'hand' has not the form it should"),
        (["table", "hand", 0], 1.5, "'hand' has not the form it should"),
        (["table", "hand", 0], -7, "contradicts itself"),
        (["table", "hand"], [], "contradicts itself"),
        (["table", "give"], [], "contradicts itself"),
        (["table", "pile"], [9], "contradicts itself"),
        (["stack", 0, "kind"], "night", "'night' is not a part of Bazaar"),
        (["stack", 0, "values"], [], "damaged in 'day'"),
        (["stack", 0, "values"], [1, 2], "damaged in 'day'"),
        (["stack", 0, "step"], 5, "'day' has no step 5"),
        (["stack", 0, "step"], -1, "'day' has no step -1"),
        (["stack", 1, "values"], [[0, 1, 7], []], "contradicts itself"),
        (["stack", 1, "values"], [[], []], "contradicts itself"),
        (["stack", 1, "values"], [["x"], []], "contradicts itself|damaged in 'floor'"),
        (["stack", 1, "values"], [None, None], "contradicts itself|damaged in 'floor'"),
        (["reveals"], "some", "is damaged"),
        (["stack"], None, "is damaged"),
        (["unheard_of"], 1, "is damaged"),
    ],
)
def test_a_changed_position_is_refused_with_what_is_wrong(
    path: list[str | int], value: object, sentence: str
) -> None:
    with pytest.raises(Invalid, match=sentence):
        load(Bazaar(), changed(bazaar_data(), path, value))


def test_a_position_that_waits_for_nobody_is_refused() -> None:
    position = msgspec.json.decode(bazaar_data())
    del position["stack"][1]
    with pytest.raises(Invalid, match="does not wait for an answer"):
        load(Bazaar(), msgspec.json.encode(position))


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"schema": 1}', b"[" * 100_000, b"GIF89a"]
)
def test_what_is_no_saved_position_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(Invalid, match="The saved position is damaged"):
        load(Bazaar(), data)


@given(st.integers(0, 2000), st.binary(max_size=3))
def test_damaged_bytes_load_or_are_refused_but_never_crash(place: int, junk: bytes) -> None:
    data = bazaar_data()
    place %= len(data)
    load_or_refuse(Bazaar(), data[:place])
    load_or_refuse(Bazaar(), data[:place] + junk + data[place + 1 :])


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.just(10**25),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=3),
    st.lists(st.integers(-2, 4), max_size=4),
    st.lists(st.lists(st.integers(-2, 4), max_size=2), max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)


@settings(max_examples=300)
@given(st.data())
def test_any_value_in_any_place_loads_or_is_refused_but_never_crashes(data: st.DataObject) -> None:
    game: Game[Any] = data.draw(st.sampled_from([Bazaar(), Auction()]))
    original = bazaar_data() if game.name == "bazaar" else auction_data()
    path = data.draw(st.sampled_from(paths(msgspec.json.decode(original))))
    load_or_refuse(game, changed(original, path, data.draw(VALUES)))


def paths(value: object) -> list[list[str | int]]:
    """The ways to every value inside a value."""
    entries: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        entries = list(value.items())
    elif isinstance(value, list):
        entries = list(enumerate(value))
    found: list[list[str | int]] = []
    for key, inner in entries:
        found.append([key])
        found.extend([key, *rest] for rest in paths(inner))
    return found


def load_or_refuse(game: Game[Any], data: bytes) -> None:
    """Load; what can be loaded can be asked and seen."""
    try:
        state = load(game, data)
    except Invalid:
        return
    game.view(state, None)
    assert state.is_over or state.decision().seats(state)
