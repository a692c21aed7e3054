"""Using effects and tokens: the actions, their refusals, and paying for effects."""

import pytest

from tests.games.monumental.effect_bench import bench, card_with, enter, prints
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.rules.effects import using
from ziggurat.games.monumental.rules.effects.effects import gain, usable
from ziggurat.games.monumental.terms import GAINS, PRODUCTION, SPACES
from ziggurat.kernel.course import submit
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.saving import load, save

# --- using an effect


@pytest.mark.clause("MO-5.10.1")
def test_an_effect_is_used_once_per_turn() -> None:
    table = bench("zulu", "malians")
    card_with(table, "{do: [{gain: {culture: 1}}]}")
    assert table.moves("zulu", "use") == ["use temple"]
    table.does("zulu", "use temple")
    assert "this turn already" in table.refuses("zulu", "use temple", "MO-5.10.1")
    assert table.moves("zulu", "use") == []


@pytest.mark.clause("MO-5.10.1", "AE-4.3.10")
def test_in_continuous_play_an_effect_is_used_once_per_round() -> None:
    table = bench("zulu", "malians", continuous=1)
    card_with(table, "{do: [{gain: {culture: 1}}]}")
    table.does("zulu", "use temple")
    table.supply("malians", gold=1)
    table.does("malians", "invest")
    assert table.state.round == 1
    assert "this round already" in table.refuses("zulu", "use temple", "MO-5.10.1")


@pytest.mark.clause("MO-5.10.1")
def test_what_lies_beside_the_city_can_be_used_in_every_turn() -> None:
    table = ground("greek", "egyptian", heroes=1, natural_wonders=1)
    for card in ("democracy", "leonidas", "sundiata", "kilimanjaro"):
        prints(table, card, "{do: [{gain: {culture: 1}}]}")
    table.policies("greek", "democracy")
    table.hero("greek", "sundiata")
    table.holds("greek", "C1")
    table.natural("C1", "kilimanjaro", shown=True)
    cards = ["use democracy", "use leonidas", "use sundiata", "use kilimanjaro"]
    assert sorted(table.moves("greek", "use")) == sorted(cards)
    table.does("greek", *cards)
    table.until("greek")
    table.does("greek", *cards)
    assert table.amount("greek", "culture") == 8


@pytest.mark.clause("MO-5.10.1")
def test_a_card_that_is_not_active_cannot_be_used() -> None:
    table = bench("zulu", "malians")
    sentence = table.refuses("zulu", "use forum", "MO-5.10.1")
    assert "Forum is not active for you this turn" in sentence


def test_what_has_no_effect_to_use_cannot_be_named() -> None:
    table = bench("zulu", "malians")
    with pytest.raises(Invalid, match="Granary has no effect to use"):
        table.options("zulu").read("use granary")
    with pytest.raises(Invalid, match="has no effect '7'"):
        table.options("zulu").read("use forum.7")
    with pytest.raises(Invalid, match="no card or token"):
        table.options("zulu").read("use nonsense")


def test_answers_that_are_no_effect_are_refused() -> None:
    table = bench("zulu", "malians")
    for answer in ((), (-1,), (10**6,), (0, 0)):
        assert str(using.Use().refusal(table.state, 0, answer)).startswith(
            "MO-5.10.1: There is no such"
        )


def test_a_second_effect_of_a_card_is_written_with_its_number() -> None:
    table = bench("zulu", "malians")
    prints(table, "temple", "{do: [{gain: {gold: 1}}]}", "{do: [{gain: {culture: 1}}]}")
    table.active("zulu", "temple")
    assert table.moves("zulu", "use") == ["use temple", "use temple.2"]
    table.does("zulu", "use temple.2")
    assert table.has("zulu") == "1C"


def test_a_button_tells_the_card_and_its_text_and_points_to_it() -> None:
    table = bench("zulu", "malians")
    table.active("zulu", "forum")
    options = table.options("zulu")
    answer = options.read("use forum")
    assert options.label(answer) == "Forum: You may archive one card of your city."
    assert options.things(answer) == ["card:forum"]


def test_the_log_names_who_used_which_card() -> None:
    table = bench("zulu", "malians")
    card_with(table, "{do: [{gain: {gold: 2}}]}")
    table.log()
    table.does("zulu", "use temple")
    told = table.told()
    assert "Temple" in told
    assert "gains 2 Gold" in told


# --- paying for effects


@pytest.mark.clause("MO-3.5", "MO-3.4")
def test_an_effect_is_paid_in_full_or_not_used_at_all() -> None:
    table = bench("zulu", "malians", science=2)
    card_with(table, "{pay: {science: 3}, do: [{gain: {culture: 1}}]}")
    sentence = table.refuses("zulu", "use temple", "MO-3.5")
    assert "Temple costs 3 Science; you have 2 Science and 0 Gold" in sentence
    table.supply("zulu", science=2, gold=1)
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1C"


