"""The pieces of a position, as the picture of a map shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ziggurat.atlas.dress import Counter, Glyph, Livery, Mark
from ziggurat.atlas.patterns import held_tone
from ziggurat.atlas.styling import PLAIN_FACE
from ziggurat.atlas.svg import element, words
from ziggurat.atlas.symbols import counter_box, counter_sign, dark, group_at, mark_sign
from ziggurat.kernel.wording import counted

SEAT_COLOURS: Final = ("#d55e00", "#0072b2", "#009e73", "#cc79a7", "#efd93a")
"""Told apart with every common form of colour blindness."""
SEAT_PATTERNS: Final = ("stripes", "waves", "bars", "dots", "chevrons")

PIECE_RULES: Final = {
    ".mark": "stroke:#fffdf5;stroke-width:.8;stroke-linejoin:round;paint-order:stroke;"
    "fill-rule:evenodd",
    ".tower": "fill:#3d4450",
    ".temple": "fill:#7a3fa0",
    ".stall": "fill:#8a4b08",
    ".skull": "fill:#111",
    ".ambush": "fill:#6b1f1f",
    ".held-edge": "fill:none;stroke-width:4.5;stroke-linejoin:round",
    ".counter": "stroke-width:1.2;stroke-linejoin:round",
    ".counter-seal": "fill:#fffdf5",
    ".counter-letter": f"font:bold 7.8px {PLAIN_FACE};text-anchor:middle",
    ".count": f"font:bold 9.4px {PLAIN_FACE}",
}
LARGER: Final = 1.35
"""Counters are made for crowded boards; tiles have room."""


class TilePieces(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on one tile; players are numbers from 0."""

    control: int | None = None
    soldiers: int = 0
    warlord: bool = False
    outpost: bool = False
    hidden_forces: bool = False
    wonder: str = ""
    """The name of the Wonder whose token stands here."""
    trading_post: int | None = None
    """Whose Trading Post."""
    explorers: tuple[int, ...] = ()
    """Whose Explorers, one entry for each figure."""
    monster: str = ""
    tokens: tuple[str, ...] | None = None
    """The tokens still lying here; None is those of the map."""


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the map in a position."""

    tiles: dict[str, TilePieces]
    """By the tiles' labels, such as ``B3``; where nothing is said nothing stands."""
    players: tuple[str, ...]
    """What each player is called."""
    caption: str = ""


def liveries(players: tuple[str, ...]) -> dict[str, Livery]:
    """Return how players are told apart: by colour, pattern and number."""
    return {
        f"seat-{number}": Livery(
            name=name,
            letter=str(number + 1),
            colour=SEAT_COLOURS[number % len(SEAT_COLOURS)],
            pattern=SEAT_PATTERNS[number % len(SEAT_PATTERNS)],
        )
        for number, name in enumerate(players)
    }


def livery_rules(worn: dict[str, Livery]) -> dict[str, str]:
    """Return the style rules of players' colours."""
    rules: dict[str, str] = {}
    for name, livery in worn.items():
        rules[f".counter-{name}"] = f"fill:{livery.colour};stroke:{dark(livery)}"
        rules[f".edge-{name}"] = f"stroke:{held_tone(livery)}"
    return rules


def draw_pieces(pieces: TilePieces, label: str, players: tuple[str, ...]) -> str:
    """Draw everything that stands on a tile, around the tile's middle."""
    worn = liveries(players)
    marks = [
        group_at(x, y, element("g", sign, transform=f"scale({scale})") + element("title", title))
        for (sign, title), (x, y, scale) in zip(_marks(pieces, players), MARK_PLACES)
    ]
    banners = []
    y = 13.0
    for counter in _counters(pieces, label, players):
        box = counter_box(counter, (0.0, y))
        banners.append(counter_sign(counter, worn[counter.livery], box))
        y -= box.height + 0.5
    return "".join([*marks, element("g", "".join(banners), transform=f"scale({LARGER})")])


MARK_PLACES: Final = (
    (-36.0, -12.0, 1.5),
    (36.0, -12.0, 1.5),
    (-36.0, 10.0, 1.5),
    (36.0, 10.0, 1.5),
    (0.0, -30.0, 1.7),
)


def _marks(pieces: TilePieces, players: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Tell each structure's sign and what one reads when pointing at it."""
    found: list[tuple[Mark, str]] = []
    if pieces.wonder:
        found.append(("temple", f"Wonder: {pieces.wonder}"))
    if pieces.outpost:
        found.append(("tower", "Outpost"))
    if pieces.trading_post is not None:
        found.append(("stall", f"Trading Post of {players[pieces.trading_post]}"))
    if pieces.hidden_forces:
        found.append(("ambush", "Hidden Forces"))
    if pieces.monster:
        found.append(("skull", f"Monster: {pieces.monster}"))
    yield from ((mark_sign(mark, (0, 0)), words(title)) for mark, title in found)


def _counters(pieces: TilePieces, label: str, players: tuple[str, ...]) -> Iterator[Counter]:
    if pieces.control is not None and (pieces.soldiers or pieces.warlord):
        counts: list[tuple[Glyph, int]] = [("crown", pieces.warlord), ("pawn", pieces.soldiers)]
        units = [
            *(["the Warlord"] if pieces.warlord else []),
            *([counted(pieces.soldiers, "Soldier")] if pieces.soldiers else []),
        ]
        yield Counter(
            thing=f"tile:{label}",
            livery=f"seat-{pieces.control}",
            afloat=False,
            counts=tuple((glyph, int(count)) for glyph, count in counts if count),
            title=f"{players[pieces.control]}: {' and '.join(units)}",
        )
    for player in sorted(set(pieces.explorers)):
        count = pieces.explorers.count(player)
        yield Counter(
            thing=f"tile:{label}",
            livery=f"seat-{player}",
            afloat=True,
            counts=(("staff", count),),
            title=f"{players[player]}: {counted(count, 'Explorer')}",
        )
