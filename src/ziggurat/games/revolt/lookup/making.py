"""Making the hot tables from a board and the cards."""

from __future__ import annotations

from ziggurat.atlas.gazetteer import BorderKind
from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.maps.board import Board, Region, RegionKind
from ziggurat.games.revolt.printed.cards import Capital, Cards, CityKind, Price
from ziggurat.games.revolt.terms import (
    CAPITAL,
    CITY,
    HIRING_GROUND,
    ILLYRIA,
    ISLAND,
    LAND,
    MARKET,
    MUSTER,
    NOBODY,
    PRICED,
    RESOURCES,
    TECHS,
    VICTORY,
)
from ziggurat.kernel.errors import Invalid

PLAIN_BORDERS = (BorderKind.LAND, BorderKind.STRAIT)
CARD_KINDS = {CityKind.MUSTER: MUSTER, CityKind.MARKET: MARKET, CityKind.VICTORY: VICTORY}


def tabulate(board: Board, cards: Cards) -> Lookup:
    """The tables of a board that has been checked."""
    lookup = Lookup()
    lookup.map_id = board.board.id if board.board else "map"
    add_peoples(lookup, cards)
    add_regions(lookup, board, cards)
    add_crossings(lookup, board)
    add_borders(lookup, board)
    add_waters(lookup, board)
    add_nations(lookup, board, cards)
    add_city_cards(lookup, board, cards)
    add_techs(lookup, cards)
    return lookup


def add_regions(lookup: Lookup, board: Board, cards: Cards) -> None:
    """Number the regions and say what each is."""
    nations = [card.nation for card in cards.capitals]
    numbers = [card.number for card in cards.cities]
    regions = board.spaces
    lookup.region_count = len(regions)
    lookup.region_id = [region.id for region in regions]
    lookup.region_name = [region.name for region in regions]
    lookup.kind = [kind_of(region, cards) for region in regions]
    lookup.is_city = [1 if kind in (CITY, CAPITAL) else 0 for kind in lookup.kind]
    lookup.nation_of = [index_or_nobody(nations, region.nation) for region in regions]
    lookup.resource = [index_or_nobody(list(RESOURCES), region.resource) for region in regions]
    lookup.card_of = [index_or_nobody(numbers, region.city) for region in regions]
    lookup.people_of = [index_or_nobody(lookup.people_id, r.mercenaries) for r in regions]
    lookup.ground_dice = [ground_dice(region, cards) for region in regions]


def kind_of(region: Region, cards: Cards) -> int:
    """Return the kind of a region; Illyria is a mercenary region that can be taken."""
    match region.kind:
        case RegionKind.LAND:
            return LAND
        case RegionKind.CITY:
            return CITY
        case RegionKind.CAPITAL:
            return CAPITAL
        case RegionKind.TECH_ISLAND:
            return ISLAND
        case RegionKind.MERCENARY:
            return ILLYRIA if cards.people(region.mercenaries or "").conquerable else HIRING_GROUND


def ground_dice(region: Region, cards: Cards) -> int:
    """Return the dice of a mercenary region."""
    return cards.people(region.mercenaries).defence if region.mercenaries else 0


def index_or_nobody(names: list[str] | list[int], name: str | int | None) -> int:
    """Return the place of a name in a list; nothing is nobody."""
    return NOBODY if name is None else list[object](names).index(name)


def add_crossings(lookup: Lookup, board: Board) -> None:
    """Crossings are places behind the regions; their lists are indexed by place."""
    before = lookup.region_count
    crossings = sorted(board.crossings(), key=lambda border: border.id)
    lookup.deck_base = before + len(crossings)
    lookup.crossing_id = [""] * before + [border.id for border in crossings]
    lookup.crossing_name = [""] * before + [border.name or border.kind for border in crossings]
    ends = [border.id.split("/") for border in crossings]
    lookup.crossing_a = [NOBODY] * before + [lookup.region_id.index(a) for a, _ in ends]
    lookup.crossing_b = [NOBODY] * before + [lookup.region_id.index(b) for _, b in ends]
    lookup.crossing_is_forest = [0] * before + [
        1 if border.kind is BorderKind.FOREST else 0 for border in crossings
    ]


