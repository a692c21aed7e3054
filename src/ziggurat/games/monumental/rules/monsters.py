"""Monsters: how they appear, attack, wander and are defeated (MO-13, AE-4.7.3)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules import effects
from ziggurat.games.monumental.rules.defence import defence_of, is_province
from ziggurat.games.monumental.rules.quests import check_quests
from ziggurat.games.monumental.state import Monumental, changed
from ziggurat.games.monumental.terms import NOBODY, NOTHING, ON_ATTACK
from ziggurat.kernel.state import Frame, Procedure


def reveal_monster(game: Monumental, tile: int, monster: int) -> None:
    """Put a Monster's figure on the Province where its token lay (MO-13.2)."""
    game.prowling = [*game.prowling, monster]
    game.lairs = [*game.lairs, tile]
    if not game.continuous:
        game.stirred = [*game.stirred, monster]
    if game.events is not None:
        where = names.tile(game, tile)
        game.tell("MO-13.2", f"{names.card(game, monster)} appears at {where}.")


def put_by(game: Monumental, player: int, token: int) -> None:
    """Lay an Exploration token that was taken into the play area (MO-7.6.3).

    That of a Monster is discarded in Continuous Play (AE-4.7.3).
    """
    if not game.continuous or game.tables.monster_of[token] == NOTHING:
        game.loot[player] = [*game.loot[player], token]


def discarded_tokens(game: Monumental) -> list[int]:
    """The tokens Continuous Play has discarded: those of all Monsters revealed (AE-4.7.3)."""
    if not game.continuous:
        return []
    revealed = game.prowling + [monster for won in game.trophies for monster in won]
    return [token for token, monster in enumerate(game.tables.monster_of) if monster in revealed]


def lair_of(game: Monumental, monster: int) -> int:
    """The tile of a Monster, or `NOTHING` when it is not on the map."""
    for index, prowler in enumerate(game.prowling):
        if prowler == monster:
            return game.lairs[index]
    return NOTHING


def monsters_at(game: Monumental, tile: int) -> list[int]:
    """The Monsters on a tile, the one revealed first first."""
    return [monster for index, monster in enumerate(game.prowling) if game.lairs[index] == tile]


def attacks_after_turn(game: Monumental) -> Frame | None:
    """The Monsters revealed in this turn attack at its end, in the normal game (MO-13.3)."""
    monsters = game.stirred
    if not monsters:
        return None
    game.stirred = []
    return Attacks(monsters[:])


def attacks_after_round(game: Monumental) -> Frame | None:
    """Every Monster on the map attacks when a round has ended (MO-13.3, AE-4.7.3)."""
    return Attacks(game.prowling[:]) if game.prowling else None


class Attacks(Procedure):
    """Monsters attack one after another: each strikes, then moves on (MO-13.4)."""

    __slots__ = ("monsters",)

    kind: ClassVar[str] = "attacks"
    fields: ClassVar[tuple[str, ...]] = ("monsters",)

    monsters: list[int]
    """Those that are still to attack, the next one first."""

    def __init__(self, monsters: list[int]) -> None:
        self.step = 0
        self.monsters = monsters

    def copy(self) -> Attacks:
        twin = Attacks(self.monsters[:])
        twin.step = self.step
        return twin


def strike(game: Monumental, attacks: Attacks) -> Frame | None:
    """Who controls the Province suffers the attack; nobody's Province suffers nothing."""
    monster = attacks.monsters[0]
    tile = lair_of(game, monster)
    victim = game.control[tile] if tile != NOTHING else NOBODY
    if victim == NOBODY:
        return None
    if game.events is not None:
        whom = names.player(game, victim)
        where = names.tile(game, tile)
        game.tell("MO-13.4", f"{names.card(game, monster)} attacks {whom} at {where}.")
    return effects.run_kind(game, victim, monster, ON_ATTACK, tile, monster)


def wander(game: Monumental, attacks: Attacks) -> Frame | None:
    """The Monster moves to the neighbouring Province with the highest Defence (MO-13.4)."""
    monster = attacks.monsters[0]
    if monster in game.prowling:
        index = game.prowling.index(monster)
        goal = way_of_wandering(game, game.lairs[index])
        if goal != NOTHING:
            game.lairs = changed(game.lairs, index, goal)
            if game.events is not None:
                where = names.tile(game, goal)
                game.tell("MO-13.4", f"{names.card(game, monster)} moves to {where}.")
    return None


def way_of_wandering(game: Monumental, tile: int) -> int:
    """Where a Monster goes from a tile, or `NOTHING` where no Province is next to it.

    Highest Defence first, then smallest q, then smallest r; never a Capital or Water.
    """
    tables = game.tables
    best = NOTHING
    for neighbour in tables.unit_ways[tile]:
        if is_province(game, neighbour) and (
            best == NOTHING or wandering_rank(game, neighbour) < wandering_rank(game, best)
        ):
            best = neighbour
    return best


def wandering_rank(game: Monumental, tile: int) -> tuple[int, int, int]:
    """How late a Province comes when a Monster chooses where to go."""
    return (-defence_of(game, tile), game.tables.tile_q[tile], game.tables.tile_r[tile])


def until_all_attacked(game: Monumental, attacks: Attacks) -> Frame | None:
    """The next Monster, if any; Quests are revealed after each attack (AE-7.3)."""
    check_quests(game)
    del attacks.monsters[0]
    if attacks.monsters:
        attacks.begin_again()
    return None


Attacks.steps = (strike, wander, until_all_attacked)


def defeat(game: Monumental, player: int, monster: int) -> None:
    """Take a Monster off the map; its card goes to the player (MO-13.6, AE-8.4.3)."""
    index = game.prowling.index(monster)
    game.prowling = game.prowling[:index] + game.prowling[index + 1 :]
    game.lairs = game.lairs[:index] + game.lairs[index + 1 :]
    game.stirred = [other for other in game.stirred if other != monster]
    game.trophies[player] = [*game.trophies[player], monster]
    if game.events is not None:
        who = names.player(game, player)
        game.tell("MO-13.6", f"{who} defeats {names.card(game, monster)}.")
