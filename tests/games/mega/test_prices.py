"""What advances cost: credits, chains, Library and Anatomy (ME-V2 to ME-V5, ME-V9 to ME-V12)."""

from itertools import combinations

import pytest

from tests.games.mega.acquiring import advance, buys_alone, eastern, everybody_else, held
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_12_acquisition.prices import (
    payable_advances,
    price_basket,
    price_of,
    prices_for,
)
from ziggurat.games.mega.terms import GROUP_COUNT, NOTHING, SCIENCE


def price(table: Table, *names: str) -> int:
    """What Saba pays for advances together."""
    return price_basket(table.state, 0, sorted(advance(table, name) for name in names)).price


def credits_of(table: Table, civilization: str) -> list[int]:
    first = table.player(civilization) * GROUP_COUNT
    return table.state.credits[first : first + GROUP_COUNT]


@pytest.mark.clause("ME-V2", "ME-V3")
def test_ex_58_of_two_groups_only_the_larger_credit_counts() -> None:
    table = eastern()
    table.advances("saba", "music")
    table.credits("saba", arts=10, religion=5)
    assert price(table, "drama_and_poetry") == 70
    assert price(table, "mysticism") == 40


@pytest.mark.clause("ME-V2", "ME-V3", "ME-V12")
def test_ex_59_credits_of_a_group_and_of_a_chain_add_up() -> None:
    table = eastern()
    table.advances("saba", "pottery", "masonry")
    table.credits("saba", crafts=20)
    assert price(table, "agriculture") == 90


@pytest.mark.clause("ME-V5")
def test_ex_60_what_is_bought_together_gives_no_credits_yet() -> None:
    assert price(eastern(), "pottery", "agriculture") == 180


@pytest.mark.clause("ME-V9", "ME-V10")
def test_ex_61_library_and_anatomy_make_their_transaction_cheaper() -> None:
    assert price(eastern(), "library", "anatomy", "coinage") == 450


@pytest.mark.clause("ME-V2")
def test_a_price_is_never_below_nothing() -> None:
    table = eastern()
    table.credits("saba", crafts=500)
    assert price_of(table.state, 0, advance(table, "pottery")) == 0


@pytest.mark.clause("ME-V4")
def test_credits_count_in_full_for_every_advance_and_stay() -> None:
    table = eastern()
    table.credits("saba", crafts=30)
    assert price(table, "pottery", "masonry", "metalworking") == 30 + 30 + 60
    table.treasury("saba", 55)
    buys_alone(table, "saba", "buy pottery")
    assert credits_of(table, "saba") == [5, 0, 40, 0, 0], "30 and Pottery's 10; 5 in arts"


@pytest.mark.clause("ME-V9", "ME-AD-LIBRARY")
def test_library_takes_40_off_the_costliest_other_advance_and_never_more_than_it_costs() -> None:
    table = eastern()
    assert price(table, "library", "monument") == 220 + 140
    table.credits("saba", crafts=40)
    assert price(table, "library", "masonry") == 220 + 0
    assert price(table, "library") == 220, "not off Library itself"


@pytest.mark.clause("ME-V9.1")
def test_library_does_nothing_for_what_anatomy_gives() -> None:
    table = eastern()
    assert price(table, "library", "anatomy", "coinage") == 450
    basket = price_basket(
        table.state, 0, sorted(advance(table, n) for n in ("library", "anatomy", "coinage"))
    )
    assert basket.gift == advance(table, "coinage")
    assert basket.cheaper == advance(table, "anatomy")


@pytest.mark.clause("ME-V10", "ME-AD-ANATOMY")
@pytest.mark.parametrize(
    ("name", "full_price"),
    [("coinage", 0), ("written_record", 0), ("masonry", 60), ("medicine", 140)],
)
def test_anatomy_gives_one_cheap_science_advance(name: str, full_price: int) -> None:
    assert price(eastern(), "anatomy", name) == 270 + full_price


@pytest.mark.clause("ME-V10")
def test_anatomy_gives_only_one_and_the_costliest_of_those_bought() -> None:
    assert price(eastern(), "anatomy", "coinage", "empiricism") == 270 + 60


@pytest.mark.clause("ME-V5")
def test_anatomy_held_before_gives_nothing_any_more() -> None:
    table = eastern()
    table.advances("saba", "anatomy", "library")
    assert price(table, "coinage") == 90


