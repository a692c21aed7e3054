"""Abilities that strike all units of an area: Fundamentalism, Monotheism, Politics (ME-A2)."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.notation import area_items, read_area
from ziggurat.games.mega.pieces import clear_tokens, found_city, pay, put, raze_city
from ziggurat.games.mega.rules.abilities.targets import (
    annexing_refusal,
    areas_by_land,
    haul_in,
    target_areas,
    unit_points,
    victims_in,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FUNDAMENTALISM, POLITICS
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer
from ziggurat.kernel.wording import joined


class Strike(OneOf):
    """The areas a player may choose for an ability that strikes all units in one."""

    __slots__ = ("ability", "game", "player")

    def __init__(self, game: Mega, player: int, ability: int) -> None:
        self.game = game
        self.player = player
        self.ability = ability
        areas = target_areas(game, player, ability)
        super().__init__(area_items(game, areas), game.tables.advance_clause[ability])

    def refusal(self, answer: Answer) -> str:
        refusal = super().refusal(answer)
        if not refusal or len(answer) != 1 or not 0 <= answer[0] < self.game.tables.area_count:
            return refusal
        return self.reason(answer[0])

    def reason(self, area: int) -> str:
        """Why an area cannot be chosen."""
        game, where = self.game, names.area(self.game, area)
        if area not in areas_by_land(game, self.player):
            return f"{self.clause}: {where} is not adjacent by land to your units."
        if not victims_in(game, self.player, area, self.ability):
            return f"ME-A1.1: {where} holds no unit that would be affected."
        return annexing_refusal(game, self.player, area, self.ability)

    def read(self, text: str) -> Answer:
        return (read_area(self.game, text),)


def destroy_area(game: Mega, player: int, area: int) -> None:
    """Fundamentalism: all units it touches in an area are destroyed."""
    for victim in victims_in(game, player, area, FUNDAMENTALISM):
        tell_strike(game, player, victim, area, FUNDAMENTALISM, "destroys")
        if game.city[area] == victim:
            raze_city(game, area)
        clear_tokens(game, area, victim)


def annex_area(game: Mega, player: int, area: int, ability: int) -> None:
    """Monotheism or Politics: all units it touches in an area are annexed, extra tokens too.

    What then exceeds a limit goes in phase 11 (ME-A4).
    """
    if ability == POLITICS:
        pay(game, player, unit_points(game, haul_in(game, player, area, ability)))
    for victim in victims_in(game, player, area, ability):
        tell_strike(game, player, victim, area, ability, "annexes")
        if game.city[area] == victim:
            raze_city(game, area)
            found_city(game, area, player)
        put(game, area, player, clear_tokens(game, area, victim))


def tell_strike(game: Mega, player: int, victim: int, area: int, ability: int, verb: str) -> None:
    """Log what becomes of a victim's units."""
    if game.events is None:
        return
    tokens = game.at(area, victim)
    parts = [names.tokens(tokens)] if tokens else []
    if game.city[area] == victim:
        parts.append("the city")
    who, whose = names.player(game, player), names.player(game, victim)
    units, where = joined(parts), names.area(game, area)
    by = names.advance(game, ability)
    clause = game.tables.advance_clause[ability]
    game.tell(clause, f"{who} {verb} {units} of {whose} in {where} by {by}.")
