"""The judge: what is better for a seat is judged better."""

from __future__ import annotations

import pytest

from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.thinking.foresight import LoadedDice, expect
from ziggurat.games.revolt.thinking.judge import judge, judge_like
from ziggurat.games.revolt.thinking.outlook import Outlook
from ziggurat.games.revolt.thinking.reach import FADING, reach_of
from ziggurat.games.revolt.words.purposes import purpose
from ziggurat.games.revolt.words.remarks import remark
from ziggurat.kernel import saving
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice


def table_of_two() -> Table:
    table = Table("rome", "carthage")
    table.acts("rome")
    return table


def test_a_won_game_is_worth_one_and_a_lost_one_nothing() -> None:
    table = table_of_two()
    table.does("rome", "resign")
    assert judge(table.state, table.seat("rome")) == 0.0
    assert judge(table.state, table.seat("carthage")) == 1.0


def test_a_shared_first_place_is_worth_its_share() -> None:
    table = Table("rome", "carthage", rounds=1)
    table.does("rome", "end")
    table.does("carthage", "end")
    assert table.result() == ("rounds", ["rome", "carthage"])
    assert judge(table.state, 0) == judge(table.state, 1) == 0.5


def test_the_defeated_have_nothing_to_hope_for_while_others_play_on() -> None:
    table = Table("rome", "carthage", "egypt")
    table.acts("rome")
    table.does("rome", "resign")
    assert judge(table.state, table.seat("rome")) == 0.0
    assert 0.0 < judge(table.state, table.seat("egypt")) < 1.0


def better(one: Table, other: Table, nation: str) -> bool:
    """Whether the nation is judged better off on the first table."""
    return judge(one.state, one.seat(nation)) > judge(other.state, other.seat(nation))


def test_a_region_that_is_needed_is_worth_more_than_one_that_is_not() -> None:
    needed, spare = table_of_two(), table_of_two()
    for table in (needed, spare):
        table.holds("rome", "campania", "apulia", "pannonia")
    needed.holds("rome", "etruria")
    spare.holds("rome", "odrysia")
    assert better(needed, spare, "rome")
    assert better(spare, table_of_two(), "rome")


def test_a_rivals_progress_is_a_loss() -> None:
    ahead = table_of_two()
    ahead.holds("carthage", "byzacium", "massylia", "sardinia")
    assert better(table_of_two(), ahead, "rome")


def test_a_rivals_sixth_city_alarms_more_than_its_fifth() -> None:
    def standing(count: int) -> float:
        table = table_of_two()
        table.holds("carthage", *["gades", "leptis", "saguntum", "massalia", "cyrene"][: count - 1])
        if count == 6:
            table.state.hold_six(table.seat("carthage"), holds=True)
        return judge(table.state, 0)

    assert standing(5) - standing(6) > standing(4) - standing(5) > 0


def test_the_first_food_a_turn_is_worth_most_to_who_has_no_cards() -> None:
    def gain(food: int) -> float:
        before, after = table_of_two(), table_of_two()
        for table in (before, after):
            table.holds("rome", "campania")
            table.hand("rome", food, 1, 1)
        after.settled("campania")
        return judge(after.state, 0) - judge(before.state, 0)

    assert gain(0) > gain(12) > 0


def test_cards_are_worth_less_the_more_there_are() -> None:
    values = []
    for food in (0, 1, 2, 30, 31):
        table = table_of_two()
        table.no_troops("rome")
        table.hand("rome", 0, 0, food)
        values.append(judge(table.state, 0))
    assert values == sorted(values)
    assert values[1] - values[0] > values[4] - values[3] > 0


def test_an_enemy_beside_the_capital_is_feared_and_a_guard_allays_it() -> None:
    calm, threatened, guarded = table_of_two(), table_of_two(), table_of_two()
    for table in (calm, threatened, guarded):
        table.no_troops("rome")
        table.holds("rome", "tarentum")
        table.army("rome", "roma" if table is guarded else "tarentum")
        table.holds("carthage", "campania", "baleares")
        table.army("carthage", "baleares" if table is calm else "campania")
    assert better(calm, threatened, "rome")
    assert better(guarded, threatened, "rome")


def test_a_troop_is_worth_more_on_the_side_where_the_prizes_are() -> None:
    near, far = table_of_two(), table_of_two()
    for table in (near, far):
        table.no_troops("rome")
        table.holds("rome", "campania", "etruria", "umbria", "apulia", "lucania", "tarentum")
        table.settled("campania", "etruria", "umbria", "apulia", "lucania")
    near.army("rome", "umbria")
    far.army("rome", "tarentum")
    assert better(near, far, "rome")


def test_a_lost_capital_is_a_disaster() -> None:
    lost = table_of_two()
    lost.holds("carthage", "roma")
    assert judge(lost.state, 0) < judge(table_of_two().state, 0) - 0.15


def test_judging_stays_within_its_scale_and_changes_nothing() -> None:
    settings = GAME.complete({})
    for seats in (2, 4, 6):
        state = GAME.setup(seats, settings, b"judged %d" % seats)
        dice = Dice(b"judge")
        while not state.is_over and dice.counter < 400:
            before = saving.save(GAME, state, seats, settings)
            for seat in range(seats):
                assert 0.0 <= judge(state, seat) <= 1.0
            assert saving.save(GAME, state, seats, settings) == before
            asked = state.decision().seats(state)[0]
            submit(state, asked, state.decision().options(state, asked).sample(dice))


