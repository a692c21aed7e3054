"""All there is to know about a thing on the board, as names and values for a card beside it."""

from __future__ import annotations

from ziggurat.games.revolt import names
from ziggurat.games.revolt.captions import city_words, dice, standing_order, troops, works
from ziggurat.games.revolt.cards import read_cards
from ziggurat.games.revolt.chances import Chance, best_attacks, chance_of_attack
from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.knowledge import tech_price
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.rules.seafaring import ship_dice
from ziggurat.games.revolt.rules.strength import best_defender, defence_dice, troop_dice
from ziggurat.games.revolt.rules.turn import income_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    CAPITAL,
    CITIES_FOR_TRADE,
    CITY,
    HIRING_GROUND,
    ILLYRIA,
    ISLAND,
    NOBODY,
    PIPS,
    RESOURCES,
    TECH_COUNT,
    TECHS,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat

Facts = list[tuple[str, str]]

KINDS = {
    CAPITAL: "capital",
    CITY: "city",
    HIRING_GROUND: "mercenary ground; nobody enters it (ER-14e)",
    ILLYRIA: "mercenary region that can be taken (ER-56)",
    ISLAND: "tech island; a ship here buys a tech card cheaply (ER-59)",
}


def about(game: Revolt, seat: Seat | None, thing: str) -> Facts:
    """The facts about a thing; `Invalid` when there is no such thing."""
    kind, _, name = thing.partition(":")
    tables = game.tables
    match kind:
        case "region" if name in tables.region_id:
            return about_region(game, seat, tables.region_id.index(name))
        case "coast" | "route" if name in tables.berth_id:
            return about_berth(game, tables.berth_id.index(name))
        case "crossing" if name and name in tables.crossing_id:
            return about_crossing(game, seat, tables.crossing_id.index(name))
        case "seat" if name.isdecimal() and int(name) < game.seat_count:
            return about_player(game, int(name))
        case "tech" if name in TECHS:
            return about_tech(game, seat, TECHS.index(name))
        case "resource" if name in RESOURCES:
            return about_resource(game, RESOURCES.index(name))
        case "die" if name in PIPS:
            return []
    raise Invalid(f"There is nothing called '{thing}' on this board.")


# --- regions


def about_region(game: Revolt, seat: Seat | None, region: int) -> Facts:
    """Kind, owner, what stands there, what it defends with, and what lies around."""
    is_closed = game.tables.kind[region] in (HIRING_GROUND, ISLAND)
    facts = [("Kind", kind_words(game, region)), *_worth(game, region)]
    if not is_closed:
        facts += [*_holding(game, region), ("Defence", _defence_words(game, region))]
        if seat is not None and game.alive[seat] and game.control[region] != seat:
            facts.append(("Your attacks", _attack_words(game, seat, region)))
    return facts + _surroundings(game, region)


def kind_words(game: Revolt, region: int) -> str:
    """What kind of region it is, and whose home."""
    tables = game.tables
    kind, resource, nation = tables.kind[region], tables.resource[region], tables.nation_of[region]
    words = KINDS.get(kind, "land")
    if resource != NOBODY:
        words = f"land that gives {RESOURCES[resource]}"
    return words if nation == NOBODY else f"{words}, home of {tables.nation_name[nation]}"


def _worth(game: Revolt, region: int) -> Facts:
    """Its city card, or the people for hire."""
    tables = game.tables
    card, people = tables.card_of[region], tables.people_of[region]
    facts: Facts = []
    if card != NOBODY:
        number = tables.card_number[card]
        facts.append((f"City card {number}", f"{tables.card_name[card]}: {city_words(number)}"))
    if people != NOBODY:
        attack, defence = tables.people_attack[people], tables.people_defence[people]
        horses = ", mounted" if tables.people_mounted[people] else ""
        words = f"{tables.people_name[people]}{horses}: {attack:+} attack, {defence:+} defence"
        facts.append(("For hire", words))
    return facts


def _holding(game: Revolt, region: int) -> Facts:
    """Whose it is, and what stands on it."""
    owner = game.control[region]
    facts: Facts = [("Held by", "nobody" if owner == NOBODY else names.seat(owner))]
    built, here = works(game, region), game.troops_in(region)
    if built:
        facts.append(("On it", ", ".join(built)))
    if here:
        facts.append(("Troops", troops(game, here, with_actions=True)))
    return facts


