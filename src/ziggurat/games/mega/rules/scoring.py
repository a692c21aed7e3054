"""Victory points, tie-breaks and the end of the game (ME-W, SB-9)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.course import PlaceTaken
from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import remove_illegal
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import BY_LIMIT, BY_SUCCESSION, GROUP_COUNT, LAST_ONE_LEFT, NOTHING
from ziggurat.kernel.game import Score

ENDING_CLAUSES: Final = {BY_SUCCESSION: "ME-H8", BY_LIMIT: "ME-H13", LAST_ONE_LEFT: "ME-Q9"}
"""The clause each ending rests on; with the expert table the first is ME-H9."""


# --- points


def score_of(state: Mega, player: int) -> Score:
    """How a player stands, every source itemised: at the end, or now (ME-W1, ME-W2).

    Who has left has no points (ME-Q10).
    """
    lookup = state.lookup
    building = lookup.building_rules.victory_points
    if state.gone[player]:
        return Score(total=0, parts={})
    has_bonus = player in state.late_iron
    parts = {
        "cities": lookup.numbers.victory.city * state.city_count[player],
        "advances": advance_points(state, player),
        "A.S.T.": lookup.ast.vp_per_step * state.step[player],
        "Late Iron Age": lookup.ast.late_iron_bonus.vp if has_bonus else 0,
        "special building": building.owner if owns_any(state, player) else 0,
        "own special building": building.own_building_controlled if has_own(state, player) else 0,
    }
    return Score(total=sum(parts.values()), parts=parts)


def advance_points(state: Mega, player: int) -> int:
    """The victory points of a player's advances (ME-W1)."""
    points = 0
    worth = state.lookup.advance_vp
    for advance in advances_of(state, player):
        points += worth[advance]
    return points


def advances_of(state: Mega, player: int) -> list[int]:
    """The advances a player holds, in their order."""
    held = state.advances[player]
    return [advance for advance in range(held.bit_length()) if held >> advance & 1]


def owns_any(state: Mega, player: int) -> bool:
    """Whether a player owns a special building (SB-9.1)."""
    return owned_building(state, player) != NOTHING


def has_own(state: Mega, player: int) -> bool:
    """Whether a player owns and controls the building of his civilization (SB-9.2)."""
    own = state.civilization[player]
    return owned_building(state, player) == own and controls(state, player, own)


# --- places


def rank_of(state: Mega, player: int) -> tuple[int, ...]:
    """What decides the places, the most important first; no two players are equal (ME-W5)."""
    lookup = state.lookup
    held = advances_of(state, player)
    worth = [lookup.advance_vp[advance] for advance in held]
    credit = state.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT]
    return (
        score_of(state, player).total,
        int(has_own(state, player)),
        int(owns_any(state, player)),
        state.step[player],
        *[worth.count(points) for points in worths(state)[:2]],
        sum(lookup.advance_cost[advance] for advance in held),
        max(credit),
        sum(credit),
        state.city_count[player],
        state.on_board[player],
        -state.civilization[player],
    )


def worths(state: Mega) -> list[int]:
    """What advances can be worth, the most first: 6, 3 and 1 (ME-W1)."""
    return sorted(set(state.lookup.advance_vp), reverse=True)


def rank_players(state: Mega) -> list[int]:
    """By player: his place. Who left comes last, and who left first the very last (ME-Q10)."""
    staying = sorted(state.in_play(), key=lambda player: rank_of(state, player), reverse=True)
    left = [player for player in state.ranking if state.gone[player]]
    left.sort(key=lambda player: -state.gone[player])
    places = [0] * state.player_count
    for place, player in enumerate(staying + left):
        places[player] = place + 1
    return places


def finish(state: Mega, ending: int) -> None:
    """The game is over: nothing is left to do, and everybody has a place (ME-W5)."""
    remove_illegal(state)
    state.places = rank_players(state)
    state.ending = ending
    state.stack.clear()
    if state.is_heard:
        for player in sorted(range(state.player_count), key=lambda number: state.places[number]):
            points = score_of(state, player).total
            state.tell("ME-W5", PlaceTaken(player, state.places[player], points))


def ending_clause(state: Mega) -> str:
    """The clause on which the end of the game rests."""
    if state.ending == BY_SUCCESSION and state.is_short:
        return "ME-Z10"
    if state.ending == BY_SUCCESSION and state.lookup.is_expert:
        return "ME-H9"
    return ENDING_CLAUSES[state.ending]
