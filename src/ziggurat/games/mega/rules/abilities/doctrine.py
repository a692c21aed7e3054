"""Universal Doctrine: a pirate city or barbarian tokens are annexed."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.notation import area_items
from ziggurat.games.mega.pieces import found_city, lift, put, raze_city
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.algebra import Bundle, OneOf
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.wording import joined

CLAUSE = "ME-AD-UNIVERSAL-DOCTRINE"


def pirate_options(game: Mega, player: int) -> Options:
    """The pirate cities a player may annex: any, if he has a city in stock."""
    cities = game.cities_of[game.wild] if game.city_stock[player] else []
    return OneOf(area_items(game, cities), CLAUSE)


def barbarian_options(game: Mega, player: int) -> Options:
    """The barbarian tokens a player may annex, from any number of areas."""
    areas = game.areas_of[game.wild]
    most = min(game.tables.figures.doctrine, game.stock[player])
    counts = [game.at(area, game.wild) for area in areas]
    return Bundle(area_items(game, areas), counts, 1, most, CLAUSE)


def annex_pirates(game: Mega, player: int, area: int) -> None:
    """A pirate city becomes the player's."""
    raze_city(game, area)
    found_city(game, area, player)
    if game.events is not None:
        who, where = names.player(game, player), names.area(game, area)
        game.tell(CLAUSE, f"{who} annexes the pirate city in {where}.")


def annex_barbarians(game: Mega, player: int, answer: Answer) -> None:
    """Barbarian tokens become the player's."""
    parts: list[str] = []
    for area, count in zip(game.areas_of[game.wild], answer):
        if count:
            lift(game, area, game.wild, count)
            put(game, area, player, count)
            parts.append(f"{count} in {names.area(game, area)}")
    if game.events is not None:
        who = names.player(game, player)
        game.tell(CLAUSE, f"{who} annexes barbarian tokens: {joined(parts)}.")
