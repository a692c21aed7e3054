"""Buying additional trade cards (ME-D3 to ME-D5, ME-N2)."""

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.terms import TRADE_CARDS

FOUR = ("kushan", "persia", "indus", "parthia")


def shop(treasury: int, *advances: str, cities: int = 0) -> Table:
    """Saba with some treasury, and three cards in each stack that sells."""
    table = Table(*FIVE)
    table.cities("saba", cities)
    table.treasury("saba", treasury)
    table.advances("saba", *advances)
    table.stack(2, "furs", "stone", "stone")
    table.stack(3, "salt", "timber", "salt")
    table.stack(6, "silver", "bronze", "silver")
    table.stack(7, "jade", "spice", "jade")
    table.stack(8, "dye", "tea", "dye")
    table.stack(9, "piracy", "pearls", "silk")
    table.phase(TRADE_CARDS)
    return table


@pytest.mark.clause("ME-D3", "ME-AD-CARTOGRAPHY")
def test_ex_36_thirty_treasury_and_cartography() -> None:
    table = shop(30, "cartography")
    assert table.moves("saba") == ["buy 2", "buy 7", "buy 9", "done"]
    table.does("saba", "buy 9", "buy 9")
    assert table.cards_of("saba") == {"silk": 1, "pearls": 1}
    assert (table.in_treasury("saba"), table.asked()) == (0, [])
    table = shop(30, "cartography")
    table.does("saba", "buy 7", "buy 2")
    assert table.in_treasury("saba") == 12
    table.refuses("saba", "buy 9", "ME-D4")
    assert table.moves("saba") == ["buy 2", "done"]


@pytest.mark.clause("ME-D5", "ME-AD-WONDER-OF-THE-WORLD")
def test_ex_37_the_free_card_comes_from_a_stack_above_the_number_of_cities() -> None:
    table = shop(0, "wonder_of_the_world", cities=6)
    assert table.moves("saba") == ["free 7", "free 8", "free 9", "done"]
    table.refuses("saba", "free 6", "ME-D5")
    table.does("saba", "free 8")
    assert table.cards_of("saba")["dye"] == 1
    assert table.asked() == [], "there is one free card, and nothing to pay with"
    assert shop(0, "wonder_of_the_world", cities=9).asked() == []


@pytest.mark.clause("ME-D5", "ME-D3.1")
def test_the_free_card_may_come_at_any_point_and_once() -> None:
    table = shop(30, "wonder_of_the_world")
    table.does("saba", "buy 9", "free 1")
    assert table.cards_of("saba") == {"silk": 1, "water": 1}
    table.refuses("saba", "free 2", "ME-D5")
    table.does("saba", "buy 9")
    assert table.in_treasury("saba") == 0


@pytest.mark.clause("ME-D3", "ME-AD-RHETORIC", "ME-AD-MINING")
@pytest.mark.parametrize(
    ("advance", "stacks"),
    [("rhetoric", {3: 9}), ("cartography", {2: 5, 7: 13}), ("mining", {6: 13, 8: 13})],
)
def test_each_advance_opens_its_stacks_at_their_price(advance: str, stacks: dict[int, int]) -> None:
    table = shop(40, advance)
    offered = sorted([*stacks, 9])
    assert table.moves("saba", "buy") == [f"buy {number}" for number in offered]
    for number, price in stacks.items():
        before = table.in_treasury("saba")
        table.does("saba", f"buy {number}")
        assert before - table.in_treasury("saba") == price


@pytest.mark.clause("ME-D3")
def test_stacks_without_their_advance_are_closed_and_the_first_is_never_sold() -> None:
    table = shop(40)
    assert "Rhetoric" in table.refuses("saba", "buy 3", "ME-D3")
    assert "not for sale" in table.refuses("saba", "buy 1", "ME-D3")
    assert table.refuses("saba", "free 4", "ME-D5")


@pytest.mark.clause("ME-D4")
def test_payment_comes_first_and_the_card_is_looked_at_before_the_next() -> None:
    table = shop(32)
    table.does("saba", "buy 9")
    assert table.in_treasury("saba") == 17
    assert table.cards_of("saba") == {"silk": 1}
    assert "17 treasury" in table.prompt("saba")
    reveals = table.state.reveals
    table.does("saba", "buy 9")
    assert table.state.reveals > reveals, "nothing can be given back"


@pytest.mark.clause("ME-D4", "ME-D2")
def test_an_empty_stack_sells_water_at_the_same_price() -> None:
    table = shop(15)
    table.stack(9)
    table.does("saba", "buy 9")
    assert table.cards_of("saba") == {"water": 1}
    assert table.in_treasury("saba") == 0


@pytest.mark.clause("ME-D3")
def test_players_buy_in_the_order_of_drawing() -> None:
    table = Table(*FIVE)
    for civilization in ("saba", "babylon", "nubia"):
        table.treasury(civilization, 15)
    table.cities("saba", 2)
    table.cities("babylon", 1)
    table.phase(TRADE_CARDS)
    asked = []
    while table.asked():
        asked += table.asked()
        table.does(table.asked()[0], "done")
    assert asked == ["nubia", "babylon", "saba"]


@pytest.mark.clause("ME-D3.1", "ME-Q1.1")
def test_who_can_buy_nothing_or_is_about_to_leave_is_not_asked() -> None:
    assert shop(14).asked() == []
    table = Table(*FIVE)
    table.treasury("saba", 20)
    table.state.leaving[0] = 1
    table.phase(TRADE_CARDS)
    assert table.asked() == []


@pytest.mark.clause("ME-D6")
def test_others_see_from_which_stack_a_card_was_bought_but_not_which() -> None:
    table = shop(15)
    table.log()
    table.does("saba", "buy 9")
    events = table.log()
    assert any("[card:silk]" in event.words_for(0) for event in events)
    told = " ".join(event.words_for(2) for event in events)
    assert "[stack:9]" in told
    assert "silk" not in told


@pytest.mark.clause("ME-N2")
def test_water_is_for_sale_with_three_or_four_players() -> None:
    table = Table(*FOUR)
    table.treasury("kushan", 5)
    table.phase(TRADE_CARDS)
    assert table.moves("kushan") == ["water", "done"]
    table.does("kushan", "water", "water")
    assert table.cards_of("kushan") == {"water": 2}
    assert table.in_treasury("kushan") == 1
    assert table.asked() == []
    larger = shop(20)
    assert larger.refuses("saba", "water", "ME-N2")


@pytest.mark.clause("ME-D3")
def test_the_default_buys_nothing_and_nonsense_is_explained() -> None:
    table = shop(20)
    table.defaults("saba")
    assert (table.cards_of("saba"), table.in_treasury("saba")) == ({}, 20)
    table = shop(20)
    assert not table.can("saba", "buy 12")
    assert not table.can("saba", "buy")
    assert not table.can("saba", "done now")
    assert table.can("saba", "buy stack 9")
