"""The Trade track, Trade Benefits, and Trading Posts (AE-2)."""

import pytest

from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import Table


def traders(*, gold: int = 0, continuous: int = 0) -> Table:
    """Greeks with some Gold, and a bag of three kinds of Trade Benefits."""
    table = ground("greek", "egyptian", continuous=continuous, trade=1)
    table.supply("greek", gold=gold)
    table.bag("tb_timber", "tb_scrolls", "tb_weapons", "tb_ivory")
    return table


@pytest.mark.clause("AE-2.1", "AE-2.1.1", "AE-2.1.2", "AE-2.1.3", "AE-2.1.4")
def test_what_lies_by_the_map_at_the_start() -> None:
    table = ground("greek", "egyptian", trade=1)
    state = table.state
    harbors = sum(kind >= 0 for kind in state.harbor_benefit)
    assert (state.trade, state.posts_left) == ([0, 0], [2, 2])
    assert len(state.bag) + harbors == 40
    assert len(state.exchange_pile) == 20


@pytest.mark.clause("AE-2.1.5")
def test_the_track_has_twenty_spaces_and_eight_benefits() -> None:
    lookup = traders().state.lookup
    assert lookup.track.last_space == 20
    assert lookup.track.benefit_spaces == (3, 5, 8, 10, 13, 15, 18, 20)


@pytest.mark.clause("AE-2.2", "AE-2.2.1", "AE-2.2.2", "AE-2.1.7")
def test_ex_53_invest_once() -> None:
    table = traders(gold=3)
    table.trade("greek", 2)
    table.log()
    table.does("greek", "invest")
    assert (table.amount("greek", "gold"), table.state.trade[0]) == (2, 3)
    assert table.ids(table.state.benefits[0]) == ["tb_timber"]
    assert "Timber" not in table.told(), "only its owner may look at it"
    assert table.refuses("greek", "invest", "AE-2.2.2")
    table.until("greek")
    assert table.can("greek", "invest")


@pytest.mark.clause("AE-2.1.7")
def test_the_owner_sees_the_trade_benefit_drawn() -> None:
    table = traders(gold=1)
    table.trade("greek", 2)
    table.log()
    table.does("greek", "invest")
    events = table.log()
    assert any("tb_timber" in event.words_for(0) for event in events)
    assert not any("tb_timber" in event.words_for(1) for event in events)


@pytest.mark.clause("AE-2.2.1")
def test_no_gold_no_investment() -> None:
    assert traders().refuses("greek", "invest", "AE-2.2.1")


@pytest.mark.clause("AE-2.1.1")
def test_nobody_invests_without_a_track() -> None:
    table = ground("greek", "egyptian")
    table.supply("greek", gold=5)
    assert table.refuses("greek", "invest", "AE-2.1.1")


@pytest.mark.clause("AE-4.3.4", "AE-2.2.2")
def test_ex_75_invest_once_in_a_round() -> None:
    table = traders(gold=5, continuous=1)
    table.does("greek", "invest")
    table.does("egyptian", "pass")
    assert table.refuses("greek", "invest", "AE-2.2.2")
    table.does("greek", "pass")
    table.until("greek")
    assert table.can("greek", "invest")


@pytest.mark.clause("AE-2.1.7", "AE-2.1.9")
def test_ex_56_spaces_passed_over_count_as_reached() -> None:
    table = traders()
    table.trade("greek", 2)
    table.explorers("greek", "E3", "E3")
    assert table.state.lookup.distance[table.tile("B2")][table.tile("E3")] == 4
    table.does("greek", "post 1")
    assert (table.state.trade[0], table.ids(table.state.benefits[0])) == (
        6,
        ["tb_timber", "tb_scrolls"],
    )


