"""Answers in words: what an action gives, what is at stake, and why somebody would take it."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.resources.unspent import unspent
from ziggurat.games.monumental.rules.scoring import (
    KNOWLEDGE as MOST_KNOWLEDGE,
)
from ziggurat.games.monumental.rules.scoring import (
    MAJORITIES,
    POLICIES,
    PROVINCES,
    WONDERS,
    amount_in,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    BUILDING,
    FOOTHILLS,
    FREE_CITY,
    KNOWLEDGE,
    NOBODY,
    NOTHING,
    TRADE,
    WONDER,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

CARD_VERBS: Final = ("acquire", "basic", "reserved", "develop", "hire")
"""Actions whose answer begins with a card."""

ENDINGS: Final = ("end", "pass")
"""Actions after which what is left over is lost."""

REMARKS: Final = {
    "outpost": "three Soldiers go home, the Defence stays",
    "march": "every tile on the way must be yours",
    "return": "the Hero goes back to the row",
}
"""What there is to know of actions wherever they are taken."""

PURPOSES: Final = {
    "progress": "for one card more this turn",
    "basic": "for a stronger city",
    "hire": "for the Hero's help",
    "return": "for the Hero's last service",
    "outpost": "to have Soldiers free again",
    "march": "to stand where they are needed",
    "explore": "towards something to claim",
    "explorers": "to claim something",
    "claim": "for a resource at a time of choice",
    "market": "for resources at a time of choice",
    "post": "for the Trade track",
    "trade": "for what the Exchange token offers",
    "defeat": "for a point and its reward",
    "invest": "for a space on the Trade track",
    "contribute": "for the point of the project",
    "spend": "to pay for something now",
    "end": "nothing better is left to do",
    "pass": "nothing better is left to do",
    "done": "nothing free is left to do",
}
"""What actions are for whose aim is always the same."""


def verb_of(state: Monumental, answer: Answer) -> str:
    """The name of the action an answer takes; empty outside the action step."""
    decision = state.decision()
    if not isinstance(decision, Act) or not answer:
        return ""
    return decision.verbs(state)[answer[0]].name


def remark(state: Monumental, seat: Seat, answer: Answer) -> str:
    """A few words on an answer; things stand in brackets as the log wants them."""
    verb = verb_of(state, answer)
    if verb in CARD_VERBS:
        return state.lookup.kind_text[answer[1]]
    if verb == "conquer":
        return on_conquest(state, answer[1])
    if verb == "invest" and state.trade[seat] + 1 in state.lookup.track.benefit_spaces:
        return "reaches a space with a Trade Benefit"
    if verb in ENDINGS:
        lost = names.sums(unspent(state, seat))
        return f"you lose {lost}" if lost != "nothing" else ""
    return REMARKS.get(verb, "")


def on_conquest(state: Monumental, tile: int) -> str:
    """What lies in a Province to be conquered, and who may hinder it."""
    parts: list[str] = []
    owner, token = state.control[tile], state.token[tile]
    if owner != NOBODY:
        parts.append(f"held by {names.player(state, owner)}")
    if token != NOTHING:
        is_city = state.lookup.kind_type[token] == FREE_CITY
        parts.append("a Free City to take" if is_city else "Barbarians to plunder")
    if state.natural[tile] != NOTHING and not state.natural_shown[tile]:
        parts.append("a Natural Wonder to discover")
    if state.harbor_benefit[tile] != NOTHING:
        parts.append("a Trade Benefit")
    if state.hidden[tile]:
        parts.append("Hidden Forces may stop it")
    if owner != NOBODY and state.lookup.terrain[tile] == FOOTHILLS:
        parts.append("a toll may stop it")
    return ", ".join(parts)


def purpose(state: Monumental, seat: Seat, answer: Answer) -> str:
    """Why somebody would give an answer."""
    verb = verb_of(state, answer)
    if verb in ("acquire", "reserved"):
        return for_card(state, seat, answer[1])
    if verb == "conquer":
        return for_points(state, seat, 1, PROVINCES)
    if verb == "complete":
        return for_points(state, seat, 2, WONDERS)
    if verb == "develop":
        return for_points(state, seat, 2, POLICIES)
    if verb == "invest" and not state.has(TRADE):
        return ""
    return PURPOSES.get(verb, "")


def for_card(state: Monumental, seat: Seat, kind: int) -> str:
    """What a card of the display or reserve is for."""
    sort = state.lookup.kind_type[kind]
    if sort == KNOWLEDGE:
        return for_points(state, seat, 1, MOST_KNOWLEDGE)
    if sort == WONDER:
        return "to build a Wonder"
    return "for a stronger city" if sort == BUILDING else ""


def for_points(state: Monumental, seat: Seat, points: int, category: int) -> str:
    """Points, and the majority if it comes nearer."""
    own = amount_in(state, seat, category) + 1
    rivals = [amount_in(state, p, category) for p in range(state.player_count) if p != seat]
    made = "for a point" if points == 1 else f"for {points} points"
    if own - 1 <= max(rivals) <= own:
        return f"{made}, and for the {MAJORITIES[category]}"
    return made
