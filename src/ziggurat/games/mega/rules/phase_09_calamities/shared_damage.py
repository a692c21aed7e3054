"""Damage shared with players the victim chooses (Famine, Epidemic), and Flood."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_09_calamities.asking import ask
from ziggurat.games.mega.rules.phase_09_calamities.losses import take_damage
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure
from ziggurat.games.mega.rules.phase_09_calamities.places import (
    ANYWHERE,
    COAST,
    PLAIN,
    occupied,
    points_there,
)
from ziggurat.games.mega.rules.phase_09_calamities.victims import Plight, choose_others
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    DAMAGE,
    DAMAGE_WITHOUT_FLOOD_PLAIN,
    FLOOD,
    PRIMARY,
    SECONDARY,
)
from ziggurat.games.mega.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Seat

# --- Famine and Epidemic


class Scourge(Plight):
    """Famine or Epidemic: damage for the victim and for those he chooses (ME-K3N, ME-K6T)."""

    kind = "scourge"


def strike_with_scourge(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """Begin a Famine or an Epidemic."""
    return Scourge(calamity, victim, beneficiary)


def suffer(state: Mega, scourge: Scourge) -> Frame | None:
    """All victims take their damage anywhere."""
    amounts = [0] * state.player_count
    for player in (scourge.victim, *scourge.chosen):
        amounts[player] = damage_by_scourge(state, scourge, player)
    return take_damage(state, scourge.calamity, amounts, ANYWHERE, 0)


def damage_by_scourge(state: Mega, scourge: Scourge, player: int) -> int:
    """The damage to somebody who suffers, if he has units enough."""
    role = PRIMARY if player == scourge.victim else SECONDARY
    return figure(state, player, scourge.calamity, DAMAGE, role)


Scourge.steps = (choose_others, suffer)


# --- Flood


def strike_with_flood(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """A flood plain with units of the victim, or else his coasts (ME-K4N)."""
    if not wettest_plains(state, victim):
        amounts = [0] * state.player_count
        amounts[victim] = figure(state, victim, FLOOD, DAMAGE_WITHOUT_FLOOD_PLAIN, PRIMARY)
        return take_damage(state, FLOOD, amounts, COAST, 0)
    return ask(state, ChoosePlain(victim))


def wettest_plains(state: Mega, victim: int) -> list[int]:
    """The flood plains where most unit points of a victim lie; none if none do (ME-K4N.1)."""
    touched = {state.lookup.plain[area] for area in occupied(state, victim)}
    points = [
        points_there(state, victim, PLAIN, plain) if plain in touched else 0
        for plain in range(len(state.lookup.plain_id))
    ]
    most = max(points, default=0)
    return [plain for plain, number in enumerate(points) if number == most] if most else []


def flood_plain(state: Mega, victim: int, plain: int) -> Frame | None:
    """The victim and everybody else with units on the plain take damage there (ME-K12)."""
    return take_damage(state, FLOOD, damage_by_flood(state, victim, plain), PLAIN, plain)


def damage_by_flood(state: Mega, victim: int, plain: int) -> list[int]:
    """By player: the damage a flood of a plain does, if there are units enough."""
    amounts = [0] * state.player_count
    for player in state.in_play():
        if points_there(state, player, PLAIN, plain):
            role = PRIMARY if player == victim else SECONDARY
            amounts[player] = figure(state, player, FLOOD, DAMAGE, role)
    return amounts


class ChoosePlain(Choice[Mega]):
    """Which of several flood plains with as many of your unit points is flooded? (ME-K4N.1)."""

    kind = "choose-plain"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return f"{names.calamity(state, FLOOD)}: which flood plain is flooded?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items = [plain_item(state, plain) for plain in wettest_plains(state, seat)]
        return OneOf(items, "ME-K4N.1")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (wettest_plains(state, seat)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return flood_plain(state, seat, answer[0])


def plain_item(state: Mega, plain: int) -> Item:
    """A flood plain to choose."""
    lookup = state.lookup
    things = [f"area:{lookup.area_id[area]}" for area in lookup.plain_areas[plain]]
    return Item(plain, lookup.plain_id[plain], lookup.plain_name[plain], things)