@pytest.mark.clause("AE-2.1.6")
def test_ex_57_the_end_of_the_track() -> None:
    table = traders()
    table.trade("greek", 19)
    table.explorers("greek", "E3", "E3")
    table.does("greek", "post 1")
    assert (table.state.trade[0], len(table.state.benefits[0])) == (20, 1)
    table.supply("greek", gold=1)
    table.does("greek", "invest")
    assert (table.state.trade[0], len(table.state.benefits[0])) == (20, 1)


@pytest.mark.clause("AE-2.1.8")
def test_ex_61_an_empty_bag_gives_nothing_and_triggers_nothing() -> None:
    table = ground("malians", "greek", trade=1)
    table.bag()
    table.policies("malians", "staging_posts")
    table.trade("malians", 9)
    table.supply("malians", gold=1)
    table.does("malians", "invest")
    assert (table.state.trade[0], table.state.benefits[0], table.basics("malians")) == (10, [], 0)


@pytest.mark.clause("AE-2.1.8")
def test_each_trade_benefit_sets_off_what_waits_for_one() -> None:
    table = ground("malians", "greek", trade=1)
    table.bag("tb_timber", "tb_scrolls")
    table.policies("malians", "staging_posts")
    table.trade("malians", 2)
    table.explorers("malians", "E3", "E3")
    table.does("malians", "post 1", "science=1", "military=1")
    assert (table.has("malians"), len(table.state.benefits[0])) == ("1S 1M", 2)


@pytest.mark.clause("AE-2.1.8")
def test_a_trade_benefit_is_used_once_and_stays_used_with_its_player() -> None:
    table = traders()
    table.benefits("greek", "tb_timber", "tb_weapons")
    table.does("greek", "benefit tb_timber")
    assert table.amount("greek", "production") == 4
    assert table.ids(table.state.benefits[0]) == ["tb_weapons"]
    assert table.ids(table.state.benefits_used[0]) == ["tb_timber"]
    assert not table.can("greek", "benefit tb_timber")


@pytest.mark.clause("AE-2.1.9")
def test_cards_move_the_pawn_too() -> None:
    table = traders()
    table.active("greek", "trading_house")
    table.does("greek", "use trading_house")
    assert table.state.trade[0] == 1


@pytest.mark.clause("AE-2.2.3", "AE-2.2.4", "AE-2.2.5", "AE-2.2.7")
def test_ex_54_a_trading_post_at_distance_two() -> None:
    table = ground("aksumites", "egyptian", trade=1)
    table.exchanges("ex_ink", "ex_salt")
    table.explorers("aksumites", "C3", "C3")
    table.does("aksumites", "post 1")
    tile = table.tile("C3")
    assert (table.owner("C3"), table.state.post[tile]) == (None, 0)
    assert table.explorers_at("aksumites") == ["B2", "B2"]
    assert (table.state.trade[0], table.state.posts_left[0]) == (2, 1)
    assert table.ids([table.state.exchange_at[tile]]) == ["ex_ink"]
    assert table.state.explorers_acted[0] == 0b01, "the other Explorer can still act"


@pytest.mark.clause("AE-2.2.4", "AE-2.2.6")
def test_ex_55_a_trading_post_at_a_free_city() -> None:
    table = traders()
    table.token("D3", "city_a")
    table.explorers("greek", "D3", "D3")
    assert table.state.lookup.distance[table.tile("B2")][table.tile("D3")] == 3
    table.does("greek", "post 2")
    assert (table.state.trade[0], table.ids(table.state.benefits[0])) == (
        3,
        ["tb_timber", "tb_scrolls"],
    )
    assert table.state.token[table.tile("D3")] == table.kind("city_a"), "the token stays"


@pytest.mark.clause("AE-2.2.3")
def test_both_explorers_must_be_there() -> None:
    table = traders()
    table.explorers("greek", "C3", "C2")
    assert table.refuses("greek", "post 1", "AE-2.2.3")


