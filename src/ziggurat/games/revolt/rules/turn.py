"""The course of the game: rounds, and what happens in a turn (ER-62 to ER-65, ER-76)."""

from __future__ import annotations

from ziggurat.games.revolt.events import CapitalMissing, CitiesHeld, Collected, TurnBegun
from ziggurat.games.revolt.rules.actions import Actions
from ziggurat.games.revolt.rules.sacrifice import shed_surplus
from ziggurat.games.revolt.rules.telling import cards_told
from ziggurat.games.revolt.rules.upkeep import Upkeep, owes_upkeep
from ziggurat.games.revolt.rules.victory import (
    defeat,
    finish,
    maybe_win_by_resources,
    maybe_win_by_trade,
)
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    BY_ROUNDS,
    BY_STANDSTILL,
    CITIES_FOR_TRADE,
    NOBODY,
    QUIET_ROUNDS,
    SPENT,
)
from ziggurat.kernel.state import Frame, Procedure, Seat


class Course(Procedure):
    """The whole game: turn after turn, round after round (ER-1b)."""

    kind = "course"

    turn: int
    """Whose turn it is: an index into the order of seats."""


def take_turn(state: Revolt, course: Course) -> Frame | None:
    """The next player still in has a turn; defeated players are skipped."""
    seat = state.order[course.turn]
    return Turn(seat) if state.alive[seat] else None


def pass_on(state: Revolt, course: Course) -> Frame | None:
    """On to the next player; after the last one the round is over."""
    course.turn += 1
    if course.turn == len(state.order):
        course.turn = 0
        end_round(state)
    course.begin_again()
    return None


def end_round(state: Revolt) -> None:
    """Count the round; stop at the limit or at a standstill (ER-X1, ER-X2)."""
    state.quiet_rounds = 0 if state.rolled else state.quiet_rounds + 1
    state.rolled = 0
    if state.quiet_rounds >= QUIET_ROUNDS:
        finish(state, BY_STANDSTILL, NOBODY)
    elif state.round_limit and state.round >= state.round_limit:
        finish(state, BY_ROUNDS, NOBODY)
    else:
        state.round += 1


Course.steps = (take_turn, pass_on)


class Turn(Procedure):
    """One player's turn (ER-62a)."""

    kind = "turn"

    seat: Seat


def win_by_trade(state: Revolt, turn: Turn) -> Frame | None:
    """Six cities held for a whole cycle win before anything else (ER-76)."""
    if state.is_heard:
        announce(state, turn.seat)
    maybe_win_by_trade(state, turn.seat)
    return None


def announce(state: Revolt, seat: Seat) -> None:
    """Tell that a turn begins, and what must happen in it to stay in the game (ER-70)."""
    state.tell("ER-62a", TurnBegun(seat, state.round))
    if not state.has_capital(seat):
        state.tell("ER-70", CapitalMissing(seat, state.lookup.region_id[state.capital[seat]]))


def win_by_resources(state: Revolt, turn: Turn) -> Frame | None:
    """The regions needed win at the beginning of a turn (ER-71b)."""
    maybe_win_by_resources(state, turn.seat)
    return None


def make_ready(state: Revolt, turn: Turn) -> Frame | None:
    """Troops and ships have their actions again; crossings come nearer their end (ER-67a)."""
    for troop in state.troops_of[turn.seat]:
        wait = state.troop_wait[troop]
        if wait:
            wait -= 1
            state.troop_wait[troop] = wait
        state.troop_used[troop] = SPENT if wait else 0
        if state.troop_deal[troop] != NOBODY:
            if not state.troop_asked[troop]:
                state.drop_deal(troop)
            state.troop_asked[troop] = 0
    for ship in state.ships_of[turn.seat]:
        state.ship_used[ship] = 0
    state.bought_at_island = 0
    state.reordered = 0
    state.exchanged = [0] * state.lookup.card_count
    return None


def collect(state: Revolt, turn: Turn) -> Frame | None:
    """One card from every region with a settlement or a troop, one more with a chip (ER-63)."""
    seat = turn.seat
    income = income_of(state, seat)
    for resource in range(3):
        state.gain(seat, resource, income[resource])
    if state.is_heard and any(income):
        state.tell("ER-63", Collected(seat, cards_told(income)))
    return None


def income_of(state: Revolt, seat: Seat) -> list[int]:
    """Food, gold and wood the seat would collect now (ER-46, ER-60a)."""
    income = [0, 0, 0]
    for region, owner in enumerate(state.control):
        if owner == seat:
            cards = yield_of(state, region)
            if cards:
                income[state.lookup.resource[region]] += cards
    return income


def yield_of(state: Revolt, region: int) -> int:
    """Cards a region gives its controller: none without a settlement or a troop (ER-46, ER-60a)."""
    if state.lookup.resource[region] == NOBODY:
        return 0
    if not state.settled[region] and not state.troops_at[region]:
        return 0
    return 1 + state.chipped[region]


def pay_upkeep(state: Revolt, turn: Turn) -> Frame | None:
    """What is kept has to be paid for (ER-64)."""
    return Upkeep(turn.seat) if owes_upkeep(state, turn.seat) else None


def act(state: Revolt, turn: Turn) -> Frame | None:
    """Now troops act, and everything else is done (ER-65)."""
    return Actions(turn.seat)


def rest(state: Revolt, turn: Turn) -> Frame | None:
    """Actions are not saved, so what was used this turn tells no pieces apart now (ER-14c)."""
    for troop in state.troops_of[turn.seat]:
        state.troop_used[troop] = 0
    for ship in state.ships_of[turn.seat]:
        state.ship_used[ship] = 0
        state.ship_supported[ship] = 0
    return None


def destroy_surplus(state: Revolt, turn: Turn) -> Frame | None:
    """Armies beyond the support go now where they had grace, else they are gone (ER-13a)."""
    return shed_surplus(state, turn.seat) if state.grace and state.alive[turn.seat] else None


def lose_without_capital(state: Revolt, turn: Turn) -> Frame | None:
    """Who does not control their capital now is defeated (ER-70a)."""
    if state.alive[turn.seat] and not state.has_capital(turn.seat):
        defeat(state, turn.seat, "ER-70")
    return None


def count_cities(state: Revolt, turn: Turn) -> Frame | None:
    """With six cities the cycle of ER-76 begins or goes on."""
    seat = turn.seat
    state.hold_six(seat, holds=state.cities[seat] >= CITIES_FOR_TRADE)
    if state.holding[seat]:
        state.tell("ER-76", CitiesHeld(seat, state.cities[seat]))
    return None


Turn.steps = (
    win_by_trade,
    win_by_resources,
    make_ready,
    collect,
    pay_upkeep,
    act,
    rest,
    destroy_surplus,
    lose_without_capital,
    count_cities,
)
