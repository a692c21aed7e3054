"""Winning, losing, and ends without a victory (ER-69 to ER-76, ER-X1, ER-X2)."""

from ziggurat.games.revolt.events import Defeated, EndedUndecided, Won
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    BY_CONQUEST,
    BY_RESOURCES,
    BY_TRADE,
    ENDING_CLAUSES,
    ENDINGS,
    NOBODY,
    TECH_COUNT,
)
from ziggurat.kernel.state import Seat


def needed_by(state: Revolt, seat: Seat) -> list[int]:
    """Food, gold and wood regions the seat needs: the table's number less its cards (ER-71d)."""
    needed = list(state.needed)
    lookup = state.lookup
    for card in lookup.victory_cards:
        region = lookup.card_region[card]
        if region != NOBODY and state.control[region] == seat:
            for resource in range(3):
                needed[resource] = max(1, needed[resource] - lookup.card_less[card][resource])
    return needed


def has_resources(state: Revolt, seat: Seat) -> bool:
    """Whether the seat fulfils the resource victory (ER-71 to ER-75, ER-70e)."""
    goods, first = state.goods, seat * 3
    table, less = state.needed, state.lookup.most_less
    # Fewer regions than anybody could ever need: so it is nearly always.
    if (
        goods[first] < table[0] - less[0]
        or goods[first + 1] < table[1] - less[1]
        or goods[first + 2] < table[2] - less[2]
        or not state.has_capital(seat)
    ):
        return False
    needed = needed_by(state, seat)
    return (
        goods[first] >= needed[0]
        and goods[first + 1] >= needed[1]
        and goods[first + 2] >= needed[2]
    )


def maybe_win_by_resources(state: Revolt, seat: Seat) -> None:
    """End the game if the seat has the regions it needs (ER-71b)."""
    if has_resources(state, seat):
        finish(state, BY_RESOURCES, seat)


def maybe_win_by_trade(state: Revolt, seat: Seat) -> None:
    """End the game if the seat has held six cities for a whole cycle (ER-76, ER-70e)."""
    if state.holding[seat] and state.has_capital(seat):
        finish(state, BY_TRADE, seat)


def defeat(state: Revolt, seat: Seat, clause: str) -> None:
    """Take a player out of the game; the last one left wins at once (ER-70b, ER-70c, ER-61a)."""
    state.tell(clause, Defeated(seat))
    for ship in state.ships_of[seat][:]:
        state.remove_ship(ship)
    for troop in state.troops_of[seat][:]:
        state.remove_troop(troop)
    for region, owner in enumerate(state.control):
        if owner == seat:
            state.take_control(region, NOBODY)
    for tech in range(TECH_COUNT):
        state.take_tech(seat, tech, -state.techs[seat * TECH_COUNT + tech])
    state.hand[seat * 3 : seat * 3 + 3] = [0, 0, 0]
    state.drop_out(seat)
    left = [other for other in state.order if state.alive[other]]
    if len(left) == 1:
        finish(state, BY_CONQUEST, left[0])


def standing(state: Revolt, seat: Seat) -> tuple[int, int, int, int]:
    """What ranks players without a victory: progress, cities, regions, troops (ER-X1)."""
    regions = state.cities[seat] + state.lands[seat]
    return sum(progress(state, seat)), state.cities[seat], regions, len(state.troops_of[seat])


def progress(state: Revolt, seat: Seat) -> list[int]:
    """Of the food, gold and wood regions everybody needs, those the seat no longer misses.

    A victory city counts as the region it saves (ER-71d).
    """
    goods = state.goods[seat * 3 : seat * 3 + 3]
    needed = needed_by(state, seat)
    missing = [max(0, need - have) for need, have in zip(needed, goods)]
    return [need - lacks for need, lacks in zip(state.needed, missing)]


def finish(state: Revolt, ending: int, winner: Seat) -> None:
    """End the game at once; `NOBODY` wins when it is only ranked."""
    state.ending = ending
    state.places = ranking(state, winner)
    state.stack.clear()
    if state.is_heard:
        tell_end(state, ending, winner)


def ranking(state: Revolt, winner: Seat) -> list[int]:
    """The place of every seat: the winner, the others still in, then the defeated (ER-X1)."""
    places = [1] * state.seat_count
    living = [seat for seat in state.order if state.alive[seat]]
    others = [seat for seat in living if seat != winner]
    standings = {seat: standing(state, seat) for seat in others}
    before = len(living) - len(others)
    for seat in others:
        ahead = sum(1 for other in others if standings[other] > standings[seat])
        places[seat] = before + ahead + 1
    for later, seat in enumerate(reversed(state.fallen)):
        places[seat] = len(living) + later + 1
    return places


def clause_of_end(state: Revolt) -> str:
    """The clause the end rests on; the resource victory has one for each number of players."""
    if state.ending == BY_RESOURCES:
        return f"ER-{71 + state.seat_count - 2}"
    return ENDING_CLAUSES[state.ending]


def tell_end(state: Revolt, ending: int, winner: Seat) -> None:
    """Say how the game ended."""
    if winner != NOBODY:
        state.tell(clause_of_end(state), Won(winner, ENDINGS[ending]))
        return
    ahead = [seat for seat in range(state.seat_count) if state.places[seat] == 1]
    state.tell(ENDING_CLAUSES[ending], EndedUndecided(ENDINGS[ending], state.round_limit, ahead))
