"""Calamities: what is lost most cheaply, who suffers too, and what beneficiaries take."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate
from ziggurat.games.mega.rules.phase_09_calamities.annexing import ChooseBetrayed, cities_betrayed
from ziggurat.games.mega.rules.phase_09_calamities.barbarians import (
    LandHorde,
    LeadHorde,
    current_horde,
    landings,
    next_areas,
)
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import (
    Bandits,
    Bribe,
    Levy,
    cards_at_risk,
    cards_saved,
    kinds_held,
)
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import CityLosses
from ziggurat.games.mega.rules.phase_09_calamities.damage import DESTROYED, Exposure
from ziggurat.games.mega.rules.phase_09_calamities.eruption import ChooseNeighbour, shaken_too
from ziggurat.games.mega.rules.phase_09_calamities.heresy import (
    DISCARD,
    RANSOM,
    SUFFER,
    current_heresy,
    reductions,
)
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses
from ziggurat.games.mega.rules.phase_09_calamities.minor import PAY, can_pay
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import printed_figure
from ziggurat.games.mega.rules.phase_09_calamities.piracy import PickHarbours, harbours
from ziggurat.games.mega.rules.phase_09_calamities.places import points_in
from ziggurat.games.mega.rules.phase_09_calamities.regression import (
    BACK,
    BUILDING,
    CITIES,
    building_to_give,
    city_pairs,
    current_regress,
)
from ziggurat.games.mega.rules.phase_09_calamities.victims import ChooseVictims, choosable
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import BANDITRY, NOTHING, TREASURY_PER_CARD_SAVED
from ziggurat.games.mega.thinking.hand_values import hand_of, least_missed, lost
from ziggurat.games.mega.thinking.land import (
    cheapest_cities,
    city_worth,
    dearest_cities,
    leaders_first,
    standing,
)
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

REPLACED: Final = 2
"""Tokens that take the place of a reduced city, mostly."""
KEPT: Final = 8
"""What a city is worth beside a token."""
MANY: Final = 7
"""With so many cities two are worth less than a step of the A.S.T."""
CITY: Final = 10
"""What a reduced city is worth in points of trade, for a ransom."""


# --- units


def choose_losses(state: Mega, seat: int) -> Answer:
    """Tokens that no city needs, then cities, then the tokens that are left."""
    decision = state.decision()
    if not isinstance(decision, Losses):
        raise Broken("nobody takes damage now")
    exposure = decision.exposure(state, seat)
    amount = decision.amount_of(seat)
    simple = exposure.simplest(amount)
    if exposure.points <= amount or not exposure.cities:
        return simple
    answer = spare_support(state, seat, exposure, amount)
    total, least = exposure.weigh(answer)
    return answer if total >= amount > total - least else simple


def spare_support(state: Mega, player: int, exposure: Exposure, amount: int) -> Answer:
    """Lose some cities, the cheapest first, and tokens for the rest: whatever leaves most."""
    held = len(exposure.areas)
    losses = [0] * (held + len(exposure.cities))
    ranked = [
        (city_worth(state, player, area), place)
        for place, area in enumerate(exposure.cities)
        if exposure.beside[place] < 0
    ]
    ranked.sort()
    destroyed = 0
    best = NOTHING
    for count in range(min(len(ranked), amount // exposure.city_points) + 1):
        left = what_is_left(state, player, count, amount - count * exposure.city_points)
        if left > best:
            destroyed, best = count, left
    for _, place in ranked[:destroyed]:
        losses[held + place] = DESTROYED
    for _ in range(amount - destroyed * exposure.city_points):
        place = fullest(exposure, losses)
        if place >= 0:
            losses[place] += 1
    return tuple(losses)


def what_is_left(state: Mega, player: int, cities: int, tokens: int) -> int:
    """What a player keeps who loses so many cities and tokens, cities without support reduced."""
    rate = support_rate(state, player)
    cities_left = state.city_count[player] - cities
    tokens_left = state.on_board[player] - tokens
    if tokens_left < 0:
        return NOTHING
    while cities_left and rate * cities_left > tokens_left:
        cities_left -= 1
        tokens_left += REPLACED
    return KEPT * cities_left + tokens_left


def fullest(exposure: Exposure, losses: list[int]) -> int:
    """The place of the area with most tokens left, or -1."""
    best = -1
    most = 0
    for place, count in enumerate(exposure.tokens):
        if count - losses[place] > most:
            best, most = place, count - losses[place]
    return best


def choose_lost_cities(state: Mega, seat: int) -> Answer:
    """The cities that are missed least."""
    decision = state.decision()
    if not isinstance(decision, CityLosses):
        raise Broken("nobody loses cities now")
    cities = decision.cities(state, seat)
    return tuple(cheapest_cities(state, seat, cities, decision.number_of(seat)))


def choose_shaken(state: Mega, seat: int) -> Answer:
    """Of one's own cities the one that is missed least."""
    return tuple(cheapest_cities(state, seat, state.cities_of[seat], 1))


def choose_neighbour(state: Mega, seat: int) -> Answer:
    """Another's city rather than one's own, and rather the leader's."""
    decision = state.decision()
    if not isinstance(decision, ChooseNeighbour):
        raise Broken("nobody is shaken now")
    best = -1
    most = -1.0
    for area in shaken_too(state, decision.area):
        owner = state.city[area]
        value = 0.0 if owner == seat else 1.0 + standing(state, owner)
        if value > most:
            best, most = area, value
    return (best,)


