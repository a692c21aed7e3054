"""What is told with questions about units on the map: marches, conflicts, cities, tokens."""

from __future__ import annotations

from ziggurat.games.mega.rules.leaving import Resettle, areas_elsewhere
from ziggurat.games.mega.rules.phase_01_taxes import ChooseRevolting, TaxRate
from ziggurat.games.mega.rules.phase_02_growth import Spread
from ziggurat.games.mega.rules.phase_03_movement.marches import MarchTo, can_leave
from ziggurat.games.mega.rules.phase_03_movement.movement import Move
from ziggurat.games.mega.rules.phase_03_movement.shipyard import PayForShip, own_ships
from ziggurat.games.mega.rules.phase_03_movement.upkeep import PayUpkeep
from ziggurat.games.mega.rules.phase_03_movement.voyages import SailTo
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import Plunder
from ziggurat.games.mega.rules.phase_04_conflict.conflict import OrderAttacks, OrderFights, Wait
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import Removal
from ziggurat.games.mega.rules.phase_05_cities.checks import Support, cities_to_reduce
from ziggurat.games.mega.rules.phase_05_cities.construction import (
    BuildCities,
    BuildWithHelp,
    Garrison,
)
from ziggurat.games.mega.rules.short_game import (
    GiveUpCity,
    PlaceCities,
    PlaceTokens,
    areas_for_tokens,
)
from ziggurat.games.mega.rules.telling import areas_told, side_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view.briefing_structs import Briefing, Subject
from ziggurat.games.mega.view.briefings.cities import (
    destructions_of,
    founding_of,
    rates_of,
    reductions_of,
    sites_of,
)
from ziggurat.games.mega.view.briefings.movement import (
    barred_marches,
    grounds_in,
    marches_from,
    outlook_of,
    support_of,
    voyages_of,
)
from ziggurat.kernel.state import Seat

# --- movement


def about_moves(state: Mega, seat: Seat, question: Move) -> Briefing:
    """Everything that can march and sail, and what would come of ending it here."""
    leaving = [area for area in state.areas_of[seat] if can_leave(state, seat, area)]
    marches = marches_from(state, seat, leaving)
    voyages = voyages_of(state, seat, own_ships(state, seat))
    reached = [area for march in marches.values() for area in march.to]
    reached += [area for voyage in voyages.values() for area in voyage.to]
    return Briefing(
        outlook=outlook_of(state, seat, is_moving=True),
        marches=marches,
        voyages=voyages,
        grounds=grounds_in(state, seat, reached),
        barred=tuple(barred_marches(state, seat, leaving)),
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
        barred=tuple(barred_marches(state, seat, [question.area])),
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


def about_revolt(state: Mega, seat: Seat, question: ChooseRevolting) -> Briefing:
    """Whose cities revolt, and for whom."""
    return Briefing(
        subject=Subject(
            thing=f"seat:{question.victim}",
            victim=question.victim,
            beneficiary=side_told(state, question.taker),
        ),
        outlook=outlook_of(state, seat),
    )


def about_plunder(state: Mega, seat: Seat, question: Plunder) -> Briefing:
    """The units, for which a stock is needed as well."""
    return Briefing(outlook=outlook_of(state, seat))


def about_cities(
    state: Mega, seat: Seat, question: BuildCities | BuildWithHelp | Garrison
) -> Briefing:
    """Where cities can be built and what they take."""
    return Briefing(sites=tuple(sites_of(state, seat)), outlook=outlook_of(state, seat))


def about_support(state: Mega, seat: Seat, question: Support) -> Briefing:
    """What the cities need, and what reducing each would change."""
    return Briefing(
        support=support_of(state, seat, extra=question.extra),
        reductions=tuple(reductions_of(state, seat, cities_to_reduce(state, seat), question.extra)),
    )


def about_given_city(state: Mega, seat: Seat, question: GiveUpCity) -> Briefing:
    """What the support would be without each city."""
    return Briefing(reductions=tuple(destructions_of(state, seat, state.cities_of[seat])))


def about_first_cities(state: Mega, seat: Seat, question: PlaceCities) -> Briefing:
    """How many cities are placed, and where."""
    return Briefing(founding=founding_of(state, seat))


# --- tokens that find a place


def about_first_tokens(state: Mega, seat: Seat, question: PlaceTokens) -> Briefing:
    """What may stay where the first tokens can be placed."""
    areas = areas_told(state, areas_for_tokens(state, seat))
    return Briefing(grounds=grounds_in(state, seat, areas), outlook=outlook_of(state, seat))


def about_resettling(state: Mega, seat: Seat, question: Resettle) -> Briefing:
    """What may stay where tokens can go whose region goes out of play."""
    areas = areas_told(state, areas_elsewhere(state, seat, question.leaver))
    return Briefing(
        subject=Subject(thing=f"seat:{question.leaver}"),
        grounds=grounds_in(state, seat, areas),
        outlook=outlook_of(state, seat),
    )
