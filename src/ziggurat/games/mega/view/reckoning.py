"""What an answer comes to: sums of losses, what units stand to lose, what cards are worth.

Everything is tried on a copy with the verbs of the rules, for the one seat alone; an answer that
makes no sense has no reckoning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.mega.pieces import lift, put
from ziggurat.games.mega.rules.fate_of_units import reduce_city
from ziggurat.games.mega.rules.leaving import Resettle
from ziggurat.games.mega.rules.phase_01_taxes import ChooseRevolting, TaxRate, due, lose_cities
from ziggurat.games.mega.rules.phase_02_growth import Spread
from ziggurat.games.mega.rules.phase_03_movement.journeys import AREA, COUNT, STAYING
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo, march
from ziggurat.games.mega.rules.phase_03_movement.voyages import SailTo, sail
from ziggurat.games.mega.rules.phase_05_cities.checks import Support
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    build_city,
    build_with_help,
    helped_sites,
    helpers_of,
    tokens_to_spare,
)
from ziggurat.games.mega.rules.phase_05_cities.construction import (
    BuildCities,
    BuildWithHelp,
    Garrison,
)
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor
from ziggurat.games.mega.rules.phase_07_trade.market import MarketTrade
from ziggurat.games.mega.rules.phase_07_trade.market_exchanges import PASS
from ziggurat.games.mega.rules.phase_09_calamities.annexing import ChooseBetrayed
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import Bandits, Bribe
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import CityLosses
from ziggurat.games.mega.rules.phase_09_calamities.civil_war import SelectAreas
from ziggurat.games.mega.rules.phase_09_calamities.heresy import Ransom
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses
from ziggurat.games.mega.rules.phase_09_calamities.minor import Flames
from ziggurat.games.mega.rules.phase_09_calamities.piracy import PickHarbours
from ziggurat.games.mega.rules.phase_10_abilities.tribute import Tribute
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import Orders, Purchase
from ziggurat.games.mega.rules.phase_12_acquisition.claims import Claims, Intervene
from ziggurat.games.mega.rules.phase_12_acquisition.credits import FreeCredits
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import DropCards, surplus_cards
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import LiveClaims
from ziggurat.games.mega.rules.short_game import GiveUpCity, PlaceCities, PlaceTokens
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.games.mega.view.briefings.movement import outlook_of
from ziggurat.games.mega.view.reckoning_structs import Reckoning, Tally
from ziggurat.games.mega.view.reckonings import calamities, setting_up
from ziggurat.games.mega.view.reckonings.orders import reckon_order
from ziggurat.games.mega.view.reckonings.trade import (
    reckon_bargain,
    reckon_cards,
    reckon_discard,
    reckon_trade,
)
from ziggurat.games.mega.view.standing import own_prices
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Seat


def reckon(state: Mega, seat: Seat, answer: Answer) -> Reckoning | None:
    """What an answer to the question a seat is asked comes to; None where nothing is told."""
    question = state.decision()
    reckoner = RECKONERS.get(type(question))
    return None if reckoner is None else reckoner(state, seat, question, answer)


def is_allowed(state: Mega, seat: Seat, answer: Answer) -> bool:
    """Whether an answer may be given as it is."""
    return state.decision().options(state, seat).contains(answer)


# --- movement


def after_march(state: Mega, seat: Seat, question: MarchTo, answer: Answer) -> Reckoning | None:
    """The units after a march."""
    if answer == STAYING or not is_allowed(state, seat, answer):
        return None
    twin = state.copy()
    march(twin, seat, question.area, answer[AREA], answer[COUNT])
    return Reckoning(outlook=outlook_of(twin, seat, is_moving=True))


def after_voyage(state: Mega, seat: Seat, question: SailTo, answer: Answer) -> Reckoning | None:
    """The units after a voyage."""
    if answer == STAYING or not is_allowed(state, seat, answer):
        return None
    twin = state.copy()
    sail(twin, seat, question.ship, answer[AREA], answer[COUNT])
    return Reckoning(outlook=outlook_of(twin, seat, is_moving=True))


# --- taxes, growth and cities


def after_taxes(state: Mega, seat: Seat, question: TaxRate, answer: Answer) -> Reckoning | None:
    """Treasury and stock at a rate."""
    if not is_allowed(state, seat, answer):
        return None
    gained = due(state, seat, answer[0])
    return Reckoning(treasury=state.treasury[seat] + gained, stock=state.stock[seat] - gained)


def after_revolt(
    state: Mega, seat: Seat, question: ChooseRevolting, answer: Answer
) -> Reckoning | None:
    """Cities named of those that revolt, and the seat's units then."""
    cities = sorted(set(answer))
    if len(cities) > question.count:
        return None
    twin = state.copy()
    twin.events = None
    lose_cities(twin, question.victim, question.taker, cities)
    tally = Tally(total=len(cities), aim=question.count, unit="cities")
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))


def after_growth(state: Mega, seat: Seat, question: Spread, answer: Answer) -> Reckoning | None:
    """Tokens placed of those in stock, and the units then."""
    total, areas = sum(answer), state.areas_of[seat]
    if len(answer) != len(areas) or min(answer, default=0) < 0 or total > state.stock[seat]:
        return None
    twin = state.copy()
    for area, count in zip(areas, answer, strict=True):
        put(twin, area, seat, count)
    tally = Tally(total=total, aim=state.stock[seat], unit="tokens")
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))


