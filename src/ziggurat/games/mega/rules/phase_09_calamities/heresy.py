"""Iconoclasm and Heresy, and what Theocracy does against it (ME-K8T)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import goods_count
from ziggurat.games.mega.rules.phase_09_calamities.asking import by_rank
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import cards_to_discard, discard_cards
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import REDUCE, lose_cities
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure, has_power
from ziggurat.games.mega.rules.phase_09_calamities.places import ANYWHERE
from ziggurat.games.mega.rules.phase_09_calamities.victims import Plight, choose_others
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CITIES_REDUCED,
    DISCARD_TWO_CARDS,
    ICONOCLASM_AND_HERESY,
    PRIMARY,
    SECONDARY,
)
from ziggurat.games.mega.words import names
from ziggurat.kernel.algebra import Either, Word
from ziggurat.kernel.declaring import field
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Sealed, Seat

RANSOM: Final = 2
"""Cards that prevent all of a player's own reductions."""
SUFFER: Final = 0
DISCARD: Final = 1
"""The branches of the question."""


class Heresy(Plight):
    """Iconoclasm and Heresy: the victim and those he chooses reduce cities."""

    kind = "heresy"

    spared: list[int] = field(default_factory=list)
    """Who has discarded cards to prevent his own reductions."""


def strike_with_heresy(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """Cancelled if the victim has no city (ME-K8T)."""
    if not state.city_count[victim]:
        return None
    return Heresy(ICONOCLASM_AND_HERESY, victim, beneficiary)


def reductions(state: Mega, heresy: Heresy, player: int) -> int:
    """How many cities a victim reduces, unless Theocracy prevents it."""
    role = PRIMARY if player == heresy.victim else SECONDARY
    number = figure(state, player, ICONOCLASM_AND_HERESY, CITIES_REDUCED, role)
    return min(number, state.city_count[player])


def offer_ransom(state: Mega, heresy: Heresy) -> Frame | None:
    """Holders of Theocracy decide before any city is reduced (ME-K8T.1)."""
    able: list[int] = []
    for player in by_rank(state, [heresy.victim, *heresy.chosen]):
        role = PRIMARY if player == heresy.victim else SECONDARY
        power = has_power(state, player, ICONOCLASM_AND_HERESY, DISCARD_TWO_CARDS, role)
        is_able = power and goods_count(state, player) >= RANSOM and not state.leaving[player]
        if is_able and reductions(state, heresy, player):
            able.append(player)
    return Ransom(able) if able else None


def reduce_cities(state: Mega, heresy: Heresy) -> Frame | None:
    """All who have not prevented it reduce cities of their choice."""
    counts = [0] * state.player_count
    for player in (heresy.victim, *heresy.chosen):
        if player not in heresy.spared:
            counts[player] = reductions(state, heresy, player)
    return lose_cities(state, ICONOCLASM_AND_HERESY, counts, REDUCE, ANYWHERE, 0)


Heresy.steps = (choose_others, offer_ransom, reduce_cities)


class Ransom(Sealed[Mega]):
    """Do you discard two commodity cards to keep your cities? (ME-K8T)."""

    kind = "ransom"

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, ICONOCLASM_AND_HERESY)
        number = reductions(state, current_heresy(state), seat)
        cities = "a city" if number == 1 else f"{number} cities"
        return f"{what}: reduce {cities}, or discard {RANSOM} commodity cards instead?"

    def options(self, state: Mega, seat: Seat) -> Options:
        cards = cards_to_discard(state, seat, RANSOM, RANSOM, "ME-K8T")
        names_ = ["suffer", "discard"]
        titles = ["Reduce cities", "Discard two cards"]
        return Either(names_, titles, [Word("Reduce cities"), cards])

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (SUFFER,)

    def resolve(self, state: Mega) -> Frame | None:
        heresy = state.stack[-1]
        if not isinstance(heresy, Heresy):
            raise Broken("cards are discarded against heresy, but there is none")
        for player in self.asked:
            answer = self.answer_of(player)
            if answer[0] == DISCARD:
                heresy.spared = [*heresy.spared, player]
                discard_cards(state, player, answer[1:], ICONOCLASM_AND_HERESY)
        return None


def current_heresy(state: Mega) -> Heresy:
    """The calamity a question on top of the stack is about."""
    for frame in reversed(state.stack):
        if isinstance(frame, Heresy):
            return frame
    raise Broken("a question about heresy, but there is none")
