"""Armies: price, place, support and disbanding (ER-9 to ER-13)."""

import pytest

from tests.games.revolt.table import Table
from ziggurat.kernel.errors import Invalid


@pytest.mark.clause("ER-10")
def test_an_army_costs_three_food() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.hand("rome", 2, 5, 5)
    assert table.clause_against("rome", "army roma") == "ER-10"
    table.hand("rome", 4, 0, 0)
    table.does("rome", "army roma")
    assert (table.cards("rome"), table.troops("roma")) == ("1/0/0", 1)


@pytest.mark.clause("ER-10")
def test_gaul_pays_two_food_for_an_army_while_it_has_its_capital() -> None:
    table = Table("gaul", "rome")
    table.no_troops("gaul")
    table.holds("gaul", "bibracte")
    table.hand("gaul", 2, 0, 0)
    assert table.can("gaul", "army bibracte")
    table.holds("rome", "avaricum")
    assert table.clause_against("gaul", "army bibracte") == "ER-10"


@pytest.mark.clause("ER-10a")
def test_a_new_army_has_its_one_action_in_the_turn_it_is_created() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.hand("rome", 3, 0, 0)
    table.dice(6, 1, 1, 5)
    table.does("rome", "army roma", "attack roma>umbria")
    assert table.owner("umbria") == "rome"
    assert table.clause_against("rome", "move umbria>roma") == "ER-14"


@pytest.mark.clause("ER-10a")
def test_with_waiting_a_new_army_has_no_action_in_its_turn_but_in_the_next() -> None:
    table = Table("rome", "carthage", waiting=1)
    table.no_troops("rome")
    table.hand("rome", 3, 0, 0)
    table.does("rome", "army roma")
    assert table.clause_against("rome", "attack roma>umbria") == "ER-10a"
    assert table.closed("rome", "attack").startswith("ER-10a: your troops are new")
    table.until_next_turn_of("rome")
    assert table.can("rome", "attack roma>umbria")


@pytest.mark.clause("ER-10a")
def test_a_new_army_defends_itself_as_usual() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.hand("rome", 3, 0, 0)
    table.does("rome", "army roma", "end")
    table.holds("carthage", "umbria")
    table.army("carthage", "umbria")
    table.dice(6, 1, 5, 5, 5)
    table.does("carthage", "attack umbria>roma")
    assert table.rolls() == ["6 1 against 5 5 5"]
    assert (table.troops("roma"), table.owner("roma")) == (0, "rome")


@pytest.mark.clause("ER-10a")
def test_a_new_ship_is_boarded_and_sails_in_the_turn_it_is_built() -> None:
    table = Table("carthage", "rome")
    table.does("carthage", "ship carthago", "board carthago>@carthago", "sail carthago>byzacium")
    assert table.aboard("carthage", "byzacium") == 1


@pytest.mark.clause("ER-10a")
def test_with_waiting_a_new_ship_has_no_action_but_can_be_boarded() -> None:
    table = Table("carthage", "rome", waiting=1)
    table.does("carthage", "ship carthago", "board carthago>@carthago")
    assert table.aboard("carthage", "carthago") == 1
    assert table.clause_against("carthage", "sail carthago>byzacium") == "ER-10a"
    assert table.closed("carthage", "sail").startswith("ER-10a: your ships are new")


@pytest.mark.clause("ER-10a")
def test_with_waiting_a_troop_that_has_acted_is_not_taken_for_a_new_one() -> None:
    table = Table("rome", "carthage", waiting=1)
    table.holds("rome", "campania")
    table.does("rome", "move roma>campania")
    assert table.clause_against("rome", "move campania>roma") == "ER-14"
    assert table.closed("rome", "move").startswith("ER-14: no troop of yours has an action left")


@pytest.mark.clause("ER-10b")
def test_no_army_is_created_beyond_the_support() -> None:
    table = Table("rome", "carthage")
    table.hand("rome", 3, 0, 0)
    assert table.clause_against("rome", "army roma") == "ER-10b"
    table.holds("rome", "tarentum")
    table.does("rome", "army roma")
    assert table.armies("rome") == table.support("rome") == 2


