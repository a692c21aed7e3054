"""How an Automa's Explorers move, claim, trade and build (MO-14.10, AE-8.1.5, AE-8.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.automa.map import gain_gold
from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.explorers import may_enter, send_home, tile_of
from ziggurat.games.monumental.rules.monsters import defeat, monsters_at
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    EXPLORERS,
    GOLD,
    MONSTERS,
    NOBODY,
    NOTHING,
    TRADE,
)
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Procedure, Seat

FAR: Final = 1 << 20
"""Farther than any way on a map."""
VISIT_GOLD: Final = 3
"""What an Automa takes from the stock at a Trading Post, to pay the owner from it (AE-8.4.4)."""


def ways_to(game: Monumental, player: int, tile: int) -> list[int]:
    """Steps to a tile from every other one, for an Automa's Explorer; `FAR` where none leads.

    The own Capital may be crossed, other Capitals may not (MO-5.8.2).
    """
    tables = game.tables
    steps = [FAR] * tables.tile_count
    steps[tile] = 0
    queue = [tile]
    for here in queue:
        for neighbour in tables.explorer_ways[here]:
            if steps[neighbour] == FAR and may_enter(game, player, neighbour):
                steps[neighbour] = steps[here] + 1
                queue.append(neighbour)
    return steps


def wants_market(game: Monumental, player: int, tile: int) -> bool:
    """Whether a market stands there of which the Automa has no token yet (AE-8.4.1)."""
    kind = game.tables.market_at[tile]
    return kind != NOTHING and game.market_left[tile] > 0 and kind not in game.claimed[player]


def is_goal(game: Monumental, player: int, tile: int, visited: list[int]) -> bool:
    """A market, a Monster, or a human player's Trading Post (AE-8.4.1, AE-8.4.4).

    Trading Posts the Explorer has visited in this move are goals no more.
    """
    owner = game.post[tile]
    if owner != NOBODY and not game.is_automa(owner) and tile not in visited:
        return True
    return tile in game.lairs or wants_market(game, player, tile)


def tokens_at(game: Monumental, tile: int) -> int:
    """Production and Science tokens lying on a tile."""
    return game.deposits[2 * tile] + game.deposits[2 * tile + 1]


def goals(game: Monumental, player: int, explorer: int, visited: list[int]) -> list[int]:
    """Where an Explorer heads for: several in a tie, none when nothing is left (AE-8.4.1).

    Without markets, Monsters and Trading Posts to go to it is the nearest Province with Production
    and Science tokens, in a tie the one with most of them (AE-8.4.2).
    """
    steps = ways_to(game, player, tile_of(game, player, explorer))
    tiles = [tile for tile in range(game.tables.tile_count) if steps[tile] < FAR]
    found = nearest([tile for tile in tiles if is_goal(game, player, tile, visited)], steps)
    if found:
        return found
    found = nearest([tile for tile in tiles if tokens_at(game, tile)], steps)
    most = max((tokens_at(game, tile) for tile in found), default=0)
    return [tile for tile in found if tokens_at(game, tile) == most]


def nearest(tiles: list[int], steps: list[int]) -> list[int]:
    """Those of some tiles that are fewest steps away."""
    least = min((steps[tile] for tile in tiles), default=FAR)
    return [tile for tile in tiles if steps[tile] == least]


def can_explore(game: Monumental, player: int) -> bool:
    """Whether one of the Explorers has somewhere to go."""
    return any(goals(game, player, explorer, []) for explorer in range(EXPLORERS))


class Trek(Procedure):
    """Both Explorers of an Automa move, one after the other, tile by tile (MO-14.10)."""

    __slots__ = ("explorer", "goal", "left", "player", "spaces", "visited")

    kind: ClassVar[str] = "automa-trek"
    fields: ClassVar[tuple[str, ...]] = (
        "player", "spaces", "explorer", "left", "goal", "visited",
    )  # fmt: skip

    player: int
    spaces: int
    """How far each of them goes."""
    explorer: int
    left: int
    """Spaces this Explorer has left."""
    goal: int
    """The tile it heads for, or `NOTHING`."""
    visited: list[int]
    """Where it has traded in this move."""

    def __init__(
        self,
        player: int,
        spaces: int,
        explorer: int = 0,
        left: int = NOTHING,
        goal: int = NOTHING,
        visited: list[int] | None = None,
    ) -> None:
        self.step = 0
        self.player = player
        self.spaces = spaces
        self.explorer = explorer
        self.left = spaces if left == NOTHING else left
        self.goal = goal
        self.visited = [] if visited is None else visited

    def copy(self) -> Trek:
        twin = Trek(self.player, self.spaces, self.explorer, self.left, self.goal, self.visited[:])
        twin.step = self.step
        return twin


def look_around(game: Monumental, trek: Trek) -> Frame | None:
    """Deal with what has come to the Explorer's own tile, then find where to go."""
    player = trek.player
    arrive(game, trek)
    found = goals(game, player, trek.explorer, trek.visited)
    if trek.goal in found:
        return None
    trek.goal = found[0] if found else NOTHING
    return WayTie(chooser_for(game, player), player, found) if len(found) > 1 else None


class WayTie(Tie):
    """Which of several places equally near does the Explorer head for? (AE-8.4.1)."""

    __slots__ = ()

    kind: ClassVar[str] = "automa-heads-for"
    clause: ClassVar[str] = "AE-8.4.1"
    question: ClassVar[str] = "which place does its Explorer head for?"

    def copy(self) -> WayTie:
        return WayTie(self.seat, self.player, self.tiles[:])

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        trek = state.stack[-1]
        assert isinstance(trek, Trek)
        trek.goal = answer[0]
        return None


