"""Explorers: their steps and their one action a turn (MO-5.8), and expeditions (AE-4.3)."""

import pytest

from tests.games.monumental.proving_ground import ground
from ziggurat.games.monumental.rules.effects.using import UseMarket
from ziggurat.games.monumental.rules.map.explorers import Expedition
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.course import advance


@pytest.mark.clause("MO-5.8", "MO-5.8.1", "MO-1.3")
def test_each_step_of_an_explorer_costs_one_military() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=2, gold=1)
    table.does("greek", "explore 1>C2", "explore 2>B3", "explore 1>C3")
    assert (table.explorers_at("greek"), table.has("greek")) == (["C3", "B3"], "")
    assert table.refuses("greek", "explore 1>C4", "MO-5.8.1")


@pytest.mark.clause("MO-5.8.1")
def test_a_step_goes_to_a_neighbour() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=2)
    assert table.refuses("greek", "explore 1>C4", "MO-5.8.1")
    assert not table.can("greek", "explore 3>C2")


@pytest.mark.clause("MO-5.8.2", "MO-6.3")
def test_explorers_go_over_water_and_foreign_land_but_not_to_foreign_capitals() -> None:
    table = ground("greek", "egyptian")
    table.holds("egyptian", "C5", 3)
    table.explorers("greek", "A3", "C5")
    table.supply("greek", military=3)
    table.does("greek", "explore 1>A4", "explore 1>A5")
    assert table.explorers_at("greek") == ["A5", "C5"]
    assert table.refuses("greek", "explore 2>D5", "MO-5.8.2")


@pytest.mark.clause("MO-5.8.2")
def test_explorers_may_return_to_their_own_capital() -> None:
    table = ground("greek", "egyptian")
    table.explorers("greek", "B3", "B2")
    table.supply("greek", military=1)
    table.does("greek", "explore 1>B2")
    assert table.explorers_at("greek") == ["B2", "B2"]


@pytest.mark.clause("MO-5.8.1", "MO-5.8.3", "MO-5.8.6")
def test_ex_51_claiming_a_token_on_the_way() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", military=3)
    table.deposits("C4", production=1)
    table.does("greek", "explore 1>B3", "explore 1>C3", "claim 1 production", "explore 1>C4")
    assert (table.has("greek"), table.state.tokens[0:2]) == ("", [1, 0])
    assert table.explorers_at("greek") == ["C4", "B2"]
    assert table.refuses("greek", "claim 1 production", "MO-5.8.3")
    assert table.state.deposits[2 * table.tile("C3")] == 0


@pytest.mark.clause("MO-5.8.3")
def test_an_explorer_acts_again_in_the_next_turn() -> None:
    table = ground("greek", "egyptian")
    table.deposits("C3", production=2)
    table.explorers("greek", "C3", "B2")
    table.does("greek", "claim 1 production")
    assert table.refuses("greek", "claim 1 production", "MO-5.8.3")
    table.until("greek")
    table.does("greek", "claim 1 production")
    assert table.state.tokens[0:2] == [2, 0]


@pytest.mark.clause("MO-5.8.3")
def test_each_explorer_has_an_action_of_its_own() -> None:
    table = ground("greek", "egyptian")
    table.deposits("C3", production=2)
    table.explorers("greek", "C3", "C3")
    table.does("greek", "claim 1 production", "claim 2 production")
    assert table.state.tokens[0:2] == [2, 0]


@pytest.mark.clause("MO-5.8.3")
def test_only_what_lies_there_can_be_claimed() -> None:
    table = ground("greek", "egyptian")
    table.explorers("greek", "C3", "B2")
    assert table.refuses("greek", "claim 1 science", "MO-5.8.3")
    assert table.refuses("greek", "claim 2 production", "MO-5.8.3")
    assert table.refuses("greek", "claim-market 1", "MO-5.8.3")


@pytest.mark.clause("MO-5.8.4")
def test_the_top_token_of_a_market_is_claimed() -> None:
    table = ground("greek", "egyptian")
    table.explorers("greek", "C4", "B2")
    assert table.state.market_left[table.tile("C4")] == 2, "one for each player"
    table.does("greek", "claim-market 1")
    assert table.ids(table.state.markets[0]) == ["market_spice"]
    assert table.state.market_left[table.tile("C4")] == 1


@pytest.mark.clause("MO-5.8.4")
def test_ex_52_one_token_per_market() -> None:
    table = ground("greek", "egyptian")
    table.explorers("greek", "C4", "C4")
    table.does("greek", "claim-market 1")
    assert table.refuses("greek", "claim-market 2", "MO-5.8.4")
    table.until("greek")
    assert table.refuses("greek", "claim-market 1", "MO-5.8.4")


@pytest.mark.clause("MO-5.8.5")
def test_a_market_token_is_used_later_once_and_free() -> None:
    table = ground("greek", "egyptian")
    table.explorers("greek", "C4", "B2")
    table.does("greek", "claim-market 1")
    table.until("greek")
    table.supply("greek")
    table.does("greek", f"{UseMarket.name} market_spice")
    assert table.amount("greek", "gold") == 3
    assert (table.state.markets[0], table.ids(table.state.markets_used[0])) == (
        [],
        ["market_spice"],
    )
    assert not table.can("greek", f"{UseMarket.name} market_spice")


@pytest.mark.clause("AE-4.3.3", "AE-4.3.7")
def test_ex_74_an_explorer_acts_and_moves_on_in_one_turn_action() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.supply("greek", military=3)
    table.deposits("B3", science=1)
    table.does("greek", "explorers")
    table.does("greek", "explore 1>B3", "claim 1 science", "explore 1>C3", "explore 1>C4")
    assert table.explorers_at("greek") == ["C4", "B2"]
    assert table.state.explorers_acted[0] == 1
    assert table.moves("greek") == ["token science", "done"], "only free actions are left"


