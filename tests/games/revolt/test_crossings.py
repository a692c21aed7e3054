"""Mountains and forests (ER-67)."""

import pytest

from tests.games.revolt.table import Table

ALPS = "massalia/mediolanum"


def gaul_before_the_alps(*, mounted: bool = False) -> Table:
    table = Table("gaul", "rome")
    table.no_troops("gaul")
    table.holds("gaul", "massalia")
    table.army("gaul", "massalia", mounted=mounted)
    table.turn_of("gaul")
    return table


def gaul_in_the_alps(*dice: int) -> Table:
    """Gaul's army has entered the crossing in its last turn and may leave it now."""
    table = gaul_before_the_alps()
    table.does("gaul", f"enter massalia>{ALPS}")
    table.until_next_turn_of("gaul")
    table.dice(*dice)
    table.log()
    return table


@pytest.mark.clause("ER-67")
def test_a_mountain_takes_two_turns() -> None:
    table = gaul_before_the_alps()
    assert table.clause_against("gaul", "attack massalia>mediolanum") == "ER-67"
    table.does("gaul", f"enter massalia>{ALPS}")
    assert (table.troops(ALPS), table.troops("massalia")) == (1, 0)
    table.until_next_turn_of("gaul")
    table.dice(6, 1, 2, 2)
    table.does("gaul", f"attack {ALPS}>mediolanum")
    assert (table.owner("mediolanum"), table.troops("mediolanum")) == ("gaul", 1)


@pytest.mark.clause("ER-67")
def test_a_forest_takes_two_turns_as_well() -> None:
    table = Table("rome", "gaul")
    table.no_troops("rome")
    table.holds("rome", "helvetia", "belgica")
    table.army("rome", "helvetia")
    table.turn_of("rome")
    assert table.clause_against("rome", "move helvetia>belgica") == "ER-67"
    table.does("rome", "enter helvetia>belgica/helvetia")
    table.until_next_turn_of("rome")
    table.does("rome", "move belgica/helvetia>belgica")
    assert table.troops("belgica") == 1


@pytest.mark.clause("ER-67", "ER-67a")
def test_mounted_troops_take_three_turns() -> None:
    table = gaul_before_the_alps(mounted=True)
    table.does("gaul", f"enter massalia>{ALPS}")
    assert table.clause_against("gaul", f"move {ALPS}>massalia") == "ER-67a"
    table.until_next_turn_of("gaul")
    assert table.clause_against("gaul", f"move {ALPS}>massalia") == "ER-67a"
    table.until_next_turn_of("gaul")
    table.dice(6, 1, 2, 2, 6, 1, 2, 2)
    table.does("gaul", f"attack {ALPS}>mediolanum", "attack mediolanum>liguria")
    assert table.left() == []


@pytest.mark.clause("ER-67a")
def test_a_troop_may_stay_in_the_crossing_and_leave_in_any_later_turn() -> None:
    table = gaul_in_the_alps()
    for _ in range(3):
        table.until_next_turn_of("gaul")
    assert table.troops(ALPS) == 1
    table.does("gaul", f"move {ALPS}>massalia")
    assert table.troops("massalia") == 1


@pytest.mark.clause("ER-67a")
def test_horses_bought_on_the_way_do_not_make_it_longer() -> None:
    table = gaul_before_the_alps()
    table.does("gaul", f"enter massalia>{ALPS}")
    table.tech("gaul", "horses")
    table.until_next_turn_of("gaul")
    assert table.can("gaul", f"move {ALPS}>massalia")


@pytest.mark.clause("ER-67b")
def test_a_troop_leaves_to_either_side_by_move_or_attack() -> None:
    table = gaul_in_the_alps()
    assert table.can("gaul", f"move {ALPS}>massalia")
    assert table.can("gaul", f"attack {ALPS}>mediolanum")
    assert table.clause_against("gaul", f"move {ALPS}>mediolanum") == "ER-14b"
    assert table.clause_against("gaul", f"attack {ALPS}>helvetia") == "ER-17d"


@pytest.mark.clause("ER-67b")
def test_after_a_win_against_a_troop_it_stays_in_the_crossing_and_tries_again() -> None:
    table = gaul_in_the_alps(6, 1, 2, 2, 2)
    table.holds("rome", "mediolanum")
    table.army("rome", "mediolanum")
    table.does("gaul", f"attack {ALPS}>mediolanum")
    assert (table.troops(ALPS), table.troops("mediolanum")) == (1, 0)
    table.until_next_turn_of("gaul")
    table.dice(6, 1, 2, 2, 2)
    table.does("gaul", f"attack {ALPS}>mediolanum")
    assert (table.owner("mediolanum"), table.troops(ALPS)) == ("gaul", 0)


