"""How likely answers are to succeed where dice decide: dice of both sides, and the exact odds."""

from __future__ import annotations

import msgspec

from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.rules.battle import Defend, Rearm, current_battle
from ziggurat.games.revolt.rules.carrying import landing
from ziggurat.games.revolt.rules.marching import regions_in_reach, supporters
from ziggurat.games.revolt.rules.seafaring import ship_dice
from ziggurat.games.revolt.rules.strength import (
    attack_dice,
    best_defender,
    defence_dice,
    troop_dice,
)
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, REARMAMENT
from ziggurat.games.revolt.thinking.odds import first_after_tie, odds
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


class Chance(msgspec.Struct, frozen=True):
    """Dice of both sides, and how likely the attacker wins with them."""

    attack: int
    defence: int
    odds: float


def chance_of_answer(state: Revolt, seat: Seat, answer: Answer) -> float | None:
    """How likely an answer to the question that stands succeeds; None when no dice decide."""
    match state.decision():
        case Act():
            found = chance_of_action(state, seat, VERBS[answer[0]].name, answer[1:])
            return None if found is None else found.odds
        case Defend():
            return chance_to_hold(state, answer[0])
        case Rearm():
            battle = current_battle(state)
            return first_after_tie(battle.attack, battle.defence, everything=answer[0] == 1)
    return None


def chance_to_hold(state: Revolt, defender: int) -> float:
    """How likely a troop survives the attack it is named to meet (ER-24b)."""
    battle = current_battle(state)
    against = troop_dice(state, defender)
    mine = attack_dice(state, battle.troop, ship=battle.ship, against=against)
    is_rearmed = state.has_tech(state.troop_owner[battle.troop], REARMAMENT)
    return 1 - odds(mine, against, rearmed=is_rearmed)


def chance_of_action(state: Revolt, seat: Seat, verb: str, answer: Answer) -> Chance | None:
    """The chance of an action; None when no dice are rolled for it."""
    match verb:
        case "attack":
            return chance_of_attack(state, answer[0], answer[1], answer[2])
        case "clash":
            return chance_of_attack(state, answer[0], answer[1], NOBODY)
        case "land":
            region = landing(state, answer[0])
            if state.control[region] == seat:
                return None
            return chance_of_attack(state, answer[0], region, state.ship_under(answer[0]))
        case "ram":
            return chance_of_ships(state, answer[0], answer[1])
        case "sail" if answer[-1] != NOBODY:
            return chance_of_ships(state, answer[0], answer[-1])
    return None


def chance_of_attack(state: Revolt, troop: int, place: int, ship: int) -> Chance:
    """One troop against a region, or against the troops in a crossing."""
    seat = state.troop_owner[troop]
    against = _defence(state, place, seat)
    mine = attack_dice(state, troop, ship=ship, against=against)
    return Chance(mine, against, odds(mine, against, rearmed=state.has_tech(seat, REARMAMENT)))


def _defence(state: Revolt, place: int, attacker: Seat) -> int:
    if place < state.lookup.region_count:
        return defence_dice(state, place, attacker)
    return troop_dice(state, best_defender(state, state.troops_in(place)))


def chance_of_ships(state: Revolt, ship: int, target: int) -> Chance:
    """One ship against another."""
    mine, theirs = ship_dice(state, ship), ship_dice(state, target)
    return Chance(mine, theirs, odds(mine, theirs))


def best_attacks(state: Revolt, seat: Seat, troop: int) -> dict[int, Chance]:
    """The regions a troop could attack from where it stands, with its best chance for each."""
    return {
        region: _best_attack(state, seat, troop, region) for region in _targets(state, seat, troop)
    }


def _targets(state: Revolt, seat: Seat, troop: int) -> list[int]:
    near = regions_in_reach(state, seat, troop)
    if state.is_aboard(troop):
        shore = landing(state, troop)
        near = [] if shore == NOBODY else [shore]
    return [region for region in near if state.control[region] != seat]


def _best_attack(state: Revolt, seat: Seat, troop: int, region: int) -> Chance:
    """With the help of a ship where one can help."""
    if state.is_aboard(troop):
        return chance_of_attack(state, troop, region, state.ship_under(troop))
    helped = [NOBODY, *supporters(state, seat, region)]
    chances = [chance_of_attack(state, troop, region, ship) for ship in helped]
    return max(chances, key=lambda chance: chance.odds)
