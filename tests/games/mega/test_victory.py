"""Victory points and tie-breaks (ME-W, SB-9)."""

from __future__ import annotations

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.rules.scoring import finish, rank_players, score_of
from ziggurat.games.mega.terms import BY_LIMIT, SUCCESSION


def points(table: Table, civilization: str) -> dict[str, int]:
    """A civilization's points by their source, those without points left out."""
    parts = score_of(table.state, table.player(civilization)).parts
    return {name: count for name, count in parts.items() if count}


def total(table: Table, civilization: str) -> int:
    return score_of(table.state, table.player(civilization)).total


def order(table: Table) -> list[str]:
    """The civilizations by their places, the winner first."""
    places = rank_players(table.state)
    assert sorted(places) == list(range(1, len(places) + 1))
    return sorted(table.civilizations, key=lambda name: places[table.player(name)])


def before(table: Table, one: str, other: str) -> bool:
    """Whether one comes out before the other though both have as many points."""
    assert total(table, one) == total(table, other), "this is no tie"
    found = order(table)
    return found.index(one) < found.index(other)


def of_worth(table: Table, worth: int, count: int, *, dearest: bool = False) -> list[str]:
    """So many advances worth 1, 3 or 6 points: the cheapest of them, or the dearest."""
    lookup = table.state.lookup
    rows = zip(lookup.advance_cost, lookup.advance_id, lookup.advance_vp)
    found = [name for _, name, vp in sorted(rows, reverse=dearest) if vp == worth]
    assert len(found) >= count
    return found[:count]


# --- points


@pytest.mark.clause("ME-W1", "ME-W3")
def test_ex_69_cities_advances_steps_and_the_bonus_make_144() -> None:
    table = Table(*FIVE)
    table.cities("babylon", 7)
    table.advances(
        "babylon", *of_worth(table, 1, 9), *of_worth(table, 3, 6), *of_worth(table, 6, 5)
    )
    table.step("babylon", 14)
    table.phase(SUCCESSION)
    assert table.state.is_over
    assert points(table, "babylon") == {
        "cities": 7,
        "advances": 57,
        "A.S.T.": 75,
        "Late Iron Age": 5,
    }
    assert total(table, "babylon") == 144
    assert "Babylon comes out at place 1 with 144 points." in table.told()


@pytest.mark.clause("ME-W1")
def test_an_advance_is_worth_one_three_or_six_points_by_its_printed_cost() -> None:
    lookup = Table(*FIVE).state.lookup
    for cost, worth in zip(lookup.advance_cost, lookup.advance_vp):
        assert worth == (1 if cost < 100 else 3 if cost < 200 else 6)


@pytest.mark.clause("ME-W2")
def test_treasury_cards_tokens_and_ships_score_nothing() -> None:
    table = Table(*FIVE)
    table.treasury("babylon", 30)
    table.hand("babylon", salt=3, wine=4)
    table.tokens("babylon", "ur", 2)
    table.ship("babylon", "ur")
    table.credits("babylon", arts=50)
    assert total(table, "babylon") == 0


@pytest.mark.clause("SB-9.1", "SB-9.2")
def test_ex_sb36_a_building_is_worth_three_and_two_more_if_it_is_ones_own_and_controlled() -> None:
    table = Table(*FIVE)
    table.building("giant_ziggurat", "babylon", "ur")
    table.city("babylon", "ur")
    assert points(table, "babylon") == {
        "cities": 1,
        "special building": 3,
        "own special building": 2,
    }
    table.city("saba", "ur")
    assert points(table, "babylon") == {"special building": 3}
    assert points(table, "saba") == {"cities": 1}, "control alone is worth nothing"
    table.city("babylon", "ur")
    table.building("giant_ziggurat", "persia", "bat")
    table.building("nubian_pyramid", "babylon", "ur")
    assert points(table, "babylon") == {"cities": 1, "special building": 3}


@pytest.mark.clause("SB-9.2")
def test_a_majority_of_tokens_is_as_good_as_a_city() -> None:
    table = Table(*FIVE)
    table.building("giant_ziggurat", "babylon", "ur")
    table.tokens("babylon", "ur", 1)
    assert points(table, "babylon")["own special building"] == 2
    table.tokens("nubia", "ur", 1)
    assert "own special building" not in points(table, "babylon")


