"""A showcase for every card: a rich position, somebody who answers its questions, and a ledger.

The ledger is what anybody at the table could count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.games.monumental.own_tables import own_copy
from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.terms import (
    BUILDING,
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    KNOWLEDGE,
    PLACES,
    RESOURCES,
    SUPPLY,
)

OTHERS = ("greek", "egyptian", "danish")
PLENTY = 9
PAWN = 15
"""Where the pawn stands."""


class Showcase:
    """A table where everything an effect could touch is there to be counted."""

    def __init__(self, civilization: str) -> None:
        rivals = [other for other in OTHERS if other != civilization][:2]
        self.me = civilization
        self.table = Table(
            civilization,
            *rivals,
            trade=1,
            reserve=1,
            unrest=1,
            natural_wonders=1,
            heroes=1,
            monsters=1,
        )
        self.state = self.table.state
        self.rivals = rivals
        self.home = self.table.home(civilization)
        self.lands = self.own_lands()
        self.branch = 0
        """Which branch of a choice to take."""
        self.steps = 0
        """Steps of Explorers counted so far."""
        self.lay_out_cards()
        self.lay_out_map()
        self.table.acts(civilization)

    def own_lands(self) -> list[str]:
        """Three Provinces beside the Capital, or near it."""
        lookup = self.state.lookup
        at_home = self.table.tile(self.home)
        near = sorted(
            (lookup.distance[at_home][tile], tile)
            for tile in range(lookup.tile_count)
            if lookup.value[tile] and tile not in lookup.natural_tiles and lookup.unit_ways[tile]
        )
        return [lookup.tile_label[tile] for _, tile in near[:3]]

    def lay_out_cards(self) -> None:
        table, me = self.table, self.me
        for rival in self.rivals:
            table.supply(rival, gold=5)
            table.discard(rival)
            table.deck(rival, "fort")
        table.supply(me, **dict.fromkeys(RESOURCES[:SUPPLY], PLENTY))
        table.city(me, *["library library library"] * 3)
        table.deck(me, *["mine"] * 8)
        table.discard(me, *["fort"] * 3, *["unrest"] * 4)
        table.unrest(16)
        table.reserve(me, "barracks", "castle")
        table.reserve_deck(1, "aqueduct", "calendar", "horseback_riding", "stonehenge", "aqueduct")
        table.display("granary", "currency", "temple", "irrigation")
        table.bag(*["tb_timber", "tb_scrolls", "tb_weapons", "tb_ivory"] * 2)
        table.trade(me, PAWN)
        self.state.conquests[0] = 2
        self.state.acquired[0] = 1 << KNOWLEDGE | 1 << BUILDING

    def lay_out_map(self) -> None:
        table, me = self.table, self.me
        for label in self.lands:
            table.holds(me, label, 1)
        table.wonder_at(self.lands[0], "colossus")
        self.state.warlord[0] = table.tile(self.lands[1])
        # The Explorers are apart and on Water or land where nothing lies to be claimed.
        table.explorers(me, self.lands[0], self.lands[1])
        for label in self.lands[:2]:
            table.deposits(label)
        self.state.explorers_acted[0] = 0b11
        # The shore lies where a condition needs it.
        lookup = own_copy(self.state.lookup)
        lookup.coastal = [0] * lookup.tile_count
        lookup.coastal[table.tile(self.lands[2])] = 1
        self.state.lookup = lookup

    def make_barren(self) -> None:
        """Undo all that a condition could ask for."""
        for label in self.lands:
            self.state.take_control(self.table.tile(label), -1)
        self.state.conquests[0] = 0
        self.state.acquired[0] = 0
        self.table.explorers(self.me, self.home, self.home)

    # --- putting something in force

    def show(self, card: str, sort: str) -> None:
        """Put a card in force as its sort of card is."""
        table, me = self.table, self.me
        if sort in ("building", "knowledge", "wonder"):
            table.active(me, card, "writing")
        elif sort == "policy":
            table.policies(me, card, *self.fillers(card))
        elif sort == "hero":
            table.hero(me, card)
        elif sort == "natural_wonder":
            label = self.state.lookup.tile_label[self.state.lookup.natural_tiles[0]]
            table.holds(me, label)
            table.natural(label, card, shown=True)
        elif sort == "market":
            table.markets(me, card)
        elif sort == "benefit":
            table.benefits(me, card)
        if card == "bushido":
            table.policies(me, *self.fillers(card))
        self.state.recount()

    def fillers(self, card: str) -> list[str]:
        """Policies that only count and do nothing here."""
        quiet = ["tea_ceremony", "shogunate"] if self.me == "japanese" else []
        return [policy for policy in quiet if policy != card]

    # --- answering

    def answer_all(self) -> None:
        """Answer every question an effect asks, always in the same plain way."""
        while self.table.decision() != "act":
            self.table.does(self.me, self.answer())

    def answer(self) -> str:
        """What the player of the showcase says to the question now asked."""
        kind = self.table.decision()
        plain = {
            "may-use": "yes",
            "who-retreats": "soldier",
            "choose-branch": str(self.branch + 1),
        }
        return plain[kind] if kind in plain else self.pick(kind, self.table.moves(self.me))

    def pick(self, kind: str, moves: list[str]) -> str:
        """One of several answers: always the same resources, never Unrest if there is a card."""
        if kind in SHARES:
            return max(moves, key=share_of(SHARES[kind]))
        if kind == "free-march":
            return self.home if self.home in moves else "stop"
        if kind == "convert-amount":
            return max(moves, key=int)
        if kind == "archive-card":
            return min(moves, key=dullness)
        if kind == "wander":
            return self.step(moves)
        if kind == "use-elsewhere":
            return next(move for move in moves if move in ("granary", "barracks"))
        return moves[0]

    def step(self, moves: list[str]) -> str:
        """One more step of an Explorer, if there is one to make."""
        steps = [move for move in moves if ">" in move]
        if not steps:
            return "stop"
        self.steps += 1
        return steps[0]

    # --- the ledger

    def ledger(self) -> Counter[str]:
        """Everything that can be counted, by name; what is 0 is left out."""
        state = self.state
        found: Counter[str] = Counter()
        for resource in range(SUPPLY):
            found[RESOURCES[resource]] = state.supply[resource]
        for name, pile in self.piles().items():
            found[name] = len(pile)
        for name, pile in self.piles().items():
            found[f"unrest in {name}"] = pile.count(state.lookup.unrest)
        found["unrest stack"] = state.unrest_left
        found["archived so far"] = state.reform_count[0]
        found["activated"] = state.activated[0].bit_count()
        found["pawn"] = state.trade[0]
        found["soldiers at home"] = state.soldiers[state.capital[0]]
        found["acted"] = state.explorers_acted[0].bit_count()
        found["steps"] = self.steps
        found["knowledge"] = state.knowledge_owned[0]
        for player in range(1, state.player_count):
            found[f"gold of rival {player}"] = state.supply[player * SUPPLY + 3]
            found[f"unrest of rival {player}"] = state.discard[player].count(state.lookup.unrest)
            found[f"reserve of rival {player}"] = len(state.reserve[player])
        found.update(self.modifiers())
        return found

    def piles(self) -> dict[str, list[int]]:
        state = self.state
        return {
            "city": [kind for place in state.city[:PLACES] for kind in place],
            "deck": state.deck[0],
            "discard": state.discard[0],
            "drawn": state.drawn[0],
            "reserve": state.reserve[0],
            "display": state.display,
            "benefits": state.benefits[0],
            "reserve deck": state.reserve_decks[0],
        }

    def modifiers(self) -> dict[str, int]:
        """Prices and other rules that lasting effects change."""
        state, kind = self.state, self.table.kind
        prices = {
            "price of a building": statics.price_of(state, 0, kind("granary"), FROM_DISPLAY),
            "price of a basic": statics.price_of(state, 0, kind("workshop"), FROM_BASIC),
            "price of a knowledge": statics.price_of(state, 0, kind("currency"), FROM_DISPLAY),
            "price of a wonder": statics.price_of(state, 0, kind("colossus"), FROM_DISPLAY),
            "price of a reserved": statics.price_of(state, 0, kind("castle"), FROM_RESERVE),
            "price to complete": statics.price_to_complete(state, 0, kind("great_wall")),
        }
        found = {name: sum(price) for name, price in prices.items()}
        found["price of a policy"] = statics.policy_price(state, 0)
        found["price of a conquest"] = statics.conquest_price(state, 0, 5)
        found["units fewer"] = statics.fewer_units(state, 0)
        found["warlord alone"] = int(statics.may_send_warlord_alone(state, 0))
        found["kept production"] = statics.kept(state, 0)[0]
        found["kept in all"] = sum(statics.kept(state, 0))
        tiles = [self.table.tile(label) for label in self.lands]
        for tile, name in zip(tiles, ("wonder", "warlord", "plain")):
            found[f"defence with {name}"] = statics.defence_bonus(state, tile)
        return found


def share_of(resource: str) -> Callable[[str], int]:
    """How much of a resource an answer such as `production=2+gold=1` names."""

    def share(move: str) -> int:
        parts = dict(part.split("=") for part in move.split("+"))
        return int(parts.get(resource, 0))

    return share


SHARES = {"share-gain": "military", "pay-any": "production", "convert-which": "science"}
"""The resource that is gained, paid or exchanged where the player may choose."""


def dullness(move: str) -> int:
    """Cards are archived before Unrest is, and both before nothing is."""
    return 2 if move == "none" else int(move.startswith("unrest"))
