"""Phase 12 as an open floor: a claim is carried out when it arrives (SB-4.9.5)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.acquisition import PriorityClaimed
from ziggurat.games.mega.rules.leaving import announce
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import supply_bits
from ziggurat.games.mega.rules.phase_12_acquisition.claims import claimants, order_in
from ziggurat.games.mega.rules.phase_12_acquisition.order_options import (
    CLAIM,
    DONE,
    LEAVE,
    SKIP,
    ordering,
)
from ziggurat.games.mega.rules.phase_12_acquisition.payments import means_words
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import current_acquisition
from ziggurat.games.mega.rules.phase_12_acquisition.transactions import Transaction
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Open, Seat

WORDS: Final = [CLAIM, DONE, SKIP, LEAVE]


class LiveClaims(Open[Mega]):
    """Who claims first acts first; the regular order goes on when nobody claims any more."""

    kind = "live-claims"

    def prompt(self, state: Mega, seat: Seat) -> str:
        words = "Do you claim priority with a complete order, or wait for your regular place?"
        return f"{words} {means_words(state, seat)}"

    def options(self, state: Mega, seat: Seat) -> Options:
        return ordering(state, seat, WORDS)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (WORDS.index(DONE),)

    def is_done(self, answer: Answer) -> bool:
        return WORDS[answer[0]] == DONE

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        word = WORDS[answer[0]]
        if word == CLAIM:
            return self.claim(state, seat, list(answer[1:]))
        if word == LEAVE:
            announce(state, seat)
        state.has_acted[seat] = 1
        self.dismiss(state, seat)
        return None

    def claim(self, state: Mega, seat: Seat, numbers: list[int]) -> Frame:
        """A claim is carried out at once; if it gives up a building all may think again."""
        if order_in(state, numbers).sacrifice != NOTHING:
            for other in self.done[:]:
                self.call_back(other)
        state.tell("SB-4.1", PriorityClaimed(seat))
        state.has_acted[seat] = 1
        self.dismiss(state, seat)
        return Transaction(seat, numbers)

    def dismiss(self, state: Mega, seat: Seat) -> None:
        """A seat that has acted leaves the floor, which is over when nobody else thinks."""
        self.present = [other for other in self.present if other != seat]
        if len(self.done) == len(self.present):
            state.stack.pop()
            self.close(state)

    def close(self, state: Mega) -> Frame | None:
        """Who was done knew the supply as it is now: he is not asked about it again."""
        acquisition = current_acquisition(state)
        others = [seat for seat in claimants(state, acquisition) if seat not in self.present]
        if not others:
            acquisition.supply = supply_bits(state)
        return None