@pytest.mark.clause("ER-11")
def test_a_new_army_appears_in_the_capital_and_in_no_common_region() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania", "tarentum")
    table.hand("rome", 3, 0, 0)
    assert table.clause_against("rome", "army campania") == "ER-11"
    assert table.clause_against("rome", "army tarentum") == "ER-11"
    table.does("rome", "army roma")
    assert table.troops("roma") == 2


@pytest.mark.clause("ER-11a")
def test_without_the_capital_armies_are_created_in_training_cities_only() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.holds("rome", "rhegium")
    table.holds("carthage", "roma")
    table.hand("rome", 3, 0, 0)
    assert table.moves("rome", "army") == ["army rhegium"]
    assert table.clause_against("rome", "army roma") == "ER-11"


@pytest.mark.clause("ER-11a")
def test_no_army_is_created_in_another_nations_capital() -> None:
    table = Table("rome", "carthage")
    table.no_troops("carthage")
    table.holds("rome", "carthago", "pella")
    table.hand("rome", 3, 0, 0)
    assert table.moves("rome", "army") == ["army roma"]
    assert table.clause_against("rome", "army carthago") == "ER-11"


@pytest.mark.clause("ER-12")
@pytest.mark.parametrize(
    ("regions", "support"),
    [
        (("tarentum",), 2),
        (("campania", "apulia"), 1),
        (("campania", "apulia", "umbria"), 2),
        (("campania", "apulia", "umbria", "lucania", "etruria"), 2),
        (("campania", "apulia", "umbria", "lucania", "etruria", "venetia"), 3),
    ],
)
def test_each_city_and_any_three_regions_support_an_army(
    regions: tuple[str, ...], support: int
) -> None:
    table = Table("rome", "carthage")
    table.holds("rome", *regions)
    assert table.support("rome") == support


@pytest.mark.clause("ER-12a")
def test_cities_are_not_counted_among_the_three_regions() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "tarentum", "campania", "apulia")
    assert table.support("rome") == 2
    table.holds("rome", "umbria")
    assert table.support("rome") == 3


@pytest.mark.clause("ER-12b")
def test_support_adds_up_capitals_cities_regions_illyria_and_cards() -> None:
    table = Table("egypt", "rome")
    table.no_troops("rome")
    table.holds("egypt", "memphis", "roma", "delta", "sinai", "illyria")
    assert table.support("egypt") == 2 + 2 + 1
    table.tech("egypt", "conscription", "conscription")
    assert table.support("egypt") == 2 + 2 + 1 + 2
    table.settled("delta", "sinai")
    assert table.support("egypt") == 2 + 2 + 1 + 2


@pytest.mark.clause("ER-12b")
@pytest.mark.parametrize("place", ["etruria/liguria", "@roma"])
def test_armies_in_crossings_and_aboard_ships_need_support(place: str) -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    table.ship("rome", "roma")
    table.army("rome", place)
    table.hand("rome", 3, 0, 0)
    assert table.clause_against("rome", "army roma") == "ER-10b"


@pytest.mark.clause("ER-12b")
def test_mercenaries_need_no_support() -> None:
    table = Table("rome", "carthage")
    table.no_troops("rome")
    for _ in range(3):
        table.mercenary("rome", "illyrii", "roma")
    table.hand("rome", 3, 0, 0)
    table.does("rome", "army roma")
    assert (table.armies("rome"), table.troop_total("rome")) == (1, 4)


@pytest.mark.clause("ER-13", "ER-13a")
def test_with_grace_surplus_armies_are_destroyed_at_the_end_of_the_own_turn() -> None:
    table = Table("rome", "carthage", grace=1)
    table.holds("rome", "campania", "umbria")
    table.army("rome", "campania")
    table.army("rome", "umbria")
    table.does("rome", "end")
    assert (table.decision(), table.moves("rome")) == ("give_up", ["roma", "campania", "umbria"])
    table.does("rome", "roma")
    assert table.moves("rome") == ["campania", "umbria"]
    table.does("rome", "umbria")
    assert (table.armies("rome"), table.troops("campania")) == (1, 1)
    assert table.asked() == ["carthage"]


