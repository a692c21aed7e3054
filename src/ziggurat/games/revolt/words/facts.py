"""All there is to know about a thing on the board, as names and values for a card beside it."""

from __future__ import annotations

from ziggurat.games.revolt.printed.cards import read_cards
from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.rules.seafaring import ship_dice
from ziggurat.games.revolt.rules.strength import best_defender, defence_dice, troop_dice
from ziggurat.games.revolt.rules.techs import tech_price
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
from ziggurat.games.revolt.thinking.chances import Chance, best_attacks, chance_of_attack
from ziggurat.games.revolt.words import names
from ziggurat.games.revolt.words.captions import city_words, dice, standing_order, troops, works
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts, nothing_called, number_of

KINDS = {
    CAPITAL: "capital",
    CITY: "city",
    HIRING_GROUND: "mercenary ground; nobody enters it (ER-14e)",
    ILLYRIA: "mercenary region that can be taken (ER-56)",
    ISLAND: "tech island; a ship here buys a tech card cheaply (ER-59)",
}


def about(state: Revolt, seat: Seat | None, thing: str) -> Facts:
    """The facts about a thing; `Invalid` when there is no such thing."""
    kind, _, name = thing.partition(":")
    lookup = state.lookup
    match kind:
        case "region" if name in lookup.region_id:
            return about_region(state, seat, lookup.region_id.index(name))
        case "coast" | "route" if name in lookup.berth_id:
            return about_berth(state, lookup.berth_id.index(name))
        case "crossing" if name and name in lookup.crossing_id:
            return about_crossing(state, seat, lookup.crossing_id.index(name))
        case "seat" if 0 <= number_of(name) < state.seat_count:
            return about_player(state, int(name))
        case "tech" if name in TECHS:
            return about_tech(state, seat, TECHS.index(name))
        case "resource" if name in RESOURCES:
            return about_resource(state, RESOURCES.index(name))
        case "die" if name in PIPS:
            return []
    raise nothing_called(thing)


# --- regions


def about_region(state: Revolt, seat: Seat | None, region: int) -> Facts:
    """Kind, owner, what stands there, what it defends with, and what lies around."""
    is_closed = state.lookup.kind[region] in (HIRING_GROUND, ISLAND)
    facts = [("Kind", kind_words(state, region)), *_worth(state, region)]
    if not is_closed:
        facts += [*_holding(state, region), ("Defence", _defence_words(state, region))]
        if seat is not None and state.alive[seat] and state.control[region] != seat:
            facts.append(("Your attacks", _attack_words(state, seat, region)))
    return facts + _surroundings(state, region)


def kind_words(state: Revolt, region: int) -> str:
    """What kind of region it is, and whose home."""
    lookup = state.lookup
    kind, resource, nation = lookup.kind[region], lookup.resource[region], lookup.nation_of[region]
    words = KINDS.get(kind, "land")
    if resource != NOBODY:
        words = f"land that gives {RESOURCES[resource]}"
    return words if nation == NOBODY else f"{words}, home of {lookup.nation_name[nation]}"


def _worth(state: Revolt, region: int) -> Facts:
    """Its city card, or the people for hire."""
    lookup = state.lookup
    card, people = lookup.card_of[region], lookup.people_of[region]
    facts: Facts = []
    if card != NOBODY:
        number = lookup.card_number[card]
        facts.append((f"City card {number}", f"{lookup.card_name[card]}: {city_words(number)}"))
    if people != NOBODY:
        attack, defence = lookup.people_attack[people], lookup.people_defence[people]
        horses = ", mounted" if lookup.people_mounted[people] else ""
        words = f"{lookup.people_name[people]}{horses}: {attack:+} attack, {defence:+} defence"
        facts.append(("For hire", words))
    return facts


def _holding(state: Revolt, region: int) -> Facts:
    """Whose it is, and what stands on it."""
    owner = state.control[region]
    facts: Facts = [("Held by", "nobody" if owner == NOBODY else names.seat(owner))]
    built, here = works(state, region), state.troops_in(region)
    if built:
        facts.append(("On it", ", ".join(built)))
    if here:
        facts.append(("Troops", troops(state, here, with_actions=True)))
    return facts