def add_borders(lookup: Lookup, board: Board) -> None:
    """Who touches whom: for stepping, for crossing, and for hiring."""
    count = lookup.region_count
    lookup.plain = [[] for _ in range(count)]
    lookup.straits = [[] for _ in range(count)]
    lookup.passes = [[] for _ in range(count)]
    lookup.hiring = [[] for _ in range(count)]
    lookup.hiring_over = [[] for _ in range(count)]
    for border in board.borders:
        is_plain = border.kind in PLAIN_BORDERS
        crossing = NOBODY if is_plain else lookup.crossing_id.index(border.id)
        a, b = lookup.region_id.index(border.a), lookup.region_id.index(border.b)
        for near, far in ((a, b), (b, a)):
            add_border(lookup, near, far, crossing)
            if border.kind is BorderKind.STRAIT and far in lookup.plain[near]:
                lookup.straits[near].append(far)
    for region in range(count):
        lookup.plain[region].sort()
        lookup.passes[region].sort()


def add_border(lookup: Lookup, near: int, far: int, crossing: int) -> None:
    """Note one side of a border; closed regions and islands are never entered (ER-14e, ER-67f)."""
    closed = (HIRING_GROUND, ISLAND)
    if lookup.people_of[far] != NOBODY:
        lookup.hiring[near].append(far)
        lookup.hiring_over[near].append(crossing)
    if lookup.kind[far] in closed or lookup.kind[near] in closed:
        return
    if crossing == NOBODY:
        lookup.plain[near].append(far)
    else:
        lookup.passes[near].append(crossing)


def add_waters(lookup: Lookup, board: Board) -> None:
    """Coasts, then routes; links, and where routes end."""
    coasts = [coast.id for coast in board.coasts]
    lookup.coast_count = len(coasts)
    lookup.berth_id = coasts + [route.id for route in board.routes]
    lookup.berth_count = len(lookup.berth_id)
    names = dict(zip(lookup.region_id, lookup.region_name))
    lookup.coast_region = [lookup.region_id.index(coast.region) for coast in board.coasts]
    lookup.berth_name = [coast_name(coast.id, names[coast.region]) for coast in board.coasts]
    lookup.coasts_of = [[] for _ in range(lookup.region_count)]
    for coast, region in enumerate(lookup.coast_region):
        lookup.coasts_of[region].append(coast)
    lookup.links = [[] for _ in coasts]
    for a, b in board.coast_links:
        lookup.links[coasts.index(a)].append(coasts.index(b))
        lookup.links[coasts.index(b)].append(coasts.index(a))
    for linked in lookup.links:
        linked.sort()
    lookup.routes_at = [[] for _ in coasts]
    lookup.route_a = [NOBODY] * len(coasts)
    lookup.route_b = [NOBODY] * len(coasts)
    for route in board.routes:
        start, goal = coasts.index(route.a), coasts.index(route.b)
        berth = len(lookup.route_a)
        lookup.route_a.append(start)
        lookup.route_b.append(goal)
        lookup.routes_at[start].append(berth)
        lookup.routes_at[goal].append(berth)
        lookup.berth_name.append(f"{lookup.berth_name[start]} to {lookup.berth_name[goal]}")


SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


def coast_name(coast_id: str, region_name: str) -> str:
    """A coast is called after its region, and its side where there are two."""
    side = coast_id.rpartition(".")[2] if "." in coast_id else ""
    return f"{region_name} ({SIDES.get(side, side)})" if side else region_name


def add_nations(lookup: Lookup, board: Board, cards: Cards) -> None:
    """Tabulate the capital cards."""
    capitals = {r.nation: r.id for r in board.spaces if r.kind is RegionKind.CAPITAL}
    lookup.nation_id = [card.nation for card in cards.capitals]
    lookup.nation_name = [card.name for card in cards.capitals]
    lookup.capital_of = [
        lookup.region_id.index(capitals[card.nation]) if card.nation in capitals else NOBODY
        for card in cards.capitals
    ]
    lookup.attack = [card.attack for card in cards.capitals]
    lookup.defence = [card.defence for card in cards.capitals]
    lookup.support = [card.army_support for card in cards.capitals]
    lookup.start_armies = [card.start.armies for card in cards.capitals]
    lookup.start_ships = [card.start.ships for card in cards.capitals]
    lookup.start_hand = [
        [card.start.food, card.start.gold, card.start.wood] for card in cards.capitals
    ]
    add_prices(lookup, cards)
    lookup.ignores_forest = [ignores(card, "forest") for card in cards.capitals]
    lookup.ignores_mountain = [ignores(card, "mountain") for card in cards.capitals]
    lookup.mounted_price = [mounted_price(card) for card in cards.capitals]


