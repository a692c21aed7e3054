"""Who wins, taking regions, and troops against troops (ER-22 to ER-24)."""

import pytest

from tests.games.revolt.table import Table


def rome_and_egypt() -> Table:
    """Rome's turn, its only army in Campania; Egypt has no troops."""
    table = Table("rome", "egypt")
    table.no_troops("rome")
    table.no_troops("egypt")
    table.holds("rome", "campania")
    table.army("rome", "campania")
    return table


@pytest.mark.clause("ER-22")
@pytest.mark.parametrize(
    ("rolled", "winner"),
    [
        ((6, 1, 1, 5, 5), "rome"),
        ((5, 5, 5, 6, 1), "egypt"),
        ((1, 1, 2, 1, 1), "rome"),
    ],
)
def test_the_highest_single_number_wins(rolled: tuple[int, ...], winner: str) -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.settled("apulia")
    table.dice(*rolled)
    table.does("rome", "attack campania>apulia")
    assert table.owner("apulia") == winner
    assert table.armies("rome") == (1 if winner == "rome" else 0)


@pytest.mark.clause("ER-22")
def test_a_tie_is_won_by_neither_side_but_rolled_again() -> None:
    for last, owner in ((2, "rome"), (1, None)):
        table = rome_and_egypt()
        table.dice(3, 3, 3, 3, 1, 1, last, 3 - last)
        table.does("rome", "attack campania>apulia")
        assert table.left() == []
        assert table.owner("apulia") == owner


@pytest.mark.clause("ER-22a")
def test_each_side_rerolls_all_its_dice_that_show_the_tied_number_and_no_others() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.fortified("apulia")
    table.dice(5, 2, 5, 5, 4, 5, 1, 6, 3, 3)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["5 2 5 against 5 4 5", "1 2 6 against 3 4 3"]
    assert table.owner("apulia") == "rome"


@pytest.mark.clause("ER-22a")
def test_after_a_reroll_the_dice_left_lying_may_tie_again() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.settled("apulia")
    table.dice(6, 4, 1, 6, 4, 2, 3, 1, 5)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["6 4 1 against 6 4", "2 4 1 against 3 4", "2 1 1 against 3 5"]
    assert table.owner("apulia") == "egypt"


@pytest.mark.clause("ER-23")
def test_the_winner_moves_in_and_takes_the_region_with_all_that_is_built_there() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.fortified("apulia")
    table.dice(6, 1, 1, 5, 5, 5)
    table.does("rome", "attack campania>apulia")
    assert table.owner("apulia") == "rome"
    assert (table.troops("campania"), table.troops("apulia")) == (0, 1)
    assert table.works("apulia") == ["settlement", "fortification"]


@pytest.mark.clause("ER-23")
def test_a_region_produces_while_a_troop_stands_there_and_stays_controlled_afterwards() -> None:
    table = rome_and_egypt()
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "1/0/0"
    table.does("rome", "move campania>roma")
    table.turn_of("rome")
    assert table.cards("rome") == "1/0/0"
    assert table.owner("campania") == "rome"
    assert table.region_dice("campania", "egypt") == 1


@pytest.mark.clause("ER-23a")
def test_settlements_and_cities_lose_nothing_when_the_troop_leaves() -> None:
    table = rome_and_egypt()
    table.holds("rome", "tarentum", "apulia")
    table.settled("campania")
    table.army("rome", "tarentum")
    table.does("rome", "move campania>apulia", "move tarentum>apulia")
    assert table.region_dice("campania", "egypt") == 2
    assert table.region_dice("tarentum", "egypt") == 3
    table.no_troops("rome")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "1/0/0"


@pytest.mark.clause("ER-23b")
def test_the_city_card_passes_at_once_and_the_old_controller_gets_nothing() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "memphis")
    table.hand("egypt", 0, 0, 0)
    table.holds("rome", "sinai")
    table.army("rome", "sinai")
    table.dice(6, 1, 1, 5, 5, 5)
    table.does("rome", "attack sinai>memphis", "exchange food>gold at memphis")
    assert table.cards("rome") == "0/2/1"
    assert table.cards("egypt") == "0/0/0"
    table.acts("egypt")
    table.hand("egypt", 1, 0, 0)
    assert table.clause_against("egypt", "exchange food>gold at memphis") == "ER-49"


@pytest.mark.clause("ER-23b")
def test_a_chip_passes_at_once_and_foreign_ships_stay_on_the_coast() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.chip("apulia")
    table.ship("egypt", "apulia")
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania>apulia")
    assert (table.works("apulia"), table.ships("egypt")) == (["chip"], ["apulia"])
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "2/0/0"


@pytest.mark.clause("ER-24")
def test_an_attacker_that_beats_a_troop_destroys_it_and_stays_where_it_was() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.army("egypt", "apulia")
    table.dice(6, 1, 1, 5, 5)
    table.does("rome", "attack campania>apulia")
    assert table.rolls() == ["6 1 1 against 5 5"]
    assert (table.troops("campania"), table.troops("apulia")) == (1, 0)
    assert table.owner("apulia") == "egypt"
    assert table.clause_against("rome", "attack campania>apulia") == "ER-14"


@pytest.mark.clause("ER-24")
def test_an_attacker_that_loses_to_a_troop_is_destroyed_and_the_troop_stays() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    table.army("egypt", "apulia")
    table.dice(1, 1, 1, 5, 5)
    table.does("rome", "attack campania>apulia")
    assert (table.troops("campania"), table.troops("apulia")) == (0, 1)


