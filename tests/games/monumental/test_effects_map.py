"""What operations on the map, the Trade track and others do, and whole programs."""

import pytest

from tests.games.monumental.effect_bench import bench, card_with, prints, table_with
from tests.games.monumental.table import Table

# --- the Trade track, units, Explorers


@pytest.mark.clause("AE-2.1.9")
def test_trade_moves_forward_on_the_track() -> None:
    table = table_with("{trade: 2}")
    table.does("zulu", "use temple")
    assert table.state.trade[0] == 2


def test_trade_is_nothing_to_use_at_the_end_of_the_track() -> None:
    table = table_with("{trade: 2}")
    table.trade("zulu", 20)
    table.refuses("zulu", "use temple", "MO-5.10.1")


@pytest.mark.parametrize(
    ("operation", "gained"), [("{trade: 3}", "3G"), ("{trade_benefit: 2}", "4G")]
)
def test_without_the_trade_module_there_is_gold_instead(operation: str, gained: str) -> None:
    table = Table("zulu", "malians")
    table.supply("zulu")
    table.acts("zulu")
    card_with(table, f"{{do: [{operation}]}}")
    table.does("zulu", "use temple")
    assert table.has("zulu") == gained


def test_trade_benefit_draws_tokens() -> None:
    table = table_with("{trade_benefit: 2}")
    table.bag("tb_ivory", "tb_timber", "tb_scrolls")
    table.does("zulu", "use temple")
    assert table.ids(table.state.benefits[0]) == ["tb_ivory", "tb_timber"]
    table.bag()
    table.state.used[0] = []
    table.refuses("zulu", "use temple", "MO-5.10.1")


@pytest.mark.clause("MO-5.6.1")
def test_move_units_makes_moves_free_of_charge() -> None:
    table = table_with("{move_units: 2}")
    near = table.neighbours(table.home("zulu"))[0]
    table.refuses("zulu", "use temple", "MO-5.10.1")
    table.holds("zulu", near)
    table.does("zulu", "use temple")
    assert table.decision() == "free-march"
    home = table.home("zulu")
    while table.decision() != "act":
        move = next(m for m in table.moves("zulu") if m.startswith((home, near)))
        table.does("zulu", move)
    assert table.soldiers(near) == 3
    assert table.has("zulu") == ""


@pytest.mark.clause("MO-5.8.1")
def test_move_explorers_moves_them_free_of_charge() -> None:
    table = table_with("{move_explorers: 1}")
    table.does("zulu", "use temple")
    step = table.moves("zulu")[-1]
    table.does("zulu", step)
    assert table.explorers_at("zulu").count(table.home("zulu")) == 1
    assert table.has("zulu") == ""


@pytest.mark.clause("MO-5.8.3")
def test_explorer_action_lets_one_that_acted_act_once_more() -> None:
    table = table_with("{explorer_action: 1}")
    table.refuses("zulu", "use temple", "MO-5.10.1")
    table.state.explorers_acted[0] = 0b10
    table.does("zulu", "use temple")
    assert table.state.explorers_acted[0] == 0


# --- stealing and losing


def test_steal_takes_up_to_so_much_gold_from_each_opponent() -> None:
    table = bench("zulu", "malians", "greek", automas=1)
    card_with(table, "{do: [{steal: {what: gold, amount: 2, from: each_opponent}}]}")
    table.supply("malians", gold=1)
    table.supply("greek", gold=5)
    table.does("zulu", "use temple")
    assert (table.has("zulu"), table.has("malians"), table.has("greek")) == ("3G", "", "3G")


@pytest.mark.clause("MO-14.17")
def test_steal_from_one_opponent_asks_among_those_with_gold_automas_included() -> None:
    table = bench("zulu", "malians", "japanese", "greek", automas=1)
    card_with(table, "{do: [{steal: {what: gold, amount: 2, from: one_opponent}}]}")
    table.supply("malians", gold=1)
    table.supply("greek", gold=5)
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["malians", "greek"]
    table.does("zulu", "greek")
    assert (table.has("zulu"), table.has("greek")) == ("2G", "3G")


def test_where_nobody_has_gold_there_is_nothing_to_steal() -> None:
    table = table_with("{steal: {what: gold, amount: 2, from: one_opponent}}")
    table.refuses("zulu", "use temple", "MO-5.10.1")


# --- programs


def test_operations_are_carried_out_in_order_and_impossible_ones_are_skipped() -> None:
    table = table_with("{archive: {from: reserve, amount: 1}}, {draw_use: 1}, {gain: {gold: 1}}")
    table.reserve("zulu")
    table.deck("zulu", "work_camp")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1P 1G"


def test_a_program_goes_on_where_it_was_after_a_question_saved_and_copied_on_the_way() -> None:
    table = table_with("{gain: {any: 1}}, {gain: {any: 1}}, {gain: {gold: 1}}")
    table.does("zulu", "use temple", "production=1")
    table.state = table.state.copy()
    assert table.decision() == "share-gain"
    table.does("zulu", "science=1")
    assert table.has("zulu") == "1P 1S 1G"


def test_prints_of_a_test_stay_at_its_own_table() -> None:
    table = table_with("{gain: {gold: 9}}")
    other = bench("zulu", "malians")
    other.active("zulu", "temple")
    assert table.can("zulu", "use temple")
    prints(other, "library", "{do: [{gain: {gold: 1}}]}")
    assert not other.can("zulu", "use temple")
