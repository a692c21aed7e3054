"""What the board is told with a question beside its answers; the rules know all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.mega.rules.leaving import Resettle
from ziggurat.games.mega.rules.phase_01_taxes import ChooseRevolting, TaxRate
from ziggurat.games.mega.rules.phase_02_growth import Spread
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo
from ziggurat.games.mega.rules.phase_03_movement.movement import Move
from ziggurat.games.mega.rules.phase_03_movement.shipyard import PayForShip
from ziggurat.games.mega.rules.phase_03_movement.upkeep import PayUpkeep
from ziggurat.games.mega.rules.phase_03_movement.voyages import SailTo
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import Plunder
from ziggurat.games.mega.rules.phase_04_conflict.conflict import OrderAttacks, OrderFights, Wait
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import Removal
from ziggurat.games.mega.rules.phase_05_cities.checks import Support
from ziggurat.games.mega.rules.phase_05_cities.construction import (
    BuildCities,
    BuildWithHelp,
    Garrison,
)
from ziggurat.games.mega.rules.phase_06_trade_cards.buying import BuyCards
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor
from ziggurat.games.mega.rules.phase_07_trade.market import MarketTrade
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import Bandits, Bribe
from ziggurat.games.mega.rules.phase_09_calamities.heresy import Ransom
from ziggurat.games.mega.rules.phase_10_abilities.tribute import Tribute
from ziggurat.games.mega.rules.phase_10_abilities.using import UseAbility
from ziggurat.games.mega.rules.phase_12_acquisition.acquisition import Orders, Purchase
from ziggurat.games.mega.rules.phase_12_acquisition.claims import Claims, Intervene
from ziggurat.games.mega.rules.phase_12_acquisition.credits import FreeCredits
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import DropCards
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import LiveClaims
from ziggurat.games.mega.rules.phase_12_acquisition.transactions import (
    AnotherBuilding,
    AnotherPlace,
    current_transaction,
    order_of,
)
from ziggurat.games.mega.rules.short_game import GiveUpCity, PlaceCities, PlaceTokens
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITIES
from ziggurat.games.mega.view import briefing_units as units
from ziggurat.games.mega.view.briefing_structs import Briefing, Subject
from ziggurat.games.mega.view.briefings.acquisition import (
    abilities_of,
    buildings_gone,
    buying_of,
    savings_of,
    scattering_of,
)
from ziggurat.games.mega.view.briefings.calamities import (
    barred_victims,
    damage_of,
    fates_of,
    setback_of,
    subject_of,
)
from ziggurat.games.mega.view.briefings.movement import outlook_of
from ziggurat.games.mega.view.briefings.tolls import clashes_of, tolls_of
from ziggurat.games.mega.view.briefings.trade import (
    barred_cards,
    gains_of,
    missed_of,
    stacks_for,
    trading_of,
)
from ziggurat.kernel.state import Frame, Seat

CARD_LOSSES: Final = (Bandits, Bribe, Ransom)
"""Calamities that cost cards."""


def briefing_of(state: Mega, seat: Seat) -> Briefing | None:
    """What goes with the question a seat is asked; nothing with some."""
    question = state.decision()
    tell = TELLERS.get(type(question))
    if tell is not None:
        return tell(state, seat, question)
    return about_calamity(state, seat) if state.phase == CALAMITIES else None


# --- cards


def about_cards(state: Mega, seat: Seat, question: BuyCards) -> Briefing:
    """The stacks from which cards can be had."""
    return Briefing(stacks=tuple(stacks_for(state, seat)), gains=gains_of(state, seat))


def about_floor(state: Mega, seat: Seat, question: Floor) -> Briefing:
    """The offers as far as they concern the seat, and what further cards would gain."""
    return Briefing(
        trading=trading_of(state, seat, question),
        gains=gains_of(state, seat),
        missed=missed_of(state, seat),
        barred=tuple(barred_cards(state, seat)),
    )


def about_hand(state: Mega, seat: Seat, question: MarketTrade | DropCards | Tribute) -> Briefing:
    """What further cards would gain, and what is missed of those given away."""
    return Briefing(gains=gains_of(state, seat), missed=missed_of(state, seat))


# --- calamities, abilities and advances


def about_calamity(state: Mega, seat: Seat) -> Briefing:
    """What strikes, whom, and what can be lost to it."""
    question = state.decision()
    return Briefing(
        subject=subject_of(state, seat),
        damage=damage_of(state, seat),
        outlook=outlook_of(state, seat),
        reductions=tuple(fates_of(state, seat)),
        clashes=tuple(clashes_of(state, seat)),
        tolls=tuple(tolls_of(state, seat)),
        setback=setback_of(state, seat),
        missed=missed_of(state, seat) if isinstance(question, CARD_LOSSES) else {},
        barred=tuple(barred_victims(state, seat)),
    )


def about_abilities(state: Mega, seat: Seat, question: UseAbility) -> Briefing:
    """The abilities the seat holds."""
    return Briefing(
        abilities=tuple(abilities_of(state, seat)),
        scattering=scattering_of(state, seat),
        outlook=outlook_of(state, seat),
    )


def about_orders(state: Mega, seat: Seat, question: Orders | Purchase | Intervene) -> Briefing:
    """The means for a transaction."""
    return Briefing(buying=buying_of(state, seat, is_claim=False))


def about_claims(state: Mega, seat: Seat, question: Claims | LiveClaims) -> Briefing:
    """The same for a claim, which may hope for what others give up."""
    return Briefing(buying=buying_of(state, seat, is_claim=True))


def about_credits(state: Mega, seat: Seat, question: FreeCredits) -> Briefing:
    """What a share would save in each group."""
    return Briefing(savings=savings_of(state, seat))


def about_building(state: Mega, seat: Seat, question: AnotherBuilding | AnotherPlace) -> Briefing:
    """The building that was ordered, and what cannot take its place."""
    ordered = order_of(state, current_transaction(state)).building
    gone = buildings_gone(state, seat) if isinstance(question, AnotherBuilding) else ()
    return Briefing(
        subject=Subject(thing=f"building:{state.lookup.building_id[ordered]}"),
        barred=tuple(gone),
    )


# Each teller is called with the kind of question it stands beside, which no type can say here.
TELLERS: Final[dict[type[Frame], Callable[[Mega, Seat, Any], Briefing]]] = {
    TaxRate: units.about_taxes,
    ChooseRevolting: units.about_revolt,
    Spread: units.about_growth,
    Move: units.about_moves,
    MarchTo: units.about_march,
    SailTo: units.about_voyage,
    PayForShip: units.about_new_ship,
    PayUpkeep: units.about_upkeep,
    OrderFights: units.about_conflicts,
    OrderAttacks: units.about_conflicts,
    Wait: units.about_removal,
    Removal: units.about_removal,
    Plunder: units.about_plunder,
    BuildWithHelp: units.about_cities,
    BuildCities: units.about_cities,
    Garrison: units.about_cities,
    Support: units.about_support,
    Resettle: units.about_resettling,
    PlaceCities: units.about_first_cities,
    GiveUpCity: units.about_given_city,
    PlaceTokens: units.about_first_tokens,
    BuyCards: about_cards,
    Floor: about_floor,
    MarketTrade: about_hand,
    DropCards: about_hand,
    Tribute: about_hand,
    UseAbility: about_abilities,
    Orders: about_orders,
    Purchase: about_orders,
    Intervene: about_orders,
    Claims: about_claims,
    LiveClaims: about_claims,
    FreeCredits: about_credits,
    AnotherBuilding: about_building,
    AnotherPlace: about_building,
}
"""What is told with which kind of question."""
