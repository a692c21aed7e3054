"""What a seat may know: the only way out of the state.

Hidden are the order of every deck, face-down tokens and Natural Wonders, the Trade Benefits and
unfinished Quests of others, and everything still in the bag or a pile. Which cards lie in a
player's deck is known: everybody has seen them acquired.
"""

from __future__ import annotations

from functools import lru_cache

from ziggurat.games.monumental.rules.cards.decks import deck_sizes
from ziggurat.games.monumental.rules.cards.display import leaving
from ziggurat.games.monumental.rules.cards.quests import progress_of
from ziggurat.games.monumental.rules.conquest.defence import (
    defence_of,
    free_soldiers,
    is_province,
    may_warlord_leave,
    parts_of_defence,
)
from ziggurat.games.monumental.rules.effects.counting import natural_wonders
from ziggurat.games.monumental.rules.effects.statics import ENTRY, discounts_in_force
from ziggurat.games.monumental.rules.scoring import (
    MAJORITIES,
    TRADE_LEAD,
    amount_in,
    has_majority,
    lacking,
    leads_trade,
    score_of,
)
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
    SUPPLY,
    TERRAINS,
    TRADE,
    TYPES,
)
from ziggurat.games.monumental.view.structs import (
    Discount,
    Majority,
    Monster,
    Player,
    Progress,
    Project,
    Supply,
    Tile,
    Tokens,
    View,
)
from ziggurat.kernel.state import Seat

FACES = {BARBARIAN: "barbarian", MONSTER_TOKEN: "barbarian", FREE_CITY: "free_city"}
"""The back of a face-down Exploration token; a Monster looks like Barbarians (MO-13.1)."""


def view_of(state: Monumental, seat: Seat | None) -> View:
    """The table in ids rather than numbers."""
    lookup = state.lookup
    return View(
        map=lookup.map_id,
        seat=seat,
        continuous=bool(state.continuous),
        modules=tuple([name for name, is_on in zip(MODULES, state.modules) if is_on]),
        round=state.round,
        order=tuple(state.order),
        starter=state.order[state.starter],
        era=ERAS[state.era],
        last_round_shown=bool(state.last_round_shown),
        is_last_round=bool(state.is_last_round),
        players=tuple([player_of(state, each, seat) for each in range(state.player_count)]),
        majorities=majorities_of(state),
        tiles=tuple([tile_of(state, tile) for tile in range(lookup.tile_count)]),
        monsters=monsters_of(state),
        display=ids(state, state.display),
        taken=state.taken,
        leaving=ids(state, leaving(state)),
        deck_sizes={ERAS[era]: size for era, size in deck_sizes(state).items()},
        development_deck=cards_by_era(state),
        reserve_decks=tuple([len(deck) for deck in state.reserve_decks]),
        unrest=state.unrest_left,
        basics={lookup.kind_id[k]: n for k, n in zip(lookup.basics, state.basics_left)},
        projects=projects_of(state),
        hero_row=ids(state, state.hero_row),
        bag=len(state.bag),
        exchange_pile=len(state.exchange_pile),
        automa_deck=len(state.automa_deck),
        automa_discard=tuple([lookup.automa_id[card] for card in state.automa_discard]),
        asked=tuple(state.decision().seats(state)) if state.stack else (),
        question=state.decision().kind if state.stack else "",
        ending=ENDINGS[state.ending],
        places=tuple(state.places),
    )


def ids(state: Monumental, kinds: list[int]) -> tuple[str, ...]:
    """Cards or tokens by their ids."""
    if not kinds:
        return ()
    names = state.lookup.kind_id
    return tuple([names[kind] for kind in kinds])


def id_or_none(state: Monumental, kind: int) -> str | None:
    """A card or token by its id, if there is one."""
    return None if kind == NOTHING else state.lookup.kind_id[kind]


# --- players


