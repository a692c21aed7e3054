"""Tokens attack cities: strength, failure, success, spoils, order (ME-F11 to ME-F18, SB-5)."""

import pytest

from tests.games.mega.table import Table
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import (
    attack,
    card_in_hand,
    tokens_needed,
    tokens_replacing,
)
from ziggurat.games.mega.terms import NOBODY, NOTHING
from ziggurat.kernel.errors import Broken


def east() -> Table:
    """Saba, Babylon, Persia, Nubia and Parthia, ranked in this order."""
    return Table("saba", "babylon", "persia", "nubia", "parthia")


def attacked(tokens: int, area: str = "ur") -> Table:
    """A city of Babylon in an area of limit 2, attacked by Saba."""
    table = east()
    table.city("babylon", area)
    table.tokens("saba", area, tokens)
    return table


# --- strength


@pytest.mark.clause("ME-F2", "ME-F4", "ME-F12")
def test_ex_23_tokens_beside_the_city_fight_first() -> None:
    table = attacked(7)
    table.tokens("babylon", "ur", 2)
    table.phase(4)
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (0, 0)
    assert table.owner("ur") == "babylon"
    assert "6 of 7 tokens needed" in table.told()

    table = attacked(8)
    table.tokens("babylon", "ur", 2)
    table.phase(4)
    assert table.owner("ur") is None
    assert table.decision() == "plunder"


@pytest.mark.clause("ME-F14", "ME-F14.1", "ME-F18")
def test_ex_24_a_city_falls_to_seven_tokens() -> None:
    table = attacked(7)
    table.treasury("babylon", 10)
    table.hand("babylon", salt=1, wine=2)
    table.dice(1)
    table.phase(4)
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (2, 0)
    assert (table.cards_of("saba"), table.cards_of("babylon")) == (
        {"wine": 1},
        {"salt": 1, "wine": 1},
    )
    stock = table.in_stock("saba")
    assert table.moves("saba") == ["0", "1", "2", "3"]
    table.does("saba", "3")
    assert (table.in_treasury("saba"), table.in_stock("saba")) == (3, stock - 3)
    assert table.in_treasury("babylon") == 10
    assert not table.asked()


@pytest.mark.clause("ME-F14")
def test_a_city_is_told_to_be_taken_only_once_nobody_defends_it_any_more() -> None:
    table = attacked(7)
    table.phase(4)
    told = table.told().splitlines()
    storm = told.index("Saba storms the city of Babylon in Ur; 6 tokens defend it.")
    assert "Saba takes the city of Babylon in Ur." in told[storm + 2 :], "after the fight"
    table = attacked(7)
    table.advances("babylon", "metalworking")
    table.phase(4)
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (1, 1), "they share the area"
    assert "takes the city" not in table.told()


@pytest.mark.clause("ME-F14", "ME-G16")
def test_barbarians_are_many_who_storm_and_take_a_city() -> None:
    table = attacked(0)
    table.barbarians("ur", 7)
    table.enters(attack(table.state, table.area("ur"), table.state.wild, 0))
    told = table.told()
    assert "The barbarians storm the city of Babylon in Ur; 6 tokens defend it." in told
    assert "The barbarians take the city of Babylon in Ur." in told


@pytest.mark.clause("ME-F12", "ME-AD-ENGINEERING")
def test_ex_25_engineering_of_attacker_or_defender() -> None:
    table = attacked(6)
    table.advances("saba", "engineering")
    table.phase(4)
    assert "5 tokens defend it" in table.told()
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (2, 0)

    table = attacked(7)
    table.advances("babylon", "engineering")
    table.phase(4)
    assert (table.at("saba", "ur"), table.owner("ur")) == (0, "babylon")

    table = attacked(8)
    table.advances("babylon", "engineering")
    table.phase(4)
    assert "7 tokens defend it" in table.told()

    table = attacked(6)
    for civilization in ("saba", "babylon"):
        table.advances(civilization, "engineering")
    assert tokens_needed(table.state, 0, 1) == 7
    assert tokens_replacing(table.state, 0, 1) == 6
    table.phase(4)
    assert table.owner("ur") == "babylon"


