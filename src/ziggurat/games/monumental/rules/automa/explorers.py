"""How an Automa's Explorers move, claim, trade and build (MO-14.10, AE-8.1.5, AE-8.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental.events.automa import AutomaMarketsReset
from ziggurat.games.monumental.events.pieces import ExplorerMoved, TokensClaimed
from ziggurat.games.monumental.events.trade import PostVisited
from ziggurat.games.monumental.rules.automa.map import gain_gold
from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.conquest.monsters import defeat, monsters_at
from ziggurat.games.monumental.rules.map.explorers import may_enter, send_home, tile_of
from ziggurat.games.monumental.rules.telling import amounts_told, cards_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    EXPLORERS,
    GOLD,
    MONSTERS,
    NOBODY,
    NOTHING,
    TRADE,
)
from ziggurat.kernel.declaring import field
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Procedure, Seat

FAR: Final = 1 << 20
"""Farther than any way on a map."""
VISIT_GOLD: Final = 3
"""What an Automa takes from the stock at a Trading Post, to pay the owner from it (AE-8.4.4)."""


def ways_to(state: Monumental, player: int, tile: int) -> list[int]:
    """Steps to a tile from every other one, for an Automa's Explorer; `FAR` where none leads.

    Its own Capital may be crossed, other Capitals may not (MO-5.8.2).
    """
    lookup = state.lookup
    steps = [FAR] * lookup.tile_count
    steps[tile] = 0
    queue = [tile]
    for here in queue:
        for neighbour in lookup.explorer_ways[here]:
            if steps[neighbour] == FAR and may_enter(state, player, neighbour):
                steps[neighbour] = steps[here] + 1
                queue.append(neighbour)
    return steps


def wants_market(state: Monumental, player: int, tile: int) -> bool:
    """Whether a market stands there of which the Automa has no token yet (AE-8.4.1)."""
    kind = state.lookup.market_at[tile]
    return kind != NOTHING and state.market_left[tile] > 0 and kind not in state.claimed[player]


def is_goal(state: Monumental, player: int, tile: int, visited: list[int]) -> bool:
    """A market, a Monster, or a human player's Trading Post (AE-8.4.1, AE-8.4.4).

    Trading Posts the Explorer has visited in this move are goals no more.
    """
    owner = state.post[tile]
    if owner != NOBODY and not state.is_automa(owner) and tile not in visited:
        return True
    return tile in state.lairs or wants_market(state, player, tile)


def tokens_at(state: Monumental, tile: int) -> int:
    """Production and Science tokens lying on a tile."""
    return state.deposits[2 * tile] + state.deposits[2 * tile + 1]


def goals(state: Monumental, player: int, explorer: int, visited: list[int]) -> list[int]:
    """Where an Explorer heads for: several in a tie, none when nothing is left (AE-8.4.1).

    Without markets, Monsters and Trading Posts to go to it is the nearest Province with Production
    and Science tokens, in a tie the one with most of them (AE-8.4.2).
    """
    steps = ways_to(state, player, tile_of(state, player, explorer))
    tiles = [tile for tile in range(state.lookup.tile_count) if steps[tile] < FAR]
    found = nearest([tile for tile in tiles if is_goal(state, player, tile, visited)], steps)
    if found:
        return found
    found = nearest([tile for tile in tiles if tokens_at(state, tile)], steps)
    most = max((tokens_at(state, tile) for tile in found), default=0)
    return [tile for tile in found if tokens_at(state, tile) == most]


def nearest(tiles: list[int], steps: list[int]) -> list[int]:
    """Those of some tiles that are fewest steps away."""
    least = min((steps[tile] for tile in tiles), default=FAR)
    return [tile for tile in tiles if steps[tile] == least]


def can_explore(state: Monumental, player: int) -> bool:
    """Whether one of the Explorers has somewhere to go."""
    return any(goals(state, player, explorer, []) for explorer in range(EXPLORERS))


class Trek(Procedure):
    """Both Explorers of an Automa move, one after the other, tile by tile (MO-14.10)."""

    kind = "automa-trek"

    player: int
    spaces: int
    """How far each of them goes."""
    explorer: int = 0
    left: int = NOTHING
    """Spaces this Explorer has left."""
    goal: int = NOTHING
    """The tile it heads for, or `NOTHING`."""
    visited: list[int] = field(default_factory=list)
    """Where it has traded in this move."""

    def __post_init__(self) -> None:
        if self.left == NOTHING:
            self.left = self.spaces


def look_around(state: Monumental, trek: Trek) -> Frame | None:
    """Deal with what has come to the Explorer's own tile, then find where to go."""
    player = trek.player
    arrive(state, trek)
    found = goals(state, player, trek.explorer, trek.visited)
    if trek.goal in found:
        return None
    trek.goal = found[0] if found else NOTHING
    return WayTie(chooser_for(state, player), player, found) if len(found) > 1 else None


class WayTie(Tie):
    """Which of several places equally near does the Explorer head for? (AE-8.4.1)."""

    kind = "automa-heads-for"
    clause: ClassVar[str] = "AE-8.4.1"
    question: ClassVar[str] = "which place does its Explorer head for?"
    reason: ClassVar[str] = "These places are equally near."

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        trek = state.stack[-1]
        assert isinstance(trek, Trek)
        trek.goal = answer[0]
        return None


