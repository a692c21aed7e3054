"""The odds are exact: against enumeration of all rerolls, and against the game's own battles."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import sqrt

import pytest

from tests.games.revolt.table import Table
from ziggurat.games.revolt.rules.seafaring import fight
from ziggurat.games.revolt.terms import NOBODY
from ziggurat.games.revolt.thinking.chances import chance_of_attack
from ziggurat.games.revolt.thinking.odds import (
    MOST_ATTACK,
    MOST_DEFENCE,
    first_after_tie,
    odds,
    odds_of_many,
)
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice

BATTLES = 3000
DEVIATIONS = 4.5
"""A true share is farther from the measured one once in a hundred thousand runs."""

Dices = tuple[int, ...]


def rolls(count: int) -> list[tuple[Dices, float]]:
    """Every roll of so many dice, whatever their order, with its probability."""
    ways = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=count))
    return [(roll, number / 6**count) for roll, number in ways.items()]


def enumerated(attack: int, defence: int, *, rearmed: bool) -> float:
    """The plain twin of the table: every roll and reroll, until nothing changes any more."""
    rolled = [rolls(count) for count in range(max(attack, defence) + 1)]
    mine, theirs = [roll for roll, _ in rolled[attack]], [roll for roll, _ in rolled[defence]]
    value = {(a, d): float(a[-1] > d[-1]) for a in mine for d in theirs}
    tied = [(a, d) for a, d in value if a[-1] == d[-1]]

    def after(kept: Dices, held: Dices) -> float:
        return sum(
            chance * other * value[tuple(sorted(kept + fresh)), tuple(sorted(held + new))]
            for fresh, chance in rolled[attack - len(kept)]
            for new, other in rolled[defence - len(held)]
        )

    for _ in range(32):
        changed = dict(value)
        for a, d in tied:
            held = tuple(pips for pips in d if pips < d[-1])
            changed[a, d] = after(tuple(pips for pips in a if pips < a[-1]), held)
            if rearmed:
                changed[a, d] = max(changed[a, d], after((), held))
        value = changed
    return after((), ())


@pytest.mark.clause("ER-22", "ER-22a")
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1)])
def test_the_table_agrees_with_enumerating_every_reroll(attack: int, defence: int) -> None:
    assert odds(attack, defence) == pytest.approx(
        enumerated(attack, defence, rearmed=False), abs=1e-9
    )


@pytest.mark.clause("ER-58c")
@pytest.mark.parametrize(("attack", "defence"), [(2, 1), (2, 2), (3, 1)])
def test_with_rearmament_the_better_reroll_is_taken_at_every_tie(attack: int, defence: int) -> None:
    expected = enumerated(attack, defence, rearmed=True)
    assert odds(attack, defence, rearmed=True) == pytest.approx(expected, abs=1e-9)
    assert expected > odds(attack, defence)


def test_equal_dice_are_even_and_each_die_more_helps_its_side() -> None:
    for dice in range(1, MOST_DEFENCE + 1):
        assert odds(dice, dice) == 0.5
    for attack in range(1, MOST_ATTACK):
        for defence in range(1, MOST_DEFENCE):
            assert odds(attack + 1, defence) > odds(attack, defence)
            assert odds(attack, defence + 1) < odds(attack, defence)
            assert odds(attack, defence, rearmed=True) >= odds(attack, defence)


def test_nobody_rolls_and_nobody_defends() -> None:
    assert odds(0, 1) == 0.0
    assert odds(1, 0) == 1.0


def test_more_dice_than_the_table_has_go_on_smoothly() -> None:
    again = odds_of_many(MOST_ATTACK, MOST_DEFENCE, rearmed=False)
    assert again == pytest.approx(odds(MOST_ATTACK, MOST_DEFENCE))
    assert odds(MOST_ATTACK, MOST_DEFENCE) < odds(MOST_ATTACK + 2, MOST_DEFENCE) < 1
    assert 0 < odds(MOST_ATTACK, MOST_DEFENCE + 3) < odds(MOST_ATTACK, MOST_DEFENCE)
    assert odds(10, 10) == pytest.approx(0.5)
    # Reckoned by tools/odds.py.
    assert odds(9, 4) == pytest.approx(0.7360, abs=0.01)
    assert odds(5, 8) == pytest.approx(0.3551, abs=0.01)
    assert odds(9, 8, rearmed=True) == pytest.approx(0.7874, abs=0.04)


def battles_won(table: Table, move: str) -> float:
    """The share of real battles that this attack wins, each with dice of its own."""
    seat = table.state.decision().seats(table.state)[0]
    answer = table.state.decision().options(table.state, seat).read(move)
    pieces = len(table.state.troops_of[seat])
    won = 0
    for number in range(BATTLES):
        state = table.state.copy()
        state.dice = Dice(b"battle %d" % number)
        submit(state, seat, answer)
        while state.decision().kind == "rearm":
            battle = state.stack[-2]
            choices = [
                first_after_tie(battle.attack, battle.defence, everything=bool(choice))  # type: ignore[attr-defined]
                for choice in (0, 1)
            ]
            submit(state, seat, (choices.index(max(choices)),))
        won += len(state.troops_of[seat]) == pieces
    return won / BATTLES


def assert_same(measured: float, expected: float) -> None:
    assert abs(measured - expected) < DEVIATIONS * sqrt(expected * (1 - expected) / BATTLES)


@pytest.mark.clause("ER-17", "ER-22a", "ER-29")
@pytest.mark.parametrize("ships", [0, 1])
def test_real_attacks_on_a_region_win_as_often_as_the_odds_say(ships: int) -> None:
    table = Table("rome", "carthage")
    table.holds("rome", "campania")
    table.holds("carthage", "apulia")
    table.settled("apulia")
    troop = table.army("rome", "campania")
    ship = table.ship("rome", table_coast(table, "apulia")) if ships else NOBODY
    table.acts("rome")
    move = "attack campania>apulia" + (f" with {table_coast(table, 'apulia')}" if ships else "")
    expected = chance_of_attack(table.state, troop, table.region("apulia"), ship).odds
    assert expected == odds(3 + ships, 2)
    assert_same(battles_won(table, move), expected)


def table_coast(table: Table, region: str) -> str:
    """The notation of a coast of a region."""
    lookup = table.state.lookup
    return lookup.berth_id[lookup.coasts_of[table.region(region)][0]]


@pytest.mark.clause("ER-58c")
def test_real_attacks_with_rearmament_win_as_often_as_the_odds_say() -> None:
    table = Table("rome", "macedonia")
    table.holds("rome", "campania")
    table.holds("macedonia", "apulia")
    table.settled("apulia")
    table.tech("rome", "rearmament")
    troop = table.army("rome", "campania")
    table.acts("rome")
    expected = chance_of_attack(table.state, troop, table.region("apulia"), NOBODY).odds
    assert expected == odds(3, 3, rearmed=True) > odds(3, 3)
    assert_same(battles_won(table, "attack campania>apulia"), expected)


@pytest.mark.clause("ER-24", "ER-67d")
def test_the_odds_against_troops_count_the_dice_of_the_best_of_them() -> None:
    table = Table("rome", "macedonia")
    table.holds("rome", "campania", "etruria")
    table.holds("macedonia", "apulia")
    table.army("macedonia", "apulia")
    table.army("macedonia", "etruria/liguria")
    troop = table.army("rome", "campania")
    guard = table.army("rome", "etruria")
    table.acts("rome")
    assert chance_of_attack(table.state, troop, table.region("apulia"), NOBODY).odds == odds(3, 3)
    crossing = table.state.lookup.crossing_id.index("etruria/liguria")
    assert chance_of_attack(table.state, guard, crossing, NOBODY).odds == odds(3, 3)


@pytest.mark.clause("ER-32")
@pytest.mark.parametrize("dice", [1, 2])
def test_real_fights_of_ships_win_as_often_as_the_odds_say(dice: int) -> None:
    table = Table("rome", "carthage")
    if dice == 2:
        table.tech("rome", "trireme")
    mine = table.ship("rome", "roma")
    theirs = table.ship("carthage", "roma")
    won = 0
    for number in range(BATTLES):
        state = table.state.copy()
        state.dice = Dice(b"fight %d" % number)
        won += fight(state, mine, theirs, "ER-31d") == mine
    assert_same(won / BATTLES, odds(dice, 1))


def test_after_a_tie_high_kept_dice_are_worth_keeping_and_low_ones_are_not() -> None:
    keeping = first_after_tie([6, 5], [6], everything=False)
    assert keeping > first_after_tie([6, 5], [6], everything=True)
    rerolling = first_after_tie([6, 1, 1], [6], everything=True)
    assert rerolling > first_after_tie([6, 1, 1], [6], everything=False)
    assert first_after_tie([4], [4], everything=False) == pytest.approx(0.5)
