"""Moving pieces: tokens between board, stock and treasury, cities, ships, barbarians and pirates.

These verbs keep the counts of the state in step with the board; whether a move is allowed the rules
have settled before. `game.wild` as a player means the barbarians or pirates (ME-G16).
"""

from __future__ import annotations

from bisect import insort

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import IN_SUPPLY, NOBODY, NOTHING, SHIP_OLD, SHIPS


def put(game: Mega, area: int, player: int, count: int) -> None:
    """Put tokens from stock into an area; the stock must hold them."""
    if count == 0:
        return
    if player == game.wild:
        game.barbarians_left -= count
    else:
        game.stock[player] -= count
    arrive(game, area, player, count)


def lift(game: Mega, area: int, player: int, count: int) -> None:
    """Take tokens off an area into stock."""
    if count == 0:
        return
    if player == game.wild:
        game.barbarians_left += count
    else:
        game.stock[player] += count
    depart(game, area, player, count)


def arrive(game: Mega, area: int, player: int, count: int) -> None:
    """Add tokens to an area that come from nowhere: `put`, or the second half of a move."""
    place = area * (game.player_count + 1) + player
    if game.tokens[place] == 0:
        game.present[area] |= 1 << player
        areas = game.areas_of[player][:]
        insort(areas, area)
        game.areas_of[player] = areas
    game.tokens[place] += count
    game.on_board[player] += count


def depart(game: Mega, area: int, player: int, count: int) -> None:
    """Take tokens from an area that go nowhere: `lift`, or the first half of a move."""
    place = area * (game.player_count + 1) + player
    game.tokens[place] -= count
    game.on_board[player] -= count
    if game.tokens[place] == 0:
        game.present[area] &= ~(1 << player)
        areas = game.areas_of[player][:]
        areas.remove(area)
        game.areas_of[player] = areas


def shift(game: Mega, origin: int, area: int, player: int, count: int) -> None:
    """Move tokens from one area to another."""
    if count:
        depart(game, origin, player, count)
        arrive(game, area, player, count)


def pay(game: Mega, player: int, amount: int) -> None:
    """Treasury back to stock (ME-G4); the treasury must hold it."""
    game.treasury[player] -= amount
    game.stock[player] += amount


def gain(game: Mega, player: int, amount: int) -> int:
    """Stock to treasury as far as the stock reaches; how much it was."""
    gained = min(amount, game.stock[player])
    game.stock[player] -= gained
    game.treasury[player] += gained
    return gained


def found_city(game: Mega, area: int, player: int) -> None:
    """Put a city from stock into an area without one; `wild` is a pirate city."""
    if player == game.wild:
        game.pirates_left -= 1
    else:
        game.city_stock[player] -= 1
    game.city[area] = player
    game.city_count[player] += 1
    cities = game.cities_of[player][:]
    insort(cities, area)
    game.cities_of[player] = cities


def raze_city(game: Mega, area: int) -> None:
    """Take the city of an area back to its owner's stock; tokens beside it stay."""
    player = game.city[area]
    if player == game.wild:
        game.pirates_left += 1
    else:
        game.city_stock[player] += 1
    game.city[area] = NOBODY
    game.new_city[area] = 0
    game.city_count[player] -= 1
    cities = game.cities_of[player][:]
    cities.remove(area)
    game.cities_of[player] = cities


def clear_tokens(game: Mega, area: int, player: int) -> int:
    """Take all tokens of a player off an area into stock; how many they were."""
    count = game.at(area, player)
    lift(game, area, player, count)
    return count


def launch(game: Mega, player: int, area: int, status: int) -> int:
    """Put a ship from stock into an area; its number."""
    for ship in range(SHIPS * player, SHIPS * player + SHIPS):
        if game.ship_at[ship] == NOTHING:
            game.ship_at[ship] = area
            game.ship_status[ship] = status
            game.ship_steps[ship] = 0
            game.ship_cargo[ship] = 0
            return ship
    return NOTHING


def sink(game: Mega, ship: int) -> None:
    """Take a ship back to stock."""
    game.ship_at[ship] = NOTHING
    game.ship_status[ship] = SHIP_OLD
    game.ship_steps[ship] = 0
    game.ship_cargo[ship] = 0


def ships_in(game: Mega, player: int, area: int) -> list[int]:
    """The ships of a player that lie in an area."""
    first = SHIPS * player
    return [ship for ship in range(first, first + SHIPS) if game.ship_at[ship] == area]


def raise_building(game: Mega, building: int, player: int, area: int) -> None:
    """Put a special building from the supply into an area of its builder's region."""
    game.building_at[building] = area
    game.builder[building] = player
    game.built_turn[building] = game.turn
    game.building_in[area] = building


def take_down_building(game: Mega, building: int) -> None:
    """Put a special building back into the supply (SB-7.6)."""
    game.building_in[game.building_at[building]] = NOTHING
    game.building_at[building] = IN_SUPPLY
    game.builder[building] = NOBODY
    game.built_turn[building] = 0
