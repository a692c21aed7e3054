"""All about an area or a sea: what is printed there, who is there, and where one can go."""

from __future__ import annotations

from ziggurat.games.mega.rules.limits import controls, limit_of, room_beside_city
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY, NOTHING, SHIPS
from ziggurat.games.mega.words import names
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts
from ziggurat.kernel.wording import joined


def about_area(state: Mega, seat: Seat | None, area: int) -> Facts:
    """What is printed in an area, what stands there, and what it touches."""
    facts = printed_in(state, seat, area)
    if state.closed[area]:
        return [*facts, ("Out of play", "it went with the player who left (ME-Q3)")]
    return facts + units_in(state, area) + building_in(state, area) + links_of(state, area)


def printed_in(state: Mega, seat: Seat | None, area: int) -> Facts:
    """Region, limit, city site and what calamities look at."""
    lookup = state.lookup
    civilization = lookup.region[area]
    home = names.player(state, state.ranking[civilization])
    is_start = lookup.start[civilization] == area
    facts: Facts = [
        ("Region", f"of {home}, who starts here" if is_start else f"of {home}"),
        ("Population limit", limit_words(state, seat, area)),
        ("City", site_words(state, area)),
    ]
    if lookup.plain[area] != NOTHING:
        facts.append(("Flood plain", lookup.plain_name[lookup.plain[area]]))
    if lookup.volcano[area] != NOTHING:
        facts.append(("Volcano", lookup.volcano_name[lookup.volcano[area]]))
    if lookup.snowy[area]:
        facts.append(("Snow", "calamities of the small eastern game reach it (ME-K14)"))
    return facts


def limit_words(state: Mega, seat: Seat | None, area: int) -> str:
    """The printed limit, and the seat's own where it differs (ME-G8)."""
    printed = str(state.lookup.limit[area])
    if seat is None:
        return printed
    if state.city[area] == seat:
        return f"{printed}; beside your city {room_beside_city(state, seat, area)}"
    own = limit_of(state, seat, area)
    return printed if own == state.lookup.limit[area] else f"{printed}, for you {own}"


def site_words(state: Mega, area: int) -> str:
    """Whether there is a city site, and what a city takes (ME-G9, ME-Y1)."""
    lookup, city = state.lookup, state.lookup.numbers.city
    if lookup.site[area]:
        where = "city site on the flood plain" if lookup.white[area] else "city site"
        return f"{where}: {city.tokens_on_site} tokens build one"
    if not lookup.limit[area]:
        return "none can be built (ME-Y1)"
    return f"wilderness: {city.tokens_in_wilderness} tokens build one"


def units_in(state: Mega, area: int) -> Facts:
    """Tokens, city and ships."""
    facts: Facts = []
    owner = state.city[area]
    if owner != NOBODY:
        whose = "pirates" if owner == state.wild else names.player(state, owner)
        facts.append(("City of", f"{whose}, built this turn" if state.new_city[area] else whose))
    tokens = [
        f"{state.at(area, player)} of {names.player(state, player)}"
        for player in (*state.ranking, state.wild)
        if state.at(area, player)
    ]
    facts.append(("Tokens", joined(tokens) or "none"))
    ships = [f"[ship:{ship}]" for ship, place in enumerate(state.ship_at) if place == area]
    if ships:
        facts.append(("Ships", joined(ships)))
    return facts


def building_in(state: Mega, area: int) -> Facts:
    """The special building there, and who controls it."""
    building = state.building_in[area]
    if building == NOTHING:
        return []
    owner = names.player(state, state.builder[building])
    inside = [player for player in state.ranking if controls(state, player, building)]
    holders = names.players(state, inside)
    words = f"{names.building(state, building)} of {owner}, controlled by {holders}"
    return [("Special building", words)]


def links_of(state: Mega, area: int) -> Facts:
    """Where land and water lead from an area."""
    lookup = state.lookup
    facts: Facts = [("By land to", names.areas(state, lookup.land[area]))]
    if lookup.water[area]:
        facts.append(("By water to", names.areas(state, lookup.water[area])))
    seas = [f"[sea:{lookup.sea_id[sea]}]" for sea in lookup.seas[area]]
    coast = "coastal" if lookup.coastal[area] else "not coastal (ME-G11)"
    facts.append(("Sea", f"{coast}, next to {joined(seas)}" if seas else coast))
    return facts


def about_sea(state: Mega, sea: int) -> Facts:
    """The coasts of an open sea."""
    return [
        ("Open sea", "ships pass it with Astronavigation and never stop there (ME-M11)"),
        ("Coasts", names.areas(state, state.lookup.coasts[sea])),
    ]


def about_ship(state: Mega, ship: int) -> Facts:
    """Whose a ship is, where it lies and what it carries."""
    area = state.ship_at[ship]
    facts: Facts = [("Owner", names.player(state, ship // SHIPS))]
    if area == NOTHING:
        return [*facts, ("Place", "in stock")]
    words = ("of an earlier turn", "maintained this turn", "built this turn")
    facts += [("Place", names.area(state, area)), ("State", words[state.ship_status[ship]])]
    facts.append(("Aboard", names.tokens(state.ship_cargo[ship])))
    facts.append(("Steps sailed", str(state.ship_steps[ship])))
    return facts
