"""The order of calamities: the minor ones, then the major ones one by one (ME-K1, ME-K2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.games.mega.events.calamities import BeneficiaryFound
from ziggurat.games.mega.rules.phase_09_calamities.annexing import strike_with_treachery
from ziggurat.games.mega.rules.phase_09_calamities.barbarians import strike_with_barbarians
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import strike_with_corruption
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import (
    strike_with_cyclone,
    strike_with_disorder,
    strike_with_revolt,
    strike_with_superstition,
)
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import (
    strike_with_civil_war,
    strike_with_tyranny,
)
from ziggurat.games.mega.rules.phase_09_calamities.eruption import strike_from_below
from ziggurat.games.mega.rules.phase_09_calamities.heresy import strike_with_heresy
from ziggurat.games.mega.rules.phase_09_calamities.minor import Minor
from ziggurat.games.mega.rules.phase_09_calamities.piracy import strike_with_piracy
from ziggurat.games.mega.rules.phase_09_calamities.regression import strike_with_regression
from ziggurat.games.mega.rules.phase_09_calamities.shared_damage import (
    strike_with_flood,
    strike_with_scourge,
)
from ziggurat.games.mega.rules.phase_09_calamities.victims import (
    cards_out,
    find_beneficiary,
    mark_struck,
    reveal_card,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BARBARIAN_HORDES,
    CALAMITY_KINDS,
    CIVIL_DISORDER,
    CIVIL_WAR,
    CORRUPTION,
    CYCLONE,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    ICONOCLASM_AND_HERESY,
    MINOR_KINDS,
    NOBODY,
    PIRACY,
    REGRESSION,
    SLAVE_REVOLT,
    SUPERSTITION,
    TREACHERY,
    TYRANNY,
    VOLCANIC_ERUPTION_EARTHQUAKE,
)
from ziggurat.kernel.state import Frame, Procedure

Strike: TypeAlias = Callable[[Mega, int, int, int], Frame | None]
"""What a major calamity does: game, calamity, victim, beneficiary."""

STRIKES: Final[dict[int, Strike]] = {
    VOLCANIC_ERUPTION_EARTHQUAKE: strike_from_below,
    TREACHERY: strike_with_treachery,
    FAMINE: strike_with_scourge,
    SLAVE_REVOLT: strike_with_revolt,
    FLOOD: strike_with_flood,
    SUPERSTITION: strike_with_superstition,
    CIVIL_WAR: strike_with_civil_war,
    BARBARIAN_HORDES: strike_with_barbarians,
    CYCLONE: strike_with_cyclone,
    EPIDEMIC: strike_with_scourge,
    TYRANNY: strike_with_tyranny,
    CIVIL_DISORDER: strike_with_disorder,
    CORRUPTION: strike_with_corruption,
    ICONOCLASM_AND_HERESY: strike_with_heresy,
    REGRESSION: strike_with_regression,
    PIRACY: strike_with_piracy,
}
"""What each major calamity does."""


def resolve_calamities(state: Mega) -> Frame | None:
    """Phase 9."""
    return Calamities(0)


class Calamities(Procedure):
    """All calamities in hands, in the order of resolution."""

    kind = "calamities"

    calamity: int
    """The next one to be called."""


def call_next(state: Mega, course: Calamities) -> Frame | None:
    """Call one calamity after the other until somebody holds it."""
    while course.calamity < CALAMITY_KINDS:
        calamity = course.calamity
        course.calamity += 1
        cards = cards_out(state, calamity)
        if cards:
            course.begin_again()
            return begin(state, calamity, cards)
    return None


Calamities.steps = (call_next,)


def begin(state: Mega, calamity: int, cards: list[int]) -> Frame:
    """Victims and beneficiaries of all copies are settled before the first strikes (ME-B6)."""
    victims = [state.calamity_at[card] for card in cards]
    beneficiaries = [find_beneficiary(state, card) for card in cards]
    for card in cards:
        reveal_card(state, card)
    if calamity < MINOR_KINDS:
        return Minor(calamity, victims)
    mark_struck(state, calamity, [*victims, *beneficiaries])
    return Copies(calamity, victims, beneficiaries)


class Copies(Procedure):
    """The copies of one major calamity, in A.S.T.-ranking order of their victims (ME-K10)."""

    kind = "copies"

    calamity: int
    victims: list[int]
    """Whom it has yet to strike."""
    beneficiaries: list[int]


def strike_next(state: Mega, copies: Copies) -> Frame | None:
    """The next copy strikes; it is fully resolved before another does (ME-K2)."""
    if not copies.victims:
        return None
    copies.begin_again()
    victim, beneficiary = copies.victims[0], copies.beneficiaries[0]
    copies.victims = copies.victims[1:]
    copies.beneficiaries = copies.beneficiaries[1:]
    if beneficiary != NOBODY:
        what = state.lookup.calamity_id[copies.calamity]
        state.tell("ME-B4", BeneficiaryFound(beneficiary, victim, what))
    return STRIKES[copies.calamity](state, copies.calamity, victim, beneficiary)


Copies.steps = (strike_next,)