@pytest.mark.clause("AE-2.2.3")
def test_ex_102_the_other_explorer_may_have_acted_before() -> None:
    table = traders()
    table.deposits("C3", science=1)
    table.explorers("greek", "C3", "C3")
    table.does("greek", "claim 1 science")
    assert table.refuses("greek", "post 1", "MO-5.8.3")
    table.does("greek", "post 2")
    assert table.explorers_at("greek") == ["B2", "B2"]
    assert table.state.explorers_acted[0] == 0b11


@pytest.mark.clause("AE-2.2.8")
def test_two_trading_posts_are_all() -> None:
    table = traders()
    table.post("greek", "B1", "ex_ink")
    table.post("greek", "B3", "ex_salt")
    table.explorers("greek", "C3", "C3")
    assert table.refuses("greek", "post 1", "AE-2.2.8")


@pytest.mark.clause("AE-2.2.8")
@pytest.mark.parametrize("label", ["A4", "B2", "B6"])
def test_no_trading_post_on_water_a_capital_or_a_volcano(label: str) -> None:
    table = traders()
    table.explorers("greek", label, label)
    assert table.refuses("greek", "post 1", "AE-2.2.8")


@pytest.mark.clause("AE-2.2.8")
def test_ex_103_one_trading_post_per_province() -> None:
    table = traders(gold=1)
    table.post("egyptian", "C3", "ex_bricks")
    table.holds("greek", "C3", 1)
    table.explorers("greek", "C3", "C3")
    assert table.refuses("greek", "post 1", "AE-2.2.8")
    table.does("greek", "trade 1")
    assert table.has("greek") == "3P"
    assert table.state.post[table.tile("C3")] == 1, "it stays, whoever holds the Province"


@pytest.mark.clause("AE-2.2.9", "AE-2.2.10", "MO-5.8.3")
def test_ex_58_trading() -> None:
    table = traders(gold=1)
    table.post("egyptian", "C3", "ex_bricks")
    table.explorers("greek", "C3", "B2")
    table.does("greek", "trade 1")
    assert (table.has("greek"), table.has("egyptian")) == ("3P", "1G")
    assert (table.explorers_at("greek"), table.state.explorers_acted[0]) == (["B2", "B2"], 1)
    table.supply("greek", military=1)
    table.does("greek", "explore 1>B3")
    assert table.explorers_at("greek") == ["B3", "B2"], "it may move again"


@pytest.mark.clause("AE-2.2.9")
def test_the_explorer_goes_home_after_the_whole_effect() -> None:
    table = traders(gold=1)
    table.reserve_deck(1, "granary")
    table.post("egyptian", "C3", "ex_manuscripts")
    table.explorers("greek", "C3", "B2")
    table.does("greek", "trade 1")
    assert table.explorers_at("greek")[0] == "C3", "the resources are still to be chosen"
    table.does("greek", "science=2")
    assert table.explorers_at("greek")[0] == "B2"


@pytest.mark.clause("AE-2.2.9")
def test_ex_59_no_gold_no_trade_and_none_at_the_own_post() -> None:
    table = traders()
    table.post("egyptian", "C3", "ex_bricks")
    table.post("greek", "B3", "ex_bricks")
    table.explorers("greek", "C3", "B3")
    assert table.refuses("greek", "trade 1", "AE-2.2.9")
    table.supply("greek", gold=1)
    assert table.refuses("greek", "trade 2", "AE-2.2.9")


@pytest.mark.clause("AE-2.2.9")
def test_there_is_nothing_to_trade_without_a_post() -> None:
    table = traders(gold=1)
    table.explorers("greek", "C3", "B2")
    assert table.refuses("greek", "trade 1", "AE-2.2.9")


@pytest.mark.clause("AE-2.1.3")
def test_nobody_builds_posts_without_the_module() -> None:
    table = ground("greek", "egyptian")
    table.explorers("greek", "C3", "C3")
    assert table.refuses("greek", "post 1", "AE-2.1.3")
