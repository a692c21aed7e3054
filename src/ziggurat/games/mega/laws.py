"""Laws of the table that hold in every position; whoever finds one broken has found a bug."""

from __future__ import annotations

from ziggurat.games.mega.hands import goods_count
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ADVANCE_COUNT,
    CALAMITY_KINDS,
    EXPANSION,
    FIRST_CALAMITY,
    GOODS,
    IN_DISCARD,
    IN_STACK,
    IN_SUPPLY,
    LAST_ONE_LEFT,
    MINOR_KINDS,
    MOVEMENT,
    NOBODY,
    NOTHING,
    ON_MARKET,
    OUT,
    ROADBUILDING,
    SHIPS,
    STACKS,
    SUCCESSION,
    TAXES,
    WATER,
)
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.laws import check_laws, require

QUIET_PHASES = (SUCCESSION, TAXES, EXPANSION, MOVEMENT)
"""The phases in which no card comes into a hand and no calamity is in one (ME-V14)."""


def check_play(state: Mega) -> None:
    """All the laws, and those besides that only a game played from its beginning keeps."""
    check_laws(state, LAWS)
    check_regions(state)


def check_layout(state: Mega) -> None:
    """The laws about pieces and counts alone, which hold however the cards were laid out."""
    check_laws(state, LAYOUT_LAWS)


# --- counts and pieces


def check_counts(state: Mega) -> None:
    """What the verbs keep for speed equals a recount."""
    twin = state.copy()
    twin.recount()
    require(twin.on_board == state.on_board, "the count of tokens on the board is wrong")
    require(twin.city_count == state.city_count, "the count of cities is wrong")
    require(twin.areas_of == state.areas_of, "somebody's areas are forgotten")
    require(twin.cities_of == state.cities_of, "somebody's cities are forgotten")
    require(twin.present == state.present, "who is in an area is forgotten")
    require(twin.building_in == state.building_in, "a special building is forgotten")
    require(twin.hand_size == state.hand_size, "the size of a hand is wrong")


def check_seats(state: Mega) -> None:
    """Every civilization has one player, and the ranking knows him (ME-G14)."""
    players = list(range(state.player_count))
    require(sorted(state.civilization) == players, "a civilization has two players or none")
    ranking = [state.civilization.index(number) for number in players]
    require(state.ranking == ranking, "the A.S.T.-ranking is not that of the civilizations")


def check_tokens(state: Mega) -> None:
    """55 tokens a player on the board, in stock and in treasury; 50 barbarians (ME-C1, ME-C2)."""
    lookup = state.lookup
    require(min(state.tokens) >= 0, "somebody has fewer than no tokens in an area")
    for player in range(state.player_count):
        stock, treasury = state.stock[player], state.treasury[player]
        require(stock >= 0, f"player {player} has {stock} tokens in stock")
        require(treasury >= 0, f"player {player} has {treasury} in treasury")
        total = state.on_board[player] + stock + treasury
        require(total == lookup.pieces.tokens, f"player {player} has {total} tokens")
    require(state.barbarians_left >= 0, f"{state.barbarians_left} barbarians are left")
    total = state.on_board[state.wild] + state.barbarians_left
    require(total == lookup.barbarians.tokens, f"there are {total} barbarians")


def check_cities(state: Mega) -> None:
    """Nine cities a player, 18 pirate cities, none where nobody can live (ME-C1, ME-C2, ME-Y1)."""
    lookup = state.lookup
    for player in range(state.player_count):
        left = state.city_stock[player]
        require(left >= 0, f"player {player} has {left} cities in stock")
        total = state.city_count[player] + left
        require(total == lookup.pieces.cities, f"player {player} has {total} cities")
    require(state.pirates_left >= 0, f"{state.pirates_left} pirate cities are left")
    total = state.city_count[state.wild] + state.pirates_left
    require(total == lookup.barbarians.pirate_cities, f"there are {total} pirate cities")
    for area, owner in enumerate(state.city):
        if owner == NOBODY and not state.new_city[area]:
            continue
        name = lookup.area_name[area]
        require(NOBODY <= owner <= state.wild, f"the city in {name} is nobody's")
        require(owner == NOBODY or lookup.limit[area], f"a city stands in {name}, of limit 0")
        require(owner != NOBODY, f"a city in {name} is new and not there")