def player_of(state: Monumental, player: int, seat: Seat | None) -> Player:
    """All about one player that the seat may know.

    Unused Trade Benefits (AE-2.1.7) and unfinished Quests (AE-7.2) are their owner's secret.
    """
    lookup, labels = state.lookup, state.lookup.tile_label
    first, scout, place = player * SUPPLY, player * EXPLORERS, player * PLACES
    deck, acted = state.deck[player], state.explorers_acted[player]
    score = score_of(state, player)
    return Player(
        civilization=lookup.civ_id[state.civilization[player]],
        is_automa=state.is_automa(player),
        capital=labels[state.capital[player]],
        supply=Supply(*state.supply[first : first + SUPPLY]),
        tokens=Tokens(state.tokens[2 * player], state.tokens[2 * player + 1]),
        provinces=state.provinces[player],
        knowledge=state.knowledge_owned[player],
        score=score.total,
        points={name: points for name, points in score.parts.items() if points},
        passed=bool(state.passed[player]),
        city=tuple([ids(state, pile) for pile in state.city[place : place + PLACES]]),
        activated=set_bits(state.activated[player]),
        active=ids(state, state.active[player]),
        drawn=ids(state, state.drawn[player]),
        deck=tuple(sorted(ids(state, deck))),
        deck_top=ids(state, deck[len(deck) - state.deck_known[player] :][::-1]),
        discard=ids(state, state.discard[player]),
        archived=ids(state, state.archived[player]),
        cards_archived=state.reform_count[player],
        reserve=ids(state, state.reserve[player]),
        construction=id_or_none(state, state.construction[player]),
        wonders=ids(state, state.wonders[player]),
        policies=ids(state, state.policies[player]),
        shelf=ids(state, state.shelf[player]),
        hero=id_or_none(state, state.hero[player]),
        hero_returns=state.hero_marked[player] != NOTHING,
        warlord=labels[state.warlord[player]],
        warlord_is_free=may_warlord_leave(state, player),
        free_soldiers=free_soldiers_of(state, player),
        naturals=ids(state, natural_wonders(state, player)),
        outposts_left=state.outposts_left[player],
        posts_left=state.posts_left[player],
        hidden_left=state.hidden_left[player],
        explorers=tuple([labels[tile] for tile in state.explorers[scout : scout + EXPLORERS]]),
        explorers_acted=tuple([bool(acted >> each & 1) for each in range(EXPLORERS)]),
        loot=ids(state, state.loot[player]),
        trophies=ids(state, state.trophies[player]),
        trade=state.trade[player],
        invested=bool(state.invested[player]),
        benefits=ids(state, state.benefits[player]) if player == seat else None,
        benefit_count=len(state.benefits[player]),
        benefits_used=ids(state, state.benefits_used[player]),
        markets=ids(state, state.markets[player]),
        markets_used=ids(state, state.markets_used[player]),
        claimed=ids(state, state.claimed[player]),
        quests=ids(state, state.quests[player]) if player == seat else None,
        quests_progress=progress_with_quests(state, player) if player == seat else None,
        quest_count=len(state.quests[player]),
        quests_done=ids(state, state.quests_done[player]),
        used=tuple([used_text(state, record) for record in state.used[player]]),
        conquests=state.conquests[player],
        acquired=tuple([TYPES[each] for each in set_bits(state.acquired[player])]),
        discounts=discounts_of(state, player),
        fewer_units=state.fewer_units[player],
        hero_is_new=bool(state.hero_is_new[player]),
    )


def free_soldiers_of(state: Monumental, player: int) -> dict[str, int]:
    """Soldiers that may leave their tiles, by tile (MO-5.6.2)."""
    free = {
        state.lookup.tile_label[tile]: free_soldiers(state, player, tile, warlord_goes=False)
        for tile, owner in enumerate(state.control)
        if owner == player and state.soldiers[tile]
    }
    return {tile: count for tile, count in free.items() if count}


def progress_with_quests(state: Monumental, player: int) -> tuple[Progress, ...]:
    """How far a player has come with each unfinished Quest."""
    return tuple(
        [
            Progress(state.lookup.kind_id[quest], *progress_of(state, player, quest))
            for quest in state.quests[player]
        ]
    )


@lru_cache(maxsize=1024)
def set_bits(bits: int) -> tuple[int, ...]:
    """Which bits of a number are set, the lowest first."""
    return tuple([place for place in range(bits.bit_length()) if bits >> place & 1])


