"""How good a position is for a seat: what greedy and search bots stand on.

Points made, what the city will still bring, what lies in hand and what that buys in this turn, the
map, and how the rivals stand; all in points. What matters is the lead.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.effects.estimates import RESERVED_CARD
from ziggurat.games.monumental.rules.effects.statics import kept
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ANY,
    BASIC,
    CULTURE,
    GOLD,
    NOTHING,
    ON_USE,
    ONGOING,
    SUPPLY,
)
from ziggurat.games.monumental.thinking.offers import Offers
from ziggurat.games.monumental.thinking.outlook import Outlook
from ziggurat.games.monumental.thinking.points import (
    lasting_effects,
    majorities,
    plain_points,
    project_points,
    quest_progress,
)
from ziggurat.games.monumental.thinking.prospects import exploring
from ziggurat.games.monumental.thinking.spending import worth_of_gold
from ziggurat.kernel.state import Seat

LEAD: Final = 25.0
"""Points ahead that are half way from an even game to a won one."""
UNUSED: Final = 0.55
"""Part of the worth of an effect that is ready and not used yet."""
STORED: Final = 0.8
"""Part of a token's worth that counts while it is kept."""
TOKEN: Final = 0.22
"""A Production or Science token."""


def judge(state: Monumental, seat: Seat) -> float:
    """How a seat stands: 1 when it has won, 0 when it is lost, a half when nobody is ahead."""
    outlook = Outlook(state, seat)
    return scaled(value_of(state, seat, Offers(state, seat, outlook)))


def scaled(lead: float) -> float:
    """A lead in points on the scale from 0 to 1."""
    return 0.5 + 0.5 * lead / (LEAD + abs(lead))


def judge_end(state: Monumental, seat: Seat) -> float:
    """What an end is worth: a shared first place is worth its share."""
    return 1.0 / state.places.count(1) if state.places[seat] == 1 else 0.0


def value_of(state: Monumental, seat: Seat, offers: Offers, *, has_ended: bool = False) -> float:
    """The lead in points; with `has_ended` as if the seat's turn were over now."""
    if state.ending != ONGOING:
        return 1000.0 * (judge_end(state, seat) - 0.5)
    outlook = offers.outlook
    offers.is_same_map = outlook.look_at_map(state)
    total = standing(state, seat, outlook) + on_the_way(state, seat, outlook)
    total += stored(state, seat, outlook)
    total += worth_at_end(state, seat, outlook) if has_ended else in_hand(state, seat, offers)
    return total - outlook.rivals - (outlook.opposing(state) - outlook.opposition)


def standing(state: Monumental, seat: Seat, outlook: Outlook) -> float:
    """What the seat has made, and what is to come of it."""
    turns = outlook.turns
    total = plain_points(state, seat) + majorities(state, seat, outlook.steep)
    total += outlook.value_of_cards(state) + outlook.on_map
    total += lasting_effects(state, seat, outlook.made, turns)
    if state.quests[seat]:
        total += quest_progress(state, seat, turns)
    if state.projects:
        total += project_points(state, seat, turns)
    if state.construction[seat] != NOTHING:
        total += outlook.begun(state, state.construction[seat])
    return total


def on_the_way(state: Monumental, seat: Seat, outlook: Outlook) -> float:
    """What Explorers are about to reach."""
    return exploring(state, seat, outlook.destinations) * min(1.0, outlook.turns)


def stored(state: Monumental, seat: Seat, outlook: Outlook) -> float:
    """Tokens and cards kept for later turns."""
    made = outlook.made
    total = TOKEN * (state.tokens[2 * seat] + state.tokens[2 * seat + 1])
    for kind in state.markets[seat]:
        total += STORED * made.token[kind]
    for kind in state.benefits[seat]:
        total += STORED * made.token[kind]
    return (total + RESERVED_CARD * len(state.reserve[seat])) * min(1.0, outlook.turns)


def in_hand(state: Monumental, seat: Seat, offers: Offers) -> float:
    """What lies in the supply and what it buys in this turn, effects not used yet included."""
    first, outlook = seat * SUPPLY, offers.outlook
    supply = state.supply[first : first + SUPPLY]
    total = outlook.value_of_culture(state, supply[CULTURE])
    total += offers.worth(state, supply, outlook.value_of_gold())
    return total + effects_ready(state, seat, outlook)


def worth_at_end(state: Monumental, seat: Seat, outlook: Outlook) -> float:
    """What is left of the supply when the turn is over."""
    first = seat * SUPPLY
    supply = state.supply[first : first + SUPPLY]
    total = outlook.value_of_culture(state, supply[CULTURE])
    total += worth_of_gold(supply[GOLD], outlook.value_of_gold())
    return total + what_is_kept(state, seat, supply) * min(1.0, outlook.turns)


def what_is_kept(state: Monumental, seat: Seat, supply: list[int]) -> float:
    """Basic resources that are not lost at the end of the turn."""
    allowed = kept(state, seat)
    total = 0
    for resource in BASIC:
        total += min(supply[resource], allowed[resource] + allowed[ANY])
    return TOKEN * total


def effects_ready(state: Monumental, seat: Seat, outlook: Outlook) -> float:
    """Effects of active cards, policies and the like that can still be used in this turn."""
    lookup, used, worths = state.lookup, state.used[seat], outlook.made.records
    total = 0.0
    for kind in [*state.active[seat], *state.policies[seat]]:
        if lookup.kind_reacts[kind] >> ON_USE & 1:
            for number in lookup.kind_records[kind]:
                if lookup.records[number].trigger == ON_USE and number not in used:
                    total += worths[number]
    return UNUSED * total