def after_building(
    state: Mega, seat: Seat, question: BuildCities, answer: Answer
) -> Reckoning | None:
    """The units with new cities, should nobody else build in their places."""
    if not is_allowed(state, seat, answer):
        return None
    twin = state.copy()
    for area in answer:
        build_city(twin, seat, area, tokens_to_spare(twin, seat, area))
    tally = Tally(total=len(answer), aim=state.city_stock[seat], unit="cities")
    return Reckoning(tally=tally, outlook=outlook_of(twin, seat))


def after_help(
    state: Mega, seat: Seat, question: BuildWithHelp, answer: Answer
) -> Reckoning | None:
    """The units and the treasury with a city built with Architecture or Urbanism."""
    if answer[0] == 0 or not is_allowed(state, seat, answer):
        return None
    area, counts = helped_sites(state, seat)[answer[0] - 1], list(answer[1:])
    twin = state.copy()
    build_with_help(twin, seat, area, helpers_of(state, seat, area) if counts else [], counts)
    return Reckoning(outlook=outlook_of(twin, seat), treasury=twin.treasury[seat])


def after_garrisons(
    state: Mega, seat: Seat, question: Garrison, answer: Answer
) -> Reckoning | None:
    """The units when only so many tokens stay beside new cities."""
    if not is_allowed(state, seat, answer):
        return None
    twin = state.copy()
    for area, staying in zip(question.cities(state, seat), answer, strict=True):
        lift(twin, area, seat, twin.at(area, seat) - staying)
    return Reckoning(outlook=outlook_of(twin, seat))


def after_reduction(state: Mega, seat: Seat, question: Support, answer: Answer) -> Reckoning | None:
    """The units after a city is reduced."""
    if not is_allowed(state, seat, answer):
        return None
    twin = state.copy()
    reduce_city(twin, answer[0])
    return Reckoning(outlook=outlook_of(twin, seat))


# --- cards, credits and orders


def after_discard(state: Mega, seat: Seat, question: DropCards, answer: Answer) -> Reckoning | None:
    """Cards discarded of those too many, and what the others are worth."""
    return reckon_discard(
        state, seat, question.held(state, seat), answer, surplus_cards(state, seat)
    )


def after_tribute(state: Mega, seat: Seat, question: Tribute, answer: Answer) -> Reckoning | None:
    """What the hand is worth without a card."""
    return None if answer[0] == NOTHING else reckon_cards(state, seat, [answer[0]], [], 1)


def after_bargain(
    state: Mega, seat: Seat, question: MarketTrade, answer: Answer
) -> Reckoning | None:
    """What the hand is worth after an exchange with the market."""
    if answer == (PASS,) or not is_allowed(state, seat, answer):
        return None
    return reckon_bargain(state, seat, answer)


def after_credits(state: Mega, seat: Seat, question: FreeCredits, answer: Answer) -> Reckoning:
    """Credits spread of those there are, and the prices they make."""
    step = state.lookup.numbers.advances.credit_step
    twin = state.copy()
    first = seat * len(answer)
    for group, count in enumerate(answer):
        twin.credits[first + group] += max(0, count) * step
    tally = Tally(total=sum(answer) * step, aim=question.owed(seat), unit="points")
    return Reckoning(tally=tally, prices=own_prices(twin, seat))


def after_order(state: Mega, seat: Seat, question: object, answer: Answer) -> Reckoning | None:
    """What an order costs, how it is paid and what it leads to."""
    return reckon_order(state, seat, answer[1:])


# Each reckoner is called with the kind of question it stands beside, which no type can say here.
RECKONERS: Final[dict[type[Frame], Callable[[Mega, Seat, Any, Answer], Reckoning | None]]] = {
    TaxRate: after_taxes,
    ChooseRevolting: after_revolt,
    Spread: after_growth,
    MarchTo: after_march,
    SailTo: after_voyage,
    BuildWithHelp: after_help,
    BuildCities: after_building,
    Garrison: after_garrisons,
    Support: after_reduction,
    Resettle: setting_up.after_resettling,
    PlaceCities: setting_up.after_founding,
    GiveUpCity: setting_up.after_giving_up,
    PlaceTokens: setting_up.after_placing,
    Floor: reckon_trade,
    MarketTrade: after_bargain,
    Losses: calamities.after_losses,
    CityLosses: calamities.after_city_losses,
    SelectAreas: calamities.after_division,
    ChooseBetrayed: calamities.after_betrayal,
    PickHarbours: calamities.after_harbours,
    Flames: calamities.after_fire,
    Bribe: calamities.after_bribe,
    Bandits: calamities.after_bandits,
    Ransom: calamities.after_ransom,
    Tribute: after_tribute,
    DropCards: after_discard,
    FreeCredits: after_credits,
    Orders: after_order,
    Purchase: after_order,
    Claims: after_order,
    LiveClaims: after_order,
    Intervene: after_order,
}
"""What is reckoned of the answers to which kind of question."""
