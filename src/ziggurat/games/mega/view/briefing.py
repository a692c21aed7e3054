"""What the board is told with a question beside its answers; the rules know all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ziggurat.games.mega.rules.phase_01_taxes import TaxRate
from ziggurat.games.mega.rules.phase_02_growth import Spread
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo
from ziggurat.games.mega.rules.phase_03_movement.movement import Move
from ziggurat.games.mega.rules.phase_03_movement.shipyard import PayForShip, own_ships
from ziggurat.games.mega.rules.phase_03_movement.upkeep import PayUpkeep
from ziggurat.games.mega.rules.phase_03_movement.voyages import SailTo
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
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import DropCards
from ziggurat.games.mega.rules.phase_12_acquisition.live_claims import LiveClaims
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITIES
from ziggurat.games.mega.view.briefing_structs import Briefing, Subject
from ziggurat.games.mega.view.briefings.acquisition import abilities_of, buying_of, scattering_of
from ziggurat.games.mega.view.briefings.calamities import barred_victims, damage_of, subject_of
from ziggurat.games.mega.view.briefings.cities import rates_of, reductions_of, sites_of
from ziggurat.games.mega.view.briefings.movement import (
    barred_marches,
    grounds_in,
    marches_from,
    outlook_of,
    support_of,
    voyages_of,
)
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


# --- movement


def about_moves(state: Mega, seat: Seat, question: Move) -> Briefing:
    """Everything that can march and sail, and what would come of ending it here."""
    marches = marches_from(state, seat, state.areas_of[seat])
    voyages = voyages_of(state, seat, own_ships(state, seat))
    reached = [area for march in marches.values() for area in march.to]
    reached += [area for voyage in voyages.values() for area in voyage.to]
    return Briefing(
        outlook=outlook_of(state, seat, is_moving=True),
        marches=marches,
        voyages=voyages,
        grounds=grounds_in(state, seat, reached),
    )


def about_march(state: Mega, seat: Seat, question: MarchTo) -> Briefing:
    """Where the tokens of one area can go, and where they may not."""
    name = state.lookup.area_id[question.area]
    marches = marches_from(state, seat, [question.area])
    return Briefing(
        subject=Subject(thing=f"area:{name}"),
        outlook=outlook_of(state, seat, is_moving=True),
        marches=marches,
        grounds=grounds_in(state, seat, [area for one in marches.values() for area in one.to]),
        barred=tuple(barred_marches(state, seat, question.area)),
    )


def about_voyage(state: Mega, seat: Seat, question: SailTo) -> Briefing:
    """Where one ship can go."""
    voyages = voyages_of(state, seat, [question.ship])
    return Briefing(
        subject=Subject(thing=f"ship:{question.ship}"),
        outlook=outlook_of(state, seat, is_moving=True),
        voyages=voyages,
        grounds=grounds_in(state, seat, [area for one in voyages.values() for area in one.to]),
    )


def about_new_ship(state: Mega, seat: Seat, question: PayForShip) -> Briefing:
    """The area a ship is built in."""
    return Briefing(subject=Subject(thing=f"area:{state.lookup.area_id[question.area]}"))


def about_upkeep(state: Mega, seat: Seat, question: PayUpkeep) -> Briefing:
    """The ship that is maintained."""
    return Briefing(subject=Subject(thing=f"ship:{question.ship}"))


def about_conflicts(state: Mega, seat: Seat, question: OrderFights | OrderAttacks) -> Briefing:
    """What would be left of each conflict."""
    return Briefing(outlook=outlook_of(state, seat))


def about_removal(state: Mega, seat: Seat, question: Removal | Wait) -> Briefing:
    """The area that is fought over."""
    return Briefing(
        subject=Subject(thing=f"area:{state.lookup.area_id[question.area]}"),
        outlook=outlook_of(state, seat),
    )


def about_growth(state: Mega, seat: Seat, question: Spread) -> Briefing:
    """What may stay where tokens can be placed."""
    areas = [state.lookup.area_id[area] for area in state.areas_of[seat]]
    return Briefing(grounds=grounds_in(state, seat, areas), outlook=outlook_of(state, seat))


# --- taxes and cities


def about_taxes(state: Mega, seat: Seat, question: TaxRate) -> Briefing:
    """What each rate would bring."""
    return Briefing(rates=tuple(rates_of(state, seat, question)))


def about_cities(
    state: Mega, seat: Seat, question: BuildCities | BuildWithHelp | Garrison
) -> Briefing:
    """Where cities can be built and what they take."""
    return Briefing(sites=tuple(sites_of(state, seat)), outlook=outlook_of(state, seat))


def about_support(state: Mega, seat: Seat, question: Support) -> Briefing:
    """What the cities need, and what reducing each would change."""
    return Briefing(
        support=support_of(state, seat, extra=question.extra),
        reductions=tuple(reductions_of(state, seat, question)),
    )


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


# Each teller is called with the kind of question it stands beside, which no type can say here.
TELLERS: Final[dict[type[Frame], Callable[[Mega, Seat, Any], Briefing]]] = {
    TaxRate: about_taxes,
    Spread: about_growth,
    Move: about_moves,
    MarchTo: about_march,
    SailTo: about_voyage,
    PayForShip: about_new_ship,
    PayUpkeep: about_upkeep,
    OrderFights: about_conflicts,
    OrderAttacks: about_conflicts,
    Wait: about_removal,
    Removal: about_removal,
    BuildWithHelp: about_cities,
    BuildCities: about_cities,
    Garrison: about_cities,
    Support: about_support,
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
}
"""What is told with which kind of question."""