@pytest.mark.clause("ME-F14")
def test_ex_26_a_defender_with_a_small_stock_places_what_he_has() -> None:
    table = attacked(7)
    table.stock("babylon", 4)
    table.phase(4)
    assert "4 tokens defend it" in table.told()
    assert table.in_stock("babylon") == 4, "those who fell are back in stock"
    # 4 against 7 in an area of limit 2: Babylon loses all four, Saba three.
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (4, 0)


@pytest.mark.clause("ME-F16", "ME-G16")
def test_ex_27_a_pirate_city_is_replaced_by_barbarians() -> None:
    table = east()
    table.pirates("zafar")
    table.tokens("saba", "zafar", 7)
    table.phase(4)
    assert table.owner("zafar") is None
    assert (table.at("saba", "zafar"), table.at("wild", "zafar")) == (2, 0)
    assert (table.state.barbarians_left, table.state.pirates_left) == (50, 18)
    assert table.moves("saba") == ["0", "1", "2", "3"], "treasury, and no card"


@pytest.mark.clause("ME-F12", "ME-F16", "ME-AD-ENGINEERING")
def test_engineering_helps_against_pirates_and_pirates_have_none() -> None:
    table = east()
    table.pirates("zafar")
    table.tokens("saba", "zafar", 6)
    table.advances("saba", "engineering")
    table.phase(4)
    assert "5 tokens defend it" in table.told()
    assert table.owner("zafar") is None


@pytest.mark.clause("ME-F16.1")
def test_barbarians_beside_a_pirate_city_fight_for_it_and_stay_if_the_attack_fails() -> None:
    table = east()
    table.pirates("zafar")
    table.barbarians("zafar", 2)
    table.tokens("saba", "zafar", 7)
    table.phase(4)
    assert (table.owner("zafar"), table.at("saba", "zafar")) == ("wild", 0)

    table = east()
    table.pirates("zafar")
    table.barbarians("zafar", 3)
    table.tokens("saba", "zafar", 1)
    table.phase(4)
    assert (table.owner("zafar"), table.at("wild", "zafar")) == ("wild", 3)


# --- failure


@pytest.mark.clause("ME-F13", "ME-M17")
def test_even_one_token_attacks_a_city_and_is_destroyed() -> None:
    table = attacked(1)
    table.phase(4)
    assert (table.at("saba", "ur"), table.owner("ur")) == (0, "babylon")
    assert table.in_stock("saba") == 55


@pytest.mark.clause("ME-F13", "ME-AD-NAVAL-WARFARE")
def test_naval_warfare_loses_its_ships_with_a_failed_attack() -> None:
    table = attacked(3)
    table.ship("saba", "ur")
    table.ship("saba", "susa")
    table.phase(4)
    assert table.ships_of("saba") == ["ur", "susa"]

    table.tokens("saba", "ur", 3)
    table.advances("saba", "naval_warfare")
    table.phase(4)
    assert table.ships_of("saba") == ["susa"]


@pytest.mark.clause("ME-F13", "ME-AD-ADVANCED-MILITARY")
def test_advanced_military_cannot_shift_the_losses_of_a_failed_attack() -> None:
    table = attacked(3)
    table.tokens("saba", "babylon", 2)
    table.advances("saba", "advanced_military")
    table.phase(4)
    assert not table.asked()
    assert (table.at("saba", "ur"), table.at("saba", "babylon")) == (0, 2)


# --- spoils


@pytest.mark.clause("ME-F17", "ME-F14.1")
def test_only_attacker_and_defender_learn_which_card_was_drawn() -> None:
    table = attacked(7)
    table.hand("babylon", salt=1)
    reveals = table.state.reveals
    table.dice(0)
    table.phase(4)
    assert table.state.reveals > reveals, "nobody can take back what he has seen"
    events = table.log()
    (event,) = [event for event in events if event.clause == "ME-F17"]
    assert event.told.audience == [0, 1]
    assert "salt" in event.words_for(0)
    assert "salt" not in event.words_for(2)


