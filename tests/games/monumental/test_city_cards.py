"""Filling the city, drawing and using cards, scientific progress (MO-4.3, MO-5.9, MO-9, AE-9.2)."""

import pytest

from tests.games.monumental.effect_bench import enter
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.city import city

FULL = ("work_camp fort library", "work_camp mine fort", "library work_camp forum")


def acting(*rows: str, continuous: int = 0, unrest: int = 0) -> Table:
    """Zulu and Malians; the Zulus take actions and have no resources."""
    table = Table("zulu", "malians", continuous=continuous, unrest=unrest)
    table.city("zulu", *(rows or FULL))
    table.supply("zulu")
    table.discard("zulu")
    table.acts("zulu")
    return table


# --- replenishing


@pytest.mark.clause("MO-4.3.1", "MO-4.3.2", "MO-4.3.3")
def test_activated_cards_and_the_knowledge_under_them_are_discarded_the_others_stay() -> None:
    table = Table("zulu", "malians")
    table.city("zulu", "work_camp writing+fort library", "work_camp mine fort", FULL[2])
    table.deck("zulu", "forum", "work_camp", "work_camp", "work_camp", "work_camp")
    table.discard("zulu")
    table.turn_of("zulu")
    table.does("zulu", "row 1 column 1", "end")
    assert sorted(table.discard_of("zulu")) == [
        "fort",
        "library",
        "library",
        "work_camp",
        "work_camp",
        "writing",
    ]
    assert table.place_of("zulu", 1, 1) == ["forum"]
    assert table.place_of("zulu", 2, 2) == ["mine"]
    assert table.place_of("zulu", 3, 3) == ["forum"]
    assert table.deck_of("zulu") == []


@pytest.mark.clause("MO-9.1", "MO-9.2.1")
def test_empty_places_are_filled_row_by_row_from_left_to_right() -> None:
    table = acting("work_camp - library", "- mine -", "library work_camp -")
    table.deck("zulu", "fort", "forum", "work_camp", "mine")
    city.fill_city(table.state, 0)
    rows = [[table.place_of("zulu", row, column) for column in (1, 2, 3)] for row in (1, 2, 3)]
    assert rows == [
        [["work_camp"], ["fort"], ["library"]],
        [["forum"], ["mine"], ["work_camp"]],
        [["library"], ["work_camp"], ["mine"]],
    ]


@pytest.mark.clause("MO-9.2.2", "MO-9.1")
def test_ex_24_knowledge_drawn_for_the_city_is_covered_by_the_next_other_card() -> None:
    table = acting(FULL[0], FULL[1], "library work_camp -")
    table.deck("zulu", "writing", "currency", "work_camp", "fort")
    city.fill_city(table.state, 0)
    assert table.place_of("zulu", 3, 3) == ["writing", "currency", "work_camp"]
    assert table.deck_of("zulu") == ["fort"]


@pytest.mark.clause("MO-9.1")
def test_unrest_covers_a_place_like_a_building() -> None:
    table = acting(FULL[0], FULL[1], "library work_camp -", unrest=1)
    table.deck("zulu", "writing", "unrest", "fort")
    city.fill_city(table.state, 0)
    assert table.place_of("zulu", 3, 3) == ["writing", "unrest"]
    assert table.deck_of("zulu") == ["fort"]


@pytest.mark.clause("MO-9.2.3")
def test_the_discard_pile_becomes_the_deck_when_the_deck_runs_out() -> None:
    table = acting(FULL[0], "- - fort", "library work_camp forum")
    table.deck("zulu", "mine")
    table.discard("zulu", "fort", "library")
    city.fill_city(table.state, 0)
    assert table.place_of("zulu", 2, 1) == ["mine"]
    assert table.place_of("zulu", 2, 2) == ["fort"]
    assert table.deck_of("zulu") == ["library"]
    assert table.discard_of("zulu") == []


@pytest.mark.clause("MO-9.2.3")
def test_without_any_card_a_place_stays_uncovered_or_empty() -> None:
    table = acting(FULL[0], FULL[1], "library - -")
    table.deck("zulu", "writing")
    city.fill_city(table.state, 0)
    assert table.place_of("zulu", 3, 2) == ["writing"]
    assert table.place_of("zulu", 3, 3) == []


@pytest.mark.clause("MO-9.7")
def test_drawing_for_the_city_shows_what_was_hidden() -> None:
    table = acting(FULL[0], FULL[1], "library work_camp -")
    table.deck("zulu", "fort")
    before = table.state.reveals
    city.fill_city(table.state, 0)
    assert table.state.reveals == before + 1


# --- drawing and using