def test_an_outlook_that_still_holds_gives_the_same_judgement_as_a_fresh_one() -> None:
    state = GAME.setup(4, GAME.complete({}), b"outlook")
    dice = Dice(b"outlook")
    held = 0
    while not state.is_over and dice.counter < 1500:
        asked = state.decision().seats(state)[0]
        outlook = Outlook(state, asked)
        submit(state, asked, state.decision().options(state, asked).sample(dice))
        if state.alive[asked] and not state.is_over:
            held += outlook.holds_for(state)
            assert judge_like(state, asked, outlook) == judge(state, asked)
    assert held > 20


def test_nearness_fades_by_the_turns_of_the_way() -> None:
    table = table_of_two()
    reach = reach_of(table.state.lookup)
    roma, campania, apulia = (table.region(name) for name in ("roma", "campania", "apulia"))
    assert reach.on_foot[roma][campania] == pytest.approx(FADING)
    assert reach.on_foot[roma][apulia] == pytest.approx(FADING**2)
    assert reach.mounted[roma][apulia] == pytest.approx(FADING)
    helvetia, mediolanum = table.region("helvetia"), table.region("mediolanum")
    assert reach.on_foot[helvetia][mediolanum] == pytest.approx(FADING**2)
    assert reach.mounted[helvetia][mediolanum] == pytest.approx(FADING**3)
    coast = table.state.lookup.coasts_of[table.region("sardinia")][0]
    assert reach.by_sea[coast][table.region("sardinia")] == pytest.approx(FADING)
    assert reach.by_sea[coast][table.region("helvetia")] == 0.0


def test_an_attack_is_expected_to_bring_its_two_outcomes_by_their_odds() -> None:
    table = table_of_two()
    options = table.options("rome")
    answer = options.read("attack roma>campania")
    (value,) = expect(table.state, 0, [answer])
    outcomes = []
    for pips in ([6, 6, 6, 1], [1, 1, 1, 6]):
        state = table.state.copy()
        state.dice = LoadedDice(first_wins=pips[0] == 6)
        submit(state, 0, answer)
        outcomes.append(judge(state, 0))
    win, lose = outcomes
    chance = 0.7687365081
    assert value == pytest.approx(chance * win + (1 - chance) * lose)
    assert lose < value < win


def test_an_attack_on_mixed_troops_waits_for_nobody() -> None:
    table = table_of_two()
    table.holds("carthage", "campania")
    table.army("carthage", "campania")
    table.mercenary("carthage", "nubae", "campania")
    table.acts("rome")
    table.state.troop_used[table.state.troops_of[0][0]] = 0
    answer = table.options("rome").read("attack roma>campania")
    (value,) = expect(table.state, 0, [answer])
    assert 0.0 < value < 1.0


def test_ending_the_turn_leaves_the_position_as_it_is_judged() -> None:
    table = table_of_two()
    end = table.options("rome").read("end")
    resign = table.options("rome").read("resign")
    assert expect(table.state, 0, [end, resign]) == [judge(table.state, 0), 0.0]


def test_the_defender_sends_the_troop_with_better_odds() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.no_troops("rome")
    table.army("rome", "campania")
    table.holds("carthage", "apulia")
    army = table.army("carthage", "apulia")
    nubian = table.mercenary("carthage", "nubae", "apulia")
    table.acts("rome")
    table.does("rome", "attack campania>apulia")
    assert table.decision() == "defend"
    values = expect(table.state, table.seat("carthage"), [(army,), (nubian,)])
    assert values[1] > values[0]


def test_what_unpaid_upkeep_costs_is_seen_before_it_is_given_up() -> None:
    table = Table("carthage", "rome")
    lands = ("byzacium", "massylia", "sardinia", "lilybaeum", "syrtica", "masaesylia", "mauretania")
    table.holds("carthage", *lands)
    table.settled(*lands)
    table.turn_of("carthage")
    assert table.decision() == "pay"
    unpaid, paid = expect(table.state, table.seat("carthage"), [(0,), (1,)])
    assert paid > unpaid


def test_purposes_tell_odds_aims_and_stakes_and_remarks_no_aims() -> None:
    table = table_of_two()
    table.hand("rome", 9, 9, 9)
    table.holds("rome", "umbria")
    options = table.options("rome")

    def words(move: str) -> str:
        return purpose(table.state, 0, options.read(move))

    aim = "to win a food region that is still needed, with a chance of 77%"
    assert words("attack roma>campania") == aim
    assert words("settle umbria") == "for a sure wood card every turn"
    assert words("move roma>umbria").startswith("on the way to [region:")
    assert words("end") == "nothing better is left to do"
    assert words("tech horses").startswith("for what the card does: All your troops are mounted")
    assert remark(table.state, 0, options.read("attack roma>campania")).startswith("to win a food")
    assert remark(table.state, 0, options.read("move roma>umbria")) == ""
    assert remark(table.state, 0, options.read("end")) == ""
