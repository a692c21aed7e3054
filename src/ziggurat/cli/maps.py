"""`ziggurat map`: check a map file, build its outlines, draw its board."""

from importlib.resources import as_file
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from ziggurat.atlas.building import build_outlines
from ziggurat.atlas.checking import Fault, refuse_faults
from ziggurat.atlas.coastline import find_coastline
from ziggurat.atlas.outlines import check_outlines, encode_outlines, read_outlines
from ziggurat.atlas.reading import Document
from ziggurat.cli.screen import complain, screen
from ziggurat.games.revolt import picture
from ziggurat.games.revolt.board import Board, check_board, outlines_of, read_board, seats_of
from ziggurat.games.revolt.pieces import pieces_from_record
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import write_whole

GAMES_WITH_MAPS = ("revolt",)
FAULTS_FOUND = 1

app = typer.Typer(
    help="Maps: check a map file, build its outlines from the coastline, draw its board.",
    no_args_is_help=True,
)

Target = Annotated[
    str,
    typer.Argument(
        metavar="GAME|FILE", help="A game with a map, such as revolt, or a map file of its form."
    ),
]


class MapFile(msgspec.Struct, frozen=True):
    """The map a command is about."""

    path: Path | None
    """None is the map shipped with the game."""
    board: Board

    @property
    def outlines(self) -> Document:
        """Where its outlines are kept."""
        return outlines_of(self.path)


@app.command()
def build(
    target: Target,
    coastline: Annotated[
        Path | None,
        typer.Option(help="land-10m.json of the npm package world-atlas 2.x.", dir_okay=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Where to write the outlines; else beside the map.", dir_okay=False),
    ] = None,
) -> None:
    """Build a map's outlines: provinces, borders, coasts and routes, from the coastline.

    Stops, and writes nothing, if what it draws differs from what the map file says.
    """
    found = _find(target)
    goal = out or _own_place(found)
    shore = find_coastline(coastline)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen(), transient=True) as progress:
        task = progress.add_task("starting", total=1.0)
        outlines = build_outlines(
            found.board,
            shore,
            lambda doing, share: progress.update(task, description=doing, completed=share),
        )
    encoded = encode_outlines(outlines)
    write_whole(goal, encoded)
    screen().print(
        f"{goal}: {len(outlines.spaces)} regions, {len(outlines.borders)} borders, "
        f"{len(outlines.coasts)} coasts, {len(outlines.routes)} routes, "
        f"{len(encoded) // 1000} kB",
        soft_wrap=True,
    )


@app.command()
def check(target: Target) -> None:
    """Check a map: every fault by file, entry and reason."""
    found = _find(target)
    faults = check_board(found.board)
    note = ""
    if _is_there(found.outlines):
        faults += _stale(found)
    else:
        note = f" It has no outlines yet; `ziggurat map build {target}` makes them."
    for fault in faults:
        complain(str(fault))
    if faults:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        complain(f"{found.board.source}: {count}.")
        raise typer.Exit(FAULTS_FOUND)
    board = found.board
    seats = seats_of(board)
    players = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
    screen().print(
        f"{board.source}: {len(board.spaces)} regions, {len(board.borders)} borders, "
        f"{len(board.coasts)} coasts, {len(board.routes)} routes, for {players} players; "
        f"nothing is wrong.{note}",
        soft_wrap=True,
    )


@app.command()
def draw(
    target: Target,
    out: Annotated[
        Path | None,
        typer.Option(help="The SVG to write; else the map's name in this folder."),
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(help="A record of a game (.zig): draw its last position.", dir_okay=False),
    ] = None,
) -> None:
    """Draw a board as SVG, with the pieces of a position if one is given."""
    found = _find(target)
    refuse_faults([*check_board(found.board), *_stale(found)])
    outlines = read_outlines(found.outlines)
    pieces = pieces_from_record(position) if position is not None else None
    goal = out or Path(f"{found.path.stem if found.path else target}.svg")
    write_whole(goal, picture.draw_board(found.board, outlines, pieces))
    screen().print(f"{goal}: {found.board.source} drawn.", soft_wrap=True)


def _find(target: str) -> MapFile:
    name = target.strip().lower()
    if name in GAMES_WITH_MAPS:
        return MapFile(None, read_board())
    path = Path(target)
    if not path.is_file():
        games = ", ".join(GAMES_WITH_MAPS)
        raise Invalid(f"'{target}' is neither a game with a map ({games}) nor a map file")
    return MapFile(path, read_board(path))


def _own_place(found: MapFile) -> Path:
    """Return where a map's outlines belong on this disk."""
    place = found.outlines
    if isinstance(place, Path):
        return place
    assert isinstance(place, Traversable)
    with as_file(place) as path:
        return path


def _is_there(document: Document) -> bool:
    return isinstance(document, Traversable) and document.is_file()


def _stale(found: MapFile) -> list[Fault]:
    outlines = read_outlines(found.outlines)
    return check_outlines(found.board, outlines, found.outlines.name)
