"""Which effects react: what is in force, how often, in which order, what may be declined."""

import pytest

from tests.games.monumental.effect_bench import (
    EVERYTHING,
    bench,
    card_with,
    enter,
    greeks_with,
    happens,
    on,
    prints,
)
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.effects.effects import run_kind, run_records
from ziggurat.games.monumental.terms import ON_DEVELOP

# --- what is in force


def test_city_cards_react_only_in_the_turn_in_which_they_are_active() -> None:
    table = bench("zulu", "malians", gold=2)
    card_with(table, on("invested"))
    table.state.active[0] = []
    table.state.recount()
    table.does("zulu", "invest")
    assert table.has("zulu") == "1G"


@pytest.mark.clause("AE-6.4")
def test_a_natural_wonder_works_for_who_controls_it_once_it_lies_face_up() -> None:
    table = ground("greek", "egyptian", **EVERYTHING)
    prints(table, "ngorongoro", on("invested"))
    table.natural("C1", "ngorongoro")
    table.holds("greek", "C1")
    table.supply("greek", gold=9)
    happens(table, "greek", "invested")
    assert table.has("greek") == "9G"
    table.natural("C1", "ngorongoro", shown=True)
    happens(table, "greek", "invested")
    assert table.has("greek") == "9G 5C"
    happens(table, "egyptian", "invested")
    assert table.has("egyptian") == ""


@pytest.mark.clause("AE-4.7.1")
def test_a_hero_on_the_way_back_works_no_longer() -> None:
    table = ground("greek", "egyptian", **EVERYTHING)
    prints(table, "sundiata", on("invested"))
    table.hero("greek", "sundiata")
    happens(table, "greek", "invested")
    assert table.has("greek") == "5C"
    table.state.hero_marked[0] = table.kind("sundiata")
    happens(table, "greek", "invested")
    assert table.has("greek") == "5C"


@pytest.mark.clause("MO-14.8", "AE-6.7")
def test_nothing_of_an_automa_reacts() -> None:
    table = Table("zulu", "egyptian", automas=1, natural_wonders=1)
    prints(table, "ramesses_ii", on("conquer"))
    happens(table, "egyptian", "conquer", 1)
    assert table.has("egyptian") == "2G"


# --- how often


def test_an_effect_once_a_turn_works_the_first_time_its_condition_holds() -> None:
    table = greeks_with(
        on("conquer", ", limit: turn, if: {province: {terrain: coast}}"), military=9
    )
    table.does("greek", "conquer B1", "conquer C2")
    assert table.amount("greek", "culture") == 5
    happens(table, "greek", "conquer", table.tile("C2"), -1)
    assert table.amount("greek", "culture") == 5


def test_an_effect_of_the_first_occasion_is_lost_when_its_condition_fails_then() -> None:
    table = greeks_with(
        on("conquer", ", limit: first, if: {province: {terrain: coast}}"), military=9
    )
    table.does("greek", "conquer B1", "conquer C2")
    assert table.amount("greek", "culture") == 0


def test_the_first_occasion_counts_only_what_passes_the_filter() -> None:
    table = greeks_with(on("acquire", ", limit: first, filter: {type: knowledge}"), production=9)
    table.supply("greek", production=4, science=9)
    table.display("granary", "writing", "irrigation")
    table.does("greek", "acquire granary", "acquire writing", "acquire irrigation")
    assert table.amount("greek", "culture") == 5


@pytest.mark.clause("AE-10.3.2")
def test_an_occasion_before_the_card_came_into_force_was_the_first_all_the_same() -> None:
    table = bench("aksumites", "malians", production=9, culture=1)
    table.does("aksumites", "basic workshop", "develop stelae_construction", "basic workshop")
    assert table.decision() == "act"
    assert table.has("aksumites") == "5P"


