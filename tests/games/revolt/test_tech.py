"""Buying tech cards, tech islands, chips (ER-58 to ER-61)."""

import pytest

from tests.games.revolt.table import Table
from ziggurat.games.revolt.terms import TECHS


@pytest.mark.clause("ER-58")
def test_a_tech_card_costs_two_gold_a_food_and_a_wood() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 1, 3, 1)
    table.acts("egypt")
    table.does("egypt", "tech horses")
    assert table.cards("egypt") == "0/1/0"
    assert table.clause_against("egypt", "tech masonry") == "ER-58"


@pytest.mark.clause("ER-58")
def test_as_many_cards_as_wanted_are_bought_at_any_time_among_the_actions() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 3, 6, 3)
    table.turn_of("egypt", 6, 1, 2)
    table.does("egypt", "tech masonry", "tech militia", "attack alexandria>delta", "tech trireme")
    assert table.cards("egypt") == "0/0/0"
    assert [card for card in TECHS if holds_card(table, "egypt", card)] == [
        "trireme",
        "masonry",
        "militia",
    ]


@pytest.mark.clause("ER-58", "ER-58a")
def test_no_card_is_bought_before_upkeep_or_in_the_turns_of_others() -> None:
    table = Table("egypt", "rome")
    table.mercenary("egypt", "arabes", "alexandria")
    table.hand("egypt", 1, 2, 1)
    table.turn_of("egypt")
    assert (table.decision(), table.moves("egypt")) == ("pay", ["0", "1"])
    table.does("egypt", "0", "tech military_integration", "end")
    assert table.cards("egypt") == "0/0/0"
    table.hand("egypt", 1, 2, 1)
    assert "not your turn" in table.refuses("egypt", "tech horses")


@pytest.mark.clause("ER-58b")
def test_all_cards_lie_open_and_the_buyer_chooses() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "delta", "troglodytica", "cyprus")
    table.hand("egypt", 1, 2, 1)
    table.acts("egypt")
    offered = {move.split()[1] for move in table.moves("egypt", "tech")}
    assert offered == set(TECHS)


@pytest.mark.clause("ER-58b")
def test_a_purchase_takes_one_card_from_the_supply() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 1, 2, 1)
    table.acts("egypt")
    table.does("egypt", "tech conscription")
    assert table.support("egypt") == 3, "two by Alexandria, one by the card"
    assert table.state.supply[TECHS.index("conscription")] == 5


@pytest.mark.clause("ER-58b")
def test_a_player_holds_no_more_copies_than_the_card_allows() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 9, 9, 9)
    table.acts("egypt")
    table.does("egypt", "tech granaries", "tech conscription", "tech conscription")
    assert table.clause_against("egypt", "tech granaries") == "ER-58b"
    assert table.can("egypt", "tech conscription")


@pytest.mark.clause("ER-58b")
def test_a_card_of_which_no_copy_is_left_cannot_be_bought() -> None:
    table = Table("egypt", "rome", "gaul")
    table.tech("rome", "horses")
    table.hand("egypt", 9, 9, 9)
    table.acts("egypt")
    assert table.can("egypt", "tech horses")
    table.tech("gaul", "horses")
    assert table.clause_against("egypt", "tech horses") == "ER-58b"


@pytest.mark.clause("ER-58d")
def test_a_second_action_counts_in_the_turn_of_purchase() -> None:
    table = Table("egypt", "rome")
    table.holds("egypt", "delta")
    table.ship("egypt", "alexandria")
    table.hand("egypt", 2, 4, 2)
    table.turn_of("egypt")
    table.does("egypt", "sail alexandria>delta", "move alexandria>delta")
    assert table.clause_against("egypt", "sail delta>alexandria") == "ER-26b"
    assert table.clause_against("egypt", "move delta>alexandria") == "ER-14"
    table.does("egypt", "tech improved_sails", "tech horses")
    table.does("egypt", "sail delta>alexandria", "move delta>alexandria")
    assert table.clause_against("egypt", "sail alexandria>delta") == "ER-26b"
    assert table.clause_against("egypt", "move alexandria>delta") == "ER-14"


@pytest.mark.clause("ER-58d")
def test_troops_in_crossings_and_new_pieces_that_wait_get_no_action_by_a_card() -> None:
    table = Table("persia", "rome", waiting=1)
    table.hand("persia", 2, 4, 4)
    table.turn_of("persia")
    table.does("persia", "enter antiochia>antiochia/cappadocia", "ship antiochia")
    table.does("persia", "tech horses", "tech improved_sails")
    assert table.moves("persia", "attack") == table.moves("persia", "sail") == []


@pytest.mark.clause("ER-59")
def test_a_ship_at_a_tech_island_buys_a_card_for_two_gold_only() -> None:
    table = Table("egypt", "rome")
    table.hand("egypt", 0, 2, 0)
    table.acts("egypt")
    assert table.clause_against("egypt", "tech horses island") == "ER-59"
    table.ship("egypt", "rhodos")
    table.does("egypt", "tech horses island")
    assert table.cards("egypt") == "0/0/0"
    assert holds_card(table, "egypt", "horses")


