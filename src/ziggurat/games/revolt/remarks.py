"""Answers in words: the stake of an attack, use of a card, aim of a march."""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt import names
from ziggurat.games.revolt.chances import chance_of_answer
from ziggurat.games.revolt.outlook import prize_worths
from ziggurat.games.revolt.reach import nearest_prize, reach_of
from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.rules.carrying import landing
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, RESOURCES
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

REMARKS: Final = {
    "hire": "one more troop, whatever the support",
    "levy": "one more troop, whatever the support",
    "intercept": "an order that stands until it is changed",
}
"""What there is to know of actions wherever they are done."""

PURPOSES: Final = {
    "ram": "to clear the sea",
    "army": "one more troop",
    "fortify": "to hold it",
    "exchange": "for what is lacking",
    "disband": "to be rid of it",
    "end": "nothing better is left to do",
    "resign": "all is lost",
}
"""What actions are for whose aim is the same wherever they are done."""


def remark(game: Revolt, seat: Seat, answer: Answer) -> str:
    """A few words on an answer; things stand in brackets as the log wants them."""
    if not isinstance(game.decision(), Act):
        return ""
    verb, rest = VERBS[answer[0]].name, answer[1:]
    match verb:
        case "attack":
            return on_attack(game, seat, rest[1])
        case "land":
            return on_landing(game, seat, rest[0])
        case "settle" | "tech":
            return on_building(game, verb, rest)
    return REMARKS.get(verb, "")


def caution(game: Revolt, seat: Seat, answer: Answer) -> str:
    """What to ask before a player gives away what cannot be had back."""
    if not isinstance(game.decision(), Act):
        return ""
    verb, rest = VERBS[answer[0]], answer[1:]
    match verb.name:
        case "disband":
            return f"Disband the {verb.label(game, seat, rest)}, and get nothing for it?"
        case "resign":
            return "Give up the game, with all you have?"
    return ""


def purpose(game: Revolt, seat: Seat, answer: Answer) -> str:
    """Why somebody gives an answer: what there is to say of it, else its aim."""
    said = remark(game, seat, answer)
    if not isinstance(game.decision(), Act):
        return said
    odds = chance_of_answer(game, seat, answer)
    if odds is not None:
        return f"{odds:.0%} {said or 'to win it'}"
    if said:
        return said
    verb, rest = VERBS[answer[0]].name, answer[1:]
    return PURPOSES[verb] if verb in PURPOSES else on_the_way(game, seat, verb, rest)


def on_attack(game: Revolt, seat: Seat, region: int) -> str:
    """What is at stake."""
    if game.troops_at[region]:
        return "to destroy the troop there"
    return f"to win {stake(game, seat, region)}"


def stake(game: Revolt, seat: Seat, region: int) -> str:
    """What a region is to a seat that takes it."""
    owner, resource = game.control[region], game.tables.resource[region]
    if owner != NOBODY and region == game.capital[owner]:
        return f"the capital of {names.seat(owner)}"
    if game.tables.is_city[region]:
        return f"city {game.cities[seat] + 1} of six"
    if resource == NOBODY:
        return "a mercenary region"
    is_needed = game.goods[seat * 3 + resource] < needed_by(game, seat)[resource]
    return f"a {RESOURCES[resource]} region" + (" that is still needed" if is_needed else "")


def on_landing(game: Revolt, seat: Seat, troop: int) -> str:
    """Coming ashore, as a move or as an attack."""
    region = landing(game, troop)
    if game.control[region] == seat:
        return "ashore again"
    return on_attack(game, seat, region)


def on_building(game: Revolt, verb: str, rest: Answer) -> str:
    """What a settlement or a tech card yields."""
    if verb == "tech":
        return game.tables.tech_text[rest[0]].rstrip(".")
    resource = game.tables.resource[rest[0]]
    return f"a sure {RESOURCES[resource]} card every turn"


def on_the_way(game: Revolt, seat: Seat, verb: str, rest: Answer) -> str:
    """Where a troop or a ship is going: to the prize that draws it most."""
    reach = reach_of(game.tables)
    worths, overseas = prize_worths(game, seat)
    match verb:
        case "move" | "enter":
            row = reach.mounted[rest[1]] if game.is_mounted(rest[0]) else reach.on_foot[rest[1]]
            region = nearest_prize(row, worths)
        case "board":
            region = nearest_prize(reach.embarked[game.ship_at[rest[1]]], overseas)
        case "ship":
            region = nearest_prize(reach.embarked[rest[0]], overseas)
        case "sail":
            region = nearest_prize(reach.by_sea[rest[1]], overseas)
        case _:
            raise AssertionError(f"there are no words for '{verb}'")
    return "" if region == NOBODY else f"on the way to {names.region(game, region)}"
