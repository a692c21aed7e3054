"""What operations with cards do: archiving, drawing, activating, reserving, acquiring."""

import pytest

from tests.games.monumental.effect_bench import bench, card_with, table_with

# --- archive


@pytest.mark.clause("MO-1.8", "MO-9.3")
def test_archiving_from_the_city_takes_a_card_or_the_knowledge_under_it() -> None:
    table = table_with("{archive: {from: city, amount: 1}}")
    table.city("zulu", "age_grading+mine fort -", "- - -", "- - -")
    table.discard("zulu", "library")
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["mine@r1c1", "age_grading@r1c1", "fort@r1c2"]
    table.does("zulu", "age_grading@r1c1")
    assert table.place_of("zulu", 1, 1) == ["mine"]
    assert table.ids(table.state.archived[0]) == ["age_grading"]


@pytest.mark.clause("MO-1.8")
def test_archiving_from_both_offers_city_and_discard_pile_but_not_the_deck() -> None:
    table = table_with("{archive: {from: both, amount: 2}}")
    table.city("zulu", "mine - -", "- - -", "- - -")
    table.discard("zulu", "library", "library", "fort")
    table.deck("zulu", "forum")
    table.does("zulu", "use temple")
    assert sorted(table.moves("zulu")) == ["fort@discard", "library@discard", "mine@r1c1"]
    table.does("zulu", "library@discard", "mine@r1c1")
    assert table.discard_of("zulu") == ["library", "fort"]
    assert table.ids(table.state.archived[0]) == ["library", "mine"]


def test_archiving_what_must_be_archived_is_no_question_when_one_card_is_there() -> None:
    table = table_with("{archive: {from: reserve, amount: 2, each: [{gain: {gold: 1}}]}}")
    table.reserve("zulu", "granary")
    table.does("zulu", "use temple")
    assert table.state.reserve[0] == []
    assert table.has("zulu") == "1G"
    assert table.decision() == "act"


def test_up_to_lets_the_player_archive_fewer_cards_or_none() -> None:
    table = table_with(
        "{archive: {from: discard, amount: 2, upto: true, each: [{gain: {gold: 1}}]}}"
    )
    table.discard("zulu", "library", "fort", "mine")
    table.does("zulu", "use temple", "fort@discard", "none")
    assert table.has("zulu") == "1G"
    assert table.discard_of("zulu") == ["library", "mine"]


def test_each_archived_card_brings_what_the_effect_says_choices_included() -> None:
    table = table_with("{archive: {from: discard, amount: 2, each: [{gain: {any: 1}}]}}")
    table.discard("zulu", "library", "fort", "mine")
    table.does("zulu", "use temple", "fort@discard", "science=1", "mine@discard", "military=1")
    assert table.has("zulu") == "1S 1M"


def test_a_filter_narrows_what_can_be_archived() -> None:
    table = table_with("{archive: {from: discard, amount: 1, filter: {type: knowledge}}}")
    table.discard("zulu", "library", "age_grading", "writing")
    table.does("zulu", "use temple")
    assert sorted(table.moves("zulu")) == ["age_grading@discard", "writing@discard"]


@pytest.mark.clause("MO-9.3", "MO-11.2")
def test_archived_knowledge_counts_no_longer() -> None:
    table = table_with("{archive: {from: discard, amount: 1}}")
    table.discard("zulu", "age_grading")
    before = table.state.knowledge_owned[0]
    table.does("zulu", "use temple")
    assert table.state.knowledge_owned[0] == before - 1


@pytest.mark.clause("MO-9.5")
def test_an_activated_card_can_be_archived_its_yield_stays_but_its_text_is_gone() -> None:
    table = bench("zulu", "malians")
    table.city("zulu", "marketplace fort -", "forum - -", "- - -")
    table.turn_of("zulu")
    table.does("zulu", "row 1, column 1")
    assert table.has("zulu") == "1M 1G"
    table.does("zulu", "use forum", "marketplace@r1c1")
    assert table.has("zulu") == "1M 1G"
    assert "not active" in table.refuses("zulu", "use marketplace", "MO-5.10.1")


