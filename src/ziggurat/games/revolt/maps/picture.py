"""Empire's Revolt's board as a picture, with or without a position's pieces."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat.atlas.drawing import draw
from ziggurat.atlas.dress import (
    Counter,
    Dress,
    Glyph,
    Ground,
    LegendEntry,
    Livery,
    Mark,
    NameStyle,
    SpaceDress,
    Token,
    Town,
)
from ziggurat.atlas.outlines import Outlines
from ziggurat.games.revolt.maps.board import Board, Region, RegionKind
from ziggurat.games.revolt.printed.cards import Cards, Resource, read_cards

TITLE = "Empire\u2019s Revolt"


class Troops(msgspec.Struct, frozen=True):
    """Troops of one nation in one place; aboard a ship they stand on its coast or route."""

    thing: str
    """``region:roma``, ``crossing:massalia/mediolanum``, ``coast:roma`` or ``route:r12``."""
    nation: str
    armies: int = 0
    mercenaries: int = 0
    mounted: int = 0
    """How many of both have horses."""


class Ships(msgspec.Struct, frozen=True):
    """Ships of one nation on one coast or route."""

    thing: str
    nation: str
    count: int = 1
    cargo: int = 0
    """Troops aboard."""


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the board in a position."""

    control: dict[str, str] = {}
    """The nation that controls a region."""
    troops: tuple[Troops, ...] = ()
    ships: tuple[Ships, ...] = ()
    settled: frozenset[str] = frozenset()
    fortified: frozenset[str] = frozenset()
    chips: frozenset[str] = frozenset()
    title: str = TITLE
    caption: str = ""


TOKENS: dict[Resource, Token] = {
    "food": Token(shape="disc", letter="F", colour="#3b7d23", title="food"),
    "gold": Token(shape="diamond", letter="G", colour="#b57f00", title="gold"),
    "wood": Token(shape="square", letter="W", colour="#6f4020", title="wood"),
}


def draw_board(board: Board, outlines: Outlines, pieces: Pieces | None = None) -> str:
    """Return the board as SVG; with `pieces` it shows a position."""
    return draw(board, outlines, dress_board(board, pieces))


def dress_board(board: Board, pieces: Pieces | None = None) -> Dress:
    """Return everything the game adds to the map."""
    cards = read_cards()
    year = board.board.year if board.board is not None else None
    shown = pieces or Pieces(caption=_year(year))
    return Dress(
        title=shown.title,
        caption=shown.caption,
        liveries={
            card.nation: Livery(
                name=card.name, letter=card.letter, colour=card.colour, pattern=card.pattern
            )
            for card in cards.capitals
        },
        spaces={region.id: _dress(region, shown, cards) for region in board.spaces},
        counters=(*_troop_counters(shown), *_ship_counters(shown)),
        legend=tuple(_legend(board, cards, with_pieces=pieces is not None)),
    )


def _year(year: int | None) -> str:
    if year is None:
        return ""
    return f"The board in {-year} BCE" if year < 0 else f"The board in {year} CE"


def _dress(region: Region, pieces: Pieces, cards: Cards) -> SpaceDress:
    style: NameStyle = "plain"
    ground: Ground = "paper"
    town, note = None, ""
    match region.kind:
        case RegionKind.CAPITAL:
            style, town = "grand", Town(star=True)
        case RegionKind.CITY:
            style, town = "strong", Town(text=str(region.city))
        case RegionKind.MERCENARY:
            style, ground = "quiet", "hatched"
            note = cards.people(region.mercenaries).name if region.mercenaries else ""
        case RegionKind.TECH_ISLAND:
            style, ground = "quiet", "islet"
        case RegionKind.LAND:
            pass
    return SpaceDress(
        ground=ground,
        name_style=style,
        note=note,
        home=region.nation,
        can_be_held=_can_be_held(region, cards),
        held=pieces.control.get(region.id),
        token=TOKENS[region.resource] if region.resource else None,
        town=town,
        marks=tuple(_marks(region.id, pieces)),
        title=_title(region, pieces, cards),
    )


def _can_be_held(region: Region, cards: Cards) -> bool:
    if region.kind is RegionKind.MERCENARY and region.mercenaries is not None:
        return cards.people(region.mercenaries).conquerable
    return region.kind is not RegionKind.TECH_ISLAND