@pytest.mark.clause("MO-3.4")
def test_gold_never_stands_for_culture_in_the_price_of_an_effect() -> None:
    table = bench("zulu", "malians", gold=9)
    card_with(table, "{pay: {culture: 1}, do: [{gain: {production: 5}}]}")
    table.refuses("zulu", "use temple", "MO-3.5")


@pytest.mark.clause("MO-3.4")
def test_a_price_of_any_is_paid_with_basic_resources_of_the_players_choice() -> None:
    table = bench("zulu", "malians", production=3, science=1, gold=2, culture=5)
    card_with(table, "{pay: {any: 3}, do: [{gain: {culture: 1}}]}")
    table.does("zulu", "use temple")
    assert table.decision() == "pay-any"
    table.refuses("zulu", "science=3", "MO-3.4")
    table.refuses("zulu", "production=1+science=1", "MO-3.4")
    table.does("zulu", "production=2+science=1")
    assert table.has("zulu") == "1P 2G 6C"


@pytest.mark.clause("MO-3.4")
def test_gold_fills_up_a_price_of_any_that_basic_resources_cannot_pay() -> None:
    table = bench("zulu", "malians", production=1, science=1, gold=2)
    card_with(table, "{pay: {any: 3}, do: [{gain: {culture: 1}}]}")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1G 1C"


def test_a_price_of_any_that_takes_everything_is_no_question() -> None:
    table = bench("zulu", "malians", production=1, gold=1)
    card_with(table, "{pay: {any: 2}, do: [{gain: {culture: 1}}]}")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "1C"


def test_a_price_of_any_with_one_sort_to_pay_with_is_no_question() -> None:
    table = bench("zulu", "malians", military=5)
    card_with(table, "{pay: {any: 2}, do: [{gain: {culture: 1}}]}")
    table.does("zulu", "use temple")
    assert table.has("zulu") == "3M 1C"


def test_the_default_pays_with_what_comes_first() -> None:
    table = bench("zulu", "malians", production=1, science=1, military=2, gold=5)
    card_with(table, "{pay: {any: 2, gold: 1}, do: [{gain: {culture: 1}}]}")
    table.does("zulu", "use temple")
    table.defaults("zulu")
    assert table.has("zulu") == "2M 4G 1C"


# --- tokens


@pytest.mark.clause("MO-3.3", "AE-5.2.1")
def test_spending_a_token_gives_one_of_its_resource() -> None:
    table = bench("zulu", "malians")
    table.tokens("zulu", production=1, science=2)
    assert table.moves("zulu", "token") == ["token production", "token science"]
    table.does("zulu", "token production", "token science")
    assert table.has("zulu") == "1P 1S"
    assert table.state.tokens[:2] == [0, 1]
    table.refuses("zulu", "token production", "MO-3.3")


@pytest.mark.clause("MO-3.3")
def test_there_are_no_other_tokens_to_spend() -> None:
    table = bench("zulu", "malians")
    with pytest.raises(Invalid, match="token production, or token science"):
        table.options("zulu").read("token military")
    assert str(using.SpendToken().refusal(table.state, 0, (2,))).startswith("MO-3.3")
    assert str(using.SpendToken().refusal(table.state, 0, ())).startswith("MO-3.3")


@pytest.mark.clause("MO-5.8.5")
def test_a_market_token_is_used_once_and_stays_used_up() -> None:
    table = bench("zulu", "malians")
    table.markets("zulu", "market_arms", "market_art")
    table.does("zulu", "goods market_arms")
    assert table.has("zulu") == "4M"
    assert table.ids(table.state.markets[0]) == ["market_art"]
    assert table.ids(table.state.markets_used[0]) == ["market_arms"]
    table.refuses("zulu", "goods market_arms", "MO-5.8.5")


@pytest.mark.clause("AE-2.1.8")
def test_a_trade_benefit_is_used_once_and_equal_ones_one_after_another() -> None:
    table = bench("zulu", "malians")
    table.benefits("zulu", "tb_timber", "tb_timber", "tb_gold_dust")
    assert table.moves("zulu", "benefit") == ["benefit tb_timber", "benefit tb_gold_dust"]
    table.does("zulu", "benefit tb_timber", "benefit tb_timber")
    assert table.has("zulu") == "8P"
    assert table.ids(table.state.benefits_used[0]) == ["tb_timber", "tb_timber"]
    table.refuses("zulu", "benefit tb_timber", "AE-2.1.8")


def test_a_token_that_would_do_nothing_is_refused_and_kept() -> None:
    table = bench("zulu", "malians")
    table.benefits("zulu", "tb_festival")
    table.state.activated[0] = 0b111111111
    assert "nothing now" in table.refuses("zulu", "benefit tb_festival", "MO-5.10.1")
    assert table.moves("zulu", "benefit") == []


