"""What a seat may know: the only way out of the state.

Hidden are the order of every deck, face-down tokens and Natural Wonders, the Trade Benefits and
unfinished Quests of others, and everything still in the bag or a pile. Which cards lie in a
player's deck is known: everybody has seen them acquired.
"""

from __future__ import annotations

from typing import Any

from ziggurat.games.monumental.rules.defence import defence_of, is_province
from ziggurat.games.monumental.rules.scoring import score_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ALL_USES,
    BARBARIAN,
    DISCOUNTS,
    ENDINGS,
    ERAS,
    EXPLORERS,
    FREE_CITY,
    HALF,
    MODULES,
    MONSTER_TOKEN,
    NOBODY,
    NOTHING,
    PLACES,
    RESOURCES,
    SUPPLY,
    TERRAINS,
    TYPES,
)
from ziggurat.kernel.state import Seat

FACES = {BARBARIAN: "barbarian", MONSTER_TOKEN: "barbarian", FREE_CITY: "free_city"}
"""The back of a face-down Exploration token; a Monster looks like Barbarians (MO-13.1)."""


def view_of(game: Monumental, seat: Seat | None) -> dict[str, Any]:
    """The table as plain data, in ids rather than numbers."""
    return {
        "map": game.tables.map_id,
        "seat": seat,
        "continuous": bool(game.continuous),
        "modules": [name for name, is_on in zip(MODULES, game.modules) if is_on],
        "round": game.round,
        "order": game.order[:],
        "starter": game.order[game.starter],
        "era": ERAS[game.era],
        "last_round_shown": bool(game.last_round_shown),
        "is_last_round": bool(game.is_last_round),
        "players": [player_of(game, each, seat) for each in range(game.player_count)],
        "tiles": [tile_of(game, tile) for tile in range(game.tables.tile_count)],
        "monsters": monsters_of(game),
        **market_place(game),
        "asked": game.decision().seats(game) if game.stack else [],
        "question": game.decision().kind if game.stack else "",
        "ending": ENDINGS[game.ending],
        "places": game.places[:],
    }


def ids(game: Monumental, kinds: list[int]) -> list[str]:
    """Cards or tokens by their ids."""
    names = game.tables.kind_id
    return [names[kind] for kind in kinds]


def id_or_none(game: Monumental, kind: int) -> str | None:
    """A card or token by its id, if there is one."""
    return None if kind == NOTHING else game.tables.kind_id[kind]


# --- players


def player_of(game: Monumental, player: int, seat: Seat | None) -> dict[str, Any]:
    """All about one player that the seat may know."""
    first = player * SUPPLY
    return {
        "civilization": game.tables.civ_id[game.civilization[player]],
        "is_automa": game.is_automa(player),
        "capital": game.tables.tile_label[game.capital[player]],
        "supply": dict(zip(RESOURCES, game.supply[first : first + SUPPLY])),
        "tokens": tokens_of(game, player),
        "provinces": game.provinces[player],
        "knowledge": game.knowledge_owned[player],
        "score": score_of(game, player).total,
        "passed": bool(game.passed[player]),
        **cards_of(game, player),
        **pieces_of(game, player),
        **trade_of(game, player, seat),
        **quests_of(game, player, seat),
        **turn_of(game, player),
    }


def tokens_of(game: Monumental, player: int) -> dict[str, int]:
    """Production and Science tokens."""
    return {"production": game.tokens[2 * player], "science": game.tokens[2 * player + 1]}


def cards_of(game: Monumental, player: int) -> dict[str, Any]:
    """Cards of and by the city; the order of the deck is hidden but for what is known of it."""
    deck, known = game.deck[player], game.deck_known[player]
    places = range(player * PLACES, (player + 1) * PLACES)
    return {
        "city": [ids(game, game.city[place]) for place in places],
        "activated": [p for p in range(PLACES) if game.activated[player] >> p & 1],
        "active": ids(game, game.active[player]),
        "drawn": ids(game, game.drawn[player]),
        "deck": sorted(ids(game, deck)),
        "deck_top": ids(game, deck[len(deck) - known :][::-1]),
        "discard": ids(game, game.discard[player]),
        "archived": ids(game, game.archived[player]),
        "cards_archived": game.reform_count[player],
        "reserve": ids(game, game.reserve[player]),
        "construction": id_or_none(game, game.construction[player]),
        "wonders": ids(game, game.wonders[player]),
        "policies": ids(game, game.policies[player]),
        "shelf": ids(game, game.shelf[player]),
        "hero": id_or_none(game, game.hero[player]),
        "hero_returns": game.hero_marked[player] != NOTHING,
    }


def pieces_of(game: Monumental, player: int) -> dict[str, Any]:
    """Pieces that are not told by tile."""
    labels = game.tables.tile_label
    first = player * EXPLORERS
    acted = game.explorers_acted[player]
    return {
        "warlord": labels[game.warlord[player]],
        "outposts_left": game.outposts_left[player],
        "posts_left": game.posts_left[player],
        "hidden_left": game.hidden_left[player],
        "explorers": [labels[tile] for tile in game.explorers[first : first + EXPLORERS]],
        "explorers_acted": [bool(acted >> each & 1) for each in range(EXPLORERS)],
        "loot": ids(game, game.loot[player]),
        "trophies": ids(game, game.trophies[player]),
    }