# --- drawing and activating


@pytest.mark.clause("MO-5.9.1")
def test_draw_use_draws_so_many_cards_and_uses_them() -> None:
    table = table_with("{draw_use: 2}")
    table.deck("zulu", "work_camp", "mine", "fort")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1P 1G"
    assert table.deck_of("zulu") == ["fort"]
    assert table.ids(table.state.drawn[0]) == ["work_camp", "mine"]


def test_draw_use_draws_as_many_as_there_are() -> None:
    table = table_with("{draw_use: 3}")
    table.deck("zulu", "work_camp")
    table.discard("zulu")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1P"


@pytest.mark.clause("MO-9.6")
def test_activate_city_activates_further_cards_with_the_knowledge_under_them() -> None:
    table = table_with("{activate_city: 2}")
    table.city("zulu", "age_grading+mine fort library", "- - -", "- - -")
    table.discard("zulu", "work_camp")
    table.state.activated[0] = 0b010
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1S 1G"
    assert table.state.activated[0] == 0b111
    table.does("zulu", "use age_grading")
    assert table.discard_of("zulu") == []


@pytest.mark.clause("MO-9.6")
def test_activate_city_asks_which_cards_when_there_are_more() -> None:
    table = table_with("{activate_city: 2}")
    table.city("zulu", "mine fort library", "- - -", "- - -")
    table.does("zulu", "use temple")
    assert table.decision() == "activate-more"
    assert table.moves("zulu") == ["r1c1+r1c2", "r1c1+r1c3", "r1c2+r1c3"]
    table.does("zulu", "r1c1+r1c3")
    assert table.has("zulu") == "1S 1G"


def test_activate_city_all_asks_nothing() -> None:
    table = table_with("{activate_city: all}")
    table.city("zulu", "mine fort library", "work_camp - -", "- - -")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1P 1S 1M 1G"


@pytest.mark.clause("MO-9.6")
def test_a_city_all_of_whose_cards_are_active_has_nothing_to_activate() -> None:
    table = table_with("{activate_city: 1}")
    table.state.activated[0] = 0b111111111
    table.refuses("zulu", "use temple", "MO-5.10.1")


@pytest.mark.clause("MO-4.4.5")
def test_activate_display_uses_a_card_that_stays_there_and_its_text_works_this_turn() -> None:
    table = table_with(
        "{activate_display: {amount: 1, filter: {type: [building, knowledge]}}}", gold=1
    )
    table.display("marketplace", "colossus", "granary")
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["granary", "marketplace"]
    table.does("zulu", "marketplace")
    assert table.has("zulu") == "2G"
    table.does("zulu", "use marketplace")
    assert table.has("zulu") == "1P 1S 1M 1G"
    assert table.ids(table.state.display) == ["marketplace", "colossus", "granary"]
    assert table.state.taken == 0


def test_not_self_keeps_an_effect_from_its_own_card() -> None:
    table = table_with("{activate_display: {amount: 1, filter: {not_self: true}}}")
    table.display("temple", "granary")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "3P"


def test_activate_reserve_uses_buildings_and_knowledge_but_no_wonders() -> None:
    table = table_with("{activate_reserve: 1}")
    table.reserve("zulu", "colossus", "granary", "writing")
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["granary", "writing"]
    table.does("zulu", "granary")
    assert table.has("zulu") == "3P"
    assert table.ids(table.state.reserve[0]) == ["colossus", "granary", "writing"]


@pytest.mark.clause("AE-10.3.4")
def test_use_acquired_uses_the_card_which_then_lies_on_the_deck() -> None:
    table = bench("zulu", "malians", production=4)
    card_with(table, "{when: acquire, may: false, do: [{use_acquired: true}]}")
    table.display("granary")
    table.does("zulu", "acquire granary")
    assert table.has("zulu") == "3P"
    assert table.deck_of("zulu")[0] == "granary"


# --- the reserve


