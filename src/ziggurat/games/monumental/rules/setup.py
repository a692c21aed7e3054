"""Setting up a game: map, decks, cities and everything beside them (MO-2 and its additions)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.automa.deck import automa_deck_for
from ziggurat.games.monumental.rules.cards.decks import build_development_deck
from ziggurat.games.monumental.rules.cards.display import deal_display
from ziggurat.games.monumental.rules.cards.heroes import bring_heroes
from ziggurat.games.monumental.rules.cards.quests import deal_quests
from ziggurat.games.monumental.rules.city.city import fill_city
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    BARBARIAN,
    BENEFIT,
    CARD_CHOICES,
    CULTURE,
    ERA_I,
    EXCHANGE,
    EXPLORERS,
    FREE_CITY,
    GOLD,
    HARBOR,
    HIDDEN_FORCES,
    MODULES,
    MONSTER_TOKEN,
    MONSTERS,
    NATURAL_WONDER,
    NATURAL_WONDERS,
    NOTHING,
    QUESTS,
    RESERVE,
    STARTING_RESERVE,
    TRADE,
    UNREST_STACK,
)
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings

BARBARIANS: Final = 2
FREE_CITIES: Final = 3
"""Places in `tile_tokens`."""


def deal_table(state: Monumental, settings: Settings) -> None:
    """Lay everything out as a new game begins; the state is blank, the settings are complete."""
    state.continuous = int(settings["continuous"])
    state.modules = [int(settings[name]) for name in MODULES]
    state.sources = CARD_CHOICES.index(str(settings["cards"]))
    deal_civilizations(state, str(settings["civilizations"]))
    seat_players(state)
    lay_out_map(state)
    lay_out_trade(state)
    lay_out_stacks(state)
    build_development_deck(state)
    deal_display(state)
    for player in range(state.player_count):
        give_pieces(state, player)
    for player in range(state.seat_count):
        give_cards(state, player)
    bring_heroes(state, ERA_I)
    if state.has(QUESTS):
        deal_quests(state)
    if state.player_count > state.seat_count:
        automa_deck_for(state, settings)
    state.recount()


# --- players


def deal_civilizations(state: Monumental, wish: str) -> None:
    """One civilization each: as wished for, seats first and Automas after them, or at random."""
    if wish.strip():
        state.civilization = read_civilizations(state, wish)
        return
    civilizations = list(range(len(state.lookup.civ_id)))
    state.dice.shuffle(civilizations)
    state.civilization = civilizations[: state.player_count]


def read_civilizations(state: Monumental, wish: str) -> list[int]:
    """The civilizations named in a setting."""
    known, count = state.lookup.civ_id, state.player_count
    wished = [name.strip().lower() for name in wish.split(",")]
    for name in wished:
        if name not in known:
            there = ", ".join(known)
            raise Invalid(f"There is no civilization '{name[:40]}'; there are {there}.")
    if len(wished) != count or len(set(wished)) != count:
        raise Invalid(
            f"Name {count} different civilizations for {count} players, Automas last, "
            f"not '{wish.strip()[:80]}'."
        )
    return [known.index(name) for name in wished]


def seat_players(state: Monumental) -> None:
    """The first player, the order and the Capitals are drawn at random (MO-2.1)."""
    order = list(range(state.player_count))
    state.dice.shuffle(order)
    state.order = order
    capitals = state.lookup.seat_tile[: state.player_count]
    state.dice.shuffle(capitals)
    state.capital = capitals


def give_pieces(state: Monumental, player: int) -> None:
    """All pieces start in the Capital; Gold and Culture are dealt (MO-2.8, MO-2.9, MO-14.2)."""
    lookup, home = state.lookup, state.capital[player]
    state.take_control(home, player)
    state.soldiers[home] = lookup.setup.player.soldiers
    state.warlord[player] = home
    state.outposts_left[player] = lookup.setup.player.outposts
    for explorer in range(EXPLORERS):
        state.explorers[player * EXPLORERS + explorer] = home
    if state.is_automa(player):
        state.gain(player, GOLD, lookup.automa.numbers.starting_gold)
    else:
        state.gain(player, GOLD, lookup.setup.player.starting_gold)
        state.gain(player, CULTURE, lookup.setup.player.starting_culture)
    if state.has(TRADE):
        state.posts_left[player] = lookup.setup.player.trading_posts
    if state.follows(player, HIDDEN_FORCES):
        civilization = lookup.civ_setup[state.civilization[player]]
        state.hidden_left[player] = civilization.hidden_forces_tokens


def give_cards(state: Monumental, player: int) -> None:
    """Fifteen starting cards are shuffled, nine places of the city dealt (MO-2.7)."""
    lookup, civilization = state.lookup, state.civilization[player]
    deck = [
        *lookup.starting_deck,
        lookup.civ_building[civilization],
        lookup.civ_knowledge[civilization],
    ]
    state.dice.shuffle(deck)
    state.deck[player] = deck
    fill_city(state, player)
    if state.has(RESERVE) and state.follows(player, STARTING_RESERVE):
        reserve_at_start(state, player)


def reserve_at_start(state: Monumental, player: int) -> None:
    """The Aksumites begin with cards of the Era I Reserve deck (AE-10.3.1)."""
    count = state.lookup.civ_setup[state.civilization[player]].reserve_from_era_1
    first, *others = state.reserve_decks
    drawn = first[len(first) - min(count, len(first)) :]
    state.reserve_decks = [first[: len(first) - len(drawn)], *others]
    state.reserve[player] = drawn[::-1]
    state.reveal()


# --- the map


def lay_out_map(state: Monumental) -> None:
    """Tokens, market stacks and Natural Wonders go where the map says (MO-2.2, AE-6.1)."""
    lookup = state.lookup
    for tile in range(lookup.tile_count):
        production, science, _, _ = lookup.tile_tokens[tile]
        state.deposits[2 * tile] = production
        state.deposits[2 * tile + 1] = science
        if lookup.market_at[tile] != NOTHING:
            state.market_left[tile] = state.player_count
    lay_out_barbarians(state)
    cities = copies_of(state, FREE_CITY)
    state.dice.shuffle(cities)
    lay_face_down(state, FREE_CITIES, cities)
    if state.has(NATURAL_WONDERS):
        wonders = kinds_of(state, NATURAL_WONDER)
        state.dice.shuffle(wonders)
        for tile, kind in zip(lookup.natural_tiles, wonders):
            state.natural[tile] = kind


def lay_out_barbarians(state: Monumental) -> None:
    """Barbarian tokens, with all Monster tokens among them if the module is in use (MO-13.1)."""
    needed = sum(tokens[BARBARIANS] for tokens in state.lookup.tile_tokens)
    tokens = copies_of(state, BARBARIAN)
    state.dice.shuffle(tokens)
    if state.has(MONSTERS):
        monsters = kinds_of(state, MONSTER_TOKEN)[:needed]
        tokens = [*monsters, *tokens[: needed - len(monsters)]]
        state.dice.shuffle(tokens)
    lay_face_down(state, BARBARIANS, tokens)


def lay_face_down(state: Monumental, sort: int, tokens: list[int]) -> None:
    """Put a token on every tile the map marks for its sort."""
    tiles = [t for t, marks in enumerate(state.lookup.tile_tokens) if marks[sort]]
    for tile, token in zip(tiles, tokens):
        state.token[tile] = token


# --- beside the map


def lay_out_trade(state: Monumental) -> None:
    """Trade Benefits into the bag, Exchange tokens into a pile, one on each Harbor (AE-2.1)."""
    if not state.has(TRADE):
        return
    bag = copies_of(state, BENEFIT)
    state.dice.shuffle(bag)
    for tile, terrain in enumerate(state.lookup.terrain):
        if terrain == HARBOR and bag:
            state.harbor_benefit[tile] = bag.pop()
    state.bag = bag
    pile = copies_of(state, EXCHANGE)
    state.dice.shuffle(pile)
    state.exchange_pile = pile


def lay_out_stacks(state: Monumental) -> None:
    """Basic Buildings and Unrest (MO-2.6, AE-3.3.1)."""
    lookup = state.lookup
    state.basics_left = [lookup.kind_copies[kind] for kind in lookup.basics]
    if state.has(UNREST_STACK):
        state.unrest_left = lookup.kind_copies[lookup.unrest]


def kinds_of(state: Monumental, sort: int) -> list[int]:
    """Everything printed of a type, each once."""
    return state.lookup.kinds_of_type[sort][:]


def copies_of(state: Monumental, sort: int) -> list[int]:
    """Everything printed of a type, as often as it is in the box."""
    copies = state.lookup.kind_copies
    return [kind for kind in kinds_of(state, sort) for _ in range(copies[kind])]
