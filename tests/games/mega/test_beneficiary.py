"""The beneficiary (ME-B1 to ME-B7)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.beneficiary import beneficiary, eligible_players
from ziggurat.games.mega.terms import NOBODY


def who_benefits(table: Table, victim: str, tradeable: int = 0) -> str | None:
    """The default beneficiary of a calamity."""
    player = table.player(victim)
    found = beneficiary(table.state, player, eligible_players(table.state, player, tradeable))
    return None if found == NOBODY else table.civilizations[found]


@pytest.mark.clause("ME-B1")
def test_most_cities_in_stock_come_first() -> None:
    table = Table(*FIVE)
    for civilization, cities in zip(FIVE, (5, 4, 3, 4, 4)):
        table.city_stock(civilization, cities)
    table.stock("persia", 0)
    assert who_benefits(table, "saba") == "babylon"
    table.stock("babylon", 20)
    table.stock("nubia", 22)
    table.stock("parthia", 21)
    assert who_benefits(table, "saba") == "nubia"


@pytest.mark.clause("ME-B1", "ME-G15")
def test_equal_stocks_leave_it_to_the_ranking_whatever_the_seats() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    assert who_benefits(table, "saba") == "babylon"
    assert who_benefits(table, "babylon") == "saba"


@pytest.mark.clause("ME-B2")
def test_the_victim_never_benefits_though_he_has_most_in_stock() -> None:
    table = Table(*FIVE)
    for civilization in FIVE[1:]:
        table.city_stock(civilization, 2)
    assert who_benefits(table, "saba") == "babylon"
    assert beneficiary(table.state, 0, [0, 1, 2]) == 1


@pytest.mark.clause("ME-B3", "ME-B5")
def test_with_two_blocks_a_calamity_that_is_not_tradeable_stays_in_the_victims_block() -> None:
    table = Table(players=12)
    state = table.state
    victim = table.player("minoa")
    own = [player for player in state.in_play() if state.block(player) == state.block(victim)]
    assert eligible_players(state, victim, 0) == [player for player in own if player != victim]
    assert len(eligible_players(state, victim, 1)) == 11
    assert who_benefits(table, "minoa", tradeable=1) == "saba"
    assert who_benefits(table, "minoa", tradeable=0) == "carthage"


@pytest.mark.clause("ME-B5")
def test_with_one_block_everybody_is_eligible_in_either_case() -> None:
    table = Table(*FIVE)
    assert (
        eligible_players(table.state, 2, 0) == eligible_players(table.state, 2, 1) == [0, 1, 3, 4]
    )


@pytest.mark.clause("ME-B6")
def test_stocks_count_as_they_are_when_it_is_asked() -> None:
    table = Table(*FIVE)
    assert who_benefits(table, "saba") == "babylon"
    table.cities("babylon", 1)
    assert who_benefits(table, "saba") == "persia"


@pytest.mark.clause("ME-B7")
def test_the_last_player_of_a_block_has_no_beneficiary() -> None:
    table = Table(players=12)
    state = table.state
    block = state.block(table.player("parthia"))
    for player in range(12):
        if state.block(player) == block and player != table.player("parthia"):
            state.gone[player] = 3
    assert who_benefits(table, "parthia", tradeable=0) is None
    assert who_benefits(table, "parthia", tradeable=1) == "minoa"


@pytest.mark.clause("ME-B4.1")
def test_who_has_left_is_not_eligible() -> None:
    table = Table(*FIVE)
    table.state.gone[1] = 4
    assert who_benefits(table, "saba") == "persia"
