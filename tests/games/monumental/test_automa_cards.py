"""Cards an Automa takes, Wonders, Heroes, Reserve, Trade, Quests (MO-14.6, MO-14.7, AE-8)."""

import pytest

from tests.games.monumental.automas import (
    begun_by,
    plays,
    settle_ties,
    shelf_of,
    solo,
    wonders_of,
)
from tests.games.monumental.table import Table
from ziggurat.games.monumental.laws import check_layout
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.words.automa_cards import words_of_card

TABLES = lookup_of("map_2p_1")


# --- taking cards


@pytest.mark.clause("MO-14.6")
def test_the_cheapest_or_dearest_card_of_a_type_is_taken() -> None:
    table = solo("chinese")
    table.display("currency", "granary", "irrigation", "writing", "archive_hall")
    plays(table, "chinese", "am_gold_technological")
    assert shelf_of(table, "chinese") == ["irrigation", "currency"]
    assert table.ids(table.state.display) == ["granary", "writing", "archive_hall"]
    assert table.state.taken == 2
    assert table.state.knowledge_owned[1] == 2
    assert table.points("chinese")["Knowledge"] == 2


@pytest.mark.clause("MO-14.6")
def test_of_equal_cost_the_card_furthest_from_the_deck_is_taken() -> None:
    table = solo()
    table.display("irrigation", "writing", "calendar", "ironworking", "metal_casting", "currency")
    plays(table, "zulu", "am_policy_technological")
    plays(table, "zulu", "am_knowledge_architectural")
    assert shelf_of(table, "zulu") == ["currency"]
    plays(table, "zulu", "am_knowledge_architectural")
    # All cost 4; Writing lies in the column furthest from the deck.
    assert shelf_of(table, "zulu") == ["currency", "writing"]


@pytest.mark.clause("MO-14.6", "MO-2.5")
def test_in_one_column_the_alphabet_decides() -> None:
    table = solo()
    table.display("irrigation", "oral_tradition", "writing", "calendar", "ironworking", "currency")
    plays(table, "zulu", "am_knowledge_architectural")
    plays(table, "zulu", "am_knowledge_architectural")
    # The Currency cost 5. Calendar and Writing share the second column.
    assert shelf_of(table, "zulu") == ["currency", "calendar"]


@pytest.mark.clause("MO-14.6", "MO-4.4.2")
def test_a_card_taken_leaves_its_place_empty_until_the_display_is_replenished() -> None:
    table = solo()
    table.display("currency", "writing", "calendar", "irrigation", "granary", "academy")
    plays(table, "zulu", "am_knowledge_architectural")
    plays(table, "zulu", "am_knowledge_architectural")
    # With its neighbour the Currency gone, Writing is still further away than the Calendar.
    assert shelf_of(table, "zulu") == ["currency", "writing"]


@pytest.mark.clause("MO-14.6", "AE-4.1.1")
def test_in_the_row_of_continuous_play_every_place_has_its_own_distance() -> None:
    table = Table("greek", "zulu", automas=1, continuous=1)
    table.display("irrigation", "oral_tradition", "writing", "calendar", "ironworking", "granary")
    table.supply("zulu")
    plays(table, "zulu", "am_knowledge_architectural")
    assert shelf_of(table, "zulu") == ["writing"]


@pytest.mark.clause("MO-14.6")
def test_all_knowledge_of_the_display_may_be_taken_at_once() -> None:
    table = solo("aksumites")
    table.display("irrigation", "granary", "writing", "stonehenge", "currency")
    plays(table, "aksumites", "am_explorers_technological")
    assert sorted(shelf_of(table, "aksumites")) == ["currency", "granary", "irrigation", "writing"]
    assert table.ids(table.state.display) == ["stonehenge"]


@pytest.mark.clause("MO-14.6")
def test_cards_of_an_automa_have_no_effect() -> None:
    table = solo()
    table.holds("zulu", "E2", 1)
    before = table.defence("E2")
    # The owner of the Great Wall has a better Defence; an Automa has not.
    table.display("fortress_building")
    plays(table, "zulu", "am_knowledge_architectural")
    table.wonders("zulu", "great_wall")
    assert shelf_of(table, "zulu") == ["fortress_building"]
    assert table.defence("E2") == before


# --- Wonders


