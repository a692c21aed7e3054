"""Both victories (ER-71 to ER-76)."""

import pytest

from tests.games.revolt.table import Table
from ziggurat.games.revolt.terms import RESOURCES

NATIONS = ("egypt", "rome", "carthage", "macedonia", "persia", "gaul")
FIVE_CITIES = ("memphis", "cyrene", "tyrus", "damascus", "sardis")


def lands_of(table: Table, resource: str, count: int) -> list[str]:
    """Some land regions with a resource, as many as asked for."""
    lookup = table.state.lookup
    wanted = RESOURCES.index(resource)
    lands = [r for r in range(lookup.region_count) if lookup.resource[r] == wanted]
    assert len(lands) >= count
    return [lookup.region_id[region] for region in lands[:count]]


def table_with_goods(players: int, food: int, gold: int, wood: int) -> Table:
    """Egypt's turn begins, and Egypt controls so many regions, empty and unsettled."""
    table = Table(*NATIONS[:players])
    for resource, count in zip(RESOURCES, (food, gold, wood)):
        table.holds("egypt", *lands_of(table, resource, count))
    table.turn_of("egypt")
    return table


def assert_needed(players: int, food: int, gold: int, wood: int) -> None:
    """So many regions win, and one fewer of any resource does not, whatever the others are."""
    won = table_with_goods(players, food, gold, wood)
    assert won.result() == ("resources", ["egypt"])
    assert table_with_goods(players, food - 1, 9, 9).asked() == ["egypt"]
    assert table_with_goods(players, 9, gold - 1, 9).asked() == ["egypt"]
    assert table_with_goods(players, 9, 9, wood - 1).asked() == ["egypt"]


@pytest.mark.clause("ER-71")
def test_two_players_need_three_regions_of_each_resource() -> None:
    assert_needed(2, food=3, gold=3, wood=3)


@pytest.mark.clause("ER-72")
def test_three_players_need_four_regions_of_each_resource() -> None:
    assert_needed(3, food=4, gold=4, wood=4)


@pytest.mark.clause("ER-73")
def test_four_players_need_five_food_four_gold_and_four_wood_regions() -> None:
    assert_needed(4, food=5, gold=4, wood=4)


@pytest.mark.clause("ER-74")
def test_five_players_need_five_food_four_gold_and_five_wood_regions() -> None:
    assert_needed(5, food=5, gold=4, wood=5)


@pytest.mark.clause("ER-75")
def test_six_players_need_five_regions_of_each_resource() -> None:
    assert_needed(6, food=5, gold=5, wood=5)


@pytest.mark.clause("ER-71", "ER-75")
def test_outcome_and_log_name_the_clause_of_the_number_of_players() -> None:
    for players, clause in ((2, "ER-71"), (6, "ER-75")):
        table = table_with_goods(players, 5, 5, 5)
        assert table.outcome_clause() == table.log()[-1].clause == clause


@pytest.mark.clause("ER-71a")
def test_troops_or_settlements_are_not_needed_and_cities_and_illyria_do_not_count() -> None:
    table = table_with_goods(2, 3, 3, 2)
    table.ship("egypt", "rhodos")
    table.holds("egypt", "illyria", *FIVE_CITIES[:3])
    table.turn_of("egypt")
    assert table.asked() == ["egypt"]
    table.holds("egypt", *lands_of(table, "wood", 3))
    table.turn_of("egypt")
    assert table.result() == ("resources", ["egypt"])
    assert table.troops("delta") == 0


@pytest.mark.clause("ER-71b")
def test_resources_win_after_the_very_action_that_completes_them() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "arsinoites", "thebais", "troglodytica", "sinai", "creta")
    table.holds("egypt", "cyprus", "marmarica", "lycia")
    table.turn_of("egypt", 6, 1, 2)
    table.does("egypt", "attack alexandria>delta")
    assert table.result() == ("resources", ["egypt"])


