"""Trade cards for cities (ME-D1, ME-D2, ME-D6)."""

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.phase_06_trade_cards.cards_for_cities import draw_order
from ziggurat.games.mega.terms import TRADE_CARDS
from ziggurat.games.mega.view.view import view_of


def table_with_stacks() -> Table:
    """Five civilizations, and enough cards in the first stacks."""
    table = Table(*FIVE)
    table.stack(1, *["flax", "hides"] * 5)
    table.stack(2, *["stone", "furs"] * 5)
    table.stack(3, *["timber", "salt"] * 5)
    table.stack(4, *["cotton", "sugar"] * 5)
    table.stack(5, *["lacquer", "livestock"] * 5)
    return table


@pytest.mark.clause("ME-D1", "ME-D2")
def test_ex_35_fewest_cities_first_one_card_of_each_stack_up_to_their_number() -> None:
    table = table_with_stacks()
    table.cities("saba", 3)
    table.cities("babylon", 5)
    table.cities("persia", 5)
    table.stack(2, "furs", "stone")
    assert draw_order(table.state)[2:] == [0, 1, 2]
    table.phase(TRADE_CARDS)
    assert table.cards_of("saba") == {"hides": 1, "stone": 1, "salt": 1}
    assert table.cards_of("babylon") == {
        "flax": 1,
        "furs": 1,
        "timber": 1,
        "sugar": 1,
        "livestock": 1,
    }
    persia = {"hides": 1, "water": 1, "salt": 1, "cotton": 1, "lacquer": 1}
    assert table.cards_of("persia") == persia
    assert table.state.hand_size == [3, 5, 5, 0, 0]
    assert table.asked() == []


@pytest.mark.clause("ME-D1")
def test_ranking_breaks_ties_and_seats_do_not_matter() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    for civilization in FIVE:
        table.cities(civilization, 1)
    order = [table.civilizations[player] for player in draw_order(table.state)]
    assert order == [table.civilizations[player] for player in table.state.ranking]
    table.stack(1, "flax", "hides")
    table.phase(TRADE_CARDS)
    assert table.cards_of(order[0]) == {"hides": 1}
    assert table.cards_of(order[1]) == {"flax": 1}
    assert table.cards_of(order[4]) == {"water": 1}


@pytest.mark.clause("ME-D1")
def test_without_cities_there_are_no_cards_and_who_left_draws_none() -> None:
    table = table_with_stacks()
    table.cities("babylon", 2)
    table.state.gone[1] = 3
    table.phase(TRADE_CARDS)
    assert table.state.hand_size == [0, 0, 0, 0, 0]


@pytest.mark.clause("ME-D2", "ME-S9")
def test_an_empty_stack_of_the_own_block_gives_water_never_a_card_of_the_other_block() -> None:
    table = Table(players=12)
    west = table.state.lookup.civ_block.index(0)
    east = table.state.lookup.civ_block.index(1)
    table.stack(1, "hides", block=1)
    table.cities(table.civilizations[west], 1)
    table.cities(table.civilizations[east], 1)
    table.phase(TRADE_CARDS)
    assert table.cards_of(table.civilizations[west]) == {"water": 1}
    assert table.cards_of(table.civilizations[east]) == {"hides": 1}


@pytest.mark.clause("ME-D6")
def test_only_who_draws_learns_what_it_is() -> None:
    table = table_with_stacks()
    table.cities("saba", 3)
    table.phase(TRADE_CARDS)
    events = table.log()
    assert any("[card:salt]" in event.words_for(0) for event in events)
    for other in (1, None):
        told = " ".join(event.words_for(other) for event in events)
        assert "[card:" not in told
        assert "[seat:0] draws from the stacks 1 to 3." in told


@pytest.mark.clause("ME-D6")
def test_the_size_of_a_hand_is_public_and_of_a_stack_only_whether_it_is_empty() -> None:
    table = table_with_stacks()
    table.cities("saba", 2)
    table.stack(2, "stone")
    table.phase(TRADE_CARDS)
    view = view_of(table.state, 3)
    assert view.players[0].hand_size == 2
    assert view.stacks == ((True, False, True, True, True, False, False, False, False),)


@pytest.mark.clause("ME-D6.1")
def test_everybody_sees_the_numbers_on_the_backs_of_a_hand() -> None:
    table = Table(*FIVE)
    table.hand("saba", ("famine",), salt=2, silk=1, water=4)
    for seat in (0, 2, None):
        backs = view_of(table.state, seat).players[0].backs
        assert backs == (0, 0, 3, 0, 0, 0, 0, 0, 1, 4)


@pytest.mark.clause("ME-D1")
def test_drawing_cannot_be_taken_back() -> None:
    table = table_with_stacks()
    table.cities("saba", 1)
    before = table.state.reveals
    table.phase(TRADE_CARDS)
    assert table.state.reveals > before
