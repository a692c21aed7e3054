"""What operations with resources, choices and Unrest do."""

import pytest

from tests.games.monumental.effect_bench import bench, card_with, table_with

# --- resources


def test_gain_adds_each_resource_to_the_supply() -> None:
    table = table_with("{gain: {production: 1, science: 2, military: 3, gold: 4, culture: 5}}")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1P 2S 3M 4G 5C"


@pytest.mark.clause("MO-3.1")
def test_any_is_shared_out_among_the_basic_resources_as_the_player_likes() -> None:
    table = table_with("{gain: {any: 3, gold: 1}}")
    table.does("zulu", "use temple")
    assert table.decision() == "share-gain"
    table.refuses("zulu", "production=2")
    table.refuses("zulu", "production=4")
    table.does("zulu", "production=1+military=2")
    assert table.has("zulu") == "1P 2M 1G"


def test_gold_and_culture_are_no_choice_for_any() -> None:
    table = table_with("{gain: {any: 2}}")
    table.does("zulu", "use temple")
    assert not table.can("zulu", "gold=2")
    assert not table.can("zulu", "culture=2")


@pytest.mark.parametrize(
    ("policies", "extra", "gained"),
    [
        (0, "", ""),
        (1, "", "1S"),
        (3, "", "3S"),
        (3, ", per: 2", "1S"),
        (3, ", per: 2, round: up", "2S"),
        (4, ", per: 2, round: up", "2S"),
        (5, ", max: 2", "2S"),
        (5, ", per: 2, max: 3", "2S"),
    ],
)
def test_gain_per_counts_full_groups_rounds_up_if_told_and_stops_at_its_maximum(
    policies: int, extra: str, gained: str
) -> None:
    table = table_with(f"{{gain_per: {{of: policies, each: {{science: 1}}{extra}}}}}")
    own = [table.state.lookup.kind_id[k] for k in table.state.lookup.civ_policies[5]]
    table.policies("zulu", *own[:policies])
    if gained:
        table.does("zulu", "use temple")
        assert table.has("zulu") == gained
    else:
        assert "nothing" in table.refuses("zulu", "use temple", "MO-5.10.1")


def test_gain_per_of_any_is_shared_out_in_one_question() -> None:
    table = table_with("{gain_per: {of: policies, each: {any: 2}}}")
    table.policies("zulu", "cattle_wealth", "impi_regiments")
    table.does("zulu", "use temple", "production=4")
    assert table.has("zulu") == "4P"


# --- choose


def test_exactly_one_branch_is_carried_out() -> None:
    table = table_with("{choose: [[{gain: {military: 2}}], [{gain: {gold: 1}}, {unrest: 1}]]}")
    table.does("zulu", "use temple")
    assert table.decision() == "choose-branch"
    labels = [table.options("zulu").label(answer) for answer in table.options("zulu").answers()]
    assert labels == ["gain 2 Military", "gain 1 Gold, then take 1 Unrest"]
    table.does("zulu", "2")
    assert table.has("zulu") == "1G"
    assert table.discard_of("zulu") == ["unrest"]


def test_a_branch_that_would_do_nothing_is_no_choice() -> None:
    table = table_with("{choose: [[{archive: {from: reserve, amount: 1}}], [{gain: {gold: 1}}]]}")
    table.reserve("zulu")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1G"
    assert table.decision() == "act"


def test_an_effect_none_of_whose_branches_does_anything_is_refused() -> None:
    table = table_with("{choose: [[{archive: {from: reserve, amount: 1}}], [{trade: 1}]]}")
    table.reserve("zulu")
    table.trade("zulu", 20)
    table.refuses("zulu", "use temple", "MO-5.10.1")


# --- convert


def test_convert_exchanges_up_to_its_maximum_one_for_one() -> None:
    table = table_with("{convert: {from: any, to: gold, max: 2}}", production=1, science=3)
    table.does("zulu", "use temple")
    table.refuses("zulu", "3")
    table.does("zulu", "2", "production=1+science=1")
    assert table.has("zulu") == "2S 2G"


def test_convert_asks_only_for_the_amount_when_one_type_is_there() -> None:
    table = table_with("{convert: {from: any, to: gold, max: 2}}", science=3)
    table.does("zulu", "use temple", "1")
    assert table.has("zulu") == "2S 1G"
    assert table.decision() == "act"


def test_convert_without_a_maximum_takes_everything_there_is_of_one_resource() -> None:
    table = table_with("{convert: {from: production, to: gold}}", production=7, science=2)
    table.does("zulu", "use temple", "7")
    assert table.has("zulu") == "2S 7G"


