"""How likely attacks are to succeed, for the places where a player decides on them."""

from __future__ import annotations

import msgspec
from rich.text import Text

from ziggurat.cli.screen import chance_style
from ziggurat.games.revolt.odds import odds
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
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


class Chance(msgspec.Struct, frozen=True):
    """Dice of both sides, and how likely the attacker wins with them."""

    attack: int
    defence: int
    odds: float

    def words(self) -> Text:
        """Such as `3:2 67%`."""
        dice = f"{self.attack}:{self.defence} "
        return Text.assemble(dice, (f"{self.odds:.0%}", chance_style(self.odds)))


def chance_of_attack(game: Revolt, troop: int, place: int, ship: int) -> Chance:
    """One troop against a region, or against the troops in a crossing."""
    seat = game.troop_owner[troop]
    against = _defence(game, place, seat)
    mine = attack_dice(game, troop, ship=ship, against=against)
    return Chance(mine, against, odds(mine, against, rearmed=game.has_tech(seat, REARMAMENT)))


def _defence(game: Revolt, place: int, attacker: Seat) -> int:
    if place < game.tables.region_count:
        return defence_dice(game, place, attacker)
    return troop_dice(game, best_defender(game, game.troops_in(place)))


def chance_of_ships(game: Revolt, ship: int, target: int) -> Chance:
    """One ship against another."""
    mine, theirs = ship_dice(game, ship), ship_dice(game, target)
    return Chance(mine, theirs, odds(mine, theirs))


def chance_of(game: Revolt, seat: Seat, verb: str, answer: Answer) -> Chance | None:
    """The chance of an answer in the menu of actions; None when no dice are rolled for it."""
    match verb:
        case "attack":
            return chance_of_attack(game, answer[0], answer[1], answer[2])
        case "clash":
            return chance_of_attack(game, answer[0], answer[1], NOBODY)
        case "land":
            region = landing(game, answer[0])
            if game.control[region] == seat:
                return None
            return chance_of_attack(game, answer[0], region, game.ship_under(answer[0]))
        case "ram":
            return chance_of_ships(game, answer[0], answer[1])
        case "sail" if answer[-1] != NOBODY:
            return chance_of_ships(game, answer[0], answer[-1])
    return None


def best_attacks(game: Revolt, seat: Seat, troop: int) -> dict[int, Chance]:
    """The regions a troop could attack from where it stands, with its best chance for each."""
    found: dict[int, Chance] = {}
    for region in _targets(game, seat, troop):
        found[region] = _best_attack(game, seat, troop, region)
    return found


def _targets(game: Revolt, seat: Seat, troop: int) -> list[int]:
    near = regions_in_reach(game, seat, troop)
    if game.is_aboard(troop):
        shore = landing(game, troop)
        near = [] if shore == NOBODY else [shore]
    return [region for region in near if game.control[region] != seat]


def _best_attack(game: Revolt, seat: Seat, troop: int, region: int) -> Chance:
    """With the help of a ship where one can help."""
    if game.is_aboard(troop):
        return chance_of_attack(game, troop, region, game.ship_under(troop))
    helped = [NOBODY, *supporters(game, seat, region)]
    chances = [chance_of_attack(game, troop, region, ship) for ship in helped]
    return max(chances, key=lambda chance: chance.odds)