@pytest.mark.clause("ER-24a")
def test_a_settlement_alone_gives_a_defending_troop_no_die() -> None:
    table = rome_and_egypt()
    table.holds("egypt", "apulia", "umbria", "tarentum", "illyria", "lucania")
    table.settled("umbria")
    table.fortified("lucania")
    regions = ("apulia", "umbria", "illyria", "lucania", "tarentum", "alexandria")
    armies = [table.army("egypt", region) for region in regions]
    assert [table.troop_dice(army) for army in armies] == [2, 2, 2, 3, 3, 3]


def egypt_defends_apulia_with(*peoples: str) -> Table:
    """Rome has attacked Apulia, where Egypt has troops: armies, or mercenaries of a people."""
    table = rome_and_egypt()
    table.holds("egypt", "apulia")
    for people in peoples:
        if people == "army":
            table.army("egypt", "apulia")
        else:
            table.mercenary("egypt", people, "apulia")
    return table


@pytest.mark.clause("ER-24b")
def test_the_defender_chooses_among_troops_that_differ() -> None:
    table = egypt_defends_apulia_with("army", "nubae")
    table.does("rome", "attack campania>apulia")
    assert (table.asked(), table.moves("egypt")) == (["egypt"], ["apulia", "apulia#2"])
    table.dice(6, 1, 1, 5, 5)
    table.does("egypt", "apulia")
    assert table.rolls() == ["6 1 1 against 5 5"]
    assert (table.armies("egypt"), table.troops("apulia")) == (0, 1)


@pytest.mark.clause("ER-24b")
def test_nobody_is_asked_which_of_two_alike_troops_fights() -> None:
    table = egypt_defends_apulia_with("army", "army")
    table.dice(6, 1, 1, 5, 5)
    table.does("rome", "attack campania>apulia")
    assert (table.asked(), table.troops("apulia")) == (["rome"], 1)


@pytest.mark.clause("ER-24b", "ER-14c")
def test_what_a_troop_did_in_its_own_turn_tells_it_from_no_other_when_it_defends() -> None:
    table = Table("egypt", "rome")
    table.no_troops("egypt")
    table.holds("egypt", "apulia", "tarentum")
    table.holds("rome", "campania")
    table.army("egypt", "apulia")
    table.army("egypt", "tarentum")
    table.army("rome", "campania")
    table.acts("egypt")
    table.does("egypt", "move tarentum>apulia", "end")
    table.dice(6, 1, 1, 5, 5)
    table.does("rome", "attack campania>apulia")
    assert (table.asked(), table.troops("apulia")) == (["rome"], 1)


@pytest.mark.clause("ER-24b")
@pytest.mark.parametrize(
    ("peoples", "armies_left", "defence"),
    [
        (("nubae", "army"), 1, "5 5 5"),
        (("army", "arabes"), 1, "5 5"),
        (("arabes", "army"), 0, "5 5"),
        (("army", "arabes", "army"), 1, "5 5"),
    ],
)
def test_without_a_choice_most_dice_fight_and_then_the_troop_created_last(
    peoples: tuple[str, ...], armies_left: int, defence: str
) -> None:
    table = egypt_defends_apulia_with(*peoples)
    table.does("rome", "attack campania>apulia")
    table.dice(6, 1, 1, *map(int, defence.split()))
    table.defaults("egypt")
    assert table.rolls() == [f"6 1 1 against {defence}"]
    assert table.armies("egypt") == armies_left
    assert table.troops("apulia") == len(peoples) - 1


@pytest.mark.clause("ER-24b", "ER-13c")
def test_of_alike_troops_the_one_created_last_falls_and_the_older_one_keeps_its_age() -> None:
    table = Table("carthage", "rome", grace=1)
    table.no_troops("carthage")
    table.holds("carthage", "apulia", "byzacium")
    table.holds("rome", "campania")
    table.army("carthage", "apulia")
    table.army("carthage", "byzacium")
    table.mercenary("carthage", "numidae", "apulia")
    table.army("carthage", "apulia")
    table.army("rome", "campania")
    table.hand("carthage", 0, 1, 0)
    table.acts("rome")
    table.does("rome", "attack campania>apulia")
    table.dice(6, 1, 1, 5, 5)
    table.defaults("carthage")
    assert (table.armies("carthage"), table.troops("apulia")) == (2, 2)
    table.until_next_turn_of("carthage")
    table.does("carthage", "end")
    table.defaults("carthage")
    assert (table.troops("byzacium"), table.troops("apulia")) == (0, 2), "Byzacium's is the newer"


@pytest.mark.clause("ER-24c")
def test_the_region_is_attacked_only_when_no_troop_is_left_and_by_another_action() -> None:
    table = egypt_defends_apulia_with("army", "army")
    for _ in range(2):
        table.army("rome", "campania")
    for attacker in ("campania", "campania#2"):
        table.dice(6, 1, 1, 5, 5)
        table.does("rome", f"attack {attacker}>apulia")
        assert table.owner("apulia") == "egypt"
    table.dice(6, 1, 1, 5)
    table.does("rome", "attack campania#2>apulia")
    assert table.owner("apulia") == "rome"


@pytest.mark.clause("ER-24d")
def test_out_of_the_capital_an_attacker_that_loses_to_a_troop_survives() -> None:
    table = rome_and_egypt()
    table.army("rome", "roma")
    table.holds("egypt", "umbria")
    table.army("egypt", "umbria")
    table.dice(1, 1, 1, 5, 5)
    table.does("rome", "attack roma>umbria")
    table.dice(1, 1, 1, 5, 5)
    table.does("rome", "attack campania>umbria")
    assert (table.troops("roma"), table.troops("campania")) == (1, 0)