@pytest.mark.clause("ME-F14.1", "ME-B4", "ME-Z7")
def test_a_calamity_drawn_from_a_hand_counts_as_not_traded() -> None:
    table = attacked(7)
    table.hand("babylon", calamities=("piracy",))
    table.dice(0)
    table.phase(4)
    assert table.cards_of("saba") == {"piracy": 1}
    assert table.state.calamity_from[table.calamity("piracy", 0)] == NOBODY


@pytest.mark.clause("ME-F14", "ME-F18")
def test_spoils_are_taken_whatever_comes_of_the_fight() -> None:
    table = attacked(7)
    table.advances("babylon", "metalworking")
    table.hand("babylon", salt=1)
    table.dice(0)
    table.phase(4)
    # Saba removes first in every round, so that both are left with one token: no victory.
    assert (table.at("saba", "ur"), table.at("babylon", "ur")) == (1, 1)
    assert table.cards_of("saba") == {"salt": 1}
    assert table.decision() == "plunder"


@pytest.mark.clause("ME-F14")
def test_an_empty_hand_gives_no_card_and_an_empty_stock_no_treasury() -> None:
    table = attacked(7)
    table.stock("saba", 0)
    table.phase(4)
    # Five of Saba's tokens fell before the treasury is counted.
    assert table.in_stock("saba") == 5
    assert table.decision() == "plunder"
    table.does("saba", "0")
    assert table.cards_of("saba") == {}

    table = attacked(7)
    table.stock("saba", 0)
    table.stock("babylon", 0)
    table.phase(4)
    assert table.at("saba", "ur") == 7
    assert not table.asked()
    assert table.owner("ur") is None


@pytest.mark.clause("ME-F14", "ME-Q1.1")
def test_who_has_announced_to_leave_is_not_asked_for_his_spoils() -> None:
    table = attacked(7)
    table.state.leaving[0] = 1
    table.phase(4)
    assert not table.asked()
    assert table.in_treasury("saba") == 3


# --- order


@pytest.mark.clause("ME-F11", "ME-G15")
def test_pirate_cities_come_first_then_the_defenders_by_rank() -> None:
    table = east()
    table.city("parthia", "nisa")
    table.city("babylon", "ur")
    table.pirates("zafar")
    table.tokens("saba", "nisa", 1)
    table.tokens("persia", "ur", 1)
    table.tokens("parthia", "zafar", 1)
    table.phase(4)
    lines = [line for line in table.told().splitlines() if "fails" in line]
    assert ["Zafar" in lines[0], "Ur" in lines[1], "Nisa" in lines[2]] == [True, True, True]


@pytest.mark.clause("ME-F11")
def test_a_defender_of_several_cities_chooses_the_order() -> None:
    table = attacked(1)
    table.city("babylon", "susa", "mari")
    table.tokens("persia", "susa", 1)
    table.phase(4)
    assert (table.asked(), table.moves("babylon")) == (["babylon"], ["susa", "ur"])
    table.does("babylon", "ur")
    lines = [line for line in table.told().splitlines() if "fails" in line]
    assert ["Ur" in lines[0], "Susa" in lines[1]] == [True, True]


@pytest.mark.clause("ME-F11")
def test_each_attack_is_resolved_completely_before_the_next() -> None:
    table = attacked(7)
    table.city("babylon", "susa")
    table.tokens("persia", "susa", 7)
    table.phase(4)
    table.does("babylon", "susa")
    assert (table.asked(), table.decision()) == (["persia"], "plunder")
    assert table.owner("ur") == "babylon"
    table.does("persia", "2")
    assert (table.asked(), table.owner("ur")) == (["saba"], None)


@pytest.mark.clause("ME-F11", "ME-G16")
def test_barbarian_tokens_that_stand_in_a_city_area_attack_it() -> None:
    table = east()
    table.city("babylon", "ur")
    table.barbarians("ur", 3)
    table.phase(4)
    assert (table.at("wild", "ur"), table.owner("ur")) == (0, "babylon")

    table.barbarians("ur", 7)
    table.hand("babylon", salt=1)
    table.phase(4)
    assert (table.at("wild", "ur"), table.owner("ur")) == (2, None)
    assert table.cards_of("babylon") == {"salt": 1}
    assert not table.asked()


