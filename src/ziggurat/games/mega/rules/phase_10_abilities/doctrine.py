"""Universal Doctrine: a pirate city or barbarian tokens are annexed."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.abilities import BarbariansAnnexed
from ziggurat.games.mega.events.calamities import CityAnnexed
from ziggurat.games.mega.events.parts import TokensIn
from ziggurat.games.mega.pieces import found_city, lift, put, raze_city
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import UNIVERSAL_DOCTRINE
from ziggurat.games.mega.words.notation import area_items
from ziggurat.kernel.algebra import Bundle, OneOf
from ziggurat.kernel.options import Answer, Options

CLAUSE: Final = "ME-AD-UNIVERSAL-DOCTRINE"


def pirate_options(state: Mega, player: int) -> Options:
    """The pirate cities a player may annex: any, if he has a city in stock."""
    cities = state.cities_of[state.wild] if state.city_stock[player] else []
    return OneOf(area_items(state, cities), CLAUSE)


def barbarian_options(state: Mega, player: int) -> Options:
    """The barbarian tokens a player may annex, from any number of areas."""
    areas = state.areas_of[state.wild]
    most = min(state.lookup.numbers.abilities.universal_doctrine_tokens, state.stock[player])
    counts = [state.at(area, state.wild) for area in areas]
    return Bundle(area_items(state, areas), counts, 1, most, CLAUSE)


def annex_pirates(state: Mega, player: int, area: int) -> None:
    """A pirate city becomes the player's."""
    raze_city(state, area)
    found_city(state, area, player)
    where, by = state.lookup.area_id[area], state.lookup.advance_id[UNIVERSAL_DOCTRINE]
    state.tell(CLAUSE, CityAnnexed(player, None, where, advance=by))


def annex_barbarians(state: Mega, player: int, answer: Answer) -> None:
    """Barbarian tokens become the player's."""
    annexed: list[TokensIn] = []
    for area, count in zip(state.areas_of[state.wild], answer):
        if count:
            lift(state, area, state.wild, count)
            put(state, area, player, count)
            annexed.append(TokensIn(state.lookup.area_id[area], count))
    state.tell(CLAUSE, BarbariansAnnexed(player, annexed))
