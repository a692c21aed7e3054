"""Laws of the table that hold in every position; whoever finds one broken has found a bug."""

from __future__ import annotations

from collections import Counter

from ziggurat.games.monumental.rules.effects.counting import meets
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
from ziggurat.kernel.laws import check_laws, require


def check_layout(state: Monumental) -> None:
    """The laws about pieces and counts alone, which hold however the cards were laid out."""
    check_laws(state, LAYOUT_LAWS)


# --- counts and pieces


def check_counts(state: Monumental) -> None:
    """What the verbs keep for speed equals a recount."""
    twin = state.copy()
    twin.recount()
    require(twin.provinces == state.provinces, "the count of Provinces is wrong")
    require(twin.knowledge_owned == state.knowledge_owned, "the count of Knowledge is wrong")
    require(twin.reacting == state.reacting, "what is in force has been forgotten")


def check_supplies(state: Monumental) -> None:
    """Nobody owes anything, and no Automa has anything but Gold (MO-3.5, MO-14.1)."""
    require(min(state.supply) >= 0, "somebody has less than nothing")
    require(min(state.tokens) >= 0, "somebody has fewer than no tokens")
    require(state.unrest_left >= 0, "the Unrest stack owes cards")
    require(min(state.basics_left) >= 0, "a stack of Basic Buildings owes cards")
    for player in range(state.seat_count, state.player_count):
        cards = state.deck[player] + state.discard[player] + state.drawn[player]
        cities = state.city[player * PLACES : (player + 1) * PLACES]
        require(not cards and not any(cities), "an Automa has cards of a city")


def check_pieces(state: Monumental) -> None:
    """Every piece of every player is somewhere, and only there (MO-1.3)."""
    pieces = state.lookup.setup.player
    for player in range(state.player_count):
        own = [tile for tile, owner in enumerate(state.control) if owner == player]
        soldiers = sum(state.soldiers[tile] for tile in own)
        require(soldiers == pieces.soldiers, f"player {player} has {soldiers} Soldiers")
        outposts = sum(state.outpost[tile] for tile in own) + state.outposts_left[player]
        require(outposts == pieces.outposts, f"player {player} has {outposts} Outposts")
        require(state.warlord[player] in own, f"the Warlord of player {player} is abroad")
        if state.has(TRADE):
            posts = state.post.count(player) + state.posts_left[player]
            require(posts == pieces.trading_posts, f"player {player} has {posts} Trading Posts")
        standing = state.explorers[player * EXPLORERS : (player + 1) * EXPLORERS]
        require(min(standing) >= 0, f"an Explorer of player {player} is lost")


def check_control(state: Monumental) -> None:
    """Capitals stay, Water is nobody's, and every Province held has a piece (MO-7.1)."""
    terrain, labels = state.lookup.terrain, state.lookup.tile_label
    for player, home in enumerate(state.capital):
        require(state.control[home] == player, f"the Capital of player {player} is lost")
    for tile, owner in enumerate(state.control):
        if owner == NOBODY:
            has_pieces = state.soldiers[tile] or state.outpost[tile] or state.hidden[tile]
            require(not has_pieces, f"pieces stand in {labels[tile]}, which is nobody's")
            continue
        require(terrain[tile] != WATER, f"somebody holds the Water of {labels[tile]}")
        if terrain[tile] != CAPITAL:
            require(state.military_at(tile) > 0, f"{labels[tile]} is held without a piece")
            require(state.explored[tile], f"{labels[tile]} is held but was never conquered")


def check_structures(state: Monumental) -> None:
    """Where structures stand, they may (MO-5.4.2, MO-5.7.2, AE-2.2.8, AE-6.5)."""
    terrain, labels = state.lookup.terrain, state.lookup.tile_label
    for tile, wonder in enumerate(state.wonder_at):
        name = labels[tile]
        if wonder != NOTHING:
            require(not state.outpost[tile], f"{name} has a Wonder and an Outpost")
            require(state.natural[tile] == NOTHING, f"{name} has Wonders of two sorts")
        if state.post[tile] != NOBODY:
            require(terrain[tile] not in (CAPITAL, WATER), f"a Trading Post stands in {name}")
            require(state.natural[tile] == NOTHING, f"{name} has a Natural Wonder and a post")
        require(state.outpost[tile] in (0, 1), f"{name} has two Outposts")
        require(state.hidden[tile] in (0, 1), f"{name} hides two tokens")


