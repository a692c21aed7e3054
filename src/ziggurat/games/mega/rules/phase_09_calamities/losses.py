"""All victims of one calamity take their damage together (ME-K3, ME-G17)."""

from __future__ import annotations

from ziggurat.games.mega.events.calamities import UnitsLost
from ziggurat.games.mega.events.parts import CityLost
from ziggurat.games.mega.pieces import lift
from ziggurat.games.mega.rules.fate_of_units import destroy_city, reduce_city
from ziggurat.games.mega.rules.phase_09_calamities.asking import Ordeal, ask_all
from ziggurat.games.mega.rules.phase_09_calamities.damage import (
    DESTROYED,
    REDUCED,
    Damage,
    Exposure,
)
from ziggurat.games.mega.rules.phase_09_calamities.places import COAST, PLAIN
from ziggurat.games.mega.rules.telling import tokens_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Seat


def take_damage(
    state: Mega, calamity: int, amounts: list[int], scope: int, place: int
) -> Frame | None:
    """So much damage for each player, 0 for most, where a calamity strikes.

    Nobody is asked who loses everything there or has no choice (ME-G18.2).
    """
    victims: list[int] = []
    asked: list[int] = []
    for player in state.in_play():
        if amounts[player]:
            victims.append(player)
            exposure = Exposure(state, player, scope, place)
            if exposure.has_choice(amounts[player]) and not state.leaving[player]:
                asked.append(player)
    if not victims:
        return None
    due = [amounts[player] for player in victims]
    return ask_all(state, Losses(asked, victims, calamity, due, scope, place))


class Losses(Ordeal):
    """Which units do you lose to a calamity? (ME-G17)."""

    kind = "losses"
    fields = ("calamity", "victims", "amounts", "scope", "place", "asked", "answers")

    calamity: int
    amounts: Shared[int]
    """How much, by place in `victims`."""
    scope: int
    place: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, self.calamity)
        where = ""
        if self.scope == COAST:
            where = " in your coastal areas"
        elif self.scope == PLAIN:
            where = f" on the flood plain of {state.lookup.plain_name[self.place]}"
        return f"{what}: lose {self.amount_of(seat)} unit points{where}."

    def amount_of(self, player: int) -> int:
        """How much damage a victim takes."""
        return self.amounts[self.victims.index(player)]

    def exposure(self, state: Mega, player: int) -> Exposure:
        """What a victim can lose."""
        return Exposure(state, player, self.scope, self.place)

    def options(self, state: Mega, seat: Seat) -> Options:
        clause = state.lookup.calamity_clause[self.calamity]
        return Damage(state, self.exposure(state, seat), self.amount_of(seat), clause)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return self.exposure(state, seat).simplest(self.amount_of(seat))

    def resolve(self, state: Mega) -> Frame | None:
        for player in self.victims:
            answer = self.fate_of(state, player)
            lose(state, self.calamity, player, self.exposure(state, player), answer)
        return None


def lose(state: Mega, calamity: int, player: int, exposure: Exposure, answer: Answer) -> None:
    """Tokens first, then cities destroyed, then cities reduced (ME-G18.1)."""
    held = len(exposure.areas)
    if state.is_heard:
        tokens = tokens_told(state, exposure.areas, list(answer[:held]))
        cities = [
            CityLost(state.lookup.area_id[area], fate == REDUCED)
            for area, fate in zip(exposure.cities, answer[held:])
            if fate
        ]
        lost = UnitsLost(player, state.lookup.calamity_id[calamity], tokens, cities)
        state.tell(state.lookup.calamity_clause[calamity], lost)
    for area, count in zip(exposure.areas, answer):
        lift(state, area, player, count)
    for area, fate in zip(exposure.cities, answer[held:]):
        if fate == DESTROYED:
            destroy_city(state, area)
    for area, fate in zip(exposure.cities, answer[held:]):
        if fate == REDUCED:
            reduce_city(state, area)