@pytest.mark.clause("MO-14.7")
def test_the_cheapest_wonder_is_begun_and_completed_by_the_next_step() -> None:
    table = solo("egyptian")
    table.display("colossus", "great_wall", "granary")
    table.holds("egyptian", "E2", 1)
    plays(table, "egyptian", "am_gold_cultural")
    plays(table, "egyptian", "am_knowledge_architectural")
    # The Great Wall costs 2 in its first stage, the Colossus 3.
    assert wonders_of(table, "egyptian") == ["great_wall"]
    assert begun_by(table, "egyptian") == ""
    assert table.ids([table.state.wonder_at[table.tile("E2")]]) == ["great_wall"]
    assert table.points("egyptian")["Wonders"] == 2
    assert shelf_of(table, "egyptian") == ["granary"]


@pytest.mark.clause("MO-14.7")
def test_a_wonder_under_construction_is_completed_before_another_is_begun() -> None:
    table = solo()
    table.display("stonehenge")
    table.builds("zulu", "colossus")
    plays(table, "zulu", "am_wonder_economic")
    assert wonders_of(table, "zulu") == ["colossus"]
    assert table.ids(table.state.display) == ["stonehenge"]


@pytest.mark.clause("MO-14.7")
def test_the_token_goes_on_the_lowest_terrain_and_never_where_structures_are_forbidden() -> None:
    table = solo()
    table.builds("zulu", "colossus")
    table.holds("zulu", "D3", 1)
    table.holds("zulu", "D4", 1)
    table.holds("zulu", "E2", 1)
    table.holds("zulu", "E1", 0, outpost=True)
    table.wonder_at("E2", "stonehenge")
    plays(table, "zulu", "am_wonder_economic")
    assert table.ids([table.state.wonder_at[table.tile("D4")]]) == ["colossus"]


@pytest.mark.clause("MO-14.7")
def test_among_equal_provinces_the_player_to_its_right_chooses() -> None:
    table = solo()
    table.builds("zulu", "colossus")
    table.holds("zulu", "E1", 1)
    table.holds("zulu", "E2", 1)
    plays(table, "zulu", "am_wonder_economic")
    assert table.asked() == ["greek"]
    assert table.decision() == "automa-builds"
    assert table.moves("greek") == ["E1", "E2"]
    assert begun_by(table, "zulu") == "colossus"
    table.does("greek", "E2")
    assert table.ids([table.state.wonder_at[table.tile("E2")]]) == ["colossus"]
    assert wonders_of(table, "zulu") == ["colossus"]


@pytest.mark.clause("MO-14.7")
def test_without_a_province_the_tokens_go_on_its_capital() -> None:
    table = solo("egyptian")
    table.display("great_wall", "colossus")
    plays(table, "egyptian", "am_explorers_architectural")
    assert wonders_of(table, "egyptian") == ["great_wall"]
    assert begun_by(table, "egyptian") == "colossus"
    assert table.ids([table.state.wonder_at[table.tile("E3")]]) == ["great_wall"]
    plays(table, "egyptian", "am_wonder_economic")
    assert wonders_of(table, "egyptian") == ["great_wall", "colossus"]


@pytest.mark.clause("MO-14.9", "AE-5.1.4")
def test_a_wonder_on_a_savannah_gives_an_automa_nothing() -> None:
    table = solo()
    table.builds("zulu", "colossus")
    table.holds("zulu", "D1", 1)
    table.display("granary")
    plays(table, "zulu", "am_wonder_economic")
    assert table.ids([table.state.wonder_at[table.tile("D1")]]) == ["colossus"]
    assert table.has("zulu") == ""


# --- every card


@pytest.mark.clause("AE-8.1.4", "MO-14.13")
@pytest.mark.parametrize("automa", TABLES.civ_id)
@pytest.mark.parametrize("card", TABLES.automa_id)
def test_every_card_can_be_carried_out_by_every_automa(card: str, automa: str) -> None:
    human = "greek" if automa != "greek" else "zulu"
    table = Table(
        human, automa, automas=1,
        trade=1, reserve=1, unrest=1, heroes=1, monsters=1, natural_wonders=1, quests=1,
    )  # fmt: skip
    table.supply(automa, gold=9)
    table.explorers(automa, "D3", "C4")
    table.display("currency", "granary", "irrigation", "stonehenge", "colossus", "academy")
    before = everything(table)
    plays(table, automa, card, "am_gold_technological", "am_adv_policy")
    settle_ties(table)
    check_layout(table.state)
    assert everything(table) != before
    assert f"turns up a card: {'; '.join(words_of_card(TABLES, card))}." in table.told()


def everything(table: Table) -> list[object]:
    """What an Automa may have changed, its deck apart."""
    state = table.state
    return [
        state.supply[:], state.shelf[1], state.wonders[1], state.construction[1],
        state.policies[1], state.explorers[:], state.control[:], state.trade[:], state.hero[:],
    ]  # fmt: skip