def _marks(region: str, pieces: Pieces) -> Iterator[Mark]:
    match region in pieces.settled, region in pieces.fortified:
        case True, True:
            yield "walled-house"
        case True, False:
            yield "house"
        case False, True:
            yield "tower"
    if region in pieces.chips:
        yield "half-disc"


def _title(region: Region, pieces: Pieces, cards: Cards) -> str:
    """Say in words what the picture shows of a region."""
    said = [region.name, str(region.kind).replace("_", " ")]
    if region.resource:
        said.append(region.resource)
    if region.city is not None:
        said.append(f"city card {region.city}")
    if region.nation:
        said.append(f"home of {cards.capital(region.nation).name}")
    holder = pieces.control.get(region.id)
    if holder:
        said.append(f"held by {cards.capital(holder).name}")
    words: dict[Mark, str] = {
        "house": "settled",
        "walled-house": "settled and fortified",
        "tower": "fortified",
        "half-disc": "with a chip",
    }
    return ", ".join([*said, *(words[mark] for mark in _marks(region.id, pieces))])


def _troop_counters(pieces: Pieces) -> Iterator[Counter]:
    for troops in pieces.troops:
        counts: list[tuple[Glyph, int]] = [
            ("pawn", troops.armies),
            ("hollow-pawn", troops.mercenaries),
            ("horseshoe", troops.mounted),
        ]
        names = (
            (troops.armies, "army", "armies"),
            (troops.mercenaries, "mercenary", "mercenaries"),
            (troops.mounted, "of them mounted", "of them mounted"),
        )
        yield Counter(
            thing=troops.thing,
            livery=troops.nation,
            afloat=False,
            counts=tuple((glyph, count) for glyph, count in counts if count),
            title=f"{troops.nation.title()}: {_counted(names)}",
        )


def _ship_counters(pieces: Pieces) -> Iterator[Counter]:
    for ships in pieces.ships:
        counts: list[tuple[Glyph, int]] = [("sail", ships.count), ("pawn", ships.cargo)]
        names = ((ships.count, "ship", "ships"), (ships.cargo, "troop aboard", "troops aboard"))
        yield Counter(
            thing=ships.thing,
            livery=ships.nation,
            afloat=True,
            counts=tuple((glyph, count) for glyph, count in counts if count),
            title=f"{ships.nation.title()}: {_counted(names)}",
        )


def _counted(names: tuple[tuple[int, str, str], ...]) -> str:
    return ", ".join(
        f"{count} {one if count == 1 else many}" for count, one, many in names if count
    )


def _legend(board: Board, cards: Cards, *, with_pieces: bool) -> Iterator[tuple[LegendEntry, ...]]:
    at_home = {region.nation for region in board.spaces}
    nations = tuple(
        LegendEntry(text=card.people, livery=card.nation)
        for card in cards.capitals
        if card.nation in at_home
    )
    yield (
        *nations,
        LegendEntry(text="blank region", ground="paper"),
        LegendEntry(text="mercenaries for hire", ground="hatched"),
        LegendEntry(text="tech island", ground="islet"),
    )
    yield (
        *(LegendEntry(text=f"gives {name}", token=token) for name, token in TOKENS.items()),
        LegendEntry(text="capital", town=Town(star=True)),
        LegendEntry(text="city, number of its card", town=Town(text="7")),
        LegendEntry(text="mountain crossing", line="mountain"),
        LegendEntry(text="forest crossing", line="forest"),
        LegendEntry(text="strait, crossed on foot", line="strait"),
        LegendEntry(text="trade route", line="route"),
        LegendEntry(text="coast, berth of ships", line="coast"),
    )
    if with_pieces:
        yield (
            LegendEntry(text="army", glyph="pawn"),
            LegendEntry(text="mercenary", glyph="hollow-pawn"),
            LegendEntry(text="of them mounted", glyph="horseshoe"),
            LegendEntry(text="ship, with troops aboard", glyph="sail"),
            LegendEntry(text="settlement", mark="house"),
            LegendEntry(text="fortified settlement", mark="walled-house"),
            LegendEntry(text="tech chip", mark="half-disc"),
        )