@pytest.mark.clause("SB-3.8", "SB-3.7", "SB-9.1")
def test_an_illegal_building_is_found_before_points_are_counted() -> None:
    table = Table(*FIVE)
    table.building("giant_ziggurat", "babylon", "berbera")
    table.tokens("babylon", "berbera", 2)
    finish(table.state, BY_LIMIT)
    assert table.building_at("giant_ziggurat") is None
    assert table.at("babylon", "berbera") == 1
    assert total(table, "babylon") == 0


# --- ties


@pytest.mark.clause("ME-W5")
def test_most_points_win() -> None:
    table = Table(*FIVE)
    table.step("nubia", 3)
    table.step("saba", 2)
    table.cities("parthia", 9)
    table.cities("saba", 6)
    assert order(table) == ["saba", "nubia", "parthia", "babylon", "persia"]


@pytest.mark.clause("SB-9.3")
def test_ex_sb37_ones_own_building_comes_first_though_the_other_is_further_along() -> None:
    table = Table(*FIVE)
    table.step("saba", 3)
    table.building("nubian_pyramid", "saba", "saba")
    table.step("babylon", 2)
    table.city("babylon", "ur", "susa", "mari")
    table.building("giant_ziggurat", "babylon", "ur")
    assert before(table, "babylon", "saba")


@pytest.mark.clause("SB-9.3")
def test_ex_sb37_owning_any_building_comes_second() -> None:
    table = Table(*FIVE)
    table.step("saba", 3)
    table.building("nubian_pyramid", "saba", "saba")
    table.step("babylon", 2)
    table.cities("babylon", 8)
    assert before(table, "saba", "babylon")
    table.step("saba", 1)
    table.cities("saba", 2)
    table.city("nubia", *table.cities_of("babylon"))
    assert before(table, "saba", "babylon"), "here the other one is further along"


@pytest.mark.clause("SB-9.3", "ME-W5")
def test_ex_sb37_without_buildings_the_marker_decides() -> None:
    table = Table(*FIVE)
    table.step("saba", 3)
    table.step("babylon", 2)
    table.cities("babylon", 5)
    assert before(table, "saba", "babylon")


@pytest.mark.clause("ME-W5")
def test_ties_i_the_marker_further_along() -> None:
    table = Table(*FIVE)
    table.step("persia", 2)
    table.step("saba", 1)
    table.cities("saba", 5)
    assert before(table, "persia", "saba")


@pytest.mark.clause("ME-W5")
def test_ex_71_more_advances_worth_six_come_before_more_worth_three() -> None:
    table = Table(*FIVE)
    # Saba stands for B, with dear advances, so that neither ranking nor cost decides.
    table.advances("babylon", *of_worth(table, 6, 4), *of_worth(table, 3, 7))
    table.advances(
        "saba", *of_worth(table, 6, 3, dearest=True), *of_worth(table, 3, 9, dearest=True)
    )
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5")
def test_ties_ii_more_advances_worth_three() -> None:
    table = Table(*FIVE)
    table.advances("babylon", *of_worth(table, 3, 1))
    table.advances("saba", *of_worth(table, 1, 3, dearest=True))
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5")
def test_ties_iii_the_higher_printed_cost_of_advances() -> None:
    table = Table(*FIVE)
    table.advances("babylon", "coinage")
    table.advances("saba", "pottery")
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5")
def test_ties_iv_most_credits_of_one_colour() -> None:
    table = Table(*FIVE)
    table.credits("babylon", arts=20)
    table.credits("saba", arts=15, science=15, crafts=15)
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5")
def test_ties_v_most_credits_of_all_colours() -> None:
    table = Table(*FIVE)
    table.credits("babylon", arts=20, science=5)
    table.credits("saba", arts=20)
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5")
def test_ties_vi_more_cities() -> None:
    table = Table(*FIVE)
    table.state.late_iron = [table.player("saba")]
    table.cities("babylon", 5)
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5")
def test_ties_vii_more_tokens_on_the_board() -> None:
    table = Table(*FIVE)
    table.tokens("saba", "saba", 2)
    table.tokens("babylon", "elam", 3)
    assert before(table, "babylon", "saba")


@pytest.mark.clause("ME-W5", "ME-G15")
def test_ties_viii_the_better_ranking_whatever_the_seats() -> None:
    table = Table("parthia", "nubia", "persia", "babylon", "saba")
    assert order(table) == list(FIVE)
