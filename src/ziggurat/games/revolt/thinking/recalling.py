"""What a position is remembered by, and the turns by which thinking ahead is counted."""

from __future__ import annotations

from ziggurat.games.revolt.rules.turn import Course
from ziggurat.games.revolt.state import Revolt
from ziggurat.kernel.state import Procedure


def key(state: Revolt) -> tuple[object, ...]:
    """All that tells a position from others but its dice, in a row."""
    row: list[object] = [len(state.troop_owner), len(state.ship_owner), state.round]
    row += [state.quiet_rounds, state.rolled, state.works, state.ending]
    row += [state.bought_at_island, state.reordered]
    row += [state.round_limit, state.waiting, state.grace]
    row += state.order
    row += state.nation
    row += state.fallen
    row += state.places
    row += state.control
    row += state.settled
    row += state.fortified
    row += state.chipped
    row += state.alive
    row += state.hand
    row += state.techs
    row += state.holding
    row += state.intercept
    row += state.exchanged
    for troop in state.troop_columns():
        row += troop
    row += state.ship_owner
    row += state.ship_at
    row += state.ship_used
    row += state.ship_supported
    for pieces in state.troops_of:
        row += pieces
        row.append(None)
    for pieces in state.ships_of:
        row += pieces
        row.append(None)
    for frame in state.stack:
        row.append(frame.kind)
        if isinstance(frame, Procedure):
            row.append(frame.step)
        for value in frame.values():
            row.append(tuple(value) if isinstance(value, list) else value)
    return tuple(row)


def turn_of(state: Revolt) -> int:
    """The number of the turn: all seats have one a round, the defeated included."""
    seats = state.seat_count
    course = state.stack[0] if state.stack else None
    place = course.turn if isinstance(course, Course) else seats - 1
    return state.round * seats + place
