"""Winning, losing, and ends without a victory (ER-69 to ER-76, ER-X1, ER-X2)."""

from ziggurat.games.revolt import names
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    BY_CONQUEST,
    BY_RESOURCES,
    BY_TRADE,
    ENDING_CLAUSES,
    NOBODY,
    TECH_COUNT,
)
from ziggurat.kernel.state import Seat


def needed_by(game: Revolt, seat: Seat) -> list[int]:
    """Food, gold and wood regions the seat needs: the table's number less its cards (ER-71d)."""
    needed = list(game.needed)
    tables = game.tables
    for card in tables.victory_cards:
        region = tables.card_region[card]
        if region != NOBODY and game.control[region] == seat:
            for resource in range(3):
                needed[resource] = max(1, needed[resource] - tables.card_less[card][resource])
    return needed


def has_resources(game: Revolt, seat: Seat) -> bool:
    """Whether the seat fulfils the resource victory (ER-71 to ER-75, ER-70e)."""
    goods, first = game.goods, seat * 3
    # A card lowers one resource by one, so far fewer regions can never do.
    if goods[first] + goods[first + 1] + goods[first + 2] < 3 or not game.has_capital(seat):
        return False
    needed = needed_by(game, seat)
    return (
        goods[first] >= needed[0]
        and goods[first + 1] >= needed[1]
        and goods[first + 2] >= needed[2]
    )


def maybe_win_by_resources(game: Revolt, seat: Seat) -> None:
    """End the game if the seat has the regions it needs (ER-71b)."""
    if has_resources(game, seat):
        finish(game, BY_RESOURCES, seat)


def maybe_win_by_trade(game: Revolt, seat: Seat) -> None:
    """End the game if the seat has held six cities for a whole cycle (ER-76, ER-70e)."""
    if game.holding[seat] and game.has_capital(seat):
        finish(game, BY_TRADE, seat)


def defeat(game: Revolt, seat: Seat, clause: str) -> None:
    """Take a player out of the game; the last one left wins at once (ER-70b, ER-70c, ER-61a)."""
    if game.events is not None:
        game.tell(clause, f"{names.seat(seat)} is defeated.")
    for ship in game.ships_of[seat][:]:
        game.remove_ship(ship)
    for troop in game.troops_of[seat][:]:
        game.remove_troop(troop)
    for region, owner in enumerate(game.control):
        if owner == seat:
            game.take_control(region, NOBODY)
    for tech in range(TECH_COUNT):
        game.take_tech(seat, tech, -game.techs[seat * TECH_COUNT + tech])
    game.hand[seat * 3 : seat * 3 + 3] = [0, 0, 0]
    game.drop_out(seat)
    left = [other for other in game.order if game.alive[other]]
    if len(left) == 1:
        finish(game, BY_CONQUEST, left[0])


def standing(game: Revolt, seat: Seat) -> tuple[int, int, int, int]:
    """What ranks players without a victory: progress, cities, regions, troops (ER-X1)."""
    regions = game.cities[seat] + game.lands[seat]
    return sum(progress(game, seat)), game.cities[seat], regions, len(game.troops_of[seat])


def progress(game: Revolt, seat: Seat) -> list[int]:
    """Of the food, gold and wood regions everybody needs, those the seat no longer misses.

    A victory city counts as the region it saves (ER-71d).
    """
    goods = game.goods[seat * 3 : seat * 3 + 3]
    needed = needed_by(game, seat)
    missing = [max(0, need - have) for need, have in zip(needed, goods)]
    return [need - lacks for need, lacks in zip(game.needed, missing)]


def finish(game: Revolt, ending: int, winner: Seat) -> None:
    """End the game at once; `NOBODY` wins when it is only ranked."""
    game.ending = ending
    game.places = ranking(game, winner)
    game.stack.clear()
    if game.events is not None:
        tell_end(game, ending, winner)


def ranking(game: Revolt, winner: Seat) -> list[int]:
    """The place of every seat: the winner, the others still in, then the defeated (ER-X1)."""
    places = [1] * game.seat_count
    living = [seat for seat in game.order if game.alive[seat]]
    others = [seat for seat in living if seat != winner]
    standings = {seat: standing(game, seat) for seat in others}
    before = len(living) - len(others)
    for seat in others:
        ahead = sum(1 for other in others if standings[other] > standings[seat])
        places[seat] = before + ahead + 1
    for later, seat in enumerate(reversed(game.fallen)):
        places[seat] = len(living) + later + 1
    return places


def clause_of_end(game: Revolt) -> str:
    """The clause the end rests on; the resource victory has one for each number of players."""
    if game.ending == BY_RESOURCES:
        return f"ER-{71 + game.seat_count - 2}"
    return ENDING_CLAUSES[game.ending]


def tell_end(game: Revolt, ending: int, winner: Seat) -> None:
    """Say how the game ended."""
    if winner != NOBODY:
        how = ("", "by resources", "by trade", "as the last one left")[ending]
        game.tell(clause_of_end(game), f"{names.seat(winner)} wins {how}.")
        return
    first = " and ".join(
        names.seat(seat) for seat in range(game.seat_count) if game.places[seat] == 1
    )
    limit = f"Round {game.round_limit}, the last one, is over"
    why = limit if ENDING_CLAUSES[ending] == "ER-X1" else "No die was rolled for twenty rounds"
    game.tell(ENDING_CLAUSES[ending], f"{why}: the game ends without a victory. Ahead: {first}.")