def check_hidden(state: Monumental) -> None:
    """Hidden Forces lie in Provinces of their owner or in the supply (AE-10.1)."""
    lying = Counter(state.control[tile] for tile, hidden in enumerate(state.hidden) if hidden)
    for player in range(state.player_count):
        total = lying[player] + state.hidden_left[player]
        owed = state.lookup.civ_setup[state.civilization[player]].hidden_forces_tokens
        dealt = owed if state.follows(player, HIDDEN_FORCES) else 0
        require(total == dealt, "Hidden Forces are lost")


def check_monsters(state: Monumental) -> None:
    """Monsters prowl on Provinces, one lair each (MO-13)."""
    require(len(state.prowling) == len(state.lairs), "a Monster has no lair")
    for lair in state.lairs:
        require(
            state.lookup.terrain[lair] not in (CAPITAL, WATER), "a Monster is where none may be"
        )
    require(set(state.stirred) <= set(state.prowling), "a Monster stirs that is not there")


def check_heroes(state: Monumental) -> None:
    """Marked Heroes are owned (AE-4.7.1)."""
    for hero, marked in zip(state.hero, state.hero_marked):
        require(marked in (NOTHING, hero), "a Hero is marked whom nobody has")


# --- cards and tokens


def piles_of(state: Monumental, player: int) -> list[list[int]]:
    """The piles with a player's own cards."""
    return [
        state.deck[player],
        state.discard[player],
        state.drawn[player],
        state.archived[player],
        *state.city[player * PLACES : (player + 1) * PLACES],
    ]


def check_cities(state: Monumental) -> None:
    """Only Knowledge lies under a card, and Unrest never goes astray (MO-9.1)."""
    types = state.lookup.kind_type
    for cards in state.city:
        covered = cards[:-1]
        require(all(types[kind] == KNOWLEDGE for kind in covered), "a card hides a Building")
    for player in range(state.seat_count):
        require(state.deck_known[player] <= len(state.deck[player]), "unknown cards are known")


def check_starting_cards(state: Monumental) -> None:
    """Every seat still has its fifteen first cards, somewhere (MO-1.2)."""
    lookup = state.lookup
    for player in range(state.seat_count):
        civilization = state.civilization[player]
        owned = Counter(kind for pile in piles_of(state, player) for kind in pile)
        first = Counter(
            [
                *lookup.starting_deck,
                lookup.civ_building[civilization],
                lookup.civ_knowledge[civilization],
            ]
        )
        for kind, count in first.items():
            name = lookup.kind_name[kind]
            require(owned[kind] == count, f"player {player} has {owned[kind]} of {name}")


def check_stacks(state: Monumental) -> None:
    """Basic Buildings and Unrest are neither lost nor made (MO-1.10)."""
    lookup = state.lookup
    owned: Counter[int] = Counter()
    for player in range(state.seat_count):
        for pile in piles_of(state, player):
            owned.update(pile)
    for place, kind in enumerate(lookup.basics):
        # Automas take no Basic Buildings: all copies are in the stack or with a seat.
        total = owned[kind] + state.basics_left[place]
        require(total == lookup.kind_copies[kind], f"{total} of {lookup.kind_name[kind]} exist")
    if state.has(UNREST_STACK):
        total = owned[lookup.unrest] + state.unrest_left
        require(total == lookup.kind_copies[lookup.unrest], f"{total} Unrest cards exist")


def check_developments(state: Monumental) -> None:
    """A Development card is in one place at most (MO-1.10)."""
    lookup = state.lookup
    piles = [state.display, state.development_deck, *state.reserve_decks, *state.unused]
    for player in range(state.player_count):
        under = [] if state.construction[player] == NOTHING else [state.construction[player]]
        # A completed Wonder is a card of the deck as well, an Automa's lies only there.
        own = [*piles_of(state, player), state.reserve[player], state.shelf[player], under]
        piles += own
        if state.is_automa(player):
            piles.append(state.wonders[player])
    seen = Counter(kind for pile in piles for kind in pile if kind >= 0)
    for kind in lookup.work_kinds:
        require(seen[kind] <= 1, f"{lookup.kind_name[kind]} is in {seen[kind]} places")
    for player in range(state.seat_count):
        owned = {kind for pile in piles_of(state, player) for kind in pile}
        for kind in state.wonders[player]:
            require(kind in owned, f"the Wonder {lookup.kind_name[kind]} has no card")
            require(lookup.kind_type[kind] == WONDER, "what is no Wonder was completed")


