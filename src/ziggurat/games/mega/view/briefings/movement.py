"""Movement: where tokens and ships can go, what becomes of them there, and what may be lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ziggurat.games.mega.rules.limits import limit_of, room
from ziggurat.games.mega.rules.phase_03_movement.marches import Ways, can_leave, targets_of
from ziggurat.games.mega.rules.phase_03_movement.protection import (
    causes_conflict,
    crowd,
    entry_refusal,
    in_conflict,
)
from ziggurat.games.mega.rules.phase_03_movement.shipyard import own_ships
from ziggurat.games.mega.rules.phase_03_movement.voyages import (
    Voyage,
    passengers,
    room_aboard,
    steps_left,
    steps_to,
)
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import (
    Attack,
    attacker_of,
    storm,
    tokens_needed,
)
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import fight_out
from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate, surplus_in
from ziggurat.games.mega.rules.phase_05_cities.city_building import (
    has_enough,
    is_open_to_cities,
    tokens_required,
)
from ziggurat.games.mega.rules.phase_09_calamities.places import occupied
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIP_OLD
from ziggurat.games.mega.view import briefing_structs as structs
from ziggurat.games.mega.view.briefings.reasons import barred
from ziggurat.games.mega.view.view import WILD
from ziggurat.kernel.state import Seat


def marches_from(state: Mega, seat: Seat, areas: Iterable[int]) -> dict[str, structs.March]:
    """By area that tokens can leave: where they can go, and how many (ME-M2, ME-M3)."""
    ids = state.lookup.area_id
    found: dict[str, structs.March] = {}
    for area in areas:
        if can_leave(state, seat, area):
            ways = Ways(state, seat, area)
            reached = {ids[to]: most for to, most in zip(ways.targets, ways.mosts, strict=True)}
            found[ids[area]] = structs.March(state.fresh[area], reached)
    return found


def voyages_of(state: Mega, seat: Seat, ships: Iterable[int]) -> dict[str, structs.Voyage]:
    """By ship that can sail: where to, how far, and with how many (ME-M10 to ME-M12)."""
    ids = state.lookup.area_id
    found: dict[str, structs.Voyage] = {}
    for ship in ships:
        if state.ship_at[ship] == NOTHING or state.ship_status[ship] == SHIP_OLD:
            continue
        voyage = Voyage(state, seat, ship)
        origin = state.ship_at[ship]
        if voyage.targets:
            found[str(ship)] = structs.Voyage(
                area=ids[origin],
                steps=steps_left(state, seat, ship),
                room=room_aboard(state, seat),
                tokens=passengers(state, ship),
                to={
                    ids[to]: structs.Port(steps_to(state, seat, origin, to), most)
                    for to, most in zip(voyage.targets, voyage.mosts, strict=True)
                },
            )
    return found


def grounds_in(state: Mega, seat: Seat, areas: Iterable[str]) -> dict[str, structs.Ground]:
    """By area that can be reached: what becomes of tokens there."""
    numbers = {name: number for number, name in enumerate(state.lookup.area_id)}
    return {name: ground_of(state, seat, numbers[name]) for name in sorted(set(areas))}


def ground_of(state: Mega, seat: Seat, area: int) -> structs.Ground:
    """What an area holds, and what further tokens there would lead to."""
    owner = state.city[area]
    is_foreign = owner not in (NOBODY, seat)
    return structs.Ground(
        holds=state.at(area, seat),
        room=room(state, seat, area) if owner == seat else limit_of(state, seat, area),
        fights_from=fights_from(state, seat, area),
        rivals=rivals_in(state, seat, area),
        city_takes=tokens_required(state, area) if is_open_to_cities(state, area) else 0,
        storm_takes=tokens_needed(state, seat, owner) if is_foreign else 0,
    )


def fights_from(state: Mega, seat: Seat, area: int) -> int:
    """How many further tokens cause a conflict in an area; 0 if no number does (ME-M15)."""
    if not causes_conflict(state, seat, area, state.on_board[seat]):
        return 0
    if causes_conflict(state, seat, area, 1):
        return 1
    return state.lookup.limit[area] - crowd(state, area) + 1


def rivals_in(state: Mega, seat: Seat, area: int) -> tuple[str, ...]:
    """Whose units are in an area, those of the seat apart."""
    owner = state.city[area]
    return tuple(
        holder(state, player)
        for player in (*state.ranking, state.wild)
        if player != seat and (owner == player or state.present[area] >> player & 1)
    )


def barred_marches(state: Mega, seat: Seat, origins: Iterable[int]) -> Iterator[structs.Barred]:
    """The areas within reach of some areas that may not be entered, each with the reason."""
    for area in sorted({area for origin in origins for area in targets_of(state, seat, origin)}):
        refusal = entry_refusal(state, seat, area, 1)
        if refusal is not None:
            yield barred(state, f"area:{state.lookup.area_id[area]}", refusal)


# --- what stands to be lost


def outlook_of(state: Mega, seat: Seat, *, is_moving: bool = False) -> structs.Outlook:
    """What would come of a seat's units as they stand: surplus, support, conflicts, cities."""
    over = list(surplus_of(state, seat))
    lost = sum(each.tokens for each in over)
    return structs.Outlook(
        over=tuple(over),
        lost=lost,
        support=support_of(state, seat, lost),
        unpaid_ships=unpaid_ships(state, seat) if is_moving else (),
        conflicts=tuple(conflicts_of(state, seat)),
        cities=tuple(cities_planned(state, seat)),
    )