@pytest.mark.clause("ER-13a")
def test_with_grace_nothing_is_destroyed_in_other_players_turns() -> None:
    table = tarentum_is_attacked(grace=1)
    assert (table.armies("rome"), table.support("rome")) == (2, 1)
    assert (table.asked(), table.decision()) == (["carthage"], "act")


def tarentum_is_attacked(armies: int = 2, grace: int = 0) -> Table:
    """Carthage takes Tarentum, which fed an army; Rome's stand in Campania and Umbria."""
    table = Table("carthage", "rome", grace=grace)
    table.no_troops("rome")
    table.holds("rome", "tarentum", "campania", "umbria")
    for place in ("campania", "umbria", "campania")[:armies]:
        table.army("rome", place)
    table.holds("carthage", "lucania")
    table.army("carthage", "lucania")
    table.acts("carthage")
    table.dice(6, 1, 5, 2, 1)
    table.log()
    table.does("carthage", "attack lucania>tarentum")
    return table


@pytest.mark.clause("ER-13", "ER-13a")
def test_an_army_beyond_the_support_is_destroyed_at_once_in_a_foreign_turn() -> None:
    table = tarentum_is_attacked()
    assert (table.decision(), table.asked()) == ("give_up", ["rome"])
    assert table.prompt("rome") == ("You have 2 armies and can support 1. Which one is destroyed?")
    table.does("rome", "campania")
    assert (table.troops("campania"), table.troops("umbria")) == (0, 1)
    assert table.told("ER-13") == [
        "Rome gives up the army in Campania: it has 2 armies and can support 1."
    ]
    assert (table.decision(), table.asked()) == ("act", ["carthage"]), "its turn goes on"


@pytest.mark.clause("ER-13", "ER-13a")
def test_surplus_armies_are_destroyed_by_choice_until_the_number_fits() -> None:
    table = tarentum_is_attacked(armies=3)
    assert table.moves("rome") == ["campania", "umbria"]
    table.does("rome", "umbria")
    assert (table.armies("rome"), table.asked()) == (1, ["carthage"]), "two alike ask nothing"


@pytest.mark.clause("ER-13a")
def test_nobody_is_asked_while_the_support_suffices() -> None:
    table = tarentum_is_attacked(armies=1)
    assert (table.armies("rome"), table.asked()) == (1, ["carthage"])


def roma_is_attacked(*lost: str) -> Table:
    """Carthage takes Roma while Rome has an army for it and one for Tarentum."""
    table = Table("carthage", "rome", "egypt")
    table.no_troops("rome")
    table.holds("rome", "tarentum", "campania", "umbria")
    table.army("rome", "campania")
    table.army("rome", "umbria")
    table.holds("carthage", "etruria", "lucania")
    table.army("carthage", "etruria")
    table.army("carthage", "lucania")
    table.acts("carthage")
    table.log()
    for attack in ("attack etruria>roma", *lost):
        table.dice(6, 1, 5, 2, 1)
        table.does("carthage", attack)
    return table


@pytest.mark.clause("ER-13a")
def test_the_armies_of_a_lost_capital_stay_to_take_it_back() -> None:
    table = roma_is_attacked()
    assert (table.armies("rome"), table.support("rome")) == (2, 1)
    assert (table.decision(), table.asked()) == ("act", ["carthage"])
    table.does("carthage", "end")
    table.dice(6, 1, 1, 5, 2, 1)
    table.does("rome", "attack campania>roma")
    table.dice(6, 1, 1, 5, 2, 1)
    table.does("rome", "attack umbria>roma")
    assert (table.owner("roma"), table.armies("rome")) == ("rome", 2)


