"""Discarding to the hand limit after phase 12 (ME-V14, ME-V15, ME-P5)."""

import pytest

from tests.games.mega.acquiring import eastern, everybody_else
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import (
    enforce_hand_limits,
    hand_limit,
)


def after_buying(table: Table) -> None:
    """Phase 12 in which nobody buys."""
    table.phase(12)
    everybody_else(table)


@pytest.mark.clause("ME-V14", "ME-AD-ROADBUILDING")
def test_ex_64_with_roadbuilding_nine_cards_may_be_kept() -> None:
    table = Table(players=10)
    table.advances("saba", "roadbuilding")
    table.hand("saba", wine=5, tin=5, ochre=1)
    after_buying(table)
    assert (table.decision(), table.asked()) == ("drop-cards", ["saba"])
    assert table.refuses("saba", "tin", "ME-V14")
    table.does("saba", "ochre+tin")
    assert table.cards_of("saba") == {"wine": 5, "tin": 4}
    assert table.asked() == []


@pytest.mark.clause("ME-P5", "ME-V14")
@pytest.mark.parametrize(("players", "limit"), [(3, 8), (5, 8), (11, 8), (12, 9), (18, 9)])
def test_the_limit_depends_on_the_number_of_players(players: int, limit: int) -> None:
    table = Table(players=players)
    assert hand_limit(table.state, 0) == limit
    table.advances(table.civilizations[0], "roadbuilding")
    assert hand_limit(table.state, 0) == limit + 1


@pytest.mark.clause("ME-V14")
def test_everybody_discards_at_once_whether_he_bought_or_not() -> None:
    table = eastern()
    table.hand("saba", salt=9)
    table.hand("babylon", silk=4, salt=6, lacquer=2)
    table.hand("nubia", flax=8)
    table.phase(12)
    table.does("babylon", "buy mysticism; pay salt*5")
    everybody_else(table, "babylon")
    assert (table.decision(), table.asked()) == ("drop-cards", ["saba"])
    table.does("saba", "salt")
    assert table.cards_of("babylon") == {"silk": 4, "salt": 1, "lacquer": 2}


@pytest.mark.clause("ME-V15")
def test_water_counts_and_goes_back_to_its_pile() -> None:
    table = eastern()
    table.hand("saba", salt=6, water=4)
    after_buying(table)
    table.does("saba", "water*2")
    assert table.cards_of("saba") == {"salt": 6, "water": 2}
    assert table.state.discards == [[]] * 9


@pytest.mark.clause("ME-V14")
def test_by_default_the_most_valuable_cards_are_kept() -> None:
    table = eastern()
    table.hand("saba", silk=3, flax=3, stone=1, salt=3)
    after_buying(table)
    table.defaults("saba")
    assert table.cards_of("saba") == {"silk": 3, "flax": 2, "salt": 3}


@pytest.mark.clause("ME-V14.1")
def test_discards_lie_on_their_piles_for_all_to_see() -> None:
    table = eastern()
    table.hand("saba", salt=9, silk=1)
    table.log()
    after_buying(table)
    table.does("saba", "salt+silk")
    assert table.state.discards[2] == [table.code("salt")]
    assert table.state.discards[8] == [table.code("silk")]
    assert "Saba discards 1 Salt and 1 Silk." in table.told()


@pytest.mark.clause("ME-V14")
def test_roadbuilding_bought_this_turn_counts_after_the_phase() -> None:
    table = eastern()
    table.hand("saba", silk=4, pearls=3, salt=9)
    table.phase(12)
    table.does("saba", "buy roadbuilding; pay silk*4+pearls*3")
    everybody_else(table, "saba")
    assert table.cards_of("saba") == {"salt": 9}
    assert table.asked() == []


def test_who_leaves_discards_by_default() -> None:
    table = eastern()
    table.hand("saba", salt=9, flax=1)
    table.state.leaving[0] = 1
    before = table.state.reveals
    table.enters(enforce_hand_limits(table.state))
    assert table.asked() == []
    assert table.cards_of("saba") == {"salt": 8}
    assert table.state.reveals > before, "who answered last cannot take it back any more"


def test_all_answers_are_opened_together() -> None:
    table = eastern()
    table.hand("saba", salt=9)
    table.hand("nubia", tea=5, spice=4)
    after_buying(table)
    assert table.asked() == ["saba", "nubia"]
    assert "discard 1" in table.prompt("nubia")
    table.does("nubia", "spice")
    assert table.cards_of("nubia") == {"tea": 5, "spice": 4}
    table.does("saba", "salt")
    assert table.cards_of("nubia") == {"tea": 5, "spice": 3}
