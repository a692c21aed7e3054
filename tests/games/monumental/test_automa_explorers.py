"""How an Automa's Explorers move and what they do (MO-14.10, AE-8.1.5, AE-8.4)."""

import pytest

from tests.games.monumental.automas import bare, cards_left, cards_played, explores, plays
from tests.games.monumental.table import Table
from ziggurat.games.monumental.terms import NOTHING

MOVE = "am_explorers_aggressive"
"""Moves both Explorers of an Automa with less than 2 Gold 1 space."""


def solo(**modules: int) -> Table:
    """A human Greek in A1 and an Egyptian Automa in E3, nothing on the map but markets.

    There is a Building to take, so that the last step of `MOVE` gives no Gold.
    """
    table = Table("greek", "egyptian", automas=1, on_map="", **modules)
    bare(table)
    table.display("granary", "academy", "barracks")
    table.supply("egyptian")
    return table


def without_markets(table: Table) -> None:
    """The Automa has a token of every market, or so it seems."""
    kinds = [kind for kind in table.state.lookup.market_at if kind != NOTHING]
    table.state.claimed[1] = kinds


def has_timber(table: Table) -> None:
    """The Automa has claimed the Timber Market, one of the two of the map."""
    state, kind = table.state, table.kind("market_timber")
    state.claimed[1] = [kind]
    state.markets_used[1] = [kind]
    state.market_left[table.tile("C1")] -= 1


@pytest.mark.clause("MO-14.10", "AE-8.4.1")
def test_both_explorers_move_towards_the_nearest_market() -> None:
    table = solo()
    plays(table, "egyptian", MOVE)
    # C5, the Arms Market, is 2 tiles away, over D4.
    assert table.explorers_at("egyptian") == ["D4", "D4"]


@pytest.mark.clause("MO-14.10", "AE-8.4.1")
def test_a_market_gives_gold_for_the_resources_it_shows_and_is_claimed_once() -> None:
    table = solo(trade=1)
    table.explorers("egyptian", "D4", "D4")
    tile = table.tile("C5")
    left = table.state.market_left[tile]
    explores(table, "egyptian", 1)
    assert table.ids(table.state.claimed[1]) == ["market_arms"]
    assert table.state.market_left[tile] == left - 1
    assert table.has("egyptian") == "4G"
    # The second Explorer no longer heads for C5 but for the Timber Market in C1, and of two ways
    # as short it takes the one with the smaller q.
    assert table.explorers_at("egyptian") == ["C5", "D3"]
    lookup = table.state.lookup
    assert lookup.tile_q[table.tile("D3")] < lookup.tile_q[table.tile("C4")]


@pytest.mark.clause("MO-14.10")
def test_without_posts_and_monsters_it_begins_the_markets_anew_once_it_has_all() -> None:
    table = solo()
    has_timber(table)
    table.explorers("egyptian", "D4", "D2")
    explores(table, "egyptian", 1)
    assert "has a token of every market" in table.told()
    assert table.state.claimed[1] == []
    assert table.state.markets_used[1] == []
    assert table.state.market_left[table.tile("C1")] == 2
    assert table.state.market_left[table.tile("C5")] == 2
    # Both are home again, and the second one sets out from there.
    assert table.explorers_at("egyptian") == ["E3", "D4"]


@pytest.mark.clause("MO-14.10")
@pytest.mark.parametrize("module", ["trade", "monsters"])
def test_with_posts_or_monsters_it_keeps_its_market_tokens(module: str) -> None:
    table = solo(**{module: 1})
    has_timber(table)
    table.explorers("egyptian", "D4", "D4")
    explores(table, "egyptian", 1)
    assert sorted(table.ids(table.state.claimed[1])) == ["market_arms", "market_timber"]
    assert table.explorers_at("egyptian") == ["C5", "D4"]


@pytest.mark.clause("MO-14.10", "AE-8.4.2")
def test_with_no_other_goal_it_goes_for_the_nearest_tokens_the_more_the_better() -> None:
    table = solo(trade=1)
    without_markets(table)
    table.deposits("D2", science=1)
    table.deposits("C4", production=1, science=1)
    explores(table, "egyptian", 1)
    # D2 and C4 are both 2 tiles away; C4 has more tokens, and the way leads over D3 or D4.
    assert table.explorers_at("egyptian") == ["D3", "D3"]
    explores(table, "egyptian", 1)
    # Two tokens make 1 Gold at once; the second Explorer goes for what is left.
    assert table.explorers_at("egyptian") == ["C4", "D2"]
    assert table.state.deposits[2 * table.tile("C4") : 2 * table.tile("C4") + 2] == [0, 0]
    assert table.state.tokens[2:] == [0, 1]
    assert table.has("egyptian") == "1G"


