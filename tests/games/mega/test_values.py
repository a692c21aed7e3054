"""What trade cards are worth (ME-R1, ME-R2, ME-R10, ME-N10)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_07_trade.values import (
    hand_worth,
    is_complete,
    market_value,
    worth,
)
from ziggurat.games.mega.terms import WATER


def west() -> Table:
    return Table("minoa", "assyria", "hatti", "hellas", "egypt", board="west")


@pytest.mark.clause("ME-R1")
def test_ex_38_equal_cards_are_worth_their_number_squared_times_their_value() -> None:
    table = west()
    state = table.state
    assert worth(state, table.code("wine"), 4) == 80
    assert worth(state, table.code("tin"), 2) == worth(state, table.code("copper"), 2) == 24
    table.hand("minoa", tin=2, copper=2)
    assert hand_worth(state, 0) == 48
    assert worth(state, table.code("tin"), 4) == 96, "different ones of a value are no set"


@pytest.mark.clause("ME-R1")
@pytest.mark.parametrize(("name", "value"), [("ochre", 1), ("papyri", 2), ("wool", 4), ("gold", 9)])
def test_a_single_card_is_worth_its_face_value(name: str, value: int) -> None:
    table = west()
    assert worth(table.state, table.code(name), 1) == value


@pytest.mark.clause("ME-R2")
def test_a_set_is_complete_with_all_the_cards_there_are_of_a_commodity() -> None:
    table = west()
    wine = table.code("wine")
    assert not is_complete(table.state, wine, 5)
    assert is_complete(table.state, wine, 6)
    assert not is_complete(table.state, table.code("silk"), 0), "there is no Silk in this game"


@pytest.mark.clause("ME-R10")
def test_water_is_worth_nothing_however_much_of_it_there_is() -> None:
    table = west()
    assert [worth(table.state, WATER, count) for count in (1, 3, 12)] == [0, 0, 0]
    table.hand("minoa", water=12, ivory=2)
    assert hand_worth(table.state, 0) == 36
    assert not is_complete(table.state, WATER, 12)


@pytest.mark.clause("ME-N10")
@pytest.mark.parametrize(
    ("name", "value"), [("salt", 3), ("famine", 3), ("piracy", 9), ("water", 0), ("flax", 1)]
)
def test_on_the_market_a_card_is_worth_the_number_of_its_stack(name: str, value: int) -> None:
    table = Table("kushan", "persia", "indus", "parthia")
    assert market_value(table.state, table.code(name)) == value


@pytest.mark.clause("ME-P5")
@pytest.mark.parametrize(("players", "limit"), [(3, 8), (8, 8), (11, 8), (12, 9), (18, 9)])
def test_the_hand_limit_goes_by_the_number_of_players(players: int, limit: int) -> None:
    assert Table(players=players).state.lookup.hand_limit == limit
