"""What search stands on: outcomes with their odds, keys, turns, habits, themes and characters."""

from __future__ import annotations

import pytest

from tests.games.revolt.table import GAME, Table
from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.thinking.foresight import NEVER
from ziggurat.games.revolt.thinking.odds import odds
from ziggurat.games.revolt.thinking.themes import BUILDING, TRADE, WAR
from ziggurat.kernel import saving
from ziggurat.kernel.course import carry_out, submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer

DICE = Dice(b"foresight")


def answer(table: Table, nation: str, move: str) -> Answer:
    return table.options(nation).read(move)


def led_to(table: Table, nation: str, move: str) -> list[tuple[float, Table]]:
    """The tables a move may lead to, with their chances."""
    seat = table.seat(nation)
    found = []
    for chance, state in GAME.outcomes(table.state, seat, answer(table, nation, move), DICE):
        twin = Table(*table.nations)
        twin.state = state
        found.append((chance, twin))
    return found


def facing_a_garrison() -> Table:
    """Rome is about to attack two different troops of Carthage."""
    table = Table("rome", "carthage")
    table.holds("carthage", "campania")
    table.army("carthage", "campania")
    table.mercenary("carthage", "nubae", "campania")
    table.acts("rome")
    return table


def test_an_attack_is_won_or_lost_with_the_odds_of_its_dice() -> None:
    table = Table("rome", "carthage")
    table.acts("rome")
    (chance, won), (other, lost) = led_to(table, "rome", "attack roma>campania")
    assert chance == pytest.approx(odds(3, 1))
    assert chance + other == pytest.approx(1.0)
    assert won.owner("campania") == "rome"
    assert lost.owner("campania") is None
    assert table.owner("campania") is None


def test_rearmament_is_reckoned_into_the_odds_of_an_attack() -> None:
    table = Table("rome", "carthage")
    table.tech("rome", "rearmament")
    table.acts("rome")
    (chance, _), _ = led_to(table, "rome", "attack roma>campania")
    assert chance == pytest.approx(odds(3, 1, rearmed=True)) != odds(3, 1)


def test_what_needs_no_dice_leads_to_one_position() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.acts("rome")
    ((chance, moved),) = led_to(table, "rome", "move roma>campania")
    assert chance == 1.0
    assert moved.troops("campania") == 1


def test_an_attack_on_different_troops_leads_to_the_defenders_question_and_then_to_the_roll() -> (
    None
):
    table = facing_a_garrison()
    ((chance, asked),) = led_to(table, "rome", "attack roma>campania")
    assert chance == 1.0
    assert asked.decision() == "defend"
    troop = asked.options("carthage").answers()[0]
    branches = GAME.outcomes(asked.state, asked.seat("carthage"), troop, DICE)
    assert [branch.chance for branch in branches] == pytest.approx([0.5, 0.5], abs=0.2)
    assert [len(branch.state.troops_of[1]) for branch in branches] == [2, 3]


def test_a_tie_is_decided_one_way_or_the_other() -> None:
    table = Table("rome", "carthage")
    table.tech("rome", "rearmament")
    table.acts("rome")
    table.dice(5, 2, 1, 5)
    table.does("rome", "attack roma>campania")
    assert table.decision() == "rearm"
    for move in ("tied", "all"):
        (chance, won), (other, lost) = led_to(table, "rome", move)
        assert chance + other == pytest.approx(1.0)
        assert won.owner("campania") == "rome"
        assert lost.owner("campania") is None


def test_outcomes_roll_on_with_the_dice_they_are_given() -> None:
    table = Table("rome", "carthage")
    table.acts("rome")
    move = answer(table, "rome", "attack roma>campania")
    assert {id(b.state.dice) for b in GAME.outcomes(table.state, 0, move, DICE)} == {id(DICE)}


def test_nobody_thinks_of_disbanding_resigning_or_standing_orders() -> None:
    table = Table("rome", "carthage")
    table.ship("rome", "roma")
    table.acts("rome")
    names = {VERBS[each[0]].name for each in GAME.candidates(table.state, 0, DICE)}
    assert not names & set(NEVER)
    every = table.options("rome").answers()
    kept = [each for each in every if VERBS[each[0]].name not in NEVER]
    assert GAME.candidates(table.state, 0, DICE) == kept


