"""Actions of troops, and horses (ER-14, ER-15)."""

import pytest

from tests.games.revolt.table import Table


def lone_army(nation: str, region: str, *further: str, mounted: bool = False) -> Table:
    """The nation's turn; its only troop is an army in a region, and it controls further ones."""
    table = Table(nation, "egypt" if nation != "egypt" else "rome")
    table.no_troops(nation)
    table.holds(nation, region, *further)
    table.army(nation, region, mounted=mounted)
    return table


@pytest.mark.clause("ER-14")
@pytest.mark.parametrize(
    "action", ["move campania>umbria", "attack campania>apulia", "board campania>@campania.w"]
)
def test_a_move_an_attack_or_boarding_is_the_one_action_of_a_turn(action: str) -> None:
    table = lone_army("rome", "campania", "umbria")
    table.ship("rome", "campania.w")
    table.dice(6, 1, 1, 2)
    table.does("rome", action)
    assert not [move for verb in ("move", "attack", "land") for move in table.moves("rome", verb)]


@pytest.mark.clause("ER-14")
def test_landing_is_the_one_action_of_a_turn() -> None:
    table = lone_army("rome", "campania", "umbria")
    table.ship("rome", "umbria")
    table.no_troops("rome")
    table.army("rome", "@umbria")
    table.does("rome", "land @umbria")
    assert table.clause_against("rome", "move umbria>campania") == "ER-14"


@pytest.mark.clause("ER-14a")
def test_hiring_uses_the_action() -> None:
    table = lone_army("rome", "venetia", "umbria")
    table.hand("rome", 0, 2, 0)
    table.does("rome", "hire venetia>illyria")
    assert table.clause_against("rome", "move venetia>umbria") == "ER-14"


@pytest.mark.clause("ER-14a")
def test_a_troop_that_has_moved_cannot_hire() -> None:
    table = lone_army("rome", "umbria", "venetia")
    table.hand("rome", 0, 2, 0)
    table.does("rome", "move umbria>venetia")
    assert table.clause_against("rome", "hire venetia>illyria") == "ER-14"


@pytest.mark.clause("ER-14b")
def test_a_move_goes_over_one_border_into_an_own_region() -> None:
    table = lone_army("rome", "campania", "umbria", "venetia")
    assert table.clause_against("rome", "move campania>apulia") == "ER-14b"
    assert table.clause_against("rome", "move campania>venetia") == "ER-17d"
    table.does("rome", "move campania>umbria")
    assert (table.troops("campania"), table.troops("umbria")) == (0, 1)


@pytest.mark.clause("ER-14b")
def test_mountains_and_forests_are_passed_only_through_their_crossing() -> None:
    mountain = lone_army("rome", "etruria", "liguria")
    assert mountain.clause_against("rome", "move etruria>liguria") == "ER-67"
    forest = lone_army("rome", "belgica", "helvetia")
    assert forest.clause_against("rome", "move belgica>helvetia") == "ER-67"
    assert forest.can("rome", "enter belgica>belgica/helvetia")


@pytest.mark.clause("ER-14b")
def test_entering_a_foreign_region_is_an_attack_whether_troops_are_there_or_not() -> None:
    table = lone_army("rome", "campania")
    table.holds("egypt", "umbria", "apulia")
    table.army("egypt", "umbria")
    for region in ("umbria", "apulia"):
        assert table.clause_against("rome", f"move campania>{region}") == "ER-14b"
        assert table.can("rome", f"attack campania>{region}")


@pytest.mark.clause("ER-14b")
def test_any_number_of_troops_of_one_player_share_a_region() -> None:
    table = lone_army("rome", "campania", "umbria")
    for _ in range(9):
        table.army("rome", "umbria")
    table.does("rome", "move campania>umbria")
    assert table.troops("umbria") == 10


@pytest.mark.clause("ER-14c")
def test_troops_act_one_after_the_other_in_any_order() -> None:
    table = lone_army("rome", "campania", "umbria", "roma")
    table.army("rome", "umbria", mounted=True)
    table.does("rome", "move umbria>roma", "move campania>umbria", "move roma>campania")
    assert (table.troops("campania"), table.troops("umbria")) == (1, 1)


@pytest.mark.clause("ER-14c")
def test_a_troop_need_not_act_and_saves_no_action() -> None:
    table = lone_army("rome", "campania", "umbria")
    table.until_next_turn_of("rome")
    table.does("rome", "move campania>umbria")
    assert table.clause_against("rome", "move umbria>campania") == "ER-14"


@pytest.mark.clause("ER-14d")
def test_a_strait_is_crossed_without_a_ship_by_moving_and_by_attacking() -> None:
    table = lone_army("rome", "rhegium", "syracusae")
    table.does("rome", "move rhegium>syracusae")
    assert table.troops("syracusae") == 1
    table = lone_army("rome", "rhegium")
    table.dice(6, 1, 1, 5, 2, 2)
    table.does("rome", "attack rhegium>syracusae")
    assert table.owner("syracusae") == "rome"


