"""All about an area or a sea: what is printed there, who is there, and where one can go."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.facts import Facts
from ziggurat.games.mega.rules.limits import controls, limit_of, room_beside_city
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIPS
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import joined


def about_area(game: Mega, seat: Seat | None, area: int) -> Facts:
    """What is printed in an area, what stands there, and what it touches."""
    facts = printed_in(game, seat, area)
    if game.closed[area]:
        return [*facts, ("Out of play", "it went with the player who left (ME-Q3)")]
    return facts + units_in(game, area) + building_in(game, area) + links_of(game, area)


def printed_in(game: Mega, seat: Seat | None, area: int) -> Facts:
    """Region, limit, city site and what calamities look at."""
    tables = game.tables
    civilization = tables.region[area]
    home = names.player(game, game.ranking[civilization])
    is_start = tables.start[civilization] == area
    facts: Facts = [
        ("Region", f"of {home}, who starts here" if is_start else f"of {home}"),
        ("Population limit", limit_words(game, seat, area)),
        ("City", site_words(game, area)),
    ]
    if tables.plain[area] != NOTHING:
        facts.append(("Flood plain", tables.plain_name[tables.plain[area]]))
    if tables.volcano[area] != NOTHING:
        facts.append(("Volcano", tables.volcano_name[tables.volcano[area]]))
    if tables.snowy[area]:
        facts.append(("Snow", "calamities of the small eastern game reach it (ME-K14)"))
    return facts


def limit_words(game: Mega, seat: Seat | None, area: int) -> str:
    """The printed limit, and the seat's own where it differs (ME-G8)."""
    printed = str(game.tables.limit[area])
    if seat is None:
        return printed
    if game.city[area] == seat:
        return f"{printed}; beside your city {room_beside_city(game, seat, area)}"
    own = limit_of(game, seat, area)
    return printed if own == game.tables.limit[area] else f"{printed}, for you {own}"


def site_words(game: Mega, area: int) -> str:
    """Whether there is a city site, and what a city takes (ME-G9, ME-Y1)."""
    tables, figures = game.tables, game.tables.figures
    if tables.site[area]:
        where = "city site on the flood plain" if tables.white[area] else "city site"
        return f"{where}: {figures.on_site} tokens build one"
    if not tables.limit[area]:
        return "none can be built (ME-Y1)"
    return f"wilderness: {figures.in_wilderness} tokens build one"


def units_in(game: Mega, area: int) -> Facts:
    """Tokens, city and ships."""
    facts: Facts = []
    owner = game.city[area]
    if owner != NOBODY:
        whose = "pirates" if owner == game.wild else names.player(game, owner)
        facts.append(("City of", f"{whose}, built this turn" if game.new_city[area] else whose))
    tokens = [
        f"{game.at(area, player)} of {names.player(game, player)}"
        for player in (*game.ranking, game.wild)
        if game.at(area, player)
    ]
    facts.append(("Tokens", joined(tokens) or "none"))
    ships = [f"[ship:{ship}]" for ship, place in enumerate(game.ship_at) if place == area]
    if ships:
        facts.append(("Ships", joined(ships)))
    return facts


def building_in(game: Mega, area: int) -> Facts:
    """The special building there, and who controls it."""
    building = game.building_in[area]
    if building == NOTHING:
        return []
    owner = names.player(game, game.builder[building])
    inside = [player for player in game.ranking if controls(game, player, building)]
    words = (
        f"{names.building(game, building)} of {owner}, controlled by {names.players(game, inside)}"
    )
    return [("Special building", words)]


def links_of(game: Mega, area: int) -> Facts:
    """Where land and water lead from an area."""
    tables = game.tables
    facts: Facts = [("By land to", names.areas(game, tables.land[area]))]
    if tables.water[area]:
        facts.append(("By water to", names.areas(game, tables.water[area])))
    seas = [f"[sea:{tables.sea_id[sea]}]" for sea in tables.seas[area]]
    coast = "coastal" if tables.coastal[area] else "not coastal (ME-G11)"
    facts.append(("Sea", f"{coast}, next to {joined(seas)}" if seas else coast))
    return facts


def about_sea(game: Mega, sea: int) -> Facts:
    """The coasts of an open sea."""
    return [
        ("Open sea", "ships pass it with Astronavigation and never stop there (ME-M11)"),
        ("Coasts", names.areas(game, game.tables.coasts[sea])),
    ]


def about_ship(game: Mega, ship: int) -> Facts:
    """Whose a ship is, where it lies and what it carries."""
    area = game.ship_at[ship]
    facts: Facts = [("Owner", names.player(game, ship // SHIPS))]
    if area == NOTHING:
        return [*facts, ("Place", "in stock")]
    words = ("of an earlier turn", "maintained this turn", "built this turn")
    facts += [("Place", names.area(game, area)), ("State", words[game.ship_status[ship]])]
    facts.append(("Aboard", names.tokens(game.ship_cargo[ship])))
    facts.append(("Steps sailed", str(game.ship_steps[ship])))
    return facts
