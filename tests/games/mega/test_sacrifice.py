"""Giving up special buildings for trade points (SB-7)."""

import pytest

from tests.games.mega.acquiring import (
    BRONZE,
    building,
    buys_alone,
    eastern,
    everybody_else,
    held,
    paid,
    ready_to_order,
    standing,
)
from tests.games.mega.table import Table
from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import (
    available_buildings,
    sacrificable_buildings,
    sacrifice,
    sacrifice_refusal,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    budget,
    card_points,
    payment_refusal,
)
from ziggurat.games.mega.terms import NOTHING


def owner(*cities: str, tokens: int = 4, place: str = "ur") -> Table:
    """Babylon with cities, tokens elsewhere, and the Apadama Palace in one of the cities."""
    table = eastern()
    table.turn(4)
    table.step("babylon", BRONZE)
    table.city("babylon", *(cities or ("ur",)))
    table.tokens("babylon", "babylonia", tokens)
    table.building("apadama_palace", "babylon", place)
    table.log()
    return table


def larger(table: Table, kind: str, sacrificed: str = "apadama_palace", **cards: int) -> int:
    """What cards are worth when a building makes the set of a kind larger."""
    payment = paid(table, **cards)
    payment.bonus = table.code(kind)
    number = building(table, sacrificed)
    refusal = payment_refusal(table.state, table.player("babylon"), payment, 1, number)
    assert refusal is None, refusal
    return card_points(table.state, payment)


@pytest.mark.clause("SB-7.1", "SB-7.2", "SB-7.12")
def test_ex_sb19_an_incomplete_set_counts_one_card_more() -> None:
    table = owner()
    table.hand("babylon", silk=3, jade=2)
    assert larger(table, "silk", silk=3) == 144
    assert larger(table, "jade", jade=2) == 63
    table.treasury("babylon", 1)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "buy literacy; pay silk*3+treasury 1", "ME-V6")
    table.does("babylon", "buy literacy; give apadama_palace for silk; pay silk*3")
    assert held(table, "babylon") == ["literacy"]


@pytest.mark.clause("SB-7.4")
def test_ex_sb20_a_complete_set_does_not_count_more() -> None:
    table = owner()
    table.hand("babylon", silk=4, jade=1)
    ready_to_order(table, "babylon")
    assert table.refuses(
        "babylon", "buy literacy; give apadama_palace for silk; pay silk*4", "SB-7.4"
    )
    assert table.can("babylon", "buy literacy; give apadama_palace for jade; pay silk*4+jade")


@pytest.mark.clause("SB-7.3", "SB-7.12")
def test_ex_sb21_both_effects_on_one_set_as_long_as_it_is_not_complete() -> None:
    table = owner()
    table.advances("babylon", "trade_empire")
    table.hand("babylon", silk=2, pearls=1)
    payment = paid(table, silk=2)
    payment.bonus = payment.helped = table.code("silk")
    payment.substitute = table.code("pearls")
    number, player = building(table, "apadama_palace"), table.player("babylon")
    assert payment_refusal(table.state, player, payment, 100, number) is None
    assert card_points(table.state, payment) == 144
    table.hand("babylon", silk=3, pearls=1)
    payment.cards = paid(table, silk=3).cards
    refusal = payment_refusal(table.state, player, payment, 100, number)
    assert str(refusal).startswith("SB-7.12")


@pytest.mark.clause("SB-7.3", "SB-7.12")
def test_ex_sb22_both_effects_on_different_sets() -> None:
    table = owner()
    table.advances("babylon", "trade_empire")
    table.hand("babylon", spice=3, tea=1, salt=2)
    payment = paid(table, spice=3, salt=2)
    payment.helped, payment.substitute = table.code("spice"), table.code("tea")
    payment.bonus = table.code("salt")
    number, player = building(table, "apadama_palace"), table.player("babylon")
    assert payment_refusal(table.state, player, payment, 139, number) is None
    assert card_points(table.state, payment) == 139
    assert budget(table.state, player, number) == 5 * 5 * 7 + 12, "both on Spice are worth more"


@pytest.mark.clause("SB-7.5", "ME-Y7")
def test_ex_sb23_the_token_goes_and_then_a_city_that_is_not_supported() -> None:
    table = owner("ur", "susa", "mari", "chaldaea", "nafud", tokens=4)
    table.tokens("babylon", "mesopotamia", 3)
    table.tokens("babylon", "jordan", 2)
    table.tokens("babylon", "ur", 1)
    buys_alone(table, "babylon", "give apadama_palace")
    assert (table.decision(), table.asked()) == ("support", ["babylon"])
    assert table.at("babylon", "ur") == 0
    table.does("babylon", "nafud")
    assert (len(table.cities_of("babylon")), table.state.on_board[1]) == (4, 10)
    assert table.asked() == []


