"""Laying out positions of Mega Empires in the game's words; `table` plays them."""

from __future__ import annotations

from tests.games.scripted import ScriptedDice
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.lookup.making import lookup_of
from ziggurat.games.mega.pieces import (
    clear_tokens,
    found_city,
    gain,
    launch,
    put,
    raise_building,
    raze_city,
    take_down_building,
)
from ziggurat.games.mega.rules.setup import deal_civilizations, give_pieces, settle
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    GROUP_COUNT,
    GROUPS,
    IN_DISCARD,
    IN_STACK,
    IN_SUPPLY,
    NOBODY,
    ON_MARKET,
    OUT,
    SHIP_OLD,
    STACKS,
)
from ziggurat.games.mega.words.notation import (
    read_advance,
    read_area,
    read_building,
    read_good,
    read_id,
)
from ziggurat.kernel.game import Settings
from ziggurat.kernel.state import changed

SETTINGS: Settings = {setting.name: setting.default for setting in MegaEmpires.settings}
"""What a table plays unless a test says otherwise."""


class Layout:
    """An empty table with the given civilizations in seat order.

    All pieces lie in stock, stacks, hands and the board are empty, nobody has advances. The words
    lay something out, whatever lay there before. Civilizations are named as the data do, areas by
    their ids. Without names the setup of so many `players` sits in A.S.T.-ranking order.
    """

    def __init__(self, *civilizations: str, players: int = 0, **settings: int | str) -> None:
        self.settings: Settings = {**SETTINGS, **settings}
        assert set(self.settings) == set(SETTINGS), sorted(set(self.settings) - set(SETTINGS))
        self.seats = len(civilizations) or players
        lookup = self.lookup()
        self.civilizations = list(civilizations or lookup.civ_id)
        self.settings["civilizations"] = ",".join(self.civilizations)
        self.state = Mega(lookup, ScriptedDice([]))
        self.state.clear()
        self.state.events = []
        settle(self.state, self.settings)
        deal_civilizations(self.state, str(self.settings["civilizations"]))
        give_pieces(self.state)
        self.state.turn = 1

    def lookup(self) -> Lookup:
        """The tables of the setup."""
        return lookup_of(
            self.seats,
            str(self.settings["board"]),
            int(self.settings["expert"]),
            int(self.settings["short"]),
            str(self.settings["map"]),
        )

    # --- names

    def player(self, civilization: str) -> int:
        """The number of a player; `wild` is that of barbarians and pirates."""
        return self.state.wild if civilization == "wild" else self.civilizations.index(civilization)

    def area(self, name: str) -> int:
        return read_area(self.state, name)

    def home(self, civilization: str) -> str:
        """The starting area of a civilization."""
        state = self.state
        return state.lookup.area_id[
            state.lookup.start[state.civilization[self.player(civilization)]]
        ]

    def region(self, civilization: str) -> list[str]:
        """The areas of a civilization's region, in the order of the map."""
        state = self.state
        areas = state.lookup.region_areas[state.civilization[self.player(civilization)]]
        return [state.lookup.area_id[area] for area in areas]

    def sites(self, civilization: str) -> list[str]:
        """The areas with a city site in a civilization's region."""
        return [
            name for name in self.region(civilization) if self.state.lookup.site[self.area(name)]
        ]

    def calamity(self, name: str, block: int = 0) -> int:
        """The card of a calamity: the copy of a block."""
        number = read_id(self.state.lookup.calamity_id, name, "calamity")
        return CALAMITY_KINDS * block + number

    def code(self, name: str, block: int = 0) -> int:
        """The code of a trade card: a commodity, `water`, or a calamity."""
        if name in self.state.lookup.calamity_id:
            return FIRST_CALAMITY + self.calamity(name, block)
        return read_good(self.state, name)

    def card_name(self, code: int) -> str:
        """The id of a trade card."""
        lookup = self.state.lookup
        if code >= FIRST_CALAMITY:
            return lookup.calamity_id[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
        return lookup.good_id[code]

    # --- the map

    def tokens(self, civilization: str, area: str, count: int) -> None:
        """So many tokens of a civilization in an area, from stock."""
        player, place = self.player(civilization), self.area(area)
        clear_tokens(self.state, place, player)
        put(self.state, place, player, count)

    def barbarians(self, area: str, count: int) -> None:
        """So many barbarian tokens in an area."""
        self.tokens("wild", area, count)

    def city(self, civilization: str, *areas: str) -> None:
        """A city of the civilization in each area, built in an earlier turn."""
        for area in areas:
            place = self.area(area)
            if self.state.city[place] != NOBODY:
                raze_city(self.state, place)
            found_city(self.state, place, self.player(civilization))

    def new_city(self, civilization: str, *areas: str) -> None:
        """A city built this turn in each area."""
        self.city(civilization, *areas)
        for area in areas:
            self.state.new_city = changed(self.state.new_city, self.area(area), 1)

    def pirates(self, *areas: str) -> None:
        """A pirate city in each area."""
        self.city("wild", *areas)

    def cities(self, civilization: str, count: int) -> list[str]:
        """So many cities in the civilization's region, sites first; where they are."""
        region, sites = self.region(civilization), self.sites(civilization)
        limits = self.state.lookup.limit
        wild = [name for name in region if name not in sites and limits[self.area(name)]]
        areas = [name for name in (*sites, *wild) if self.state.city[self.area(name)] == NOBODY][
            :count
        ]
        assert len(areas) == count, f"the region of {civilization} holds {len(areas)} cities"
        self.city(civilization, *areas)
        return areas

    def ship(self, civilization: str, area: str, status: int = SHIP_OLD) -> int:
        """A ship in an area, of an earlier turn unless another status is named; its number."""
        return launch(self.state, self.player(civilization), self.area(area), status)

    def treasury(self, civilization: str, amount: int) -> None:
        """So much in treasury, from stock."""
        player = self.player(civilization)
        self.state.stock[player] += self.state.treasury[player]
        self.state.treasury[player] = 0
        gain(self.state, player, amount)

    def stock(self, civilization: str, count: int) -> None:
        """So many tokens in stock; what is too many goes to treasury, what is missing comes back.

        Tokens on the board stay.
        """
        state, player = self.state, self.player(civilization)
        both = state.stock[player] + state.treasury[player]
        assert 0 <= count <= both, f"{civilization} has {both} tokens off the board"
        state.stock[player] = count
        state.treasury[player] = both - count

    def city_stock(self, civilization: str, count: int) -> list[str]:
        """Cities on the board until so many are left in stock; where they were put."""
        missing = self.state.city_stock[self.player(civilization)] - count
        return self.cities(civilization, missing)

    def closed(self, *areas: str) -> None:
        """These areas went out of play with their player."""
        for area in areas:
            self.state.closed = changed(self.state.closed, self.area(area), 1)

    def building(self, building: str, civilization: str, area: str, turn: int = 0) -> None:
        """A special building that the civilization has built in an area, in an earlier turn."""
        number = read_building(self.state, building)
        if self.state.building_at[number] != IN_SUPPLY:
            take_down_building(self.state, number)
        raise_building(self.state, number, self.player(civilization), self.area(area))
        self.state.built_turn = changed(self.state.built_turn, number, turn)

    # --- trade cards

    def hand(
        self, civilization: str, calamities: tuple[str, ...] = (), block: int = -1, **goods: int
    ) -> None:
        """The cards in a hand, and no others; the calamities are those of one's own block."""
        state, player = self.state, self.player(civilization)
        for card in calamities_of(state, player):
            state.calamity_at[card] = OUT
        state.goods[player * GOODS : (player + 1) * GOODS] = [0] * GOODS
        for name, count in goods.items():
            state.goods[player * GOODS + read_good(state, name)] = count
        own = state.block(player) if block < 0 else block
        for name in calamities:
            state.calamity_at[self.calamity(name, own)] = player
            state.calamity_from[self.calamity(name, own)] = NOBODY
        state.recount()

    def traded(self, calamity: str, giver: str, block: int = 0) -> None:
        """Who traded a calamity to its holder."""
        self.state.calamity_from[self.calamity(calamity, block)] = self.player(giver)

    def stack(self, number: int, *cards: str, block: int = 0) -> None:
        """A stack from 1 to 9, the top card last."""
        codes = [self.code(card, block) for card in cards]
        self.lay(self.state.stacks, STACKS * block + number - 1, codes, IN_STACK)

    def discard_pile(self, number: int, *cards: str, block: int = 0) -> None:
        """The discard pile of a stack from 1 to 9."""
        codes = [self.code(card, block) for card in cards]
        self.lay(self.state.discards, STACKS * block + number - 1, codes, IN_DISCARD)

    def lay(self, piles: list[list[int]], pile: int, codes: list[int], where: int) -> None:
        """Put cards on a pile, and what lay there out of the game."""
        for code in piles[pile]:
            if code >= FIRST_CALAMITY:
                self.state.calamity_at[code - FIRST_CALAMITY] = OUT
        piles[pile] = codes
        for code in codes:
            if code >= FIRST_CALAMITY:
                self.state.calamity_at[code - FIRST_CALAMITY] = where

    def market(self, *cards: str) -> None:
        """The cards on the market: `salt` lies face up, `?salt` face down, `saba?piracy` was put
        there by Saba face down."""
        state = self.state
        state.market, state.market_shown, state.market_from = [], [], []
        for card in cards:
            giver, hidden, name = card.rpartition("?")
            code = self.code(name)
            state.market = [*state.market, code]
            state.market_shown = [*state.market_shown, int(not hidden)]
            state.market_from = [*state.market_from, self.player(giver) if giver else NOBODY]
            if code >= FIRST_CALAMITY:
                state.calamity_at[code - FIRST_CALAMITY] = ON_MARKET

    # --- civilization

    def advances(self, civilization: str, *advances: str) -> None:
        """The advances a civilization holds, and no others; credits do not change."""
        bits = 0
        for name in advances:
            bits |= 1 << read_advance(self.state, name)
        self.state.advances[self.player(civilization)] = bits

    def credits(self, civilization: str, **groups: int) -> None:
        """The credit tokens of a civilization, and no others."""
        first = self.player(civilization) * GROUP_COUNT
        for group in range(GROUP_COUNT):
            self.state.credits[first + group] = groups.pop(GROUPS[group], 0)
        assert not groups, groups

    def step(self, civilization: str, step: int) -> None:
        """Where the succession marker stands."""
        self.state.step[self.player(civilization)] = step

    def census(self, **counts: int) -> None:
        """What the census has counted."""
        census = self.state.census[:]
        for civilization, count in counts.items():
            census[self.player(civilization)] = count
        self.state.census = census

    def turn(self, number: int) -> None:
        """Which turn it is."""
        self.state.turn = number