def take_step(game: Monumental, trek: Trek) -> Frame | None:
    """One tile nearer to the goal; whatever lies there is claimed (MO-14.10)."""
    if trek.goal == NOTHING:
        trek.left = 0
        return None
    trek.left -= 1
    index = EXPLORERS * trek.player + trek.explorer
    tile = next_tile(game, trek.player, game.explorers[index], trek.goal)
    game.explorers[index] = tile
    if game.events is not None:
        who, where = names.player(game, trek.player), names.tile(game, tile)
        game.tell("MO-14.10", f"An Explorer of {who} moves to {where}.")
    arrive(game, trek)
    return None


def next_tile(game: Monumental, player: int, here: int, goal: int) -> int:
    """The next tile of a shortest way: the one with the smallest q, then r (AE-8.4)."""
    steps, tables = ways_to(game, player, goal), game.tables
    best = NOTHING
    for tile in tables.explorer_ways[here]:
        if steps[tile] == steps[here] - 1 and (
            best == NOTHING
            or (tables.tile_q[tile], tables.tile_r[tile])
            < (tables.tile_q[best], tables.tile_r[best])
        ):
            best = tile
    return best


def until_both_moved(game: Monumental, trek: Trek) -> Frame | None:
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


def arrive(game: Monumental, trek: Trek) -> None:
    """Everything an Automa's Explorer does on its tile: claim, defeat, trade (AE-8.4)."""
    player = trek.player
    tile = tile_of(game, player, trek.explorer)
    claim_tokens(game, player, tile)
    for monster in monsters_at(game, tile):
        defeat(game, player, monster)
    if wants_market(game, player, tile):
        claim_market(game, player, tile)
    owner = game.post[tile]
    if owner != NOBODY and not game.is_automa(owner) and tile not in trek.visited:
        visit(game, trek, tile)


def claim_tokens(game: Monumental, player: int, tile: int) -> None:
    """All Production and Science tokens of the tile; two of them make 1 Gold (MO-14.10)."""
    found = tokens_at(game, tile)
    if not found:
        return
    for which in range(2):
        game.tokens[2 * player + which] += game.deposits[2 * tile + which]
        game.deposits[2 * tile + which] = 0
    if game.events is not None:
        who, where = names.player(game, player), names.tile(game, tile)
        tokens = "1 token" if found == 1 else f"{found} tokens"
        game.tell("MO-14.10", f"{who} claims {tokens} at {where}.")
    held = game.tokens[2 * player] + game.tokens[2 * player + 1]
    gold = held // game.tables.figures.automa_tokens_a_gold
    if gold:
        discard_tokens(game, player, gold * game.tables.figures.automa_tokens_a_gold)
        gain_gold(game, player, gold, "MO-14.10", "its tokens")


def discard_tokens(game: Monumental, player: int, count: int) -> None:
    """Take so many tokens away, Production first."""
    for which in range(2):
        gone = min(count, game.tokens[2 * player + which])
        game.tokens[2 * player + which] -= gone
        count -= gone


def visit(game: Monumental, trek: Trek, tile: int) -> None:
    """Trade at a human player's Trading Post and go home (AE-8.4.4)."""
    player, owner = trek.player, game.post[tile]
    trek.visited = [*trek.visited, tile]
    paid = min(game.tables.figures.visit_price, VISIT_GOLD)
    game.gain(player, GOLD, VISIT_GOLD - paid)
    game.gain(owner, GOLD, paid)
    send_home(game, player, trek.explorer)
    if game.events is not None:
        who, whose = names.player(game, player), names.player(game, owner)
        gold, price = names.amount(GOLD, VISIT_GOLD), names.amount(GOLD, paid)
        text = f"{who} visits the Trading Post of {whose}: it takes {gold} and pays {price} of it."
        game.tell("AE-8.4.4", text)


def claim_market(game: Monumental, player: int, tile: int) -> None:
    """The top token of a market gives Gold for the resources it shows (MO-14.10)."""
    kind = game.tables.market_at[tile]
    game.market_left[tile] -= 1
    game.claimed[player] = [*game.claimed[player], kind]
    game.markets_used[player] = [*game.markets_used[player], kind]
    gain_gold(game, player, game.tables.token_gold[kind], "MO-14.10", names.card(game, kind))
    if not game.has(TRADE) and not game.has(MONSTERS):
        maybe_begin_markets_anew(game, player)


def maybe_begin_markets_anew(game: Monumental, player: int) -> None:
    """With a token of every market of the map it gives them all back (MO-14.10)."""
    tables = game.tables
    stands = [tile for tile in range(tables.tile_count) if tables.market_at[tile] != NOTHING]
    if any(tables.market_at[tile] not in game.claimed[player] for tile in stands):
        return
    for kind in game.claimed[player]:
        stacks = [tile for tile in stands if tables.market_at[tile] == kind]
        game.market_left[min(stacks, key=game.market_left.__getitem__)] += 1
    game.claimed[player] = []
    game.markets_used[player] = []
    for explorer in range(EXPLORERS):
        send_home(game, player, explorer)
    if game.events is not None:
        who = names.player(game, player)
        text = "has a token of every market: it puts them back, and its Explorers go home."
        game.tell("MO-14.10", f"{who} {text}")
