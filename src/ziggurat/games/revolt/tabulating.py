"""Making the hot tables from a board and the cards."""

from __future__ import annotations

from ziggurat.atlas.gazetteer import BorderKind
from ziggurat.games.revolt.board import Board, Region, RegionKind
from ziggurat.games.revolt.cards import Capital, Cards, CityKind, Price
from ziggurat.games.revolt.tables import Tables
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


def tabulate(board: Board, cards: Cards) -> Tables:
    """The tables of a board that has been checked."""
    tables = Tables()
    tables.map_id = board.board.id if board.board else "map"
    add_peoples(tables, cards)
    add_regions(tables, board, cards)
    add_crossings(tables, board)
    add_borders(tables, board)
    add_waters(tables, board)
    add_nations(tables, board, cards)
    add_city_cards(tables, board, cards)
    add_techs(tables, cards)
    return tables


def add_regions(tables: Tables, board: Board, cards: Cards) -> None:
    """Number the regions and say what each is."""
    nations = [card.nation for card in cards.capitals]
    numbers = [card.number for card in cards.cities]
    regions = board.spaces
    tables.region_count = len(regions)
    tables.region_id = [region.id for region in regions]
    tables.region_name = [region.name for region in regions]
    tables.kind = [kind_of(region, cards) for region in regions]
    tables.is_city = [1 if kind in (CITY, CAPITAL) else 0 for kind in tables.kind]
    tables.nation_of = [index_or_nobody(nations, region.nation) for region in regions]
    tables.resource = [index_or_nobody(list(RESOURCES), region.resource) for region in regions]
    tables.card_of = [index_or_nobody(numbers, region.city) for region in regions]
    tables.people_of = [index_or_nobody(tables.people_id, r.mercenaries) for r in regions]
    tables.ground_dice = [ground_dice(region, cards) for region in regions]


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


def add_crossings(tables: Tables, board: Board) -> None:
    """Crossings are places behind the regions; their lists are indexed by place."""
    before = tables.region_count
    crossings = sorted(board.crossings(), key=lambda border: border.id)
    tables.deck_base = before + len(crossings)
    tables.crossing_id = [""] * before + [border.id for border in crossings]
    tables.crossing_name = [""] * before + [border.name or border.kind for border in crossings]
    ends = [border.id.split("/") for border in crossings]
    tables.crossing_a = [NOBODY] * before + [tables.region_id.index(a) for a, _ in ends]
    tables.crossing_b = [NOBODY] * before + [tables.region_id.index(b) for _, b in ends]
    tables.crossing_is_forest = [0] * before + [
        1 if border.kind is BorderKind.FOREST else 0 for border in crossings
    ]


def add_borders(tables: Tables, board: Board) -> None:
    """Who touches whom: for stepping, for crossing, and for hiring."""
    count = tables.region_count
    tables.plain = [[] for _ in range(count)]
    tables.straits = [[] for _ in range(count)]
    tables.passes = [[] for _ in range(count)]
    tables.hiring = [[] for _ in range(count)]
    tables.hiring_over = [[] for _ in range(count)]
    for border in board.borders:
        is_plain = border.kind in PLAIN_BORDERS
        crossing = NOBODY if is_plain else tables.crossing_id.index(border.id)
        a, b = tables.region_id.index(border.a), tables.region_id.index(border.b)
        for near, far in ((a, b), (b, a)):
            add_border(tables, near, far, crossing)
            if border.kind is BorderKind.STRAIT and far in tables.plain[near]:
                tables.straits[near].append(far)
    for region in range(count):
        tables.plain[region].sort()
        tables.passes[region].sort()


def add_border(tables: Tables, near: int, far: int, crossing: int) -> None:
    """Note one side of a border; closed regions and islands are never entered (ER-14e, ER-67f)."""
    closed = (HIRING_GROUND, ISLAND)
    if tables.people_of[far] != NOBODY:
        tables.hiring[near].append(far)
        tables.hiring_over[near].append(crossing)
    if tables.kind[far] in closed or tables.kind[near] in closed:
        return
    if crossing == NOBODY:
        tables.plain[near].append(far)
    else:
        tables.passes[near].append(crossing)


def add_waters(tables: Tables, board: Board) -> None:
    """Coasts, then routes; links, and where routes end."""
    coasts = [coast.id for coast in board.coasts]
    tables.coast_count = len(coasts)
    tables.berth_id = coasts + [route.id for route in board.routes]
    tables.berth_count = len(tables.berth_id)
    names = dict(zip(tables.region_id, tables.region_name))
    tables.coast_region = [tables.region_id.index(coast.region) for coast in board.coasts]
    tables.berth_name = [coast_name(coast.id, names[coast.region]) for coast in board.coasts]
    tables.coasts_of = [[] for _ in range(tables.region_count)]
    for coast, region in enumerate(tables.coast_region):
        tables.coasts_of[region].append(coast)
    tables.links = [[] for _ in coasts]
    for a, b in board.coast_links:
        tables.links[coasts.index(a)].append(coasts.index(b))
        tables.links[coasts.index(b)].append(coasts.index(a))
    for linked in tables.links:
        linked.sort()
    tables.routes_at = [[] for _ in coasts]
    tables.route_a = [NOBODY] * len(coasts)
    tables.route_b = [NOBODY] * len(coasts)
    for route in board.routes:
        start, goal = coasts.index(route.a), coasts.index(route.b)
        berth = len(tables.route_a)
        tables.route_a.append(start)
        tables.route_b.append(goal)
        tables.routes_at[start].append(berth)
        tables.routes_at[goal].append(berth)
        tables.berth_name.append(f"{tables.berth_name[start]} to {tables.berth_name[goal]}")


SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


def coast_name(coast_id: str, region_name: str) -> str:
    """A coast is called after its region, and its side where there are two."""
    side = coast_id.rpartition(".")[2] if "." in coast_id else ""
    return f"{region_name} ({SIDES.get(side, side)})" if side else region_name


def add_nations(tables: Tables, board: Board, cards: Cards) -> None:
    """Tabulate the capital cards."""
    capitals = {r.nation: r.id for r in board.spaces if r.kind is RegionKind.CAPITAL}
    tables.nation_id = [card.nation for card in cards.capitals]
    tables.nation_name = [card.name for card in cards.capitals]
    tables.capital_of = [
        tables.region_id.index(capitals[card.nation]) if card.nation in capitals else NOBODY
        for card in cards.capitals
    ]
    tables.attack = [card.attack for card in cards.capitals]
    tables.defence = [card.defence for card in cards.capitals]
    tables.support = [card.army_support for card in cards.capitals]
    tables.start_armies = [card.start.armies for card in cards.capitals]
    tables.start_ships = [card.start.ships for card in cards.capitals]
    tables.start_hand = [
        [card.start.food, card.start.gold, card.start.wood] for card in cards.capitals
    ]
    add_prices(tables, cards)
    tables.ignores_forest = [ignores(card, "forest") for card in cards.capitals]
    tables.ignores_mountain = [ignores(card, "mountain") for card in cards.capitals]
    tables.mounted_price = [mounted_price(card) for card in cards.capitals]


def add_prices(tables: Tables, cards: Cards) -> None:
    """Prices and upkeep, without abilities and with each nation's."""
    costs = {str(thing): price for thing, price in cards.costs.items()}
    upkeep = {str(thing): kept for thing, kept in cards.upkeep.items()}
    tables.plain_price = [as_list(costs[thing]) for thing in PRICED]
    tables.plain_free = [upkeep[thing].free if thing in upkeep else 0 for thing in PRICED]
    tables.upkeep_resource = [
        next((i for i, r in enumerate(RESOURCES) if getattr(upkeep[thing], r)), NOBODY)
        if thing in upkeep
        else NOBODY
        for thing in PRICED
    ]
    tables.price = []
    tables.upkeep_free = []
    for card in cards.capitals:
        price, free = tables.plain_price[:], tables.plain_free[:]
        for effect in card.ability.effects:
            for thing, cost in (effect.cost or {}).items():
                price[PRICED.index(thing)] = as_list(cost)
            for kept, number in (effect.free_of_upkeep or {}).items():
                free[PRICED.index(kept)] = number
        tables.price.append(price)
        tables.upkeep_free.append(free)


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


def add_city_cards(tables: Tables, board: Board, cards: Cards) -> None:
    """Tabulate the city cards and where they lie on this map."""
    cities = {region.city: region.id for region in board.spaces if region.city is not None}
    tables.card_count = len(cards.cities)
    tables.card_number = [card.number for card in cards.cities]
    tables.card_name = [card.name for card in cards.cities]
    tables.card_kind = [CARD_KINDS[card.kind] for card in cards.cities]
    tables.card_region = [
        tables.region_id.index(cities[card.number]) if card.number in cities else NOBODY
        for card in cards.cities
    ]
    tables.card_give = [[RESOURCES.index(r) for r in card.give] for card in cards.cities]
    tables.card_take = [[RESOURCES.index(r) for r in card.take] for card in cards.cities]
    tables.card_rate = [card.rate for card in cards.cities]
    tables.card_per_turn = [card.per_turn or 0 for card in cards.cities]
    tables.card_mounted = [as_list(c.mounted) if c.mounted else [] for c in cards.cities]
    tables.card_less = [as_list(card.less) for card in cards.cities]
    tables.victory_cards = [
        number for number, kind in enumerate(tables.card_kind) if kind == VICTORY
    ]


def add_peoples(tables: Tables, cards: Cards) -> None:
    """Tabulate the mercenaries."""
    peoples = cards.mercenaries
    tables.people_id = [people.id for people in peoples]
    tables.people_name = [people.name for people in peoples]
    tables.people_mounted = [1 if people.traits.mounted else 0 for people in peoples]
    tables.people_attack = [people.traits.attack_dice for people in peoples]
    tables.people_defence = [people.traits.defence_dice for people in peoples]


def add_techs(tables: Tables, cards: Cards) -> None:
    """Tabulate the tech cards, which the rules must know one by one."""
    known = tuple(card.id for card in cards.techs)
    if known != TECHS:
        odd = ", ".join(sorted(set(known) ^ set(TECHS))) or "their order"
        raise Invalid(f"techs.yaml: cards and rules do not agree about {odd}.")
    tables.tech_name = [card.name for card in cards.techs]
    tables.tech_text = [card.text for card in cards.techs]
    tables.tech_count = [card.count for card in cards.techs]
    tables.tech_limit = [card.limit or 0 for card in cards.techs]
    tables.tech_chip = [index_or_nobody(list(RESOURCES), card.chip) for card in cards.techs]
