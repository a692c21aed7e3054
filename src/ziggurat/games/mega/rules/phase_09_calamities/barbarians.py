"""Barbarian Hordes: they land on a city and march on, led by the beneficiary (ME-K5T)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.calamities import HordeLanded, HordeMoved, HordePerished
from ziggurat.games.mega.pieces import lift, put, shift
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import attack, tokens_needed
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import fight, fight_out
from ziggurat.games.mega.rules.phase_09_calamities.asking import ask, decider
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure
from ziggurat.games.mega.rules.phase_09_calamities.places import points_in
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import BARBARIAN_HORDES, BARBARIAN_TOKENS, NOBODY, NOTHING, PRIMARY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.declaring import field
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

CLASH: Final = 1
"""The step in which the barbarians fight where they have come to."""


class Horde(Procedure):
    """The march of the barbarians from their landing to the end."""

    kind = "horde"

    victim: int
    beneficiary: int
    area: int = NOTHING
    """Where they are, or `NOTHING` before they have landed."""
    fought: list[int] = field(default_factory=list)
    """The areas they have fought in."""


def strike_with_barbarians(
    state: Mega, calamity: int, victim: int, beneficiary: int
) -> Frame | None:
    """A victim without cities is not attacked (ME-K5T.3)."""
    if not state.city_count[victim] or not number_landing(state, victim):
        return None
    return Horde(victim, beneficiary)


def number_landing(state: Mega, victim: int) -> int:
    """How many barbarians come, as far as there are any (ME-C3)."""
    number = figure(state, victim, BARBARIAN_HORDES, BARBARIAN_TOKENS, PRIMARY)
    return min(number, state.barbarians_left)


def horde_of(state: Mega) -> Horde:
    """The horde an answer belongs to."""
    frame = state.stack[-1]
    if not isinstance(frame, Horde):
        raise Broken("an answer about barbarians, but there is no horde")
    return frame


# --- landing


def land(state: Mega, horde: Horde) -> Frame | None:
    """The beneficiary puts the barbarians on one of the victim's cities."""
    return ask(state, LandHorde(decider(horde.victim, horde.beneficiary), horde.victim))


def landings(state: Mega, victim: int) -> list[int]:
    """The cities on which barbarians can land: wilderness cities if there are any (ME-K5T)."""
    cities = state.cities_of[victim]
    wilderness = [area for area in cities if not state.lookup.site[area]]
    return wilderness or cities


class LandHorde(Choice[Mega]):
    """Where do the barbarians land? (ME-K5T)."""

    kind = "land-horde"

    victim: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what, whose = names.calamity(state, BARBARIAN_HORDES), names.player(state, self.victim)
        count = number_landing(state, self.victim)
        horde = names.counted(count, "barbarian")
        return f"{what}: on which city of {whose} does the horde of {horde} land?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, landings(state, self.victim)), "ME-K5T")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (landings(state, self.victim)[-1],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        horde, count = horde_of(state), number_landing(state, self.victim)
        horde.area = answer[0]
        horde.fought = [answer[0]]
        put(state, answer[0], state.wild, count)
        landed = HordeLanded(self.victim, state.lookup.area_id[answer[0]], count)
        state.tell("ME-K5T", landed)
        return None


# --- fighting and marching on


def clash(state: Mega, horde: Horde) -> Frame | None:
    """They attack the city where they are, or fight the tokens there (ME-K5T.4)."""
    if state.city[horde.area] not in (NOBODY, state.wild):
        return attack(state, horde.area, state.wild, 0)
    return fight(state, horde.area)


def march_on(state: Mega, horde: Horde) -> Frame | None:
    """All above the printed limit go on together, or are destroyed where they cannot."""
    excess = excess_of(state, horde.area)
    if excess <= 0:
        return None
    if not next_areas(state, horde):
        lift(state, horde.area, state.wild, excess)
        state.tell("ME-K5T", HordePerished(state.lookup.area_id[horde.area], excess))
        return None
    horde.step = CLASH
    return ask(state, LeadHorde(decider(horde.victim, horde.beneficiary)))


Horde.steps = (land, clash, march_on)


def excess_of(state: Mega, area: int) -> int:
    """The barbarians above the printed limit of an area."""
    return state.at(area, state.wild) - state.lookup.limit[area]


def next_areas(state: Mega, horde: Horde) -> list[int]:
    """The areas the barbarians can go to, in order (ME-K5T.1, ME-K5T.3)."""
    excess = excess_of(state, horde.area)
    found: list[int] = []
    for area in state.lookup.touching[horde.area]:
        if area in horde.fought or not points_in(state, horde.victim, area):
            continue
        if state.city[area] in (NOBODY, state.wild) or would_storm(state, area, excess):
            found.append(area)
    return found


def would_storm(state: Mega, area: int, count: int) -> bool:
    """Whether so many barbarians would take the city of an area, tokens there fighting them first.

    Choices players might make in that fight are not considered (ME-K5T.1).
    """
    needed = tokens_needed(state, state.wild, state.city[area])
    if not state.present[area]:
        return count >= needed
    trial = state.copy()
    put(trial, area, trial.wild, count)
    fight_out(trial, area)
    return trial.at(area, trial.wild) >= needed


class LeadHorde(Choice[Mega]):
    """Where do the barbarians go on? (ME-K5T)."""

    kind = "lead-horde"

    def prompt(self, state: Mega, seat: Seat) -> str:
        horde = current_horde(state)
        what, where = names.calamity(state, BARBARIAN_HORDES), names.area(state, horde.area)
        count = excess_of(state, horde.area)
        barbarians = names.counted(count, "barbarian")
        return f"{what}: where does the horde of {barbarians} go from {where}?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, self.areas(state)), "ME-K5T")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (self.areas(state)[-1],)

    def areas(self, state: Mega) -> list[int]:
        """Where they can go."""
        return next_areas(state, current_horde(state))

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        horde = horde_of(state)
        origin, area = horde.area, answer[0]
        count = excess_of(state, origin)
        shift(state, origin, area, state.wild, count)
        horde.area = area
        horde.fought = [*horde.fought, area]
        ids = state.lookup.area_id
        state.tell("ME-K5T", HordeMoved(ids[origin], ids[area], count))
        return None


def current_horde(state: Mega) -> Horde:
    """The horde a question is about: below the question, or on top before it is asked."""
    for frame in reversed(state.stack):
        if isinstance(frame, Horde):
            return frame
    raise Broken("a question about barbarians, but there is no horde")
