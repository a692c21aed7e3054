"""Laws of the table that hold in every position; whoever finds one broken has found a bug."""

from __future__ import annotations

from collections import Counter

from ziggurat.games.monumental.rules.reckoning import meets
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    BARBARIAN,
    BENEFIT,
    CAPITAL,
    EXCHANGE,
    EXPLORERS,
    FREE_CITY,
    HERO,
    HIDDEN_FORCES,
    KNOWLEDGE,
    MONSTER,
    MONSTER_TOKEN,
    NATURAL_WONDER,
    NOBODY,
    NOTHING,
    PLACES,
    PROJECT,
    QUEST,
    TRADE,
    UNREST_STACK,
    WATER,
    WONDER,
)
from ziggurat.kernel.errors import Broken


def check_table(game: Monumental) -> None:
    """Raise `Broken` with the first law that does not hold."""
    for law in LAWS:
        law(game)


def check_layout(game: Monumental) -> None:
    """The laws about pieces and counts alone, which hold however the cards were laid out."""
    for law in LAYOUT_LAWS:
        law(game)


def require(holds: object, law: str) -> None:
    """Raise `Broken` unless a law holds."""
    if not holds:
        raise Broken(f"Monumental: {law}")


# --- counts and pieces


def check_counts(game: Monumental) -> None:
    """What the verbs keep for speed equals a recount."""
    twin = game.copy()
    twin.recount()
    require(twin.provinces == game.provinces, "the count of Provinces is wrong")
    require(twin.knowledge_owned == game.knowledge_owned, "the count of Knowledge is wrong")
    require(twin.reacting == game.reacting, "what is in force has been forgotten")


def check_supplies(game: Monumental) -> None:
    """Nobody owes anything, and no Automa has anything but Gold (MO-3.5, MO-14.1)."""
    require(min(game.supply) >= 0, "somebody has less than nothing")
    require(min(game.tokens) >= 0, "somebody has fewer than no tokens")
    require(game.unrest_left >= 0, "the Unrest stack owes cards")
    require(min(game.basics_left) >= 0, "a stack of Basic Buildings owes cards")
    for player in range(game.seat_count, game.player_count):
        cards = game.deck[player] + game.discard[player] + game.drawn[player]
        cities = game.city[player * PLACES : (player + 1) * PLACES]
        require(not cards and not any(cities), "an Automa has cards of a city")


def check_pieces(game: Monumental) -> None:
    """Every piece of every player is somewhere, and only there (MO-1.3)."""
    pieces = game.tables.figures
    for player in range(game.player_count):
        own = [tile for tile, owner in enumerate(game.control) if owner == player]
        soldiers = sum(game.soldiers[tile] for tile in own)
        require(soldiers == pieces.soldiers, f"player {player} has {soldiers} Soldiers")
        outposts = sum(game.outpost[tile] for tile in own) + game.outposts_left[player]
        require(outposts == pieces.outposts, f"player {player} has {outposts} Outposts")
        require(game.warlord[player] in own, f"the Warlord of player {player} is abroad")
        if game.has(TRADE):
            posts = game.post.count(player) + game.posts_left[player]
            require(posts == pieces.trading_posts, f"player {player} has {posts} Trading Posts")
        standing = game.explorers[player * EXPLORERS : (player + 1) * EXPLORERS]
        require(min(standing) >= 0, f"an Explorer of player {player} is lost")


def check_control(game: Monumental) -> None:
    """Capitals stay, Water is nobody's, and every Province held has a piece (MO-7.1)."""
    terrain, labels = game.tables.terrain, game.tables.tile_label
    for player, home in enumerate(game.capital):
        require(game.control[home] == player, f"the Capital of player {player} is lost")
    for tile, owner in enumerate(game.control):
        if owner == NOBODY:
            has_pieces = game.soldiers[tile] or game.outpost[tile] or game.hidden[tile]
            require(not has_pieces, f"pieces stand in {labels[tile]}, which is nobody's")
            continue
        require(terrain[tile] != WATER, f"somebody holds the Water of {labels[tile]}")
        if terrain[tile] != CAPITAL:
            require(game.military_at(tile) > 0, f"{labels[tile]} is held without a piece")
            require(game.explored[tile], f"{labels[tile]} is held but was never conquered")