@pytest.mark.clause("SB-7.5")
def test_ex_sb24_public_works_keep_the_token() -> None:
    table = owner("ur", "susa", "mari", "chaldaea", "nafud", tokens=4)
    table.advances("babylon", "public_works")
    table.tokens("babylon", "mesopotamia", 3)
    table.tokens("babylon", "jordan", 2)
    table.tokens("babylon", "ur", 1)
    buys_alone(table, "babylon", "give apadama_palace")
    assert (table.at("babylon", "ur"), len(table.cities_of("babylon"))) == (1, 5)
    assert table.asked() == []


@pytest.mark.clause("SB-7.5")
def test_nobody_else_is_checked() -> None:
    table = owner()
    table.tokens("persia", "gerrha", 3)
    table.city("persia", "persepolis", "bat", "liyan")
    buys_alone(table, "babylon", "give apadama_palace")
    assert (table.at("persia", "gerrha"), len(table.cities_of("persia"))) == (3, 3)


@pytest.mark.clause("SB-7.6", "SB-7.7")
def test_ex_sb25_any_other_building_may_be_built_at_once_and_others_may_take_that_one() -> None:
    table = owner()
    table.treasury("babylon", 40)
    table.step("parthia", BRONZE)
    table.city("parthia", "nisa")
    table.tokens("parthia", "aria", 2)
    table.treasury("parthia", 40)
    table.phase(12)
    assert table.refuses("babylon", "give apadama_palace; build apadama_palace", "SB-7.7")
    assert table.refuses("babylon", "claim give apadama_palace; build apadama_palace", "SB-7.7")
    table.does("babylon", "claim give apadama_palace; build giant_ziggurat")
    table.does("parthia", "wait")
    everybody_else(table)
    assert standing(table) == {"giant_ziggurat": "ur"}
    table.does("parthia", "claim build apadama_palace")
    assert standing(table) == {"giant_ziggurat": "ur", "apadama_palace": "nisa"}


@pytest.mark.clause("SB-7.9")
def test_ex_sb27_in_a_later_turn_it_may_be_built_again() -> None:
    table = owner()
    table.treasury("babylon", 40)
    buys_alone(table, "babylon", "give apadama_palace")
    palace = building(table, "apadama_palace")
    assert palace not in available_buildings(table.state, 1)
    table.course(13)
    assert table.state.turn == 5
    assert palace in available_buildings(table.state, 1)


@pytest.mark.clause("SB-7.10")
def test_ex_sb28_not_in_the_turn_in_which_it_was_built() -> None:
    table = eastern()
    table.turn(4)
    table.step("babylon", BRONZE)
    table.city("babylon", "babylon")
    table.tokens("babylon", "babylonia", 2)
    table.treasury("babylon", 40)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "build giant_ziggurat; give giant_ziggurat", "SB-7.1")
    table.building("nubian_pyramid", "nubia", "napata", turn=4)
    table.city("babylon", "napata")
    assert table.refuses("babylon", "give nubian_pyramid", "SB-7.10"), "by nobody"
    table.turn(5)
    assert table.can("babylon", "give nubian_pyramid")


@pytest.mark.clause("SB-7.1")
def test_ex_sb29_only_one_building_is_sacrificed() -> None:
    table = owner("ur", "napata", tokens=4)
    table.building("nubian_pyramid", "nubia", "napata")
    ready_to_order(table, "babylon")
    assert not table.can("babylon", "give apadama_palace; give nubian_pyramid")
    table.does("babylon", "give apadama_palace")
    assert standing(table) == {"nubian_pyramid": "napata"}
    refusal = sacrifice_refusal(table.state, 1, building(table, "nubian_pyramid"))
    assert str(refusal).startswith("SB-7.1")
    assert sacrificable_buildings(table.state, 1) == []