def _defence_words(state: Revolt, region: int) -> str:
    """The dice an attack meets, and against whom they are others (ER-19a)."""
    owner = state.control[region]
    rivals = [s for s in state.order if state.alive[s] and s != owner]
    against = {rival: defence_dice(state, region, rival) for rival in rivals}
    usual = max(against.values(), default=0)
    fewer = [f"{count} against {names.seat(s)}" for s, count in against.items() if count != usual]
    return ", ".join([dice(usual), *fewer])


def _attack_words(state: Revolt, seat: Seat, region: int) -> str:
    """What the seat's troops that can act could do against the region."""
    found = []
    for troop in state.troops_of[seat]:
        chance = best_attacks(state, seat, troop).get(region) if has_action(state, troop) else None
        if chance is not None:
            found.append(f"{names.troop(state, troop)} {chance_words(chance)}")
    return "; ".join(dict.fromkeys(found)) or "no troop of yours can attack it now"


def chance_words(chance: Chance) -> str:
    """Such as `3:2 dice, 67%`."""
    return f"{chance.attack}:{chance.defence} dice, {chance.odds:.0%}"


def _surroundings(state: Revolt, region: int) -> Facts:
    """Borders by what one has to cross, and coasts."""
    lookup = state.lookup
    straits = lookup.straits[region]
    land = [names.region(state, other) for other in lookup.plain[region] if other not in straits]
    hire = [
        names.region(state, other) + (f" over {names.crossing(state, over)}" if over >= 0 else "")
        for other, over in zip(lookup.hiring[region], lookup.hiring_over[region])
        if lookup.kind[other] == HIRING_GROUND
    ]
    rows = {
        "By land": land,
        "Over a strait": [names.region(state, other) for other in straits],
        "Over a crossing": [names.crossing(state, each) for each in lookup.passes[region]],
        "Mercenaries beside it": hire,
        "Coasts": [names.berth(state, coast) for coast in lookup.coasts_of[region]],
    }
    return [(name, ", ".join(values)) for name, values in rows.items() if values]


# --- crossings, coasts and routes


def about_crossing(state: Revolt, seat: Seat | None, crossing: int) -> Facts:
    """What it is, what it joins, and who stands in it."""
    lookup = state.lookup
    kind = "forest" if lookup.crossing_is_forest[crossing] else "mountains"
    ends = [names.region(state, end[crossing]) for end in (lookup.crossing_a, lookup.crossing_b)]
    facts = [("Kind", f"{kind}; a troop waits in them before it goes on (ER-67)")]
    facts.append(("Between", " and ".join(ends)))
    here = state.troops_in(crossing)
    if not here:
        return [*facts, ("Troops", "none")]
    owner = state.troop_owner[here[0]]
    facts.append(("Troops", f"{names.seat(owner)}: {troops(state, here, with_actions=True)}"))
    facts.append(("Defence", dice(troop_dice(state, best_defender(state, here)))))
    if seat is not None and seat != owner:
        facts += _clashes(state, seat, crossing)
    return facts


def _clashes(state: Revolt, seat: Seat, crossing: int) -> Facts:
    """What the seat's troops beside a crossing could do against those in it (ER-67d)."""
    ends = (state.lookup.crossing_a[crossing], state.lookup.crossing_b[crossing])
    near = [
        t for t in state.troops_of[seat] if state.troop_place[t] in ends and has_action(state, t)
    ]
    found = [
        f"{names.troop(state, troop)} "
        f"{chance_words(chance_of_attack(state, troop, crossing, NOBODY))}"
        for troop in near
    ]
    return [("Your attacks", "; ".join(dict.fromkeys(found)))] if found else []


def about_berth(state: Revolt, berth: int) -> Facts:
    """Where a coast or route leads, and whose ships lie there."""
    lookup = state.lookup
    facts: Facts = []
    if berth >= lookup.coast_count:
        ends = [names.berth(state, end[berth]) for end in (lookup.route_a, lookup.route_b)]
        facts.append(("Joins", " and ".join(ends)))
    else:
        facts.append(("Shore of", names.region(state, lookup.coast_region[berth])))
        along = [names.berth(state, other) for other in lookup.links[berth]]
        over = [
            f"{names.berth(state, _far_end(state, route, berth))} by {names.berth(state, route)}"
            for route in lookup.routes_at[berth]
        ]
        ways = {"Along the shore": along, "Over the sea": over}
        facts += [(name, ", ".join(coasts)) for name, coasts in ways.items() if coasts]
    ships = _ships(state, berth)
    return facts + (ships or [("Ships", "none")])


