"""`ziggurat map`: check a map file, build its outlines, draw its board."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from ziggurat.atlas.forms import MapForm, MapSheet
from ziggurat.cli.screen import complain, screen
from ziggurat.documents.faults import nearest_name, refuse_faults, told
from ziggurat.documents.reading import read_yaml
from ziggurat.games.registry import GAMES
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import write_whole

FAULTS_FOUND = 1

app = typer.Typer(
    help="Maps: check a map file, build its outlines from the coastline, draw its board.",
    no_args_is_help=True,
)

Target = Annotated[
    str,
    typer.Argument(
        metavar="GAME[/MAP]|FILE",
        help="A game with maps, such as revolt; one of its maps, such as monumental/map_3p_2 or "
        "mega/east-5; or a map file of your own.",
    ),
]


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
    for sheet in find_sheets(target):
        screen().print(_build(sheet, coastline, out), soft_wrap=True)


def _build(sheet: MapSheet, coastline: Path | None, out: Path | None) -> str:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen(), transient=True) as progress:
        task = progress.add_task("starting", total=1.0)
        return sheet.build(
            coastline,
            out,
            lambda doing, share: progress.update(task, description=doing, completed=share),
        )


@app.command()
def check(target: Target) -> None:
    """Check a map: every fault by file, entry and reason."""
    are_sound = [_report(sheet) for sheet in find_sheets(target)]
    if not all(are_sound):
        raise typer.Exit(FAULTS_FOUND)


def _report(sheet: MapSheet) -> bool:
    """Say what is wrong with a map, or how large it is; tell whether it is sound."""
    faults = sheet.faults()
    for line in told(faults):
        complain(line)
    if faults:
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        complain(f"{sheet.source}: {count}.")
        return False
    said = [f"{sheet.source}: {sheet.summary()}; nothing is wrong.", *sheet.notes()]
    screen().print(" ".join(said), soft_wrap=True)
    return True


@app.command()
def draw(
    target: Target,
    out: Annotated[
        Path | None,
        typer.Option(
            help="The SVG to write, or the folder for several; else the map's name in this folder."
        ),
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(help="A record of a game (.zig): draw its last position.", dir_okay=False),
    ] = None,
) -> None:
    """Draw a board as SVG, with the pieces of a position if one is given."""
    sheets = find_sheets(target)
    if position is not None and len(sheets) > 1:
        raise Invalid(f"A position belongs to one map; '{target}' are {len(sheets)}.")
    for sheet in sheets:
        refuse_faults(sheet.faults())
        goal = _goal(sheet, out, is_one_of_several=len(sheets) > 1)
        write_whole(goal, sheet.draw(position))
        screen().print(f"{goal}: {sheet.source} drawn.", soft_wrap=True)


def _goal(sheet: MapSheet, out: Path | None, *, is_one_of_several: bool) -> Path:
    """Return the file a picture is written to."""
    name = f"{sheet.stem}.svg"
    if out is None:
        return Path(name)
    if out.is_dir():
        return out / name
    if is_one_of_several:
        raise Invalid(f"'{out}' is no folder; several maps are drawn, each into a file of its own")
    return out


def forms_of_games() -> dict[str, MapForm]:
    """The forms of maps there are, by game."""
    return {name: game.named(game.maps)() for name, game in GAMES.items() if game.maps}


def find_sheets(target: str) -> list[MapSheet]:
    """Return the maps a command is about; raises `Invalid` telling which there are."""
    game, _, name = target.strip().lower().partition("/")
    path = Path(target)
    forms = forms_of_games()
    if game in forms and not path.is_file():
        shipped = forms[game].shipped()
        if not name:
            return list(shipped.values())
        known = {**shipped, **forms[game].parts()}
        if name in known:
            return [known[name]]
        guess = nearest_name(name, known) or f"; known are {', '.join(known)}"
        raise Invalid(f"{game} has no map '{name}'{guess}")
    if not path.is_file():
        games = ", ".join(forms)
        raise Invalid(f"'{target}' is neither a game with a map ({games}) nor a map file")
    return [_form_of(path).from_file(path)]


def _form_of(path: Path) -> MapForm:
    """Tell whose map a file holds by what is in it."""
    content = read_yaml(path)
    forms = forms_of_games()
    for form in forms.values():
        if form.hallmark in content:
            return form
    marks = ", ".join(f"'{form.hallmark}' ({game})" for game, form in forms.items())
    raise Invalid(f"{path.name}: is no map: it has none of the lists {marks}")