@pytest.mark.clause("SB-7.1", "SB-7.13")
def test_ex_sb30_who_gives_up_anothers_building_frees_that_region() -> None:
    table = owner("ur")
    table.city("persia", "ur")
    table.step("persia", BRONZE)
    table.city("persia", "persepolis")
    table.tokens("persia", "persis", 3)
    table.tokens("persia", "carmania", 3)
    table.treasury("persia", 30)
    table.city("babylon", "susa")
    table.treasury("babylon", 30)
    table.phase(12)
    table.does("persia", "claim give apadama_palace; build nubian_pyramid")
    table.does("babylon", "wait")
    everybody_else(table)
    assert owned_building(table.state, table.player("babylon")) == NOTHING
    assert standing(table) == {"nubian_pyramid": "persepolis"}
    table.does("babylon", "claim build apadama_palace")
    assert standing(table) == {"nubian_pyramid": "persepolis", "apadama_palace": "susa"}


@pytest.mark.clause("SB-7.1")
def test_ex_sb31_owning_without_a_unit_there_is_not_enough() -> None:
    table = owner("susa", place="ur")
    table.treasury("babylon", 50)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "give apadama_palace", "SB-7.1")
    table.tokens("babylon", "ur", 1)
    assert table.can("babylon", "give apadama_palace")
    table.tokens("persia", "ur", 1)
    assert table.refuses("babylon", "give apadama_palace", "SB-7.1")
    assert table.refuses("babylon", "give nubian_pyramid", "SB-7.1")


@pytest.mark.clause("SB-8.3", "SB-7.1")
def test_ex_sb33_a_building_of_another_can_be_given_up_for_trade_points() -> None:
    table = eastern()
    table.turn(4)
    table.building("nubian_pyramid", "nubia", "napata")
    table.city("babylon", "napata")
    table.tokens("babylon", "babylonia", 2)
    table.hand("babylon", silk=2)
    buys_alone(table, "babylon", "buy mysticism; give nubian_pyramid for silk; pay silk*2")
    assert (held(table, "babylon"), standing(table)) == (["mysticism"], {})


@pytest.mark.clause("SB-8.4", "SB-7.7")
def test_ex_sb35_after_a_sacrifice_against_regression_another_may_be_made() -> None:
    table = owner("ur", "napata", tokens=4)
    table.building("nubian_pyramid", "nubia", "napata")
    table.treasury("babylon", 30)
    table.enters(sacrifice(table.state, 1, building(table, "apadama_palace")))
    assert table.state.has_sacrificed == [0] * 5
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "build apadama_palace", "SB-7.7")
    table.does("babylon", "give nubian_pyramid; build giant_ziggurat")
    assert standing(table) == {"giant_ziggurat": "ur"}


@pytest.mark.clause("SB-7.5", "SB-7.15")
def test_ex_sb49_neither_advance_nor_building_of_the_transaction_helps_in_the_check() -> None:
    table = owner()
    table.tokens("babylon", "ur", 1)
    table.hand("babylon", silk=4, pearls=4)
    order = "buy public_works; give apadama_palace; build giant_ziggurat; pay silk*4+pearls*4"
    buys_alone(table, "babylon", order)
    assert table.at("babylon", "ur") == 0
    assert (held(table, "babylon"), standing(table)) == (["public_works"], {"giant_ziggurat": "ur"})
    table.tokens("babylon", "ur", 2)
    table.phase(11)
    assert table.at("babylon", "ur") == 2


@pytest.mark.clause("SB-2.7", "SB-7.15")
def test_ex_sb50_who_loses_his_only_city_at_home_in_the_check_builds_nothing() -> None:
    table = owner("ur", tokens=1)
    table.tokens("babylon", "ur", 1)
    table.treasury("babylon", 40)
    buys_alone(table, "babylon", "give apadama_palace; build giant_ziggurat")
    assert (table.cities_of("babylon"), standing(table)) == ([], {})
    assert table.in_treasury("babylon") == 40, "the price drops out of the sum"
    assert "goes without The Giant Ziggurat" in table.told()


@pytest.mark.clause("SB-7.15", "SB-2.6")
def test_where_the_city_named_is_lost_in_the_check_another_is_chosen() -> None:
    table = owner("ur", "susa", "mari", tokens=4)
    table.tokens("babylon", "jordan", 1)
    table.tokens("babylon", "ur", 1)
    table.treasury("babylon", 40)
    ready_to_order(table, "babylon")
    table.does("babylon", "give apadama_palace; build giant_ziggurat at ur")
    assert table.decision() == "support"
    table.does("babylon", "ur")
    assert (table.decision(), table.moves("babylon")) == ("another-place", ["mari", "susa"])
    assert "Giant Ziggurat" in table.prompt("babylon")
    table.does("babylon", "mari")
    assert standing(table) == {"giant_ziggurat": "mari"}