@pytest.mark.clause("AE-3.2.2")
def test_reserve_takes_cards_one_after_another_from_decks_of_the_players_choice() -> None:
    table = table_with("{reserve: 2}")
    table.era("2")
    table.reserve_deck(1, "granary", "temple")
    table.reserve_deck(2, "castle")
    table.reserve("zulu")
    table.does("zulu", "use temple", "2")
    assert table.ids(table.state.reserve[0]) == ["castle", "granary"]


def test_reserve_is_nothing_to_use_when_no_open_deck_has_a_card() -> None:
    table = table_with("{reserve: 1}")
    for number in (1, 2):
        table.reserve_deck(number)
    table.reserve_deck(3, "computing")
    table.era("2")
    table.refuses("zulu", "use temple", "MO-5.10.1")
    table.era("R")
    table.refuses("zulu", "use temple", "MO-5.10.1")
    table.era("3")
    table.does("zulu", "use temple")
    assert table.ids(table.state.reserve[0]) == ["computing"]


def test_transfer_reserved_moves_a_card_of_choice_to_an_opponent_of_choice() -> None:
    table = bench("zulu", "malians", "greek")
    card_with(table, "{do: [{transfer_reserved: {amount: 1, to: one_opponent}}]}")
    table.reserve("zulu", "granary", "castle")
    table.does("zulu", "use temple", "castle", "greek")
    assert table.ids(table.state.reserve[0]) == ["granary"]
    assert table.ids(table.state.reserve[2]) == ["castle"]


@pytest.mark.clause("MO-14.17")
def test_a_reserved_card_given_to_an_automa_goes_under_its_deck() -> None:
    table = bench("zulu", "malians", automas=1)
    card_with(table, "{do: [{transfer_reserved: {amount: 2, to: one_opponent}}]}")
    table.reserve("zulu", "granary")
    table.reserve_deck(1, "academy")
    table.does("zulu", "use temple")
    assert table.state.reserve[0] == []
    assert table.ids(table.state.reserve_decks[0]) == ["granary", "academy"]
    assert table.decision() == "act", "with one card and one opponent there is nothing to ask"


# --- acquire


def test_acquire_takes_a_free_card_of_the_named_places_that_passes_the_filter() -> None:
    table = table_with(
        "{acquire: {from: [display, reserve], filter: {type: knowledge, max_cost: 4}, free: true}}"
    )
    table.display("writing", "currency", "granary")
    table.reserve("zulu", "navigation")
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["writing@display", "navigation@reserve"]
    table.does("zulu", "navigation@reserve")
    assert table.deck_of("zulu")[0] == "navigation"
    assert table.state.reserve[0] == []
    assert table.state.knowledge_owned[0] == 1


def test_acquire_with_a_discount_is_paid_and_may_be_declined() -> None:
    table = table_with("{acquire: {from: [display, basic], discount: 2}}", production=2)
    table.display("granary", "cathedral")
    table.does("zulu", "use temple")
    assert "cathedral@display" not in table.moves("zulu")
    assert table.moves("zulu")[0] == "none"
    table.does("zulu", "granary@display")
    assert table.has("zulu") == ""
    assert table.deck_of("zulu")[0] == "granary"


def test_acquire_declined_costs_nothing() -> None:
    table = table_with("{acquire: {from: [basic], discount: 2}}", production=2)
    table.does("zulu", "use temple", "none")
    assert table.has("zulu") == "2P"


def test_acquire_to_use_uses_the_card_and_lays_it_on_the_discard_pile() -> None:
    table = table_with("{acquire: {from: [display], free: true, to: use}}")
    table.display("granary")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "3P"
    assert table.discard_of("zulu") == ["granary"]


@pytest.mark.clause("MO-5.3.2")
def test_acquire_offers_no_second_wonder() -> None:
    table = table_with("{acquire: {from: [display], free: true}}")
    table.builds("zulu", "great_wall")
    table.display("colossus")
    table.refuses("zulu", "use temple", "MO-5.10.1")
    table.display("colossus", "granary")
    table.does("zulu", "use temple")
    assert table.deck_of("zulu")[0] == "granary"