def test_effects_of_a_turn_are_fresh_in_the_next_turn() -> None:
    table = greeks_with(on("invested", ", limit: turn"), gold=9)
    happens(table, "greek", "invested")
    happens(table, "greek", "invested")
    assert table.amount("greek", "culture") == 5
    table.until("greek")
    happens(table, "greek", "invested")
    assert table.amount("greek", "culture") == 10


# --- declining and order


def test_what_may_be_declined_is_asked_and_the_default_declines() -> None:
    effect = "{when: invested, may: true, do: [{gain: {gold: 3}}, {unrest: 1}]}"
    table = greeks_with(effect, gold=2)
    table.discard("greek")
    table.does("greek", "invest")
    assert table.decision() == "may-use"
    table.defaults("greek")
    assert (table.has("greek"), table.discard_of("greek")) == ("1G", [])
    happens(table, "greek", "invested")
    table.does("greek", "yes")
    assert (table.has("greek"), table.discard_of("greek")) == ("4G", ["unrest"])


def test_a_mere_gain_is_taken_without_asking_although_it_may_be_declined() -> None:
    table = greeks_with(on("invested", ", may: true"), gold=1)
    table.does("greek", "invest")
    assert table.has("greek") == "5C"


def test_a_triggered_effect_with_a_price_is_left_out_when_it_cannot_be_paid() -> None:
    effect = on("invested", ", may: true, pay: {production: 2}")
    table = greeks_with(effect, production=1)
    happens(table, "greek", "invested")
    assert table.decision() == "act"
    table.supply("greek", production=2)
    happens(table, "greek", "invested")
    table.does("greek", "yes")
    assert table.has("greek") == "5C"


def test_gains_come_first_and_other_effects_in_the_order_the_player_likes() -> None:
    table = ground("greek", "egyptian", **EVERYTHING)
    prints(table, "democracy", "{when: invested, do: [{draw_use: 1}]}")
    prints(table, "olympic_games", on("invested"))
    prints(table, "delian_league", "{when: invested, do: [{archive: {from: discard, amount: 1}}]}")
    table.policies("greek", "democracy", "olympic_games", "delian_league")
    table.deck("greek")
    table.discard("greek", "mine")
    happens(table, "greek", "invested")
    assert table.has("greek") == "5C"
    assert table.decision() == "which-first"
    assert table.moves("greek") == ["democracy", "delian_league"]
    table.does("greek", "democracy")
    assert table.has("greek") == "1G 5C"
    assert table.decision() == "act", "the card was drawn, so there is nothing to archive"


def test_the_other_order_has_another_outcome() -> None:
    table = ground("greek", "egyptian", **EVERYTHING)
    prints(table, "democracy", "{when: invested, do: [{draw_use: 1}]}")
    prints(table, "delian_league", "{when: invested, do: [{archive: {from: discard, amount: 1}}]}")
    table.policies("greek", "democracy", "delian_league")
    table.deck("greek")
    table.discard("greek", "mine")
    happens(table, "greek", "invested")
    table.does("greek", "delian_league")
    assert table.has("greek") == ""
    assert table.ids(table.state.archived[0]) == ["mine"]


@pytest.mark.clause("MO-8.3")
def test_a_card_with_two_effects_names_the_second_by_its_number() -> None:
    table = ground("greek", "egyptian", **EVERYTHING)
    twice = "{when: develop, do: [{draw_use: 1}]}"
    prints(table, "democracy", twice, twice)
    kind = table.kind("democracy")
    enter(table, run_kind(table.state, 0, kind, ON_DEVELOP))
    assert table.moves("greek") == ["democracy", "democracy.2"]


def test_no_effects_are_no_frame() -> None:
    table = ground("greek", "egyptian")
    assert run_records(table.state, 0, []) is None


def test_a_waiting_effect_survives_saving_and_copying() -> None:
    table = greeks_with("{when: invested, may: true, do: [{gain: {gold: 3}}, {unrest: 1}]}")
    happens(table, "greek", "invested")
    table.state = table.state.copy()
    table.does("greek", "yes")
    assert table.has("greek") == "3G"
