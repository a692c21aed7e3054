"""Answers in words: what is at stake, what a card does, what to ask before a costly answer."""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.rules.carrying import landing
from ziggurat.games.revolt.rules.sacrifice import WORDS
from ziggurat.games.revolt.rules.upkeep import Pay, due
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, RESOURCES
from ziggurat.games.revolt.words import names
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

REMARKS: Final = {
    "hire": "one more troop, whatever the support",
    "levy": "one more troop, whatever the support",
    "intercept": "an order that stands until it is changed",
}
"""What there is to know of actions wherever they are done."""


def remark(state: Revolt, seat: Seat, answer: Answer) -> str:
    """A few words on an answer; things stand in brackets as the log wants them."""
    if not isinstance(state.decision(), Act):
        return ""
    verb, rest = VERBS[answer[0]].name, answer[1:]
    match verb:
        case "attack":
            return on_attack(state, seat, rest[1])
        case "land":
            return on_landing(state, seat, rest[0])
        case "settle":
            return settlement_yield(state, rest[0])
        case "tech":
            return state.lookup.tech_text[rest[0]].rstrip(".")
    return REMARKS.get(verb, "")


def caution(state: Revolt, seat: Seat, answer: Answer) -> str:
    """What to ask before a player gives away what cannot be had back."""
    decision = state.decision()
    if isinstance(decision, Pay):
        return on_paying(state, seat, decision, answer[0])
    if not isinstance(decision, Act):
        return ""
    verb, rest = VERBS[answer[0]], answer[1:]
    match verb.name:
        case "disband":
            last = ", your last troop" if disbands_all(state, seat, rest) else ""
            return f"Disband the {verb.label(state, seat, rest)}{last}, and get nothing for it?"
        case "end" if not state.has_capital(seat):
            capital = names.region(state, state.capital[seat])
            return f"End the turn without {capital}, your capital, and be defeated (ER-70)?"
        case "resign":
            return "Give up the game, with all you have?"
    return ""


def on_paying(state: Revolt, seat: Seat, question: Pay, paid: int) -> str:
    """What to ask before less is paid than could be, and things are lost for it (ER-64c)."""
    if paid == question.most(state, seat):
        return ""
    lost = due(state, seat, question.thing) - paid
    things = WORDS[question.thing]
    resource = RESOURCES[state.lookup.upkeep_resource[question.thing]]
    return f"Pay {paid} {resource}, and give up {lost} of your {things}?"


def disbands_all(state: Revolt, seat: Seat, answer: Answer) -> bool:
    """Whether no troop is left when a troop, or a ship with all aboard, is disbanded (ER-13b)."""
    gone = len(state.crew(answer[1])) if answer[0] else 1
    return gone > 0 and gone == len(state.troops_of[seat])


def on_attack(state: Revolt, seat: Seat, region: int) -> str:
    """What is at stake."""
    if state.troops_at[region]:
        return "to destroy the troop there"
    return f"to win {stake(state, seat, region)}"


def stake(state: Revolt, seat: Seat, region: int) -> str:
    """What a region is to a seat that takes it."""
    owner, resource = state.control[region], state.lookup.resource[region]
    if owner != NOBODY and region == state.capital[owner]:
        return f"the capital of {names.seat(owner)}"
    if state.lookup.is_city[region]:
        return f"city {state.cities[seat] + 1} of six"
    if resource == NOBODY:
        return "a mercenary region"
    is_needed = state.goods[seat * 3 + resource] < needed_by(state, seat)[resource]
    return f"a {RESOURCES[resource]} region" + (" that is still needed" if is_needed else "")


def on_landing(state: Revolt, seat: Seat, troop: int) -> str:
    """Coming ashore, as a move or as an attack."""
    region = landing(state, troop)
    if state.control[region] == seat:
        return "to be ashore again"
    return on_attack(state, seat, region)


def settlement_yield(state: Revolt, region: int) -> str:
    """What a settlement brings."""
    return f"a sure {RESOURCES[state.lookup.resource[region]]} card every turn"