def test_convert_any_into_any_asks_what_goes_and_what_comes() -> None:
    table = table_with("{convert: {from: any, to: any, max: 3}}", production=2, science=2, gold=4)
    table.does("zulu", "use temple", "2", "production=2", "military=2")
    assert table.has("zulu") == "2S 2M 4G"


@pytest.mark.clause("MO-3.6")
def test_gold_is_not_among_the_basic_resources_that_convert() -> None:
    table = table_with("{convert: {from: any, to: any, max: 3}}", gold=4)
    table.refuses("zulu", "use temple", "MO-5.10.1")


def test_nothing_need_be_converted() -> None:
    table = table_with("{convert: {from: any, to: gold, max: 2}}", science=3)
    table.does("zulu", "use temple")
    table.defaults("zulu")
    assert table.has("zulu") == "3S"


# --- Unrest


@pytest.mark.clause("AE-3.3.2")
def test_unrest_goes_on_top_of_the_own_discard_pile_while_the_stack_lasts() -> None:
    table = table_with("{gain: {gold: 1}}, {unrest: 3}")
    table.unrest(2)
    table.discard("zulu", "library")
    table.does("zulu", "use temple")
    assert table.discard_of("zulu") == ["unrest", "unrest", "library"]
    assert table.state.unrest_left == 0


def test_unrest_alone_is_no_reason_to_use_an_effect() -> None:
    table = table_with("{unrest: 1}")
    table.refuses("zulu", "use temple", "MO-5.10.1")


def test_each_opponent_takes_unrest() -> None:
    table = bench("zulu", "malians", "greek")
    for other in ("malians", "greek"):
        table.discard(other)
    card_with(table, "{do: [{give_unrest: {to: each_opponent, amount: 2}}]}")
    table.does("zulu", "use temple")
    assert table.discard_of("malians") == table.discard_of("greek") == ["unrest", "unrest"]
    assert table.discard_of("zulu") == []


def test_one_opponent_of_the_players_choice_takes_unrest_on_the_deck() -> None:
    table = bench("zulu", "malians", "greek")
    table.deck("greek", "library")
    card_with(table, "{do: [{give_unrest: {to: one_opponent, amount: 1, place: deck}}]}")
    table.does("zulu", "use temple")
    assert table.decision() == "which-opponent"
    assert table.moves("zulu") == ["malians", "greek"]
    table.does("zulu", "greek")
    assert table.deck_of("greek") == ["unrest", "library"]


def test_a_single_opponent_is_no_question() -> None:
    table = table_with("{give_unrest: {to: one_opponent, amount: 1}}")
    table.discard("malians")
    table.does("zulu", "use temple")
    assert table.discard_of("malians") == ["unrest"]


@pytest.mark.clause("MO-14.17")
def test_an_automa_is_never_given_unrest() -> None:
    table = bench("zulu", "malians", automas=1)
    card_with(table, "{do: [{give_unrest: {to: each_opponent, amount: 1}}, {gain: {gold: 1}}]}")
    table.does("zulu", "use temple")
    assert table.state.unrest_left == 20
    assert table.has("zulu") == "1G"


@pytest.mark.clause("AE-3.3.3")
def test_remove_unrest_returns_up_to_so_many_from_city_and_discard_pile() -> None:
    table = table_with("{remove_unrest: {from: both, amount: 2}}")
    table.city("zulu", "unrest fort library", "work_camp mine unrest", "library work_camp forum")
    table.discard("zulu", "unrest", "library")
    table.unrest(17)
    table.does("zulu", "use temple")
    assert table.moves("zulu") == ["none", "unrest@r1c1", "unrest@r2c3", "unrest@discard"]
    table.does("zulu", "unrest@r2c3", "unrest@discard")
    assert table.decision() == "act"
    assert table.place_of("zulu", 2, 3) == []
    assert table.discard_of("zulu") == ["library"]
    assert table.state.unrest_left == 19
    assert table.state.reform_count[0] == 0


def test_remove_unrest_may_stop_early() -> None:
    table = table_with("{remove_unrest: {from: discard, amount: 2}}")
    table.discard("zulu", "unrest", "unrest")
    table.unrest(18)
    table.does("zulu", "use temple", "unrest@discard", "none")
    assert table.discard_of("zulu") == ["unrest"]


def test_remove_unrest_leaves_the_knowledge_under_it() -> None:
    table = table_with("{remove_unrest: {from: city, amount: 1}}")
    table.city("zulu", "age_grading+unrest fort library", "- - -", "- - -")
    table.unrest(19)
    table.does("zulu", "use temple", "unrest@r1c1")
    assert table.place_of("zulu", 1, 1) == ["age_grading"]