@pytest.mark.clause("MO-5.9.1", "AE-9.2", "MO-9.4")
def test_a_drawn_card_lies_next_to_the_city_gives_its_yield_and_is_discarded_with_the_others() -> (
    None
):
    table = acting()
    table.deck("zulu", "work_camp", "fort")
    city.draw_and_use(table.state, 0, 1)
    assert table.has("zulu") == "1P"
    assert table.ids(table.state.drawn[0]) == ["work_camp"]
    assert all(len(cards) == 1 for cards in table.state.city[:9])
    table.does("zulu", "end")
    assert table.discard_of("zulu") == ["work_camp"]
    assert table.state.drawn[0] == []


@pytest.mark.clause("MO-5.9.2")
def test_drawn_knowledge_is_used_without_a_card_on_top_and_drawn_unrest_goes_back() -> None:
    table = acting(unrest=1)
    table.unrest(19)
    table.deck("zulu", "unrest", "currency", "fort")
    enter(table, city.draw_and_use(table.state, 0, 2))
    assert table.state.unrest_left == 20
    assert table.ids(table.state.drawn[0]) == ["currency"]
    assert table.ids(table.state.active[0]) == ["currency"]


@pytest.mark.clause("MO-5.9.3")
def test_ex_23_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = acting()
    table.deck("zulu")
    table.discard("zulu", "fort", "library", "work_camp")
    city.draw_and_use(table.state, 0, 1)
    assert len(table.state.drawn[0]) == 1
    assert len(table.deck_of("zulu")) == 2
    assert table.discard_of("zulu") == []


@pytest.mark.clause("MO-5.9.3")
def test_nothing_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    table = acting()
    table.deck("zulu", "fort")
    enter(table, city.draw_and_use(table.state, 0, 3))
    assert table.ids(table.state.drawn[0]) == ["fort"]
    assert table.has("zulu") == "1M"


@pytest.mark.clause("MO-5.9.4")
def test_ex_22_scientific_progress_twice() -> None:
    table = acting()
    table.supply("zulu", science=4)
    table.deck("zulu", "library", "fort")
    table.does("zulu", "progress")
    assert table.has("zulu") == "3S"
    table.does("zulu", "progress")
    assert table.has("zulu") == "1S 1M"
    assert table.ids(table.state.drawn[0]) == ["library", "fort"]


@pytest.mark.clause("MO-5.9.4", "MO-3.4", "MO-3.5")
def test_scientific_progress_needs_2_science_or_gold_for_it() -> None:
    table = acting()
    table.deck("zulu", "fort", "library")
    table.supply("zulu", science=1)
    sentence = table.refuses("zulu", "progress", "MO-5.9.4")
    assert "costs 2 Science; you have 1 Science and 0 Gold" in sentence
    table.supply("zulu", science=1, gold=1)
    table.does("zulu", "progress")
    assert table.has("zulu") == "1M"


@pytest.mark.clause("MO-5.9.3")
def test_scientific_progress_is_refused_when_there_is_nothing_to_draw() -> None:
    table = acting()
    table.supply("zulu", science=4)
    table.deck("zulu")
    table.refuses("zulu", "progress", "MO-5.9.3")


@pytest.mark.clause("AE-4.3.13")
def test_in_continuous_play_the_text_of_a_drawn_card_may_be_used_at_once() -> None:
    table = acting(continuous=1)
    table.supply("zulu", science=2)
    table.deck("zulu", "writing", "work_camp", "fort")
    table.does("zulu", "progress")
    assert table.decision() == "use-at-once"
    assert "writing" in table.moves("zulu")
    table.does("zulu", "writing")
    assert table.has("zulu") == "1P"
    assert table.ids(table.state.drawn[0]) == ["writing", "work_camp"]


@pytest.mark.clause("AE-4.3.13", "AE-4.3.5")
def test_in_continuous_play_the_text_of_a_drawn_card_may_wait_for_a_later_turn() -> None:
    table = acting(continuous=1)
    table.supply("zulu", science=2)
    table.deck("zulu", "writing", "work_camp", "fort")
    table.does("zulu", "progress", "later")
    assert table.asked() == ["malians"]
    assert table.has("zulu") == ""
    table.until("zulu", "act")
    assert table.can("zulu", "use writing")


@pytest.mark.clause("MO-5.9.1")
def test_in_the_normal_game_the_text_of_a_drawn_card_is_used_like_any_other() -> None:
    table = acting()
    table.supply("zulu", science=2)
    table.deck("zulu", "writing", "work_camp", "fort")
    table.does("zulu", "progress")
    assert table.decision() == "act"
    table.does("zulu", "use writing")
    assert table.has("zulu") == "1P"


@pytest.mark.clause("AE-9.2", "AE-4.4")
def test_in_continuous_play_drawn_cards_are_discarded_when_the_round_ends() -> None:
    table = acting(continuous=1)
    table.supply("zulu", science=2)
    table.deck("zulu", "mine", "fort", "fort")
    table.does("zulu", "progress")
    table.until("zulu", "act")
    assert table.ids(table.state.drawn[0]) == ["mine"]
    table.until("zulu", "activate")
    assert table.state.drawn[0] == []
    assert table.discard_of("zulu") == ["mine"]