def _defence_words(game: Revolt, region: int) -> str:
    """The dice an attack meets, and against whom they are others (ER-19a)."""
    owner = game.control[region]
    rivals = [s for s in game.order if game.alive[s] and s != owner]
    against = {rival: defence_dice(game, region, rival) for rival in rivals}
    usual = max(against.values(), default=0)
    fewer = [f"{count} against {names.seat(s)}" for s, count in against.items() if count != usual]
    return ", ".join([dice(usual), *fewer])


def _attack_words(game: Revolt, seat: Seat, region: int) -> str:
    """What the seat's troops that can act could do against the region."""
    found = []
    for troop in game.troops_of[seat]:
        chance = best_attacks(game, seat, troop).get(region) if has_action(game, troop) else None
        if chance is not None:
            found.append(f"{names.troop(game, troop)} {chance_words(chance)}")
    return "; ".join(dict.fromkeys(found)) or "no troop of yours can attack it now"


def chance_words(chance: Chance) -> str:
    """Such as `3:2 dice, 67%`."""
    return f"{chance.attack}:{chance.defence} dice, {chance.odds:.0%}"


def _surroundings(game: Revolt, region: int) -> Facts:
    """Borders by what one has to cross, and coasts."""
    tables = game.tables
    straits = tables.straits[region]
    land = [names.region(game, other) for other in tables.plain[region] if other not in straits]
    hire = [
        names.region(game, other) + (f" over {names.crossing(game, over)}" if over >= 0 else "")
        for other, over in zip(tables.hiring[region], tables.hiring_over[region])
        if tables.kind[other] == HIRING_GROUND
    ]
    rows = {
        "By land": land,
        "Over a strait": [names.region(game, other) for other in straits],
        "Over a crossing": [names.crossing(game, each) for each in tables.passes[region]],
        "Mercenaries beside it": hire,
        "Coasts": [names.berth(game, coast) for coast in tables.coasts_of[region]],
    }
    return [(name, ", ".join(values)) for name, values in rows.items() if values]


# --- crossings, coasts and routes


def about_crossing(game: Revolt, seat: Seat | None, crossing: int) -> Facts:
    """What it is, what it joins, and who stands in it."""
    tables = game.tables
    kind = "forest" if tables.crossing_is_forest[crossing] else "mountains"
    ends = [names.region(game, end[crossing]) for end in (tables.crossing_a, tables.crossing_b)]
    facts = [("Kind", f"{kind}; a troop waits in them before it goes on (ER-67)")]
    facts.append(("Between", " and ".join(ends)))
    here = game.troops_in(crossing)
    if not here:
        return [*facts, ("Troops", "none")]
    owner = game.troop_owner[here[0]]
    facts.append(("Troops", f"{names.seat(owner)}: {troops(game, here, with_actions=True)}"))
    facts.append(("Defence", dice(troop_dice(game, best_defender(game, here)))))
    if seat is not None and seat != owner:
        facts += _clashes(game, seat, crossing)
    return facts


def _clashes(game: Revolt, seat: Seat, crossing: int) -> Facts:
    """What the seat's troops beside a crossing could do against those in it (ER-67d)."""
    ends = (game.tables.crossing_a[crossing], game.tables.crossing_b[crossing])
    near = [t for t in game.troops_of[seat] if game.troop_place[t] in ends and has_action(game, t)]
    found = [
        f"{names.troop(game, troop)} "
        f"{chance_words(chance_of_attack(game, troop, crossing, NOBODY))}"
        for troop in near
    ]
    return [("Your attacks", "; ".join(dict.fromkeys(found)))] if found else []


