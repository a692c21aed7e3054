"""Settlements and fortifications (ER-34 to ER-43)."""

import pytest

from tests.games.revolt.table import EIGHT_LANDS, SIX, Table


@pytest.mark.clause("ER-34")
def test_a_settlement_costs_one_card_of_each_resource() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "apulia")
    table.hand("rome", 2, 2, 1)
    table.acts("rome")
    table.does("rome", "settle campania")
    assert (table.cards("rome"), table.works("campania")) == ("1/1/0", ["settlement"])
    assert table.clause_against("rome", "settle apulia") == "ER-34"


@pytest.mark.clause("ER-35")
def test_settlements_are_for_controlled_regions_that_are_no_cities() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "venetia", "tarentum")
    table.holds("egypt", "apulia")
    table.hand("rome", 9, 9, 9)
    table.acts("rome")
    assert table.clause_against("rome", "settle tarentum") == "ER-35"
    assert table.clause_against("rome", "settle roma") == "ER-35"
    assert table.clause_against("rome", "settle apulia") == "ER-35"
    assert table.clause_against("rome", "settle umbria") == "ER-35"
    table.does("rome", "settle venetia")
    assert table.works("venetia") == ["settlement"]


@pytest.mark.clause("ER-35a")
def test_a_region_has_one_settlement_at_most() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.settled("campania")
    table.hand("rome", 9, 9, 9)
    table.acts("rome")
    assert table.clause_against("rome", "settle campania") == "ER-35a"


@pytest.mark.clause("ER-35a")
def test_illyria_is_never_settled() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "illyria")
    table.hand("rome", 9, 9, 9)
    table.acts("rome")
    assert table.clause_against("rome", "settle illyria") == "ER-35a"


@pytest.mark.clause("ER-35a")
def test_a_region_may_be_settled_in_the_turn_it_was_taken_and_without_a_troop() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "umbria")
    table.hand("rome", 2, 2, 2)
    table.turn_of("rome", 6, 1, 1, 2)
    table.does("rome", "attack roma>campania", "settle campania", "settle umbria")
    assert table.works("campania") == table.works("umbria") == ["settlement"]
    assert table.troops("umbria") == 0


@pytest.mark.clause("ER-36")
def test_a_settlement_yields_its_resource_without_a_troop() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "apulia", "etruria", "umbria")
    table.settled("campania", "etruria", "umbria")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "1/1/1", "Apulia is neither settled nor garrisoned"


@pytest.mark.clause("ER-36")
def test_a_settlement_yields_nothing_in_the_turns_of_others() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.settled("campania")
    table.hand("rome", 0, 0, 0)
    table.turn_of("egypt")
    assert table.cards("rome") == "0/0/0"


@pytest.mark.clause("ER-37")
def test_a_settled_region_defends_with_the_dice_of_its_controllers_card() -> None:
    table = Table("macedonia", "rome")
    table.holds("macedonia", "thessalia")
    assert table.region_dice("thessalia", "rome") == 1
    table.settled("thessalia")
    assert table.region_dice("thessalia", "rome") == 3
    table.holds("rome", "thessalia")
    assert table.region_dice("thessalia", "macedonia") == 2


@pytest.mark.clause("ER-38")
def test_a_settlement_passes_to_whoever_takes_the_region() -> None:
    table = Table("rome", "egypt")
    table.holds("egypt", "campania")
    table.settled("campania")
    table.hand("rome", 0, 0, 0)
    table.hand("egypt", 0, 0, 0)
    table.turn_of("rome", 6, 1, 1, 2, 2)
    table.does("rome", "attack roma>campania")
    assert table.works("campania") == ["settlement"]
    table.turn_of("egypt")
    table.turn_of("rome")
    assert (table.cards("egypt"), table.cards("rome")) == ("0/0/0", "1/0/0")


@pytest.mark.clause("ER-38a")
def test_there_is_no_way_to_raze_or_sell_a_settlement() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.fortified("campania")
    table.acts("rome")
    assert not table.can("rome", "disband campania")
    assert [move for move in table.moves("rome") if "campania" in move] == [
        "move roma>campania",
    ]


@pytest.mark.clause("ER-39")
def test_six_settlements_are_free_and_every_further_one_needs_one_food() -> None:
    table = Table(*SIX)
    table.holds("egypt", *EIGHT_LANDS)
    table.settled(*EIGHT_LANDS[:6])
    table.turn_of("egypt")
    assert (table.decision(), table.cards("egypt")) == ("act", "4/2/3")
    table.settled(*EIGHT_LANDS[6:])
    table.hand("egypt", 0, 0, 0)
    table.turn_of("egypt")
    assert (table.decision(), table.moves("egypt")) == ("pay", ["0", "1", "2"])
    table.does("egypt", "2")
    assert (table.decision(), table.cards("egypt")) == ("act", "2/2/2")
    assert all(table.works(region) for region in EIGHT_LANDS)


@pytest.mark.clause("ER-41")
def test_a_fortification_costs_a_food_and_a_gold() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "apulia")
    table.settled("campania", "apulia")
    table.hand("rome", 1, 2, 1)
    table.acts("rome")
    table.does("rome", "fortify campania")
    assert table.cards("rome") == "0/1/1"
    assert table.works("campania") == ["settlement", "fortification"]
    assert table.clause_against("rome", "fortify apulia") == "ER-41"


@pytest.mark.clause("ER-41")
def test_only_an_own_settlement_can_be_fortified() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "tarentum")
    table.holds("egypt", "apulia")
    table.settled("apulia")
    table.hand("rome", 9, 9, 9)
    table.acts("rome")
    for region in ("campania", "tarentum", "roma", "apulia"):
        assert table.clause_against("rome", f"fortify {region}") == "ER-41"


@pytest.mark.clause("ER-41a")
def test_a_settlement_has_one_fortification_at_most() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.fortified("campania")
    table.hand("rome", 9, 9, 9)
    table.acts("rome")
    assert table.clause_against("rome", "fortify campania") == "ER-41a"


@pytest.mark.clause("ER-41a")
def test_a_fortification_goes_with_its_settlement() -> None:
    table = Table(*SIX)
    table.holds("egypt", *EIGHT_LANDS[:7])
    table.settled(*EIGHT_LANDS[:6])
    table.fortified(EIGHT_LANDS[6])
    table.turn_of("egypt")
    table.does("egypt", "0", EIGHT_LANDS[6])
    assert table.works(EIGHT_LANDS[6]) == []


@pytest.mark.clause("ER-42")
def test_a_fortification_gives_the_region_one_more_die() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "campania", "apulia")
    table.settled("campania")
    table.fortified("apulia")
    assert table.region_dice("campania", "rome") == 2
    assert table.region_dice("apulia", "rome") == 3


@pytest.mark.clause("ER-43")
def test_three_fortifications_are_free_and_every_further_one_needs_one_gold() -> None:
    table = Table(*SIX)
    table.holds("egypt", *EIGHT_LANDS)
    table.fortified("delta", "arsinoites", "thebais")
    table.turn_of("egypt")
    assert table.decision() == "act"
    table.fortified("cyprus", "marmarica")
    table.hand("egypt", 0, 3, 0)
    table.turn_of("egypt")
    assert (table.decision(), table.moves("egypt")) == ("pay", ["0", "1", "2"])
    table.does("egypt", "2")
    assert (table.decision(), table.resource_total("egypt", "gold")) == ("act", 1)