@pytest.mark.clause("MO-14.10")
def test_a_single_token_waits_for_a_second_one() -> None:
    table = solo(trade=1)
    without_markets(table)
    table.deposits("D3", production=1)
    plays(table, "egyptian", MOVE)
    assert table.state.tokens[2:] == [1, 0]
    assert table.has("egyptian") == ""
    table.deposits("D3", science=2)
    table.explorers("egyptian", "E3", "E3")
    plays(table, "egyptian", MOVE)
    assert table.state.tokens[2:] == [0, 1]
    assert table.has("egyptian") == "1G"


@pytest.mark.clause("AE-8.4.2")
def test_in_a_full_tie_of_tokens_the_human_player_chooses() -> None:
    table = solo(trade=1)
    without_markets(table)
    table.deposits("D3", production=1)
    table.deposits("E2", science=1)
    plays(table, "egyptian", MOVE)
    assert table.asked() == ["greek"]
    assert table.moves("greek") == ["D3", "E2"]
    table.does("greek", "E2")
    # The first Explorer went to E2, the second has only D3 left.
    assert table.explorers_at("egyptian") == ["E2", "D3"]


@pytest.mark.clause("AE-8.4.1")
def test_between_goals_equally_near_the_human_player_chooses() -> None:
    table = solo(trade=1)
    table.explorers("egyptian", "C3", "E3")
    explores(table, "egyptian", 1)
    assert table.decision() == "automa-heads-for"
    assert "which place does its Explorer head for?" in table.prompt("greek")
    assert table.moves("greek") == ["C1", "C5"]
    table.does("greek", "C1")
    assert table.explorers_at("egyptian") == ["C2", "D4"]


@pytest.mark.clause("AE-8.4.1")
def test_a_choice_holds_for_the_whole_move_of_an_explorer() -> None:
    table = solo(trade=1)
    without_markets(table)
    table.deposits("B2", production=1)
    table.deposits("B3", production=1)
    table.explorers("egyptian", "D3", "D3")
    explores(table, "egyptian", 2)
    # The way to B2 leads over C3, which is as near to B3; nobody is asked a second time.
    table.does("greek", "B2")
    assert not table.asked()
    assert table.explorers_at("egyptian") == ["B2", "B3"]


@pytest.mark.clause("AE-8.4.1")
def test_nobody_goes_through_a_foreign_capital_but_the_own_one_is_open() -> None:
    table = solo(monsters=1)
    bare(table)
    without_markets(table)
    table.monster("B1", "grootslang")
    table.explorers("egyptian", "A2", "A2")
    plays(table, "egyptian", MOVE)
    # Through the Greek Capital it would be two steps too, but that is closed: over B2.
    assert table.explorers_at("egyptian") == ["B2", "B2"]
    table = Table("egyptian", "greek", automas=1, monsters=1)
    bare(table)
    table.display("granary")
    without_markets(table)
    table.monster("D4", "grootslang")
    table.explorers("greek", "E2", "E2")
    table.supply("greek")
    plays(table, "greek", MOVE)
    assert table.explorers_at("greek") == ["D3", "D3"]


@pytest.mark.clause("AE-8.4.3", "MO-13.7")
def test_ex_88_an_explorer_that_reaches_a_monster_defeats_it_for_nothing() -> None:
    table = solo(monsters=1)
    bare(table)
    table.display("granary")
    table.monster("D3", "grootslang")
    plays(table, "egyptian", MOVE)
    assert table.state.prowling == []
    assert table.state.lairs == []
    assert table.ids(table.state.trophies[1]) == ["grootslang"]
    assert table.points("egyptian")["Monsters"] == 1
    # Nothing was paid and the 3 Gold of the defeat effect are not gained.
    assert table.has("egyptian") == ""


@pytest.mark.clause("AE-8.4.3")
def test_a_monster_that_came_to_the_explorer_is_defeated_before_it_moves() -> None:
    table = solo(monsters=1)
    bare(table)
    table.display("granary")
    table.explorers("egyptian", "D3", "E3")
    table.monster("D3", "grootslang")
    plays(table, "egyptian", MOVE)
    assert table.ids(table.state.trophies[1]) == ["grootslang"]
    assert table.explorers_at("egyptian")[0] != "D3"


@pytest.mark.clause("AE-8.4.4", "AE-8.4.1")
def test_ex_87_visiting_a_trading_post_of_a_human_player() -> None:
    table = solo(trade=1)
    table.post("greek", "D3", "ex_salt")
    table.supply("greek")
    table.explorers("egyptian", "E3", "C5")
    without_markets(table)
    explores(table, "egyptian", 1)
    assert table.has("egyptian") == "2G"
    assert table.has("greek") == "1G"
    assert table.explorers_at("egyptian")[0] == "E3"
    # The Exchange token's effect is not the Automa's.
    assert table.state.trade[1] == 0