def add_prices(lookup: Lookup, cards: Cards) -> None:
    """Prices and upkeep, without abilities and with each nation's."""
    costs = {str(thing): price for thing, price in cards.costs.items()}
    upkeep = {str(thing): kept for thing, kept in cards.upkeep.items()}
    lookup.plain_price = [as_list(costs[thing]) for thing in PRICED]
    lookup.plain_free = [upkeep[thing].free if thing in upkeep else 0 for thing in PRICED]
    lookup.upkeep_resource = [
        next((i for i, r in enumerate(RESOURCES) if getattr(upkeep[thing], r)), NOBODY)
        if thing in upkeep
        else NOBODY
        for thing in PRICED
    ]
    lookup.price = []
    lookup.upkeep_free = []
    for card in cards.capitals:
        price, free = lookup.plain_price[:], lookup.plain_free[:]
        for effect in card.ability.effects:
            for thing, cost in (effect.cost or {}).items():
                price[PRICED.index(thing)] = as_list(cost)
            for kept, number in (effect.free_of_upkeep or {}).items():
                free[PRICED.index(kept)] = number
        lookup.price.append(price)
        lookup.upkeep_free.append(free)


def ignores(card: Capital, barrier: str) -> int:
    """Whether an ability makes a barrier a plain border."""
    return 1 if any(barrier in (e.ignores or ()) for e in card.ability.effects) else 0


def mounted_price(card: Capital) -> list[int]:
    """Return what an ability asks for mounting an army."""
    for effect in card.ability.effects:
        if effect.option is not None:
            return as_list(effect.option.extra)
    return []


def as_list(price: Price) -> list[int]:
    """Return a price as food, gold and wood."""
    return [price.food, price.gold, price.wood]


def add_city_cards(lookup: Lookup, board: Board, cards: Cards) -> None:
    """Tabulate the city cards and where they lie on this map."""
    cities = {region.city: region.id for region in board.spaces if region.city is not None}
    lookup.card_count = len(cards.cities)
    lookup.card_number = [card.number for card in cards.cities]
    lookup.card_name = [card.name for card in cards.cities]
    lookup.card_kind = [CARD_KINDS[card.kind] for card in cards.cities]
    lookup.card_region = [
        lookup.region_id.index(cities[card.number]) if card.number in cities else NOBODY
        for card in cards.cities
    ]
    lookup.card_give = [[RESOURCES.index(r) for r in card.give] for card in cards.cities]
    lookup.card_take = [[RESOURCES.index(r) for r in card.take] for card in cards.cities]
    lookup.card_rate = [card.rate for card in cards.cities]
    lookup.card_per_turn = [card.per_turn or 0 for card in cards.cities]
    lookup.card_mounted = [as_list(c.mounted) if c.mounted else [] for c in cards.cities]
    lookup.card_less = [as_list(card.less) for card in cards.cities]
    lookup.victory_cards = [
        number for number, kind in enumerate(lookup.card_kind) if kind == VICTORY
    ]
    lookup.most_less = [
        sum(lookup.card_less[card][resource] for card in lookup.victory_cards)
        for resource in range(len(RESOURCES))
    ]


def add_peoples(lookup: Lookup, cards: Cards) -> None:
    """Tabulate the mercenaries."""
    peoples = cards.mercenaries
    lookup.people_id = [people.id for people in peoples]
    lookup.people_name = [people.name for people in peoples]
    lookup.people_mounted = [1 if people.traits.mounted else 0 for people in peoples]
    lookup.people_attack = [people.traits.attack_dice for people in peoples]
    lookup.people_defence = [people.traits.defence_dice for people in peoples]


def add_techs(lookup: Lookup, cards: Cards) -> None:
    """Tabulate the tech cards, which the rules must know one by one."""
    known = tuple(card.id for card in cards.techs)
    if known != TECHS:
        odd = ", ".join(sorted(set(known) ^ set(TECHS))) or "their order"
        raise Invalid(f"techs.yaml: cards and rules do not agree about {odd}.")
    lookup.tech_name = [card.name for card in cards.techs]
    lookup.tech_text = [card.text for card in cards.techs]
    lookup.tech_count = [card.count for card in cards.techs]
    lookup.tech_limit = [card.limit or 0 for card in cards.techs]
    lookup.tech_chip = [index_or_nobody(list(RESOURCES), card.chip) for card in cards.techs]
