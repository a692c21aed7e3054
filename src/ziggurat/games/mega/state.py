"""What is on the table of Mega Empires.

Players are seats; barbarians and pirates together have the number behind the last player, `wild`.
Everything is a number or a list of numbers by player, area or card. The verbs that move pieces and
cards and keep their laws are in `pieces` and `hands`.
"""

from __future__ import annotations

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.terms import (
    CALAMITY_CARDS,
    CALAMITY_KINDS,
    GOODS,
    GROUP_COUNT,
    IN_SUPPLY,
    NOBODY,
    NOTHING,
    ONGOING,
    OUT,
    SHIPS,
    STACKS,
)
from ziggurat.kernel.declaring import Fixed, Index, Lent, Shared
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import State


class Mega(State):
    """A position of Mega Empires. A verb puts a new list in the stead of a `Shared` one."""

    lookup: Fixed[Lookup]
    player_count: Fixed[int]
    wild: Fixed[int]
    """The number of the barbarians and pirates: the one behind the last player."""

    # --- the table and its settings
    civilization: Shared[int]
    """By player: the civilization, which is also his rank (ME-G14)."""
    ranking: Shared[int]
    """The players in A.S.T.-ranking order; by civilization, therefore, who leads it."""
    is_short: int
    """Whether this is the short game (ME-Z1)."""
    with_buildings: int
    """Whether the Special Buildings are in use (SB-0.5)."""
    live_claims: int
    """Whether phase 12 is an open floor (SB-4.9.5)."""
    offers_allowed: int
    """Offers a player may make in a trade phase (ME-R11.4)."""
    turn_limit: int
    """The last turn (ME-H13)."""
    turn: int
    phase: int
    """1 to 13 (`terms.PHASES`), 0 while setting up."""
    census: Shared[int]
    """By player: tokens on the board at the last census (ME-X4)."""
    ending: int
    end_turn: int
    """The turn in which a marker first entered the end step (ME-W4), or 0."""
    late_iron: Shared[int]
    """Players with the Late Iron Age bonus (ME-W3)."""
    places: Shared[int]
    """The place of each player once the game has ended."""

    # --- the map, by area
    tokens: Lent[int]
    """By area * (players + 1) + player; the last column are the barbarians."""
    city: Shared[int]
    """Whose city stands there; `wild` for a pirate city, else `NOBODY`."""
    new_city: Shared[int]
    """Whether the city was built this turn (ME-Y7)."""
    fresh: list[int]
    """Tokens of the player who moves that have not moved yet (ME-M2)."""
    closed: Shared[int]
    """Whether the area went out of play with its player (ME-Q3)."""

    # --- pieces, by player
    stock: list[int]
    treasury: list[int]
    city_stock: list[int]
    barbarians_left: int
    pirates_left: int
    ship_at: list[int]
    """By ship: the area, or `NOTHING` in stock."""
    ship_status: list[int]
    """By ship: `SHIP_OLD`, `SHIP_MAINTAINED` or `SHIP_BUILT`."""
    ship_steps: list[int]
    """By ship: steps sailed this turn."""
    ship_cargo: list[int]
    """By ship: tokens aboard; they still stand in the ship's area."""

    # --- trade cards
    goods: list[int]
    """By player * GOODS + kind: commodity cards in hand."""
    calamity_at: list[int]
    """By calamity card: who holds it, or `OUT`, `IN_STACK`, `IN_DISCARD`, `ON_MARKET`."""
    calamity_from: list[int]
    """By calamity card: who traded it last to its holder (ME-B4), or `NOBODY`."""
    stacks: list[Shared[int]]
    """By block * STACKS + stack: codes, the top card last."""
    discards: list[Shared[int]]
    """By block * STACKS + stack: codes, in no order."""
    market: Shared[int]
    """The cards on the market as codes (ME-N1)."""
    market_shown: Shared[int]
    """By card on the market: whether it lies face up."""
    market_from: Shared[int]
    """By card on the market: who put it there, or `NOBODY`."""
    seen: list[Shared[int]]
    """By player: holder, code, holder, code, ...: cards he knows to be in others' hands because he
    has seen them go there (`knowledge`)."""

    # --- civilization, by player
    advances: list[int]
    """The advances held: bit a for advance a."""
    credits: list[int]
    """By player * 5 + group: credit tokens."""
    step: list[int]
    """Where the succession marker stands."""

    # --- special buildings, by building
    building_at: Shared[int]
    """The area, or `IN_SUPPLY`."""
    builder: Shared[int]
    """Who built it, or `NOBODY`."""
    built_turn: Shared[int]

    # --- what happened this turn, by player
    given_up: list[int]
    """Special buildings sacrificed this turn: bit b for building b (SB-7.7)."""
    has_sacrificed: list[int]
    """Whether the one sacrifice for trade points is made (SB-7.1)."""
    has_acted: list[int]
    """Whether the transaction of this turn is made (SB-4.3)."""
    lost_claim: list[int]
    """Whether a claim of priority failed this turn (SB-4.5)."""
    struck: list[int]
    """By calamity: bits of the players who are victim, chosen or beneficiary of it this turn
    (ME-K11)."""
    abilities_used: list[int]
    """Special abilities used this turn: bit a for advance a (ME-A1)."""

    # --- leaving
    leaving: list[int]
    """Whether the player has announced that he leaves (ME-Q1.1)."""
    gone: list[int]
    """The turn in which the player left, or 0."""

    # --- the short game
    themes: Shared[int]
    """By player: the theme set he was dealt, a secret (ME-Z4); empty before and afterwards."""

    # --- kept for speed, not saved
    on_board: Index[list[int]]
    """By player: tokens on the board; the last number are the barbarians."""
    city_count: Index[list[int]]
    """By player: cities on the board; the last number are the pirate cities."""
    areas_of: Index[list[Shared[int]]]
    """By player (barbarians last): the areas with his tokens, in order."""
    cities_of: Index[list[Shared[int]]]
    """By player (pirates last): the areas with his cities, in order."""
    present: Index[Lent[int]]
    """By area: bit p for a player with tokens there, the bit of `wild` for barbarians."""
    building_in: Index[Shared[int]]
    """By area: the special building there, or `NOTHING`."""
    hand_size: Index[list[int]]
    """By player: cards in hand, calamities included."""

    def __init__(self, lookup: Lookup, dice: Dice) -> None:
        super().__init__(dice)
        self.lookup = lookup
        self.player_count = lookup.player_count
        self.wild = lookup.player_count

    def clear(self) -> None:
        """Empty the table: the state everything else starts from."""
        players = self.player_count
        areas = self.lookup.area_count
        self.civilization = [NOBODY] * players
        self.ranking = []
        self.is_short = 0
        self.with_buildings = 0
        self.live_claims = 0
        self.offers_allowed = 0
        self.turn_limit = 0
        self.turn = 0
        self.phase = 0
        self.census = [0] * players
        self.ending = ONGOING
        self.end_turn = 0
        self.late_iron = []
        self.places = []
        self.themes = []
        self.clear_map(players, areas)
        self.clear_cards(players)
        self.recount()

    def clear_map(self, players: int, areas: int) -> None:
        """No pieces anywhere."""
        self.tokens = [0] * (areas * (players + 1))
        self.city = [NOBODY] * areas
        self.new_city = [0] * areas
        self.fresh = [0] * areas
        self.closed = [0] * areas
        self.stock = [0] * players
        self.treasury = [0] * players
        self.city_stock = [0] * players
        self.barbarians_left = 0
        self.pirates_left = 0
        self.ship_at = [NOTHING] * (SHIPS * players)
        self.ship_status = [0] * (SHIPS * players)
        self.ship_steps = [0] * (SHIPS * players)
        self.ship_cargo = [0] * (SHIPS * players)

    def clear_cards(self, players: int) -> None:
        """No trade cards, advances and buildings, and a turn in which nothing has happened."""
        piles = STACKS * self.lookup.block_count
        self.goods = [0] * (GOODS * players)
        self.calamity_at = [OUT] * CALAMITY_CARDS
        self.calamity_from = [NOBODY] * CALAMITY_CARDS
        self.stacks = [[] for _ in range(piles)]
        self.discards = [[] for _ in range(piles)]
        self.market = []
        self.market_shown = []
        self.market_from = []
        self.seen = [[] for _ in range(players)]
        self.advances = [0] * players
        self.credits = [0] * (GROUP_COUNT * players)
        self.step = [0] * players
        self.building_at = [IN_SUPPLY] * players
        self.builder = [NOBODY] * players
        self.built_turn = [0] * players
        self.given_up = [0] * players
        self.has_sacrificed = [0] * players
        self.has_acted = [0] * players
        self.lost_claim = [0] * players
        self.struck = [0] * CALAMITY_KINDS
        self.abilities_used = [0] * players
        self.leaving = [0] * players
        self.gone = [0] * players

    def recount(self) -> None:
        """Make anew what is kept for speed."""
        players = self.player_count
        columns = players + 1
        areas = self.lookup.area_count
        self.on_board = [sum(self.tokens[player::columns]) for player in range(columns)]
        self.areas_of = [[] for _ in range(columns)]
        self.cities_of = [[] for _ in range(columns)]
        self.present = [0] * areas
        for place, count in enumerate(self.tokens):
            if count:
                area, player = place // columns, place % columns
                self.areas_of[player].append(area)
                self.present[area] |= 1 << player
        for area, owner in enumerate(self.city):
            if owner != NOBODY:
                self.cities_of[owner].append(area)
        self.city_count = [len(cities) for cities in self.cities_of]
        self.building_in = [NOTHING] * areas
        for building, area in enumerate(self.building_at):
            if area != IN_SUPPLY:
                self.building_in[area] = building
        self.hand_size = [
            sum(self.goods[player * GOODS : (player + 1) * GOODS]) + self.calamity_at.count(player)
            for player in range(players)
        ]

    def own_tokens(self) -> None:
        """Have lists of tokens that no copy shares, before they are changed."""
        if self.lent:
            self.tokens = self.tokens[:]
            self.present = self.present[:]
            self.lent = False

    # --- asking

    def has(self, player: int, advance: int) -> bool:
        """Whether a player holds an advance."""
        return self.advances[player] >> advance & 1 != 0

    def at(self, area: int, player: int) -> int:
        """A player's tokens in an area; `wild` for barbarians."""
        return self.tokens[area * (self.player_count + 1) + player]

    def is_alone(self, area: int, player: int) -> bool:
        """Whether no unit of another player and no barbarian or pirate is in an area."""
        owner = self.city[area]
        return self.present[area] & ~(1 << player) == 0 and owner in (NOBODY, player)

    def block(self, player: int) -> int:
        """The block in which a player plays; 0 with one block."""
        return self.lookup.civ_block[self.civilization[player]]

    def is_home(self, player: int, area: int) -> bool:
        """Whether an area belongs to the region of a player's civilization (ME-G13)."""
        return self.lookup.region[area] == self.civilization[player]

    def in_play(self) -> list[int]:
        """The players who have not left, in A.S.T.-ranking order."""
        return [player for player in self.ranking if not self.gone[player]]

    def by_position(self) -> list[int]:
        """The players who have not left, in the order of A.S.T.-position (ME-G14)."""
        return sorted(self.in_play(), key=self.steps_behind)

    def steps_behind(self, player: int) -> int:
        """What A.S.T.-position sorts by; ranking settles ties, because sorting is stable."""
        return -self.step[player]
