"""What search asks of Mega Empires: several sensible answers, what they promise, keys, tempers."""

from __future__ import annotations

import pytest

from tests.games.mega.acquiring import BRONZE, eastern
from tests.games.mega.table import FIVE, Table
from ziggurat.bots.bot import Budget
from ziggurat.bots.levels import SearchBot
from ziggurat.bots.seating import ask
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.rules.phase_07_trade.floor_options import FloorOptions
from ziggurat.games.mega.thinking.manner import GREEDY, PLANNING, Manner
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer
from ziggurat.kernel.thinking import Effort

GAME = MegaEmpires()
DICE = Dice(b"thinking")


def rich() -> Table:
    """Babylon has large sets and some small ones, and may order."""
    table = eastern()
    table.step("babylon", BRONZE)
    table.city("babylon", "babylon")
    table.hand("babylon", salt=6, timber=3, lacquer=2)
    table.treasury("babylon", 20)
    table.phase(12)
    return table


def proposed(table: Table, civilization: str) -> list[Answer]:
    return GAME.candidates(table.state, table.player(civilization), DICE)


def written(table: Table, civilization: str) -> list[str]:
    options = table.options(civilization)
    return [options.write(answer) for answer in proposed(table, civilization)]


# --- candidates


def test_several_different_baskets_are_proposed_and_nothing_is_one_of_them() -> None:
    orders = written(rich(), "babylon")
    assert len(orders) > 4
    assert len(set(orders)) == len(orders)
    assert "pass" in orders
    assert any("giant_ziggurat" in order for order in orders)
    assert any(order.startswith("order buy") and "giant" not in order for order in orders)


def test_on_the_floor_offers_acceptances_and_being_done_are_proposed() -> None:
    table = Table(*FIVE)
    table.hand("babylon", salt=3, flax=2, hides=2, stone=1)
    table.hand("saba", salt=2, flax=2, hides=1, stone=2)
    table.hand("persia", salt=2, timber=1, furs=2)
    table.phase(7)
    answers = written(table, "babylon")
    assert "done" in answers
    assert sum(answer.startswith("offer") for answer in answers) > 1


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_every_proposal_is_legal_and_the_best_of_them_is_advised(seed: bytes) -> None:
    settings = GAME.complete({"short": 1})
    state = GAME.setup(5, settings, seed)
    dice = Dice(seed)
    for _ in range(150):
        decision = state.decision()
        seat = decision.seats(state)[0]
        answers = GAME.candidates(state, seat, dice)
        options = decision.options(state, seat)
        assert all(options.contains(answer) for answer in answers)
        assert len(set(answers)) == len(answers)
        values = GAME.expect(state, seat, answers, dice)
        assert all(0.0 <= value <= 1.0 for value in values)
        carry_out(state, decision, seat, answers[values.index(max(values))])


# --- what they promise


def test_a_basket_promises_more_than_nothing() -> None:
    table = rich()
    answers = proposed(table, "babylon")
    values = GAME.expect(table.state, table.player("babylon"), answers, DICE)
    texts = written(table, "babylon")
    assert values[texts.index("pass")] < max(values)


def test_greedy_has_a_manner_of_its_own() -> None:
    plain = Manner()
    names = [name for name in dir(plain) if not name.startswith("_")]
    assert all(getattr(GREEDY, name) == getattr(plain, name) for name in names)
    assert any(getattr(PLANNING, name) != getattr(plain, name) for name in names)


# --- keys and turns


def test_a_key_forgets_the_dice_and_tells_hands_apart() -> None:
    table = rich()
    twin = table.state.copy()
    twin.dice = Dice(b"other")
    assert GAME.key(twin) == GAME.key(table.state)
    table.hand("babylon", salt=5)
    assert GAME.key(twin) != GAME.key(table.state)


def test_the_turn_is_the_one_on_the_track() -> None:
    table = rich()
    table.turn(7)
    assert GAME.turn(table.state) == 7


# --- tempers


def test_three_characters_favour_war_trade_and_building() -> None:
    characters = GAME.characters()
    assert len(characters) == 3
    favoured = {max(each.favours, key=lambda about: each.favours[about]) for each in characters}
    assert favoured == {"war", "trade", "building"}


def test_orders_are_about_what_most_of_them_is_for() -> None:
    table = rich()
    seat = table.player("babylon")
    options = table.options("babylon")
    themes = {
        text: GAME.theme(table.state, seat, options.read(text))
        for text in ("order buy metalworking", "order buy mining", "order buy pottery", "pass")
    }
    assert list(themes.values()) == ["war", "trade", "building", ""]


# --- features


def test_features_are_as_many_as_their_names_and_rise_with_what_one_has() -> None:
    table = rich()
    seat = table.player("babylon")
    before = dict(zip(GAME.feature_names, GAME.features(table.state, seat), strict=True))
    table.city("babylon", "ur")
    after = dict(zip(GAME.feature_names, GAME.features(table.state, seat), strict=True))
    assert after["cities"] > before["cities"]
    assert after["lead over the best"] > before["lead over the best"]


# --- values


def test_a_value_rises_with_hand_credits_and_tokens_and_leaves_the_luck_of_rivals_out() -> None:
    table = rich()
    seat = table.player("babylon")
    value = GAME.value(table.state, seat)
    table.cities("saba", 3)
    assert GAME.value(table.state, seat) == value
    assert GAME.judge(table.state, seat) < 1.0
    table.tokens("babylon", "sumeria", 3)
    more_tokens = GAME.value(table.state, seat)
    table.hand("babylon", salt=7, timber=3, lacquer=2)
    assert value < more_tokens < GAME.value(table.state, seat) < 1.0


def test_purchases_are_played_out_and_masters_play_more_of_them() -> None:
    table = rich()
    seat = table.player("babylon")
    planner, master = (GAME.approach(table.state, seat, effort) for effort in Effort)
    assert planner.width > 1
    assert planner.turns > 1
    assert master.positions > planner.positions
    table.tokens("babylon", "sumeria", 3)
    table.phase(3)
    assert GAME.approach(table.state, seat, Effort.MASTER).width == 1


# --- counting


def test_the_floor_counts_as_its_forms_do() -> None:
    table = Table(*FIVE)
    table.hand("babylon", salt=2, flax=1, hides=1)
    table.hand("saba", salt=2, flax=2, hides=1, stone=1)
    table.phase(7)
    table.does(
        "babylon",
        "offer to: all; give: salt*2+flax; named: salt*2; talk: none; want: 3; wanted: flax*2",
    )
    for civilization in ("babylon", "saba"):
        options = table.options(civilization)
        assert isinstance(options, FloorOptions)
        assert options.count() == options.whole().count()


# --- the bots


def test_a_planner_thinks_purchases_over_and_says_what_it_preferred_them_to() -> None:
    table = rich()
    seat = table.player("babylon")
    bot = SearchBot(Effort.PLANNER, "planner")
    decided = ask(bot, GAME, table.state, seat, Budget(positions=600), Dice(b"planner"))
    assert not decided.failure
    assert "“" in decided.reason