def choose_fire(state: Mega, seat: int) -> Answer:
    """Pay if one can, else the city that is missed least."""
    if can_pay(state, seat):
        return (PAY,)
    return tuple(cheapest_cities(state, seat, state.cities_of[seat], 1))


# --- others


def choose_victims(state: Mega, seat: int) -> Answer:
    """Those who are ahead."""
    decision = state.decision()
    if not isinstance(decision, ChooseVictims):
        raise Broken("nobody chooses victims now")
    able = leaders_first(state, choosable(state, decision.calamity, seat))
    return tuple(sorted(able[: decision.number(state)]))


def choose_betrayed(state: Mega, seat: int) -> Answer:
    """The most valuable cities of the victim; the cheapest, if they are one's own."""
    decision = state.decision()
    if not isinstance(decision, ChooseBetrayed):
        raise Broken("nobody is betrayed now")
    victim = decision.victim
    return own_or_others(
        state, seat, victim, state.cities_of[victim], cities_betrayed(state, victim)
    )


def choose_harbours(state: Mega, seat: int) -> Answer:
    """The most valuable coastal cities of another; the cheapest of one's own."""
    decision = state.decision()
    if not isinstance(decision, PickHarbours):
        raise Broken("pirates come to nobody now")
    owner = decision.owner
    return own_or_others(state, seat, owner, harbours(state, owner), decision.number)


def own_or_others(state: Mega, seat: int, owner: int, cities: list[int], count: int) -> Answer:
    """Cities to be lost: the owner chooses the cheapest, others the most valuable."""
    if owner == seat:
        return tuple(cheapest_cities(state, owner, cities, count))
    return tuple(dearest_cities(state, owner, cities, count))


def land_horde(state: Mega, seat: int) -> Answer:
    """Where barbarians do most harm, or least if the victim is oneself."""
    decision = state.decision()
    if not isinstance(decision, LandHorde):
        raise Broken("no barbarians land now")
    cities = landings(state, decision.victim)
    return own_or_others(state, seat, decision.victim, cities, 1)


def lead_horde(state: Mega, seat: int) -> Answer:
    """On to where the victim has most, or least if the victim is oneself."""
    if not isinstance(state.decision(), LeadHorde):
        raise Broken("no barbarians march now")
    horde = current_horde(state)
    ranked = sorted(
        [(points_in(state, horde.victim, area), area) for area in next_areas(state, horde)]
    )
    return (ranked[0][1],) if horde.victim == seat else (ranked[-1][1],)


# --- cards and markers


def give_to_bandits(state: Mega, seat: int) -> Answer:
    """Cards that are worth less than what saving them costs."""
    if not isinstance(state.decision(), Bandits):
        raise Broken("there are no bandits now")
    price = printed_figure(state, BANDITRY, TREASURY_PER_CARD_SAVED)
    hand = hand_of(state, seat)
    risk = cards_at_risk(state, seat)
    least = risk - cards_saved(state, seat)
    kinds = kinds_held(state, seat)
    given = [0] * len(kinds)
    for number in range(risk):
        kind = least_missed(state, hand)
        if number >= least and lost(state, hand, kind, 1) > price:
            break
        hand[kind] -= 1
        given[kinds.index(kind)] += 1
    return tuple(given)


def pay_bribe(state: Mega, seat: int) -> Answer:
    """The cards that are missed least for their face value."""
    decision = state.decision()
    if not isinstance(decision, Bribe):
        raise Broken("nobody is corrupt now")
    levy = Levy(state, seat, decision.amount)
    hand = hand_of(state, seat)
    kinds = kinds_held(state, seat)
    order: list[int] = []
    for place, kind in enumerate(kinds):
        for number in range(hand[kind]):
            # The last card of a set is missed least, the first most.
            loss = (2 * (hand[kind] - number) - 1) * 100 // max(1, levy.values[place])
            order.append((loss * max(1, levy.values[place])) * 64 + place)
    order.sort()
    return levy.take_in_order([number % 64 for number in order])


def choose_ransom(state: Mega, seat: int) -> Answer:
    """Two cards for cities, if they are worth less."""
    number = reductions(state, current_heresy(state), seat)
    hand = hand_of(state, seat)
    kinds = kinds_held(state, seat)
    given = [0] * len(kinds)
    price = 0
    for _ in range(RANSOM):
        kind = least_missed(state, hand)
        price += lost(state, hand, kind, 1)
        hand[kind] -= 1
        given[kinds.index(kind)] += 1
    return (DISCARD, *given) if price < CITY * number else (SUFFER,)


def choose_retreat(state: Mega, seat: int) -> Answer:
    """A step is worth a lot: a special building can be had again, and so can two of many cities."""
    regress = current_regress(state)
    building = building_to_give(state, regress)
    if building != NOTHING:
        return (BUILDING, building)
    pairs = city_pairs(state, seat)
    if not pairs or state.city_count[seat] < MANY:
        return (BACK,)
    ranked = [
        (city_worth(state, seat, one) + city_worth(state, seat, other), place)
        for place, (one, other) in enumerate(pairs)
    ]
    return (CITIES, *pairs[min(ranked)[1]])
