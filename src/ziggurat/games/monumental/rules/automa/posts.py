"""How an Automa builds Trading Posts (AE-8.1.5)."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.rules.automa.ties import Tie, chooser_for
from ziggurat.games.monumental.rules.map.explorers import send_home, tile_of
from ziggurat.games.monumental.rules.trade.posts import build_post, post_refusal
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import EXPLORERS
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Frame, Seat


def post_places(state: Monumental, player: int) -> list[int]:
    """Where it may build: of the Explorers' Provinces that allow it, the furthest from home."""
    tiles: list[int] = []
    for explorer in range(EXPLORERS):
        tile = tile_of(state, player, explorer)
        if tile not in tiles and not post_refusal(state, player, tile):
            tiles.append(tile)
    ways = state.lookup.distance[state.capital[player]]
    furthest = max((ways[tile] for tile in tiles), default=0)
    return [tile for tile in tiles if ways[tile] == furthest]


def raise_post(state: Monumental, player: int) -> Frame | None:
    """Build a Trading Post where the furthest Explorer stands; ask where both are as far."""
    tiles = post_places(state, player)
    if len(tiles) > 1:
        return PostTie(chooser_for(state, player), player, tiles)
    return settle(state, player, tiles[0])


def settle(state: Monumental, player: int, tile: int) -> Frame | None:
    """One Explorer of the Province goes home; the rest is as for any Trading Post."""
    explorer = next(e for e in range(EXPLORERS) if tile_of(state, player, e) == tile)
    send_home(state, player, explorer)
    return build_post(state, player, tile)


class PostTie(Tie):
    """Where does the Automa build, when both Explorers are equally far? (AE-8.1.5)."""

    kind = "automa-posts"
    clause: ClassVar[str] = "AE-8.1.5"
    question: ClassVar[str] = "where does it build its Trading Post?"
    reason: ClassVar[str] = "Both its Explorers have come equally far."

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return settle(state, self.player, answer[0])
