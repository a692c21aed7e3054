"""`ziggurat play`: a game at the terminal, against bots or in turns at one keyboard."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ziggurat.bots.characters import find_character
from ziggurat.bots.registry import character_of
from ziggurat.cli.arguments import read_settings
from ziggurat.cli.boards import find_board
from ziggurat.cli.screen import screen
from ziggurat.cli.sitting import PERSON, Sitting, read_seats
from ziggurat.games.registry import GAMES, find_game
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import read_record, replay_file
from ziggurat.kernel.game import Game, Setting
from ziggurat.kernel.match import Match, require_names

OPPONENT = "greedy"
"""Who sits down where only the number of players is given."""
TELL = "help"
"""Given for a setting it asks which there are."""
SEED_BYTES = 32


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES|NUMBER",
            help="Who plays, such as you,planner,greedy; or how many: you and greedy bots. "
            "`ziggurat bot list` tells which bots there are.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Play with the dice of this number; else nobody knows them.")
    ] = None,
    map_file: Annotated[
        Path | None, typer.Option("--map", metavar="FILE", help="Play on a map of your own.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the game in this file; else in a new one here."),
    ] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace the file of --save if it exists.")
    ] = False,
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="NAME=VALUE", help=f"Settle something; --set {TELL} lists what."
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was saved.")
    ] = None,
) -> None:
    """Play a game at this terminal.

    A seat is played by [bold]you[/] or by a bot, such as [bold]planner[/] or, in a character of
    the game, [bold]planner/NAME[/]; with several people each writes when asked.

    Where the game has secrets, the screen is cleared before the keyboard changes hands.
    """
    if settings == [TELL] and game is not None:
        screen().print(settings_of(find_game(game)))
        return
    if resume is not None:
        refuse_beside_resume(seed=seed, map=map_file, set=settings or None)
        match = take_up(resume, game, seats)
        file = resume if save is None else new_file(save, overwrite=overwrite)
    elif game is None:
        raise Invalid(f"Name a game to play ({', '.join(GAMES)}), or --resume FILE.")
    else:
        match = begin(find_game(game), seats, seed, map_file, settings or [])
        file = usual_file(match.game.name) if save is None else new_file(save, overwrite=overwrite)
    board = find_board(match.game, str(match.settings.get("map", "")), map_file)
    console = screen()
    greet(match, console)
    Sitting(match, board, file, console).play()


def greet(match: Match[Any], console: Console) -> None:
    """Name the game, tell where help is, and publish the dice's commitment."""
    console.print(Text.assemble((match.game.title, "bold"), f": {match.game.summary}."))
    console.print(Text("`help` lists what you can write; `quit` saves and leaves."))
    for name in dict.fromkeys(match.names):
        if temper := character_of(name):
            character = find_character(match.game, temper)
            level = name.partition("/")[0]
            console.print(Text(f"{character.title} ({level}): {character.temper}"))
    console.print(Text(f"The dice are committed to {match.commitment}.", style="dim"))


def settings_of(game: Game[Any]) -> Table:
    """What can be settled before a game begins, and how it is unless somebody says so."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("Setting", no_wrap=True)
    table.add_column("Usually", no_wrap=True)
    table.add_column("What it is")
    for setting in game.settings:
        usual = str(setting.default) if setting.default != "" else "empty"
        table.add_row(setting.name, usual, Text(f"{setting.help}{limits_of(setting)}"))
    return table


def limits_of(setting: Setting) -> str:
    """How far a number may go, or which words there are; on or off says so itself."""
    if setting.choices:
        return f" ({', '.join(setting.choices)})"
    if not isinstance(setting.default, int):
        return ""
    between = "or" if setting.most - setting.least == 1 else "to"
    return f" ({setting.least} {between} {setting.most})"


def seats_for(game: Game[Any], wish: str | None) -> str:
    """Who plays: those who are named, you and bots where a number is given, else the usual ones."""
    if wish is None:
        return find_board(game).usual_seats
    if not wish.strip().isdecimal():
        return wish
    count = int(wish.strip()[:3])
    game.require_seats(count)
    return ",".join([PERSON, *[OPPONENT] * (count - 1)])


def begin(
    game: Game[Any], seats: str | None, seed: int | None, map_file: Path | None, settled: list[str]
) -> Match[Any]:
    """A new match; its dice are a secret unless a number was given."""
    names = read_seats(seats_for(game, seats), game)
    game.require_seats(len(names))
    settings = read_settings(game, settled, map_file)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_number(seed)
    return Match(game, seats=len(names), seed=secret, settings=settings, names=names)


def take_up(path: Path, game: str | None, seats: str | None) -> Match[Any]:
    """The match in a file, verified, to be gone on with; other players may take its seats."""
    saved = read_record(path)
    if game is not None and find_game(game).name != saved.game:
        raise Invalid(f"{path}: is a game of {saved.game}, not of {game}.")
    match = replay_file(path, saved, find_game(saved.game))
    if seats is not None:
        match.names = read_seats(seats, match.game)
        require_names(match.names, match.seat_count)
    else:
        match.names = known_names(path, match)
    return match


def known_names(path: Path, match: Match[Any]) -> list[str]:
    """The players a file names, if all of them can sit down here."""
    try:
        return read_seats(",".join(match.names), match.game)
    except Invalid as error:
        raise Invalid(f"{path}: {error} Say by --seats who plays now.") from error


def refuse_beside_resume(**given: object) -> None:
    """Refuse what only a new game can be given."""
    for name, value in given.items():
        if value is not None:
            raise Invalid(f"--{name} belongs to a new game; the saved one has its own.")


def new_file(path: Path, *, overwrite: bool) -> Path:
    """The file a game shall be kept in, if nothing is lost by that."""
    if path.is_dir():
        raise Invalid(f"{path}: is a folder; name a file to save the game in.")
    if path.exists() and not overwrite:
        raise Invalid(
            f"{path}: exists already. Go on with it by --resume {path}, "
            "choose another name, or replace it by --overwrite."
        )
    return path


def usual_file(game: str) -> Path:
    """A new file in the working folder, named after the game and the time."""
    now = datetime.now(UTC).astimezone()
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.zig")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.zig")
    return path
