"""Treachery, Civil War and Tyranny: what goes over to another player (ME-K2T, ME-K5N, ME-K7N)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mega.striking import five, is_over, strike
from tests.games.mega.table import Table
from ziggurat.games.mega.hands import hand_over
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import Selection
from ziggurat.games.mega.rules.phase_09_calamities.places import unit_points
from ziggurat.games.mega.rules.phase_09_calamities.uprising import Empire, Search
from ziggurat.games.mega.terms import CALAMITIES, FIRST_CALAMITY, TRADE
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken


def wait(table: Table, victim: str, beneficiary: str) -> None:
    """The others have a city more on the board, so that one player benefits by default (ME-B1)."""
    for name in table.civilizations:
        if name not in (victim, beneficiary):
            table.cities(name, 1)


# --- Treachery


@pytest.mark.clause("ME-K2T", "ME-G7")
def test_the_beneficiary_of_treachery_annexes_a_city_of_his_choice() -> None:
    table = five()
    table.city("babylon", "ur", "susa")
    table.tokens("babylon", "ur", 1)
    strike(table, "babylon", "treachery", giver="nubia")
    assert table.asked() == ["nubia"]
    table.does("nubia", "ur")
    assert (table.owner("ur"), table.owner("susa")) == ("nubia", "babylon")
    # The token beside it is destroyed with it.
    assert (table.at("babylon", "ur"), table.in_stock("babylon")) == (0, 55)
    assert table.state.city_stock[table.player("nubia")] == 8


@pytest.mark.clause("ME-K2T", "ME-AD-DIPLOMACY")
def test_diplomacy_costs_a_second_city_and_what_cannot_be_replaced_turns_to_pirates() -> None:
    table = five()
    table.city("babylon", "ur", "susa", "mari")
    table.advances("babylon", "diplomacy")
    table.city_stock("nubia", 1)
    strike(table, "babylon", "treachery", giver="nubia")
    table.does("nubia", "ur+mari")
    # Mari comes first in the order of the map.
    assert (table.owner("mari"), table.owner("ur")) == ("nubia", "wild")


@pytest.mark.clause("ME-K2T", "ME-K6")
def test_treachery_finds_no_more_cities_than_there_are() -> None:
    table = five()
    table.city("babylon", "ur")
    table.advances("babylon", "diplomacy")
    strike(table, "babylon", "treachery", giver="nubia")
    assert is_over(table)
    assert table.owner("ur") == "nubia"
    strike(table, "babylon", "treachery", giver="nubia")
    assert is_over(table)


@pytest.mark.clause("ME-B4")
def test_ex_56_who_traded_a_calamity_last_benefits() -> None:
    table = five()
    table.city("babylon", "ur", "susa")
    table.hand("saba", calamities=("treachery",))
    code = FIRST_CALAMITY + table.calamity("treachery", 0)
    table.state.phase = TRADE
    for giver, taker in (("saba", "persia"), ("persia", "babylon")):
        hand_over(table.state, table.player(giver), table.player(taker), code)
    table.phase(CALAMITIES)
    assert table.asked() == ["persia"]
    table = five()
    table.city("babylon", "ur", "susa")
    wait(table, "babylon", "parthia")
    strike(table, "babylon", "treachery")
    assert table.asked() == ["parthia"]


@pytest.mark.clause("ME-B4.1")
def test_the_default_beneficiary_takes_the_place_of_a_trader_who_has_left() -> None:
    table = five()
    table.city("babylon", "ur", "susa")
    table.cities("saba", 1)
    table.state.gone[table.player("persia")] = 2
    strike(table, "babylon", "treachery", giver="persia")
    assert table.asked() == ["nubia"]


@pytest.mark.clause("SB-5.4", "SB-5.5")
def test_a_building_stays_its_owners_when_its_city_is_annexed_by_a_calamity() -> None:
    table = five()
    table.city("babylon", "babylon")
    table.building("giant_ziggurat", "babylon", "babylon")
    strike(table, "babylon", "treachery", giver="nubia")
    assert (table.owner("babylon"), table.building_at("giant_ziggurat")) == ("nubia", "babylon")
    number = table.state.lookup.building_id.index("giant_ziggurat")
    assert table.state.builder[number] == table.player("babylon")


# --- Civil War


ROW = ("mari", "sumeria", "babylon", "babylonia", "elam", "western_media", "eastern_media")
"""Areas of which each touches the next."""


def civil_war(points: int, *advances: str) -> Table:
    """Babylon has so many unit points, tokens in areas of a row, seven in each but the last."""
    table = five()
    wait(table, "babylon", "parthia")
    left = points
    for area in ROW:
        count = min(left, 7)
        table.tokens("babylon", area, count)
        left -= count
    assert left == 0
    table.advances("babylon", *advances)
    return table


@pytest.mark.clause("ME-K5N")
def test_ex_46_how_much_a_civil_war_takes() -> None:
    table = civil_war(48, "music")
    table.tokens("babylon", "mari", 6)
    table.tokens("babylon", "jordan", 1)
    strike(table, "babylon", "civil_war")
    assert "worth 8 unit points" in table.prompt("babylon")
    options = table.options("babylon")
    assert isinstance(options, Selection)
    assert {item.text: item.note for item in options.items}["jordan"] == "1 unit point"
    shared = table.state.lookup.area_items
    assert not any(item.note for item in shared), "other questions show them too"
    table.does("babylon", "jordan+sumeria")
    assert unit_points(table.state, table.player("babylon")) == 40
    for points, advance in ((40, "democracy"), (35, "military")):
        table = civil_war(points, advance)
        strike(table, "babylon", "civil_war")
        assert is_over(table)
        assert unit_points(table.state, table.player("babylon")) == points


@pytest.mark.clause("ME-K5N")
def test_military_and_philosophy_make_a_civil_war_worse() -> None:
    table = civil_war(49, "military", "philosophy")
    strike(table, "babylon", "civil_war")
    # 49 - 35 + 5 + 5 = 24: of sums of seven, 21 is nearest.
    assert "worth 21 unit points" in table.prompt("babylon")


@pytest.mark.clause("ME-K5N.2", "ME-K5N.4")
def test_ex_47_what_the_beneficiary_cannot_replace_becomes_pirates() -> None:
    table = five()
    table.city("babylon", "ur", "teredon")
    table.tokens("babylon", "babylon", 3)
    table.tokens("babylon", "sumeria", 35)
    table.city_stock("parthia", 1)
    table.stock("parthia", 30)
    for name in ("saba", "persia", "nubia"):
        table.city_stock(name, 0)
    strike(table, "babylon", "civil_war")
    assert table.asked() == ["babylon"]
    table.does("babylon", "babylon+teredon+ur")
    assert (table.at("parthia", "babylon"), table.owner("teredon"), table.owner("ur")) == (
        3, "parthia", "wild",
    )  # fmt: skip
    assert table.state.pirates_left == 17


@pytest.mark.clause("ME-K5N.2", "ME-C3")
def test_tokens_that_cannot_be_replaced_become_barbarians() -> None:
    table = five()
    table.tokens("babylon", "sumeria", 35)
    table.tokens("babylon", "elam", 4)
    wait(table, "babylon", "parthia")
    table.stock("parthia", 1)
    strike(table, "babylon", "civil_war")
    table.does("babylon", "elam")
    assert (table.at("parthia", "elam"), table.at("wild", "elam")) == (1, 3)


@pytest.mark.clause("ME-C3", "ME-C3.1", "ME-C2")
def test_what_should_become_barbarians_or_pirates_is_destroyed_when_they_run_out() -> None:
    table = five()
    table.barbarians("rhapta", 48)
    table.tokens("babylon", "sumeria", 35)
    table.tokens("babylon", "elam", 2)
    table.tokens("babylon", "urmia", 2)
    wait(table, "babylon", "parthia")
    table.stock("parthia", 1)
    assert table.state.barbarians_left == 2
    strike(table, "babylon", "civil_war")
    table.does("babylon", "elam+urmia")
    # One is annexed in Elam and one there goes over; of two in Urmia one is destroyed.
    assert (table.at("parthia", "elam"), table.at("wild", "elam")) == (1, 1)
    assert (table.at("wild", "urmia"), table.at("babylon", "urmia")) == (1, 0)


@pytest.mark.clause("ME-K5N.1", "ME-K5N.3")
def test_ex_92_whole_areas_and_the_exact_number() -> None:
    table = five()
    table.tokens("babylon", "sumeria", 31)
    table.city("babylon", "susa")
    table.tokens("babylon", "susa", 2)
    table.tokens("babylon", "ecbatana", 1)
    table.tokens("babylon", "socotra", 3)
    wait(table, "babylon", "parthia")
    strike(table, "babylon", "civil_war")
    assert "worth 7 unit points" in table.prompt("babylon")
    assert table.can("babylon", "susa")
    assert "8 unit points, not 7" in table.refuses("babylon", "susa+ecbatana", "ME-K5N.1")
    assert "4 unit points" in table.refuses("babylon", "ecbatana+socotra", "ME-K5N.1")
    table.does("babylon", "susa")
    assert table.owner("susa") == "parthia"
    assert table.at("babylon", "susa") == table.at("parthia", "susa") == 0


@pytest.mark.clause("ME-K5N.1")
def test_areas_that_do_not_touch_are_refused() -> None:
    table = five()
    table.tokens("babylon", "sumeria", 33)
    for area in ("babylon", "socotra", "mari", "mesopotamia"):
        table.tokens("babylon", area, 2)
    strike(table, "babylon", "civil_war")
    assert "worth 6 unit points" in table.prompt("babylon")
    refusal = table.refuses("babylon", "babylon+mari+socotra", "ME-K5N.1")
    assert "adjacent to each other" in refusal
    table.does("babylon", "babylon+mari+mesopotamia")
    assert is_over(table)


@pytest.mark.clause("ME-K5N.1", "ME-K5N.3")
def test_only_what_the_beneficiary_can_replace_is_selected_where_that_is_possible() -> None:
    table = five()
    table.city("babylon", "ur")
    table.tokens("babylon", "elam", 5)
    table.tokens("babylon", "sumeria", 30)
    for name in ("saba", "persia", "nubia", "parthia"):
        table.city_stock(name, 0)
    strike(table, "babylon", "civil_war")
    assert "replace from stock" in table.refuses("babylon", "ur", "ME-K5N.1")
    table.does("babylon", "elam")
    assert table.owner("ur") == "babylon"


@pytest.mark.clause("ME-K5N.3")
def test_if_nothing_exact_is_possible_the_nearest_sum_is_taken_and_of_two_the_smaller() -> None:
    table = five()
    table.tokens("babylon", "sumeria", 30)
    table.tokens("babylon", "elam", 3)
    table.tokens("babylon", "socotra", 5)
    state, victim = table.state, table.player("babylon")
    search = Search(Empire(state, victim, table.player("nubia")), 4)
    search.run()
    assert search.best == 3
    assert search.empire.areas_of(search.group) == [table.area("elam")]


@pytest.mark.clause("ME-K5N.4", "ME-K7")
def test_tokens_beside_a_city_are_lost_with_it_and_need_not_be_replaced() -> None:
    table = five()
    table.tokens("babylon", "sumeria", 34)
    table.city("babylon", "ur")
    table.tokens("babylon", "ur", 1)
    wait(table, "babylon", "parthia")
    table.stock("parthia", 0)
    strike(table, "babylon", "civil_war")
    # 40 points, 5 to select: 6 with Ur is nearest, and Parthia has a city for it.
    assert "worth 6 unit points" in table.prompt("babylon")
    table.does("babylon", "ur")
    assert (table.owner("ur"), table.at("parthia", "ur"), table.at("wild", "ur")) == (
        "parthia", 0, 0,
    )  # fmt: skip


# --- Tyranny


@pytest.mark.clause("ME-K7N")
def test_the_beneficiary_of_tyranny_selects_fifteen_points() -> None:
    table = five()
    table.city("babylon", "ur", "babylon", "chaldaea", "mari")
    table.tokens("babylon", "elam", 3)
    wait(table, "babylon", "parthia")
    strike(table, "babylon", "tyranny")
    assert table.asked() == ["parthia"]
    assert "worth 15 unit points" in table.prompt("parthia")
    assert str(table.options("parthia").refusal((0, 1))).startswith("ME-K5N.1")
    table.does("parthia", "babylon+chaldaea+ur")
    assert table.cities_of("parthia") == ["babylon", "chaldaea", "ur"]
    assert table.cities_of("babylon") == ["mari"]


@pytest.mark.clause("ME-K7N", "ME-AD-SCULPTURE", "ME-AD-LAW")
def test_sculpture_and_law_leave_five_points_of_tyranny() -> None:
    table = five()
    table.city("babylon", "ur", "babylon")
    table.advances("babylon", "sculpture", "law")
    table.cities("saba", 1)
    strike(table, "babylon", "tyranny")
    assert table.asked() == ["persia"]
    assert "worth 5 unit points" in table.prompt("persia")
    table.defaults("persia")
    assert len(table.cities_of("babylon")) == 1


@pytest.mark.clause("ME-K7N", "ME-K6")
def test_a_victim_of_tyranny_with_no_more_than_fifteen_points_loses_everything() -> None:
    table = five()
    table.city("babylon", "ur", "mari")
    table.tokens("babylon", "socotra", 3)
    table.cities("saba", 1)
    strike(table, "babylon", "tyranny")
    assert is_over(table)
    assert unit_points(table.state, table.player("babylon")) == 0
    assert (table.owner("ur"), table.at("persia", "socotra")) == ("persia", 3)


@pytest.mark.clause("ME-B7", "ME-K7N")
def test_ex_85_the_last_player_of_a_block_selects_himself() -> None:
    table = Table(players=12)
    for name in ("saba", "assyria", "persia", "nubia", "parthia"):
        table.state.gone[table.player(name)] = 2
    table.city("babylon", "ur", "babylon", "chaldaea", "mari")
    table.tokens("babylon", "elam", 5)
    strike(table, "babylon", "tyranny")
    assert table.asked() == ["babylon"]
    assert "barbarians and pirates" in table.prompt("babylon")
    table.does("babylon", "ur+babylon+chaldaea")
    assert [table.owner(area) for area in ("ur", "babylon", "chaldaea")] == ["wild"] * 3
    assert table.cities_of("babylon") == ["mari"]


# --- the search


def brute_totals(empire: Empire) -> dict[bool, set[int]]:
    """All sums of connected groups, by whether the beneficiary can replace the group."""
    sums: dict[bool, set[int]] = {True: set(), False: set()}
    for group in range(1, 1 << len(empire.areas)):
        if empire.is_connected(group):
            sums[empire.is_replaceable(group)].add(empire.points_of(group))
    return sums


def scattered(seed: int, size: int) -> tuple[Table, Dice]:
    """Babylon holds some areas by chance, most of them near one another."""
    table, dice = five(), Dice(b"scattered", seed)
    areas = table.region("babylon")
    dice_areas = list(range(len(areas)))
    dice.shuffle(dice_areas)
    for number in dice_areas[:size]:
        if dice.below(3) == 0:
            table.city("babylon", areas[number])
        else:
            table.tokens("babylon", areas[number], 1 + dice.below(4))
    table.stock("nubia", dice.below(8))
    table.city_stock("nubia", 3 + dice.below(6))
    return table, dice


@pytest.mark.clause("ME-K5N.3")
@given(st.integers(0, 10**6), st.integers(2, 9), st.integers(1, 20))
@settings(max_examples=50, deadline=None)
def test_the_search_finds_what_trying_all_groups_finds(seed: int, size: int, target: int) -> None:
    table, dice = scattered(seed, size)
    empire = Empire(table.state, table.player("babylon"), table.player("nubia"))
    sums = brute_totals(empire)
    search = Search(empire, target)
    search.run()
    if target in sums[True]:
        assert (search.best, search.is_replaceable) == (target, True)
    elif target in sums[False]:
        assert (search.best, search.is_replaceable) == (target, False)
    else:
        nearest = min(sums[True] | sums[False], key=lambda total: (abs(total - target), total))
        assert search.best == nearest
    options = Selection(
        table.state,
        empire,
        search.best,
        int(search.is_replaceable),
        empire.areas_of(search.group),
    )
    for _ in range(5):
        answer = options.sample(dice)
        assert options.refusal(answer) is None
        assert options.read(options.write(answer)) == answer
    with pytest.raises(Broken):
        options.answers()


def test_a_leaving_player_takes_what_the_search_has_found() -> None:
    table = civil_war(48)
    table.state.leaving[table.player("babylon")] = 1
    strike(table, "babylon", "civil_war")
    assert is_over(table)
    assert unit_points(table.state, table.player("babylon")) < 48