@pytest.mark.clause("AE-4.3.5", "AE-4.3.12")
def test_tokens_are_free_actions_in_continuous_play() -> None:
    table = bench("zulu", "malians", continuous=1)
    table.tokens("zulu", production=1)
    table.markets("zulu", "market_arms")
    table.benefits("zulu", "tb_timber")
    table.does("zulu", "token production", "goods market_arms", "benefit tb_timber")
    assert table.asked() == ["zulu"]
    assert table.has("zulu") == "5P 4M"
    assert table.can("zulu", "basic workshop")


def test_a_token_says_in_its_label_what_it_does() -> None:
    table = bench("zulu", "malians")
    table.markets("zulu", "market_arms")
    options = table.options("zulu")
    answer = options.read("goods market_arms")
    assert options.label(answer) == "Arms Market: Gain 4 Military."
    assert options.things(answer) == ["card:market_arms"]


def test_a_token_without_a_single_effect_is_our_own_fault() -> None:
    table = bench("zulu", "malians")
    with pytest.raises(Broken, match="granary"):
        using.effect_of(table.state, table.kind("granary"))


# --- printed gains


def test_spaces_in_a_gain_move_the_pawn_after_the_choice_of_resources() -> None:
    table = bench("zulu", "malians")
    gains = [0] * GAINS
    gains[0], gains[5], gains[SPACES] = 1, 1, 3
    table.bag("tb_timber")
    enter(table, gain(table.state, 0, gains))
    table.does("zulu", "science=1")
    assert table.has("zulu") == "1P 1S"
    assert table.state.trade[0] == 3
    assert table.ids(table.state.benefits[0]) == ["tb_timber"]


@pytest.mark.clause("AE-2.1.9")
def test_spaces_in_a_gain_are_as_much_gold_without_the_trade_track() -> None:
    table = Table("zulu", "malians")
    table.supply("zulu")
    gains = [0] * GAINS
    gains[SPACES] = 3
    assert gain(table.state, 0, gains) is None
    assert table.has("zulu") == "3G"


@pytest.mark.clause("MO-14.1")
def test_an_automa_gains_nothing_but_gold() -> None:
    table = Table("zulu", "malians", automas=1)
    table.supply("malians")
    assert gain(table.state, 1, [1, 1, 1, 1, 1, 1, 0]) is None
    assert table.has("malians") == "1G"


# --- frames


QUESTIONS = {
    "{gain: {any: 2}}": "share-gain",
    "{choose: [[{gain: {gold: 1}}], [{gain: {culture: 1}}]]}": "choose-branch",
    "{convert: {from: any, to: gold}}": "convert-amount",
    "{give_unrest: {to: one_opponent, amount: 1}}": "which-opponent",
    "{steal: {what: gold, amount: 1, from: one_opponent}}": "which-opponent",
    "{archive: {from: both, amount: 1}}": "archive-card",
    "{remove_unrest: {from: both, amount: 1}}": "archive-card",
    "{activate_city: 1}": "activate-more",
    "{activate_display: {amount: 1}}": "use-elsewhere",
    "{activate_reserve: 1}": "use-elsewhere",
    "{transfer_reserved: {amount: 1, to: one_opponent}}": "give-reserved",
    "{acquire: {from: [display], free: true}}": "acquire-now",
}


@pytest.mark.parametrize(("operation", "question"), QUESTIONS.items())
def test_every_question_can_be_saved_copied_answered_and_left_to_its_default(
    operation: str, question: str
) -> None:
    table = bench("zulu", "malians", "greek", production=2, science=2)
    # A card of the data carries the effect, so that a saved game finds it again.
    card_with(table, f"{{do: [{operation}]}}")
    table.supply("malians", gold=1)
    table.supply("greek", gold=1)
    table.city("zulu", "unrest fort library", "work_camp mine fort", "library work_camp -")
    table.unrest(19)
    table.reserve("zulu", "granary", "castle")
    table.display("writing", "barracks")
    table.does("zulu", "use temple")
    assert table.decision() == question
    decision = table.state.decision()
    assert decision.options(table.state, 0).contains(decision.default(table.state, 0))
    twin = table.state.copy()
    assert twin.decision().values() == decision.values()
    assert save(GAME, twin, 3, table.settings) == table.saved()
    answers = decision.options(table.state, 0).answers()
    assert answers
    texts = [decision.options(table.state, 0).write(answer) for answer in answers]
    assert len(set(texts)) == len(texts)
    assert [decision.options(table.state, 0).read(text) for text in texts] == answers
    assert table.prompt("zulu")
    table.defaults("zulu")


def test_a_question_about_an_effect_of_the_data_is_taken_up_again_from_a_save() -> None:
    table = Table("zulu", "malians")
    table.acts("zulu")
    table.active("zulu", "ironworking")
    table.does("zulu", "use ironworking")
    state = load(GAME, table.saved())
    assert state.decision().kind == "choose-branch"
    assert usable(state, 0) == []
    submit(state, 0, (1,))
    assert state.amount(0, PRODUCTION) == 2