def about_berth(game: Revolt, berth: int) -> Facts:
    """Where a coast or route leads, and whose ships lie there."""
    tables = game.tables
    facts: Facts = []
    if berth >= tables.coast_count:
        ends = [names.berth(game, end[berth]) for end in (tables.route_a, tables.route_b)]
        facts.append(("Joins", " and ".join(ends)))
    else:
        facts.append(("Shore of", names.region(game, tables.coast_region[berth])))
        along = [names.berth(game, other) for other in tables.links[berth]]
        over = [
            f"{names.berth(game, _far_end(game, route, berth))} by {names.berth(game, route)}"
            for route in tables.routes_at[berth]
        ]
        ways = {"Along the shore": along, "Over the sea": over}
        facts += [(name, ", ".join(coasts)) for name, coasts in ways.items() if coasts]
    ships = _ships(game, berth)
    return facts + (ships or [("Ships", "none")])


def _far_end(game: Revolt, route: int, coast: int) -> int:
    near = game.tables.route_a[route]
    return game.tables.route_b[route] if near == coast else near


def _ships(game: Revolt, berth: int) -> Facts:
    """The ships of each seat at a berth, with cargo and dice."""
    facts: Facts = []
    for seat in game.order:
        there = [ship for ship in game.ships_of[seat] if game.ship_at[ship] == berth]
        if there:
            aboard = [troop for ship in there for troop in game.crew(ship)]
            count = f"{len(there)} ship{'s' if len(there) > 1 else ''}"
            cargo = f" with {troops(game, aboard, with_actions=False)}" if aboard else ""
            against = dice(ship_dice(game, there[0]))
            words = f"{names.seat(seat)}: {count}{cargo}, {against}; orders: "
            facts.append(("Ships", words + standing_order(game, seat)))
    return facts


# --- players and cards


def about_player(game: Revolt, seat: Seat) -> Facts:
    """A nation's dice and ability, what it has and what it still needs."""
    tables, nation = game.tables, game.nation[seat]
    card = read_cards().capital(tables.nation_id[nation])
    facts = [
        ("Dice", f"attacks with {tables.attack[nation]}, defends with {tables.defence[nation]}"),
        (card.ability.name, card.ability.text),
    ]
    if not game.alive[seat]:
        return [*facts, ("Standing", "out of the game")]
    lost = "" if game.has_capital(seat) else ", lost: its ability does not work (ER-2)"
    return [
        *facts,
        ("Capital", names.region(game, game.capital[seat]) + lost),
        ("Cards", names.hand(game, seat)),
        ("Income", names.price(income_of(game, seat))),
        ("Regions to win", _regions_to_win(game, seat)),
        ("Cities to win", f"{game.cities[seat]} of {CITIES_FOR_TRADE}"),
        ("Armies", f"{game.count_armies(seat)}, support for {support(game, seat)}"),
        ("Mercenaries", str(len(game.troops_of[seat]) - game.count_armies(seat))),
        ("Ships", f"{len(game.ships_of[seat])}, orders: {standing_order(game, seat)}"),
        ("Tech cards", _tech_words(game, seat)),
    ]


def _regions_to_win(game: Revolt, seat: Seat) -> str:
    goods = game.goods[seat * 3 : seat * 3 + 3]
    pairs = zip(RESOURCES, goods, needed_by(game, seat))
    return ", ".join(f"{have} of {need} {resource}" for resource, have, need in pairs)


def _tech_words(game: Revolt, seat: Seat) -> str:
    held = game.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    cards = [
        f"[tech:{TECHS[tech]}]" + (f" ({count})" if count > 1 else "")
        for tech, count in enumerate(held)
        if count
    ]
    return ", ".join(cards) or "none"


def about_tech(game: Revolt, seat: Seat | None, tech: int) -> Facts:
    """What a tech card does and costs, who has it, and how many are left."""
    holders = [
        names.seat(seat) + (f" ({count})" if count > 1 else "")
        for seat in game.order
        if (count := game.techs[seat * TECH_COUNT + tech])
    ]
    price = [] if seat is None else [("Your price", names.price(tech_price(game, seat)))]
    return [
        ("What it does", game.tables.tech_text[tech]),
        *price,
        ("Held by", ", ".join(holders) or "nobody"),
        ("Left to buy", f"{game.supply[tech]} of {game.tables.tech_count[tech]}"),
    ]


def about_resource(game: Revolt, resource: int) -> Facts:
    """Who has how many cards of it."""
    have = [f"{names.seat(seat)} {game.hand[seat * 3 + resource]}" for seat in game.order]
    return [("Cards", ", ".join(have))]
