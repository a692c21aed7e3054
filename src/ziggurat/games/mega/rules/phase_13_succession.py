"""Phase 13: the markers on the A.S.T., the end of the game, and cards going back (ME-H)."""

from __future__ import annotations

from ziggurat.games.mega.events.course import BonusGained, MarkerMoved, TurnAdded
from ziggurat.games.mega.rules.phase_06_trade_cards.stacks import return_cards
from ziggurat.games.mega.rules.scoring import advance_points, advances_of, finish
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BY_LIMIT,
    BY_SUCCESSION,
    EPOCHS,
    STONE_AGE,
    WONDER_OF_THE_WORLD,
)
from ziggurat.games.mega.words import names
from ziggurat.kernel.state import Frame


def alter_ast(state: Mega) -> Frame | None:
    """Move every marker; then the game ends, or used cards go back (ME-H1, ME-H8 to ME-H13)."""
    entered: list[int] = []
    for player in state.in_play():
        if move_marker(state, player) and state.step[player] == state.lookup.end_step:
            entered.append(player)
    if entered and not state.end_turn:
        foresee_end(state, entered)
    if state.end_turn and state.turn >= state.end_turn + state.lookup.extra_turns:
        finish(state, BY_SUCCESSION)
    elif state.turn >= state.turn_limit:
        finish(state, BY_LIMIT)
    else:
        return_cards(state)
    return None


# --- markers


def move_marker(state: Mega, player: int) -> bool:
    """Move a marker one step forward, one back, or not at all; whether it was forward (ME-H2)."""
    if meets_requirement(state, player):
        state.step[player] += 1
        tell_of_step(state, player, "ME-H2")
        return True
    if falls_back(state, player):
        state.step[player] -= state.lookup.steps_back
        tell_of_step(state, player, "ME-H6")
    return False


def tell_of_step(state: Mega, player: int, clause: str) -> None:
    """Log where a marker has come to."""
    step = state.step[player]
    epoch = EPOCHS[epoch_at(state, player, step)]
    state.tell(clause, MarkerMoved(player, step, epoch, clause == "ME-H2"))


def epoch_at(state: Mega, player: int, step: int) -> int:
    """The epoch of a step in a player's own row (ME-H5)."""
    return state.lookup.epoch[state.civilization[player]][step]


def counted_cities(state: Mega, player: int) -> int:
    """The cities that count in this phase: Wonder of the World is one more (ME-H4)."""
    return state.city_count[player] + (1 if state.has(player, WONDER_OF_THE_WORLD) else 0)


def falls_back(state: Mega, player: int) -> bool:
    """Whether a marker goes back for want of cities; never in the Stone Age (ME-H6)."""
    is_stone_age = epoch_at(state, player, state.step[player]) == STONE_AGE
    return state.lookup.steps_back > 0 and not is_stone_age and not counted_cities(state, player)


def meets_requirement(state: Mega, player: int) -> bool:
    """Whether a player may move to the next step of his row; not beyond the last (ME-H3)."""
    lookup = state.lookup
    step = state.step[player] + 1
    if step > lookup.last_step:
        return False
    epoch = epoch_at(state, player, step)
    return (
        counted_cities(state, player) >= lookup.need_cities[epoch]
        and counted_advances(state, player, epoch) >= lookup.need_advances[epoch]
        and advance_points(state, player) >= lookup.need_vp[epoch]
    )


def counted_advances(state: Mega, player: int, epoch: int) -> int:
    """The advances that count for an epoch: those whose printed cost is as it asks (ME-H4)."""
    lookup = state.lookup
    least, most = lookup.need_cost_least[epoch], lookup.need_cost_most[epoch]
    count = 0
    for advance in advances_of(state, player):
        cost = lookup.advance_cost[advance]
        if cost >= least and (most == 0 or cost <= most):
            count += 1
    return count


def missing_for_step(state: Mega, player: int) -> list[str]:
    """What a player lacks for his next step, in words; nothing when he may move or is at the end.

    For whoever shows the game: `2 more cities`, `1 more advance costing 200 or more`.
    """
    lookup = state.lookup
    step = state.step[player] + 1
    if step > lookup.last_step:
        return []
    epoch = epoch_at(state, player, step)
    missing: list[str] = []
    cities = lookup.need_cities[epoch] - counted_cities(state, player)
    if cities > 0:
        missing.append(names.counted(cities, "more city", "more cities"))
    advances = lookup.need_advances[epoch] - counted_advances(state, player, epoch)
    if advances > 0:
        missing.append(names.counted(advances, "more advance") + cost_asked(state, epoch))
    points = lookup.need_vp[epoch] - advance_points(state, player)
    if points > 0:
        missing.append(names.counted(points, "more victory point") + " in advances")
    return missing


def cost_asked(state: Mega, epoch: int) -> str:
    """Which cost the advances asked for have, as the end of a phrase; empty for any."""
    least, most = state.lookup.need_cost_least[epoch], state.lookup.need_cost_most[epoch]
    if most:
        return f" costing less than {most + 1}"
    return f" costing {least} or more" if least else ""


# --- the end


def foresee_end(state: Mega, entered: list[int]) -> None:
    """A marker has entered the end step for the first time: note the turn and who gets the bonus.

    With the expert table one more turn follows (ME-H9, ME-W3, ME-W4).
    """
    state.end_turn = state.turn
    state.late_iron = entered if deserve_bonus(state, entered) else []
    if state.late_iron:
        points = state.lookup.ast.late_iron_bonus.vp
        state.tell("ME-W3", BonusGained(state.late_iron, points))
    if state.lookup.extra_turns:
        state.tell("ME-H9", TurnAdded())


def deserve_bonus(state: Mega, entered: list[int]) -> bool:
    """Whether those who entered the end step together are few enough for the bonus (ME-W3)."""
    if len(entered) == 2:
        return state.block(entered[0]) != state.block(entered[1])
    return len(entered) == 1
