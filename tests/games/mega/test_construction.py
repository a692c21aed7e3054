"""Building cities: tokens, treasury, neighbours, and who comes first (ME-Y1 to ME-Y4)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.kernel.algebra import Either, SomeOf
from ziggurat.kernel.dice import Dice


def east() -> Table:
    """Saba, Babylon, Persia, Nubia and Parthia, ranked in this order."""
    return Table("saba", "babylon", "persia", "nubia", "parthia")


def supported(table: Table, civilization: str, *areas: str) -> Table:
    """Tokens elsewhere, so that cities are supported: two in each area."""
    for area in areas:
        table.tokens(civilization, area, 2)
    return table


# --- tokens alone


@pytest.mark.clause("ME-Y1", "ME-Y2", "ME-G9")
def test_six_tokens_build_on_a_city_site_and_twelve_in_the_wilderness() -> None:
    table = supported(east(), "saba", "aksum", "meroe")
    table.tokens("saba", "ur", 6)
    table.tokens("saba", "sumeria", 12)
    table.tokens("saba", "susa", 5)
    table.tokens("saba", "elam", 11)
    table.phase(5)
    assert table.asked() == ["saba"]
    options = table.options("saba")
    assert isinstance(options, SomeOf)
    assert [item.text for item in options.items] == ["sumeria", "ur"]
    table.does("saba", "ur+sumeria")
    assert table.cities_of("saba") == ["sumeria", "ur"]
    assert (table.at("saba", "ur"), table.at("saba", "sumeria")) == (0, 0)
    # The surplus in Susa and Elam, areas of limit 3, is gone too.
    assert (table.at("saba", "susa"), table.at("saba", "elam")) == (3, 3)
    assert table.state.new_city[table.area("ur")] == 1


@pytest.mark.clause("ME-Y1")
def test_nobody_has_to_build() -> None:
    table = east()
    table.tokens("saba", "ur", 6)
    table.phase(5)
    table.defaults("saba")
    assert table.cities_of("saba") == []
    assert table.at("saba", "ur") == 2


@pytest.mark.clause("ME-Y1", "ME-AD-AGRICULTURE")
def test_ex_30_no_city_where_the_printed_limit_is_0() -> None:
    table = east()
    table.tokens("saba", "nafud_desert", 12)
    table.advances("saba", "agriculture")
    table.phase(5)
    assert not table.asked()
    assert table.at("saba", "nafud_desert") == 1


@pytest.mark.clause("ME-Y1", "ME-G9")
def test_an_area_holds_one_city() -> None:
    table = east()
    table.city("saba", "ur")
    table.tokens("saba", "ur", 6)
    supported(table, "saba", "aksum")
    table.phase(5)
    assert not table.asked()
    assert (table.cities_of("saba"), table.at("saba", "ur")) == (["ur"], 0)


@pytest.mark.clause("ME-Y1", "ME-C1")
def test_nine_cities_are_the_most() -> None:
    table = east()
    cities = table.city_stock("saba", 1)
    table.tokens("saba", "ur", 6)
    table.tokens("saba", "susa", 6)
    table.phase(5)
    assert len(cities) == 8
    table.refuses("saba", "susa+ur", "ME-Y1")

    table = east()
    table.city_stock("saba", 0)
    supported(table, "saba", "babylon", "mari", "teredon", "jordan", "urmia", "meroe", "aksum")
    table.tokens("saba", "elam", 3)
    table.tokens("saba", "mesopotamia", 3)
    table.tokens("saba", "sumeria", 3)
    table.tokens("saba", "susa", 3)
    table.tokens("saba", "ur", 6)
    table.treasury("saba", 9)
    table.advances("saba", "architecture")
    table.phase(5)
    assert not table.asked()
    assert table.state.city_count[0] == 9


@pytest.mark.clause("ME-O2", "ME-O2.1")
def test_everybody_who_can_build_is_asked_at_the_same_time() -> None:
    table = east()
    table.tokens("saba", "ur", 6)
    table.tokens("parthia", "nisa", 6)
    table.tokens("nubia", "napata", 5)
    supported(table, "saba", "aksum")
    supported(table, "parthia", "aria")
    table.phase(5)
    assert table.asked() == ["saba", "parthia"]
    table.does("parthia", "nisa")
    assert table.owner("nisa") is None, "nothing is built before all have answered"
    table.does("saba", "ur")
    assert (table.owner("nisa"), table.owner("ur")) == ("parthia", "saba")


@pytest.mark.clause("ME-Y1", "ME-Q1.1")
def test_who_has_announced_to_leave_builds_nothing() -> None:
    table = east()
    table.tokens("saba", "ur", 6)
    table.state.leaving[0] = 1
    table.phase(5)
    assert not table.asked()
    assert table.owner("ur") is None


# --- Architecture and Urbanism


@pytest.mark.clause("ME-Y1", "ME-Y3", "ME-AD-ARCHITECTURE")
def test_ex_28_architecture_pays_half_of_a_city() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 3)
    table.treasury("saba", 4)
    table.phase(5)
    assert not table.asked(), "without Architecture 6 tokens are needed"

    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 3)
    table.treasury("saba", 4)
    table.advances("saba", "architecture")
    table.phase(5)
    assert isinstance(table.options("saba"), Either)
    assert table.moves("saba") == ["none", "ur"]
    assert "pay 3 treasury" in table.options("saba").label((1,))
    table.does("saba", "ur")
    assert (table.owner("ur"), table.in_treasury("saba")) == ("saba", 1)


@pytest.mark.clause("ME-Y3", "ME-AD-ARCHITECTURE", "ME-AD-URBANISM")
def test_ex_29_both_together_build_in_the_wilderness_with_two_tokens() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "sumeria", 2)
    table.tokens("saba", "jordan", 3)
    table.tokens("saba", "nafud", 1)
    table.treasury("saba", 6)
    table.advances("saba", "architecture", "urbanism")
    table.phase(5)
    table.refuses("saba", "sumeria jordan*3", "ME-Y3")
    table.does("saba", "sumeria jordan*3+nafud")
    assert table.owner("sumeria") == "saba"
    assert (table.at("saba", "jordan"), table.at("saba", "nafud")) == (0, 0)
    assert (table.at("saba", "sumeria"), table.in_treasury("saba")) == (0, 0)


@pytest.mark.clause("ME-Y3", "ME-AD-ARCHITECTURE")
def test_architecture_pays_no_more_than_half_and_no_more_than_there_is() -> None:
    for tokens, treasury in ((2, 9), (3, 2)):
        table = east()
        table.tokens("saba", "ur", tokens)
        table.treasury("saba", treasury)
        table.advances("saba", "architecture")
        table.phase(5)
        assert not table.asked(), (tokens, treasury)
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "sumeria", 6)
    table.treasury("saba", 6)
    table.advances("saba", "architecture")
    table.phase(5)
    table.does("saba", "sumeria")
    assert (table.owner("sumeria"), table.in_treasury("saba")) == ("saba", 0)


@pytest.mark.clause("ME-Y3", "ME-AD-URBANISM")
def test_urbanism_is_for_the_wilderness_and_for_areas_adjacent_by_land() -> None:
    table = supported(east(), "saba", "aksum")
    table.advances("saba", "urbanism")
    table.tokens("saba", "ur", 4)
    table.tokens("saba", "babylon", 4)
    table.phase(5)
    assert not table.asked(), "Ur has a city site"

    table = supported(east(), "saba", "aksum")
    table.advances("saba", "urbanism")
    table.tokens("saba", "babylonia", 8)
    table.tokens("saba", "babylon", 3)
    table.tokens("saba", "susa", 3)
    table.tokens("saba", "chaldaea", 4)
    table.phase(5)
    # Chaldaea is not adjacent to Babylonia at all.
    assert table.can("saba", "babylonia babylon*3+susa")
    assert table.can("saba", "babylonia babylon+susa*3")
    assert not table.can("saba", "babylonia babylon+chaldaea*3")
    table.refuses("saba", "babylonia babylon+susa", "ME-Y3")
    table.refuses("saba", "babylonia babylon*3+susa*2", "ME-Y3")
    table.does("saba", "babylonia babylon*2+susa*2")
    assert (table.at("saba", "babylon"), table.at("saba", "susa")) == (1, 1)
    assert table.owner("babylonia") == "saba"


@pytest.mark.clause("ME-Y3.1")
def test_exactly_what_is_missing_is_paid() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "sumeria", 5)
    table.tokens("saba", "mari", 2)
    table.treasury("saba", 20)
    table.advances("saba", "architecture", "urbanism")
    table.phase(5)
    # 7 are missing, at most 6 of them from treasury.
    assert table.moves("saba") == ["none", "sumeria mari", "sumeria mari*2"]
    table.does("saba", "sumeria mari*2")
    assert (table.in_treasury("saba"), table.at("saba", "mari")) == (15, 0)


@pytest.mark.clause("ME-Y3", "ME-AD-ARCHITECTURE", "ME-AD-URBANISM")
def test_each_helps_once_a_turn_but_not_necessarily_the_same_city() -> None:
    table = supported(east(), "saba", "aksum", "meroe", "aria")
    table.tokens("saba", "ur", 3)
    table.tokens("saba", "teredon", 3)
    table.tokens("saba", "elam", 8)
    table.tokens("saba", "ecbatana", 4)
    table.treasury("saba", 12)
    table.advances("saba", "architecture", "urbanism")
    table.phase(5)
    table.does("saba", "ur")
    assert table.in_treasury("saba") == 9
    assert not table.can("saba", "teredon"), "Architecture has been used"
    table.does("saba", "elam ecbatana*4")
    assert not table.asked()
    assert table.cities_of("saba") == ["elam", "ur"]
    # Next turn both help again.
    table.state.abilities_used = [0] * 5
    table.tokens("saba", "teredon", 3)
    table.phase(5)
    assert table.can("saba", "teredon")


@pytest.mark.clause("ME-Y3", "ME-AD-URBANISM")
def test_urbanism_helps_one_city_and_leaves_architecture_unused() -> None:
    table = supported(east(), "saba", "aksum", "meroe")
    table.tokens("saba", "elam", 8)
    table.tokens("saba", "sumeria", 8)
    table.tokens("saba", "ecbatana", 4)
    table.tokens("saba", "jordan", 4)
    table.tokens("saba", "ur", 3)
    table.treasury("saba", 3)
    table.advances("saba", "architecture", "urbanism")
    table.phase(5)
    assert table.can("saba", "sumeria jordan*4")
    table.does("saba", "elam ecbatana*4")
    assert not table.can("saba", "sumeria jordan*4"), "Urbanism has been used"
    assert table.moves("saba") == ["none", "ur"], "Architecture has not"


@pytest.mark.clause("ME-Y1", "ME-Y3")
def test_help_is_for_areas_that_lack_tokens_and_may_hold_a_city() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 6)
    table.tokens("saba", "nafud_desert", 6)
    table.city("babylon", "mari")
    table.tokens("saba", "mari", 3)
    table.treasury("saba", 9)
    table.advances("saba", "architecture")
    table.phase(5)
    assert table.decision() == "build-cities"
    assert table.moves("saba") == ["none", "ur"]


@pytest.mark.clause("ME-Y1")
def test_a_printed_limit_of_1_is_enough_for_a_city() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "zafar", 6)
    table.phase(5)
    table.does("saba", "zafar")
    assert table.owner("zafar") == "saba"


@pytest.mark.clause("ME-Y3")
def test_whoever_declines_is_not_asked_again() -> None:
    table = east()
    table.tokens("saba", "ur", 3)
    table.treasury("saba", 3)
    table.advances("saba", "architecture")
    table.phase(5)
    table.defaults("saba")
    assert not table.asked()
    assert (table.owner("ur"), table.in_treasury("saba")) == (None, 3)


@pytest.mark.clause("ME-Y1", "ME-Y3")
def test_plain_cities_are_built_after_those_with_help() -> None:
    table = supported(east(), "saba", "aksum", "meroe")
    table.tokens("saba", "mesopotamia", 9)
    table.tokens("saba", "mari", 9)
    table.advances("saba", "urbanism")
    table.phase(5)
    table.does("saba", "mesopotamia mari*3")
    assert table.at("saba", "mari") == 6
    assert (table.decision(), table.moves("saba")) == ("build-cities", ["none", "mari"])
    table.does("saba", "mari")
    assert table.cities_of("saba") == ["mari", "mesopotamia"]


# --- who else is there


@pytest.mark.clause("ME-Y1.1", "ME-O2.1")
def test_ex_99_of_two_builders_in_one_area_the_better_ranked_builds() -> None:
    table = east()
    for civilization, neighbour in (("saba", "babylon"), ("babylon", "elam")):
        table.tokens(civilization, "babylonia", 2)
        table.tokens(civilization, neighbour, 4)
        table.treasury(civilization, 6)
        table.advances(civilization, "architecture", "urbanism")
    supported(table, "saba", "aksum")
    table.phase(5)
    assert table.asked() == ["saba", "babylon"]
    table.does("babylon", "babylonia elam*4")
    table.does("saba", "babylonia babylon*4")
    assert table.owner("babylonia") == "saba"
    assert (table.at("babylon", "babylonia"), table.at("babylon", "elam")) == (0, 3)
    assert (table.in_treasury("babylon"), table.in_treasury("saba")) == (6, 0)
    assert "pays nothing" in table.told()


@pytest.mark.clause("ME-Y1.1", "ME-O2.1")
def test_tokens_that_went_to_stock_with_a_better_ranked_city_build_nothing() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 6)
    table.tokens("babylon", "ur", 6)
    table.phase(5)
    table.does("babylon", "ur")
    table.does("saba", "ur")
    assert (table.owner("ur"), table.at("babylon", "ur")) == ("saba", 0)
    assert table.cities_of("babylon") == []


@pytest.mark.clause("ME-Y2", "ME-Y2.1")
def test_all_tokens_of_the_area_go_to_stock_barbarians_too() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "babylonia", 2)
    table.tokens("persia", "babylonia", 1)
    table.barbarians("babylonia", 1)
    table.tokens("saba", "babylon", 4)
    table.treasury("saba", 6)
    table.advances("saba", "architecture", "urbanism")
    table.phase(5)
    table.does("saba", "babylonia babylon*4")
    assert [table.at(who, "babylonia") for who in ("saba", "persia", "wild")] == [0, 0, 0]
    assert (table.in_stock("persia"), table.state.barbarians_left) == (55, 50)


# --- tokens that stay


@pytest.mark.clause("ME-Y4", "ME-Y5", "ME-AD-PUBLIC-WORKS")
def test_ex_34_with_public_works_a_token_may_stay() -> None:
    for staying in (0, 1):
        table = supported(east(), "saba", "aksum")
        table.tokens("saba", "ur", 7)
        table.advances("saba", "public_works")
        table.phase(5)
        table.does("saba", "ur")
        assert (table.decision(), table.moves("saba")) == ("garrison", ["none", "ur"])
        table.does("saba", "ur" if staying else "none")
        assert (table.owner("ur"), table.at("saba", "ur")) == ("saba", staying)


@pytest.mark.clause("ME-Y4")
def test_no_token_stays_without_public_works_or_without_one_to_spare() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 9)
    table.phase(5)
    table.does("saba", "ur")
    assert not table.asked()
    assert table.at("saba", "ur") == 0

    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 6)
    table.advances("saba", "public_works")
    table.phase(5)
    table.does("saba", "ur")
    assert not table.asked()
    assert table.at("saba", "ur") == 0


@pytest.mark.clause("ME-Y4.1")
def test_treasury_and_neighbours_leave_no_token_behind() -> None:
    table = supported(east(), "saba", "aksum")
    table.tokens("saba", "ur", 5)
    table.treasury("saba", 9)
    table.advances("saba", "public_works", "architecture")
    table.phase(5)
    table.does("saba", "ur")
    assert not table.asked()
    assert (table.at("saba", "ur"), table.in_treasury("saba")) == (0, 8)


@pytest.mark.clause("ME-Y4", "SB-6.6")
def test_a_special_building_makes_room_for_one_more() -> None:
    table = supported(east(), "saba", "aksum")
    table.building("nubian_pyramid", "babylon", "ur")
    table.tokens("saba", "ur", 9)
    table.advances("saba", "public_works")
    table.phase(5)
    table.does("saba", "ur")
    assert table.moves("saba") == ["none", "ur", "ur*2"]
    table.defaults("saba")
    assert table.at("saba", "ur") == 2


# --- then surplus and support


@pytest.mark.clause("ME-Y1", "ME-Y7")
def test_a_city_nobody_can_support_is_reduced_at_once() -> None:
    table = east()
    table.tokens("saba", "ur", 6)
    table.phase(5)
    table.does("saba", "ur")
    assert (table.owner("ur"), table.at("saba", "ur")) == (None, 2)


@pytest.mark.clause("ME-Y3")
def test_random_builders_build_and_stay_within_the_rules() -> None:
    dice = Dice(b"masons")
    built = 0
    for _ in range(40):
        table = supported(east(), "saba", "aksum", "meroe", "aria")
        table.tokens("saba", "sumeria", 3)
        table.tokens("saba", "mari", 3)
        table.tokens("saba", "teredon", 4)
        table.tokens("saba", "ur", 7)
        table.treasury("saba", 9)
        table.advances("saba", "architecture", "urbanism", "public_works")
        table.phase(5)
        while table.asked():
            options = table.options("saba")
            table.does("saba", options.write(options.sample(dice)))
        built += len(table.cities_of("saba"))
    assert built > 40
