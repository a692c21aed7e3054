"""What a player does without much thought: cheap enough to play on with in imagined positions.

The city's best row and column, then one action after another in a fixed order, each for the card or
Province that is worth most; all else as it is done when nobody answers.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.rules.city.city import Activate
from ziggurat.games.monumental.rules.city.rows import places_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import KNOWLEDGE, PLACES, WONDER
from ziggurat.games.monumental.thinking.appraisal import Appraisal, appraisal_of
from ziggurat.games.monumental.thinking.points import turns_left
from ziggurat.games.monumental.thinking.prospects import strength_of, worth_of_province
from ziggurat.kernel.menu import Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

SIDE: Final = 3
"""Rows and columns of a city."""
SEEN: Final = 0.3
"""How often a card of one's own is activated in a turn."""
USUAL: Final = 0.9
"""What a card of the city usually brings when it is activated."""
MAJORITY: Final = 0.5
"""What one thing more brings towards its majority."""

IN_ORDER: Final = (
    "use", "develop", "complete", "conquer", "acquire", "reserved", "claim-market", "claim", "post",
    "token", "goods", "invest", "contribute", "progress", "basic",
)  # fmt: skip
"""What is done first where it can be done; marches, journeys and Heroes take thought."""
OF_CARDS: Final = ("acquire", "reserved", "basic")


def policy(state: Monumental, seat: Seat) -> Answer:
    """A sensible answer to the question asked."""
    decision = state.decision()
    if isinstance(decision, Activate):
        return best_activation(state, seat)
    if isinstance(decision, Act):
        return usual_action(state, seat, decision)
    return decision.default(state, seat)


def best_activation(state: Monumental, seat: Seat) -> Answer:
    """The row and column whose cards bring most."""
    worths = appraisal_of(state.lookup).activation
    places: list[float] = []
    for index in range(seat * PLACES, (seat + 1) * PLACES):
        worth = 0.0
        for kind in state.city[index]:
            worth += worths[kind]
        places.append(worth)
    best, chosen = -1.0, (0, 0)
    for row in range(SIDE):
        for column in range(SIDE):
            total = 0.0
            for place in places_of(row, column):
                total += places[place]
            if total > best:
                best, chosen = total, (row, column)
    return chosen


def usual_action(state: Monumental, seat: Seat, act: Act) -> Answer:
    """The first action of the order that can be taken and is of use; else none."""
    verbs = act.verbs(state)
    made, turns = appraisal_of(state.lookup), turns_left(state)
    for number in order_of(verbs):
        found = verbs[number].choices(state, seat)
        if not found:
            continue
        best, chosen = 0.0, -1
        for place, answer in enumerate(found):
            worth = worth_of(state, verbs[number].name, answer, made, turns)
            if worth > best:
                best, chosen = worth, place
        if chosen >= 0:
            return (number, *found[chosen])
    return act.default(state, seat)


KNOWN_ORDERS: Final[dict[int, list[int]]] = {}
"""By how many actions there are to choose from: the numbers of those in the order."""


def order_of(verbs: tuple[Verb[Any], ...]) -> list[int]:
    """The numbers of the actions in the order they are tried."""
    known = KNOWN_ORDERS.get(len(verbs))
    if known is None:
        names = [verb.name for verb in verbs]
        known = [names.index(name) for name in IN_ORDER if name in names]
        KNOWN_ORDERS[len(verbs)] = known
    return known


def worth_of(state: Monumental, name: str, answer: Answer, made: Appraisal, turns: float) -> float:
    """What an action brings, roughly, in points; nothing where it had better not be taken."""
    if name in OF_CARDS:
        return worth_of_card(state, answer[0], made, turns)
    if name == "conquer":
        tile = answer[0]
        worth = 1.0 + MAJORITY + worth_of_province(state, tile, made)
        return worth / (1.0 + strength_of(state, tile))
    if name == "develop":
        return 1.0 + made.one_off[answer[0]] + made.lasting[answer[0]] * turns
    if name == "use":
        return made.records[answer[0]]
    return 1.0


def worth_of_card(state: Monumental, kind: int, made: Appraisal, turns: float) -> float:
    """What a card brings in the turns to come; of a Wonder once it is complete."""
    sort = state.lookup.kind_type[kind]
    worth = SEEN * turns * (made.activation[kind] - (0.0 if sort == KNOWLEDGE else USUAL))
    if sort == KNOWLEDGE:
        return worth + state.lookup.setup.scoring.knowledge + MAJORITY
    if sort == WONDER:
        points = state.lookup.setup.scoring.wonder + made.one_off[kind] + MAJORITY
        return worth + points * min(1.0, turns)
    return worth