def surplus_of(state: Mega, seat: Seat) -> Iterator[structs.TokensAt]:
    """Tokens above the limits, area by area (ME-Y5)."""
    for area in state.areas_of[seat]:
        surplus = surplus_in(state, seat, area)
        if surplus > 0:
            yield structs.TokensAt(state.lookup.area_id[area], surplus)


def support_of(state: Mega, seat: Seat, lost: int = 0, extra: int = 0) -> structs.Support:
    """What a seat's cities need and have, after some tokens are lost (ME-Y7)."""
    rate = support_rate(state, seat) + extra
    return structs.Support(rate * state.city_count[seat], state.on_board[seat] - lost)


def unpaid_ships(state: Mega, seat: Seat) -> tuple[int, ...]:
    """Ships that go down with the end of a movement (ME-M9)."""
    return tuple(
        ship
        for ship in own_ships(state, seat)
        if state.ship_at[ship] != NOTHING and state.ship_status[ship] == SHIP_OLD
    )


def conflicts_of(state: Mega, seat: Seat) -> Iterator[structs.Conflict]:
    """Areas with units of a seat in which something will be fought out (ME-M15)."""
    for area in occupied(state, seat):
        if in_conflict(state, area):
            yield conflict_in(state, seat, area)


def conflict_in(state: Mega, seat: Seat, area: int) -> structs.Conflict:
    """A conflict, and what would be left of it as things stand (ME-F2 to ME-F14)."""
    twin = state.copy()
    twin.events = None
    fight_out(twin, area)
    attacker, owner = attacker_of(twin, area), state.city[area]
    if attacker != NOBODY:
        storm(twin, Attack(area, attacker, 0, owner))
        fight_out(twin, area)
    sides = (*state.ranking, state.wild)
    return structs.Conflict(
        area=state.lookup.area_id[area],
        rivals=rivals_in(state, seat, area),
        left={holder(state, each): twin.at(area, each) for each in sides if twin.at(area, each)},
        city="" if twin.city[area] == NOBODY else holder(state, twin.city[area]),
        storm_takes=0 if attacker == NOBODY else tokens_needed(state, attacker, owner),
    )


def holder(state: Mega, player: int) -> str:
    """A player as views name whoever holds something."""
    return WILD if player == state.wild else str(player)


def cities_planned(state: Mega, seat: Seat) -> Iterator[structs.CityPlan]:
    """Areas in which a seat has enough tokens for a city (ME-Y1)."""
    for area in state.areas_of[seat]:
        if has_enough(state, seat, area):
            name, takes = state.lookup.area_id[area], tokens_required(state, area)
            yield structs.CityPlan(name, state.at(area, seat), takes)