@pytest.mark.clause("ME-K5T", "ME-K5T.4", "ME-F13")
def test_barbarian_hordes_attack_like_players_and_draw_nothing() -> None:
    table = east()
    table.city("babylon", "zafar")
    table.stock("babylon", 6)
    table.barbarians("zafar", 15)
    table.enters(attack(table.state, table.area("zafar"), table.state.wild, 0))
    assert (table.at("wild", "zafar"), table.at("babylon", "zafar")) == (10, 0)
    assert table.owner("zafar") is None

    table = east()
    table.city("babylon", "zafar")
    table.tokens("babylon", "zafar", 2)
    table.tokens("persia", "zafar", 2)
    table.barbarians("zafar", 7)
    table.enters(attack(table.state, table.area("zafar"), table.state.wild, 0))
    assert (table.at("wild", "zafar"), table.owner("zafar")) == (0, "babylon")


@pytest.mark.clause("ME-F11")
def test_without_an_answer_attacks_come_in_the_order_of_the_map() -> None:
    table = attacked(1)
    table.city("babylon", "susa")
    table.tokens("persia", "susa", 1)
    table.phase(4)
    table.defaults("babylon")
    lines = [line for line in table.told().splitlines() if "fails" in line]
    assert ["Susa" in lines[0], "Ur" in lines[1]] == [True, True]


@pytest.mark.clause("ME-K5T.4")
def test_barbarians_who_fall_before_the_city_attack_it_no_more() -> None:
    table = east()
    table.city("babylon", "zafar")
    table.tokens("babylon", "zafar", 9)
    table.barbarians("zafar", 3)
    table.enters(attack(table.state, table.area("zafar"), table.state.wild, 0))
    assert (table.at("babylon", "zafar"), table.owner("zafar")) == (7, "babylon")
    assert "fails" not in table.told()


@pytest.mark.clause("ME-F14")
def test_any_card_of_the_hand_can_be_drawn() -> None:
    table = attacked(7)
    table.hand("babylon", calamities=("piracy", "famine"), salt=1, wine=2)
    names = [table.card_name(card_in_hand(table.state, 1, place)) for place in range(5)]
    assert names == ["salt", "wine", "wine", "famine", "piracy"]
    with pytest.raises(Broken):
        card_in_hand(table.state, 1, 5)


# --- waiting for one's own attack


def exchange(stock: int) -> Table:
    """Saba attacks Ur of Babylon, Babylon attacks Aden of Saba; Saba has so much in stock."""
    table = east()
    table.city("saba", "aden")
    table.city("babylon", "ur")
    table.tokens("babylon", "aden", 7)
    table.tokens("saba", "ur", 7)
    table.stock("saba", stock)
    return table


@pytest.mark.clause("ME-F15", "ME-F15.1")
def test_a_defender_short_of_tokens_may_have_his_own_attack_resolved_first() -> None:
    table = exchange(5)
    table.phase(4)
    assert (table.asked(), table.moves("saba")) == (["saba"], ["ur", "no"])
    table.does("saba", "ur")
    # Ur falls first: five of Saba's tokens come back to stock.
    assert (table.owner("ur"), table.owner("aden")) == (None, "saba")
    assert (table.asked(), table.decision()) == (["saba"], "plunder")
    table.does("saba", "0")
    told = table.told().splitlines()
    (storm,) = [line for line in told if "storms the city" in line and "Aden" in line]
    assert "6 tokens defend it" in storm
    assert (table.asked(), table.decision()) == (["babylon"], "plunder")


@pytest.mark.clause("ME-F15", "ME-F15.1")
def test_whoever_does_not_wait_defends_with_what_he_has() -> None:
    table = exchange(5)
    table.phase(4)
    assert "you have 5 tokens in stock" in table.prompt("saba")
    table.does("saba", "no")
    assert (table.owner("aden"), table.owner("ur")) == (None, "babylon")
    assert "5 tokens defend it" in table.told()


@pytest.mark.clause("ME-F15.1")
def test_a_defender_with_tokens_enough_or_without_an_own_attack_is_not_asked() -> None:
    table = exchange(6)
    table.phase(4)
    assert (table.asked(), table.decision()) == (["babylon"], "plunder")

    table = exchange(5)
    table.tokens("saba", "ur", 0)
    table.stock("saba", 5)
    table.phase(4)
    assert (table.asked(), table.decision()) == (["babylon"], "plunder")


