"""What is on the table of Empire's Revolt, and the verbs that change it.

Everything is a number or a flat list of numbers indexed by seat, region, troop or ship. Places are
numbered in one row: the regions, then the crossings, then the decks of the ships. Berths, where
ships lie, are the coasts and then the routes.
"""

from __future__ import annotations

from ziggurat.games.revolt.lookup.lookup import Lookup
from ziggurat.games.revolt.terms import (
    CITIES_FOR_TRADE,
    FRESH,
    HORSES,
    NEEDED,
    NOBODY,
    ONGOING,
    TECH_COUNT,
)
from ziggurat.kernel.declaring import Fixed, Index, Shared
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat, State, changed


class Revolt(State):
    """A position of Empire's Revolt.

    Lists that seldom change are `Shared`: a verb puts a `changed` one in their stead.
    """

    lookup: Fixed[Lookup]
    seat_count: Fixed[int]
    round_limit: int
    """The last round (ER-X1); 0 is no limit."""
    waiting: int
    """Whether new troops and ships act only from the next turn on (ER-10a)."""
    grace: int
    """Whether armies beyond the support stay until their owner's turn ends (ER-13a)."""

    order: Shared[Seat]
    """The seats in the order of their turns (ER-1b)."""
    nation: Shared[int]
    capital: Shared[int]
    """The region of each seat's own capital."""
    alive: Shared[int]
    fallen: Shared[Seat]
    """The defeated, in the order of their defeat."""
    hand: list[int]
    """Cards: three numbers a seat."""
    techs: Shared[int]
    """Copies of tech cards: `TECH_COUNT` numbers a seat."""
    supply: Shared[int]
    """Tech cards left to buy."""
    intercept: Shared[int]
    """The standing order of ER-31b."""
    holding: Shared[int]
    """Whether a seat has held six cities since the end of its last turn (ER-76a)."""

    control: Shared[int]
    """The seat that controls a region, or `NOBODY`."""
    settled: Shared[int]
    """0, or when the settlement was built: counted over all works of the game."""
    fortified: Shared[int]
    """0, or when the fortification was built."""
    chipped: Shared[int]
    works: int
    """Settlements and fortifications built so far, to tell the newest."""

    troop_owner: list[int]
    """By troop; `NOBODY` where the number is free."""
    troop_kind: list[int]
    """0 an army, otherwise 1 + the people of a mercenary."""
    troop_place: list[int]
    troop_mounted: list[int]
    troop_used: list[int]
    """Actions used this turn."""
    troop_wait: list[int]
    """Own turns still to begin before the troop may leave its crossing (ER-67a)."""
    troop_deal: list[int]
    """The mercenary region a troop is hiring from over a crossing, or `NOBODY` (ER-68a)."""
    troop_steps: list[int]
    """Actions the deal still needs."""
    troop_asked: list[int]
    """Whether the troop has worked on its deal since its owner's turn began."""
    troops_of: list[list[int]]
    """Each seat's troops, oldest first."""

    ship_owner: list[int]
    ship_at: list[int]
    ship_used: list[int]
    ship_supported: list[int]
    """Whether the ship has supported an attack this turn (ER-29b)."""
    ships_of: list[list[int]]
    """Each seat's ships, oldest first."""

    bought_at_island: int
    """Whether the player whose turn it is has used the island's price (ER-59)."""
    reordered: int
    """Whether the player whose turn it is has changed the standing order (ER-31b)."""
    exchanged: Shared[int]
    """Exchanges this turn, by city card."""
    round: int
    quiet_rounds: int
    rolled: int
    """Whether a die was rolled this round (ER-X2)."""
    ending: int
    places: Shared[int]
    """The place of each seat once the game has ended."""

    # Kept for speed by the verbs below; `recount` makes them anew.
    troops_at: Index[list[int]]
    """Troops standing in each region and crossing."""
    ships_at: Index[list[int]]
    """Ships lying at each berth."""
    cities: Index[list[int]]
    """Cities and capitals each seat controls."""
    lands: Index[list[int]]
    """Land regions and Illyria each seat controls."""
    goods: Index[list[int]]
    """Regions with a resource each seat controls: three numbers a seat."""
    settlements: Index[list[int]]
    forts: Index[list[int]]
    needed: Index[tuple[int, int, int]]
    """Food, gold and wood regions of the resource victory (ER-71c)."""

    def __init__(self, lookup: Lookup, seat_count: int, dice: Dice) -> None:
        self.lookup = lookup
        self.seat_count = seat_count
        self.dice = dice

    def clear(self) -> None:
        """Empty the table: the state everything else starts from."""
        lookup, seats = self.lookup, self.seat_count
        self.stack = []
        self.reveals = 0
        self.events = None
        self.round_limit = 0
        self.waiting = 0
        self.grace = 0
        self.order = list(range(seats))
        self.nation = [0] * seats
        self.capital = [0] * seats
        self.alive = [1] * seats
        self.fallen = []
        self.hand = [0] * (3 * seats)
        self.techs = [0] * (TECH_COUNT * seats)
        self.supply = lookup.tech_count[:]
        self.intercept = [0] * seats
        self.holding = [0] * seats
        self.control = [NOBODY] * lookup.region_count
        self.settled = [0] * lookup.region_count
        self.fortified = [0] * lookup.region_count
        self.chipped = [0] * lookup.region_count
        self.works = 0
        self.troop_owner = []
        self.troop_kind = []
        self.troop_place = []
        self.troop_mounted = []
        self.troop_used = []
        self.troop_wait = []
        self.troop_deal = []
        self.troop_steps = []
        self.troop_asked = []
        self.troops_of = [[] for _ in range(seats)]
        self.ship_owner = []
        self.ship_at = []
        self.ship_used = []
        self.ship_supported = []
        self.ships_of = [[] for _ in range(seats)]
        self.bought_at_island = 0
        self.reordered = 0
        self.exchanged = [0] * lookup.card_count
        self.round = 1
        self.quiet_rounds = 0
        self.rolled = 0
        self.ending = ONGOING
        self.places = []
        self.recount()

    # --- reading the table

    def has_tech(self, seat: Seat, tech: int) -> bool:
        return self.techs[seat * TECH_COUNT + tech] > 0

    def has_capital(self, seat: Seat) -> bool:
        """Whether the seat controls its own capital, so that its ability works (ER-2)."""
        return self.control[self.capital[seat]] == seat

    def can_pay(self, seat: Seat, price: list[int]) -> bool:
        hand = self.hand
        first = seat * 3
        return (
            hand[first] >= price[0] and hand[first + 1] >= price[1] and hand[first + 2] >= price[2]
        )

    def is_mounted(self, troop: int) -> bool:
        """Horses by birth or by the tech card (ER-15b)."""
        return self.troop_mounted[troop] > 0 or self.has_tech(self.troop_owner[troop], HORSES)

    def deck(self, ship: int) -> int:
        """The place of troops aboard a ship."""
        return self.lookup.deck_base + ship

    def is_aboard(self, troop: int) -> bool:
        return self.troop_place[troop] >= self.lookup.deck_base

    def ship_under(self, troop: int) -> int:
        """The ship a troop is aboard of."""
        return self.troop_place[troop] - self.lookup.deck_base

    def crew(self, ship: int) -> list[int]:
        """The troops aboard a ship, oldest first."""
        deck = self.deck(ship)
        return [t for t in self.troops_of[self.ship_owner[ship]] if self.troop_place[t] == deck]

    def troops_in(self, place: int) -> list[int]:
        """The troops in a region or crossing, oldest first; they are of one seat."""
        if not self.troops_at[place]:
            return []
        for troops in self.troops_of:
            there = [troop for troop in troops if self.troop_place[troop] == place]
            if there:
                return there
        return []

    def holder_of_crossing(self, place: int) -> int:
        """The seat whose troops stand in a crossing, or `NOBODY`."""
        there = self.troops_in(place)
        return self.troop_owner[there[0]] if there else NOBODY

    def count_armies(self, seat: Seat) -> int:
        kinds, armies = self.troop_kind, 0
        for troop in self.troops_of[seat]:
            if kinds[troop] == 0:
                armies += 1
        return armies

    def rivals_after(self, seat: Seat) -> list[Seat]:
        """The other players still in, in turn order after a seat."""
        start = self.order.index(seat)
        after = self.order[start + 1 :] + self.order[:start]
        return [other for other in after if self.alive[other]]

    # --- cards

    def pay(self, seat: Seat, price: list[int]) -> None:
        first = seat * 3
        self.hand[first] -= price[0]
        self.hand[first + 1] -= price[1]
        self.hand[first + 2] -= price[2]

    def gain(self, seat: Seat, resource: int, amount: int) -> None:
        self.hand[seat * 3 + resource] += amount

    def roll(self, count: int) -> list[int]:
        """Roll dice; the round is not a quiet one (ER-X2)."""
        self.rolled = 1
        return self.dice.roll(count)

    # --- regions

    def take_control(self, region: int, seat: Seat) -> None:
        """Give a region, with all that stands on it, to a seat or to nobody (ER-23, ER-70b)."""
        loser = self.control[region]
        self.control = changed(self.control, region, seat)
        if loser != NOBODY:
            self.count_region(region, loser, -1)
            if self.cities[loser] < CITIES_FOR_TRADE:
                self.hold_six(loser, holds=False)
        if seat != NOBODY:
            self.count_region(region, seat, 1)

    def count_region(self, region: int, seat: Seat, step: int) -> None:
        lookup = self.lookup
        if lookup.is_city[region]:
            self.cities[seat] += step
        else:
            self.lands[seat] += step
        resource = lookup.resource[region]
        if resource != NOBODY:
            self.goods[seat * 3 + resource] += step
        if self.settled[region]:
            self.settlements[seat] += step
        if self.fortified[region]:
            self.forts[seat] += step

    def settle(self, region: int) -> None:
        self.works += 1
        self.settled = changed(self.settled, region, self.works)
        self.settlements[self.control[region]] += 1

    def fortify(self, region: int) -> None:
        self.works += 1
        self.fortified = changed(self.fortified, region, self.works)
        self.forts[self.control[region]] += 1

    def raze(self, region: int) -> None:
        """Remove a settlement, and its fortification with it (ER-41a)."""
        if self.fortified[region]:
            self.dismantle(region)
        self.settled = changed(self.settled, region, 0)
        self.settlements[self.control[region]] -= 1

    def dismantle(self, region: int) -> None:
        """Remove a fortification."""
        self.fortified = changed(self.fortified, region, 0)
        self.forts[self.control[region]] -= 1

    def put_chip(self, region: int) -> None:
        self.chipped = changed(self.chipped, region, 1)

    # --- players

    def hold_six(self, seat: Seat, *, holds: bool) -> None:
        """Begin or break the cycle of ER-76a."""
        held = 1 if holds else 0
        if self.holding[seat] != held:
            self.holding = changed(self.holding, seat, held)

    def take_tech(self, seat: Seat, tech: int, count: int) -> None:
        """Move tech cards from the supply to a seat; a negative count gives them back."""
        held = seat * TECH_COUNT + tech
        self.techs = changed(self.techs, held, self.techs[held] + count)
        self.supply = changed(self.supply, tech, self.supply[tech] - count)

    def order_to_intercept(self, seat: Seat, order: int) -> None:
        """Change the standing order, once a turn (ER-31b)."""
        self.intercept = changed(self.intercept, seat, order)
        self.reordered = 1

    def count_exchange(self, card: int) -> None:
        self.exchanged = changed(self.exchanged, card, self.exchanged[card] + 1)

    def drop_out(self, seat: Seat) -> None:
        """Count a seat among the defeated."""
        self.alive = changed(self.alive, seat, 0)
        self.fallen = [*self.fallen, seat]

    # --- troops

    def add_troop(self, seat: Seat, kind: int, region: int, *, mounted: bool) -> int:
        """Put a new troop into a region, ready to act unless new ones wait (ER-10a)."""
        if NOBODY in self.troop_owner:
            troop = self.troop_owner.index(NOBODY)
        else:
            troop = len(self.troop_owner)
            for column in self.troop_columns():
                column.append(0)
        self.troop_owner[troop] = seat
        self.troop_kind[troop] = kind
        self.troop_place[troop] = region
        self.troop_mounted[troop] = 1 if mounted else 0
        self.troop_used[troop] = FRESH if self.waiting else 0
        self.troop_wait[troop] = 0
        self.troop_steps[troop] = 0
        self.troop_deal[troop] = NOBODY
        self.troop_asked[troop] = 0
        self.troops_of[seat].append(troop)
        self.troops_at[region] += 1
        return troop

    def troop_columns(self) -> list[list[int]]:
        return [
            self.troop_owner, self.troop_kind, self.troop_place, self.troop_mounted,
            self.troop_used, self.troop_wait, self.troop_deal, self.troop_steps, self.troop_asked,
        ]  # fmt: skip

    def remove_troop(self, troop: int) -> None:
        """Take a troop off the table; its number becomes free."""
        place = self.troop_place[troop]
        if place < self.lookup.deck_base:
            self.troops_at[place] -= 1
        self.troops_of[self.troop_owner[troop]].remove(troop)
        for column in self.troop_columns():
            column[troop] = 0
        self.troop_owner[troop] = NOBODY

    def move_troop(self, troop: int, place: int) -> None:
        """Put a troop into a region, a crossing or onto a deck."""
        deck_base = self.lookup.deck_base
        origin = self.troop_place[troop]
        if origin < deck_base:
            self.troops_at[origin] -= 1
        if place < deck_base:
            self.troops_at[place] += 1
        self.troop_place[troop] = place

    def use_action(self, troop: int) -> None:
        """Spend one action; any deal the troop was working on is off (ER-68a)."""
        self.troop_used[troop] += 1
        self.drop_deal(troop)

    def drop_deal(self, troop: int) -> None:
        self.troop_deal[troop] = NOBODY
        self.troop_steps[troop] = 0
        self.troop_asked[troop] = 0

    # --- ships

    def add_ship(self, seat: Seat, berth: int) -> int:
        """Put a new ship on a coast, ready to sail unless new ones wait (ER-10a)."""
        if NOBODY in self.ship_owner:
            ship = self.ship_owner.index(NOBODY)
        else:
            ship = len(self.ship_owner)
            for column in (self.ship_owner, self.ship_at, self.ship_used, self.ship_supported):
                column.append(0)
        self.ship_owner[ship] = seat
        self.ship_at[ship] = berth
        self.ship_used[ship] = FRESH if self.waiting else 0
        self.ship_supported[ship] = 0
        self.ships_of[seat].append(ship)
        self.ships_at[berth] += 1
        return ship

    def remove_ship(self, ship: int) -> None:
        """Take a ship off the table with everything aboard (ER-32a, ER-64b)."""
        for troop in self.crew(ship):
            self.remove_troop(troop)
        self.ships_at[self.ship_at[ship]] -= 1
        self.ships_of[self.ship_owner[ship]].remove(ship)
        self.ship_at[ship] = 0
        self.ship_used[ship] = 0
        self.ship_supported[ship] = 0
        self.ship_owner[ship] = NOBODY

    def move_ship(self, ship: int, berth: int) -> None:
        self.ships_at[self.ship_at[ship]] -= 1
        self.ship_at[ship] = berth
        self.ships_at[berth] += 1

    # --- the counts kept for speed

    def recount(self) -> None:
        """Count anew what the verbs above keep up to date."""
        seats, lookup = self.seat_count, self.lookup
        self.troops_at = [0] * lookup.deck_base
        self.ships_at = [0] * lookup.berth_count
        self.cities = [0] * seats
        self.lands = [0] * seats
        self.goods = [0] * (3 * seats)
        self.settlements = [0] * seats
        self.forts = [0] * seats
        self.needed = NEEDED[seats - 2]
        for region, seat in enumerate(self.control):
            if seat != NOBODY:
                self.count_region(region, seat, 1)
        for troop, owner in enumerate(self.troop_owner):
            if owner != NOBODY and not self.is_aboard(troop):
                self.troops_at[self.troop_place[troop]] += 1
        for ship, owner in enumerate(self.ship_owner):
            if owner != NOBODY:
                self.ships_at[self.ship_at[ship]] += 1