def check_ships(state: Mega) -> None:
    """Ships lie in coastal areas and carry no more tokens than stand there (ME-C1, ME-M5)."""
    lookup = state.lookup
    require(len(state.ship_at) == SHIPS * state.player_count, "ships are lost")
    for ship, area in enumerate(state.ship_at):
        if area == NOTHING:
            require(not state.ship_cargo[ship], f"ship {ship} carries tokens in stock")
            continue
        name = lookup.area_name[area]
        require(lookup.water[area] or lookup.coastal[area], f"a ship lies on dry land in {name}")
        aboard, there = state.ship_cargo[ship], state.at(area, ship // SHIPS)
        require(0 <= aboard <= there, f"a ship in {name} carries {aboard} of {there} tokens")


def check_closed(state: Mega) -> None:
    """Nothing is left in areas that are out of play (ME-Q3, ME-Q5)."""
    for area, is_closed in enumerate(state.closed):
        if is_closed:
            name = state.lookup.area_name[area]
            is_empty = not state.present[area] and state.city[area] == NOBODY
            require(is_empty, f"units are in {name}, which is out of play")
            require(state.building_in[area] == NOTHING, f"a building stands in {name}, out of play")
            require(area not in state.ship_at, f"a ship lies in {name}, which is out of play")


def check_gone(state: Mega) -> None:
    """Who has left has nothing but pieces in stock (ME-Q2, ME-Q4), unless that ends the game."""
    pieces = state.lookup.pieces
    if state.ending == LAST_ONE_LEFT:
        return
    for player, turn in enumerate(state.gone):
        if turn:
            require(state.stock[player] == pieces.tokens, f"player {player} left, his tokens not")
            has_all = state.city_stock[player] == pieces.cities
            require(has_all, f"player {player} left, his cities not")
            own = state.ship_at[SHIPS * player : SHIPS * player + SHIPS]
            require(set(own) == {NOTHING}, f"player {player} left, his ships not")
            require(not state.advances[player], f"player {player} left, his advances not")
            require(not state.hand_size[player], f"player {player} left, his cards not")
            require(player not in state.builder, f"player {player} left, his building not")


def check_buildings(state: Mega) -> None:
    """A special building is in supply or on the board, and nobody owns two (SB-1.2, SB-2.7)."""
    lookup = state.lookup
    owners = [builder for builder in state.builder if builder != NOBODY]
    require(len(set(owners)) == len(owners), "somebody owns two special buildings")
    for building, area in enumerate(state.building_at):
        name, builder = lookup.building_name[building], state.builder[building]
        if area == IN_SUPPLY:
            require(builder == NOBODY, f"{name} is in supply, but somebody owns it")
            continue
        require(state.with_buildings, f"{name} stands in a game without special buildings")
        require(builder != NOBODY, f"{name} stands on the board and is nobody's")
        require(state.building_at.count(area) == 1, f"{name} shares its area with another one")
        own_block = lookup.civ_block[building] == state.block(builder)
        require(own_block, f"{name} is of the other block than its builder")


def check_regions(state: Mega) -> None:
    """Special buildings stand in their builders' regions (SB-2.2).

    A position edited by hand may break this, and the rules mend it (SB-3.8); play never does.
    """
    for building, area in enumerate(state.building_at):
        if area != IN_SUPPLY:
            is_home = state.is_home(state.builder[building], area)
            name = state.lookup.building_name[building]
            require(is_home, f"{name} stands outside its builder's region")


def check_civilizations(state: Mega) -> None:
    """Markers stand on the A.S.T., advances and credits exist (ME-H5, ME-C5)."""
    for player in range(state.player_count):
        step = state.step[player]
        require(0 <= step <= state.lookup.last_step, f"the marker of player {player} is on {step}")
        held = state.advances[player]
        require(0 <= held < 1 << ADVANCE_COUNT, f"player {player} has advances there are not")
    require(min(state.credits) >= 0, "somebody has credits below nothing")


# --- cards


def check_goods(state: Mega) -> None:
    """Every commodity card is in a hand, a stack, a discard pile or on the market, once (ME-S5)."""
    lookup = state.lookup
    require(min(state.goods) >= 0, "somebody has fewer than no cards")
    seen = [sum(state.goods[kind::GOODS]) for kind in range(GOODS)]
    for cards in (*state.stacks, *state.discards, state.market):
        for code in cards:
            if code < FIRST_CALAMITY:
                seen[code] += 1
    for kind in range(GOODS):
        if kind != WATER:
            total = lookup.good_cards[kind]
            if seen[kind] != total:
                name = lookup.good_name[kind]
                raise Broken(f"there are {seen[kind]} of {total} cards of {name}")


def check_calamities(state: Mega) -> None:
    """Every calamity card is where it says, once; those not in use are nowhere (ME-S5, ME-P6)."""
    lookup = state.lookup
    lying: dict[int, list[int]] = {IN_STACK: [], IN_DISCARD: [], ON_MARKET: []}
    for where, piles in ((IN_STACK, state.stacks), (IN_DISCARD, state.discards)):
        for cards in piles:
            lying[where] += [code - FIRST_CALAMITY for code in cards if code >= FIRST_CALAMITY]
    lying[ON_MARKET] = [c - FIRST_CALAMITY for c in state.market if c >= FIRST_CALAMITY]
    for where, found in lying.items():
        noted = [card for card, place in enumerate(state.calamity_at) if place == where]
        require(sorted(found) == noted, f"calamities lie where they are not: {found}, {noted}")
    for card, place in enumerate(state.calamity_at):
        block, calamity = card // CALAMITY_KINDS, card % CALAMITY_KINDS
        is_used = block < lookup.block_count and (calamity >= MINOR_KINDS or lookup.uses_minor)
        if is_used != (place != OUT):
            name = lookup.calamity_name[calamity]
            raise Broken(f"{name} of block {block} is in play and should not, or the other way")


def check_piles(state: Mega) -> None:
    """Cards lie in the piles of their own stack and block, Water in none (ME-C6, ME-S9)."""
    lookup = state.lookup
    for piles in (state.stacks, state.discards):
        for pile, cards in enumerate(piles):
            block, stack = pile // STACKS, pile % STACKS
            for code in cards:
                if code < FIRST_CALAMITY:
                    is_own = code != WATER and lookup.good_stack[code] == stack
                    is_own = is_own and lookup.good_blocks[code] >> block & 1 != 0
                else:
                    card = code - FIRST_CALAMITY
                    is_own = lookup.calamity_stack[card % CALAMITY_KINDS] == stack
                    is_own = is_own and card // CALAMITY_KINDS == block
                if not is_own:
                    raise Broken(f"card {code} lies in stack {stack + 1} of block {block}")


def check_market(state: Mega) -> None:
    """What is known of the market fits its cards (ME-N1)."""
    sizes = {len(state.market), len(state.market_shown), len(state.market_from)}
    require(len(sizes) == 1, "the market has forgotten something")


def check_seen(state: Mega) -> None:
    """What players know of others' hands is true."""
    for viewer, seen in enumerate(state.seen):
        require(len(seen) % 2 == 0, f"what player {viewer} has seen makes no sense")
        known: dict[tuple[int, int], int] = {}
        for place in range(0, len(seen), 2):
            pair = (seen[place], seen[place + 1])
            known[pair] = known.get(pair, 0) + 1
        for (holder, code), count in known.items():
            if code < FIRST_CALAMITY:
                held = state.goods[holder * GOODS + code]
            else:
                held = int(state.calamity_at[code - FIRST_CALAMITY] == holder)
            if count > held or holder == viewer:
                who = f"player {holder}, who has {held}"
                raise Broken(f"player {viewer} knows {count} cards {code} with {who}")


def check_hands(state: Mega) -> None:
    """From phase 13 to the next conflict nobody has too many cards, or a calamity (ME-P5)."""
    if state.phase not in QUIET_PHASES or (state.is_short and state.turn <= 1):
        return
    lookup = state.lookup
    for player in range(state.player_count):
        limit = lookup.hand_limit
        if state.has(player, ROADBUILDING):
            limit += lookup.numbers.advances.hand_limit_roadbuilding
        held = goods_count(state, player)
        require(held <= limit, f"player {player} holds {held} commodities; {limit} are allowed")
        require(player not in state.calamity_at, f"player {player} still holds a calamity")


LAYOUT_LAWS = (
    check_counts,
    check_seats,
    check_tokens,
    check_cities,
    check_ships,
    check_closed,
    check_gone,
    check_buildings,
    check_civilizations,
)
LAWS = (
    *LAYOUT_LAWS,
    check_goods,
    check_calamities,
    check_piles,
    check_market,
    check_seen,
    check_hands,
)
