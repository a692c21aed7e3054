"""Where cities can be built, with which tokens, and building them (ME-Y1 to ME-Y4)."""

from __future__ import annotations

from ziggurat.games.mega.events.cities import CityBuilt, CityPaidFor
from ziggurat.games.mega.pieces import found_city, lift, pay
from ziggurat.games.mega.rules.limits import room_beside_city
from ziggurat.games.mega.rules.telling import tokens_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ARCHITECTURE, NOBODY, URBANISM
from ziggurat.games.mega.words import names
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import changed


def tokens_required(state: Mega, area: int) -> int:
    """How many tokens a city in an area takes: fewer on a city site (ME-Y1)."""
    city = state.lookup.numbers.city
    return city.tokens_on_site if state.lookup.site[area] else city.tokens_in_wilderness


def is_open_to_cities(state: Mega, area: int) -> bool:
    """Whether a city could stand in an area at all: no other, and no printed limit of 0 (ME-Y1)."""
    return state.city[area] == NOBODY and state.lookup.limit[area] > 0


def plain_sites(state: Mega, player: int) -> list[int]:
    """The areas in which a player has enough tokens for a city."""
    if not state.city_stock[player]:
        return []
    return [area for area in state.areas_of[player] if has_enough(state, player, area)]


def has_enough(state: Mega, player: int, area: int) -> bool:
    """Whether a player can build in an area with the tokens there alone."""
    enough = state.at(area, player) >= tokens_required(state, area)
    return enough and is_open_to_cities(state, area)


def site_refusal(state: Mega, player: int, area: int) -> Refusal | None:
    """Why a player cannot build a city in an area with the tokens there alone (ME-Y1)."""
    where = names.area(state, area)
    if state.city[area] != NOBODY:
        return Refusal("ME-Y1", f"There is a city in {where} already.")
    if not is_open_to_cities(state, area):
        return Refusal("ME-Y1", f"No city can stand in {where}: its limit is 0.")
    here, required = state.at(area, player), tokens_required(state, area)
    if here < required:
        return Refusal("ME-Y1", f"A city in {where} takes {required} tokens; you have {here}.")
    if not state.city_stock[player]:
        return Refusal("ME-Y1", "You have no city in stock.")
    return None


# --- Architecture and Urbanism


def is_ready(state: Mega, player: int, advance: int) -> bool:
    """Whether a player holds an advance and has not used it this turn (ME-Y3)."""
    return state.has(player, advance) and not state.abilities_used[player] >> advance & 1


def most_paid(state: Mega, player: int, area: int) -> int:
    """How many of the tokens a city takes Architecture lets a player pay from treasury now."""
    if not is_ready(state, player, ARCHITECTURE):
        return 0
    return min(tokens_required(state, area) // 2, state.treasury[player])


def helpers_of(state: Mega, player: int, area: int) -> list[int]:
    """The areas from which Urbanism lets tokens come to a wilderness city; none if it does not."""
    if state.lookup.site[area] or not is_ready(state, player, URBANISM):
        return []
    return [other for other in state.lookup.land[area] if state.present[other] >> player & 1]


def most_helping(state: Mega, player: int, area: int) -> int:
    """How many tokens can come from areas adjacent by land."""
    tokens = sum(state.at(other, player) for other in helpers_of(state, player, area))
    return min(state.lookup.numbers.city.urbanism_tokens, tokens)


def missing_tokens(state: Mega, player: int, area: int) -> int:
    """How many of the tokens a city takes are not in the area; 0 or less if none."""
    return tokens_required(state, area) - state.at(area, player)


def helped_sites(state: Mega, player: int) -> list[int]:
    """The areas in which a player can build only with Architecture or Urbanism."""
    if not state.city_stock[player]:
        return []
    if not is_ready(state, player, ARCHITECTURE) and not is_ready(state, player, URBANISM):
        return []
    return [area for area in state.areas_of[player] if can_be_helped(state, player, area)]


def can_be_helped(state: Mega, player: int, area: int) -> bool:
    """Whether tokens are missing for a city in an area, and treasury and neighbours make up."""
    missing = missing_tokens(state, player, area)
    if missing <= 0 or not is_open_to_cities(state, area):
        return False
    paid = most_paid(state, player, area)
    return missing <= paid or missing <= paid + most_helping(state, player, area)


def build_with_help(
    state: Mega, player: int, area: int, helpers: list[int], counts: list[int]
) -> bool:
    """Build with tokens of other areas and treasury for the rest (ME-Y3.1); whether it was done.

    What has become impossible is left out without loss (ME-O2.1).
    """
    coming = sum(counts)
    paid = missing_tokens(state, player, area) - coming
    is_possible = (
        is_open_to_cities(state, area)
        and 0 <= paid <= most_paid(state, player, area)
        and all(count <= state.at(other, player) for other, count in zip(helpers, counts))
    )
    if not is_possible:
        return False
    for other, count in zip(helpers, counts):
        lift(state, other, player, count)
    pay(state, player, paid)
    if coming:
        state.abilities_used[player] |= 1 << URBANISM
    if paid:
        state.abilities_used[player] |= 1 << ARCHITECTURE
    where, taken = state.lookup.area_id[area], tokens_told(state, helpers, counts)
    state.tell("ME-Y3", CityPaidFor(player, where, paid, taken))
    build_city(state, player, area, 0)
    return True


def build_city(state: Mega, player: int, area: int, staying: int) -> None:
    """All tokens go to stock but those of the builder that stay, and the city is placed (ME-Y2)."""
    for other in (*state.ranking, state.wild):
        count = state.at(area, other)
        if count:
            lift(state, area, other, count - staying if other == player else count)
    found_city(state, area, player)
    state.new_city = changed(state.new_city, area, 1)
    state.tell("ME-Y2", CityBuilt(player, state.lookup.area_id[area]))


def tokens_to_spare(state: Mega, player: int, area: int) -> int:
    """How many tokens may stay beside a city built in an area: those not required (ME-Y4)."""
    spare = state.at(area, player) - tokens_required(state, area)
    return max(0, min(spare, room_beside_city(state, player, area)))