def _far_end(state: Revolt, route: int, coast: int) -> int:
    near = state.lookup.route_a[route]
    return state.lookup.route_b[route] if near == coast else near


def _ships(state: Revolt, berth: int) -> Facts:
    """The ships of each seat at a berth, with cargo and dice."""
    facts: Facts = []
    for seat in state.order:
        there = [ship for ship in state.ships_of[seat] if state.ship_at[ship] == berth]
        if there:
            aboard = [troop for ship in there for troop in state.crew(ship)]
            count = f"{len(there)} ship{'s' if len(there) > 1 else ''}"
            cargo = f" with {troops(state, aboard, with_actions=False)}" if aboard else ""
            against = dice(ship_dice(state, there[0]))
            words = f"{names.seat(seat)}: {count}{cargo}, {against}; orders: "
            facts.append(("Ships", words + standing_order(state, seat)))
    return facts


# --- players and cards


def about_player(state: Revolt, seat: Seat) -> Facts:
    """A nation's dice and ability, what it has and what it still needs."""
    lookup, nation = state.lookup, state.nation[seat]
    card = read_cards().capital(lookup.nation_id[nation])
    facts = [
        ("Dice", f"attacks with {lookup.attack[nation]}, defends with {lookup.defence[nation]}"),
        (card.ability.name, card.ability.text),
    ]
    if not state.alive[seat]:
        return [*facts, ("Standing", "out of the game")]
    lost = "" if state.has_capital(seat) else ", lost: its ability does not work (ER-2)"
    return [
        *facts,
        ("Capital", names.region(state, state.capital[seat]) + lost),
        ("Cards", names.hand(state, seat)),
        ("Income", names.price(income_of(state, seat))),
        ("Regions to win", _regions_to_win(state, seat)),
        ("Cities to win", f"{state.cities[seat]} of {CITIES_FOR_TRADE}"),
        ("Armies", f"{state.count_armies(seat)}, support for {support(state, seat)}"),
        ("Mercenaries", str(len(state.troops_of[seat]) - state.count_armies(seat))),
        ("Ships", f"{len(state.ships_of[seat])}, orders: {standing_order(state, seat)}"),
        ("Tech cards", _tech_words(state, seat)),
    ]


def _regions_to_win(state: Revolt, seat: Seat) -> str:
    goods = state.goods[seat * 3 : seat * 3 + 3]
    pairs = zip(RESOURCES, goods, needed_by(state, seat))
    return ", ".join(f"{have} of {need} {resource}" for resource, have, need in pairs)


def _tech_words(state: Revolt, seat: Seat) -> str:
    held = state.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    cards = [
        f"[tech:{TECHS[tech]}]" + (f" ({count})" if count > 1 else "")
        for tech, count in enumerate(held)
        if count
    ]
    return ", ".join(cards) or "none"


def about_tech(state: Revolt, seat: Seat | None, tech: int) -> Facts:
    """What a tech card does and costs, who has it, and how many are left."""
    holders = [
        names.seat(seat) + (f" ({count})" if count > 1 else "")
        for seat in state.order
        if (count := state.techs[seat * TECH_COUNT + tech])
    ]
    price = [] if seat is None else [("Your price", names.price(tech_price(state, seat)))]
    return [
        ("What it does", state.lookup.tech_text[tech]),
        *price,
        ("Held by", ", ".join(holders) or "nobody"),
        ("Left to buy", f"{state.supply[tech]} of {state.lookup.tech_count[tech]}"),
    ]


def about_resource(state: Revolt, resource: int) -> Facts:
    """Who has how many cards of it."""
    have = [f"{names.seat(seat)} {state.hand[seat * 3 + resource]}" for seat in state.order]
    return [("Cards", ", ".join(have))]
