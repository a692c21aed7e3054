"""The map of Mega Empires as a picture, for all areas or those of a setup, with pieces or without.

Areas and their strips of water carry ``data-thing="area:..."``, open seas ``data-thing="sea:..."``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.placement import Box
from ziggurat.atlas.svg import element, number, stylesheet, words
from ziggurat.atlas.symbols import group_at
from ziggurat.games.mega.maps.boards import Board, liveries, part_shown
from ziggurat.games.mega.maps.lettering import Lettering
from ziggurat.games.mega.maps.pieces import PIECE_RULES, Pieces
from ziggurat.games.mega.maps.scene import Scene
from ziggurat.games.mega.maps.sheet import SHEET_RULES, draw_legend, legend_size
from ziggurat.games.mega.maps.signs import RULES
from ziggurat.games.mega.maps.succession import SUCCESSION_RULES, draw_table, table_size
from ziggurat.games.mega.maps.world import World

STYLE: Final = {**RULES, **PIECE_RULES, **SHEET_RULES, **SUCCESSION_RULES}
MARGIN: Final = 34.0
PADDING: Final = 26.0
INSIDE: Final = 18.0
"""How far sheets stay from the frame."""
SIDESTEP: Final = 60
"""Board units from one place for a sheet to the next."""
CLEAR: Final = 36.0
"""Room between a sheet and areas in play."""


def draw_board(
    world: World,
    outlines: Outlines,
    board: Board,
    pieces: Pieces | None = None,
    lettering: Lettering | None = None,
) -> str:
    """Return the board as SVG; with `pieces` it shows a position.

    Whoever draws a map more than once gives its `lettering`, which takes most of the time.
    """
    return _Picture(
        board, outlines, pieces, Scene(world, outlines, board, pieces, lettering)
    ).draw()


class _Picture:
    """A picture in the making."""

    def __init__(
        self, board: Board, outlines: Outlines, pieces: Pieces | None, scene: Scene
    ) -> None:
        self._board = board
        self._outlines = outlines
        self._pieces = pieces
        self._scene = scene
        self._view = part_shown(outlines, scene.in_play, is_whole=board.is_whole)

    def draw(self) -> str:
        view = self._view
        left, top = view.x - view.width / 2, view.y - view.height / 2
        in_corners, below = self._place_sheets()
        band = max((height for _, height, _ in below), default=0.0)
        beside = sum(width + MARGIN for width, _, _ in below) - MARGIN
        width = max(view.width, beside) + 2 * MARGIN
        height = view.height + 2 * MARGIN + (band + MARGIN if below else 0)
        inner = element(
            "svg",
            "\n".join(layer for layer in self._scene.layers() if layer),
            x=(width - view.width) / 2,
            y=MARGIN,
            width=view.width,
            height=view.height,
            viewBox=f"{number(left)} {number(top)} {number(view.width)} {number(view.height)}",
            class_="map",
        )
        x, sheets = MARGIN, list(in_corners)
        for sheet_width, _, content in below:
            sheets.append(group_at(x, view.height + 2 * MARGIN, content, "sheet-of-map"))
            x += sheet_width + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} '
            f'{number(height)}" width="{number(width)}" height="{number(height)}" role="img">\n'
            f"<title>{words(self._board.title)}</title>\n"
            f"<style>\n{stylesheet(STYLE)}\n</style>\n"
            f"{element('defs', ''.join(self._scene.definitions()))}\n"
            f"{element('rect', width=width, height=height, class_='paper')}\n"
            f"{inner}\n{self._frames((width - view.width) / 2)}\n"
            + "\n".join(sheets)
            + "\n</svg>\n"
        )

    def _sheets(self) -> Iterator[tuple[float, float, str]]:
        """Tell width, height and contents of the sheets: the legend and the A.S.T."""
        board, pieces, colours = self._board, self._pieces, liveries()
        caption = pieces.caption if pieces is not None and pieces.caption else board.caption
        with_pieces = pieces is not None
        sizes = (
            legend_size(board.title, caption, with_pieces=with_pieces),
            table_size(len(board.civilizations)),
        )
        contents = (
            draw_legend(
                board.title,
                caption,
                colours[board.civilizations[0]],
                with_pieces=with_pieces,
            ),
            draw_table(board.civilizations, colours, pieces),
        )
        for (width, height), content in zip(sizes, contents, strict=True):
            whole = (width + 2 * PADDING, height + 2 * PADDING)
            paper = element("rect", width=whole[0], height=whole[1], rx=7, class_="sheet")
            yield (*whole, paper + group_at(PADDING, PADDING, content))

    def _place_sheets(self) -> tuple[list[str], list[tuple[float, float, str]]]:
        """Lay sheets into corners where nothing in play is; else they go below, side by side."""
        view = self._view
        sheets = list(self._sheets())
        taken: list[Box] = []
        drawn = []
        for width, height, content in sheets:
            box = self._corner(width, height, taken)
            if box is None:
                return [], sheets
            taken.append(box)
            left = box.x - width / 2 - (view.x - view.width / 2) + MARGIN
            top = box.y - height / 2 - (view.y - view.height / 2) + MARGIN
            drawn.append(group_at(left, top, content, "sheet-of-map"))
        return drawn, []

    def _corner(self, width: float, height: float, taken: list[Box]) -> Box | None:
        """Find a free corner, or a free place beside one along the upper or lower edge."""
        view = self._view
        x = (view.width - width) / 2 - INSIDE
        y = (view.height - height) / 2 - INSIDE
        places = (
            Box(view.x + side * (x - aside), view.y + end * y, width, height)
            for aside in range(0, max(1, round(x)), SIDESTEP)
            for side, end in ((-1, 1), (1, -1), (1, 1), (-1, -1))
        )
        return next((box for box in places if self._is_free(box, taken)), None)

    def _is_free(self, box: Box, taken: list[Box]) -> bool:
        wider = Box(box.x, box.y, box.width + CLEAR, box.height + CLEAR)
        hidden = (
            self._scene.lettering.grounds[area].share_of(wider) for area in self._scene.in_play
        )
        names = (
            water.at
            for sea, water in self._outlines.waters.items()
            if sea not in self._outlines.spaces
        )
        return (
            not any(box.overlap(other) for other in taken)
            and not any(hidden)
            and not any(box.overlap(Box(*at, 230, 100)) for at in names)
        )

    def _frames(self, left: float) -> str:
        view = self._view
        outer = element(
            "rect", x=left, y=MARGIN, width=view.width, height=view.height, class_="frame"
        )
        inner = element(
            "rect",
            x=left + 7,
            y=MARGIN + 7,
            width=view.width - 14,
            height=view.height - 14,
            class_="inner-frame",
        )
        return outer + inner