def check_structures(game: Monumental) -> None:
    """Where structures stand, they may (MO-5.4.2, MO-5.7.2, AE-2.2.8, AE-6.5)."""
    terrain, labels = game.tables.terrain, game.tables.tile_label
    for tile, wonder in enumerate(game.wonder_at):
        name = labels[tile]
        if wonder != NOTHING:
            require(not game.outpost[tile], f"{name} has a Wonder and an Outpost")
            require(game.natural[tile] == NOTHING, f"{name} has Wonders of two sorts")
        if game.post[tile] != NOBODY:
            require(terrain[tile] not in (CAPITAL, WATER), f"a Trading Post stands in {name}")
            require(game.natural[tile] == NOTHING, f"{name} has a Natural Wonder and a post")
        require(game.outpost[tile] in (0, 1), f"{name} has two Outposts")
        require(game.hidden[tile] in (0, 1), f"{name} hides two tokens")


def check_hidden(game: Monumental) -> None:
    """Hidden Forces lie in Provinces of their owner or in the supply (AE-10.1)."""
    lying = Counter(game.control[tile] for tile, hidden in enumerate(game.hidden) if hidden)
    for player in range(game.player_count):
        total = lying[player] + game.hidden_left[player]
        owed = game.tables.figures.hidden_forces[game.civilization[player]]
        dealt = owed if game.follows(player, HIDDEN_FORCES) else 0
        require(total == dealt, "Hidden Forces are lost")


def check_monsters(game: Monumental) -> None:
    """Monsters prowl on Provinces, one lair each (MO-13)."""
    require(len(game.prowling) == len(game.lairs), "a Monster has no lair")
    for lair in game.lairs:
        require(game.tables.terrain[lair] not in (CAPITAL, WATER), "a Monster is where none may be")
    require(set(game.stirred) <= set(game.prowling), "a Monster stirs that is not there")


def check_heroes(game: Monumental) -> None:
    """Marked Heroes are owned (AE-4.7.1)."""
    for hero, marked in zip(game.hero, game.hero_marked):
        require(marked in (NOTHING, hero), "a Hero is marked whom nobody has")


# --- cards and tokens


def piles_of(game: Monumental, player: int) -> list[list[int]]:
    """The piles with a player's own cards."""
    return [
        game.deck[player],
        game.discard[player],
        game.drawn[player],
        game.archived[player],
        *game.city[player * PLACES : (player + 1) * PLACES],
    ]


def check_cities(game: Monumental) -> None:
    """Only Knowledge lies under a card, and Unrest never goes astray (MO-9.1)."""
    types = game.tables.kind_type
    for cards in game.city:
        covered = cards[:-1]
        require(all(types[kind] == KNOWLEDGE for kind in covered), "a card hides a Building")
    for player in range(game.seat_count):
        require(game.deck_known[player] <= len(game.deck[player]), "unknown cards are known")


def check_starting_cards(game: Monumental) -> None:
    """Every seat still has its fifteen first cards, somewhere (MO-1.2)."""
    tables = game.tables
    for player in range(game.seat_count):
        civilization = game.civilization[player]
        owned = Counter(kind for pile in piles_of(game, player) for kind in pile)
        first = Counter(
            [
                *tables.starting_deck,
                tables.civ_building[civilization],
                tables.civ_knowledge[civilization],
            ]
        )
        for kind, count in first.items():
            name = tables.kind_name[kind]
            require(owned[kind] == count, f"player {player} has {owned[kind]} of {name}")


def check_stacks(game: Monumental) -> None:
    """Basic Buildings and Unrest are neither lost nor made (MO-1.10)."""
    tables = game.tables
    owned: Counter[int] = Counter()
    for player in range(game.seat_count):
        for pile in piles_of(game, player):
            owned.update(pile)
    for place, kind in enumerate(tables.basics):
        # Automas take no Basic Buildings: all copies are in the stack or with a seat.
        total = owned[kind] + game.basics_left[place]
        require(total == tables.kind_copies[kind], f"{total} of {tables.kind_name[kind]} exist")
    if game.has(UNREST_STACK):
        total = owned[tables.unrest] + game.unrest_left
        require(total == tables.kind_copies[tables.unrest], f"{total} Unrest cards exist")


def check_developments(game: Monumental) -> None:
    """A Development card is in one place at most (MO-1.10)."""
    tables = game.tables
    piles = [game.display, game.development_deck, *game.reserve_decks, *game.unused]
    for player in range(game.player_count):
        under = [] if game.construction[player] == NOTHING else [game.construction[player]]
        # A completed Wonder is a card of the deck as well, an Automa's lies only there.
        own = [*piles_of(game, player), game.reserve[player], game.shelf[player], under]
        piles += own
        if game.is_automa(player):
            piles.append(game.wonders[player])
    seen = Counter(kind for pile in piles for kind in pile if kind >= 0)
    for kind in tables.work_kinds:
        require(seen[kind] <= 1, f"{tables.kind_name[kind]} is in {seen[kind]} places")
    for player in range(game.seat_count):
        owned = {kind for pile in piles_of(game, player) for kind in pile}
        for kind in game.wonders[player]:
            require(kind in owned, f"the Wonder {tables.kind_name[kind]} has no card")
            require(tables.kind_type[kind] == WONDER, "what is no Wonder was completed")