def check_single_tokens(state: Monumental) -> None:
    """No token or card exists more often than the box holds it (MO-1.10)."""
    lookup = state.lookup
    held = [state.bag, state.exchange_pile, state.token, state.natural, state.harbor_benefit]
    held += [state.exchange_at, state.hero_row, state.hero, state.prowling, state.projects]
    for player in range(state.player_count):
        held += [state.loot[player], state.benefits[player], state.benefits_used[player]]
        held += [state.trophies[player], state.quests[player], state.quests_done[player]]
    seen = Counter(kind for pile in held for kind in pile if kind != NOTHING)
    for kind, count in seen.items():
        require(count <= lookup.kind_copies[kind], f"{count} of {lookup.kind_id[kind]} exist")
    check_sorts(state)
    if state.has(TRADE):
        check_trade(state, seen)


def check_sorts(state: Monumental) -> None:
    """Everything lies where its sort belongs."""
    types = state.lookup.kind_type
    sorts = [
        (state.token, (BARBARIAN, MONSTER_TOKEN, FREE_CITY)),
        (state.natural, (NATURAL_WONDER,)),
        (state.harbor_benefit, (BENEFIT,)),
        (state.bag, (BENEFIT,)),
        (state.exchange_at, (EXCHANGE,)),
        (state.hero_row + state.hero, (HERO,)),
        (state.prowling, (MONSTER,)),
        (state.projects, (PROJECT,)),
        ([kind for kinds in state.quests + state.quests_done for kind in kinds], (QUEST,)),
    ]
    for kinds, sort in sorts:
        require(all(types[k] in sort for k in kinds if k != NOTHING), f"{kinds} lie astray")


def check_trade(state: Monumental, seen: Counter[int]) -> None:
    """Trade Benefits and Exchange tokens are neither lost nor made (AE-2.1)."""
    lookup = state.lookup
    for kind in range(lookup.kind_count):
        if lookup.kind_type[kind] == EXCHANGE:
            name, copies = lookup.kind_id[kind], lookup.kind_copies[kind]
            require(seen[kind] == copies, f"{seen[kind]} of the {copies} {name} exist")
    benefits = sum(seen[k] for k, sort in enumerate(lookup.kind_type) if sort == BENEFIT)
    total = sum(c for c, sort in zip(lookup.kind_copies, lookup.kind_type) if sort == BENEFIT)
    # An Automa takes Gold instead of a Harbor's Trade Benefit, which then leaves the game.
    require(benefits <= total, "Trade Benefits were made")
    if state.player_count == state.seat_count:
        require(benefits == total, "Trade Benefits are lost")


def check_markets(state: Monumental) -> None:
    """Of every market there are as many tokens as players (MO-2.2)."""
    lookup = state.lookup
    stacks: Counter[int] = Counter()
    for tile, kind in enumerate(lookup.market_at):
        if kind != NOTHING:
            stacks[kind] += state.market_left[tile] - state.player_count
    for player in range(state.player_count):
        stacks.update(state.markets[player] + state.markets_used[player])
    for kind, difference in stacks.items():
        require(difference == 0, f"tokens of {lookup.kind_name[kind]} are lost or made")


def check_quests_noticed(state: Monumental) -> None:
    """No Quest is met behind the back of those who look at them when a counter moves (AE-7.3)."""
    lookup = state.lookup
    for seat in range(state.seat_count):
        if not state.quests[seat]:
            continue
        unnoticed = [
            lookup.kind_id[quest]
            for place, quest in enumerate(lookup.quests)
            if not state.missed[seat] >> place & 1
            and not lookup.quest_watch[place] & state.noted[seat]
            and meets(state, seat, lookup.quest_condition[quest], NOTHING, NOTHING)
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
