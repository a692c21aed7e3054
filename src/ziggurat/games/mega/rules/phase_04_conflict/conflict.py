"""The conflict phase: its fights and attacks, and their order (ME-F1, F10, F11, F15)."""

from __future__ import annotations

from ziggurat.games.mega.events.conflict import AttackAdvanced
from ziggurat.games.mega.rules.phase_03_movement.protection import in_conflict
from ziggurat.games.mega.rules.phase_04_conflict.city_attacks import (
    attack,
    attacker_of,
    tokens_needed,
    tokens_replacing,
)
from ziggurat.games.mega.rules.phase_04_conflict.token_fights import fight, is_fought_over
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ADVANCED_MILITARY, NOBODY
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def resolve_conflicts(state: Mega) -> Frame | None:
    """Resolve all conflict situations: tokens, then cities (phase 4, ME-U1)."""
    for area in range(state.lookup.area_count):
        if in_conflict(state, area):
            return Conflicts(0)
    return None


class Conflicts(Procedure):
    """All the fights and attacks of a conflict phase."""

    kind = "conflicts"

    waited: int
    """Bit p for a defender who has had an attack of his own resolved first (ME-F15)."""


# --- tokens


def fought_over(state: Mega) -> list[int]:
    """The areas with token conflicts, in order."""
    return [area for area in range(state.lookup.area_count) if is_fought_over(state, area)]


def best_holder(state: Mega, area: int) -> int:
    """The best-ranked holder of Advanced Military with tokens in an area, or `NOBODY`."""
    for player in state.ranking:
        if state.present[area] >> player & 1 and state.has(player, ADVANCED_MILITARY):
            return player
    return NOBODY


def fight_others(state: Mega, conflicts: Conflicts) -> Frame | None:
    """First the token conflicts without a holder of Advanced Military (ME-F10)."""
    for area in fought_over(state):
        if best_holder(state, area) == NOBODY:
            frame = fight(state, area)
            if frame is not None:
                conflicts.repeat()
                return frame
    return None


def fight_holders(state: Mega, conflicts: Conflicts) -> Frame | None:
    """Then the others, by the best-ranked holder; each chooses the order of his own (ME-F10)."""
    areas = fights_of_next_holder(state)
    while areas:
        holder = best_holder(state, areas[0])
        if len(areas) > 1 and not state.leaving[holder]:
            conflicts.repeat()
            return OrderFights(holder)
        frame = fight(state, areas[0])
        if frame is not None:
            conflicts.repeat()
            return frame
        areas = fights_of_next_holder(state)
    return None


def fights_of_next_holder(state: Mega) -> list[int]:
    """The token conflicts of the best-ranked holder of Advanced Military who has any left."""
    areas = fought_over(state)
    holders = [best_holder(state, area) for area in areas]
    for player in state.ranking:
        if player in holders:
            return [area for area, holder in zip(areas, holders) if holder == player]
    return []


class OrderFights(Choice[Mega]):
    """Which of your token conflicts comes next? (ME-F10)."""

    kind = "order-fights"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Which of your token conflicts is fought next?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, fights_of_next_holder(state)), "ME-F10")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (fights_of_next_holder(state)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return fight(state, answer[0])


# --- cities


def attacked_cities(state: Mega, defender: int) -> list[int]:
    """The cities of a defender, or of the pirates, that are under attack."""
    return [area for area in state.cities_of[defender] if attacker_of(state, area) != NOBODY]


def storm_pirates(state: Mega, conflicts: Conflicts) -> Frame | None:
    """Attacks on pirate cities, by the rank of the attackers (ME-F11, ME-G15)."""
    areas = attacked_cities(state, state.wild)
    for player in state.ranking:
        for area in areas:
            if attacker_of(state, area) == player:
                conflicts.repeat()
                return attack(state, area, player, 1)
    return None


def storm_cities(state: Mega, conflicts: Conflicts) -> Frame | None:
    """Attacks on players' cities, by the rank of the defenders; each chooses the order (ME-F11)."""
    for defender in state.ranking:
        areas = attacked_cities(state, defender)
        if areas:
            conflicts.repeat()
            if len(areas) > 1 and not state.leaving[defender]:
                return OrderAttacks(defender)
            return Siege(areas[0])
    return None


Conflicts.steps = (fight_others, fight_holders, storm_pirates, storm_cities)


class OrderAttacks(Choice[Mega]):
    """Which attack on your cities is resolved next? (ME-F11)."""

    kind = "order-attacks"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Which attack on your cities is resolved next?"

    def options(self, state: Mega, seat: Seat) -> Options:
        return OneOf(area_items(state, attacked_cities(state, seat)), "ME-F11")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (attacked_cities(state, seat)[0],)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return Siege(answer[0])


# --- a defender who waits for his own attack


class Siege(Procedure):
    """The turn of one player's city that is under attack: its owner may wait, then it comes."""

    kind = "siege"

    area: int


def offer_waiting(state: Mega, siege: Siege) -> Frame | None:
    """A defender short of tokens may have an attack of his own resolved first (ME-F15)."""
    defender = state.city[siege.area]
    if defender in (NOBODY, state.wild) or state.leaving[defender]:
        return None
    if current_conflicts(state).waited >> defender & 1 or not is_short(state, siege.area):
        return None
    return Wait(defender, siege.area) if own_attacks(state, defender) else None


def strike(state: Mega, siege: Siege) -> Frame | None:
    """The attack itself, unless it has been resolved while the defender waited."""
    attacker = attacker_of(state, siege.area)
    return None if attacker == NOBODY else attack(state, siege.area, attacker, 1)


Siege.steps = (offer_waiting, strike)


def is_short(state: Mega, area: int) -> bool:
    """Whether a city would fall and its owner has too few tokens to replace it (ME-F15.1)."""
    attacker, defender = attacker_of(state, area), state.city[area]
    if attacker == NOBODY or state.at(area, attacker) < tokens_needed(state, attacker, defender):
        return False
    return state.stock[defender] < tokens_replacing(state, attacker, defender)


def own_attacks(state: Mega, player: int) -> list[int]:
    """The cities a player attacks himself."""
    return [area for area in state.areas_of[player] if state.city[area] not in (NOBODY, player)]


def current_conflicts(state: Mega) -> Conflicts:
    """The conflict phase that goes on."""
    for frame in reversed(state.stack):
        if isinstance(frame, Conflicts):
            return frame
    raise Broken("a city is besieged outside the conflict phase")


class Wait(Choice[Mega]):
    """Is an attack of your own resolved first? (ME-F15)."""

    kind = "wait"

    area: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        stock, where = names.tokens(state.stock[seat]), names.area(state, self.area)
        return (
            f"Your city in {where} is attacked, and you have {stock} in stock to replace it. "
            "Is an attack of your own resolved first?"
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        items = area_items(state, own_attacks(state, seat))
        items.append(Item(state.lookup.area_count, "no", "no"))
        return OneOf(items, "ME-F15")

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (state.lookup.area_count,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == state.lookup.area_count:
            return None
        current_conflicts(state).waited |= 1 << seat
        state.tell("ME-F15", AttackAdvanced(seat, state.lookup.area_id[answer[0]]))
        return Siege(answer[0])