def check_single_tokens(game: Monumental) -> None:
    """No token or card exists more often than the box holds it (MO-1.10)."""
    tables = game.tables
    held = [game.bag, game.exchange_pile, game.token, game.natural, game.harbor_benefit]
    held += [game.exchange_at, game.hero_row, game.hero, game.prowling, game.projects]
    for player in range(game.player_count):
        held += [game.loot[player], game.benefits[player], game.benefits_used[player]]
        held += [game.trophies[player], game.quests[player], game.quests_done[player]]
    seen = Counter(kind for pile in held for kind in pile if kind != NOTHING)
    for kind, count in seen.items():
        require(count <= tables.kind_copies[kind], f"{count} of {tables.kind_id[kind]} exist")
    check_sorts(game)
    if game.has(TRADE):
        check_trade(game, seen)


def check_sorts(game: Monumental) -> None:
    """Everything lies where its sort belongs."""
    types = game.tables.kind_type
    sorts = [
        (game.token, (BARBARIAN, MONSTER_TOKEN, FREE_CITY)),
        (game.natural, (NATURAL_WONDER,)),
        (game.harbor_benefit, (BENEFIT,)),
        (game.bag, (BENEFIT,)),
        (game.exchange_at, (EXCHANGE,)),
        (game.hero_row + game.hero, (HERO,)),
        (game.prowling, (MONSTER,)),
        (game.projects, (PROJECT,)),
        ([kind for kinds in game.quests + game.quests_done for kind in kinds], (QUEST,)),
    ]
    for kinds, sort in sorts:
        require(all(types[k] in sort for k in kinds if k != NOTHING), f"{kinds} lie astray")


def check_trade(game: Monumental, seen: Counter[int]) -> None:
    """Trade Benefits and Exchange tokens are neither lost nor made (AE-2.1)."""
    tables = game.tables
    for kind in range(tables.kind_count):
        if tables.kind_type[kind] == EXCHANGE:
            name, copies = tables.kind_id[kind], tables.kind_copies[kind]
            require(seen[kind] == copies, f"{seen[kind]} of the {copies} {name} exist")
    benefits = sum(seen[k] for k, sort in enumerate(tables.kind_type) if sort == BENEFIT)
    total = sum(c for c, sort in zip(tables.kind_copies, tables.kind_type) if sort == BENEFIT)
    # An Automa takes Gold instead of a Harbor's Trade Benefit, which then leaves the game.
    require(benefits <= total, "Trade Benefits were made")
    if game.player_count == game.seat_count:
        require(benefits == total, "Trade Benefits are lost")


def check_markets(game: Monumental) -> None:
    """Of every market there are as many tokens as players (MO-2.2)."""
    tables = game.tables
    stacks: Counter[int] = Counter()
    for tile, kind in enumerate(tables.market_at):
        if kind != NOTHING:
            stacks[kind] += game.market_left[tile] - game.player_count
    for player in range(game.player_count):
        stacks.update(game.markets[player] + game.markets_used[player])
    for kind, difference in stacks.items():
        require(difference == 0, f"tokens of {tables.kind_name[kind]} are lost or made")


def check_quests_noticed(game: Monumental) -> None:
    """No Quest is met behind the back of those who look at them when a counter moves (AE-7.3)."""
    tables = game.tables
    for seat in range(game.seat_count):
        if not game.quests[seat]:
            continue
        unnoticed = [
            tables.kind_id[quest]
            for place, quest in enumerate(tables.quests)
            if not game.missed[seat] >> place & 1
            and not tables.quest_watch[place] & game.noted[seat]
            and meets(game, seat, tables.quest_condition[quest], NOTHING, NOTHING)
        ]
        require(not unnoticed, f"nobody has noticed that seat {seat} meets {unnoticed}")


LAYOUT_LAWS = (
    check_counts,
    check_supplies,
    check_pieces,
    check_control,
    check_structures,
    check_hidden,
    check_monsters,
    check_heroes,
)
LAWS = (
    *LAYOUT_LAWS,
    check_cities,
    check_starting_cards,
    check_stacks,
    check_developments,
    check_single_tokens,
    check_markets,
    check_quests_noticed,
)
