"""Activating the city: rows and columns, Knowledge, Unrest, side effects (MO-4.1, AE-3.3)."""

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.city import city
from ziggurat.games.monumental.rules.resources.unspent import lose_unspent
from ziggurat.kernel.errors import Invalid

PLAIN = ("work_camp fort library", "work_camp mine fort", "library work_camp forum")


def plain_table(*rows: str, unrest: int = 0, reserve: int = 0, heroes: int = 0) -> Table:
    """Zulu and Malians; it is the Zulus' turn to activate a city without resources so far."""
    table = Table("zulu", "malians", unrest=unrest, reserve=reserve, heroes=heroes)
    table.city("zulu", *(rows or PLAIN))
    table.supply("zulu")
    table.deck("zulu", "work_camp", "fort", "library", "work_camp", "work_camp", "fort")
    table.discard("zulu")
    table.turn_of("zulu")
    return table


def active(table: Table, civilization: str = "zulu") -> list[str]:
    return sorted(table.ids(table.state.active[table.player(civilization)]))


@pytest.mark.clause("MO-4.1.1", "MO-4.1.3")
def test_ex_1_a_row_and_a_column_activate_five_cards_the_crossing_one_once() -> None:
    table = plain_table()
    table.does("zulu", "row 2 column 1")
    assert active(table) == ["fort", "library", "mine", "work_camp", "work_camp"]
    assert table.has("zulu") == "2P 1S 1M 1G"


@pytest.mark.clause("MO-4.1.1")
def test_nine_answers_tell_what_each_row_and_column_would_give() -> None:
    table = plain_table("work_camp unrest+fort -", "irrigation+mine fort fort", "mine mine unrest")
    options = table.options("zulu")
    labels = [GAME.words(table.state, options.label(answer)) for answer in options.answers()]
    assert len(labels) == 9
    assert labels[5].startswith("row 2, column 3: 2 Military and 1 Gold; Irrigation; 1 Unrest")
    assert options.things((1, 2)) == ["place:5"]


@pytest.mark.clause("MO-4.1.1")
def test_a_row_and_a_column_are_written_and_read_in_several_ways() -> None:
    options = plain_table().options("zulu")
    assert options.write((1, 0)) == "row 2 column 1"
    for text in ("row 2 column 1", "2 1", "2,1", "Row 2 and column 1", "row2  column1", "21"):
        assert options.read(text) == (1, 0)
    with pytest.raises(Invalid, match="row and the column"):
        options.read("the middle")
    assert str(options.refusal((3, 0))).startswith("MO-4.1.1")
    assert str(options.refusal((1,))).startswith("MO-4.1.1")


@pytest.mark.clause("MO-4.1.1")
def test_gaps_count_as_chosen_but_give_nothing() -> None:
    table = plain_table("- fort -", "- mine -", "- fort -")
    table.does("zulu", "row 1 column 1")
    assert table.has("zulu") == "1M"


@pytest.mark.clause("MO-4.1.2")
def test_knowledge_under_an_activated_card_is_activated_with_it_and_no_other() -> None:
    table = plain_table(
        "work_camp writing+fort library", "work_camp irrigation+mine fort", PLAIN[2]
    )
    table.does("zulu", "row 1 column 1")
    assert "writing" in active(table)
    assert "irrigation" not in active(table)


@pytest.mark.clause("MO-9.2.4")
def test_uncovered_knowledge_counts_as_a_card_of_its_place() -> None:
    table = plain_table("writing - -", PLAIN[1], PLAIN[2])
    table.does("zulu", "row 1 column 3")
    assert "writing" in active(table)


@pytest.mark.clause("MO-4.1.4")
def test_a_card_is_activated_once_a_turn_however_often_its_place_is_named() -> None:
    table = plain_table()
    table.does("zulu", "row 2 column 1")
    before = table.has("zulu")
    city.activate_places(table.state, 0, [3, 4, 5])
    assert table.has("zulu") == before
    assert len(active(table)) == 5


@pytest.mark.clause("MO-9.6", "MO-4.1.4")
def test_cards_activated_besides_bring_the_knowledge_under_them_and_are_discarded_too() -> None:
    table = plain_table(PLAIN[0], PLAIN[1], "library work_camp writing+fort")
    table.does("zulu", "row 1 column 1")
    city.activate_places(table.state, 0, [8])
    assert "writing" in active(table)
    city.discard_activated(table.state, 0)
    assert table.place_of("zulu", 3, 3) == []


