"""Tokens are used at any moment of one's own turn, in the middle of whatever is asked (MO-3.8)."""

import pytest

from tests.games.monumental.own_tables import own_copy
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import GAME, Table
from tests.games.monumental.test_zulu import TWO
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.effects.using import USES_OF_TOKENS
from ziggurat.games.monumental.state import without
from ziggurat.kernel.asides import is_aside
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.saving import read, restore


def zulu_attacked(**supply: int) -> Table:
    """Greeks are about to attack the Zulu Province B1, Defence 3, and the die will show 2."""
    table = ground("greek", "zulu", trade=1)
    table.holds("zulu", "B1", 2)
    table.hides("zulu", "B1")
    table.supply("greek", **supply)
    table.dice(TWO)
    return table


def foothills_attacked(toll: int, **supply: int) -> Table:
    """Greeks are about to attack Egyptian Foothills, Defence 3; a toll will be asked."""
    table = ground("greek", "egyptian", trade=1)
    table.holds("greek", "B3", 1)
    table.holds("egyptian", "B4", 1)
    table.supply("egyptian", gold=toll)
    table.supply("greek", **supply)
    return table


# --- where a payment would fall short


@pytest.mark.clause("AE-10.1.5", "MO-3.8.2", "MO-5.8.5")
def test_ex_121_a_market_token_pays_what_the_zulu_die_demands() -> None:
    table = zulu_attacked(military=4)
    table.markets("greek", "market_arms")
    table.does("greek", "conquer B1")
    assert table.decision() == "pay-hidden-forces"
    assert table.moves("greek") == ["fail", "goods market_arms"], "2 cannot be paid yet"
    table.does("greek", "goods market_arms", "pay")
    assert (table.owner("B1"), table.has("greek")) == ("greek", "3M")


@pytest.mark.clause("AE-10.1.5", "MO-3.8.2")
def test_ex_121_whoever_keeps_the_token_fails() -> None:
    table = zulu_attacked(military=4)
    table.markets("greek", "market_arms")
    table.does("greek", "conquer B1")
    table.defaults("greek")
    assert (table.owner("B1"), table.has("greek")) == ("zulu", "1M")
    assert table.ids(table.state.markets[0]) == ["market_arms"]


@pytest.mark.clause("MO-3.8.2", "AE-2.1.8")
@pytest.mark.parametrize("benefit", ["tb_weapons", "tb_gold_dust"])
def test_a_trade_benefit_pays_what_the_zulu_die_demands(benefit: str) -> None:
    table = zulu_attacked(military=3)
    table.benefits("greek", benefit)
    table.does("greek", "conquer B1", f"benefit {benefit}", "pay")
    assert table.owner("B1") == "greek"


@pytest.mark.clause("MO-3.8.2")
def test_whoever_holds_a_trade_benefit_is_asked_whatever_it_is() -> None:
    table = zulu_attacked(military=3)
    table.benefits("greek", "tb_scrolls")
    table.does("greek", "conquer B1")
    assert table.moves("greek") == ["fail", "benefit tb_scrolls"]
    table.does("greek", "benefit tb_scrolls")
    assert table.moves("greek") == ["fail"], "Science pays for no attack"


@pytest.mark.clause("MO-3.8.2")
def test_tokens_that_cannot_help_are_not_asked_for() -> None:
    table = zulu_attacked(military=3)
    table.markets("greek", "market_timber")
    table.tokens("greek", science=2)
    table.does("greek", "conquer B1")
    assert (table.decision(), table.owner("B1")) == ("act", "zulu")


@pytest.mark.clause("AE-5.1.3", "MO-3.8.2")
def test_a_token_matches_the_toll_of_foothills() -> None:
    table = foothills_attacked(2, military=3)
    table.markets("greek", "market_spice")
    table.does("greek", "conquer B4")
    table.does("egyptian", "2")
    assert table.moves("greek") == ["fail", "goods market_spice"]
    table.does("greek", "goods market_spice", "pay")
    assert (table.owner("B4"), table.has("greek")) == ("greek", "1G")


