"""What is on the table of Monumental, and the verbs that keep its laws.

Players are numbered: first the seats, which answer questions, then the Automas. Everything is a
number or a list of numbers by player, tile or place. Cards and tokens are kinds (see `tables`); in
every pile the last one lies on top.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.terms import (
    ANY,
    BASIC,
    CULTURE,
    EVERY_COUNTER,
    EXPLORERS,
    GOLD,
    GOLD_COUNT,
    KNOWLEDGE,
    MAP_COUNTERS,
    MODULES,
    NOBODY,
    NOTHING,
    ONGOING,
    PLACES,
    SUPPLY,
)
from ziggurat.kernel.declaring import Fixed, Index, Shared
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import State

GOLD_BIT: Final = 1 << GOLD_COUNT


class Monumental(State):
    """A position of Monumental. A verb puts a new list in the stead of a `Shared` one."""

    lookup: Fixed[Lookup]
    seat_count: Fixed[int]
    """Players that answer questions: people and bots."""
    player_count: Fixed[int]
    """All players, Automas included; the Automas have the highest numbers."""
    continuous: int
    """Whether this is Continuous Play (AE-4)."""
    modules: Shared[int]
    """Which modules are in use (`terms.MODULES`)."""
    sources: int
    """Where the Development deck came from: `terms.ALL_CARDS`, `CORE_CARDS`, `AFRICAN_CARDS`."""

    order: Shared[int]
    """The players clockwise, the first player of the game first (MO-2.1)."""
    civilization: Shared[int]
    capital: Shared[int]
    """The tile of each player's Capital."""
    round: int
    starter: int
    """An index into `order`: who has the Era I card (AE-4.1.3)."""
    era: int
    last_round_shown: int
    """Whether the Last Round card has been revealed (MO-10.2)."""
    is_last_round: int
    """Whether the round being played is the last one."""
    ending: int
    places: Shared[int]
    """The place of each player once the game has ended."""

    # --- supplies, by player
    supply: list[int]
    """Production, Science, Military, Gold, Culture: `SUPPLY` numbers a player."""
    tokens: list[int]
    """Production and Science tokens: two numbers a player (MO-3.3)."""

    # --- cities and cards, by player
    city: list[Shared[int]]
    """By player * `PLACES` + place: the cards there, what covers the others last (MO-9.1)."""
    activated: list[int]
    """The places activated this turn: bit p for place p."""
    active: list[Shared[int]]
    """The cards whose text works this turn: activated, drawn and used, used elsewhere."""
    drawn: list[Shared[int]]
    """Cards drawn and used, lying next to the city until it is replenished (AE-9.2)."""
    deck: list[Shared[int]]
    deck_known: list[int]
    """How many cards on top of each deck everybody has seen being put there."""
    discard: list[Shared[int]]
    archived: list[Shared[int]]
    reform_count: list[int]
    """Cards archived in the whole game, Unrest included."""
    reserve: list[Shared[int]]
    construction: list[int]
    """The Wonder under construction, or `NOTHING` (MO-5.3)."""
    wonders: list[Shared[int]]
    """Wonders completed."""
    policies: list[Shared[int]]
    """Active Cultural Policies in the order of their development."""
    shelf: list[Shared[int]]
    """Cards an Automa has taken (MO-14.6)."""

    # --- the map, by tile
    control: list[int]
    """The player who controls a tile, or `NOBODY`; a Capital belongs to its player."""
    soldiers: list[int]
    """Soldiers there; they are the controller's."""
    warlord: list[int]
    """By player: the tile of the Warlord."""
    outpost: list[int]
    outposts_left: list[int]
    """By player."""
    explored: list[int]
    """Whether a Province has ever been conquered (MO-1.9)."""
    token: list[int]
    """The face-down Exploration token, or `NOTHING`."""
    loot: list[Shared[int]]
    """By player: Exploration tokens taken (MO-7.6.3)."""
    wonder_at: list[int]
    """The Wonder whose token stands there, or `NOTHING`."""
    natural: list[int]
    """The Natural Wonder there, or `NOTHING`."""
    natural_shown: list[int]
    deposits: list[int]
    """Production and Science tokens lying there: two numbers a tile."""
    market_left: list[int]
    """Market tokens left in the stack there."""
    markets: list[Shared[int]]
    """By player: Market tokens claimed and not used yet."""
    markets_used: list[Shared[int]]
    claimed: list[Shared[int]]
    """By player: the kinds of Market claimed so far (MO-5.8.4)."""
    harbor_benefit: list[int]
    """The face-down Trade Benefit of a Harbor, or `NOTHING` (AE-5.1.6)."""
    hidden: list[int]
    """Whether a Hidden Forces token lies there (AE-10.1.2)."""
    hidden_left: list[int]
    """By player: Hidden Forces tokens in the supply."""

    # --- Explorers and trade
    explorers: list[int]
    """Tiles: `EXPLORERS` numbers a player."""
    explorers_acted: list[int]
    """By player: bit e when Explorer e has taken its action this turn."""
    trade: list[int]
    """The pawns' spaces."""
    benefits: list[Shared[int]]
    """Trade Benefits held and not used; their owner's secret (AE-2.1.7)."""
    benefits_used: list[Shared[int]]
    bag: Shared[int]
    """Trade Benefits to draw, already shuffled; the last one comes next."""
    invested: list[int]
    """Whether a player has Invested this turn."""
    exchange_pile: Shared[int]
    exchange_at: list[int]
    """By tile: the Exchange token beside the Trading Post, or `NOTHING`."""
    post: list[int]
    """By tile: whose Trading Post stands there, or `NOBODY`."""
    posts_left: list[int]

    # --- what lies on the table
    display: Shared[int]
    """The Development display, furthest from the deck first (MO-2.5)."""
    development_deck: Shared[int]
    """Cards, separation cards and the Last Round card; the top is last."""
    taken: int
    """Cards taken from the display this turn (this round in Continuous Play)."""
    gaps: int
    """Their places, which stay empty until the display is replenished: bit p for place p."""
    reserve_decks: Shared[list[int]]
    """The Reserve decks of Era I, II and III (AE-3.2.1)."""
    unused: Shared[list[int]]
    """Without Reserve decks: the cards of Era I, II and III left in the box, which nobody saw."""
    unrest_left: int
    basics_left: Shared[int]
    projects: Shared[int]
    """The projects laid out (AE-3.1.2)."""
    project_owner: Shared[int]
    project_paid: Shared[int]
    hero: list[int]
    """By player: the Hero owned, or `NOTHING`."""
    hero_is_new: list[int]
    """Whether the Hero was acquired this turn (MO-12.5)."""
    hero_marked: list[int]
    """The Hero that goes back to the row when the round ends, or `NOTHING` (AE-4.7.1)."""
    hero_row: Shared[int]
    """Heroes to acquire, furthest from the deck first."""
    prowling: Shared[int]
    """Monsters on the map in the order of their appearance."""
    lairs: Shared[int]
    """Their tiles."""
    stirred: Shared[int]
    """Monsters revealed this turn, which attack at its end (MO-13.3)."""
    trophies: list[Shared[int]]
    """By player: Monsters defeated."""
    quests: list[Shared[int]]
    """By player: unfinished Quests, secret (AE-7.2)."""
    quests_done: list[Shared[int]]
    missed: list[int]
    """By player: the Quests that were met, bit by bit, and not revealed: nobody thinks that the
    player has one of them."""
    noted: list[int]
    """By player: the counters that may show something new since Quests were last looked at."""

    # --- this turn, by player (this round in Continuous Play)
    used: list[Shared[int]]
    """Records that have worked and may not work again before the next turn."""
    conquests: list[int]
    acquired: list[int]
    """Types of cards acquired: bit t for type t."""
    discounts: list[Shared[int]]
    """Discounts in force: what for, amount (or `HALF`), uses (or `ALL_USES`), and again."""
    fewer_units: list[int]
    """Units fewer that the next conquest may move in."""
    passed: list[int]

    automa_deck: Shared[int]
    automa_discard: Shared[int]
    advanced_unseen: Shared[int]
    """Advanced Automa cards that were never turned up, in the deck or out of it (AE-8.2.2)."""

    # Kept for speed by the verbs; `recount` makes them anew.
    provinces: Index[list[int]]
    """Provinces each player controls."""
    knowledge_owned: Index[list[int]]
    """Knowledge cards each player owns (MO-11.2)."""
    reacting: Index[list[int]]
    """By player: all that the cards in force react to (`tables.kind_reacts`)."""

    def __init__(self, lookup: Lookup, seat_count: int, player_count: int, dice: Dice) -> None:
        self.lookup = lookup
        self.seat_count = seat_count
        self.player_count = player_count
        self.dice = dice

    def clear(self) -> None:
        """Empty the table: the state everything else starts from."""
        players, tiles = self.player_count, self.lookup.tile_count
        self.stack = []
        self.reveals = 0
        self.events = None
        self.continuous = 0
        self.modules = [0] * len(MODULES)
        self.sources = 0
        self.order = list(range(players))
        self.civilization = [0] * players
        self.capital = [0] * players
        self.round = 1
        self.starter = 0
        self.era = 1
        self.last_round_shown = 0
        self.is_last_round = 0
        self.ending = ONGOING
        self.places = []
        self.clear_players(players)
        self.clear_map(players, tiles)
        self.clear_shared()
        self.recount()

    def clear_players(self, players: int) -> None:
        """What each player has."""
        self.supply = [0] * (SUPPLY * players)
        self.tokens = [0] * (2 * players)
        self.city = [[] for _ in range(PLACES * players)]
        self.activated = [0] * players
        self.active = [[] for _ in range(players)]
        self.drawn = [[] for _ in range(players)]
        self.deck = [[] for _ in range(players)]
        self.deck_known = [0] * players
        self.discard = [[] for _ in range(players)]
        self.archived = [[] for _ in range(players)]
        self.reform_count = [0] * players
        self.reserve = [[] for _ in range(players)]
        self.construction = [NOTHING] * players
        self.wonders = [[] for _ in range(players)]
        self.policies = [[] for _ in range(players)]
        self.shelf = [[] for _ in range(players)]
        self.hero = [NOTHING] * players
        self.hero_is_new = [0] * players
        self.hero_marked = [NOTHING] * players
        self.trophies = [[] for _ in range(players)]
        self.quests = [[] for _ in range(players)]
        self.quests_done = [[] for _ in range(players)]
        self.missed = [0] * players
        self.noted = [EVERY_COUNTER] * players
        self.used = [[] for _ in range(players)]
        self.conquests = [0] * players
        self.acquired = [0] * players
        self.discounts = [[] for _ in range(players)]
        self.fewer_units = [0] * players
        self.passed = [0] * players
        self.trade = [0] * players
        self.benefits = [[] for _ in range(players)]
        self.benefits_used = [[] for _ in range(players)]
        self.invested = [0] * players
        self.posts_left = [0] * players

    def clear_map(self, players: int, tiles: int) -> None:
        """What stands on the map."""
        self.control = [NOBODY] * tiles
        self.soldiers = [0] * tiles
        self.warlord = [NOTHING] * players
        self.outpost = [0] * tiles
        self.outposts_left = [0] * players
        self.explored = [0] * tiles
        self.token = [NOTHING] * tiles
        self.loot = [[] for _ in range(players)]
        self.wonder_at = [NOTHING] * tiles
        self.natural = [NOTHING] * tiles
        self.natural_shown = [0] * tiles
        self.deposits = [0] * (2 * tiles)
        self.market_left = [0] * tiles
        self.markets = [[] for _ in range(players)]
        self.markets_used = [[] for _ in range(players)]
        self.claimed = [[] for _ in range(players)]
        self.harbor_benefit = [NOTHING] * tiles
        self.hidden = [0] * tiles
        self.hidden_left = [0] * players
        self.explorers = [NOTHING] * (EXPLORERS * players)
        self.explorers_acted = [0] * players
        self.exchange_at = [NOTHING] * tiles
        self.post = [NOBODY] * tiles
        self.prowling = []
        self.lairs = []
        self.stirred = []

    def clear_shared(self) -> None:
        """What lies beside the map."""
        self.bag = []
        self.exchange_pile = []
        self.display = []
        self.development_deck = []
        self.taken = 0
        self.gaps = 0
        self.reserve_decks = [[], [], []]
        self.unused = [[], [], []]
        self.unrest_left = 0
        self.basics_left = [0, 0, 0]
        self.projects = []
        self.project_owner = []
        self.project_paid = []
        self.hero_row = []
        self.automa_deck = []
        self.automa_discard = []
        self.advanced_unseen = []

    def recount(self) -> None:
        """Make anew what is kept for speed."""
        self.provinces = [0] * self.player_count
        for tile, player in enumerate(self.control):
            if player != NOBODY and tile != self.capital[player]:
                self.provinces[player] += 1
        self.knowledge_owned = [self.count_knowledge(p) for p in range(self.player_count)]
        self.reacting = [self.reactions(p) for p in range(self.player_count)]

    def count_knowledge(self, player: int) -> int:
        """Knowledge cards in city, deck, discard pile, next to the city or on an Automa's shelf."""
        types = self.lookup.kind_type
        piles = [self.deck[player], self.discard[player], self.drawn[player], self.shelf[player]]
        piles += self.city[player * PLACES : (player + 1) * PLACES]
        return sum(1 for pile in piles for kind in pile if types[kind] == KNOWLEDGE)

    def reactions(self, player: int) -> int:
        """All that a player's cards in force react to; nothing of an Automa's is (MO-14.8)."""
        if player >= self.seat_count:
            return 0
        reacts = self.lookup.kind_reacts
        found = reacts[self.lookup.civ_warlord[self.civilization[player]]]
        for kind in self.active[player]:
            found |= reacts[kind]
        for kind in self.policies[player]:
            found |= reacts[kind]
        if self.hero[player] != NOTHING:
            found |= reacts[self.hero[player]]
        for tile in self.lookup.natural_tiles:
            if self.control[tile] == player and self.natural_shown[tile]:
                found |= reacts[self.natural[tile]]
        return found

    def join_force(self, player: int, kind: int) -> None:
        """Something printed is in force for a player from now on; for no Automa (MO-14.8)."""
        if player < self.seat_count:
            self.reacting[player] |= self.lookup.kind_reacts[kind]

    def leave_force(self, player: int) -> None:
        """Something printed is in force for a player no longer."""
        self.reacting[player] = self.reactions(player)

    # --- who is who

    def has(self, module: int) -> bool:
        """Whether a module is in use."""
        return self.modules[module] != 0

    def is_automa(self, player: int) -> bool:
        return player >= self.seat_count

    def follows(self, player: int, rule: int) -> bool:
        """Whether a rule of a civilization holds for a player; Automas have none (MO-14.8)."""
        if player >= self.seat_count:
            return False
        return rule in self.lookup.civ_rules[self.civilization[player]]

    def note(self, player: int, counter: int) -> None:
        """Say that a counter may show something new for a player; Quests look at it then."""
        self.noted[player] |= 1 << counter

    # --- supplies

    def amount(self, player: int, resource: int) -> int:
        return self.supply[player * SUPPLY + resource]

    def gain(self, player: int, resource: int, amount: int) -> None:
        """Add to a supply; `any` and spaces on the track are the effects' affair."""
        self.supply[player * SUPPLY + resource] += amount
        if resource == GOLD:
            self.noted[player] |= GOLD_BIT

    def lose(self, player: int, resource: int, amount: int) -> int:
        """Take away up to an amount; how much it was."""
        place = player * SUPPLY + resource
        lost = min(amount, self.supply[place])
        self.supply[place] -= lost
        if resource == GOLD:
            self.noted[player] |= GOLD_BIT
        return lost

    def can_pay(self, player: int, price: list[int]) -> bool:
        """Whether a price (`GAINS` numbers) can be paid, Gold standing for basics (MO-3.4)."""
        first = player * SUPPLY
        supply = self.supply
        if price[CULTURE] > supply[first + CULTURE]:
            return False
        basics = 0
        missing = 0
        for resource in BASIC:
            have, want = supply[first + resource], price[resource]
            if have < want:
                missing += want - have
            else:
                basics += have - want
        if price[ANY] > basics:
            missing += price[ANY] - basics
        return missing + price[GOLD] <= supply[first + GOLD]

    def pay(self, player: int, price: list[int]) -> None:
        """Pay a price without a choice in it: basic resources first, Gold for what is missing."""
        first = player * SUPPLY
        supply = self.supply
        gold = price[GOLD]
        for resource in BASIC:
            paid = min(price[resource], supply[first + resource])
            supply[first + resource] -= paid
            gold += price[resource] - paid
        if gold:
            supply[first + GOLD] -= gold
            self.noted[player] |= GOLD_BIT
        supply[first + CULTURE] -= price[CULTURE]

    # --- piles

    def draw_card(self, player: int) -> int:
        """The top card of a player's deck, which leaves it; shuffles if it must (MO-5.9.3).

        `NOTHING` when deck and discard pile are empty. The caller puts the card somewhere.
        """
        deck = self.deck[player]
        if not deck:
            if not self.discard[player]:
                return NOTHING
            deck = self.discard[player][:]
            self.dice.shuffle(deck)
            self.discard[player] = []
        self.reveal()
        card = deck[-1]
        self.deck[player] = deck[:-1]
        self.deck_known[player] = max(0, self.deck_known[player] - 1)
        return card

    def put_on_deck(self, player: int, kind: int) -> None:
        self.deck[player] = [*self.deck[player], kind]
        self.deck_known[player] += 1

    def put_on_discard(self, player: int, kind: int) -> None:
        self.discard[player] = [*self.discard[player], kind]

    # --- the map

    def take_control(self, tile: int, player: int) -> None:
        """Whose tile it is from now on; pieces are the caller's affair."""
        before = self.control[tile]
        if before != NOBODY and tile != self.capital[before]:
            self.provinces[before] -= 1
            self.noted[before] |= MAP_COUNTERS
        self.control[tile] = player
        if before != NOBODY and self.natural_shown[tile]:
            self.leave_force(before)
        if player != NOBODY and tile != self.capital[player]:
            self.provinces[player] += 1
            self.noted[player] |= MAP_COUNTERS
            if self.natural_shown[tile]:
                self.join_force(player, self.natural[tile])

    def military_at(self, tile: int) -> int:
        """Pieces of military there: Soldiers, the Warlord, an Outpost (MO-1.4)."""
        player = self.control[tile]
        if player == NOBODY:
            return 0
        return self.soldiers[tile] + self.outpost[tile] + (self.warlord[player] == tile)

    def units_at(self, tile: int) -> int:
        """Soldiers and the Warlord there."""
        player = self.control[tile]
        if player == NOBODY:
            return 0
        return self.soldiers[tile] + (self.warlord[player] == tile)


def without(cards: list[int], kind: int) -> list[int]:
    """A pile without its topmost card of a kind, which must be there."""
    fresh = cards[:]
    for place in range(len(fresh) - 1, -1, -1):
        if fresh[place] == kind:
            del fresh[place]
            break
    return fresh