@pytest.mark.clause("AE-4.3.7")
def test_both_explorers_take_part_in_one_expedition() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.supply("greek", military=5)
    table.does("greek", "explorers", "explore 1>B3", "explore 2>C2", "explore 1>C3", "stop")
    assert (table.explorers_at("greek"), table.amount("greek", "military")) == (["C3", "C2"], 2)
    assert table.asked() == ["egyptian"]


@pytest.mark.clause("AE-4.3.14", "MO-5.8.1")
def test_no_expedition_sets_out_that_cannot_make_a_step() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.explorers("greek", "C3", "B2")
    assert table.refuses("greek", "explorers", "MO-5.8.1")


@pytest.mark.clause("AE-4.3.3", "AE-4.3.14")
def test_an_explorer_that_acts_before_its_first_step_moves_on_at_once() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.explorers("greek", "C3", "B2")
    table.supply("greek", military=1)
    table.does("greek", "explorers", "claim 1 production")
    assert "stop" not in table.moves("greek")
    assert table.refuses("greek", "explore 2>B3", "AE-4.3.3")
    table.defaults("greek")
    assert table.explorers_at("greek")[0] != "C3", "the default is a step of the same Explorer"
    assert (table.state.tokens[0:2], table.has("greek")) == ([1, 0], "")


@pytest.mark.clause("AE-4.3.3")
def test_an_explorer_that_does_not_move_does_not_act() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.explorers("greek", "C3", "B2")
    table.supply("greek", military=1)
    table.does("greek", "explorers", "explore 2>B3")
    assert table.decision() != "wander", "no step is left for Explorer 1"
    assert table.state.tokens[0:2] == [0, 0]


@pytest.mark.clause("AE-4.3.3")
def test_a_single_free_step_lets_no_other_explorer_act() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.explorers("greek", "C3", "B2")
    table.active("greek", "agora")
    table.deposits("B3", science=1)
    table.does("greek", "use agora", "explore 2>B3")
    assert table.moves("greek") == ["stop", "claim 2 science"]
    assert table.refuses("greek", "claim 1 production", "AE-4.3.3")


@pytest.mark.clause("AE-4.3.3")
def test_a_deed_that_takes_the_last_military_leaves_no_step_and_is_refused() -> None:
    table = ground("greek", "egyptian", continuous=1, monsters=1)
    table.explorers("greek", "C3", "B2")
    table.monster("C3", "impundulu")
    strength = table.state.lookup.strength[table.kind("impundulu")]
    table.supply("greek", military=strength)
    table.does("greek", "explorers")
    assert table.refuses("greek", "defeat 1 impundulu", "AE-4.3.3")
    table.supply("greek", military=strength + 1)
    table.does("greek", "defeat 1 impundulu")
    assert table.ids(table.state.trophies[0]) == ["impundulu"]


@pytest.mark.clause("AE-4.3.3")
def test_a_step_owed_is_forgiven_when_the_deed_has_taken_the_means_for_it() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.explorers("greek", "C3", "B2")
    table.supply("greek", military=1)
    table.does("greek", "explorers", "claim 1 production")
    table.supply("greek")
    expedition = table.state.stack[-2]
    table.state.stack.pop()
    advance(table.state)
    assert isinstance(expedition, Expedition)
    assert (expedition.owing, table.decision()) == (NOTHING, "act")


@pytest.mark.clause("AE-4.3.1", "AE-4.3.14")
def test_an_expedition_that_does_nothing_is_no_turn_action() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.supply("greek", military=2)
    table.does("greek", "explorers")
    assert "stop" not in table.moves("greek")
    table.defaults("greek")
    assert table.amount("greek", "military") == 1, "the default does something too"
    assert "stop" in table.moves("greek")


@pytest.mark.clause("AE-4.3.3")
def test_explorers_act_between_free_steps_in_the_normal_game_too() -> None:
    table = ground("greek", "egyptian")
    table.active("greek", "shipyard")
    table.deposits("B3", production=1)
    table.does("greek", "use shipyard", "explore 1>B3", "claim 1 production", "explore 1>C3")
    assert (table.decision(), table.explorers_at("greek")) == ("act", ["C3", "B2"])
    assert table.has("greek") == "", "free steps cost nothing"


@pytest.mark.clause("AE-4.3.3")
def test_explorers_act_after_free_steps_in_continuous_play() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.active("greek", "shipyard")
    table.does("greek", "use shipyard", "explore 1>B3", "explore 1>C3")
    assert table.decision() == "wander"
    assert table.moves("greek") == ["stop", "claim 1 production"]
    table.does("greek", "claim 1 production")
    assert table.state.tokens[0:2] == [1, 0]


@pytest.mark.clause("AE-4.3.3")
def test_free_steps_may_be_left() -> None:
    table = ground("greek", "egyptian")
    table.active("greek", "shipyard")
    table.does("greek", "use shipyard")
    table.defaults("greek")
    assert (table.decision(), table.explorers_at("greek")) == ("act", ["B2", "B2"])


@pytest.mark.clause("MO-5.8.3")
def test_guides_let_one_explorer_that_has_acted_act_again() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.deposits("C3", production=3)
    table.explorers("greek", "C3", "C3")
    table.benefits("greek", "tb_guides")
    table.does("greek", "claim 1 production", "claim 2 production", "benefit tb_guides", "stop")
    assert table.decision() == "act-again"
    table.does("greek", "2")
    assert table.refuses("greek", "claim 1 production", "MO-5.8.3")
    table.does("greek", "claim 2 production")
    assert table.state.tokens[0:2] == [3, 0]
