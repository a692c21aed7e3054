"""Ships that meet, and fights between them (ER-31, ER-32)."""

import pytest

from tests.games.revolt.table import Table


def rome_meets_carthage_on_the_way_to_carthago() -> Table:
    """A Roman ship off Lilybaeum, a Carthaginian one on the route between it and Carthago."""
    table = Table("rome", "carthage", "egypt")
    table.ship("rome", "lilybaeum")
    table.ship("carthage", "r12")
    return table


def rome_is_intercepted_on_the_way_to_carthago() -> Table:
    """The same, and Carthage has ordered to attack ships that come near."""
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.intercepts("carthage")
    return table


@pytest.mark.clause("ER-31", "ER-31a")
def test_a_ship_may_attack_foreign_ships_on_the_coast_it_enters() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.ship("carthage", "campania.w")
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail roma>campania.w against carthage@campania.w")
    assert (table.ships("rome"), table.ships("carthage")) == (["campania.w"], [])
    assert table.left() == []


@pytest.mark.clause("ER-31")
def test_ships_of_one_player_never_fight() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.ship("rome", "campania.w")
    table.acts("rome")
    assert not table.can("rome", "sail roma>campania.w against rome@campania.w")
    table.does("rome", "sail roma>campania.w")
    assert table.ships("rome") == ["campania.w", "campania.w"]


@pytest.mark.clause("ER-31a")
def test_only_passing_along_a_route_is_contact_with_ships_on_it() -> None:
    table = rome_is_intercepted_on_the_way_to_carthago()
    table.turn_of("rome", 2, 5)
    table.does("rome", "sail lilybaeum>carthago by r12")
    assert table.rolls() == ["2 against 5"], "Carthage attacked and lost"
    assert table.ships("carthage") == []


@pytest.mark.clause("ER-31a")
def test_ships_that_the_step_does_not_touch_cannot_be_attacked() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.acts("rome")
    move = "sail lilybaeum>syracusae against carthage@r12"
    assert table.clause_against("rome", move) == "ER-31a"


@pytest.mark.clause("ER-31b")
def test_the_order_to_intercept_starts_as_no_and_ships_pass() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.acts("carthage")
    assert table.clause_against("carthage", "intercept off") == "ER-31b"
    table.acts("rome")
    table.does("rome", "sail lilybaeum>carthago by r12")
    assert (table.ships("rome"), table.ships("carthage")) == (["carthago"], ["r12"])


@pytest.mark.clause("ER-31b")
def test_the_order_to_intercept_is_given_in_the_own_turn_and_stands() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.acts("carthage")
    table.does("carthage", "intercept on", "end")
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>carthago by r12")
    assert table.ships("rome") == []


@pytest.mark.clause("ER-31b")
def test_the_order_to_intercept_is_changed_once_a_turn() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.acts("carthage")
    table.does("carthage", "intercept on")
    assert table.clause_against("carthage", "intercept off") == "ER-31b"
    assert table.closed("carthage", "intercept") == "ER-31b: you have changed the order this turn"
    table.until_next_turn_of("carthage")
    table.does("carthage", "intercept off")
    assert table.clause_against("carthage", "intercept on") == "ER-31b"


@pytest.mark.clause("ER-31b")
def test_the_mover_that_attacks_is_not_attacked_by_standing_order() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>r12 against carthage@r12")
    assert table.rolls() == ["6 against 1"]
    assert table.ships("rome") == ["r12"]


@pytest.mark.clause("ER-31b")
def test_interceptors_come_in_turn_order_after_the_mover() -> None:
    table = Table("rome", "carthage", "egypt")
    table.ship("rome", "r12")
    table.ship("egypt", "r12")
    table.ship("carthage", "carthago")
    table.intercepts("rome", "egypt")
    table.turn_of("carthage", 1, 6)
    table.does("carthage", "sail carthago>r12")
    assert table.ships("egypt") == [], "Egypt, next after Carthage, attacked and lost"
    assert table.ships("rome") == ["r12"]


@pytest.mark.clause("ER-31b")
def test_whoever_does_not_intercept_leaves_it_to_the_next() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.ship("egypt", "r12")
    table.intercepts("egypt")
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>r12")
    assert table.ships("rome") == [], "the six of the Egyptian interceptor won"
    assert (table.ships("carthage"), table.ships("egypt")) == (["r12"], ["r12"])


