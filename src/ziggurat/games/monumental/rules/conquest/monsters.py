"""Monsters: how they appear, attack, wander and are defeated (MO-13, AE-4.7.3)."""

from __future__ import annotations

from ziggurat.games.monumental.events.conquest import (
    MonsterAppeared,
    MonsterAttacked,
    MonsterDefeated,
    MonsterMoved,
)
from ziggurat.games.monumental.rules.cards.quests import check_quests
from ziggurat.games.monumental.rules.conquest.defence import defence_of, is_province
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOBODY, NOTHING, ON_ATTACK
from ziggurat.kernel.state import Frame, Procedure, changed


def reveal_monster(state: Monumental, tile: int, monster: int) -> None:
    """Put a Monster's figure on the Province where its token lay (MO-13.2)."""
    state.prowling = [*state.prowling, monster]
    state.lairs = [*state.lairs, tile]
    if not state.continuous:
        state.stirred = [*state.stirred, monster]
    name, where = state.lookup.kind_id[monster], state.lookup.tile_label[tile]
    state.tell("MO-13.2", MonsterAppeared(name, where))


def put_by(state: Monumental, player: int, token: int) -> None:
    """Lay an Exploration token that was taken into the play area (MO-7.6.3).

    That of a Monster is discarded in Continuous Play (AE-4.7.3).
    """
    if not state.continuous or state.lookup.monster_of[token] == NOTHING:
        state.loot[player] = [*state.loot[player], token]


def discarded_tokens(state: Monumental) -> list[int]:
    """The tokens Continuous Play has discarded: those of all Monsters revealed (AE-4.7.3)."""
    if not state.continuous:
        return []
    revealed = state.prowling + [monster for won in state.trophies for monster in won]
    return [token for token, monster in enumerate(state.lookup.monster_of) if monster in revealed]


def lair_of(state: Monumental, monster: int) -> int:
    """The tile of a Monster, or `NOTHING` when it is not on the map."""
    for index, prowler in enumerate(state.prowling):
        if prowler == monster:
            return state.lairs[index]
    return NOTHING


def monsters_at(state: Monumental, tile: int) -> list[int]:
    """The Monsters on a tile, the one revealed first first."""
    return [monster for index, monster in enumerate(state.prowling) if state.lairs[index] == tile]


def attacks_after_turn(state: Monumental) -> Frame | None:
    """The Monsters revealed in this turn attack at its end, in the normal game (MO-13.3)."""
    monsters = state.stirred
    if not monsters:
        return None
    state.stirred = []
    return Attacks(monsters[:])


def attacks_after_round(state: Monumental) -> Frame | None:
    """Every Monster on the map attacks when a round has ended (MO-13.3, AE-4.7.3)."""
    return Attacks(state.prowling[:]) if state.prowling else None


class Attacks(Procedure):
    """Monsters attack one after another: each strikes, then moves on (MO-13.4)."""

    kind = "attacks"

    monsters: list[int]
    """Those that are still to attack, the next one first."""


def strike(state: Monumental, attacks: Attacks) -> Frame | None:
    """Who controls the Province suffers the attack; nobody's Province suffers nothing."""
    monster = attacks.monsters[0]
    tile = lair_of(state, monster)
    victim = state.control[tile] if tile != NOTHING else NOBODY
    if victim == NOBODY:
        return None
    name, where = state.lookup.kind_id[monster], state.lookup.tile_label[tile]
    state.tell("MO-13.4", MonsterAttacked(victim, name, where))
    return effects.run_kind(state, victim, monster, ON_ATTACK, tile, monster)


def wander(state: Monumental, attacks: Attacks) -> Frame | None:
    """The Monster moves to the neighbouring Province with the highest Defence (MO-13.4)."""
    monster = attacks.monsters[0]
    if monster in state.prowling:
        index = state.prowling.index(monster)
        lair, labels = state.lairs[index], state.lookup.tile_label
        goal = way_of_wandering(state, lair)
        if goal != NOTHING:
            state.lairs = changed(state.lairs, index, goal)
            name = state.lookup.kind_id[monster]
            state.tell("MO-13.4", MonsterMoved(name, labels[lair], labels[goal]))
    return None


def way_of_wandering(state: Monumental, tile: int) -> int:
    """Where a Monster goes from a tile, or `NOTHING` where no Province is next to it.

    Highest Defence first, then smallest q, then smallest r; never a Capital or Water.
    """
    lookup = state.lookup
    best = NOTHING
    for neighbour in lookup.unit_ways[tile]:
        if is_province(state, neighbour) and (
            best == NOTHING or wandering_rank(state, neighbour) < wandering_rank(state, best)
        ):
            best = neighbour
    return best


def wandering_rank(state: Monumental, tile: int) -> tuple[int, int, int]:
    """How late a Province comes when a Monster chooses where to go."""
    return (-defence_of(state, tile), state.lookup.tile_q[tile], state.lookup.tile_r[tile])


def until_all_attacked(state: Monumental, attacks: Attacks) -> Frame | None:
    """The next Monster, if any; Quests are revealed after each attack (AE-7.3)."""
    check_quests(state)
    del attacks.monsters[0]
    if attacks.monsters:
        attacks.begin_again()
    return None


Attacks.steps = (strike, wander, until_all_attacked)


def defeat(state: Monumental, player: int, monster: int) -> None:
    """Take a Monster off the map; its card goes to the player (MO-13.6, AE-8.4.3)."""
    index = state.prowling.index(monster)
    name, where = state.lookup.kind_id[monster], state.lookup.tile_label[state.lairs[index]]
    state.prowling = state.prowling[:index] + state.prowling[index + 1 :]
    state.lairs = state.lairs[:index] + state.lairs[index + 1 :]
    state.stirred = [other for other in state.stirred if other != monster]
    state.trophies[player] = [*state.trophies[player], monster]
    state.tell("MO-13.6", MonsterDefeated(player, name, where))
