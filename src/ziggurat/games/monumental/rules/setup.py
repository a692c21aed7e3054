"""Setting up a game: map, decks, cities and everything beside them (MO-2 and its additions)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.automa.deck import automa_deck_for
from ziggurat.games.monumental.rules.building_deck import build_development_deck
from ziggurat.games.monumental.rules.city import fill_city
from ziggurat.games.monumental.rules.display import deal_display
from ziggurat.games.monumental.rules.heroes import bring_heroes
from ziggurat.games.monumental.rules.quests import deal_quests
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


def deal_table(game: Monumental, settings: Settings) -> None:
    """Lay everything out as a new game begins; the state is blank, the settings are complete."""
    game.continuous = int(settings["continuous"])
    game.modules = [int(settings[name]) for name in MODULES]
    game.sources = CARD_CHOICES.index(str(settings["cards"]))
    deal_civilizations(game, str(settings["civilizations"]))
    seat_players(game)
    lay_out_map(game)
    lay_out_trade(game)
    lay_out_stacks(game)
    build_development_deck(game)
    deal_display(game)
    for player in range(game.player_count):
        give_pieces(game, player)
    for player in range(game.seat_count):
        give_cards(game, player)
    bring_heroes(game, ERA_I)
    if game.has(QUESTS):
        deal_quests(game)
    if game.player_count > game.seat_count:
        automa_deck_for(game, settings)
    game.recount()


# --- players


def deal_civilizations(game: Monumental, wish: str) -> None:
    """One civilization each: as wished for, seats first and Automas after them, or at random."""
    if wish.strip():
        game.civilization = read_civilizations(game, wish)
        return
    civilizations = list(range(len(game.tables.civ_id)))
    game.dice.shuffle(civilizations)
    game.civilization = civilizations[: game.player_count]


def read_civilizations(game: Monumental, wish: str) -> list[int]:
    """The civilizations named in a setting."""
    known, count = game.tables.civ_id, game.player_count
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


def seat_players(game: Monumental) -> None:
    """The first player, the order and the Capitals are drawn at random (MO-2.1)."""
    order = list(range(game.player_count))
    game.dice.shuffle(order)
    game.order = order
    capitals = game.tables.seat_tile[: game.player_count]
    game.dice.shuffle(capitals)
    game.capital = capitals


def give_pieces(game: Monumental, player: int) -> None:
    """All pieces start in the Capital; Gold and Culture are dealt (MO-2.8, MO-2.9, MO-14.2)."""
    figures, home = game.tables.figures, game.capital[player]
    game.take_control(home, player)
    game.soldiers[home] = figures.soldiers
    game.warlord[player] = home
    game.outposts_left[player] = figures.outposts
    for explorer in range(EXPLORERS):
        game.explorers[player * EXPLORERS + explorer] = home
    if game.is_automa(player):
        game.gain(player, GOLD, figures.automa_starting_gold)
    else:
        game.gain(player, GOLD, figures.starting_gold)
        game.gain(player, CULTURE, figures.starting_culture)
    if game.has(TRADE):
        game.posts_left[player] = figures.trading_posts
    if game.follows(player, HIDDEN_FORCES):
        game.hidden_left[player] = figures.hidden_forces[game.civilization[player]]


def give_cards(game: Monumental, player: int) -> None:
    """Fifteen starting cards are shuffled, nine places of the city dealt (MO-2.7)."""
    tables, civilization = game.tables, game.civilization[player]
    deck = [
        *tables.starting_deck,
        tables.civ_building[civilization],
        tables.civ_knowledge[civilization],
    ]
    game.dice.shuffle(deck)
    game.deck[player] = deck
    fill_city(game, player)
    if game.has(RESERVE) and game.follows(player, STARTING_RESERVE):
        reserve_at_start(game, player)


def reserve_at_start(game: Monumental, player: int) -> None:
    """The Aksumites begin with cards of the Era I Reserve deck (AE-10.3.1)."""
    count = game.tables.figures.starting_reserve[game.civilization[player]]
    first, *others = game.reserve_decks
    drawn = first[len(first) - min(count, len(first)) :]
    game.reserve_decks = [first[: len(first) - len(drawn)], *others]
    game.reserve[player] = drawn[::-1]
    game.reveal()


# --- the map


def lay_out_map(game: Monumental) -> None:
    """Tokens, market stacks and Natural Wonders go where the map says (MO-2.2, AE-6.1)."""
    tables = game.tables
    for tile in range(tables.tile_count):
        production, science, _, _ = tables.tile_tokens[tile]
        game.deposits[2 * tile] = production
        game.deposits[2 * tile + 1] = science
        if tables.market_at[tile] != NOTHING:
            game.market_left[tile] = game.player_count
    lay_out_barbarians(game)
    cities = copies_of(game, FREE_CITY)
    game.dice.shuffle(cities)
    lay_face_down(game, FREE_CITIES, cities)
    if game.has(NATURAL_WONDERS):
        wonders = kinds_of(game, NATURAL_WONDER)
        game.dice.shuffle(wonders)
        for tile, kind in zip(tables.natural_tiles, wonders):
            game.natural[tile] = kind


def lay_out_barbarians(game: Monumental) -> None:
    """Barbarian tokens, with all Monster tokens among them if the module is in use (MO-13.1)."""
    needed = sum(tokens[BARBARIANS] for tokens in game.tables.tile_tokens)
    tokens = copies_of(game, BARBARIAN)
    game.dice.shuffle(tokens)
    if game.has(MONSTERS):
        monsters = kinds_of(game, MONSTER_TOKEN)[:needed]
        tokens = [*monsters, *tokens[: needed - len(monsters)]]
        game.dice.shuffle(tokens)
    lay_face_down(game, BARBARIANS, tokens)


def lay_face_down(game: Monumental, sort: int, tokens: list[int]) -> None:
    """Put a token on every tile the map marks for its sort."""
    tiles = [t for t, marks in enumerate(game.tables.tile_tokens) if marks[sort]]
    for tile, token in zip(tiles, tokens):
        game.token[tile] = token


# --- beside the map


def lay_out_trade(game: Monumental) -> None:
    """Trade Benefits into the bag, Exchange tokens into a pile, one on each Harbor (AE-2.1)."""
    if not game.has(TRADE):
        return
    bag = copies_of(game, BENEFIT)
    game.dice.shuffle(bag)
    for tile, terrain in enumerate(game.tables.terrain):
        if terrain == HARBOR and bag:
            game.harbor_benefit[tile] = bag.pop()
    game.bag = bag
    pile = copies_of(game, EXCHANGE)
    game.dice.shuffle(pile)
    game.exchange_pile = pile


def lay_out_stacks(game: Monumental) -> None:
    """Basic Buildings and Unrest (MO-2.6, AE-3.3.1)."""
    tables = game.tables
    game.basics_left = [tables.kind_copies[kind] for kind in tables.basics]
    if game.has(UNREST_STACK):
        game.unrest_left = tables.kind_copies[tables.unrest]


def kinds_of(game: Monumental, sort: int) -> list[int]:
    """Everything printed of a type, each once."""
    types = game.tables.kind_type
    return [kind for kind in range(game.tables.kind_count) if types[kind] == sort]


def copies_of(game: Monumental, sort: int) -> list[int]:
    """Everything printed of a type, as often as it is in the box."""
    copies = game.tables.kind_copies
    return [kind for kind in kinds_of(game, sort) for _ in range(copies[kind])]