@pytest.mark.clause("ME-F15.1", "ME-Q1.1")
def test_nobody_waits_for_an_attack_that_fails_or_after_announcing_to_leave() -> None:
    table = exchange(5)
    table.tokens("babylon", "aden", 6)
    table.phase(4)
    assert table.owner("aden") == "saba"
    assert (table.asked(), table.decision()) == (["saba"], "plunder")

    table = exchange(5)
    table.state.leaving[0] = 1
    table.phase(4)
    assert (table.asked(), table.decision()) == (["babylon"], "plunder")
    assert (table.owner("aden"), table.owner("ur")) == (None, "babylon")


@pytest.mark.clause("ME-F15")
def test_a_defender_may_wait_only_once_in_a_phase() -> None:
    table = exchange(0)
    table.city("saba", "himyar")
    table.tokens("persia", "himyar", 7)
    table.city("persia", "persepolis")
    table.tokens("saba", "persepolis", 7)
    table.stock("saba", 0)
    table.phase(4)
    assert table.decision() == "order-attacks"
    table.does("saba", "aden")
    assert (table.decision(), table.moves("saba")) == ("wait", ["ur", "persepolis", "no"])
    table.does("saba", "ur", "0")
    assert table.owner("aden") is None
    assert (table.asked(), table.decision()) == (["babylon"], "plunder")
    table.does("babylon", "0")
    table.stock("saba", 0)
    # Himyar is next and Saba is short again, but has waited already.
    assert (table.asked(), table.decision()) == (["persia"], "plunder")
    assert table.owner("persepolis") == "persia"


@pytest.mark.clause("ME-F15", "ME-F15.1")
def test_two_who_attack_each_other_may_both_wait() -> None:
    table = exchange(0)
    table.stock("babylon", 0)
    table.phase(4)
    assert (table.asked(), table.decision()) == (["saba"], "wait")
    table.does("saba", "ur")
    # Now it is the turn of Ur, and Babylon is short as well.
    assert (table.asked(), table.moves("babylon")) == (["babylon"], ["aden", "no"])
    table.does("babylon", "aden")
    assert not table.asked(), "without stock there is nothing to gain"
    falls = [line for line in table.told().splitlines() if "storms the city" in line]
    assert [("Aden" in line, "no tokens defend it" in line) for line in falls] == [
        (True, True),
        (False, True),
    ]
    assert (table.owner("aden"), table.owner("ur")) == (None, None)
    assert (table.at("babylon", "aden"), table.at("saba", "ur")) == (7, 7)


# --- special buildings


@pytest.mark.clause("SB-5.2", "SB-5.3", "SB-5.4", "SB-5.5")
def test_ex_sb45_a_building_neither_defends_nor_falls() -> None:
    table = attacked(7)
    table.building("nubian_pyramid", "babylon", "ur")
    table.phase(4)
    assert "6 tokens defend it" in table.told()
    assert (table.at("saba", "ur"), table.owner("ur")) == (2, None)
    assert table.building_at("nubian_pyramid") == "ur"
    building = table.state.lookup.building_id.index("nubian_pyramid")
    assert owned_building(table.state, 1) == building
    assert controls(table.state, 0, building)
    assert not controls(table.state, 1, building)


@pytest.mark.clause("SB-5.2")
def test_a_building_without_a_city_cannot_be_attacked() -> None:
    table = east()
    table.building("nubian_pyramid", "babylon", "ur")
    table.tokens("saba", "ur", 7)
    assert attack(table.state, table.area("ur"), 0, 1) is None
    table.phase(4)
    assert (table.at("saba", "ur"), table.building_at("nubian_pyramid")) == (7, "ur")
    assert table.state.building_in[table.area("ur")] != NOTHING


@pytest.mark.clause("SB-5.3")
def test_a_building_keeps_nobody_out() -> None:
    table = east()
    table.building("nubian_pyramid", "babylon", "ur")
    table.tokens("saba", "babylon", 1)
    table.phase(3)
    table.does("saba", "march babylon")
    assert table.can("saba", "ur*1")