def take_step(state: Monumental, trek: Trek) -> Frame | None:
    """One tile nearer to the goal; whatever lies there is claimed (MO-14.10)."""
    if trek.goal == NOTHING:
        trek.left = 0
        return None
    trek.left -= 1
    index = EXPLORERS * trek.player + trek.explorer
    here, labels = state.explorers[index], state.lookup.tile_label
    tile = next_tile(state, trek.player, here, trek.goal)
    state.explorers[index] = tile
    moved = ExplorerMoved(trek.player, trek.explorer, labels[here], labels[tile])
    state.tell("MO-14.10", moved)
    arrive(state, trek)
    return None


def next_tile(state: Monumental, player: int, here: int, goal: int) -> int:
    """The next tile of a shortest way: the one with the smallest q, then r (AE-8.4)."""
    steps, lookup = ways_to(state, player, goal), state.lookup
    best = NOTHING
    for tile in lookup.explorer_ways[here]:
        if steps[tile] == steps[here] - 1 and (
            best == NOTHING
            or (lookup.tile_q[tile], lookup.tile_r[tile])
            < (lookup.tile_q[best], lookup.tile_r[best])
        ):
            best = tile
    return best


def until_both_moved(state: Monumental, trek: Trek) -> Frame | None:
    """The next step, or the other Explorer."""
    if trek.left == 0:
        trek.explorer += 1
        trek.left = trek.spaces
        trek.goal = NOTHING
        trek.visited = []
    if trek.explorer < EXPLORERS:
        trek.begin_again()
    return None


Trek.steps = (look_around, take_step, until_both_moved)


def arrive(state: Monumental, trek: Trek) -> None:
    """Everything an Automa's Explorer does on its tile: claim, defeat, trade (AE-8.4)."""
    player = trek.player
    tile = tile_of(state, player, trek.explorer)
    claim_tokens(state, player, tile)
    for monster in monsters_at(state, tile):
        defeat(state, player, monster)
    if wants_market(state, player, tile):
        claim_market(state, player, tile)
    owner = state.post[tile]
    if owner != NOBODY and not state.is_automa(owner) and tile not in trek.visited:
        visit(state, trek, tile)


def claim_tokens(state: Monumental, player: int, tile: int) -> None:
    """All Production and Science tokens of the tile; two of them make 1 Gold (MO-14.10)."""
    if not tokens_at(state, tile):
        return
    tokens = amounts_told(state.deposits[2 * tile : 2 * tile + 2])
    for which in range(2):
        state.tokens[2 * player + which] += state.deposits[2 * tile + which]
        state.deposits[2 * tile + which] = 0
    state.tell("MO-14.10", TokensClaimed(player, state.lookup.tile_label[tile], tokens))
    held = state.tokens[2 * player] + state.tokens[2 * player + 1]
    gold = held // state.lookup.automa.numbers.tokens_per_gold
    if gold:
        discard_tokens(state, player, gold * state.lookup.automa.numbers.tokens_per_gold)
        gain_gold(state, player, gold, "MO-14.10", "tokens")


def discard_tokens(state: Monumental, player: int, count: int) -> None:
    """Take so many tokens away, Production first."""
    for which in range(2):
        gone = min(count, state.tokens[2 * player + which])
        state.tokens[2 * player + which] -= gone
        count -= gone


def visit(state: Monumental, trek: Trek, tile: int) -> None:
    """Trade at a human player's Trading Post and go home (AE-8.4.4)."""
    player, owner = trek.player, state.post[tile]
    trek.visited = [*trek.visited, tile]
    paid = min(state.lookup.setup.costs.trade_visit.gold, VISIT_GOLD)
    state.gain(player, GOLD, VISIT_GOLD - paid)
    state.gain(owner, GOLD, paid)
    send_home(state, player, trek.explorer)
    where = state.lookup.tile_label[tile]
    state.tell("AE-8.4.4", PostVisited(player, where, owner, paid, None, VISIT_GOLD))


def claim_market(state: Monumental, player: int, tile: int) -> None:
    """The top token of a market gives Gold for the resources it shows (MO-14.10)."""
    kind = state.lookup.market_at[tile]
    state.market_left[tile] -= 1
    state.claimed[player] = [*state.claimed[player], kind]
    state.markets_used[player] = [*state.markets_used[player], kind]
    gold, token = state.lookup.token_gold[kind], state.lookup.kind_id[kind]
    gain_gold(state, player, gold, "MO-14.10", "market_token", token)
    if not state.has(TRADE) and not state.has(MONSTERS):
        maybe_begin_markets_anew(state, player)


def maybe_begin_markets_anew(state: Monumental, player: int) -> None:
    """With a token of every market of the map it gives them all back (MO-14.10)."""
    lookup = state.lookup
    stands = [tile for tile in range(lookup.tile_count) if lookup.market_at[tile] != NOTHING]
    if any(lookup.market_at[tile] not in state.claimed[player] for tile in stands):
        return
    back = state.claimed[player]
    for kind in back:
        stacks = [tile for tile in stands if lookup.market_at[tile] == kind]
        state.market_left[min(stacks, key=state.market_left.__getitem__)] += 1
    state.claimed[player] = []
    state.markets_used[player] = []
    for explorer in range(EXPLORERS):
        send_home(state, player, explorer)
    state.tell("MO-14.10", AutomaMarketsReset(player, cards_told(state, back)))