@pytest.mark.clause("AE-8.4.4", "AE-2.2.10")
def test_an_explorer_visits_a_trading_post_once_in_a_move() -> None:
    table = solo(trade=1)
    table.post("greek", "D3", "ex_salt")
    table.supply("greek")
    without_markets(table)
    table.explorers("egyptian", "C3", "C3")
    explores(table, "egyptian", 2)
    # In step 1 each Explorer visits; in step 2 nothing else is left to head for.
    assert table.has("greek") == "2G"
    assert table.has("egyptian") == "4G"
    assert table.explorers_at("egyptian") == ["E3", "E3"]
    explores(table, "egyptian", 1)
    assert table.has("greek") == "4G", "another card sends them there again"


@pytest.mark.clause("AE-8.4.4", "AE-8.4.1")
def test_an_explorer_that_came_home_from_a_visit_goes_on_to_the_next_goal() -> None:
    table = solo(trade=1, monsters=1)
    table.post("greek", "D3", "ex_salt")
    table.supply("greek")
    without_markets(table)
    table.explorers("egyptian", "C3", "E3")
    neighbours = [label for label in table.neighbours("E3") if label != "D3"]
    table.monster(neighbours[0], "grootslang")
    explores(table, "egyptian", 2)
    assert table.ids(table.state.trophies[1]) == ["grootslang"]


@pytest.mark.clause("AE-8.4.4")
def test_trading_posts_of_automas_are_no_goals() -> None:
    table = Table("greek", "egyptian", "malians", automas=2, trade=1)
    bare(table)
    table.display("granary")
    table.supply("egyptian")
    table.state.claimed[1] = [k for k in table.state.lookup.market_at if k != NOTHING]
    neighbour = table.neighbours(table.home("egyptian"))[0]
    table.post("malians", neighbour, "ex_salt")
    plays(table, "egyptian", MOVE)
    assert table.explorers_at("egyptian") == [table.home("egyptian")] * 2
    # Neither Explorer has anywhere to go: the free step is impossible, and so is the paid one.
    assert table.has("egyptian") == "2G"
    assert table.has("malians") == "2G"


# --- Trading Posts


@pytest.mark.clause("AE-8.1.5")
def test_the_trading_post_card_builds_where_the_furthest_explorer_stands() -> None:
    table = solo(trade=1)
    table.explorers("egyptian", "D3", "B3")
    pile = len(table.state.exchange_pile)
    plays(table, "egyptian", "am_trading_post_1", "am_gold_cultural")
    assert table.state.post[table.tile("B3")] == 1
    assert table.state.posts_left[1] == 1
    assert table.explorers_at("egyptian") == ["D3", "E3"]
    # B3 is 3 tiles away: the pawn reaches the space 3 and its Trade Benefit, worth 2 Gold.
    assert table.state.trade[1] == 3
    assert table.has("egyptian") == "2G"
    assert len(table.state.exchange_pile) == pile - 1
    assert table.state.exchange_at[table.tile("B3")] != NOTHING
    assert cards_played(table) == []
    assert cards_left(table) == ["am_gold_cultural"]


@pytest.mark.clause("AE-8.1.5", "AE-2.2.6")
def test_a_free_city_at_the_trading_post_gives_another_2_gold() -> None:
    table = solo(trade=1)
    table.token("D3", "city_a")
    table.explorers("egyptian", "D3", "E3")
    plays(table, "egyptian", "am_trading_post_2")
    assert table.state.trade[1] == 1
    assert table.has("egyptian") == "2G"


@pytest.mark.clause("AE-8.1.5")
def test_where_the_furthest_is_not_allowed_the_other_explorer_is_tried() -> None:
    table = solo(trade=1)
    table.explorers("egyptian", "D3", "B3")
    table.wonder_at("B3", "colossus")
    plays(table, "egyptian", "am_trading_post_1")
    assert table.state.post[table.tile("D3")] == 1
    assert table.explorers_at("egyptian") == ["E3", "B3"]


@pytest.mark.clause("AE-8.1.5")
def test_of_two_explorers_equally_far_the_human_player_names_one() -> None:
    table = solo(trade=1)
    table.explorers("egyptian", "D3", "D4")
    plays(table, "egyptian", "am_trading_post_1")
    assert table.decision() == "automa-posts"
    assert table.moves("greek") == ["D3", "D4"]
    table.does("greek", "D4")
    assert table.state.post[table.tile("D4")] == 1
    assert table.explorers_at("egyptian") == ["D3", "E3"]


@pytest.mark.clause("AE-8.1.5", "MO-14.5")
def test_a_trading_post_that_is_impossible_leaves_the_card_in_the_deck() -> None:
    table = solo(trade=1)
    plays(table, "egyptian", "am_trading_post_1")
    assert table.has("egyptian") == "2G"
    assert cards_played(table) == ["am_trading_post_1"]
    table.explorers("egyptian", "D3", "B3")
    table.state.posts_left[1] = 0
    plays(table, "egyptian", "am_trading_post_1")
    assert cards_played(table) == ["am_trading_post_1"]
    assert table.has("egyptian") == "4G"
