"""Tokens fight tokens: rounds of removal, who removes what, and in which order (ME-F1 to F10)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.rules.phase_04_conflict.conflict import resolve_conflicts
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import fight, is_fought_over
from ziggurat.kernel.dice import Dice


def east() -> Table:
    """Saba, Babylon, Persia, Nubia and Parthia, ranked in this order."""
    return Table("saba", "babylon", "persia", "nubia", "parthia")


def fought(area: str, **forces: int) -> Table:
    """A conflict phase with these tokens in an area."""
    table = east()
    for civilization, count in forces.items():
        table.tokens(civilization, area, count)
    table.phase(4)
    return table


def left(table: Table, area: str, *civilizations: str) -> list[int]:
    return [table.at(civilization, area) for civilization in civilizations]


# --- rounds of removal


@pytest.mark.clause("ME-F3", "ME-F4")
def test_ex_18_the_smaller_force_removes_first_and_is_wiped_out() -> None:
    table = fought("ur", saba=3, babylon=2)
    assert left(table, "ur", "saba", "babylon") == [2, 0]
    assert table.in_stock("babylon") == 55
    assert not table.asked()


@pytest.mark.clause("ME-F3", "ME-F5")
def test_ex_19_equal_forces_remove_at_once_and_may_leave_nobody() -> None:
    table = fought("zafar", saba=1, babylon=1)
    assert left(table, "zafar", "saba", "babylon") == [0, 0]


@pytest.mark.clause("ME-F7", "ME-AD-METALWORKING")
def test_ex_20_metalworking_removes_after_everybody_without_it() -> None:
    table = east()
    table.tokens("saba", "zafar", 3)
    table.tokens("babylon", "zafar", 3)
    table.advances("saba", "metalworking")
    table.phase(4)
    assert left(table, "zafar", "saba", "babylon") == [1, 0]
    assert left(fought("zafar", saba=3, babylon=3), "zafar", "saba", "babylon") == [0, 0]


@pytest.mark.clause("ME-F4", "ME-M16")
def test_ex_21_a_fight_ends_when_the_limit_holds_those_who_are_left() -> None:
    assert left(fought("ur", saba=3, babylon=3), "ur", "saba", "babylon") == [1, 1]


@pytest.mark.clause("ME-F3")
def test_ex_22_three_forces_remove_in_order_of_their_size() -> None:
    table = fought("susa", saba=5, babylon=3, persia=2)
    assert left(table, "susa", "saba", "babylon", "persia") == [3, 0, 0]


@pytest.mark.clause("ME-F7", "ME-AD-METALWORKING")
def test_among_holders_of_metalworking_the_usual_order_holds() -> None:
    table = east()
    table.tokens("saba", "zafar", 2)
    table.tokens("babylon", "zafar", 1)
    table.advances("saba", "metalworking")
    table.advances("babylon", "metalworking")
    table.phase(4)
    assert left(table, "zafar", "saba", "babylon") == [2, 0]


@pytest.mark.clause("ME-F2", "ME-M16")
def test_tokens_within_the_printed_limit_do_not_fight() -> None:
    table = fought("ur", saba=1, babylon=1)
    assert left(table, "ur", "saba", "babylon") == [1, 1]
    assert resolve_conflicts(table.state) is None


@pytest.mark.clause("ME-F2", "ME-M15.1", "SB-6.5")
def test_ex_sb17_the_printed_limit_counts_whatever_a_building_adds() -> None:
    table = east()
    table.building("nubian_pyramid", "babylon", "ur")
    table.tokens("saba", "ur", 2)
    table.tokens("babylon", "ur", 1)
    table.phase(4)
    assert left(table, "ur", "saba", "babylon") == [2, 0]

    table.barbarians("ur", 1)
    table.phase(4)
    assert left(table, "ur", "saba", "wild") == [2, 0]


@pytest.mark.clause("ME-G16", "ME-F3")
def test_barbarians_fight_like_a_player() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.barbarians("ur", 4)
    table.phase(4)
    assert left(table, "ur", "saba", "wild") == [0, 3]
    assert table.state.barbarians_left == 47


@pytest.mark.clause("ME-F6")
def test_what_a_victor_has_above_the_limit_stays_for_the_city_he_may_build() -> None:
    table = fought("ur", saba=8, babylon=1)
    assert left(table, "ur", "saba", "babylon") == [8, 0]


@pytest.mark.clause("ME-F2", "ME-F4")
def test_in_a_city_area_tokens_fight_to_the_last_whatever_the_limit() -> None:
    table = east()
    table.city("babylon", "susa")
    table.tokens("babylon", "susa", 1)
    table.tokens("saba", "susa", 1)
    assert is_fought_over(table.state, table.area("susa"))
    table.phase(4)
    assert left(table, "susa", "saba", "babylon") == [0, 0]
    assert table.owner("susa") == "babylon"


@pytest.mark.clause("ME-M21", "ME-F2")
def test_attackers_of_one_city_cannot_join_forces() -> None:
    table = east()
    table.city("babylon", "ur")
    table.tokens("saba", "ur", 7)
    table.tokens("persia", "ur", 7)
    table.phase(4)
    assert left(table, "ur", "saba", "persia") == [0, 0]
    assert table.owner("ur") == "babylon"


@pytest.mark.clause("ME-U1")
def test_conflicts_are_resolved_again_before_the_second_check() -> None:
    table = fought("ur", saba=3, babylon=2)
    table.tokens("babylon", "ur", 4)
    table.enters(resolve_conflicts(table.state))
    assert left(table, "ur", "saba", "babylon") == [0, 3]


# --- the twin


def twin_fight(
    limit: int, forces: dict[str, int], smiths: list[str], *, has_city: bool
) -> dict[str, int]:
    """The same fight, told with lists of tokens."""
    tokens = [name for name, count in forces.items() for _ in range(count)]

    def is_over() -> bool:
        return len(set(tokens)) < 2 or (not has_city and len(tokens) <= limit)

    while not is_over():
        start = {name: tokens.count(name) for name in set(tokens)}
        turns = sorted({(name in smiths, count) for name, count in start.items()})
        for turn in turns:
            for name in [name for name, count in start.items() if (name in smiths, count) == turn]:
                tokens.remove(name)
            if is_over():
                break
    return {name: tokens.count(name) for name in forces}


@pytest.mark.clause("ME-F2", "ME-F3", "ME-F4", "ME-F7")
@pytest.mark.parametrize("seed", range(6))
def test_fights_end_like_those_of_a_plain_twin(seed: int) -> None:
    dice = Dice(b"fights of all sorts", seed * 10_000)
    fights = 0
    for _ in range(50):
        table = east()
        area = ["nafud_desert", "zafar", "ur", "susa", "babylonia"][dice.below(5)]
        limit = table.state.lookup.limit[table.area(area)]
        has_city = dice.below(3) == 0
        forces = {name: dice.below(12) for name in (*table.civilizations, "wild") if dice.below(2)}
        smiths = [name for name in forces if name != "wild" and dice.below(3) == 0]
        if has_city:
            table.city("parthia", area)
        for name, count in forces.items():
            table.tokens(name, area, count)
        for name in smiths:
            table.advances(name, "metalworking")
        fights += is_fought_over(table.state, table.area(area))
        assert fight(table.state, table.area(area)) is None
        found = {name: table.at(name, area) for name in forces}
        assert found == twin_fight(limit, forces, smiths, has_city=has_city), (area, forces)
    assert fights > 20


# --- Naval Warfare and Advanced Military


@pytest.mark.clause("ME-F8", "ME-AD-NAVAL-WARFARE")
def test_naval_warfare_may_give_up_a_ship_instead_of_a_token() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("babylon", "ur", 2)
    table.ship("saba", "ur")
    table.advances("saba", "naval_warfare")
    table.phase(4)
    assert table.moves("saba") == ["ur", "ship"]
    table.does("saba", "ship")
    # Saba's ship and Babylon's token went at once: 2 and 1 still exceed the limit of 2.
    assert table.ships_of("saba") == []
    assert left(table, "ur", "saba", "babylon") == [2, 0]


@pytest.mark.clause("ME-F8", "ME-AD-NAVAL-WARFARE")
def test_ships_count_for_nothing_and_only_those_there_can_be_given_up() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("babylon", "ur", 3)
    table.ship("saba", "susa")
    table.advances("saba", "naval_warfare")
    table.phase(4)
    assert not table.asked()
    assert left(table, "ur", "saba", "babylon") == [0, 2]
    assert table.ships_of("saba") == ["susa"]


@pytest.mark.clause("ME-F8", "ME-F8.1")
def test_of_two_who_remove_at_the_same_time_the_better_ranked_answers_first() -> None:
    table = east()
    for civilization in ("saba", "babylon"):
        table.tokens(civilization, "ur", 2)
        table.ship(civilization, "ur")
        table.advances(civilization, "naval_warfare")
    table.phase(4)
    assert table.asked() == ["saba"]
    table.does("saba", "ship")
    assert left(table, "ur", "saba", "babylon") == [2, 2]
    assert table.ships_of("saba") == ["ur"], "nothing is removed before all have answered"
    assert table.asked() == ["babylon"]
    table.does("babylon", "ship")
    assert (table.ships_of("saba"), table.ships_of("babylon")) == ([], [])
    # Nobody has a choice any more: 1 and 1 are within the limit.
    assert left(table, "ur", "saba", "babylon") == [1, 1]


@pytest.mark.clause("ME-F9", "ME-AD-ADVANCED-MILITARY")
def test_advanced_military_removes_tokens_from_areas_adjacent_by_land() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("saba", "babylon", 1)
    table.tokens("saba", "chaldaea", 3)
    table.tokens("babylon", "ur", 2)
    table.advances("saba", "advanced_military")
    table.phase(4)
    # Chaldaea is adjacent to Ur by water only.
    assert table.moves("saba") == ["ur", "babylon"]
    table.does("saba", "babylon")
    assert left(table, "ur", "saba", "babylon") == [2, 0]
    assert (table.at("saba", "babylon"), table.at("saba", "chaldaea")) == (0, 3)


@pytest.mark.clause("ME-F3", "ME-F9")
def test_a_larger_force_is_asked_after_the_smaller_one_has_removed() -> None:
    table = east()
    table.tokens("saba", "ur", 3)
    table.tokens("saba", "babylon", 2)
    table.tokens("babylon", "ur", 2)
    table.advances("saba", "advanced_military")
    table.phase(4)
    assert table.asked() == ["saba"]
    assert left(table, "ur", "saba", "babylon") == [3, 1]
    table.does("saba", "babylon")
    assert left(table, "ur", "saba", "babylon") == [3, 0]
    assert table.at("saba", "babylon") == 1


@pytest.mark.clause("ME-F8", "ME-F9")
def test_a_ship_is_offered_once_and_only_to_naval_warfare() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("saba", "babylon", 2)
    table.tokens("babylon", "ur", 2)
    table.ship("saba", "ur")
    table.ship("saba", "ur")
    table.advances("saba", "advanced_military")
    table.phase(4)
    assert table.moves("saba") == ["ur", "babylon"]
    table.advances("saba", "advanced_military", "naval_warfare")
    assert table.moves("saba") == ["ur", "ship", "babylon"]


@pytest.mark.clause("ME-F9")
def test_advanced_military_takes_neither_ships_nor_cities_next_door() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("babylon", "ur", 2)
    table.city("saba", "babylon")
    table.ship("saba", "teredon")
    table.advances("saba", "advanced_military")
    table.phase(4)
    assert not table.asked()
    assert left(table, "ur", "saba", "babylon") == [1, 1]
    assert table.owner("babylon") == "saba"


@pytest.mark.clause("ME-F8.1", "ME-Q1.1")
def test_who_leaves_or_has_no_choice_is_not_asked_and_removes_what_fights() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("saba", "babylon", 1)
    table.tokens("babylon", "ur", 2)
    table.advances("saba", "advanced_military")
    table.state.leaving[0] = 1
    table.phase(4)
    assert not table.asked()
    assert table.at("saba", "babylon") == 1


@pytest.mark.clause("ME-F8.1")
def test_the_default_removes_a_token_of_the_conflict_area() -> None:
    table = east()
    table.tokens("saba", "ur", 2)
    table.tokens("saba", "babylon", 1)
    table.tokens("babylon", "ur", 2)
    table.advances("saba", "advanced_military")
    table.phase(4)
    assert "fight in Ur" in table.prompt("saba")
    table.defaults("saba")
    assert left(table, "ur", "saba", "babylon") == [1, 1]
    assert table.at("saba", "babylon") == 1


# --- order


@pytest.mark.clause("ME-F9", "ME-F10")
def test_holders_of_advanced_military_fight_last_in_the_order_they_choose() -> None:
    table = east()
    for area in ("babylon", "teredon"):
        table.tokens("saba", area, 2)
        table.tokens("babylon", area, 2)
    table.tokens("babylon", "susa", 3)
    table.tokens("nubia", "susa", 3)
    table.advances("saba", "advanced_military")
    table.phase(4)
    # The fight of the others is over before Saba chooses.
    assert left(table, "susa", "babylon", "nubia") == [1, 1]
    assert (table.asked(), table.moves("saba")) == (["saba"], ["babylon", "teredon"])
    table.does("saba", "teredon")
    assert table.decision() == "removal"
    # Losses are taken from Babylon, where the other fight is still to come.
    table.does("saba", "babylon")
    assert left(table, "teredon", "saba", "babylon") == [2, 0]
    assert left(table, "babylon", "saba", "babylon") == [1, 2]
    table.does("saba", "teredon")
    assert left(table, "babylon", "saba", "babylon") == [1, 1]
    assert table.at("saba", "teredon") == 1


@pytest.mark.clause("ME-F10", "ME-F9")
def test_of_several_holders_the_worse_ranked_waits_for_the_better_ranked() -> None:
    table = east()
    table.tokens("saba", "susa", 3)
    table.tokens("nubia", "susa", 3)
    table.tokens("babylon", "teredon", 2)
    table.tokens("nubia", "teredon", 2)
    for civilization in ("saba", "babylon"):
        table.advances(civilization, "advanced_military")
    table.tokens("saba", "liyan", 1)
    table.tokens("babylon", "ur", 1)
    table.phase(4)
    assert table.asked() == ["saba"]
    assert left(table, "teredon", "babylon", "nubia") == [2, 2]
    while table.asked() == ["saba"]:
        table.defaults("saba")
    assert table.asked() == ["babylon"]
    assert left(table, "susa", "saba", "nubia") == [1, 1]


@pytest.mark.clause("ME-F10")
def test_without_an_answer_fights_come_in_the_order_of_the_map() -> None:
    table = east()
    for area in ("babylon", "teredon"):
        table.tokens("saba", area, 2)
        table.tokens("babylon", area, 1)
    table.advances("saba", "advanced_military")
    table.phase(4)
    assert table.decision() == "order-fights"
    table.defaults("saba")
    assert "fight in Babylon" in table.told()


@pytest.mark.clause("ME-F10")
def test_somebody_who_leaves_fights_his_conflicts_in_the_order_of_the_map() -> None:
    table = east()
    for area in ("babylon", "teredon"):
        table.tokens("saba", area, 2)
        table.tokens("babylon", area, 1)
    table.advances("saba", "advanced_military")
    table.state.leaving[0] = 1
    table.phase(4)
    assert not table.asked()
    told = table.told()
    assert told.index("fight in Babylon") < told.index("fight in Teredon")


@pytest.mark.clause("ME-F1")
def test_all_token_conflicts_come_before_any_city_attack() -> None:
    table = east()
    table.city("saba", "zafar")
    table.tokens("babylon", "zafar", 7)
    table.tokens("persia", "susa", 3)
    table.tokens("nubia", "susa", 3)
    table.phase(4)
    assert table.asked() == ["babylon"], "the spoils of the attack are asked for"
    told = table.told()
    assert told.index("Susa") < told.index("storms the city")