def brute_price(table: Table, names: tuple[str, ...]) -> int:
    """The least sum over every way to use gift and discount."""
    lookup = table.state.lookup
    numbers = [advance(table, name) for name in names]
    prices = {number: price_of(table.state, 0, number) for number in numbers}
    gifts = [NOTHING]
    cheaper = [NOTHING]
    if "anatomy" in names:
        science = [n for n in numbers if SCIENCE in lookup.advance_groups[n]]
        gifts += [n for n in science if lookup.advance_cost[n] < 100]
    if "library" in names:
        cheaper += [n for n in numbers if n != advance(table, "library")]
    sums = []
    for gift in gifts:
        for other in cheaper:
            if gift == other and gift != NOTHING:
                continue
            total = sum(prices.values()) - prices.get(gift, 0)
            sums.append(total - min(40, prices.get(other, 0)))
    return min(sums)


def test_the_cheapest_way_to_use_gift_and_discount_is_found() -> None:
    table = eastern()
    table.credits("saba", science=45, crafts=10)
    others = ("coinage", "written_record", "masonry", "empiricism", "theology", "pottery")
    for size in range(5):
        for chosen in combinations(others, size):
            for special in (("library",), ("anatomy",), ("library", "anatomy")):
                names = (*special, *chosen)
                assert price(table, *names) == brute_price(table, names), names


def test_prices_for_a_player_leave_out_what_he_holds() -> None:
    table = eastern()
    table.advances("saba", "pottery")
    prices = prices_for(table.state, 0)
    assert prices[advance(table, "pottery")] == NOTHING
    assert prices[advance(table, "agriculture")] == 110
    assert len(prices) == 51


def test_payable_are_the_advances_whose_price_is_not_above_the_points() -> None:
    table = eastern()
    table.advances("saba", "pottery", "mysticism")
    table.credits("saba", crafts=25, science=10)
    prices = prices_for(table.state, 0)
    for points in range(0, 300, 10):
        expected = [place for place, price in enumerate(prices) if 0 <= price <= points]
        assert payable_advances(table.state, 0, points) == expected
    assert len(expected) == 49


@pytest.mark.clause("ME-C5", "ME-V1")
def test_every_advance_is_there_for_everybody_and_once_for_each() -> None:
    table = eastern()
    for civilization in ("saba", "babylon"):
        table.treasury(civilization, 55)
        table.hand(civilization, salt=2)
    table.phase(12)
    table.does("saba", "buy mysticism")
    table.does("babylon", "buy mysticism")
    everybody_else(table)
    assert held(table, "saba") == held(table, "babylon") == ["mysticism"]
    table.treasury("saba", 55)
    table.phase(12)
    assert table.refuses("saba", "buy mysticism", "ME-C5")


@pytest.mark.clause("ME-V1")
def test_no_advance_needs_another_one() -> None:
    table = eastern()
    table.hand("saba", silk=4, pearls=4)
    table.treasury("saba", 2)
    buys_alone(table, "saba", "buy wonder_of_the_world")
    assert held(table, "saba") == ["wonder_of_the_world"]


@pytest.mark.clause("ME-C4", "ME-V13")
def test_credit_tokens_have_no_limit_and_everybody_sees_them() -> None:
    table = eastern()
    table.credits("saba", arts=2000)
    table.treasury("saba", 55)
    buys_alone(table, "saba", "buy sculpture")
    assert credits_of(table, "saba") == [2010, 5, 0, 0, 0]
    assert "Sculpture" in table.told()


@pytest.mark.clause("ME-P4")
@pytest.mark.parametrize(
    ("players", "credit"), [(3, 10), (4, 5), (5, 10), (6, 5), (7, 0), (11, 0), (12, 5), (13, 0)]
)
def test_credits_at_the_start_make_the_first_advances_cheaper(players: int, credit: int) -> None:
    table = Table(players=players)
    assert table.state.lookup.start_credits == credit
    assert credits_of(table, table.civilizations[0]) == [credit] * 5
    assert price(table, "pottery") == 60 - credit


@pytest.mark.clause("ME-P4")
@pytest.mark.parametrize(("players", "credit"), [(3, 10), (4, 5), (5, 0), (6, 0), (12, 0)])
def test_the_short_game_gives_them_to_three_and_four_players(players: int, credit: int) -> None:
    assert Table(players=players, short=1).state.lookup.start_credits == credit