def trade_of(game: Monumental, player: int, seat: Seat | None) -> dict[str, Any]:
    """Trade track and tokens; unused Trade Benefits are their owner's secret (AE-2.1.7)."""
    held = game.benefits[player]
    return {
        "trade": game.trade[player],
        "invested": bool(game.invested[player]),
        "benefits": ids(game, held) if player == seat else None,
        "benefit_count": len(held),
        "benefits_used": ids(game, game.benefits_used[player]),
        "markets": ids(game, game.markets[player]),
        "markets_used": ids(game, game.markets_used[player]),
        "claimed": ids(game, game.claimed[player]),
    }


def quests_of(game: Monumental, player: int, seat: Seat | None) -> dict[str, Any]:
    """Quests: what is done is open, the rest a secret (AE-7.2)."""
    return {
        "quests": ids(game, game.quests[player]) if player == seat else None,
        "quest_count": len(game.quests[player]),
        "quests_done": ids(game, game.quests_done[player]),
    }


def turn_of(game: Monumental, player: int) -> dict[str, Any]:
    """What this turn, or round in Continuous Play, has brought."""
    types = range(len(TYPES))
    return {
        "used": [used_text(game, record) for record in game.used[player]],
        "conquests": game.conquests[player],
        "acquired": [TYPES[t] for t in types if game.acquired[player] >> t & 1],
        "discounts": discounts_of(game, player),
        "fewer_units": game.fewer_units[player],
        "hero_is_new": bool(game.hero_is_new[player]),
    }


def used_text(game: Monumental, record: int) -> str:
    """An effect that was used: the card, and which of its effects."""
    kind = game.tables.records[record].kind
    place = game.tables.kind_records[kind].index(record)
    return f"{game.tables.kind_id[kind]}/{place}"


def discounts_of(game: Monumental, player: int) -> list[dict[str, Any]]:
    """Discounts in force."""
    flat = game.discounts[player]
    return [
        {
            "for": DISCOUNTS[flat[first]],
            "amount": None if flat[first + 1] == HALF else flat[first + 1],
            "uses": None if flat[first + 2] == ALL_USES else flat[first + 2],
        }
        for first in range(0, len(flat), 3)
    ]


# --- the map


def tile_of(game: Monumental, tile: int) -> dict[str, Any]:
    """What stands and lies on a tile; face-down tokens show only their back."""
    tables = game.tables
    owner, token, post = game.control[tile], game.token[tile], game.post[tile]
    return {
        "id": tables.tile_label[tile],
        "terrain": TERRAINS[tables.terrain[tile]],
        "control": None if owner == NOBODY else owner,
        "soldiers": game.soldiers[tile],
        "outpost": bool(game.outpost[tile]),
        "explored": bool(game.explored[tile]),
        "defence": defence_of(game, tile) if is_province(game, tile) else None,
        "token": None if token == NOTHING else FACES[tables.kind_type[token]],
        "wonder": id_or_none(game, game.wonder_at[tile]),
        "natural": natural_of(game, tile),
        "production": game.deposits[2 * tile],
        "science": game.deposits[2 * tile + 1],
        "market": id_or_none(game, tables.market_at[tile]),
        "market_left": game.market_left[tile],
        "benefit": game.harbor_benefit[tile] != NOTHING,
        "hidden_forces": bool(game.hidden[tile]),
        "post": None if post == NOBODY else post,
        "exchange": id_or_none(game, game.exchange_at[tile]),
    }


def natural_of(game: Monumental, tile: int) -> str | None:
    """The Natural Wonder of a tile, or that one lies there face down."""
    if game.natural[tile] == NOTHING:
        return None
    return game.tables.kind_id[game.natural[tile]] if game.natural_shown[tile] else "face down"


def monsters_of(game: Monumental) -> list[dict[str, Any]]:
    """Monsters on the map, those revealed first first."""
    return [
        {
            "id": game.tables.kind_id[monster],
            "tile": game.tables.tile_label[lair],
            "attacks": monster in game.stirred,
        }
        for monster, lair in zip(game.prowling, game.lairs)
    ]


# --- beside the map


def market_place(game: Monumental) -> dict[str, Any]:
    """Display, decks, stacks and piles; of what is face down only how much there is."""
    tables = game.tables
    return {
        "display": ids(game, game.display),
        "taken": game.taken,
        "development_deck": cards_by_era(game),
        "reserve_decks": [len(deck) for deck in game.reserve_decks],
        "unrest": game.unrest_left,
        "basics": {tables.kind_id[k]: n for k, n in zip(tables.basics, game.basics_left)},
        "projects": projects_of(game),
        "hero_row": ids(game, game.hero_row),
        "bag": len(game.bag),
        "exchange_pile": len(game.exchange_pile),
        "automa_deck": len(game.automa_deck),
        "automa_discard": [tables.automa_id[card] for card in game.automa_discard],
    }


def cards_by_era(game: Monumental) -> dict[str, int]:
    """How many cards of each Era are left in the Development deck."""
    counts: dict[str, int] = {}
    for kind in reversed(game.development_deck):
        if kind >= 0:
            era = ERAS[game.tables.kind_era[kind]]
            counts[era] = counts.get(era, 0) + 1
    return counts


def projects_of(game: Monumental) -> list[dict[str, Any]]:
    """The projects laid out, whose they are and what lies on them (AE-3.1)."""
    return [
        {
            "id": game.tables.kind_id[kind],
            "owner": None if owner == NOBODY else owner,
            "paid": paid,
        }
        for kind, owner, paid in zip(game.projects, game.project_owner, game.project_paid)
    ]
