"""Special buildings: price, place, supply, sacrifice and removal (SB-2, SB-3, SB-5, SB-7)."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.pieces import lift, take_down_building
from ziggurat.games.mega.rules.checks import surplus_and_support, surplus_in
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.paying import most_in_sight
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import IN_SUPPLY, NOBODY, NOTHING
from ziggurat.kernel.state import Frame


def building_price(game: Mega, player: int) -> int:
    """What a building costs a player, by his epoch; 0 where none can be bought (SB-2.3, SB-2.4)."""
    tables = game.tables
    epoch = tables.epoch[game.civilization[player]][game.step[player]]
    return tables.figures.building_price[epoch]


def building_sites(game: Mega, player: int) -> list[int]:
    """Where a player may build: in his start area, else in another home city (SB-2.5 to SB-2.7)."""
    tables = game.tables
    civilization = game.civilization[player]
    start = tables.start[civilization]
    if game.city[start] == player:
        return [start]
    return [area for area in game.cities_of[player] if tables.region[area] == civilization]


def supply_bits(game: Mega) -> int:
    """The buildings nobody has put up: bit b for building b."""
    bits = 0
    for building, area in enumerate(game.building_at):
        if area == IN_SUPPLY:
            bits |= 1 << building
    return bits


def is_of_block(game: Mega, player: int, building: int) -> bool:
    """Whether a building belongs to the block of a player (SB-1.5, SB-2.9)."""
    return game.tables.civ_block[building] == game.block(player)


def available_buildings(game: Mega, player: int) -> list[int]:
    """The buildings of the supply a player may take: own block, none he gave up this turn."""
    return [
        building
        for building, area in enumerate(game.building_at)
        if area == IN_SUPPLY
        and is_of_block(game, player, building)
        and not game.given_up[player] >> building & 1
    ]


def sacrificable_buildings(game: Mega, player: int) -> list[int]:
    """The buildings a player may give up for trade points: those he controls (SB-7.1, SB-7.10)."""
    if not game.with_buildings or game.has_sacrificed[player]:
        return []
    return [
        building
        for building, area in enumerate(game.building_at)
        if area != IN_SUPPLY
        and game.built_turn[building] != game.turn
        and controls(game, player, building)
    ]


def sacrifice_refusal(game: Mega, player: int, building: int) -> str:
    """Why a player cannot give up a building for trade points; empty when he can."""
    which = names.building(game, building)
    if not game.with_buildings:
        return "SB-0.5: This table plays without special buildings."
    if game.has_sacrificed[player]:
        return "SB-7.1: You have given up a building this turn; one is all you may."
    if game.building_at[building] == IN_SUPPLY:
        return f"SB-7.1: {which} stands nowhere, so nobody can give it up."
    if not controls(game, player, building):
        where = names.area(game, game.building_at[building])
        return f"SB-7.1: You have neither a city nor the most tokens in {where}, where it stands."
    if game.built_turn[building] == game.turn:
        return f"SB-7.10: {which} was built this turn; it can be given up from the next turn on."
    return ""


def construction_refusal(game: Mega, player: int, building: int, sacrificed: int, hope: int) -> str:
    """Why a player cannot put up a building, after giving up `sacrificed` (or `NOTHING`).

    `hope` is 1 for a claim: that may name what others could give up (SB-4.9.1).
    """
    which = names.building(game, building)
    if not game.with_buildings:
        return "SB-0.5: This table plays without special buildings."
    owned = owned_building(game, player)
    # In hope a player may even claim his own building, should another in control give it up.
    if owned not in (NOTHING, sacrificed) and not (hope and owned == building):
        return f"SB-2.2: {names.building(game, owned)} stands in your region already."
    if not building_price(game, player):
        return "SB-2.4: No special building can be bought in the Stone Age."
    if not building_sites(game, player):
        return "SB-2.7: You have no city in your region where it could stand."
    if building == sacrificed or game.given_up[player] >> building & 1:
        return f"SB-7.7: You gave up {which} this turn; take another one."
    if not is_of_block(game, player, building):
        return f"SB-2.9: {which} belongs to the other block."
    if game.building_at[building] != IN_SUPPLY and not hope:
        return f"SB-2.8: {which} is not in the supply."
    return ""


def place_refusal(game: Mega, player: int, area: int) -> str:
    """Why a player's new building cannot stand in an area; empty when it can."""
    sites = building_sites(game, player)
    if area in sites:
        return ""
    if game.city[game.tables.start[game.civilization[player]]] == player:
        where = names.area(game, sites[0])
        return f"SB-2.5: It has to stand in {where}, your start area, as you have a city there."
    return f"SB-2.6: It has to stand in a city of your region: {names.areas(game, sites)}."


def could_use_buildings(game: Mega, player: int) -> bool:
    """Whether, by what everybody sees, a player could put up or give up a building (SB-4.9.4)."""
    if sacrificable_buildings(game, player):
        return True
    price = building_price(game, player)
    if owned_building(game, player) != NOTHING or not price or price > most_in_sight(game, player):
        return False
    return bool(available_buildings(game, player)) and bool(building_sites(game, player))


def sacrifice(game: Mega, player: int, building: int) -> Frame | None:
    """A player gives up a building, which lies in the supply again, and is checked (SB-7.5, 7.6).

    Only he is. What he gets for it is the caller's affair (SB-7.2, SB-8.1).
    """
    if game.events is not None:
        who, which = names.player(game, player), names.building(game, building)
        where = names.area(game, game.building_at[building])
        game.tell("SB-7.6", f"{who} gives up {which} in {where}.")
    take_down_building(game, building)
    game.given_up[player] |= 1 << building
    return surplus_and_support(game, [player])


def remove_illegal(game: Mega) -> None:
    """Buildings that stand outside their builder's region go back to the supply (SB-3.7, SB-3.8).

    Surplus that this leaves in the area goes to stock; nothing else is checked.
    """
    for building, area in enumerate(game.building_at):
        if area == IN_SUPPLY or game.is_home(game.builder[building], area):
            continue
        if game.events is not None:
            which, where = names.building(game, building), names.area(game, area)
            game.tell("SB-3.7", f"{which} stands outside its builder's region and leaves {where}.")
        take_down_building(game, building)
        shed_surplus(game, area)


def shed_surplus(game: Mega, area: int) -> None:
    """Tokens that an area cannot hold any more go to stock."""
    for player in game.ranking:
        surplus = surplus_in(game, player, area) if game.at(area, player) else 0
        if surplus > 0:
            lift(game, area, player, surplus)
            if game.events is not None:
                who, where = names.player(game, player), names.area(game, area)
                game.tell("SB-3.7", f"{who} removes {names.tokens(surplus)} from {where}.")


def return_building_of(game: Mega, player: int) -> None:
    """The building a leaving player owns lies in the supply again (SB-5.6, SB-5.7)."""
    building = owned_building(game, player)
    if building == NOTHING:
        return
    take_down_building(game, building)
    if game.events is not None:
        game.tell("SB-5.6", f"{names.building(game, building)} is in the supply again.")


def owner_of(game: Mega, building: int) -> int:
    """Who owns a building: whoever built it (SB-2.11, SB-3.2); `NOBODY` in the supply."""
    return game.builder[building] if game.building_at[building] != IN_SUPPLY else NOBODY
