"""Why somebody gives an answer: what a fight is for, what a card brings, where a march leads.

Each is a phrase that answers "why?", for bots that explain themselves.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY
from ziggurat.games.revolt.thinking.chances import chance_of_answer
from ziggurat.games.revolt.thinking.outlook import Outlook
from ziggurat.games.revolt.thinking.reach import nearest_prize
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.remarks import on_attack, on_landing, settlement_yield
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

OF_ACTIONS: Final = {
    "clash": "to destroy the troop there",
    "ram": "to sink the ship",
    "army": "for one more troop",
    "hire": "for one more troop, which needs no support",
    "levy": "for one more troop, which needs no support",
    "fortify": "to hold it",
    "exchange": "for what is lacking",
    "disband": "to be rid of it",
    "intercept": "for what other ships come near",
    "end": "nothing better is left to do",
    "resign": "all is lost",
}
"""What actions are for whose aim is the same wherever they are done."""

OF_QUESTIONS: Final = {
    "defend": "to hold out",
    "rearm": "to win the tie",
    "gold_order": "they are missed most",
    "pay": "to keep what is worth its upkeep",
    "give_up": "it is missed least",
}
"""What answers to the other questions are for, by kind."""


def purpose(state: Revolt, seat: Seat, answer: Answer) -> str:
    """Why somebody gives an answer, with the chance where dice decide."""
    decision = state.decision()
    if isinstance(decision, Act):
        aim = of_action(state, seat, VERBS[answer[0]].name, answer[1:])
    else:
        aim = OF_QUESTIONS[decision.kind]
    chance = chance_of_answer(state, seat, answer)
    return aim if chance is None else f"{aim}, with a chance of {chance:.0%}"


def of_action(state: Revolt, seat: Seat, verb: str, rest: Answer) -> str:
    """What an action is for."""
    match verb:
        case "attack":
            return on_attack(state, seat, rest[1])
        case "land":
            return on_landing(state, seat, rest[0])
        case "settle":
            return f"for {settlement_yield(state, rest[0])}"
        case "tech":
            return f"for what the card does: {state.lookup.tech_text[rest[0]].rstrip('.')}"
        case "sail" if rest[3] != NOBODY:
            return OF_ACTIONS["ram"]
    return OF_ACTIONS[verb] if verb in OF_ACTIONS else on_the_way(state, seat, verb, rest)


def on_the_way(state: Revolt, seat: Seat, verb: str, rest: Answer) -> str:
    """Where a troop or a ship is going: to the prize that draws it most."""
    outlook = Outlook(state, seat)
    reach, worths, overseas = outlook.reach, outlook.worths, outlook.overseas
    match verb:
        case "move" | "enter":
            row = reach.mounted[rest[1]] if state.is_mounted(rest[0]) else reach.on_foot[rest[1]]
            region = nearest_prize(row, worths)
        case "board":
            region = nearest_prize(reach.embarked[state.ship_at[rest[1]]], overseas)
        case "ship":
            region = nearest_prize(reach.embarked[rest[0]], overseas)
        case "sail":
            region = nearest_prize(reach.by_sea[rest[1]], overseas)
        case _:
            raise AssertionError(f"there are no words for '{verb}'")
    return "" if region == NOBODY else f"on the way to {names.region(state, region)}"
