"""The hot tables: everything about board and cards that never changes during a game.

Built once per map and shared by all copies of a position. Lists are indexed by region, place,
coast, route, nation, city card, people or tech card; lists in lists by the first and then the
second of these.
"""

from ziggurat.kernel.lookup import SharedLookup


class Lookup(SharedLookup):
    """Board and cards as numbers. `making` fills it in."""

    map_id: str

    # Regions, and the places troops can stand in.
    region_count: int
    region_id: list[str]
    region_name: list[str]
    kind: list[int]
    is_city: list[int]
    """Whether the region is a city or a capital (ER-76b)."""
    nation_of: list[int]
    """The nation whose home region it is, or `NOBODY`."""
    resource: list[int]
    card_of: list[int]
    """The city card of a city, or `NOBODY`."""
    people_of: list[int]
    """The people for hire in a mercenary region, or `NOBODY`."""
    ground_dice: list[int]
    """Dice of a mercenary region that can be taken, whoever holds it (ER-56)."""
    plain: list[list[int]]
    """Regions that can be entered over a border of kind land or strait (ER-14b, ER-14d)."""
    straits: list[list[int]]
    """Those of them that lie beyond a strait (ER-14d)."""
    passes: list[list[int]]
    """Crossings beside a region, as places, whose far side can be entered (ER-67f)."""
    hiring: list[list[int]]
    """Mercenary regions touching a region (ER-52a)."""
    hiring_over: list[list[int]]
    """What lies between, beside `hiring`: the crossing's place, or `NOBODY` for a plain border."""
    deck_base: int
    """The first place that is a ship's deck; before it regions and crossings."""
    crossing_id: list[str]
    """By place, empty for regions: `massalia/mediolanum`."""
    crossing_name: list[str]
    crossing_a: list[int]
    crossing_b: list[int]
    crossing_is_forest: list[int]

    # Coasts and routes, the berths of ships.
    coast_count: int
    berth_count: int
    berth_id: list[str]
    berth_name: list[str]
    coasts_of: list[list[int]]
    coast_region: list[int]
    links: list[list[int]]
    routes_at: list[list[int]]
    """Routes that end at a coast, as berths."""
    route_a: list[int]
    """By berth: the coast at one end of a route."""
    route_b: list[int]

    # Nations and their capital cards.
    nation_id: list[str]
    nation_name: list[str]
    capital_of: list[int]
    """The region of a nation's capital, or `NOBODY` when the map has none."""
    attack: list[int]
    defence: list[int]
    support: list[int]
    start_armies: list[int]
    start_ships: list[int]
    start_hand: list[list[int]]
    plain_price: list[list[int]]
    """By thing: food, gold and wood without any ability."""
    price: list[list[list[int]]]
    """By nation and thing: the price while the ability works."""
    plain_free: list[int]
    """By thing: how many need no upkeep without any ability."""
    upkeep_free: list[list[int]]
    """By nation and thing: the same while the ability works."""
    upkeep_resource: list[int]
    """By thing: the resource its upkeep is paid in, or `NOBODY`."""
    ignores_forest: list[int]
    ignores_mountain: list[int]
    mounted_price: list[list[int]]
    """By nation: what mounting an army in the capital costs more; empty when it cannot be."""

    # City cards.
    card_count: int
    card_number: list[int]
    card_name: list[str]
    card_kind: list[int]
    card_region: list[int]
    """The city that has the card, or `NOBODY` on a map without it."""
    card_give: list[list[int]]
    card_take: list[list[int]]
    card_rate: list[int]
    card_per_turn: list[int]
    """Exchanges a turn; 0 is no limit."""
    card_mounted: list[list[int]]
    """What mounting an army costs more there; empty when it cannot be."""
    card_less: list[list[int]]
    """By how much the card lowers the regions needed, food, gold and wood (ER-71d)."""
    victory_cards: list[int]
    """The cards that lower anything."""
    most_less: list[int]
    """By resource: what all of them lower together."""

    # Mercenary peoples.
    people_id: list[str]
    people_name: list[str]
    people_mounted: list[int]
    people_attack: list[int]
    people_defence: list[int]

    # Tech cards.
    tech_name: list[str]
    tech_text: list[str]
    tech_count: list[int]
    tech_limit: list[int]
    """Copies one player may hold; 0 is no limit."""
    tech_chip: list[int]
    """The resource of the region a chip is put on, or `NOBODY`."""
