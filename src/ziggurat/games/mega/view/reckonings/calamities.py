"""What losses come to: points, cities and cards of those that must go, and what is left then."""

from __future__ import annotations

from ziggurat.games.mega.pieces import pay
from ziggurat.games.mega.rules.fate_of_units import destroy_city, reduce_city
from ziggurat.games.mega.rules.phase_09_calamities.annexing import (
    ChooseBetrayed,
    cities_betrayed,
    take_areas,
    take_city,
)
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import (
    Bandits,
    Bribe,
    Levy,
    cards_at_risk,
    kinds_held,
    price_of_rescue,
)
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import REDUCE, CityLosses
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import SelectAreas
from ziggurat.games.mega.rules.phase_09_calamities.heresy import RANSOM, SUFFER, Ransom
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses, lose
from ziggurat.games.mega.rules.phase_09_calamities.minor import PAY, Flames, price_of_fire
from ziggurat.games.mega.rules.phase_09_calamities.piracy import PickHarbours
from ziggurat.games.mega.rules.phase_09_calamities.uprising import Empire
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import TREACHERY
from ziggurat.games.mega.view.briefings.movement import outlook_of
from ziggurat.games.mega.view.reckoning_structs import Reckoning, Tally
from ziggurat.games.mega.view.reckonings.trade import reckon_discard
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


def after_losses(state: Mega, seat: Seat, question: Losses, answer: Answer) -> Reckoning | None:
    """Unit points lost of those that must be, and the units then."""
    exposure, aim = question.exposure(state, seat), question.amount_of(seat)
    if not exposure.is_possible(answer):
        return None
    total, least = exposure.weigh(answer)
    twin = state.copy()
    lose(twin, question.calamity, seat, exposure, answer)
    superfluous = least if total - least >= aim else 0
    return Reckoning(
        tally=Tally(total=total, aim=aim, unit="unit points", superfluous=superfluous),
        outlook=outlook_of(twin, seat),
    )


def after_city_losses(
    state: Mega, seat: Seat, question: CityLosses, answer: Answer
) -> Reckoning | None:
    """Cities named of those that must go, and the units without them."""
    twin = state.copy()
    cities = set(answer)
    for area in sorted(cities):
        if question.fate == REDUCE:
            reduce_city(twin, area)
        else:
            destroy_city(twin, area)
    tally = cities_tally(answer, question.number_of(seat))
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))


def after_division(
    state: Mega, seat: Seat, question: SelectAreas, answer: Answer
) -> Reckoning | None:
    """Unit points of the areas that go over, of those that must, and the seat's units then."""
    empire = Empire(state, question.victim, question.beneficiary)
    total = empire.points_of(empire.group_of(list(answer)))
    twin = silent_twin(state)
    take_areas(twin, question.calamity, list(answer), question.victim, question.beneficiary)
    return Reckoning(
        tally=Tally(total=total, aim=question.figure, unit="unit points"),
        outlook=outlook_of(twin, seat),
    )


def after_betrayal(
    state: Mega, seat: Seat, question: ChooseBetrayed, answer: Answer
) -> Reckoning | None:
    """Cities named of those that are annexed, and the seat's units then."""
    twin = silent_twin(state)
    for area in sorted(set(answer)):
        take_city(twin, TREACHERY, area, question.beneficiary)
    aim = cities_betrayed(state, question.victim)
    return Reckoning(tally=cities_tally(answer, aim), outlook=outlook_of(twin, seat))


def after_harbours(
    state: Mega, seat: Seat, question: PickHarbours, answer: Answer
) -> Reckoning | None:
    """Cities named of those that become pirate cities."""
    return Reckoning(tally=cities_tally(answer, question.number))


def after_fire(state: Mega, seat: Seat, question: Flames, answer: Answer) -> Reckoning | None:
    """The units without a city, or the treasury without its price."""
    twin = silent_twin(state)
    if answer[0] == PAY:
        pay(twin, seat, price_of_fire(state))
        return Reckoning(treasury=twin.treasury[seat], outlook=outlook_of(twin, seat))
    destroy_city(twin, answer[0])
    return Reckoning(outlook=outlook_of(twin, seat))


# --- cards


def after_bribe(state: Mega, seat: Seat, question: Bribe, answer: Answer) -> Reckoning | None:
    """The face value of cards that are lost, of all that must be."""
    levy = Levy(state, seat, question.amount)
    told = reckon_discard(state, seat, kinds_held(state, seat), answer, 0)
    if told is None:
        return None
    aim = min(question.amount, levy.worth(levy.limits))
    tally = Tally(total=levy.worth(list(answer)), aim=aim, unit="face value")
    return Reckoning(tally=tally, worth=told.worth)


def after_bandits(state: Mega, seat: Seat, question: Bandits, answer: Answer) -> Reckoning | None:
    """Cards that go to bandits, and the treasury after paying for the others."""
    aim = cards_at_risk(state, seat)
    told = reckon_discard(state, seat, kinds_held(state, seat), answer, aim)
    if told is None:
        return None
    paid = price_of_rescue(state) * max(0, aim - sum(answer))
    return Reckoning(tally=told.tally, worth=told.worth, treasury=state.treasury[seat] - paid)


def after_ransom(state: Mega, seat: Seat, question: Ransom, answer: Answer) -> Reckoning | None:
    """Cards given in place of cities."""
    if answer[0] == SUFFER:
        return None
    return reckon_discard(state, seat, kinds_held(state, seat), answer[1:], RANSOM)


def silent_twin(state: Mega) -> Mega:
    """A copy in which nothing is told."""
    twin = state.copy()
    twin.events = None
    return twin


def cities_tally(answer: Answer, aim: int) -> Tally:
    """Cities named of those that must be."""
    return Tally(total=len(set(answer)), aim=aim, unit="cities")