def test_two_ways_to_one_position_have_one_key_and_other_dice_change_nothing() -> None:
    def after(*moves: str) -> Table:
        table = Table("rome", "carthage")
        table.holds("rome", "campania", "etruria")
        table.army("rome", "campania")
        table.acts("rome")
        table.does("rome", *moves)
        return table

    one = after("move roma>etruria", "move campania>roma")
    other = after("move campania>roma", "move roma>etruria")
    assert GAME.key(one.state) != GAME.key(after("move roma>etruria").state)
    one.state.dice = Dice(b"other")
    assert GAME.key(one.state) == GAME.key(other.state)
    twin = one.state.copy()
    assert GAME.key(twin) == GAME.key(one.state)
    twin.hand[0] += 1
    assert GAME.key(twin) != GAME.key(one.state)


def test_turns_are_counted_by_round_and_place_and_never_fall() -> None:
    state = GAME.setup(3, GAME.complete({"rounds": 4}), b"turns")
    dice = Dice(b"turns")
    last, seen = GAME.turn(state), set()
    while not state.is_over:
        assert GAME.turn(state) >= last
        last = GAME.turn(state)
        seen.add(last)
        asked = state.decision().seats(state)[0]
        submit(state, asked, state.decision().options(state, asked).sample(dice))
    assert GAME.turn(state) >= last
    assert len(seen) >= 9


def test_habits_are_legal_change_nothing_and_end_every_turn() -> None:
    settings = GAME.complete({"rounds": 12})
    for seats in (2, 4):
        state = GAME.setup(seats, settings, b"habits %d" % seats)
        count = 0
        while not state.is_over:
            asked = state.decision().seats(state)[0]
            before = saving.save(GAME, state, seats, settings)
            usual = GAME.policy(state, asked, DICE)
            assert saving.save(GAME, state, seats, settings) == before
            assert state.decision().options(state, asked).contains(usual)
            carry_out(state, state.decision(), asked, usual)
            count += 1
        assert count < 12 * seats * 20
        assert sum(state.lands) > 2 * seats


def test_a_habit_settles_before_it_fights_and_fights_before_it_marches() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "umbria")
    table.acts("rome")
    options = table.options("rome")
    assert options.write(GAME.policy(table.state, 0, DICE)).startswith("settle")
    table.hand("rome", 0, 0, 0)
    assert options.write(GAME.policy(table.state, 0, DICE)).startswith("attack")


def test_answers_have_themes_that_tell_war_trade_and_building_apart() -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "umbria", "lucania")
    table.army("rome", "lucania")
    table.hand("rome", 9, 9, 9)
    table.holds("carthage", "campania")
    table.acts("rome")

    def theme(move: str) -> str:
        return GAME.theme(table.state, 0, answer(table, "rome", move))

    assert theme("attack roma>campania") == WAR
    assert theme("army roma") == WAR
    assert theme("tech horses") == WAR
    assert theme("attack lucania>tarentum") == TRADE
    assert theme("tech trireme") == theme("ship roma") == TRADE
    assert theme("settle umbria") == theme("tech timber_yards umbria") == BUILDING
    assert theme("attack roma>etruria") == theme("move roma>umbria") == theme("end") == ""


def test_there_are_three_characters_who_favour_themes_that_answers_have() -> None:
    characters = GAME.characters()
    assert len({each.name for each in characters}) == 3
    for each in characters:
        assert each.title
        assert each.temper.endswith(".")
        assert set(each.favours) <= {WAR, TRADE, BUILDING}


def test_a_policy_answers_every_kind_of_question() -> None:
    table = facing_a_garrison()
    table.does("rome", "attack roma>campania")
    assert not isinstance(table.state.decision(), Act)
    usual = GAME.policy(table.state, table.seat("carthage"), DICE)
    assert table.options("carthage").contains(usual)
