"""The A.S.T. beside the map: a row for each civilization, its epochs, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ziggurat.atlas.styling import PLAIN_FACE
from ziggurat.atlas.svg import element, words
from ziggurat.atlas.symbols import group_at
from ziggurat.games.mega.maps.pieces import Livery, Pieces
from ziggurat.games.mega.maps.signs import ink_on
from ziggurat.games.mega.printed.civilizations import Epoch
from ziggurat.games.mega.printed.reading import read_book

ROW: Final = 23.0
STEP: Final = 34.0
NAMES: Final = 148.0
HEADER: Final = 42.0
EPOCH_COLOURS: Final[Mapping[Epoch, str]] = {
    "stone_age": "#c9c2b2",
    "early_bronze_age": "#e3bb85",
    "middle_bronze_age": "#d49a55",
    "late_bronze_age": "#b9743a",
    "early_iron_age": "#9fb0bd",
    "late_iron_age": "#748a9b",
}

SUCCESSION_RULES: Final = {
    ".ast-title": "font-size:19px;font-weight:bold;text-anchor:start",
    ".ast-step": "stroke:#fbf6e9;stroke-width:1.6",
    ".ast-number": f"font:11px {PLAIN_FACE};fill:#5a4c38",
    ".ast-name": "font-size:15px;text-anchor:start",
    ".ast-epoch": "font-size:14px;font-style:italic;text-anchor:start",
    ".ast-marker": "stroke:#17110b;stroke-width:1.4",
    ".ast-letters": f"font:bold 9px {PLAIN_FACE}",
}


def table_size(count: int) -> tuple[float, float]:
    """Return width and height of the table for so many civilizations."""
    return NAMES + STEP * (read_book().ast.basic.last_step + 1), HEADER + ROW * count + 48


def draw_table(
    civilizations: tuple[str, ...], liveries: Mapping[str, Livery], pieces: Pieces | None
) -> str:
    """Draw the table from its upper left corner."""
    is_expert = pieces is not None and pieces.is_expert
    ast = read_book().ast
    succession = ast.expert if is_expert else ast.basic
    kind = "expert" if is_expert else "basic"
    drawn = [element("text", f"Archaeological Succession Table, {kind}", y=16, class_="ast-title")]
    drawn += (
        element("text", str(step), x=NAMES + STEP * (step + 0.5), y=HEADER - 6, class_="ast-number")
        for step in range(succession.last_step + 1)
    )
    for place, civilization in enumerate(civilizations):
        step = pieces.steps.get(civilization, 0) if pieces is not None else 0
        row = "".join(_row(civilization, liveries[civilization], step, is_expert=is_expert))
        drawn.append(group_at(0, HEADER + ROW * place, row))
    drawn.append(group_at(NAMES, HEADER + ROW * len(civilizations) + 8, "".join(_epochs())))
    return "".join(drawn)


def _row(civilization: str, livery: Livery, step: int, *, is_expert: bool) -> Iterator[str]:
    yield element("rect", y=2, width=24, height=ROW - 4, rx=3, fill=livery.colour, class_="swatch")
    yield element(
        "text",
        words(livery.letters),
        x=12,
        y=ROW / 2 + 3.5,
        class_="swatch-letters",
        style=f"fill:{ink_on(livery.colour)}",
    )
    yield element("text", words(livery.name), x=34, y=ROW / 2 + 5, class_="ast-name")
    for number, epoch in enumerate(_epoch_by_step(civilization, is_expert=is_expert)):
        yield element(
            "rect",
            x=NAMES + STEP * number,
            y=2,
            width=STEP,
            height=ROW - 4,
            fill=EPOCH_COLOURS[epoch],
            class_="ast-step",
        )
    yield group_at(
        NAMES + STEP * (step + 0.5),
        ROW / 2,
        element("circle", r=9, fill=livery.colour, class_="ast-marker")
        + element(
            "text",
            words(livery.letters),
            y=3.2,
            class_="ast-letters",
            style=f"fill:{ink_on(livery.colour)}",
        ),
    )


def _epoch_by_step(civilization: str, *, is_expert: bool) -> Iterator[Epoch]:
    book = read_book()
    printed = book.civilization(civilization)
    succession = book.ast.expert if is_expert else book.ast.basic
    track = succession.tracks[printed.ast_expert if is_expert else printed.ast_basic]
    for step in range(succession.last_step + 1):
        begun = [epoch for epoch in book.ast.epochs if track.first_steps[epoch] <= step]
        yield begun[-1] if begun else book.ast.epochs[0]


def _epochs() -> Iterator[str]:
    """Tell which colour is which epoch, in two lines."""
    ast = read_book().ast
    half = -(-len(ast.epochs) // 2)
    for place, epoch in enumerate(ast.epochs):
        x, y = (place % half) * STEP * (ast.basic.last_step + 1) / half, 20.0 * (place // half)
        yield element(
            "rect", x=x, y=y, width=14, height=14, fill=EPOCH_COLOURS[epoch], class_="swatch"
        )
        name = words(ast.epoch_names[epoch])
        yield element("text", name, x=x + 20, y=y + 12, class_="ast-epoch")
