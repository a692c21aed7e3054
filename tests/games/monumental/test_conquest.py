"""Conquering Provinces: who, what for, with which units, in which order (MO-7)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.conquest.campaign import Conquest


def greeks_attack(military: int, **modules: int) -> Table:
    """Greeks with so much Military at home, Egyptians over there."""
    table = ground("greek", "egyptian", **modules)
    table.supply("greek", military=military)
    return table


@pytest.mark.clause("MO-5.5", "MO-6.5", "MO-7.3", "MO-7.5.1", "MO-7.5.2", "MO-7.6", "MO-7.6.1")
def test_ex_31_unconquered_plains_with_barbarians() -> None:
    table = greeks_attack(2)
    table.token("B3", "barb_a")
    assert table.defence("B3") == 2
    table.does("greek", "conquer B3")
    assert (table.owner("B3"), table.soldiers("B3"), table.soldiers("B2")) == ("greek", 2, 7)
    assert table.decision() == "take-spoils"
    assert table.moves("greek") == ["1", "2"]
    table.does("greek", "2")
    assert table.has("greek") == "2P"


@pytest.mark.clause("MO-7.3")
def test_ex_32_too_few_units_in_reach() -> None:
    table = greeks_attack(5)
    table.token("A3", "barb_a")
    for label in ("A1", "A2", "B1", "C1", "C2", "D1"):
        table.holds("greek", label, 1)
    table.holds("greek", "B3", 0, warlord=True)
    assert (table.defence("A3"), table.soldiers("B2")) == (4, 3)
    assert "4 units must move in; 3 can come" in table.refuses("greek", "conquer A3", "MO-7.3")
    assert table.refuses("greek", "conquer A3 with warlord", "MO-7.3")


@pytest.mark.clause("MO-7.4", "MO-5.6.1")
def test_ex_33_not_more_than_needed_but_more_may_follow() -> None:
    table = greeks_attack(3)
    table.token("B3", "barb_a")
    table.does("greek", "conquer B3", "1")
    assert table.soldiers("B3") == 2
    table.does("greek", "march B2")
    assert (table.soldiers("B3"), table.amount("greek", "military")) == (3, 0)


@pytest.mark.clause("MO-7.4")
def test_a_number_of_units_that_is_not_allowed_is_refused() -> None:
    table = greeks_attack(4, heroes=1)
    table.hero("greek", "hannibal")
    table.does("greek", "conquer A3")
    assert table.moves("greek") == ["2", "3"]
    assert str(table.options("greek").refusal((4,))).startswith("MO-7.4")
    table.does("greek", "2")
    assert table.soldiers("A3") == 2


@pytest.mark.clause("MO-5.6.2", "MO-7.3")
def test_ex_34_a_garrison_stays_unless_an_outpost_does() -> None:
    table = greeks_attack(9)
    table.state.warlord[0] = table.tile("B2")
    table.holds("greek", "B1", 8)
    table.holds("greek", "C1", 1)
    assert table.soldiers("B2") == 0
    table.token("C2")
    table.does("greek", "conquer C2")
    assert (table.soldiers("B1"), table.soldiers("C1")) == (7, 1)

    lonely = greeks_attack(9)
    lonely.holds("greek", "C4", 1)
    lonely.holds("greek", "B1", 8)
    assert "0 can come" in lonely.refuses("greek", "conquer D4", "MO-7.3")
    lonely.state.outpost[lonely.tile("C4")] = 1
    lonely.state.outposts_left[0] -= 1
    lonely.does("greek", "conquer D4")
    assert (lonely.soldiers("C4"), lonely.soldiers("D4")) == (0, 1)


@pytest.mark.clause("MO-7.3")
def test_units_come_from_afar_through_the_own_land_only() -> None:
    table = greeks_attack(9)
    table.holds("greek", "C5", 2)
    table.holds("greek", "B3", 1)
    table.token("C3")
    table.does("greek", "conquer C4")
    assert table.decision() == "act", "only the Soldier of C5 and those of the Capital can come"
    assert (table.soldiers("C5"), table.soldiers("B2"), table.soldiers("C4")) == (1, 6, 1)


@pytest.mark.clause("MO-7.3")
def test_where_soldiers_come_from_is_asked_only_if_there_is_a_choice() -> None:
    table = greeks_attack(9)
    table.token("C3")
    table.holds("greek", "B3", 3)
    table.does("greek", "conquer A3")
    assert table.decision() == "muster"
    assert table.moves("greek") == ["B2=1+B3=2", "B2=2+B3=1", "B2=3"]
    assert table.refuses("greek", "B3=3", "MO-7.3")
    table.does("greek", "B2=1+B3=2")
    assert (table.soldiers("B2"), table.soldiers("B3"), table.soldiers("A3")) == (5, 1, 3)


@pytest.mark.clause("MO-7.3")
def test_who_does_not_say_sends_soldiers_of_the_capital() -> None:
    table = greeks_attack(9)
    table.holds("greek", "B1", 3)
    table.does("greek", "conquer A3")
    table.defaults("greek")
    assert (table.soldiers("B2"), table.soldiers("B1"), table.soldiers("A3")) == (3, 3, 3)


@pytest.mark.clause("MO-7.3", "MO-5.6.2")
def test_the_warlord_leaves_no_province_empty() -> None:
    table = greeks_attack(9)
    table.holds("greek", "B1", 0, warlord=True)
    assert table.refuses("greek", "conquer C1 with warlord", "MO-7.3")
    table.holds("greek", "B1", 1)
    table.does("greek", "conquer C1 with warlord")
    assert (table.warlord_at("greek"), table.soldiers("C1"), table.soldiers("B1")) == ("C1", 2, 1)


@pytest.mark.clause("MO-6.5", "MO-7.5.6", "MO-7.7", "MO-5.4.4", "MO-5.4.5")
def test_ex_36_attacking_a_player() -> None:
    table = greeks_attack(7)
    table.holds("egyptian", "A1", 2, warlord=True)
    table.wonder_at("A1", "great_library")
    table.holds("greek", "B1", 1)
    assert table.defence("A1") == 2 + 3 + 2
    table.does("greek", "conquer A1")
    assert (table.owner("A1"), table.soldiers("A1")) == ("greek", 7)
    assert (table.soldiers("D5"), table.warlord_at("egyptian")) == (9, "D5")
    assert table.state.wonder_at[table.tile("A1")] == table.kind("great_library")
    assert table.amount("greek", "military") == 0


@pytest.mark.clause("MO-7.5.6", "MO-5.7.3")
def test_a_conquered_outpost_goes_home_and_can_be_built_again() -> None:
    table = greeks_attack(9)
    table.holds("egyptian", "B1", 0, outpost=True)
    assert table.state.outposts_left[1] == 1
    table.does("greek", "conquer B1")
    assert table.state.outposts_left[1] == 2
    assert not table.state.outpost[table.tile("B1")]


@pytest.mark.clause("MO-7.4", "AE-9.1")
def test_ex_38_a_discount_never_lowers_the_cost_below_one() -> None:
    table = greeks_attack(1)
    table.active("greek", "metal_casting")
    assert table.defence("C2") == 1
    table.does("greek", "conquer C2")
    assert (table.amount("greek", "military"), table.soldiers("C2")) == (0, 1)


@pytest.mark.clause("AE-9.1", "MO-7.4")
def test_ex_39_fewer_units() -> None:
    table = greeks_attack(1)
    table.active("greek", "gunpowder")
    table.does("greek", "use gunpowder")
    assert table.amount("greek", "military") == 3
    table.does("greek", "conquer C1")
    assert (table.decision(), table.moves("greek")) == ("strength", ["2", "3"])
    table.does("greek", "2")
    assert (table.soldiers("C1"), table.amount("greek", "military")) == (2, 0)
    table.supply("greek", military=3)
    table.does("greek", "conquer A3", "B2=3")
    assert table.soldiers("A3") == 3, "only the next conquest moves fewer"


@pytest.mark.clause("AE-9.1")
def test_fewer_units_are_never_fewer_than_one() -> None:
    table = greeks_attack(1)
    table.active("greek", "gunpowder")
    table.does("greek", "use gunpowder", "conquer C2")
    assert (table.decision(), table.soldiers("C2")) == ("act", 1)


@pytest.mark.clause("MO-7.4")
def test_miyamoto_musashi_may_conquer_alone() -> None:
    table = ground("japanese", "egyptian")
    table.supply("japanese", military=3)
    table.does("japanese", "conquer C1 with warlord")
    assert table.moves("japanese") == ["1", "3"]
    table.does("japanese", "1")
    assert (table.soldiers("C1"), table.warlord_at("japanese")) == (0, "C1")
    assert table.amount("japanese", "military") == 0, "the Military is paid in full"


@pytest.mark.clause("MO-7.9", "MO-7.5.10")
def test_ex_41_the_warlord_effect_works_once_a_turn() -> None:
    table = ground("egyptian", "greek")
    table.supply("egyptian", military=2)
    table.token("B1")
    table.does("egyptian", "conquer C2 with warlord")
    assert table.amount("egyptian", "production") == 2
    table.holds("egyptian", "C2", 1)
    table.does("egyptian", "conquer B1 with warlord")
    assert table.amount("egyptian", "production") == 2


@pytest.mark.clause("MO-7.5.11", "AE-5.1.2")
def test_ex_122_what_ramesses_brings_can_become_gold_at_mines() -> None:
    table = ground("egyptian", "greek")
    table.holds("egyptian", "B4", 9, warlord=True)
    table.supply("egyptian", military=2)
    table.does("egyptian", "conquer B5 with warlord")
    assert (table.decision(), table.has("egyptian")) == ("mine-gold", "2P")
    table.does("egyptian", "2")
    assert table.has("egyptian") == "2G"


@pytest.mark.clause("MO-7.5.11")
def test_the_warlords_effect_comes_before_the_token_is_turned_up() -> None:
    table = ground("egyptian", "greek")
    table.supply("egyptian", military=2)
    table.token("B3", "barb_a")
    table.does("egyptian", "conquer B3 with warlord")
    assert (table.decision(), table.has("egyptian")) == ("take-spoils", "2P")
    told = table.told()
    assert told.index("Ramesses II") < told.index("reveals")


@pytest.mark.clause("MO-7.9", "AE-10.4")
def test_a_conquest_without_the_warlord_is_none_with_it() -> None:
    table = ground("egyptian", "greek")
    table.supply("egyptian", military=1)
    table.does("egyptian", "conquer C2")
    assert table.amount("egyptian", "production") == 0


@pytest.mark.clause("AE-4.3.5", "AE-4.3.6", "AE-10.4", "AE-4.3.15")
def test_ex_40_ramesses_barbarians_and_the_altar_in_continuous_play() -> None:
    table = ground("egyptian", "greek", continuous=1)
    table.active("egyptian", "warrior_priest_altar")
    table.supply("egyptian", military=2)
    table.token("B3", "barb_a")
    table.does("egyptian", "conquer B3 with warlord", "1")
    assert table.has("egyptian") == "2P 1G"
    assert table.asked() == ["greek"], "the altar would be another turn action"
    table.does("greek", "pass")
    table.does("egyptian", "use warrior_priest_altar")
    assert table.amount("egyptian", "culture") == 1


@pytest.mark.clause("MO-7.2", "MO-5.6.3")
def test_only_neighbours_of_the_own_land_can_be_attacked() -> None:
    table = greeks_attack(9)
    assert table.refuses("greek", "conquer C4", "MO-7.2")
    table.holds("greek", "B1", 1)
    assert table.refuses("greek", "conquer B1", "MO-7.2")
    assert table.can("greek", "conquer A1")


@pytest.mark.clause("MO-7.1")
def test_control_lasts_until_somebody_conquers() -> None:
    table = greeks_attack(5)
    table.holds("egyptian", "C2", 1)
    assert table.owner("C2") == "egyptian"
    table.does("greek", "conquer C2")
    assert table.owner("C2") == "greek"
    assert not any("abandon" in move or "leave" in move for move in table.moves("greek"))


@pytest.mark.clause("MO-7.3", "MO-3.4")
def test_gold_stands_for_military_and_nothing_else_does() -> None:
    table = greeks_attack(1)
    table.supply("greek", military=1, gold=1, production=5)
    assert table.refuses("greek", "conquer C1", "MO-7.3")
    table.token("B3", "barb_a")
    table.does("greek", "conquer B3", "1")
    assert (table.amount("greek", "military"), table.amount("greek", "gold")) == (0, 1)


@pytest.mark.clause("MO-7.6.2")
def test_a_free_city_gives_culture_or_its_other_gain() -> None:
    table = greeks_attack(3)
    table.token("C2", "city_b")
    table.does("greek", "conquer C2")
    assert table.decision() == "take-spoils"
    table.does("greek", "1")
    assert table.amount("greek", "culture") == 1


@pytest.mark.clause("MO-7.6.2")
def test_a_free_city_may_give_resources_of_choice() -> None:
    table = greeks_attack(3)
    table.token("C2", "city_a")
    table.does("greek", "conquer C2", "2", "production=3+science=1")
    assert table.has("greek") == "3P 1S"


@pytest.mark.clause("MO-7.6.3")
def test_the_token_then_lies_in_the_conquerors_play_area() -> None:
    table = greeks_attack(2)
    table.token("B3", "barb_b")
    table.does("greek", "conquer B3", "1")
    assert table.ids(table.state.loot[0]) == ["barb_b"]
    assert table.state.token[table.tile("B3")] == -1
    table.does("greek", "end")
    assert table.ids(table.state.loot[0]) == ["barb_b"]


@pytest.mark.clause("MO-7.8", "MO-5.8.2")
def test_tokens_markets_and_explorers_are_not_affected() -> None:
    table = greeks_attack(2)
    table.holds("greek", "B3", 1)
    table.holds("egyptian", "C4", 1)
    table.explorers("egyptian", "C4", "D5")
    stacked = table.state.market_left[table.tile("C4")]
    table.holds("greek", "C3", 1)
    table.does("greek", "conquer C4")
    assert table.explorers_at("egyptian") == ["C4", "D5"]
    assert table.state.deposits[2 * table.tile("C4") + 1] == 1
    assert table.state.market_left[table.tile("C4")] == stacked > 0


@pytest.mark.clause("MO-7.5.7", "MO-1.9")
def test_spoils_come_with_the_first_conquest_only() -> None:
    table = greeks_attack(9)
    table.token("B3", "barb_a")
    table.does("greek", "conquer B3", "1")
    assert table.state.explored[table.tile("B3")] == 1
    table.holds("egyptian", "C4", 7)
    table.supply("egyptian", military=9)
    table.holds("egyptian", "C3", 1)
    table.acts("egyptian")
    table.does("egyptian", "conquer B3")
    assert (table.owner("B3"), table.decision()) == ("egyptian", "act")


@pytest.mark.clause("MO-7.5")
def test_the_steps_of_a_conquest_come_in_the_order_of_the_rules() -> None:
    assert [step.__name__ for step in Conquest.steps] == [
        "name_units",
        "muster",
        "give_entry_tokens",
        "pay_for_conquest",
        "meet_hidden_forces",
        "face_toll",
        "move_in",
        "warlord_reacts",
        "take_exploration_token",
        "warlord_takes_both",
        "gain_harbor_benefit",
        "discover_natural_wonder",
        "work_mines",
        "rest_at_oasis",
        "suffer_desert",
        "earn_malian_gold",
        "leave_hidden_forces",
        "cards_react",
    ]


@pytest.mark.clause("MO-7.5.10")
def test_policies_and_heroes_react_after_the_spoils() -> None:
    table = greeks_attack(2, heroes=1)
    table.hero("greek", "yaa_asantewaa")
    table.token("B3", "barb_a")
    table.does("greek", "conquer B3")
    assert table.amount("greek", "culture") == 0
    table.does("greek", "1")
    assert table.amount("greek", "culture") == 1


@pytest.mark.clause("MO-14.17")
def test_a_province_of_an_automa_can_be_conquered_like_any_other() -> None:
    table = ground("greek", "egyptian", automas=1)
    table.supply("greek", military=3)
    table.holds("egyptian", "B1", 1, warlord=True)
    table.does("greek", "conquer B1")
    assert (table.owner("B1"), table.soldiers("D5"), table.warlord_at("egyptian")) == (
        "greek",
        9,
        "D5",
    )