@pytest.mark.clause("MO-4.1.5", "AE-3.3.3", "AE-3.3.4", "MO-4.1.1")
def test_ex_4_unrest_goes_back_to_the_stack_and_the_knowledge_under_it_is_active() -> None:
    table = plain_table(
        "work_camp fort irrigation+unrest", "work_camp mine fort", PLAIN[2], unrest=1
    )
    table.unrest(19)
    table.does("zulu", "row 1 column 1")
    assert table.state.unrest_left == 20
    assert table.has("zulu") == "2P 1S 1M"
    assert "irrigation" in active(table)
    assert table.place_of("zulu", 1, 3) == ["irrigation"]
    table.until("malians", "activate")
    assert "irrigation" in table.discard_of("zulu")
    assert "unrest" not in table.discard_of("zulu")


@pytest.mark.clause("AE-10.1.7", "MO-4.1.6", "AE-3.3.2")
def test_ex_5_the_ibutho_camp_gives_3_military_for_1_unrest() -> None:
    table = plain_table("ibutho_camp - -", "- - -", "- - -", unrest=1)
    table.does("zulu", "row 1 column 1")
    assert table.has("zulu") == "3M"
    assert table.discard_of("zulu") == ["unrest"]
    assert table.state.unrest_left == 19


@pytest.mark.clause("MO-4.1.6")
def test_a_side_effect_does_not_wait_in_continuous_play_either() -> None:
    table = Table("zulu", "malians", continuous=1, unrest=1)
    table.city("zulu", "ibutho_camp - -", "- - -", "- - -")
    table.discard("zulu")
    table.turn_of("zulu")
    table.does("zulu", "row 1 column 1")
    assert table.discard_of("zulu") == ["unrest"]


# --- Unrest


@pytest.mark.clause("AE-3.3.1")
def test_twenty_unrest_cards_are_a_stack_in_play_with_the_module_only() -> None:
    assert Table("zulu", "malians", unrest=1).state.unrest_left == 20
    assert Table("zulu", "malians").state.unrest_left == 0


@pytest.mark.clause("AE-3.3.2")
def test_unrest_is_taken_on_top_of_the_discard_pile_or_of_the_deck() -> None:
    table = plain_table(unrest=1)
    table.discard("zulu", "fort")
    city.take_unrest(table.state, 0, 2)
    assert table.discard_of("zulu") == ["unrest", "unrest", "fort"]
    city.take_unrest(table.state, 0, 1, on_deck=1)
    assert table.deck_of("zulu")[0] == "unrest"
    assert table.state.unrest_left == 17


@pytest.mark.clause("AE-3.3.2")
def test_from_an_empty_stack_no_unrest_is_taken() -> None:
    table = plain_table(unrest=1)
    table.unrest(1)
    city.take_unrest(table.state, 0, 3)
    assert table.discard_of("zulu") == ["unrest"]
    city.take_unrest(table.state, 0, 1)
    assert table.state.unrest_left == 0
    assert table.discard_of("zulu") == ["unrest"]


@pytest.mark.clause("MO-14.17")
def test_an_automa_takes_no_unrest() -> None:
    table = Table("zulu", "malians", automas=1, unrest=1)
    city.take_unrest(table.state, 1, 1)
    assert table.state.unrest_left == 20
    assert table.discard_of("malians") == []


# --- archiving


@pytest.mark.clause("MO-1.8", "AE-3.3.3")
def test_an_archived_card_is_out_of_play_and_archived_unrest_goes_back_to_the_stack() -> None:
    table = plain_table(unrest=1)
    table.unrest(18)
    table.discard("zulu", "unrest", "fort")
    city.archive_from_discard(table.state, 0, table.kind("unrest"))
    city.archive_from_discard(table.state, 0, table.kind("fort"))
    assert table.discard_of("zulu") == []
    assert table.ids(table.state.archived[0]) == ["fort"]
    assert table.state.unrest_left == 19
    assert table.state.reform_count[0] == 2


