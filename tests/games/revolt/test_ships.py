"""Ships: price, boarding and landing (ER-26 to ER-28)."""

import pytest

from tests.games.revolt.table import Table


@pytest.mark.clause("ER-26")
def test_a_ship_costs_two_wood() -> None:
    table = Table("rome", "egypt")
    table.hand("rome", 0, 0, 3)
    table.acts("rome")
    table.does("rome", "ship roma")
    assert table.cards("rome") == "0/0/1"
    assert table.ships("rome") == ["roma"]
    assert table.clause_against("rome", "ship roma") == "ER-26"


@pytest.mark.clause("ER-26")
def test_two_ships_are_free_of_upkeep_and_the_third_needs_one_wood() -> None:
    table = Table("rome", "egypt")
    table.hand("rome", 0, 0, 1)
    table.ship("rome", "roma")
    table.ship("rome", "roma")
    table.turn_of("rome")
    assert (table.decision(), table.cards("rome")) == ("act", "0/0/1")
    table.ship("rome", "etruria")
    table.turn_of("rome")
    assert table.decision() == "pay"
    table.does("rome", "1")
    assert table.cards("rome") == "0/0/0"
    assert table.ships("rome") == ["roma", "roma", "etruria"]


@pytest.mark.clause("ER-26", "ER-26a")
def test_ships_are_built_off_controlled_cities_and_nowhere_else() -> None:
    table = Table("gaul", "egypt")
    table.hand("gaul", 0, 0, 9)
    table.holds("gaul", "bibracte", "volcae")
    table.acts("gaul")
    assert table.moves("gaul", "ship") == [], "neither city has a coast, and Volcae is no city"
    assert table.clause_against("gaul", "ship volcae") == "ER-26a"
    assert table.clause_against("gaul", "ship massalia") == "ER-26a"
    table.holds("gaul", "massalia")
    table.does("gaul", "ship massalia")
    assert table.ships("gaul") == ["massalia"]


@pytest.mark.clause("ER-26a")
def test_the_builder_picks_one_of_the_two_coasts_of_a_city() -> None:
    table = Table("macedonia", "egypt")
    table.hand("macedonia", 0, 0, 2)
    table.holds("macedonia", "athenae")
    table.acts("macedonia")
    assert table.moves("macedonia", "ship") == ["ship pella", "ship athenae.e", "ship athenae.w"]
    table.does("macedonia", "ship athenae.w")
    assert table.ships("macedonia")[-1] == "athenae.w"


@pytest.mark.clause("ER-26a")
def test_building_beside_a_foreign_ship_is_no_contact() -> None:
    table = Table("rome", "egypt")
    table.ship("egypt", "roma")
    table.hand("rome", 0, 0, 2)
    table.acts("rome")
    table.does("rome", "ship roma")
    assert (table.ships("rome"), table.ships("egypt")) == (["roma"], ["roma"])


@pytest.mark.clause("ER-26b")
def test_a_ship_has_one_action_a_turn() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "roma")
    table.acts("rome")
    table.does("rome", "sail roma>etruria")
    assert table.clause_against("rome", "sail etruria>liguria") == "ER-26b"
    table.until_next_turn_of("rome")
    table.does("rome", "sail etruria>liguria")
    assert table.ships("rome") == ["liguria"]


@pytest.mark.clause("ER-27")
def test_boarding_is_the_action_of_the_troop() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "roma")
    table.turn_of("rome")
    table.does("rome", "board roma>@roma")
    assert (table.aboard("rome", "roma"), table.troops("roma")) == (1, 0)
    assert table.clause_against("rome", "land @roma") == "ER-14"


@pytest.mark.clause("ER-27a")
def test_a_ship_carries_one_troop() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "alexandria")
    table.turn_of("egypt")
    table.does("egypt", "board alexandria>@alexandria")
    assert table.clause_against("egypt", "board alexandria>@alexandria") == "ER-27a"


@pytest.mark.clause("ER-27b")
def test_only_an_own_ship_on_a_coast_of_the_region_can_be_boarded() -> None:
    table = Table("rome", "egypt")
    table.ship("egypt", "roma")
    table.ship("rome", "etruria")
    table.turn_of("rome")
    assert not table.can("rome", "board roma>@roma")
    assert table.clause_against("rome", "board roma>@etruria") == "ER-27b"


@pytest.mark.clause("ER-27b")
def test_either_coast_of_a_region_serves_for_boarding() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    table.ship("rome", "campania.e")
    table.turn_of("rome")
    table.does("rome", "board campania>@campania.e")
    assert table.aboard("rome", "campania.e") == 1


@pytest.mark.clause("ER-27b")
def test_a_ship_may_sail_before_or_after_it_is_boarded_in_the_same_turn() -> None:
    before = Table("rome", "egypt")
    before.ship("rome", "etruria")
    before.turn_of("rome")
    before.does("rome", "sail etruria>roma", "board roma>@roma")
    assert before.aboard("rome", "roma") == 1
    after = Table("rome", "egypt")
    after.ship("rome", "roma")
    after.turn_of("rome")
    after.does("rome", "board roma>@roma", "sail roma>etruria")
    assert after.aboard("rome", "etruria") == 1


@pytest.mark.clause("ER-27b")
def test_a_ship_built_this_turn_may_be_boarded_even_where_it_does_not_sail_yet() -> None:
    table = Table("rome", "egypt", waiting=1)
    table.hand("rome", 0, 0, 2)
    table.turn_of("rome")
    table.does("rome", "ship roma", "board roma>@roma")
    assert table.aboard("rome", "roma") == 1
    assert table.clause_against("rome", "sail roma>etruria") == "ER-10a"