def used_text(state: Monumental, record: int) -> str:
    """An effect that was used: the card, and which of its effects."""
    kind = state.lookup.records[record].kind
    place = state.lookup.kind_records[kind].index(record)
    return f"{state.lookup.kind_id[kind]}/{place}"


def discounts_of(state: Monumental, player: int) -> tuple[Discount, ...]:
    """Discounts in force."""
    flat = discounts_in_force(state, player)
    return tuple(
        [
            Discount(
                DISCOUNTS[flat[first]],
                None if flat[first + 1] == HALF else flat[first + 1],
                None if flat[first + 2] == ALL_USES else flat[first + 2],
            )
            for first in range(0, len(flat), ENTRY)
        ]
    )


# --- points


def majorities_of(state: Monumental) -> tuple[Majority, ...]:
    """Who has the most of what gives points for it (MO-11.5, AE-2.3.2)."""
    bonus, players = state.lookup.setup.scoring.majority_bonus, range(state.player_count)
    found: list[Majority] = []
    for category, name in MAJORITIES.items():
        counts = [amount_in(state, player, category) for player in players]
        leads = [has_majority(state, player, category) for player in players]
        found.append(majority(name, bonus, counts, leads))
    if state.has(TRADE):
        leads = [leads_trade(state, player) for player in players]
        found.append(majority(TRADE_LEAD, state.lookup.track.leader_bonus, state.trade, leads))
    return tuple(found)


def majority(name: str, points: int, counts: list[int], leads: list[bool]) -> Majority:
    """A majority with what everybody has and lacks of it."""
    return Majority(name, points, tuple(counts), tuple(leads), tuple(lacking(counts)))


# --- the map


def tile_of(state: Monumental, tile: int) -> Tile:
    """What stands and lies on a tile; face-down tokens show only their back."""
    lookup = state.lookup
    owner, token, post = state.control[tile], state.token[tile], state.post[tile]
    is_land = is_province(state, tile)
    return Tile(
        id=lookup.tile_label[tile],
        terrain=TERRAINS[lookup.terrain[tile]],
        control=None if owner == NOBODY else owner,
        soldiers=state.soldiers[tile],
        outpost=bool(state.outpost[tile]),
        explored=bool(state.explored[tile]),
        defence=defence_of(state, tile) if is_land else None,
        defence_parts=dict(parts_of_defence(state, tile)) if is_land else {},
        token=None if token == NOTHING else FACES[lookup.kind_type[token]],
        wonder=id_or_none(state, state.wonder_at[tile]),
        natural=natural_of(state, tile),
        production=state.deposits[2 * tile],
        science=state.deposits[2 * tile + 1],
        market=id_or_none(state, lookup.market_at[tile]),
        market_left=state.market_left[tile],
        benefit=state.harbor_benefit[tile] != NOTHING,
        hidden_forces=bool(state.hidden[tile]),
        post=None if post == NOBODY else post,
        exchange=id_or_none(state, state.exchange_at[tile]),
    )


def natural_of(state: Monumental, tile: int) -> str | None:
    """The Natural Wonder of a tile, or that one lies there face down."""
    if state.natural[tile] == NOTHING:
        return None
    return state.lookup.kind_id[state.natural[tile]] if state.natural_shown[tile] else "face down"


def monsters_of(state: Monumental) -> tuple[Monster, ...]:
    """Monsters on the map, those revealed first first."""
    kinds, labels = state.lookup.kind_id, state.lookup.tile_label
    return tuple(
        Monster(kinds[monster], labels[lair], monster in state.stirred)
        for monster, lair in zip(state.prowling, state.lairs)
    )


# --- beside the map


def cards_by_era(state: Monumental) -> dict[str, int]:
    """How many cards of each Era are left in the Development deck."""
    counts: dict[str, int] = {}
    for kind in reversed(state.development_deck):
        if kind >= 0:
            era = ERAS[state.lookup.kind_era[kind]]
            counts[era] = counts.get(era, 0) + 1
    return counts


def projects_of(state: Monumental) -> tuple[Project, ...]:
    """The projects laid out, whose they are and what lies on them (AE-3.1)."""
    return tuple(
        Project(state.lookup.kind_id[kind], None if owner == NOBODY else owner, paid)
        for kind, owner, paid in zip(state.projects, state.project_owner, state.project_paid)
    )
