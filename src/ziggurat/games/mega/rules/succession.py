"""Phase 13: the markers on the A.S.T., the end of the game, and cards going back (ME-H)."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.rules.scoring import advance_points, advances_of, finish
from ziggurat.games.mega.rules.stacks import return_cards
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    BY_LIMIT,
    BY_SUCCESSION,
    STONE_AGE,
    WONDER_OF_THE_WORLD,
)
from ziggurat.kernel.state import Frame


def alter_ast(game: Mega) -> Frame | None:
    """Move every marker; then the game ends, or used cards go back (ME-H1, ME-H8 to ME-H13)."""
    entered: list[int] = []
    for player in game.in_play():
        if move_marker(game, player) and game.step[player] == game.tables.end_step:
            entered.append(player)
    if entered and not game.end_turn:
        foresee_end(game, entered)
    if game.end_turn and game.turn >= game.end_turn + game.tables.extra_turns:
        finish(game, BY_SUCCESSION)
    elif game.turn >= game.turn_limit:
        finish(game, BY_LIMIT)
    else:
        return_cards(game)
    return None


# --- markers


def move_marker(game: Mega, player: int) -> bool:
    """Move a marker one step forward, one back, or not at all; whether it was forward (ME-H2)."""
    if meets_requirement(game, player):
        game.step[player] += 1
        tell_of_step(game, player, "goes on")
        return True
    if falls_back(game, player):
        game.step[player] -= game.tables.steps_back
        tell_of_step(game, player, "falls back without cities")
    return False


def tell_of_step(game: Mega, player: int, what: str) -> None:
    """Log where a marker has come to."""
    if game.events is not None:
        step = game.step[player]
        epoch = game.tables.epoch_name[epoch_at(game, player, step)]
        clause = "ME-H2" if what == "goes on" else "ME-H6"
        who = names.player(game, player)
        game.tell(clause, f"{who} {what} to step {step} of the A.S.T. ({epoch}).")


def epoch_at(game: Mega, player: int, step: int) -> int:
    """The epoch of a step in a player's own row (ME-H5)."""
    return game.tables.epoch[game.civilization[player]][step]


def counted_cities(game: Mega, player: int) -> int:
    """The cities that count in this phase: Wonder of the World is one more (ME-H4)."""
    return game.city_count[player] + (1 if game.has(player, WONDER_OF_THE_WORLD) else 0)


def falls_back(game: Mega, player: int) -> bool:
    """Whether a marker goes back for want of cities; never in the Stone Age (ME-H6)."""
    is_stone_age = epoch_at(game, player, game.step[player]) == STONE_AGE
    return game.tables.steps_back > 0 and not is_stone_age and not counted_cities(game, player)


def meets_requirement(game: Mega, player: int) -> bool:
    """Whether a player may move to the next step of his row; not beyond the last (ME-H3)."""
    tables = game.tables
    step = game.step[player] + 1
    if step > tables.last_step:
        return False
    epoch = epoch_at(game, player, step)
    return (
        counted_cities(game, player) >= tables.need_cities[epoch]
        and counted_advances(game, player, epoch) >= tables.need_advances[epoch]
        and advance_points(game, player) >= tables.need_vp[epoch]
    )


def counted_advances(game: Mega, player: int, epoch: int) -> int:
    """The advances that count for an epoch: those whose printed cost is as it asks (ME-H4)."""
    tables = game.tables
    least, most = tables.need_cost_least[epoch], tables.need_cost_most[epoch]
    count = 0
    for advance in advances_of(game, player):
        cost = tables.advance_cost[advance]
        if cost >= least and (most == 0 or cost <= most):
            count += 1
    return count


def missing_for_step(game: Mega, player: int) -> list[str]:
    """What a player lacks for his next step, in words; nothing when he may move or is at the end.

    For whoever shows the game: `2 more cities`, `1 more advance costing 200 or more`.
    """
    tables = game.tables
    step = game.step[player] + 1
    if step > tables.last_step:
        return []
    epoch = epoch_at(game, player, step)
    missing: list[str] = []
    cities = tables.need_cities[epoch] - counted_cities(game, player)
    if cities > 0:
        missing.append(names.counted(cities, "more city", "more cities"))
    advances = tables.need_advances[epoch] - counted_advances(game, player, epoch)
    if advances > 0:
        missing.append(names.counted(advances, "more advance") + cost_asked(game, epoch))
    points = tables.need_vp[epoch] - advance_points(game, player)
    if points > 0:
        missing.append(names.counted(points, "more victory point") + " in advances")
    return missing


def cost_asked(game: Mega, epoch: int) -> str:
    """Which cost the advances asked for have, as the end of a phrase; empty for any."""
    least, most = game.tables.need_cost_least[epoch], game.tables.need_cost_most[epoch]
    if most:
        return f" costing less than {most + 1}"
    return f" costing {least} or more" if least else ""


# --- the end


def foresee_end(game: Mega, entered: list[int]) -> None:
    """A marker has entered the end step for the first time: note the turn and who gets the bonus.

    With the expert table one more turn follows (ME-H9, ME-W3, ME-W4).
    """
    game.end_turn = game.turn
    game.late_iron = entered if deserve_bonus(game, entered) else []
    if game.events is None:
        return
    if game.late_iron:
        who = names.players(game, game.late_iron)
        points = names.counted(game.tables.figures.late_iron_vp, "point")
        game.tell("ME-W3", f"{who}: {points} for entering the Late Iron Age first.")
    if game.tables.extra_turns:
        game.tell("ME-H9", "One more turn is played.")


def deserve_bonus(game: Mega, entered: list[int]) -> bool:
    """Whether those who entered the end step together are few enough for the bonus (ME-W3)."""
    if len(entered) == 2:
        return game.block(entered[0]) != game.block(entered[1])
    return len(entered) == 1
