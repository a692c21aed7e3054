"""The normal game: turns, actions, and the end (MO-4, MO-10)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import Table

THREE = ("zulu", "malians", "greek")
CITY = ("work_camp fort library", "work_camp mine fort", "library work_camp forum")


def a_turn(table: Table, civilization: str) -> None:
    """The player activates the city and ends the turn, doing nothing."""
    table.does(civilization, "row 1 column 1", "end")


@pytest.mark.clause("MO-4.0")
def test_whole_turns_go_round_from_the_first_player_on() -> None:
    table = Table(*THREE)
    seen = []
    for _ in range(4):
        (player,) = table.asked()
        seen.append((table.state.round, player))
        a_turn(table, player)
    assert seen == [(1, "zulu"), (1, "malians"), (1, "greek"), (2, "zulu")]


@pytest.mark.clause("MO-4.0")
def test_a_turn_has_four_steps_in_their_order() -> None:
    table = Table(*THREE)
    table.city("zulu", *CITY)
    table.display("granary", "temple", "academy", "barracks", "marketplace", "irrigation")
    table.development_deck("currency", "last round")
    table.deck("zulu", *["fort"] * 5)
    assert table.decision() == "activate"
    table.does("zulu", "row 2 column 1")
    assert table.decision() == "act"
    assert table.has("zulu") == "2P 1S 1M 3G"
    table.log()
    table.does("zulu", "end")
    told = table.told()
    steps = ["Zululand loses 2", "Zululand replenishes the city", "leaves the display", "Mali has"]
    places = [told.index(step) for step in steps]
    assert places == sorted(places)
    assert table.ids(table.state.display)[-1] == "currency"


@pytest.mark.clause("MO-4.2.1")
def test_actions_are_taken_in_any_order_and_as_often_as_they_can_be_paid_for() -> None:
    table = Table(*THREE)
    table.supply("zulu", production=10, science=4)
    table.display("granary")
    table.deck("zulu", "fort", "library", "mine")
    table.acts("zulu")
    table.does("zulu", "basic workshop", "progress", "acquire granary", "basic workshop")
    table.refuses("zulu", "basic workshop", "MO-5.2.1")
    assert table.deck_of("zulu")[:3] == ["workshop", "granary", "fort"]
    assert table.ids(table.state.drawn[0]) == ["workshop"]


@pytest.mark.clause("MO-4.2.2")
def test_every_kind_of_action_of_the_rules_is_offered() -> None:
    table = Table(*THREE, trade=1, future=1, reserve=1, heroes=1, monsters=1)
    table.acts("zulu")
    options = table.options("zulu")
    assert [group.name for group in options.groups()] == [
        "acquire", "basic", "reserved", "complete", "develop", "hire", "return", "progress",
        "contribute", "conquer", "march", "outpost", "invest", "use", "explore", "claim",
        "claim-market", "post", "trade", "defeat", "token", "goods", "benefit", "end",
    ]  # fmt: skip


def test_an_action_that_is_closed_says_why() -> None:
    table = Table(*THREE)
    table.supply("zulu")
    table.acts("zulu")
    for group in table.options("zulu").groups():
        assert group.answers or group.closed, group.name


@pytest.mark.clause("MO-4.2.3")
def test_the_step_ends_when_the_player_says_so_and_the_rest_is_lost() -> None:
    table = Table(*THREE)
    table.supply("zulu", production=3, science=1, military=2, gold=4, culture=1)
    table.acts("zulu")
    table.does("zulu", "basic workshop")
    assert table.asked() == ["zulu"]
    table.does("zulu", "end")
    assert table.has("zulu") == "4G 1C"
    assert table.asked() == ["malians"]


def test_nothing_may_follow_the_word_end() -> None:
    table = Table(*THREE)
    table.acts("zulu")
    with pytest.raises(Exception, match="Nothing follows 'end'"):
        table.does("zulu", "end now")


# --- the end


def near_the_end() -> Table:
    """Three players; one more card and the Last Round card is left in the deck."""
    table = Table(*THREE)
    table.display("granary", "temple", "academy", "barracks", "marketplace", "irrigation")
    table.development_deck("currency", "last round")
    return table


@pytest.mark.clause("MO-10.2")
def test_the_end_is_announced_when_the_last_card_has_left_the_deck() -> None:
    table = near_the_end()
    shown = [table.state.last_round_shown]
    a_turn(table, "zulu")
    assert [*shown, table.state.last_round_shown] == [0, 1]
    assert "The Last Round card is revealed" in table.told()


@pytest.mark.clause("MO-10.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_finished_and_one_more_is_played(first: int) -> None:
    table = near_the_end()
    deck = table.state.development_deck
    table.state.development_deck = []
    turns: list[str] = []
    while table.asked():
        (player,) = table.asked()
        if len(turns) == first:
            table.state.development_deck = deck
        turns.append(player)
        a_turn(table, player)
    assert turns == [*THREE, *THREE]
    assert table.state.round == 2


@pytest.mark.clause("MO-10.3")
def test_after_the_last_round_there_is_a_result() -> None:
    table = near_the_end()
    table.holds("greek", "E1")
    while table.asked():
        a_turn(table, table.asked()[0])
        table.supply("zulu", gold=2)
        table.supply("malians", gold=3)
    assert table.result() == [3, 2, 1]


@pytest.mark.clause("MO-10.5")
def test_unfinished_wonders_inactive_policies_unused_tokens_and_gold_score_nothing() -> None:
    table = Table(*THREE, trade=1)
    before = table.points("zulu")
    table.builds("zulu", "colossus")
    table.supply("zulu", gold=30, culture=9)
    table.tokens("zulu", production=4, science=4)
    table.benefits("zulu", "tb_timber", "tb_gold_dust")
    table.markets("zulu", "market_arms")
    assert table.points("zulu") == before == {"Knowledge": 1, "most Knowledge": 3}


@pytest.mark.clause("MO-14.3", "MO-4.0")
def test_an_automa_has_its_turn_in_the_order_of_play_and_is_never_asked() -> None:
    table = Table("zulu", "greek", "malians", automas=1)
    table.automa_deck(*["am_gold_technological"] * 2)
    a_turn(table, "zulu")
    table.log()
    a_turn(table, "greek")
    assert "Mali (Automa) has the turn" in table.told()
    assert table.asked() == ["zulu"]
    assert table.state.round == 2