@pytest.mark.clause("ER-27c")
def test_a_troop_aboard_helps_no_production_and_does_not_defend_the_land() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.holds("egypt", "apulia")
    table.ship("rome", "campania.w")
    table.army("rome", "@campania.w")
    table.army("egypt", "apulia")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "0/0/0"
    table.turn_of("egypt", 3, 3, 2)
    table.does("egypt", "attack apulia>campania")
    assert table.left() == [], "two dice against the single die of an empty region"
    assert (table.owner("campania"), table.aboard("rome", "campania.w")) == ("egypt", 1)


@pytest.mark.clause("ER-27c")
def test_a_troop_does_not_change_ships_at_sea() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "etruria")
    table.army("rome", "@etruria")
    table.ship("rome", "etruria")
    table.turn_of("rome")
    assert table.clause_against("rome", "board @etruria>@etruria#2") == "ER-27b"


@pytest.mark.clause("ER-27c")
def test_troops_aboard_count_for_support_and_upkeep() -> None:
    table = Table("rome", "egypt")
    table.no_troops("rome")
    table.ship("rome", "roma")
    table.army("rome", "@roma")
    table.hand("rome", 3, 0, 0)
    table.turn_of("rome")
    assert table.clause_against("rome", "army roma") == "ER-10b"
    table.ship("rome", "etruria")
    table.mercenary("rome", "celtiberi", "@etruria")
    table.turn_of("rome")
    assert table.troop_total("rome") == 1, "nobody paid for the mercenary at sea"


@pytest.mark.clause("ER-28")
def test_landing_in_an_own_region_is_a_move() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "etruria")
    table.ship("rome", "etruria")
    table.army("rome", "@etruria")
    table.turn_of("rome")
    table.does("rome", "land @etruria")
    assert (table.troops("etruria"), table.aboard("rome", "etruria")) == (1, 0)
    assert table.clause_against("rome", "move etruria>roma") == "ER-14"


@pytest.mark.clause("ER-28", "ER-28a")
def test_landing_elsewhere_is_an_attack_with_a_die_from_the_ship() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "etruria")
    table.army("rome", "@etruria")
    table.turn_of("rome", 1, 1, 1, 5, 4)
    table.does("rome", "land @etruria")
    assert table.rolls() == ["1 1 1 5 against 4"]
    assert (table.owner("etruria"), table.troops("etruria")) == ("rome", 1)


@pytest.mark.clause("ER-28")
def test_nobody_lands_on_a_route_or_a_tech_island_or_without_a_ship() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "r10")
    table.army("rome", "@r10")
    table.ship("rome", "aethalia")
    table.army("rome", "@aethalia")
    table.turn_of("rome")
    assert table.clause_against("rome", "land @r10") == "ER-28"
    assert table.clause_against("rome", "land @aethalia") == "ER-28"
    assert not table.can("rome", "land @roma")


@pytest.mark.clause("ER-28a")
def test_a_landing_that_beats_a_troop_leaves_the_attacker_aboard() -> None:
    table = Table("rome", "carthage")
    table.holds("carthage", "sardinia")
    table.army("carthage", "sardinia")
    table.ship("rome", "sardinia")
    table.army("rome", "@sardinia")
    table.turn_of("rome", 6, 1, 1, 1, 5, 5)
    table.does("rome", "land @sardinia")
    assert (table.troops("sardinia"), table.aboard("rome", "sardinia")) == (0, 1)
    assert table.owner("sardinia") == "carthage"


@pytest.mark.clause("ER-28a")
def test_a_lost_landing_destroys_the_troop_but_not_the_ship() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "sardinia")
    table.army("rome", "@sardinia")
    table.turn_of("rome", 1, 1, 1, 1, 5, 2)
    table.does("rome", "land @sardinia")
    assert (table.aboard("rome", "sardinia"), table.ships("rome")) == (0, ["sardinia"])
    assert table.owner("sardinia") is None


@pytest.mark.clause("ER-28b")
def test_a_troop_on_foot_needs_two_turns_for_boarding_and_landing() -> None:
    table = Table("rome", "egypt")
    table.ship("rome", "roma")
    table.turn_of("rome")
    table.does("rome", "board roma>@roma", "sail roma>etruria")
    assert table.clause_against("rome", "land @etruria") == "ER-14"
    table.until_next_turn_of("rome")
    table.dice(6, 1, 1, 1, 2)
    table.does("rome", "land @etruria")
    assert table.owner("etruria") == "rome"


@pytest.mark.clause("ER-28b")
def test_a_mounted_troop_boards_and_lands_in_one_turn() -> None:
    table = Table("rome", "egypt")
    table.no_troops("rome")
    table.army("rome", "roma", mounted=True)
    table.ship("rome", "roma")
    table.turn_of("rome", 6, 1, 1, 1, 2)
    table.does("rome", "board roma>@roma", "sail roma>etruria", "land @etruria")
    assert table.owner("etruria") == "rome"


@pytest.mark.clause("ER-28c")
def test_every_landing_has_the_die_of_its_ship_and_the_ship_may_support_another() -> None:
    table = Table("rome", "egypt")
    table.holds("egypt", "etruria")
    for _ in range(3):
        table.army("egypt", "etruria")
    table.ship("rome", "etruria")
    table.army("rome", "@etruria", mounted=True)
    table.turn_of("rome", 6, 1, 1, 1, 2, 2, 6, 1, 1, 1, 2, 2, 6, 1, 1, 1, 2, 2)
    table.does("rome", "land @etruria", "land @etruria", "attack roma>etruria with etruria")
    assert table.rolls() == ["6 1 1 1 against 2 2"] * 3
    assert table.troops("etruria") == 0