@pytest.mark.clause("AE-5.1.3", "MO-3.8.2")
def test_military_matches_no_toll() -> None:
    table = foothills_attacked(2, military=3)
    table.markets("greek", "market_arms")
    table.does("greek", "conquer B4")
    table.does("egyptian", "2")
    assert (table.decision(), table.owner("B4")) == ("act", "egyptian")


@pytest.mark.clause("MO-3.8.1", "AE-5.1.3")
def test_the_defender_of_foothills_has_not_the_turn_and_uses_no_token() -> None:
    table = foothills_attacked(2, military=3)
    table.markets("egyptian", "market_spice")
    table.does("greek", "conquer B4")
    assert table.moves("egyptian") == ["0", "1", "2"]


@pytest.mark.clause("MO-3.8.2", "AE-5.1.2")
def test_a_production_token_becomes_gold_at_mines() -> None:
    table = ground("greek", "egyptian")
    table.holds("greek", "B4", 5)
    table.supply("greek", military=2)
    table.tokens("greek", production=1)
    table.does("greek", "conquer B5")
    assert table.moves("greek") == ["0", "token production"]
    table.does("greek", "token production", "1")
    assert table.has("greek") == "1G"


@pytest.mark.clause("AE-4.3.3", "MO-3.8.2")
def test_ex_123_the_arms_market_pays_for_the_way_on() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.explorers("greek", "C3", "B2")
    table.state.lookup = own_copy(table.state.lookup)
    table.state.lookup.market_at = table.state.lookup.market_at[:]
    table.state.lookup.market_at[table.tile("C4")] = table.kind("market_arms")
    table.supply("greek", military=1)
    table.does("greek", "explorers", "explore 1>C4", "claim-market 1")
    assert (table.decision(), table.moves("greek")) == ("wander", ["stop", "goods market_arms"])
    table.does("greek", "goods market_arms", "explore 1>C5", "stop")
    assert (table.explorers_at("greek")[0], table.has("greek")) == ("C5", "3M")


@pytest.mark.clause("MO-3.8.2", "AE-2.2.9")
def test_a_token_pays_for_trading_after_free_steps() -> None:
    table = ground("greek", "egyptian", continuous=1, trade=1)
    table.explorers("greek", "B2", "B2")
    table.post("egyptian", "B3", "ex_bricks")
    table.active("greek", "agora")
    table.markets("greek", "market_spice")
    table.does("greek", "use agora", "explore 1>B3")
    assert table.moves("greek") == ["stop", "goods market_spice"]
    table.does("greek", "goods market_spice", "trade 1")
    assert table.has("greek") == "3P 2G"


# --- before any other question


@pytest.mark.clause("MO-3.8.1", "AE-2.1.8")
def test_a_token_comes_before_the_choice_of_a_gain_and_the_question_is_put_again() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.benefits("greek", "tb_gold_dust")
    table.token("B3", "barb_a")
    table.supply("greek", military=2)
    table.does("greek", "conquer B3", "benefit tb_gold_dust")
    assert (table.decision(), table.moves("greek")) == ("take-spoils", ["1", "2"])
    table.does("greek", "1")
    assert table.has("greek") == "4G"


@pytest.mark.clause("MO-3.8.1", "MO-3.3")
def test_tokens_are_used_before_the_city_is_activated() -> None:
    table = ground("greek", "egyptian")
    table.tokens("greek", science=1)
    table.city("greek", "library forum fort", "mine library fort", "fort fort library")
    table.turn_of("greek")
    table.does("greek", "token science")
    assert (table.decision(), table.has("greek")) == ("activate", "1S")


@pytest.mark.clause("MO-3.8.1", "AE-4.3.12")
def test_in_continuous_play_no_token_is_used_while_cities_are_activated() -> None:
    table = ground("greek", "egyptian", continuous=1)
    table.tokens("greek", science=1)
    table.turn_of("greek")
    assert table.decision() == "activate"
    assert not table.can("greek", "token science")


