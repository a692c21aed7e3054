"""Phase 12: one transaction each, and then the hand limit (ME-V, SB-4).

Claims of priority come first; the others follow in A.S.T.-position order.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.acquisition import OrderDropped
from ziggurat.games.mega.rules.leaving import announce
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import remove_illegal, supply_bits
from ziggurat.games.mega.rules.phase_12_acquisition.claims import (
    Claims,
    claimants,
    enter_claim,
    next_claim,
    order_in,
)
from ziggurat.games.mega.rules.phase_12_acquisition.credits import ask_free_credits
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import enforce_hand_limits
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import LiveClaims
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import (
    CLAIM,
    LEAVE,
    ORDER,
    SKIP,
    WAIT,
    could_order,
    ordering,
)
from ziggurat.games.mega.rules.phase_12_acquisition.orders import order_refusal
from ziggurat.games.mega.rules.phase_12_acquisition.payments import means_words
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import (
    Acquisition,
    current_acquisition,
)
from ziggurat.games.mega.rules.phase_12_acquisition.prices import free_credits_between
from ziggurat.games.mega.rules.phase_12_acquisition.transactions import Transaction
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Sealed, Seat

AT_ONCE: Final = [ORDER, WAIT, SKIP, LEAVE]
AT_ONCE_OR_FIRST: Final = [ORDER, CLAIM, WAIT, SKIP, LEAVE]
IN_PLACE: Final = [ORDER, SKIP, LEAVE]


def acquire_advances(state: Mega) -> Frame | None:
    """Phase 12, including the hand limit (ME-V14)."""
    players = state.player_count
    state.has_acted = [0] * players
    state.has_sacrificed = [0] * players
    state.lost_claim = [0] * players
    if state.with_buildings:
        remove_illegal(state)
    wishes: list[list[int]] = [[] for _ in range(players)]
    return Acquisition(state.by_position(), state.advances[:], supply_bits(state), wishes, [])


def ask_for_orders(state: Mega, acquisition: Acquisition) -> Frame | None:
    """All answer at the beginning who might acquire something; with live claims they race.

    Who might not is known to everybody (ME-V1.1, SB-4.9).
    """
    present = [player for player in acquisition.order if may_acquire(state, player)]
    if not present:
        return None
    if state.live_claims and state.with_buildings:
        return LiveClaims(present, [])
    return Orders(present)


def may_acquire(state: Mega, player: int) -> bool:
    """Whether a player is asked: he stays, and for all that everybody sees he might acquire."""
    return not state.leaving[player] and could_order(state, player)


def carry_out_claims(state: Mega, acquisition: Acquisition) -> Frame | None:
    """Claims go before everything else, one after the other (SB-4.9.1)."""
    if not acquisition.claims:
        return None
    acquisition.step = CARRY_OUT_CLAIMS
    return next_claim(state, acquisition)


def ask_for_claims(state: Mega, acquisition: Acquisition) -> Frame | None:
    """Where a building has come into a supply, some may claim now (SB-4.9.4)."""
    if not state.with_buildings:
        return None
    asked = claimants(state, acquisition)
    acquisition.supply = supply_bits(state)
    if not asked:
        return None
    acquisition.step = CARRY_OUT_CLAIMS
    return LiveClaims(asked, []) if state.live_claims else Claims(asked)


def next_in_order(state: Mega, acquisition: Acquisition) -> Frame | None:
    """The first in A.S.T.-position order who has not acted: his order, or the question for it."""
    for player in acquisition.order:
        if state.has_acted[player]:
            continue
        acquisition.step = CARRY_OUT_CLAIMS
        state.require_foresight()  # nobody knows who has ordered in advance
        wish = acquisition.wishes[player]
        acquisition.wishes[player] = []
        if wish:
            # What was answered unseen is opened now, perhaps after another's answer.
            state.reveal()
            if not order_refusal(state, player, order_in(state, wish), 0):
                return Transaction(player, wish)
            # That there was one, and why it failed, is for the others to guess.
            state.tell_some("SB-4.9.3", [player], OrderDropped(player), None)
        if may_acquire(state, player):
            return Purchase(player)
        state.has_acted[player] = 1
        return None
    return None


def spread_credits(state: Mega, acquisition: Acquisition) -> Frame | None:
    """Credits of free choice are spread; they never count in the same turn (ME-V5, ME-V11)."""
    points = [
        free_credits_between(state, acquisition.before[player], state.advances[player])
        for player in acquisition.order
    ]
    return ask_free_credits(state, acquisition.order, points)


def drop_cards(state: Mega, acquisition: Acquisition) -> Frame | None:
    """After the phase everybody discards above his hand limit (ME-V14)."""
    return enforce_hand_limits(state)


Acquisition.steps = (
    ask_for_orders,
    carry_out_claims,
    ask_for_claims,
    next_in_order,
    spread_credits,
    drop_cards,
)
CARRY_OUT_CLAIMS: Final = 1


class Orders(Sealed[Mega]):
    """What do you acquire? Order now, claim priority, wait for your place, or pass (SB-4.9)."""

    kind = "orders"

    def words(self, state: Mega) -> list[str]:
        """The kinds of answers there are."""
        return AT_ONCE_OR_FIRST if state.with_buildings else AT_ONCE

    def prompt(self, state: Mega, seat: Seat) -> str:
        return f"What do you acquire? {means_words(state, seat)}"

    def options(self, state: Mega, seat: Seat) -> Options:
        return ordering(state, seat, self.words(state))

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (self.words(state).index(WAIT),)

    def resolve(self, state: Mega) -> Frame | None:
        acquisition = current_acquisition(state)
        words = self.words(state)
        for seat in self.asked:
            answer = self.answer_of(seat)
            word = words[answer[0]]
            if word == ORDER:
                acquisition.wishes[seat] = list(answer[1:])
            elif word == CLAIM:
                enter_claim(acquisition, seat, list(answer[1:]))
            elif word != WAIT:
                stand_back(state, seat, word)
        return None


def stand_back(state: Mega, player: int, word: str) -> None:
    """A player buys nothing this turn, and may announce that he leaves (ME-Q1.1)."""
    if word == LEAVE:
        announce(state, player)
    state.has_acted[player] = 1


class Purchase(Choice[Mega]):
    """It is your place in the order: what do you acquire? (ME-V1)."""

    kind = "purchase"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return f"It is your turn to acquire advances. {means_words(state, seat)}"

    def options(self, state: Mega, seat: Seat) -> Options:
        return ordering(state, seat, IN_PLACE)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (IN_PLACE.index(SKIP),)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        word = IN_PLACE[answer[0]]
        if word == ORDER:
            return Transaction(seat, list(answer[1:]))
        stand_back(state, seat, word)
        return None
