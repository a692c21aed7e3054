"""How many dice each side rolls (ER-3, ER-17 to ER-21, ER-28, ER-29, ER-42, ER-50, ER-58c)."""

from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ILLYRIA,
    MASONRY,
    MERCENARY_IMPROVEMENTS,
    MILITIA,
    NOBODY,
    WAR_SHIPS,
    WEAPON_MASTERY,
)
from ziggurat.kernel.state import Seat


def attack_dice(state: Revolt, troop: int, *, ship: int, against: int) -> int:
    """Dice of an attacking troop, helped by a ship or not, against so many dice (ER-17a)."""
    seat = state.troop_owner[troop]
    dice = state.lookup.attack[state.nation[seat]]
    kind = state.troop_kind[troop]
    if kind:
        dice += state.lookup.people_attack[kind - 1]
        if state.has_tech(seat, MERCENARY_IMPROVEMENTS):
            dice += 1
    if ship != NOBODY:
        dice += 2 if state.has_tech(seat, WAR_SHIPS) else 1
    if dice < against and state.has_tech(seat, WEAPON_MASTERY):
        return against
    return dice


def region_dice(state: Revolt, region: int, attacker: Seat) -> int:
    """Dice of a region without troops against an attacker (ER-18 to ER-21, ER-50, ER-56a)."""
    lookup = state.lookup
    if lookup.kind[region] == ILLYRIA:
        return lookup.ground_dice[region]
    owner = state.control[region]
    if owner == NOBODY:
        return independent_dice(state, region, attacker)
    defence = lookup.defence[state.nation[owner]]
    if lookup.is_city[region]:
        return defence + 1
    if state.settled[region]:
        return defence + fortification_dice(state, region)
    return 2 if state.has_tech(owner, MILITIA) else 1


def independent_dice(state: Revolt, region: int, attacker: Seat) -> int:
    """Dice of a region in revolt or never ruled (ER-18, ER-19, ER-19a)."""
    is_home = state.lookup.nation_of[region] == state.nation[attacker]
    dice = 1 if is_home else 2
    if state.lookup.is_city[region]:
        dice += 1
    return dice + 1 if state.fortified[region] else dice


def fortification_dice(state: Revolt, region: int) -> int:
    """What a fortification adds to a player's region (ER-42, Masonry)."""
    if not state.fortified[region]:
        return 0
    return 2 if state.has_tech(state.control[region], MASONRY) else 1


def troop_dice(state: Revolt, troop: int) -> int:
    """Dice of a troop that is attacked where it stands (ER-24, ER-24a, ER-67d)."""
    lookup = state.lookup
    dice = lookup.defence[state.nation[state.troop_owner[troop]]]
    kind = state.troop_kind[troop]
    if kind:
        dice += lookup.people_defence[kind - 1]
    place = state.troop_place[troop]
    if place >= lookup.region_count:
        return dice
    if lookup.is_city[place]:
        return dice + 1
    return dice + fortification_dice(state, place)


def best_defender(state: Revolt, troops: list[int]) -> int:
    """Who fights when the defender does not choose: most dice, then the newest (ER-24b)."""
    best = troops[0]
    for troop in troops[1:]:
        if troop_dice(state, troop) >= troop_dice(state, best):
            best = troop
    return best


def defence_dice(state: Revolt, region: int, attacker: Seat) -> int:
    """Dice an attack on a region meets: of the troop there, else of the region (ER-17b)."""
    troops = state.troops_in(region)
    if troops:
        return troop_dice(state, best_defender(state, troops))
    return region_dice(state, region, attacker)