@pytest.mark.clause("MO-3.8.1")
def test_a_question_that_the_token_leaves_nothing_to_answer_falls_away() -> None:
    table = ground("greek", "egyptian", trade=1, reserve=1)
    table.era("2")
    table.benefits("greek", "tb_envoys", "tb_envoys")
    table.reserve_deck(1, "granary")
    table.reserve_deck(2, "university")
    table.reserve_deck(3)
    table.does("greek", "benefit tb_envoys")
    assert (table.decision(), table.moves("greek")) == (
        "choose-reserve",
        ["1", "2", "benefit tb_envoys"],
    )
    table.does("greek", "benefit tb_envoys", "1")
    assert table.moves("greek") == ["2"], "the first question is put again"
    table.does("greek", "2")
    assert table.ids(table.state.reserve[0]) == ["granary", "university"]


@pytest.mark.clause("MO-3.8.1")
def test_a_conquest_is_called_off_when_a_token_used_meanwhile_spends_what_it_costs() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.holds("greek", "B3", 3)
    table.explorers("greek", "B2", "B2")
    table.post("egyptian", "C2", "ex_bricks")
    table.benefits("greek", "tb_guides")
    table.supply("greek", gold=1)
    table.does("greek", "conquer C3", "benefit tb_guides", "explore 1>C2", "trade 1", "stop")
    assert table.decision() == "muster"
    table.does("greek", "B3=1")
    assert (table.owner("C3"), table.has("greek")) == (None, "3P")
    assert "cannot attack" in table.told()


@pytest.mark.clause("MO-3.8.3", "MO-3.4")
def test_a_payment_is_not_interrupted() -> None:
    table = ground("malians", "egyptian", trade=1)
    table.active("malians", "embassy")
    table.supply("malians", production=2, science=2)
    table.tokens("malians", science=1)
    table.bag("tb_timber")
    table.does("malians", "use embassy")
    assert table.decision() == "pay-any"
    assert not table.can("malians", "token science")


@pytest.mark.clause("MO-3.8.1")
def test_tokens_are_offered_with_every_question_of_the_own_turn_but_payments() -> None:
    without = {"act", "pay-any", "give-tokens", "convert-which", "keep-some", "toll", "keep-quests"}
    for frame in GAME.frames:
        is_question = hasattr(frame, "prompt") and not frame.kind.startswith("automa-")
        if is_question and frame.kind:
            assert issubclass(frame, Question) == (frame.kind not in without), frame.kind


@pytest.mark.clause("MO-3.8.1")
def test_a_saved_game_goes_on_in_the_middle_of_a_token() -> None:
    table = ground("greek", "egyptian", trade=1)
    table.benefits("greek", "tb_ivory")
    table.state.bag = without(table.state.bag, table.kind("tb_ivory"))
    table.token("B3", "barb_a")
    table.supply("greek", military=2)
    table.does("greek", "conquer B3", "benefit tb_ivory")
    kinds = [frame.kind for frame in table.state.stack]
    assert kinds[-4:] == ["take-spoils", "interlude", "run", "share-gain"]
    table.state = restore(GAME, read(table.saved()))
    table.does("greek", "science=1", "1")
    assert table.has("greek") == "1S 1G 1C"


# --- bots


@pytest.mark.clause("MO-3.8.1", "MO-3.8.2")
def test_bots_weigh_tokens_only_where_something_falls_short_without_them() -> None:
    table = zulu_attacked(military=4)
    table.markets("greek", "market_arms")
    table.does("greek", "conquer B1")
    short = GAME.candidates(table.state, 0, Dice(b"bot"))
    assert any(is_aside(answer) for answer in short)
    table.does("greek", "goods market_arms", "pay")
    table.markets("greek", "market_timber")
    table.does("greek", "conquer C2")
    assert table.decision() == "muster"
    assert any(is_aside(answer) for answer in table.options("greek").answers())
    assert not any(is_aside(answer) for answer in GAME.candidates(table.state, 0, Dice(b"bot")))


@pytest.mark.clause("MO-3.8.2")
def test_greedy_uses_the_token_that_saves_its_attack() -> None:
    table = zulu_attacked(military=4)
    table.markets("greek", "market_arms")
    table.does("greek", "conquer B1")
    answers = GAME.candidates(table.state, 0, Dice(b"bot"))
    values = GAME.expect(table.state, 0, answers, Dice(b"bot"))
    assert is_aside(answers[values.index(max(values))])


def test_the_uses_of_tokens_are_free_actions() -> None:
    assert all(use.is_free for use in USES_OF_TOKENS)
