"""What comes of an answer, with the exact odds of dice, and what to expect of it by the judge.

An answer that leads to a roll is carried out twice, once with dice that let the side that rolls
first win and once with dice that let it lose; the numbers of dice rolled give the odds.
"""

from __future__ import annotations

from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.rules.battle import Battle, Defend, Rearm, current_battle
from ziggurat.games.revolt.rules.sacrifice import GiveUp
from ziggurat.games.revolt.rules.strength import attack_dice, troop_dice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import REARMAMENT
from ziggurat.games.revolt.thinking.judge import judge_like
from ziggurat.games.revolt.thinking.odds import first_after_tie, odds
from ziggurat.games.revolt.thinking.outlook import Outlook
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

NEVER = ("disband", "intercept", "resign")
"""Actions that nobody who wants to win is thought to gain by."""

BATTLES = ("attack", "land", "clash")
"""Actions in which troops fight."""


class LoadedDice(Dice):
    """Dice that let the side that rolls first win, or lose; they remember how many were rolled."""

    def __init__(self, *, first_wins: bool) -> None:
        super().__init__(b"loaded")
        self.first_wins = first_wins
        self.rolls: list[int] = []
        """How many dice each roll had, in order."""

    def die(self) -> int:
        is_first = len(self.rolls) % 2 == 1
        return 6 if is_first == self.first_wins else 1

    def roll(self, count: int) -> list[int]:
        self.rolls.append(count)
        return [self.die() for _ in range(count)]


class AttackerRerolls(Dice):
    """Dice with which a tie is decided by the reroll that is asked for, one way or the other.

    The attacker's dice come first, so many of them as are rolled again (ER-22a, ER-58c).
    """

    def __init__(self, count: int, *, attacker_wins: bool) -> None:
        super().__init__(b"rerolled")
        self.left = count
        self.attacker_wins = attacker_wins

    def die(self) -> int:
        is_attacker = self.left > 0
        self.left -= 1
        return 6 if is_attacker == self.attacker_wins else 1


def outcomes(state: Revolt, seat: Seat, answer: Answer, dice: Dice) -> list[tuple[float, Revolt]]:
    """The positions an answer leads to, and how likely; rolls to come are left to `dice`.

    A fight ends in one of two ways, with their exact odds: the ties on the way, and how an attacker
    with Rearmament would reroll them, are reckoned in and not asked for.
    """
    decision = state.decision()
    if isinstance(decision, Rearm):
        branches = after_tie(state, seat, answer)
    else:
        branches = after_roll(state, seat, answer, plays_on=False)
    for _, twin in branches:
        twin.dice = dice
    return branches


def after_roll(
    state: Revolt, seat: Seat, answer: Answer, *, plays_on: bool
) -> list[tuple[float, Revolt]]:
    """Carry the answer out with both outcomes of its roll, or once when nothing is rolled."""
    lucky = LoadedDice(first_wins=True)
    won = carried_out(state, seat, answer, lucky, plays_on=plays_on)
    if not lucky.rolls:
        return [(1.0, won)]
    lost = carried_out(state, seat, answer, LoadedDice(first_wins=False), plays_on=plays_on)
    chance = odds(lucky.rolls[0], lucky.rolls[1], is_rearmed(state, seat, answer))
    return [(chance, won), (1.0 - chance, lost)]


def is_rearmed(state: Revolt, seat: Seat, answer: Answer) -> bool:
    """Whether the side that rolls first in the fight may reroll all its dice; ships never do."""
    if isinstance(state.decision(), Defend):
        return state.has_tech(state.troop_owner[current_battle(state).troop], REARMAMENT)
    return VERBS[answer[0]].name in BATTLES and state.has_tech(seat, REARMAMENT)


def carried_out(state: Revolt, seat: Seat, answer: Answer, dice: Dice, *, plays_on: bool) -> Revolt:
    """A copy of the position in which the answer has been carried out with these dice.

    Whoever plays on sees through what is asked next: the defender names its troop as it would by
    default; what is not paid for is given up likewise, since a card saved and a ship not yet gone
    would look like a gain.
    """
    twin = state.copy()
    twin.dice = dice
    carry_out(twin, twin.decision(), seat, answer)
    while plays_on and twin.stack and isinstance(twin.stack[-1], (Defend, GiveUp)):
        question = twin.decision()
        asked = question.seats(twin)[0]
        carry_out(twin, question, asked, question.default(twin, asked))
    return twin


def after_tie(state: Revolt, seat: Seat, answer: Answer) -> list[tuple[float, Revolt]]:
    """Both ways a tie can be decided; a further tie counts half for each side (ER-58c)."""
    chance = rearming(state, answer)
    count = count_rerolled(current_battle(state), everything=answer[0] == 1)
    won = carried_out(
        state, seat, answer, AttackerRerolls(count, attacker_wins=True), plays_on=False
    )
    lost = carried_out(
        state, seat, answer, AttackerRerolls(count, attacker_wins=False), plays_on=False
    )
    return [(chance, won), (1.0 - chance, lost)]


def count_rerolled(battle: Battle, *, everything: bool) -> int:
    """How many dice the attacker rolls again."""
    return len(battle.attack) if everything else battle.attack.count(max(battle.attack))


def expect(state: Revolt, seat: Seat, answers: list[Answer]) -> list[float]:
    """The judge's values of answers, averaged over what the dice can bring."""
    decision = state.decision()
    if isinstance(decision, Rearm):
        return [rearming(state, answer) for answer in answers]
    outlook = Outlook(state, seat)
    if isinstance(decision, Defend):
        return [defending(state, seat, answer, outlook) for answer in answers]
    if isinstance(decision, Act):
        return [acting(state, seat, answer, outlook) for answer in answers]
    return [after_dice(state, seat, answer, outlook) for answer in answers]


def acting(state: Revolt, seat: Seat, answer: Answer, outlook: Outlook) -> float:
    """What an action is worth; ending the turn leaves the position as it stands."""
    verb = VERBS[answer[0]].name
    if verb in NEVER:
        return 0.0
    if verb == "end":
        return judge_like(state, seat, outlook)
    return after_dice(state, seat, answer, outlook)


def after_dice(state: Revolt, seat: Seat, answer: Answer, outlook: Outlook) -> float:
    """The judge's value of an answer, over both outcomes of its roll where there is one."""
    value = 0.0
    for chance, twin in after_roll(state, seat, answer, plays_on=True):
        value += chance * judge_like(twin, seat, outlook)
    return value


def defending(state: Revolt, seat: Seat, answer: Answer, outlook: Outlook) -> float:
    """Which troop fights: the position without it, or without the attacker."""
    battle = current_battle(state)
    rival = state.troop_owner[battle.troop]
    against = troop_dice(state, answer[0])
    dice = attack_dice(state, battle.troop, ship=battle.ship, against=against)
    fallen, held = state.copy(), state.copy()
    fallen.remove_troop(answer[0])
    held.remove_troop(battle.troop)
    chance = odds(dice, against, state.has_tech(rival, REARMAMENT))
    won, lost = judge_like(held, seat, outlook), judge_like(fallen, seat, outlook)
    return chance * lost + (1.0 - chance) * won


def rearming(state: Revolt, answer: Answer) -> float:
    """The chance to win the tie by rerolling the tied dice, or all of them (ER-58c)."""
    battle: Battle = current_battle(state)
    return first_after_tie(battle.attack, battle.defence, everything=answer[0] == 1)
