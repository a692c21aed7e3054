"""Calamities: what a question is about, what can be lost and what each loss counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import REDUCE as REDUCE_CITIES
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import CityLosses
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import SelectAreas
from ziggurat.games.mega.rules.phase_09_calamities.damage import (
    DESTROY,
    DESTROYED,
    REDUCE,
    REDUCED,
    Exposure,
)
from ziggurat.games.mega.rules.phase_09_calamities.eruption import ChooseShaken, is_sturdy
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses
from ziggurat.games.mega.rules.phase_09_calamities.minor import Flames
from ziggurat.games.mega.rules.phase_09_calamities.regression import Retreat, current_regress
from ziggurat.games.mega.rules.phase_09_calamities.uprising import Empire
from ziggurat.games.mega.rules.phase_09_calamities.victims import ChooseVictims, victim_refusal
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BANDITRY,
    BARBARIAN_HORDES,
    CITY_IN_FLAMES,
    CORRUPTION,
    CYCLONE,
    FLOOD,
    ICONOCLASM_AND_HERESY,
    NOBODY,
    PIRACY,
    REGRESSION,
    TREACHERY,
    VOLCANIC_ERUPTION_EARTHQUAKE,
)
from ziggurat.games.mega.view import briefing_structs as structs
from ziggurat.games.mega.view.briefings.cities import destructions_of, reductions_of
from ziggurat.games.mega.view.briefings.reasons import barred
from ziggurat.kernel.state import Frame, Seat

CALAMITIES: Final = {
    "bandits": BANDITRY,
    "bribe": CORRUPTION,
    "choose-betrayed": TREACHERY,
    "choose-neighbour": VOLCANIC_ERUPTION_EARTHQUAKE,
    "choose-plain": FLOOD,
    "choose-sea": CYCLONE,
    "choose-shaken": VOLCANIC_ERUPTION_EARTHQUAKE,
    "choose-volcano": VOLCANIC_ERUPTION_EARTHQUAKE,
    "flames": CITY_IN_FLAMES,
    "land-horde": BARBARIAN_HORDES,
    "lead-horde": BARBARIAN_HORDES,
    "pick-harbours": PIRACY,
    "ransom": ICONOCLASM_AND_HERESY,
    "retreat": REGRESSION,
}
"""The calamity a kind of question belongs to, where the question itself does not say it."""


def subject_of(state: Mega, seat: Seat) -> structs.Subject | None:
    """The calamity a question is about, its victim and who benefits."""
    question = state.decision()
    calamity = getattr(question, "calamity", CALAMITIES.get(question.kind, NOBODY))
    if calamity == NOBODY:
        return None
    stack: list[Frame] = state.stack
    victim = named_in(stack, "victim")
    return structs.Subject(
        thing=f"calamity:{state.lookup.calamity_id[calamity]}",
        victim=seat if victim is None else victim,
        beneficiary=named_in(stack, "beneficiary"),
    )


def named_in(stack: list[Frame], field: str) -> int | None:
    """The player whom the topmost frame that knows of a victim, or a beneficiary, names."""
    for frame in reversed(stack):
        player = getattr(frame, field, None)
        if player is not None:
            return None if player == NOBODY else int(player)
    return None


def damage_of(state: Mega, seat: Seat) -> structs.Damage | None:
    """How much must be lost, and what counts how much towards it."""
    question = state.decision()
    if isinstance(question, Losses):
        exposure = question.exposure(state, seat)
        return structs.Damage(
            aim=question.amount_of(seat),
            unit="unit points",
            has=exposure.points,
            losses=tuple(unit_losses(state, exposure)),
        )
    if isinstance(question, CityLosses):
        cities = question.cities(state, seat)
        return structs.Damage(
            aim=question.number_of(seat),
            unit="cities",
            has=len(cities),
            losses=tuple(area_loss(state, area, "city", 1) for area in cities),
        )
    if isinstance(question, SelectAreas):
        empire = Empire(state, question.victim, question.beneficiary)
        areas = zip(empire.areas, empire.points, strict=True)
        return structs.Damage(
            aim=question.figure,
            unit="unit points",
            has=sum(empire.points),
            losses=tuple(area_loss(state, area, "area", points) for area, points in areas),
        )
    return None


def unit_losses(state: Mega, exposure: Exposure) -> Iterator[structs.Loss]:
    """Tokens and cities that may go, each with what it counts if it goes alone (ME-G18)."""
    ids = state.lookup.area_id
    for area, count in zip(exposure.areas, exposure.tokens, strict=True):
        thing = f"area:{ids[area]}"
        yield structs.Loss(text=ids[area], thing=thing, what="tokens", most=count, points=1)
    for place, area in enumerate(exposure.cities):
        thing = f"area:{ids[area]}"
        gone, less = (city_alone(exposure, place, fate) for fate in (DESTROYED, REDUCED))
        yield structs.Loss(text=f"{DESTROY}:{ids[area]}", thing=thing, what="destroy", points=gone)
        yield structs.Loss(text=f"{REDUCE}:{ids[area]}", thing=thing, what="reduce", points=less)


def city_alone(exposure: Exposure, place: int, fate: int) -> int:
    """What a city counts that is destroyed or reduced, and nothing else."""
    answer = [0] * (len(exposure.areas) + len(exposure.cities))
    answer[len(exposure.areas) + place] = fate
    return exposure.weigh(tuple(answer))[0]


def area_loss(state: Mega, area: int, what: structs.LossKind, points: int) -> structs.Loss:
    """A whole city or area that may go."""
    name = state.lookup.area_id[area]
    return structs.Loss(text=name, thing=f"area:{name}", what=what, points=points)


def fates_of(state: Mega, seat: Seat) -> Iterator[structs.Reduction]:
    """The seat's cities of which some are lost, and what the support is without each."""
    match state.decision():
        case CityLosses() as question:
            fates = reductions_of if question.fate == REDUCE_CITIES else destructions_of
            yield from fates(state, seat, question.cities(state, seat))
        case Flames():
            yield from destructions_of(state, seat, state.cities_of[seat])
        case ChooseShaken():
            fates = reductions_of if is_sturdy(state, seat) else destructions_of
            yield from fates(state, seat, state.cities_of[seat])


def setback_of(state: Mega, seat: Seat) -> structs.Setback | None:
    """The step back that is asked about, and what would be saved by a building (ME-K9N, SB-8.1)."""
    if not isinstance(state.decision(), Retreat):
        return None
    regress = current_regress(state)
    prevented = state.lookup.building_rules.regression_steps_prevented
    return structs.Setback(
        step=state.step[seat],
        back=regress.back,
        further=regress.left,
        saved=min(prevented, regress.left + 1),
    )


def barred_victims(state: Mega, seat: Seat) -> Iterator[structs.Barred]:
    """Players who cannot be chosen to suffer too, each with the reason (ME-K11, ME-K12)."""
    question = state.decision()
    if isinstance(question, ChooseVictims):
        for player in state.in_play():
            refusal = victim_refusal(state, question.calamity, seat, player)
            if refusal is not None and player != seat:
                yield barred(state, f"seat:{player}", refusal)
