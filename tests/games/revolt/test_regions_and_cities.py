"""Regions and cities: control, production, city cards, defence (ER-45 to ER-50)."""

import pytest

from tests.games.revolt.table import Table


@pytest.mark.clause("ER-45")
def test_whoever_beats_a_region_controls_it_from_then_on() -> None:
    table = Table("rome", "egypt")
    table.turn_of("rome", 6, 1, 1, 2)
    table.does("rome", "attack roma>campania")
    assert table.owner("campania") == "rome"
    table.until_next_turn_of("rome")
    assert table.owner("campania") == "rome"


@pytest.mark.clause("ER-45")
def test_whoever_fails_against_a_region_does_not_control_it() -> None:
    table = Table("rome", "egypt")
    table.turn_of("rome", 1, 1, 1, 2)
    table.does("rome", "attack roma>campania")
    assert table.owner("campania") is None


@pytest.mark.clause("ER-45a")
def test_an_empty_region_does_not_revolt_again() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.acts("rome")
    for _ in range(5):
        table.until_next_turn_of("rome")
    assert table.owner("campania") == "rome"


@pytest.mark.clause("ER-45a")
def test_control_ends_when_another_takes_the_region_or_its_controller_is_defeated() -> None:
    table = Table("rome", "egypt", "gaul")
    table.holds("egypt", "campania", "apulia")
    table.turn_of("rome", 6, 1, 1, 2)
    table.does("rome", "attack roma>campania", "end")
    assert table.owner("campania") == "rome"
    table.does("egypt", "resign")
    assert (table.owner("campania"), table.owner("apulia")) == ("rome", None)


@pytest.mark.clause("ER-46")
def test_a_region_produces_with_a_troop_or_a_settlement_and_not_without() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "etruria", "umbria")
    table.army("rome", "campania")
    table.settled("etruria")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "1/1/0"


@pytest.mark.clause("ER-46")
def test_a_mercenary_makes_a_region_produce_like_an_army() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "etruria")
    table.mercenary("rome", "celtiberi", "etruria")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert (table.decision(), table.cards("rome")) == ("pay", "0/1/0")


@pytest.mark.clause("ER-46a")
def test_a_region_gives_one_card_in_all_and_one_more_with_a_chip() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.settled("campania")
    table.army("rome", "campania")
    table.army("rome", "campania")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "1/0/0"
    table.chip("campania")
    table.turn_of("rome")
    assert table.cards("rome") == "3/0/0"


@pytest.mark.clause("ER-46a")
def test_capitals_cities_and_illyria_produce_nothing() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "tarentum", "illyria")
    table.army("rome", "tarentum")
    table.army("rome", "illyria")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "0/0/0"


@pytest.mark.clause("ER-48")
def test_a_city_with_its_surroundings_is_one_region() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "thessalia")
    table.army("rome", "thessalia")
    table.hand("rome", 0, 0, 9)
    table.turn_of("rome", 6, 1, 1, 2, 2, 2)
    table.does("rome", "attack thessalia>athenae")
    assert table.moves("rome", "ship") == ["ship roma", "ship athenae.e", "ship athenae.w"]
    assert (table.state.cities[0], table.state.lands[0]) == (2, 1)


@pytest.mark.clause("ER-49")
def test_only_the_controller_of_a_city_has_its_card() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 5, 0, 0)
    table.acts("egypt")
    assert table.clause_against("egypt", "exchange food>gold at memphis") == "ER-49"
    table.holds("rome", "memphis")
    assert table.clause_against("egypt", "exchange food>gold at memphis") == "ER-49"
    table.holds("egypt", "memphis")
    table.does("egypt", "exchange food>gold at memphis")
    assert table.cards("egypt") == "4/1/0"


@pytest.mark.clause("ER-49")
def test_a_market_makes_only_the_exchanges_of_its_card() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "memphis", "tarentum", "cyrene")
    table.hand("egypt", 1, 5, 5)
    table.acts("egypt")
    assert table.clause_against("egypt", "exchange gold>food at memphis") == "ER-49"
    assert table.clause_against("egypt", "exchange wood>wood at tarentum") == "ER-49"
    assert table.clause_against("egypt", "exchange food>gold at tarentum") == "ER-49"
    assert table.clause_against("egypt", "exchange food>gold at cyrene") == "ER-49"
    table.does("egypt", "exchange food>gold at memphis", "exchange wood>food at tarentum")
    assert table.cards("egypt") == "1/6/3"
    assert table.clause_against("egypt", "exchange food>gold at memphis") == "ER-49"


@pytest.mark.clause("ER-49a")
def test_a_training_city_lets_armies_be_created_there() -> None:
    table = Table("rome", "egypt")
    table.hand("rome", 6, 0, 0)
    table.holds("rome", "tarentum")
    table.acts("rome")
    assert table.clause_against("rome", "army tarentum") == "ER-11"
    table.holds("rome", "rhegium")
    table.does("rome", "army rhegium")
    assert (table.troops("rhegium"), table.cards("rome")) == (1, "3/0/0")


@pytest.mark.clause("ER-49a")
def test_every_city_card_is_of_one_of_three_kinds_and_victory_is_the_rarest() -> None:
    table = Table("rome", "egypt")
    lookup = table.state.lookup
    cities = [r for r in range(lookup.region_count) if lookup.card_of[r] >= 0]
    kinds = [lookup.card_kind[lookup.card_of[region]] for region in cities]
    counts = [kinds.count(kind) for kind in range(3)]
    assert (sum(counts), counts) == (len(kinds), [7, 7, 3])


@pytest.mark.clause("ER-49b")
def test_a_city_card_works_at_once_when_the_city_is_taken() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 1, 0, 0)
    table.turn_of("egypt", 6, 1, 2, 2)
    table.does("egypt", "attack alexandria>memphis", "exchange food>gold at memphis")
    assert table.cards("egypt") == "0/1/0"


@pytest.mark.clause("ER-49b")
def test_a_city_card_is_of_no_use_in_the_turns_of_others() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "memphis")
    table.hand("egypt", 1, 0, 0)
    table.acts("rome")
    assert "not your turn" in table.refuses("egypt", "exchange food>gold at memphis")


@pytest.mark.clause("ER-50")
def test_cities_and_capitals_have_one_die_more_than_the_card_of_their_controller() -> None:
    table = Table("macedonia", "rome", "egypt")
    table.holds("macedonia", "athenae")
    assert table.region_dice("athenae", "rome") == table.region_dice("pella", "rome") == 4
    table.holds("rome", "athenae", "pella")
    assert table.region_dice("athenae", "egypt") == table.region_dice("pella", "egypt") == 3
    assert table.region_dice("roma", "egypt") == 3