@pytest.mark.clause("ER-67b")
def test_a_lost_attack_out_of_a_crossing_destroys_the_troop() -> None:
    table = gaul_in_the_alps(1, 1, 2, 2)
    table.does("gaul", f"attack {ALPS}>mediolanum")
    assert table.troop_total("gaul") == 0


@pytest.mark.clause("ER-67c")
def test_a_troop_in_a_crossing_holds_and_produces_nothing_and_hires_nobody() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "etruria")
    table.holds("egypt", "umbria")
    table.army("egypt", "umbria")
    table.army("rome", "etruria/liguria")
    table.army("rome", "illyria/noricum")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "0/0/0"
    assert table.clause_against("rome", "hire illyria/noricum>illyria") == "ER-52"
    table.turn_of("egypt", 6, 1, 2)
    table.does("egypt", "attack umbria>etruria")
    assert (table.left(), table.owner("etruria")) == ([], "egypt")
    assert table.troops("etruria/liguria") == 1


@pytest.mark.clause("ER-67d")
def test_a_crossing_holds_troops_of_one_player_only() -> None:
    table = gaul_before_the_alps()
    table.army("rome", ALPS)
    assert table.clause_against("gaul", f"enter massalia>{ALPS}") == "ER-67d"
    table.army("gaul", "massalia")
    table.no_troops("rome")
    assert table.clause_against("gaul", f"clash massalia>{ALPS}") == "ER-67d"
    table.does("gaul", *[f"enter massalia>{ALPS}"] * 2)
    assert table.troops(ALPS) == 2


@pytest.mark.clause("ER-67d")
def test_foreign_troops_in_a_crossing_are_attacked_and_the_winner_does_not_move() -> None:
    table = gaul_before_the_alps(mounted=True)
    table.army("rome", ALPS)
    table.dice(6, 1, 5, 5)
    table.does("gaul", f"clash massalia>{ALPS}")
    assert table.rolls() == ["6 1 against 5 5"], "A of Gaul against D of Rome, no region dice"
    assert (table.troops(ALPS), table.troops("massalia")) == (0, 1)
    table.does("gaul", f"enter massalia>{ALPS}")
    assert table.troops(ALPS) == 1


@pytest.mark.clause("ER-67d")
def test_whoever_loses_against_troops_in_a_crossing_is_destroyed() -> None:
    table = gaul_before_the_alps()
    table.army("rome", ALPS)
    table.dice(5, 1, 6, 5)
    table.does("gaul", f"clash massalia>{ALPS}")
    assert (table.troop_total("gaul"), table.troops(ALPS)) == (0, 1)


@pytest.mark.clause("ER-67e")
def test_forests_are_plain_for_gaul_even_for_mounted_troops() -> None:
    table = Table("gaul", "rome")
    table.holds("gaul", "belgica", "helvetia")
    table.army("gaul", "belgica", mounted=True)
    table.turn_of("gaul")
    assert table.clause_against("gaul", "enter belgica>belgica/helvetia") == "ER-67e"
    table.does("gaul", "move belgica>helvetia", "move helvetia>belgica")
    assert table.troops("belgica") == 1
    table.holds("rome", "avaricum")
    table.turn_of("gaul")
    assert table.clause_against("gaul", "move belgica>helvetia") == "ER-67"


@pytest.mark.clause("ER-67e")
def test_a_plain_step_does_not_touch_troops_in_the_crossing_but_they_may_be_attacked() -> None:
    table = Table("gaul", "rome")
    table.holds("gaul", "belgica", "helvetia")
    table.army("gaul", "belgica")
    table.army("gaul", "belgica")
    table.army("rome", "belgica/helvetia")
    table.turn_of("gaul", 6, 1, 5, 5)
    table.does("gaul", "move belgica>helvetia")
    assert table.troops("belgica/helvetia") == 1
    table.does("gaul", "clash belgica>belgica/helvetia")
    assert table.troops("belgica/helvetia") == 0


@pytest.mark.clause("ER-67e")
def test_a_troop_already_in_a_crossing_is_not_hastened_by_a_card() -> None:
    table = gaul_before_the_alps()
    table.does("gaul", f"enter massalia>{ALPS}")
    table.tech("gaul", "mountain_guides")
    assert table.clause_against("gaul", f"move {ALPS}>massalia") == "ER-67a"


@pytest.mark.clause("ER-67f")
def test_the_crossing_to_a_closed_mercenary_region_cannot_be_entered() -> None:
    table = Table("rome", "gaul")
    table.holds("rome", "helvetia", "noricum")
    table.army("rome", "helvetia")
    table.army("rome", "noricum")
    table.turn_of("rome")
    assert table.clause_against("rome", "enter helvetia>helvetia/hercynia") == "ER-67f"
    assert table.can("rome", "enter noricum>illyria/noricum"), "Illyria is not closed"