@pytest.mark.clause("ER-13a")
def test_an_army_that_another_city_fed_is_destroyed_although_the_capital_is_lost() -> None:
    table = roma_is_attacked("attack lucania>tarentum")
    assert (table.decision(), table.asked()) == ("give_up", ["rome"])
    table.does("rome", "umbria")
    assert (table.armies("rome"), table.support("rome")) == (1, 0)
    assert table.asked() == ["carthage"]


@pytest.mark.clause("ER-13a")
def test_mercenaries_are_not_destroyed_for_want_of_support() -> None:
    table = Table("rome", "carthage")
    table.mercenary("rome", "illyrii", "roma")
    table.does("rome", "end")
    assert table.troop_total("rome") == 2
    assert table.asked() == ["carthage"]


@pytest.mark.clause("ER-13b")
@pytest.mark.parametrize("place", ["campania", "etruria/liguria", "@lilybaeum"])
def test_a_troop_is_disbanded_wherever_it_is(place: str) -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.ship("rome", "lilybaeum")
    table.army("rome", place)
    table.does("rome", f"disband {place}")
    assert table.troop_total("rome") == 1
    assert table.ships("rome") == ["lilybaeum"]


@pytest.mark.clause("ER-13b")
def test_a_disbanded_ship_takes_its_cargo_with_it() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "r12")
    table.army("rome", "@r12")
    table.does("rome", "disband ship r12")
    assert (table.ships("rome"), table.troop_total("rome")) == ([], 1)


@pytest.mark.clause("ER-13c")
def test_if_no_choice_is_made_the_army_created_last_goes_first() -> None:
    table = Table("rome", "carthage", grace=1)
    table.holds("rome", "campania", "umbria")
    table.army("rome", "umbria")
    table.army("rome", "campania")
    table.does("rome", "end")
    table.defaults("rome")
    assert (table.troops("umbria"), table.troops("campania")) == (1, 0)
    table.defaults("rome")
    assert (table.troops("roma"), table.troops("umbria")) == (1, 0)


@pytest.mark.clause("ER-13c")
def test_the_army_created_last_goes_first_although_older_ones_stand_beside_it() -> None:
    table = Table("rome", "carthage", grace=1)
    table.no_troops("rome")
    table.holds("rome", "campania", "umbria", "tarentum")
    table.army("rome", "umbria")
    table.army("rome", "campania")
    table.army("rome", "umbria")
    table.does("rome", "end")
    table.defaults("rome")
    assert (table.troops("umbria"), table.troops("campania")) == (1, 1)


@pytest.mark.clause("ER-13c")
def test_after_the_army_created_last_the_one_created_before_it_goes() -> None:
    table = Table("rome", "carthage", grace=1)
    table.no_troops("rome")
    table.holds("rome", "campania", "umbria")
    table.army("rome", "umbria")
    table.army("rome", "campania")
    table.army("rome", "umbria")
    table.does("rome", "end")
    table.defaults("rome")
    table.defaults("rome")
    assert (table.troops("umbria"), table.troops("campania")) == (1, 0), "the oldest is left"


@pytest.mark.clause("ER-13c")
def test_the_army_created_last_goes_first_although_a_like_ship_carries_an_older_one() -> None:
    table = Table("rome", "carthage", grace=1)
    table.holds("rome", "campania", "tarentum")
    table.army("rome", "campania")
    table.army("rome", "campania")
    table.ship("rome", "campania.w")
    table.ship("rome", "campania.w")
    table.does("rome", "board campania>@campania.w", "board campania>@campania.w#2", "end")
    table.defaults("rome")
    assert (table.troops("roma"), table.aboard("rome", "campania.w")) == (1, 1)
    assert table.asked() == ["carthage"]


def test_a_word_behind_the_place_of_a_new_army_that_means_nothing_is_not_passed_over() -> None:
    table = Table("persia", "rome")
    table.hand("persia", 3, 1, 0)
    table.no_troops("persia")
    with pytest.raises(Invalid, match="army antiochia mounted"):
        table.does("persia", "army antiochia mountd")
    assert table.armies("persia") == 0
