"""Moving pieces: tokens between board, stock and treasury, cities, ships, barbarians and pirates.

These verbs keep the counts of the state in step with the board; whether a move is allowed the rules
have settled before. `state.wild` as a player means the barbarians or pirates (ME-G16).
"""

from __future__ import annotations

from bisect import insort

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import IN_SUPPLY, NOBODY, NOTHING, SHIP_OLD, SHIPS
from ziggurat.kernel.state import changed


def put(state: Mega, area: int, player: int, count: int) -> None:
    """Put tokens from stock into an area; the stock must hold them."""
    if count == 0:
        return
    if player == state.wild:
        state.barbarians_left -= count
    else:
        state.stock[player] -= count
    arrive(state, area, player, count)


def lift(state: Mega, area: int, player: int, count: int) -> None:
    """Take tokens off an area into stock."""
    if count == 0:
        return
    if player == state.wild:
        state.barbarians_left += count
    else:
        state.stock[player] += count
    depart(state, area, player, count)


def arrive(state: Mega, area: int, player: int, count: int) -> None:
    """Add tokens to an area that come from nowhere: `put`, or the second half of a move."""
    state.own_tokens()
    place = area * (state.player_count + 1) + player
    if state.tokens[place] == 0:
        state.present[area] |= 1 << player
        areas = state.areas_of[player][:]
        insort(areas, area)
        state.areas_of[player] = areas
    state.tokens[place] += count
    state.on_board[player] += count


def depart(state: Mega, area: int, player: int, count: int) -> None:
    """Take tokens from an area that go nowhere: `lift`, or the first half of a move."""
    state.own_tokens()
    place = area * (state.player_count + 1) + player
    state.tokens[place] -= count
    state.on_board[player] -= count
    if state.tokens[place] == 0:
        state.present[area] &= ~(1 << player)
        areas = state.areas_of[player][:]
        areas.remove(area)
        state.areas_of[player] = areas


def shift(state: Mega, origin: int, area: int, player: int, count: int) -> None:
    """Move tokens from one area to another."""
    if count:
        depart(state, origin, player, count)
        arrive(state, area, player, count)


def pay(state: Mega, player: int, amount: int) -> None:
    """Treasury back to stock (ME-G4); the treasury must hold it."""
    state.treasury[player] -= amount
    state.stock[player] += amount


def gain(state: Mega, player: int, amount: int) -> int:
    """Stock to treasury as far as the stock reaches; how much it was."""
    gained = min(amount, state.stock[player])
    state.stock[player] -= gained
    state.treasury[player] += gained
    return gained


def found_city(state: Mega, area: int, player: int) -> None:
    """Put a city from stock into an area without one; `wild` is a pirate city."""
    if player == state.wild:
        state.pirates_left -= 1
    else:
        state.city_stock[player] -= 1
    state.city = changed(state.city, area, player)
    state.city_count[player] += 1
    cities = state.cities_of[player][:]
    insort(cities, area)
    state.cities_of[player] = cities


def raze_city(state: Mega, area: int) -> None:
    """Take the city of an area back to its owner's stock; tokens beside it stay."""
    player = state.city[area]
    if player == state.wild:
        state.pirates_left += 1
    else:
        state.city_stock[player] += 1
    state.city = changed(state.city, area, NOBODY)
    if state.new_city[area]:
        state.new_city = changed(state.new_city, area, 0)
    state.city_count[player] -= 1
    cities = state.cities_of[player][:]
    cities.remove(area)
    state.cities_of[player] = cities


def clear_tokens(state: Mega, area: int, player: int) -> int:
    """Take all tokens of a player off an area into stock; how many they were."""
    count = state.at(area, player)
    lift(state, area, player, count)
    return count


def launch(state: Mega, player: int, area: int, status: int) -> int:
    """Put a ship from stock into an area; its number."""
    for ship in range(SHIPS * player, SHIPS * player + SHIPS):
        if state.ship_at[ship] == NOTHING:
            state.ship_at[ship] = area
            state.ship_status[ship] = status
            state.ship_steps[ship] = 0
            state.ship_cargo[ship] = 0
            return ship
    return NOTHING


def sink(state: Mega, ship: int) -> None:
    """Take a ship back to stock."""
    state.ship_at[ship] = NOTHING
    state.ship_status[ship] = SHIP_OLD
    state.ship_steps[ship] = 0
    state.ship_cargo[ship] = 0


def ships_in(state: Mega, player: int, area: int) -> list[int]:
    """The ships of a player that lie in an area."""
    first = SHIPS * player
    return [ship for ship in range(first, first + SHIPS) if state.ship_at[ship] == area]


def raise_building(state: Mega, building: int, player: int, area: int) -> None:
    """Put a special building from the supply into an area of its builder's region."""
    state.building_at = changed(state.building_at, building, area)
    state.builder = changed(state.builder, building, player)
    state.built_turn = changed(state.built_turn, building, state.turn)
    state.building_in = changed(state.building_in, area, building)


def take_down_building(state: Mega, building: int) -> None:
    """Put a special building back into the supply (SB-7.6)."""
    state.building_in = changed(state.building_in, state.building_at[building], NOTHING)
    state.building_at = changed(state.building_at, building, IN_SUPPLY)
    state.builder = changed(state.builder, building, NOBODY)
    state.built_turn = changed(state.built_turn, building, 0)
