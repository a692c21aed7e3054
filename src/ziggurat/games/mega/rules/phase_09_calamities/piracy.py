"""Piracy: coastal cities become pirate cities (ME-K9T)."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_09_calamities.annexing import take_city
from ziggurat.games.mega.rules.phase_09_calamities.asking import ask, decider
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import figure, printed_figure
from ziggurat.games.mega.rules.phase_09_calamities.places import COAST, cities_there
from ziggurat.games.mega.rules.phase_09_calamities.victims import Plight, choose_others
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CITIES_REPLACED, NOBODY, PIRACY, PRIMARY, SECONDARY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import SomeOf
from ziggurat.kernel.declaring import field
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Seat


class Raid(Plight):
    """Piracy: cities are picked one player after the other, and fall together."""

    kind = "raid"

    picked: list[int] = field(default_factory=list)
    """The areas of the cities picked so far."""


def strike_with_piracy(state: Mega, calamity: int, victim: int, beneficiary: int) -> Frame | None:
    """Cancelled if the victim has no coastal city, before any prevention (ME-K9)."""
    if not harbours(state, victim):
        return None
    return Raid(PIRACY, victim, beneficiary)


def harbours(state: Mega, player: int) -> list[int]:
    """The coastal cities of a player; those next to Western Himalaya, too, with ME-K14."""
    return cities_there(state, player, COAST, 0)


def pick_from_victim(state: Mega, raid: Raid) -> Frame | None:
    """The beneficiary picks coastal cities of the victim."""
    number = figure(state, raid.victim, PIRACY, CITIES_REPLACED, PRIMARY)
    chooser = decider(raid.victim, raid.beneficiary)
    return pick(state, chooser, raid.victim, min(number, len(harbours(state, raid.victim))))


def pick_from_others(state: Mega, raid: Raid) -> Frame | None:
    """The victim picks from each of those he has chosen, one after the other."""
    for player in raid.chosen:
        able = harbours(state, player)
        if able and not any(area in raid.picked for area in able):
            raid.repeat()
            return pick(state, raid.victim, player, raided_too(state, player))
    return None


def raided_too(state: Mega, player: int) -> int:
    """How many coastal cities somebody loses whom the victim chooses."""
    number = printed_figure(state, PIRACY, CITIES_REPLACED, SECONDARY)
    return min(number, len(harbours(state, player)))


def pick(state: Mega, chooser: int, owner: int, number: int) -> Frame | None:
    """Somebody picks so many coastal cities of an owner."""
    return ask(state, PickHarbours(chooser, owner, number)) if number else None


def fall_to_pirates(state: Mega, raid: Raid) -> Frame | None:
    """All cities picked become pirate cities (ME-C3.1: in the order of the map's list)."""
    for area in sorted(raid.picked):
        take_city(state, PIRACY, area, NOBODY)
    return None


Raid.steps = (pick_from_victim, choose_others, pick_from_others, fall_to_pirates)


class PickHarbours(Choice[Mega]):
    """Which coastal cities become pirate cities? (ME-K9T)."""

    kind = "pick-harbours"

    owner: int
    number: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what, whose = names.calamity(state, PIRACY), names.player(state, self.owner)
        if self.number == 1:
            return f"{what}: which coastal city of {whose} becomes a pirate city?"
        return f"{what}: which {self.number} coastal cities of {whose} become pirate cities?"

    def options(self, state: Mega, seat: Seat) -> Options:
        items = area_items(state, harbours(state, self.owner))
        return SomeOf(items, self.number, self.number, "ME-K9T")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(harbours(state, self.owner)[-self.number :])

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        raid = state.stack[-1]
        if not isinstance(raid, Raid):
            raise Broken("coastal cities are picked, but for no raid")
        raid.picked = [*raid.picked, *answer]
        return None