@pytest.mark.clause("ER-31c")
def test_after_a_fight_on_a_route_the_ship_stays_there_and_meets_nobody_else() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.ship("carthage", "carthago")
    table.ship("egypt", "r12")
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>carthago by r12 against carthage@r12")
    assert table.ships("rome") == ["r12"]
    assert (table.ships("carthage"), table.ships("egypt")) == (["carthago"], ["r12"])


@pytest.mark.clause("ER-31c")
def test_ships_on_the_route_come_before_those_at_its_end() -> None:
    table = rome_is_intercepted_on_the_way_to_carthago()
    table.ship("egypt", "carthago")
    table.turn_of("rome", 1, 6)
    table.does("rome", "sail lilybaeum>carthago by r12 against egypt@carthago")
    assert table.ships("rome") == ["r12"], "Carthage intercepted on the way and was sunk"
    assert (table.ships("carthage"), table.ships("egypt")) == ([], ["carthago"])


@pytest.mark.clause("ER-31c")
def test_a_ship_that_was_let_pass_on_the_route_fights_at_its_end() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.ship("egypt", "carthago")
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>carthago by r12 against egypt@carthago")
    assert (table.ships("rome"), table.ships("egypt")) == (["carthago"], [])


@pytest.mark.clause("ER-31d")
def test_a_ship_attacks_a_foreign_ship_beside_it_as_its_action() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.ship("carthage", "roma")
    table.ship("carthage", "etruria")
    table.turn_of("rome", 6, 1)
    assert table.clause_against("rome", "ram roma against carthage@etruria") == "ER-31d"
    table.does("rome", "ram roma against carthage@roma")
    assert (table.ships("rome"), table.ships("carthage")) == (["roma"], ["etruria"])
    assert table.clause_against("rome", "sail roma>campania.w") == "ER-26b"


@pytest.mark.clause("ER-31e")
def test_nothing_said_means_no_attack() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.acts("rome")
    table.does("rome", "sail lilybaeum>r12")
    assert (table.ships("rome"), table.ships("carthage")) == (["r12"], ["r12"])


@pytest.mark.clause("ER-31e")
def test_an_attack_during_a_step_uses_no_action_of_its_own() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.tech("rome", "improved_sails")
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>r12 against carthage@r12", "sail r12>carthago")
    assert table.ships("rome") == ["carthago"]


@pytest.mark.clause("ER-31e")
def test_an_attack_by_standing_order_uses_no_action() -> None:
    table = rome_is_intercepted_on_the_way_to_carthago()
    ship = table.state.ships_of[table.seat("carthage")][0]
    table.turn_of("rome", 6, 1)
    table.does("rome", "sail lilybaeum>r12")
    assert table.ships("rome") == []
    assert table.state.ship_used[ship] == 0


@pytest.mark.clause("ER-31e")
def test_an_owner_intercepts_with_a_ship_without_cargo_first() -> None:
    table = rome_is_intercepted_on_the_way_to_carthago()
    table.ship("carthage", "carthago")
    table.army("carthage", "@carthago")
    table.acts("carthage")
    table.does("carthage", "sail carthago>r12", "end")
    table.turn_of("rome", 1, 6)
    table.does("rome", "sail lilybaeum>r12")
    assert table.aboard("carthage", "r12") == 1, "the older, empty ship fought and was sunk"
    assert table.ships("carthage") == ["r12"]


@pytest.mark.clause("ER-31e")
def test_of_ships_without_cargo_the_newest_intercepts() -> None:
    table = rome_is_intercepted_on_the_way_to_carthago()
    older = table.state.ships_of[table.seat("carthage")][0]
    table.ship("carthage", "r12")
    table.turn_of("rome", 1, 6)
    table.does("rome", "sail lilybaeum>r12")
    assert table.state.ships_of[table.seat("carthage")] == [older]


@pytest.mark.clause("ER-32")
def test_each_ship_rolls_one_die_and_equal_dice_are_rolled_again() -> None:
    table = rome_meets_carthage_on_the_way_to_carthago()
    table.turn_of("rome", 3, 3, 5, 5, 2, 4)
    table.does("rome", "sail lilybaeum>r12 against carthage@r12")
    assert table.left() == []
    assert (table.ships("rome"), table.ships("carthage")) == ([], ["r12"])


@pytest.mark.clause("ER-32a")
def test_the_loser_sinks_with_everything_aboard_even_off_the_own_capital() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.ship("carthage", "roma")
    table.turn_of("rome", 1, 6)
    table.does("rome", "board roma>@roma", "ram roma against carthage@roma")
    assert (table.ships("rome"), table.troop_total("rome")) == ([], 0)
    assert table.ships("carthage") == ["roma"]