@pytest.mark.clause("MO-9.3", "MO-9.5")
def test_archiving_a_card_leaves_the_knowledge_under_it_active_and_its_yield_gained() -> None:
    table = plain_table(
        "work_camp fort library", "work_camp writing+mine fort", "library work_camp forum"
    )
    table.does("zulu", "row 2 column 1")
    city.archive_from_city(table.state, 0, place=4, depth=0)
    assert table.place_of("zulu", 2, 2) == ["writing"]
    assert "writing" in active(table)
    assert "mine" not in active(table)
    assert table.has("zulu") == "2P 1S 1M 1G"
    table.does("zulu", "end")
    assert "writing" in table.discard_of("zulu")
    assert len(table.place_of("zulu", 2, 2)) == 1


@pytest.mark.clause("MO-9.3", "MO-4.3.3")
def test_the_gap_of_an_archived_card_is_covered_when_the_city_is_replenished() -> None:
    table = plain_table("work_camp fort library", PLAIN[1], "library work_camp writing+forum")
    table.does("zulu", "row 1 column 1")
    city.archive_from_city(table.state, 0, place=8, depth=0)
    assert table.place_of("zulu", 3, 3) == ["writing"]
    table.does("zulu", "end")
    under, cover = table.place_of("zulu", 3, 3)
    assert under == "writing"
    assert cover != "writing"


@pytest.mark.clause("MO-9.3", "MO-9.5")
def test_archived_knowledge_is_neither_active_nor_owned_any_longer() -> None:
    table = plain_table("work_camp writing+fort library", PLAIN[1], PLAIN[2])
    owned = table.state.knowledge_owned[0]
    table.does("zulu", "row 1 column 1")
    city.archive_from_city(table.state, 0, place=1, depth=1)
    assert table.place_of("zulu", 1, 2) == ["fort"]
    assert "writing" not in active(table)
    assert table.state.knowledge_owned[0] == owned - 1
    assert table.state.count_knowledge(0) == owned - 1


@pytest.mark.clause("MO-9.5")
def test_a_card_that_was_not_activated_can_be_archived_too() -> None:
    table = plain_table()
    table.does("zulu", "row 1 column 1")
    before = active(table)
    city.archive_from_city(table.state, 0, place=4, depth=0)
    assert table.ids(table.state.archived[0]) == ["mine"]
    assert active(table) == before


@pytest.mark.clause("MO-1.8")
def test_a_reserved_card_can_be_archived_and_was_never_owned() -> None:
    table = plain_table(reserve=1)
    table.reserve("zulu", "writing", "granary")
    owned = table.state.knowledge_owned[0]
    city.archive_from_reserve(table.state, 0, table.kind("writing"))
    assert table.ids(table.state.reserve[0]) == ["granary"]
    assert table.state.knowledge_owned[0] == owned


# --- unspent resources


@pytest.mark.clause("MO-3.2", "MO-3.3")
def test_ex_9_basic_resources_are_lost_gold_culture_and_tokens_are_kept() -> None:
    table = plain_table()
    table.does("zulu", "row 1 column 1")
    table.supply("zulu", production=3, science=1, military=2, gold=4, culture=1)
    table.tokens("zulu", production=1)
    table.does("zulu", "end")
    assert table.has("zulu") == "4G 1C"
    assert table.state.tokens[0] == 1


@pytest.mark.clause("MO-3.2")
def test_an_effect_can_keep_some_of_a_resource() -> None:
    table = Table("egyptian", "malians")
    table.policies("egyptian", "flood_of_the_nile")
    table.supply("egyptian", production=5, science=2)
    assert lose_unspent(table.state, 0) is None
    assert table.has("egyptian") == "2P"


@pytest.mark.clause("MO-4.3.1")
def test_what_belongs_to_a_turn_is_forgotten_with_it() -> None:
    table = plain_table(heroes=1)
    table.does("zulu", "row 1 column 1")
    table.hero("zulu", "hannibal", is_new=True)
    table.until("malians", "activate")
    state = table.state
    assert state.hero_is_new[0] == 0
    assert state.active[0] == state.used[0] == state.discounts[0] == []
    assert state.activated[0] == state.acquired[0] == state.conquests[0] == 0


@pytest.mark.clause("MO-3.1", "MO-4.1.3")
def test_cards_yield_three_basic_resources_gold_and_culture() -> None:
    table = plain_table("work_camp library fort", "mine - -", "temple - -")
    table.does("zulu", "row 1 column 1")
    assert table.has("zulu") == "1P 1S 1M 1G 1C"
