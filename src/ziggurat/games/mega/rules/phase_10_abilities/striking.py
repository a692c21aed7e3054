"""Abilities that strike all units of an area: Fundamentalism, Monotheism, Politics (ME-A2)."""

from __future__ import annotations

from ziggurat.games.mega.events.abilities import UnitsStruck
from ziggurat.games.mega.pieces import clear_tokens, found_city, pay, put, raze_city
from ziggurat.games.mega.rules.phase_10_abilities.targets import (
    annexing_refusal,
    areas_by_land,
    haul_in,
    target_areas,
    unit_points,
    victims_in,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FUNDAMENTALISM, NOTHING, POLITICS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items, area_pointed_at, read_area
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal


class Strike(OneOf):
    """The areas a player may choose for an ability that strikes all units in one."""

    __slots__ = ("ability", "player", "state")

    def __init__(self, state: Mega, player: int, ability: int) -> None:
        self.state = state
        self.player = player
        self.ability = ability
        areas = target_areas(state, player, ability)
        super().__init__(area_items(state, areas), state.lookup.advance_clause[ability])

    def refusal(self, answer: Answer) -> Refusal | None:
        refusal = super().refusal(answer)
        if not refusal or len(answer) != 1 or not 0 <= answer[0] < self.state.lookup.area_count:
            return refusal
        return self.reason(answer[0])

    def reason(self, area: int) -> Refusal | None:
        """Why an area cannot be chosen."""
        state, where = self.state, names.area(self.state, area)
        if area not in areas_by_land(state, self.player):
            return Refusal(self.clause, f"{where} is not adjacent by land to your units.")
        if not victims_in(state, self.player, area, self.ability):
            return Refusal("ME-A1.1", f"{where} holds no unit that would be affected.")
        return annexing_refusal(state, self.player, area, self.ability)

    def read(self, text: str) -> Answer:
        return (read_area(self.state, text),)

    def denial(self, thing: str) -> Refusal | None:
        area = area_pointed_at(self.state, thing)
        return None if area == NOTHING else self.reason(area)


def destroy_area(state: Mega, player: int, area: int) -> None:
    """Fundamentalism: all units it touches in an area are destroyed."""
    for victim in victims_in(state, player, area, FUNDAMENTALISM):
        tell_strike(state, player, victim, area, FUNDAMENTALISM, is_annexed=False)
        if state.city[area] == victim:
            raze_city(state, area)
        clear_tokens(state, area, victim)


def annex_area(state: Mega, player: int, area: int, ability: int) -> None:
    """Monotheism or Politics: all units it touches in an area are annexed, extra tokens too.

    What then exceeds a limit goes in phase 11 (ME-A4).
    """
    if ability == POLITICS:
        pay(state, player, unit_points(state, haul_in(state, player, area, ability)))
    for victim in victims_in(state, player, area, ability):
        tell_strike(state, player, victim, area, ability, is_annexed=True)
        if state.city[area] == victim:
            raze_city(state, area)
            found_city(state, area, player)
        put(state, area, player, clear_tokens(state, area, victim))


def tell_strike(
    state: Mega, player: int, victim: int, area: int, ability: int, *, is_annexed: bool
) -> None:
    """Log what becomes of a victim's units."""
    where, by = state.lookup.area_id[area], state.lookup.advance_id[ability]
    tokens, has_city = state.at(area, victim), state.city[area] == victim
    struck = UnitsStruck(player, victim, where, tokens, has_city, by, is_annexed)
    state.tell(state.lookup.advance_clause[ability], struck)