@pytest.mark.clause("SB-7.15", "SB-2.5")
def test_where_one_place_is_left_it_is_taken_at_once() -> None:
    table = owner("ur", "susa", tokens=2)
    table.tokens("babylon", "jordan", 1)
    table.tokens("babylon", "ur", 1)
    table.treasury("babylon", 40)
    ready_to_order(table, "babylon")
    table.does("babylon", "give apadama_palace; build giant_ziggurat at ur")
    table.does("babylon", "ur")
    assert standing(table) == {"giant_ziggurat": "susa"}


@pytest.mark.clause("SB-7.4", "SB-7.16")
def test_ex_sb51_a_set_held_whole_is_complete_though_only_part_is_turned_in() -> None:
    table = owner()
    table.hand("babylon", silk=4)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "buy deism; give apadama_palace for silk; pay silk*3", "SB-7.4")
    table.hand("babylon", silk=3)
    assert larger(table, "silk", silk=2) == 81


@pytest.mark.clause("SB-7.2")
def test_the_card_more_is_for_a_set_turned_in_and_for_who_sacrifices() -> None:
    table = owner()
    table.hand("babylon", silk=3, salt=4)
    table.treasury("babylon", 20)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "buy deism; give apadama_palace for salt; pay silk*3", "SB-7.2")
    answer = list(table.options("babylon").read("buy deism; pay silk*3"))
    answer[4] = table.code("silk")
    assert str(table.options("babylon").refusal(tuple(answer))).startswith("SB-7.2")


@pytest.mark.clause("SB-7.12")
def test_one_card_alone_counts_as_two() -> None:
    table = owner()
    table.hand("babylon", silk=1)
    assert larger(table, "silk", silk=1) == 36


@pytest.mark.clause("SB-7.6")
def test_a_sacrificed_building_is_in_the_supply_at_once() -> None:
    table = owner()
    buys_alone(table, "babylon", "give apadama_palace")
    assert building(table, "apadama_palace") in available_buildings(table.state, 0)
    assert table.state.builder[building(table, "apadama_palace")] == -1
    assert "Babylon gives up The Apadama Palace in Ur." in table.told()


@pytest.mark.clause("SB-7.13")
def test_who_gives_up_his_own_may_build_in_the_same_place() -> None:
    table = owner()
    table.treasury("babylon", 40)
    buys_alone(table, "babylon", "give apadama_palace; build giant_ziggurat")
    assert standing(table) == {"giant_ziggurat": "ur"}


@pytest.mark.clause("SB-7.13", "SB-2.2")
def test_who_gives_up_anothers_but_owns_one_may_not_build() -> None:
    table = owner("ur", "napata", tokens=4)
    table.building("nubian_pyramid", "nubia", "napata")
    table.treasury("babylon", 40)
    ready_to_order(table, "babylon")
    assert table.refuses("babylon", "give nubian_pyramid; build giant_ziggurat", "SB-2.2")


@pytest.mark.clause("SB-7.18", "SB-2.9")
def test_ex_sb54_a_building_of_the_other_block_goes_back_to_its_own_supply() -> None:
    table = Table(players=12)
    table.turn(4)
    table.step("minoa", 10)
    table.city("minoa", table.home("minoa"), table.home("nubia"))
    table.building("nubian_pyramid", "nubia", table.home("nubia"))
    for name in table.region("minoa"):
        if table.owner(name) is None:
            table.tokens("minoa", name, table.state.lookup.limit[table.area(name)])
    table.treasury("minoa", 40)
    table.phase(12)
    assert table.refuses("minoa", "give nubian_pyramid; build giant_ziggurat", "SB-2.9")
    table.does("minoa", "claim give nubian_pyramid; build palace_of_knossos")
    everybody_else(table)
    player = table.player("minoa")
    assert building(table, "nubian_pyramid") not in available_buildings(table.state, player)
    assert building(table, "nubian_pyramid") in available_buildings(
        table.state, table.player("saba")
    )
    assert list(standing(table)) == ["palace_of_knossos"]


@pytest.mark.clause("SB-7.17")
def test_advances_and_sacrifice_stand_though_the_building_cannot_be_placed() -> None:
    table = owner("ur", tokens=1)
    table.tokens("babylon", "ur", 1)
    table.hand("babylon", silk=3)
    table.treasury("babylon", 10)
    order = "buy literacy; give apadama_palace for silk; build giant_ziggurat; pay silk*3"
    buys_alone(table, "babylon", order)
    assert (held(table, "babylon"), table.cards_of("babylon")) == (["literacy"], {})
    assert (table.in_treasury("babylon"), standing(table)) == (10, {})
