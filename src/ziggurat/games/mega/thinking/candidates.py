"""The answers worth comparing: what rules of thumb advise, and what else may make sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.games.mega.rules.phase_07_trade.floor import Floor, offer_closed
from ziggurat.games.mega.rules.phase_07_trade.floor_options import DONE
from ziggurat.games.mega.rules.phase_09_calamities.victims import ChooseVictims, choosable
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import (
    AT_ONCE,
    AT_ONCE_OR_FIRST,
    IN_PLACE,
)
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import ORDER, SKIP
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.thinking.basket_choices import basket_choices
from ziggurat.games.mega.thinking.counsel import advise
from ziggurat.games.mega.thinking.manner import PLANNING
from ziggurat.games.mega.thinking.offers import Deal, deals
from ziggurat.games.mega.thinking.purchases import order_of
from ziggurat.games.mega.thinking.trading import Bargain, acceptance_of, bargains, offer_of
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

Proposer = Callable[[Mega, Seat], list[Answer]]

BASKETS: Final = 12
"""So many baskets are proposed."""
OFFERS: Final = 3
"""So many offers, and so many acceptances, are proposed on the trading floor."""
FEW: Final = 8
"""Where there are so many answers all of them are proposed."""


def candidates(state: Mega, seat: Seat) -> list[Answer]:
    """What is worth comparing, what is advised first; each once."""
    decision = state.decision()
    found = [advise(state, seat, PLANNING), advise(state, seat)]
    if decision.kind in SHORT_LISTS:
        options = decision.options(state, seat)
        if options.count() <= FEW:
            found += options.answers()
    proposer = PROPOSERS.get(decision.kind)
    if proposer is not None:
        found += proposer(state, seat)
    elif decision.kind not in ADVISED_ONLY:
        found.append(decision.default(state, seat))
    return list(dict.fromkeys(found))


# --- phase 12


def order_words(state: Mega) -> list[str]:
    """The words of the question what to acquire."""
    if state.decision().kind == "purchase":
        return IN_PLACE
    return AT_ONCE_OR_FIRST if state.with_buildings else AT_ONCE


def propose_orders(state: Mega, seat: Seat) -> list[Answer]:
    """Different baskets, and nothing."""
    words = order_words(state)
    found: list[Answer] = []
    for basket in basket_choices(state, seat, PLANNING, BASKETS):
        order = order_of(state, seat, basket, PLANNING)
        if order is not None:
            found.append((words.index(ORDER), *order))
    found.append((words.index(SKIP),))
    return found


# --- the trading floor


def propose_trades(state: Mega, seat: Seat) -> list[Answer]:
    """The acceptances and offers that promise most, and being done."""
    floor = state.decision()
    if not isinstance(floor, Floor):
        raise Broken("nobody trades now")
    found: list[Answer] = []
    striking = sorted(bargains(state, seat, PLANNING), key=least_gain)
    for bargain in striking[:OFFERS]:
        if bargain.gain > 0.0:
            found.append(acceptance_of(state, seat, bargain))
    if not offer_closed(state, floor, seat) and floor.made[seat] < PLANNING.offers:
        for deal in sorted(deals(state, floor, seat, PLANNING), key=least_promise)[:OFFERS]:
            found.append(offer_of(state, seat, deal))
    found.append((DONE,))
    return found


def least_gain(bargain: Bargain) -> float:
    """What bargains are sorted by: the best comes first."""
    return -bargain.gain


def least_promise(deal: Deal) -> float:
    """What deals are sorted by: the most promising comes first."""
    return -deal.score


# --- calamities


def propose_victims(state: Mega, seat: Seat) -> list[Answer]:
    """Everybody who may be chosen, with the next in the order of seats."""
    decision = state.decision()
    if not isinstance(decision, ChooseVictims):
        raise Broken("nobody chooses victims now")
    able = sorted(choosable(state, decision.calamity, seat))
    number = min(decision.number(state), len(able))
    found: list[Answer] = []
    for place in range(len(able)):
        chosen = [able[(place + step) % len(able)] for step in range(number)]
        found.append(tuple(sorted(chosen)))
    return found


PROPOSERS: Final[dict[str, Proposer]] = {
    "orders": propose_orders,
    "purchase": propose_orders,
    "floor": propose_trades,
    "choose-victims": propose_victims,
}
"""By kind of question: what is proposed beside what is advised."""

SHORT_LISTS: Final = frozenset(
    {
        "tax-rate",
        "bribe",
        "ransom",
        "retreat",
        "flames",
        "tribute",
        "build-cities",
        "buy_cards",
        "another-building",
        "choose-neighbour",
    }
)
"""Questions with a few answers that all may make sense."""

ADVISED_ONLY: Final = frozenset({"march", "sail", "pay-ship", "pay-upkeep"})
"""Questions that follow from an answer: who changes his mind there has wasted it."""
