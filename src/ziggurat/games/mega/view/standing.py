"""How players stand: what the A.S.T. asks of them, their points, and what buildings bring."""

from __future__ import annotations

from ziggurat.games.mega.rules.limits import controls, owned_building
from ziggurat.games.mega.rules.phase_12_acquisition.prices import prices_for
from ziggurat.games.mega.rules.phase_13_succession import (
    counted_advances,
    counted_cities,
    epoch_at,
    falls_back,
    meets_requirement,
)
from ziggurat.games.mega.rules.scoring import advance_points, has_own
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import EPOCHS, IN_SUPPLY, NOTHING
from ziggurat.games.mega.view.structs import Building, Need, Step
from ziggurat.kernel.state import Seat


def moves_of(state: Mega, player: int) -> int:
    """Where a marker would go if the A.S.T. were altered now (ME-H2, ME-H6)."""
    if meets_requirement(state, player):
        return 1
    return -state.lookup.steps_back if falls_back(state, player) else 0


def next_step_of(state: Mega, player: int) -> Step | None:
    """The next step of a player's row; None at its end."""
    step = state.step[player] + 1
    return step_facts(state, player, step) if step <= state.lookup.last_step else None


def step_ahead_of(state: Mega, player: int) -> Step | None:
    """The first step beyond the next for which a player lacks something."""
    first = state.step[player] + 2
    row = state.lookup.epoch[state.civilization[player]]
    for step in range(first, state.lookup.last_step + 1):
        # All steps of an epoch ask for the same.
        if step > first and row[step] == row[step - 1]:
            continue
        facts = step_facts(state, player, step)
        if not facts.is_met:
            return facts
    return None


def step_facts(state: Mega, player: int, step: int) -> Step:
    """What a step asks of a player (ME-H3)."""
    epoch = epoch_at(state, player, step)
    needs = needs_of(state, player, epoch)
    is_met = all(need.have >= need.need for need in needs)
    return Step(step, EPOCHS[epoch], is_met, tuple(needs))


def needs_of(state: Mega, player: int, epoch: int) -> list[Need]:
    """What an epoch asks for, and what a player has of it (ME-H4)."""
    lookup = state.lookup
    needs: list[Need] = []
    if lookup.need_cities[epoch]:
        needs.append(Need("cities", counted_cities(state, player), lookup.need_cities[epoch]))
    if lookup.need_advances[epoch]:
        needs.append(
            Need(
                "advances",
                counted_advances(state, player, epoch),
                lookup.need_advances[epoch],
                lookup.need_cost_least[epoch],
                lookup.need_cost_most[epoch],
            )
        )
    if lookup.need_vp[epoch]:
        needs.append(Need("points", advance_points(state, player), lookup.need_vp[epoch]))
    return needs


def buildings_of(state: Mega) -> tuple[Building, ...]:
    """The special buildings on the board; all others are in the supply."""
    lookup = state.lookup
    return tuple(
        Building(
            lookup.building_id[building],
            lookup.area_id[area],
            state.builder[building],
            state.built_turn[building],
            tuple(player for player in state.ranking if controls(state, player, building)),
            points_of_building(state, building),
        )
        for building, area in enumerate(state.building_at)
        if area != IN_SUPPLY
    )


def points_of_building(state: Mega, building: int) -> int:
    """What the owner of a building has for it (SB-9.1, SB-9.2)."""
    points, owner = state.lookup.building_rules.victory_points, state.builder[building]
    is_own = owned_building(state, owner) == building and has_own(state, owner)
    return points.owner + (points.own_building_controlled if is_own else 0)


def own_prices(state: Mega, seat: Seat | None) -> dict[str, int]:
    """By advance a seat does not hold: what it costs now."""
    if seat is None:
        return {}
    names = state.lookup.advance_id
    return {
        names[at]: price for at, price in enumerate(prices_for(state, seat)) if price != NOTHING
    }