@pytest.mark.clause("ER-14e")
def test_closed_mercenary_regions_are_never_entered() -> None:
    table = lone_army("rome", "noricum")
    assert table.clause_against("rome", "attack noricum>hercynia") == "ER-14e"
    assert table.clause_against("rome", "move noricum>hercynia") == "ER-14e"


@pytest.mark.clause("ER-14e")
def test_tech_islands_are_never_entered() -> None:
    table = lone_army("rome", "campania")
    table.ship("rome", "melita")
    table.army("rome", "@melita")
    assert table.clause_against("rome", "land @melita") == "ER-28"
    assert table.clause_against("rome", "attack campania>melita") == "ER-14e"


@pytest.mark.clause("ER-15")
def test_a_mounted_troop_has_two_actions_a_turn_and_no_third() -> None:
    table = lone_army("rome", "campania", "umbria", mounted=True)
    table.does("rome", "move campania>umbria", "move umbria>campania")
    assert table.clause_against("rome", "move campania>umbria") == "ER-14"


@pytest.mark.clause("ER-15")
def test_a_mounted_troop_needs_three_turns_over_a_mountain() -> None:
    table = lone_army("rome", "etruria", "liguria", mounted=True)
    table.does("rome", "enter etruria>etruria/liguria")
    table.until_next_turn_of("rome")
    assert table.clause_against("rome", "move etruria/liguria>liguria") == "ER-67a"
    table.until_next_turn_of("rome")
    table.does("rome", "move etruria/liguria>liguria")
    assert table.troops("liguria") == 1


@pytest.mark.clause("ER-15a")
def test_a_mounted_troop_may_attack_twice() -> None:
    table = lone_army("rome", "campania", mounted=True)
    table.dice(6, 1, 1, 2)
    table.does("rome", "attack campania>apulia")
    table.dice(6, 1, 1, 2)
    table.does("rome", "attack apulia>lucania")
    assert table.owner("lucania") == "rome"
    assert table.clause_against("rome", "attack lucania>tarentum") == "ER-14"


@pytest.mark.clause("ER-15a")
def test_a_mounted_troop_may_board_and_land_in_one_turn() -> None:
    table = lone_army("rome", "campania", "umbria", mounted=True)
    table.ship("rome", "campania.e")
    table.does("rome", "board campania>@campania.e", "sail campania.e>umbria", "land @umbria")
    assert table.troops("umbria") == 1


@pytest.mark.clause("ER-15b")
def test_the_card_horses_mounts_all_troops_of_its_owner() -> None:
    table = lone_army("rome", "campania", "umbria")
    table.mercenary("rome", "illyrii", "campania")
    table.army("egypt", "alexandria")
    assert table.mounted("campania") == 0
    table.tech("rome", "horses")
    assert table.mounted("campania") == 2
    assert table.mounted("alexandria") == 0


@pytest.mark.clause("ER-15b")
def test_numidians_and_scythians_are_mounted_and_no_other_mercenaries() -> None:
    table = lone_army("rome", "campania")
    peoples = ("numidae", "scythae", "germani", "illyrii", "celtiberi", "arabes", "nubae")
    troops = [table.mercenary("rome", people, "campania") for people in peoples]
    mounted = [table.state.is_mounted(troop) for troop in troops]
    assert mounted == [True, True, False, False, False, False, False]


@pytest.mark.clause("ER-15c")
def test_whoever_controls_cyrene_may_create_mounted_armies_there_for_one_gold_more() -> None:
    table = Table("gaul", "rome")
    table.holds("gaul", "cyrene", "marmarica")
    table.hand("gaul", 4, 1, 0)
    assert table.clause_against("gaul", "army avaricum mounted") == "ER-15c"
    table.does("gaul", "army cyrene mounted")
    assert (table.cards("gaul"), table.mounted("cyrene")) == ("2/0/0", 1)


@pytest.mark.clause("ER-15c")
def test_antiochia_gives_horses_to_persia_alone_and_by_choice() -> None:
    rome = Table("rome", "persia")
    rome.no_troops("persia")
    rome.holds("rome", "antiochia")
    rome.hand("rome", 9, 9, 9)
    assert rome.clause_against("rome", "army antiochia mounted") == "ER-11"
    persia = Table("persia", "rome")
    persia.no_troops("persia")
    persia.hand("persia", 3, 1, 0)
    persia.does("persia", "army antiochia")
    assert (persia.cards("persia"), persia.mounted("antiochia")) == ("0/1/0", 0)


@pytest.mark.clause("ER-15c")
def test_a_mounted_army_stays_mounted_wherever_it_goes() -> None:
    table = Table("persia", "rome")
    table.no_troops("persia")
    table.holds("persia", "apamene")
    table.hand("persia", 3, 1, 0)
    table.does("persia", "army antiochia mounted")
    table.until_next_turn_of("persia")
    table.does("persia", "move antiochia>apamene", "move apamene>antiochia")
    assert table.mounted("antiochia") == 1


@pytest.mark.clause("ER-15c")
def test_two_reasons_for_being_mounted_give_no_third_action() -> None:
    table = lone_army("rome", "campania", "umbria", mounted=True)
    table.tech("rome", "horses")
    table.does("rome", "move campania>umbria", "move umbria>campania")
    assert table.clause_against("rome", "move campania>umbria") == "ER-14"
