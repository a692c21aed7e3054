"""Calamities that strike several: what each choice would cost whom."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.mega.pieces import put, shift
from ziggurat.games.mega.rules.phase_09_calamities.barbarians import (
    LandHorde,
    LeadHorde,
    current_horde,
    excess_of,
    landings,
    number_landing,
)
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import (
    ChooseSea,
    cities_in_storm,
    stormiest_seas,
)
from ziggurat.games.mega.rules.phase_09_calamities.eruption import (
    ChooseVolcano,
    erupt,
    worst_volcanoes,
)
from ziggurat.games.mega.rules.phase_09_calamities.heresy import Heresy, reductions
from ziggurat.games.mega.rules.phase_09_calamities.piracy import Raid, raided_too
from ziggurat.games.mega.rules.phase_09_calamities.places import PLAIN, points_there, unit_points
from ziggurat.games.mega.rules.phase_09_calamities.shared_damage import (
    ChoosePlain,
    Scourge,
    damage_by_flood,
    damage_by_scourge,
    wettest_plains,
)
from ziggurat.games.mega.rules.phase_09_calamities.victims import ChooseVictims, choosable
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view import briefing_structs as structs
from ziggurat.games.mega.view.briefings.movement import conflict_in
from ziggurat.games.mega.words.notation import civ_id
from ziggurat.kernel.state import Seat


def tolls_of(state: Mega, seat: Seat) -> Iterator[structs.Toll]:
    """What each choice of a question would cost everybody; nothing for most questions."""
    lookup = state.lookup
    match state.decision():
        case ChooseVolcano():
            for volcano in worst_volcanoes(state, seat):
                losses = losses_by_eruption(state, seat, volcano)
                yield structs.Toll(lookup.volcano_id[volcano], losses, "unit points")
        case ChoosePlain():
            for plain in wettest_plains(state, seat):
                losses = losses_by_flood(state, seat, plain)
                yield structs.Toll(lookup.plain_id[plain], losses, "unit points")
        case ChooseSea():
            for sea in stormiest_seas(state, seat):
                losses = by_player(cities_in_storm(state, seat, sea))
                yield structs.Toll(lookup.sea_id[sea], losses, "cities")
        case ChooseVictims() as question:
            for player in choosable(state, question.calamity, seat):
                yield toll_of_victim(state, player)


def by_player(amounts: list[int]) -> dict[str, int]:
    """The players who lose something, and how much."""
    return {str(player): amount for player, amount in enumerate(amounts) if amount}


def losses_by_eruption(state: Mega, victim: Seat, volcano: int) -> dict[str, int]:
    """The unit points that go up in smoke (ME-K2N.1)."""
    twin = state.copy()
    twin.events = None
    erupt(twin, victim, volcano)
    players = range(state.player_count)
    return by_player([unit_points(state, each) - unit_points(twin, each) for each in players])


def losses_by_flood(state: Mega, victim: Seat, plain: int) -> dict[str, int]:
    """The unit points that are lost on a flood plain, as far as there are any (ME-K12, ME-K6)."""
    damage = damage_by_flood(state, victim, plain)
    players = range(state.player_count)
    return by_player(
        [min(damage[each], points_there(state, each, PLAIN, plain)) for each in players]
    )


def toll_of_victim(state: Mega, player: int) -> structs.Toll:
    """What somebody would lose who is chosen to suffer too (ME-K3)."""
    name = civ_id(state, player)
    for frame in reversed(state.stack):
        match frame:
            case Scourge():
                points = min(damage_by_scourge(state, frame, player), unit_points(state, player))
                return structs.Toll(name, by_one(player, points), "unit points")
            case Heresy():
                return structs.Toll(
                    name, by_one(player, reductions(state, frame, player)), "cities"
                )
            case Raid():
                return structs.Toll(name, by_one(player, raided_too(state, player)), "cities")
    return structs.Toll(name, {}, "unit points")


def by_one(player: int, amount: int) -> dict[str, int]:
    """The loss of one player."""
    return {str(player): amount} if amount else {}


def clashes_of(state: Mega, seat: Seat) -> Iterator[structs.Conflict]:
    """What would be left where a horde can be led, as things stand (ME-K5T)."""
    match state.decision():
        case LandHorde() as question:
            for area in landings(state, question.victim):
                twin = state.copy()
                put(twin, area, twin.wild, number_landing(state, question.victim))
                yield conflict_in(twin, seat, area)
        case LeadHorde() as question:
            origin = current_horde(state).area
            for area in question.areas(state):
                twin = state.copy()
                shift(twin, origin, area, twin.wild, excess_of(state, origin))
                yield conflict_in(twin, seat, area)