@pytest.mark.clause("ER-71b")
def test_resources_do_not_win_in_the_turns_of_others() -> None:
    table = Table("egypt", "rome")
    table.acts("rome")
    for resource in RESOURCES:
        table.holds("egypt", *lands_of(table, resource, 3))
    table.does("rome", "intercept on")
    assert table.asked() == ["rome"]
    table.does("rome", "end")
    assert table.result() == ("resources", ["egypt"]), "at the beginning of its own turn"


@pytest.mark.clause("ER-71c")
def test_the_number_of_players_is_that_at_the_start() -> None:
    table = Table("egypt", "rome", "gaul")
    for resource in RESOURCES:
        table.holds("egypt", *lands_of(table, resource, 3))
    table.acts("gaul")
    table.does("gaul", "resign")
    assert table.asked() == ["egypt"], "with two players left three of each are not enough"


@pytest.mark.clause("ER-71d")
@pytest.mark.parametrize(
    ("city", "resource"), [("massalia", "food"), ("byzantium", "gold"), ("damascus", "wood")]
)
def test_a_victory_city_lowers_the_number_of_its_resource_by_one(city: str, resource: str) -> None:
    goods = {each: 2 if each == resource else 3 for each in RESOURCES}
    table = table_with_goods(2, goods["food"], goods["gold"], goods["wood"])
    assert table.asked() == ["egypt"]
    table.holds("rome", city)
    table.turn_of("egypt")
    assert table.asked() == ["egypt"], "only the controller's number is lowered"
    table.holds("egypt", city)
    table.turn_of("egypt")
    assert table.result() == ("resources", ["egypt"])


@pytest.mark.clause("ER-71d")
def test_no_number_is_lowered_below_one() -> None:
    table = table_with_goods(2, 0, 1, 1)
    table.state.needed = (1, 1, 1)
    table.holds("egypt", "massalia", "byzantium", "damascus")
    table.turn_of("egypt")
    assert table.asked() == ["egypt"], "one food region is needed still"
    table.holds("egypt", "delta")
    table.turn_of("egypt")
    assert table.result() == ("resources", ["egypt"])


@pytest.mark.clause("ER-76", "ER-76b")
def test_six_cities_with_the_own_capital_held_through_a_cycle_win() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", *FIVE_CITIES)
    table.acts("egypt")
    table.does("egypt", "end")
    assert table.asked() == ["rome"]
    table.does("rome", "end")
    assert table.result() == ("trade", ["egypt"])


@pytest.mark.clause("ER-76b")
def test_foreign_capitals_count_as_cities() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", *FIVE_CITIES[:4], "pella")
    table.acts("egypt")
    table.until_next_turn_of("egypt")
    assert table.result() == ("trade", ["egypt"])


@pytest.mark.clause("ER-76")
def test_five_cities_do_not_win() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", *FIVE_CITIES[:4])
    table.acts("egypt")
    table.until_next_turn_of("egypt")
    assert table.asked() == ["egypt"]


@pytest.mark.clause("ER-76a")
def test_six_cities_must_be_there_at_the_end_of_the_own_turn() -> None:
    table = Table("egypt", "rome")
    table.acts("rome")
    table.holds("egypt", *FIVE_CITIES)
    table.does("rome", "end")
    assert table.asked() == ["egypt"], "the cycle begins only now"
    table.until_next_turn_of("egypt")
    assert table.result() == ("trade", ["egypt"])


@pytest.mark.clause("ER-76a")
def test_fewer_than_six_at_any_time_begin_a_new_cycle() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", *FIVE_CITIES)
    table.acts("egypt")
    table.does("egypt", "end")
    table.holds("rome", "tyrus")
    table.holds("egypt", "tyrus")
    table.does("rome", "end")
    assert table.asked() == ["egypt"], "for a moment there were five"
    table.until_next_turn_of("egypt")
    assert table.result() == ("trade", ["egypt"])


@pytest.mark.clause("ER-76a")
def test_a_seventh_city_may_be_lost() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", *FIVE_CITIES, "athenae")
    table.acts("egypt")
    table.does("egypt", "end")
    table.holds("rome", "athenae")
    table.does("rome", "end")
    assert table.result() == ("trade", ["egypt"])
