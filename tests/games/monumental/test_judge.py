"""The judge and what greedy makes of it: sensible answers in plain positions, no secrets used."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import ask
from ziggurat.games.monumental.terms import KNOWLEDGE, UNREST
from ziggurat.games.monumental.thinking.appraisal import appraisal_of
from ziggurat.games.monumental.thinking.points import share_of_majority, turns_left
from ziggurat.games.monumental.thinking.spending import Baskets, best_baskets, worth_of_supply
from ziggurat.kernel.course import carry_out, play_at_random
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.kernel.saving import save


def answer_of(table: Table, civilization: str) -> str:
    """What greedy answers, in notation."""
    seat = table.player(civilization)
    given = ask(GreedyBot(), GAME, table.state, seat, Budget(), Dice(b"judge"))
    assert not given.failure
    return table.options(civilization).write(given.answer)


def judged(table: Table, civilization: str) -> float:
    return GAME.judge(table.state, table.player(civilization))


def plain_table() -> Table:
    """Two players with modest cities in the middle of a game, nothing else going on."""
    table = Table("greek", "chinese")
    for civilization in ("greek", "chinese"):
        table.city(
            civilization,
            "work_camp work_camp library",
            "fort work_camp library",
            "mine fort work_camp",
        )
        table.deck(civilization, "work_camp", "library", "fort", "forum")
        table.discard(civilization)
        table.supply(civilization)
    table.display("granary", "writing", "great_library", "academy", "temple", "barracks")
    return table


# --- the judge


def test_the_judge_is_even_between_equals_and_between_nothing_and_one() -> None:
    table = Table("greek", "chinese")
    assert 0.3 < judged(table, "greek") < 0.7
    table.state.wonders[0] = table.kinds("great_library", "colossus", "great_wall")
    assert 0.5 < judged(table, "greek") < 1.0
    assert 0.0 < judged(table, "chinese") < 0.5


@pytest.mark.parametrize("resource", ["production", "science", "military", "gold", "culture"])
def test_more_of_a_resource_is_never_worse(resource: str) -> None:
    table = plain_table()
    table.acts("greek")
    values: list[float] = []
    for amount in range(9):
        table.supply("greek", **{resource: amount})
        values.append(judged(table, "greek"))
    assert values == sorted(values)
    assert values[-1] > values[0]


def test_unrest_in_the_deck_is_worse_than_none_and_given_to_a_rival_it_is_good() -> None:
    table = plain_table()
    before = judged(table, "greek")
    table.discard("greek", "unrest", "unrest")
    assert judged(table, "greek") < before
    table.discard("greek")
    table.discard("chinese", "unrest", "unrest")
    assert judged(table, "greek") > before


def test_a_finished_game_is_won_or_lost() -> None:
    state = GAME.setup(2, GAME.complete({}), b"over")
    play_at_random(state, Dice(b"over"), 100_000)
    assert state.is_over
    first = state.places.index(1)
    assert GAME.judge(state, first) > 0.9
    if state.places.count(1) == 1:
        assert GAME.judge(state, 1 - first) < 0.1


def test_a_lead_in_a_majority_counts_for_more_when_little_time_is_left() -> None:
    assert share_of_majority(3, 3, 2, 3.0) > share_of_majority(3, 3, 2, 0.6) > 1.5
    assert share_of_majority(3, 0, 0, 3.0) == 0.0
    assert share_of_majority(3, 2, 3, 3.0) < share_of_majority(3, 2, 3, 0.6)


def test_turns_left_fall_to_nothing_in_the_last_round() -> None:
    state = GAME.setup(3, GAME.complete({}), b"turns")
    left = [turns_left(state)]
    dice = Dice(b"turns")
    while not state.is_over:
        play_at_random(state, dice, 1)
        if not state.is_over:
            left.append(turns_left(state))
    assert left[0] > 4
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0.0


# --- appraisal


def test_every_card_to_acquire_is_worth_something_when_it_is_activated() -> None:
    lookup = GAME.setup(2, GAME.complete({}), b"worth").lookup
    made = appraisal_of(lookup)
    for kind in [*lookup.work_kinds, *lookup.basics]:
        assert made.activation[kind] > 0.0, lookup.kind_id[kind]
    assert made.activation[lookup.unrest] == 0.0
    assert lookup.kind_type[lookup.unrest] == UNREST


def test_a_stronger_card_of_the_same_sort_is_worth_more() -> None:
    lookup = GAME.setup(2, GAME.complete({}), b"worth").lookup
    worth = dict(zip(lookup.kind_id, appraisal_of(lookup).activation))
    assert worth["work_camp"] < worth["workshop"] < worth["granary"] < worth["guild_hall"]
    assert worth["writing"] < worth["computing"]


def test_every_policy_and_token_is_worth_something() -> None:
    lookup = GAME.setup(2, GAME.complete({}), b"worth").lookup
    made = appraisal_of(lookup)
    for policies in lookup.civ_policies:
        for kind in policies:
            assert made.lasting[kind] > 0.0 or made.one_off[kind] > 0.0, lookup.kind_id[kind]
    for kind in GAME.setup(2, GAME.complete({}), b"bag").bag:
        assert made.token[kind] > 0.0, lookup.kind_id[kind]


# --- baskets


def test_the_best_basket_is_found_and_of_a_group_only_one_is_bought() -> None:
    assert best_baskets([[(3, 1.0)], [(2, 0.9)]], 5) == [0.0, 0.0, 0.9, 1.0, 1.0, 1.9]
    assert best_baskets([[(3, 1.0), (2, 0.9)]], 5)[5] == 1.0


def test_gold_goes_where_it_adds_most_and_is_kept_where_it_adds_little() -> None:
    baskets = [Baskets([[(4, 2.0)]]), Baskets([[(3, 0.5)]]), Baskets([])]
    nothing = Baskets([])
    assert worth_of_supply(baskets, nothing, [3, 2, 0], 1, 0.3) > 2.0
    assert worth_of_supply(baskets, nothing, [0, 2, 0], 1, 0.6) < 0.7


# --- greedy


def test_greedy_completes_its_wonder_when_it_can() -> None:
    table = plain_table()
    home = table.home("greek")
    table.holds("greek", table.neighbours(home)[0], soldiers=1)
    table.builds("greek", "great_library")
    table.supply("greek", production=4)
    table.acts("greek")
    assert answer_of(table, "greek").startswith("complete")


def test_greedy_develops_a_policy_it_can_pay_for() -> None:
    table = plain_table()
    table.supply("greek", culture=1)
    table.acts("greek")
    assert answer_of(table, "greek").startswith("develop")


def test_greedy_conquers_with_military_it_would_lose_otherwise() -> None:
    table = plain_table()
    table.supply("greek", military=2)
    table.acts("greek")
    assert answer_of(table, "greek").startswith("conquer")


def test_greedy_acquires_a_card_rather_than_losing_what_would_pay_for_it() -> None:
    table = plain_table()
    table.supply("greek", science=4)
    table.acts("greek")
    assert answer_of(table, "greek") == "acquire writing"


def test_greedy_ends_its_turn_when_there_is_nothing_to_do() -> None:
    table = plain_table()
    table.supply("greek")
    table.acts("greek")
    assert answer_of(table, "greek") == "end"


def test_greedy_activates_the_row_and_column_that_bring_most() -> None:
    table = plain_table()
    rows = ("mine academy mine", "academy granary barracks", "mine barracks mine")
    table.city("greek", *rows)
    table.turn_of("greek")
    assert answer_of(table, "greek") == "row 2 column 2"


def test_greedy_archives_unrest_before_anything_else() -> None:
    table = plain_table()
    table.city("greek", "forum unrest granary", "granary academy mine", "temple fort library")
    table.active("greek", "forum")
    table.acts("greek")
    assert answer_of(table, "greek") == "use forum"
    table.does("greek", "use forum")
    assert answer_of(table, "greek").startswith("unrest")


def test_greedy_invests_gold_in_the_trade_track() -> None:
    table = Table("greek", "chinese", trade=1)
    table.supply("greek", gold=1)
    table.acts("greek")
    assert answer_of(table, "greek") == "invest"


def test_greedy_begins_no_expedition_that_leads_nowhere() -> None:
    table = Table("greek", "chinese", continuous=1)
    table.supply("greek", military=1)
    table.supply("chinese")
    for label in table.state.lookup.tile_label:
        table.deposits(label)
    table.state.market_left = [0] * table.state.lookup.tile_count
    table.acts("greek")
    assert "explorers" in table.moves("greek")
    assert answer_of(table, "greek") == "pass"


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"advanced": 2}),
        (2, {"continuous": 1}),
        (3, {"cards": "core", "trade": 0, "reserve": 0, "future": 0, "quests": 0}),
        (5, {"renaissance": 1}),
    ],
)
def test_greedy_plays_a_part_of_every_sort_of_game_without_failing(
    seats: int, settings: Settings
) -> None:
    state = GAME.setup(seats, GAME.complete(settings), b"sorts")
    dice = Dice(b"greedy")
    for _ in range(40):
        decision = state.decision()
        seat = decision.seats(state)[0]
        given = ask(GreedyBot(), GAME, state, seat, Budget(), dice)
        assert not given.failure
        assert given.reason
        carry_out(state, decision, seat, given.answer)


def test_expecting_changes_nothing_and_gives_a_value_for_every_answer() -> None:
    settings = GAME.complete({})
    state = GAME.setup(2, settings, b"expect")
    dice = Dice(b"expect")
    for _ in range(40):
        decision = state.decision()
        seat = decision.seats(state)[0]
        position = GAME.imagine(state, seat, dice.fork(1))
        before = save(GAME, position, 2, settings)
        answers = decision.options(position, seat).answers()
        values = GAME.expect(position, seat, answers, dice)
        assert len(values) == len(answers)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert save(GAME, position, 2, settings) == before
        carry_out(state, decision, seat, answers[dice.below(len(answers))])


def test_the_judge_does_not_know_what_a_rival_keeps_secret() -> None:
    table = Table("greek", "chinese", trade=1, quests=1)
    table.state.benefits[1] = table.kinds("tb_timber", "tb_gold_dust")
    table.state.quests[1] = table.kinds("q_scholar", "q_coast")
    before = judged(table, "greek")
    table.state.benefits[1] = table.kinds("tb_ivory", "tb_guides")
    table.state.quests[1] = table.kinds("q_peaks", "q_nature")
    table.state.deck[1] = table.state.deck[1][::-1]
    assert judged(table, "greek") == before


def test_knowledge_of_ones_own_is_worth_its_point() -> None:
    table = plain_table()
    before = judged(table, "greek")
    table.discard("greek", "writing")
    assert table.state.lookup.kind_type[table.kind("writing")] == KNOWLEDGE
    assert judged(table, "greek") > before