@pytest.mark.clause("ER-59", "ER-59a")
def test_one_cheap_card_a_turn_however_many_ships_lie_at_islands() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "rhodos")
    table.ship("egypt", "melita")
    table.hand("egypt", 1, 9, 1)
    table.acts("egypt")
    table.does("egypt", "tech horses island")
    assert table.clause_against("egypt", "tech masonry island") == "ER-59a"
    table.does("egypt", "tech masonry")
    assert table.cards("egypt") == "0/5/0"
    table.until_next_turn_of("egypt")
    table.does("egypt", "tech militia island")
    assert table.cards("egypt") == "0/3/0"


@pytest.mark.clause("ER-59a")
def test_while_the_island_price_is_to_be_had_the_other_is_not_asked() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "rhodos")
    table.hand("egypt", 9, 9, 9)
    table.acts("egypt")
    assert table.clause_against("egypt", "tech horses") == "ER-59a"


@pytest.mark.clause("ER-59a")
def test_the_ship_may_have_arrived_this_turn_and_uses_no_action_for_the_purchase() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "alexandria")
    table.ship("egypt", "melita")
    table.acts("egypt")
    table.hand("egypt", 0, 2, 0)
    table.does("egypt", "sail melita>leptis by r15", "sail alexandria>rhodos by r31")
    table.does("egypt", "tech horses island")
    assert table.cards("egypt") == "0/0/0"
    stays = Table("egypt", "rome")
    stays.ship("egypt", "rhodos")
    stays.hand("egypt", 0, 2, 0)
    stays.acts("egypt")
    stays.does("egypt", "tech horses island", "sail rhodos>lycia by r29")
    assert stays.ships("egypt") == ["lycia"]


@pytest.mark.clause("ER-59a")
def test_a_ship_on_a_route_to_an_island_is_not_there_yet() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "r31")
    table.hand("egypt", 0, 2, 0)
    table.acts("egypt")
    assert table.clause_against("egypt", "tech horses island") == "ER-59"


@pytest.mark.clause("ER-59a")
def test_foreign_ships_at_the_island_do_not_prevent_the_purchase() -> None:
    table = Table("egypt", "rome")
    table.ship("egypt", "rhodos")
    table.ship("rome", "rhodos")
    table.hand("egypt", 0, 2, 0)
    table.acts("egypt")
    table.does("egypt", "tech horses island")
    assert holds_card(table, "egypt", "horses")


@pytest.mark.clause("ER-60")
def test_a_chip_marks_the_improved_region_and_stays_when_it_changes_hands() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania")
    table.hand("rome", 1, 2, 1)
    table.acts("rome")
    table.does("rome", "tech irrigation campania")
    assert table.works("campania") == ["chip"]
    table.holds("egypt", "apulia")
    table.army("egypt", "apulia")
    table.turn_of("egypt", 6, 1, 2)
    table.does("egypt", "attack apulia>campania")
    assert (table.owner("campania"), table.works("campania")) == ("egypt", ["chip"])


@pytest.mark.clause("ER-60a")
def test_an_improved_region_gives_one_more_card_whenever_it_produces() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "apulia", "etruria")
    table.chip("campania", "apulia", "etruria")
    table.settled("campania")
    table.army("rome", "etruria")
    table.hand("rome", 0, 0, 0)
    table.turn_of("rome")
    assert table.cards("rome") == "2/2/0", "Apulia does not produce, chip or not"


@pytest.mark.clause("ER-60b")
def test_a_chip_goes_on_an_own_region_of_the_resource_without_a_chip() -> None:
    table = Table("rome", "egypt")
    table.holds("rome", "campania", "etruria", "tarentum", "apulia")
    table.holds("egypt", "delta")
    table.chip("apulia")
    table.hand("rome", 9, 9, 9)
    table.acts("rome")
    for region in ("etruria", "tarentum", "delta", "apulia", "byzacium"):
        assert table.clause_against("rome", f"tech irrigation {region}") == "ER-60b"
    assert table.clause_against("rome", "tech irrigation") == "ER-60b"
    assert table.clause_against("rome", "tech timber_yards apulia") == "ER-60b"
    table.does("rome", "tech irrigation campania")
    assert [move for move in table.moves("rome", "tech") if "irrigation" in move] == []


@pytest.mark.clause("ER-61")
def test_a_tech_card_lasts_even_when_the_capital_is_lost() -> None:
    table = Table("egypt", "rome")
    table.tech("egypt", "horses", "conscription")
    for _ in range(3):
        table.until_next_turn_of("egypt")
    table.holds("egypt", "delta")
    table.no_troops("egypt")
    table.army("egypt", "delta")
    table.holds("rome", "alexandria")
    table.turn_of("egypt")
    assert (table.mounted("delta"), table.support("egypt")) == (1, 1)


@pytest.mark.clause("ER-61a")
def test_cards_of_a_defeated_player_return_to_the_supply_and_chips_stay() -> None:
    table = Table("egypt", "rome", "gaul")
    table.tech("egypt", "horses", "irrigation")
    table.tech("gaul", "horses")
    table.holds("egypt", "delta")
    table.chip("delta")
    table.acts("egypt")
    table.does("egypt", "resign")
    assert not holds_card(table, "egypt", "horses")
    assert table.works("delta") == ["chip"]
    table.hand("rome", 1, 2, 1)
    table.does("rome", "tech horses")
    assert holds_card(table, "rome", "horses")


def holds_card(table: Table, nation: str, card: str) -> bool:
    return table.state.has_tech(table.seat(nation), TECHS.index(card))
