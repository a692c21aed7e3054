"""Where cities can be built, with which tokens, and building them (ME-Y1 to ME-Y4)."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.pieces import found_city, lift, pay
from ziggurat.games.mega.rules.limits import room_beside_city
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import ARCHITECTURE, NOBODY, URBANISM
from ziggurat.kernel.wording import joined


def tokens_required(game: Mega, area: int) -> int:
    """How many tokens a city in an area takes: fewer on a city site (ME-Y1)."""
    figures = game.tables.figures
    return figures.on_site if game.tables.site[area] else figures.in_wilderness


def is_open_to_cities(game: Mega, area: int) -> bool:
    """Whether a city could stand in an area at all: no other, and no printed limit of 0 (ME-Y1)."""
    return game.city[area] == NOBODY and game.tables.limit[area] > 0


def plain_sites(game: Mega, player: int) -> list[int]:
    """The areas in which a player has enough tokens for a city."""
    if not game.city_stock[player]:
        return []
    return [area for area in game.areas_of[player] if has_enough(game, player, area)]


def has_enough(game: Mega, player: int, area: int) -> bool:
    """Whether a player can build in an area with the tokens there alone."""
    enough = game.at(area, player) >= tokens_required(game, area)
    return enough and is_open_to_cities(game, area)


# --- Architecture and Urbanism


def is_ready(game: Mega, player: int, advance: int) -> bool:
    """Whether a player holds an advance and has not used it this turn (ME-Y3)."""
    return game.has(player, advance) and not game.abilities_used[player] >> advance & 1


def most_paid(game: Mega, player: int, area: int) -> int:
    """How many of the tokens a city takes Architecture lets a player pay from treasury now."""
    if not is_ready(game, player, ARCHITECTURE):
        return 0
    return min(tokens_required(game, area) // 2, game.treasury[player])


def helpers_of(game: Mega, player: int, area: int) -> list[int]:
    """The areas from which Urbanism lets tokens come to a wilderness city; none if it does not."""
    if game.tables.site[area] or not is_ready(game, player, URBANISM):
        return []
    return [other for other in game.tables.land[area] if game.present[other] >> player & 1]


def most_helping(game: Mega, player: int, area: int) -> int:
    """How many tokens can come from areas adjacent by land."""
    tokens = sum(game.at(other, player) for other in helpers_of(game, player, area))
    return min(game.tables.figures.urbanism, tokens)


def missing_tokens(game: Mega, player: int, area: int) -> int:
    """How many of the tokens a city takes are not in the area; 0 or less if none."""
    return tokens_required(game, area) - game.at(area, player)


def helped_sites(game: Mega, player: int) -> list[int]:
    """The areas in which a player can build only with Architecture or Urbanism."""
    if not game.city_stock[player]:
        return []
    if not is_ready(game, player, ARCHITECTURE) and not is_ready(game, player, URBANISM):
        return []
    return [area for area in game.areas_of[player] if can_be_helped(game, player, area)]


def can_be_helped(game: Mega, player: int, area: int) -> bool:
    """Whether tokens are missing for a city in an area, and treasury and neighbours make up."""
    missing = missing_tokens(game, player, area)
    if missing <= 0 or not is_open_to_cities(game, area):
        return False
    paid = most_paid(game, player, area)
    return missing <= paid or missing <= paid + most_helping(game, player, area)


def build_with_help(
    game: Mega, player: int, area: int, helpers: list[int], counts: list[int]
) -> bool:
    """Build with tokens of other areas and treasury for the rest (ME-Y3.1); whether it was done.

    What has become impossible is left out without loss (ME-O2.1).
    """
    coming = sum(counts)
    paid = missing_tokens(game, player, area) - coming
    is_possible = (
        is_open_to_cities(game, area)
        and 0 <= paid <= most_paid(game, player, area)
        and all(count <= game.at(other, player) for other, count in zip(helpers, counts))
    )
    if not is_possible:
        return False
    for other, count in zip(helpers, counts):
        lift(game, other, player, count)
    pay(game, player, paid)
    if coming:
        game.abilities_used[player] |= 1 << URBANISM
    if paid:
        game.abilities_used[player] |= 1 << ARCHITECTURE
    if game.events is not None:
        who, where = names.player(game, player), names.area(game, area)
        means = [f"pays {paid} treasury"] if paid else []
        means += [f"takes {names.tokens(coming)} from areas next to it"] if coming else []
        game.tell("ME-Y3", f"For a city in {where} {who} {joined(means)}.")
    build_city(game, player, area, 0)
    return True


def build_city(game: Mega, player: int, area: int, staying: int) -> None:
    """All tokens go to stock but those of the builder that stay, and the city is placed (ME-Y2)."""
    for other in (*game.ranking, game.wild):
        count = game.at(area, other)
        if count:
            lift(game, area, other, count - staying if other == player else count)
    found_city(game, area, player)
    game.new_city[area] = 1
    if game.events is not None:
        who, where = names.player(game, player), names.area(game, area)
        game.tell("ME-Y2", f"{who} builds a city in {where}.")


def tokens_to_spare(game: Mega, player: int, area: int) -> int:
    """How many tokens may stay beside a city built in an area: those not required (ME-Y4)."""
    spare = game.at(area, player) - tokens_required(game, area)
    return max(0, min(spare, room_beside_city(game, player, area)))
