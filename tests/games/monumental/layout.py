"""Laying out positions of Monumental in the game's words; `table` plays them."""

from __future__ import annotations

from tests.games.monumental.own_tables import own_copy
from tests.games.scripted import ScriptedDice
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ERAS,
    EVERY_COUNTER,
    EXPLORERS,
    LAST_ROUND,
    MODULES,
    NOBODY,
    NOTHING,
    PLACES,
    RESOURCES,
    SEPARATION,
    SUPPLY,
    TERRAINS,
)
from ziggurat.games.monumental.words.notation import read_kind, read_tile
from ziggurat.kernel.course import advance
from ziggurat.kernel.game import Settings

GAME = MonumentalGame()


class Layout:
    """A game with the given civilizations in the order of play; the last ones may be Automas.

    The words set what lies on the table, whatever lay there before.
    """

    def __init__(self, *civilizations: str, **settings: int | str) -> None:
        """Settings are those of the game; `on_map` is its map, an id or the text of a file."""
        wish: Settings = {
            "civilizations": ",".join(civilizations),
            "map": settings.pop("on_map", ""),
            **dict.fromkeys(MODULES, 0),
            **settings,
        }
        self.civilizations = list(civilizations)
        self.settings = GAME.complete(wish)
        self.seats = len(civilizations) - int(self.settings["automas"])
        self.state = self.blank()
        self.state.events = []
        GAME.lay_out(self.state, self.settings)
        advance(self.state)

    def blank(self) -> Monumental:
        """The empty table everything is laid out on."""
        return GAME.blank(self.seats, self.settings, ScriptedDice([]))

    # --- names

    def player(self, civilization: str) -> int:
        return self.civilizations.index(civilization)

    def tile(self, label: str) -> int:
        return read_tile(self.state, label)

    def kind(self, card: str) -> int:
        return read_kind(self.state, card)

    def kinds(self, *cards: str) -> list[int]:
        return [self.kind(card) for card in cards]

    def ids(self, kinds: list[int]) -> list[str]:
        return [self.state.lookup.kind_id[kind] for kind in kinds]

    def labels(self, terrain: str) -> list[str]:
        """The tiles of a terrain."""
        lookup, wanted = self.state.lookup, TERRAINS.index(terrain)
        return [label for label, t in zip(lookup.tile_label, lookup.terrain) if t == wanted]

    def home(self, civilization: str) -> str:
        """The Capital's tile."""
        return self.state.lookup.tile_label[self.state.capital[self.player(civilization)]]

    def neighbours(self, label: str) -> list[str]:
        """The tiles units can go to from a tile."""
        lookup = self.state.lookup
        return [lookup.tile_label[tile] for tile in lookup.unit_ways[self.tile(label)]]

    def recount(self) -> None:
        """What was laid out is news to the rules, which keep some counts."""
        self.state.recount()
        self.state.noted = [EVERY_COUNTER] * self.state.player_count

    # --- supplies and cards

    def supply(self, civilization: str, **amounts: int) -> None:
        """What a player has, and nothing else."""
        first = self.player(civilization) * SUPPLY
        for resource in range(SUPPLY):
            self.state.supply[first + resource] = amounts.pop(RESOURCES[resource], 0)
        assert not amounts, amounts
        self.recount()

    def tokens(self, civilization: str, production: int = 0, science: int = 0) -> None:
        """Production and Science tokens a player has."""
        first = 2 * self.player(civilization)
        self.state.tokens[first : first + 2] = [production, science]

    def city(self, civilization: str, *rows: str) -> None:
        """Three rows of three places: `work_camp writing+mine -`; what covers comes last."""
        player = self.player(civilization)
        places = [place for row in rows for place in row.split()]
        assert len(places) == PLACES, places
        for place, cards in enumerate(places):
            kinds = [] if cards == "-" else self.kinds(*cards.split("+"))
            self.state.city[player * PLACES + place] = kinds
        self.recount()

    def deck(self, civilization: str, *cards: str) -> None:
        """A player's deck, the top card first."""
        self.state.deck[self.player(civilization)] = self.kinds(*cards)[::-1]
        self.state.deck_known[self.player(civilization)] = 0
        self.recount()

    def discard(self, civilization: str, *cards: str) -> None:
        """A player's discard pile, the top card first."""
        self.state.discard[self.player(civilization)] = self.kinds(*cards)[::-1]
        self.recount()

    def drawn(self, civilization: str, *cards: str) -> None:
        """Cards next to the city, drawn and used: they are active."""
        player = self.player(civilization)
        self.state.drawn[player] = self.kinds(*cards)
        self.state.active[player] = [*self.state.active[player], *self.kinds(*cards)]
        self.recount()

    def active(self, civilization: str, *cards: str) -> None:
        """Cards whose text works this turn, wherever they lie; their yield is not gained."""
        player = self.player(civilization)
        self.state.active[player] = [*self.state.active[player], *self.kinds(*cards)]
        self.recount()

    def reserve(self, civilization: str, *cards: str) -> None:
        """A player's reserve."""
        self.state.reserve[self.player(civilization)] = self.kinds(*cards)
        self.recount()

    def shelf(self, civilization: str, *cards: str) -> None:
        """Cards an Automa has taken."""
        self.state.shelf[self.player(civilization)] = self.kinds(*cards)
        self.recount()

    def policies(self, civilization: str, *cards: str) -> None:
        """Active Cultural Policies in the order of their development."""
        self.state.policies[self.player(civilization)] = self.kinds(*cards)
        self.recount()

    def wonders(self, civilization: str, *cards: str) -> None:
        """Wonders completed; their cards lie in the discard pile, the others of it stay."""
        player = self.player(civilization)
        self.state.wonders[player] = self.kinds(*cards)
        if not self.state.is_automa(player):
            pile = self.state.discard[player]
            self.state.discard[player] = [*pile, *self.kinds(*cards)]

    def builds(self, civilization: str, wonder: str) -> None:
        """The Wonder under construction."""
        self.state.construction[self.player(civilization)] = self.kind(wonder)

    def hero(self, civilization: str, hero: str, *, is_new: bool = False) -> None:
        """The Hero a player has."""
        player = self.player(civilization)
        self.state.hero[player] = self.kind(hero)
        self.state.hero_is_new[player] = int(is_new)
        self.state.hero_row = [k for k in self.state.hero_row if k != self.kind(hero)]
        self.recount()

    def quests(self, civilization: str, *cards: str) -> None:
        """Unfinished Quests."""
        self.state.quests[self.player(civilization)] = self.kinds(*cards)
        self.recount()

    def trophies(self, civilization: str, *monsters: str) -> None:
        """Monsters defeated."""
        self.state.trophies[self.player(civilization)] = self.kinds(*monsters)

    # --- what lies on the table

    def display(self, *cards: str) -> None:
        """The Development display, furthest from the deck first."""
        self.state.display = self.kinds(*cards)

    def development_deck(self, *cards: str) -> None:
        """The Development deck, the top first; `era 2`, `era R` and `last round` are markers."""
        self.state.development_deck = [self.marker(card) for card in cards][::-1]

    def marker(self, text: str) -> int:
        if text == "last round":
            return LAST_ROUND
        if text.startswith("era "):
            return SEPARATION - ERAS.index(text.removeprefix("era "))
        return self.kind(text)

    def era(self, name: str) -> None:
        """The current Era: 1, 2, R, 3."""
        self.state.era = ERAS.index(name)

    def reserve_deck(self, number: int, *cards: str) -> None:
        """The Reserve deck 1, 2 or 3, the top first."""
        decks = self.state.reserve_decks[:]
        decks[number - 1] = self.kinds(*cards)[::-1]
        self.state.reserve_decks = decks

    def unrest(self, count: int) -> None:
        """Cards left in the Unrest stack."""
        self.state.unrest_left = count

    def hero_row(self, *heroes: str) -> None:
        """Heroes to acquire, furthest from the deck first."""
        self.state.hero_row = self.kinds(*heroes)

    def project(self, project: str, civilization: str = "", paid: int = 0) -> None:
        """A project laid out: under the display, or by a city with a contribution on it."""
        state = self.state
        state.projects = [*state.projects, self.kind(project)]
        owner = self.player(civilization) if civilization else NOBODY
        state.project_owner = [*state.project_owner, owner]
        state.project_paid = [*state.project_paid, paid]

    def bag(self, *benefits: str) -> None:
        """Trade Benefits to draw, the next one first."""
        self.state.bag = self.kinds(*benefits)[::-1]

    def exchanges(self, *tokens: str) -> None:
        """The pile of Exchange tokens, the next one first."""
        self.state.exchange_pile = self.kinds(*tokens)[::-1]

    def automa_deck(self, *cards: str) -> None:
        """The Automa deck, the top first; its discards are empty."""
        ids = self.state.lookup.automa_id
        self.state.automa_deck = [ids.index(card) for card in cards][::-1]
        self.state.automa_discard = []

    # --- the map

    def holds(
        self,
        civilization: str,
        label: str,
        soldiers: int = 1,
        *,
        warlord: bool = False,
        outpost: bool = False,
    ) -> None:
        """The player controls a Province with these pieces, which come from the Capital."""
        state, player, tile = self.state, self.player(civilization), self.tile(label)
        home = state.capital[player]
        state.take_control(tile, player)
        state.explored[tile] = 1
        state.token[tile] = NOTHING
        state.soldiers[tile] += soldiers
        state.soldiers[home] -= soldiers
        if warlord:
            state.warlord[player] = tile
        if outpost:
            state.outpost[tile] = 1
            state.outposts_left[player] -= 1
        self.recount()

    def token(self, label: str, kind: str = "") -> None:
        """The face-down Exploration token of a tile; none without a kind."""
        self.state.token[self.tile(label)] = self.kind(kind) if kind else NOTHING

    def natural(self, label: str, kind: str, *, shown: bool = False) -> None:
        """A Natural Wonder on a tile, which the map marks for one from now on."""
        tile = self.tile(label)
        if tile not in self.state.lookup.natural_tiles:
            self.state.lookup = own_copy(self.state.lookup)
            self.state.lookup.natural_tiles = [*self.state.lookup.natural_tiles, tile]
        self.state.natural[tile] = self.kind(kind)
        self.state.natural_shown[tile] = int(shown)
        self.recount()

    def wonder_at(self, label: str, wonder: str) -> None:
        """A Wonder token on a tile."""
        self.state.wonder_at[self.tile(label)] = self.kind(wonder)

    def deposits(self, label: str, production: int = 0, science: int = 0) -> None:
        """Production and Science tokens lying on a tile."""
        first = 2 * self.tile(label)
        self.state.deposits[first : first + 2] = [production, science]

    def explorers(self, civilization: str, *labels: str) -> None:
        """Where a player's two Explorers stand."""
        first = EXPLORERS * self.player(civilization)
        self.state.explorers[first : first + 2] = [self.tile(label) for label in labels]

    def post(self, civilization: str, label: str, exchange: str) -> None:
        """A Trading Post with its Exchange token."""
        player, tile = self.player(civilization), self.tile(label)
        self.state.post[tile] = player
        self.state.posts_left[player] -= 1
        self.state.exchange_at[tile] = self.kind(exchange)

    def trade(self, civilization: str, space: int) -> None:
        """Where a pawn stands on the Trade track."""
        self.state.trade[self.player(civilization)] = space

    def benefits(self, civilization: str, *tokens: str) -> None:
        """Trade Benefits a player holds."""
        self.state.benefits[self.player(civilization)] = self.kinds(*tokens)

    def markets(self, civilization: str, *tokens: str) -> None:
        """Market tokens a player has claimed and not used yet."""
        player = self.player(civilization)
        self.state.markets[player] = self.kinds(*tokens)
        self.state.claimed[player] = self.kinds(*tokens)

    def hides(self, civilization: str, *labels: str) -> None:
        """Hidden Forces tokens lie there."""
        for label in labels:
            self.state.hidden[self.tile(label)] = 1
            self.state.hidden_left[self.player(civilization)] -= 1

    def monster(self, label: str, monster: str) -> None:
        """A Monster prowls there."""
        self.state.prowling = [*self.state.prowling, self.kind(monster)]
        self.state.lairs = [*self.state.lairs, self.tile(label)]
