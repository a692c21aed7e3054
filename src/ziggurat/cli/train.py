"""`ziggurat train`: bots play, and what tells who wins is learned from their games."""

from __future__ import annotations

import importlib.util
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ziggurat.arena.sampling import HELD_OUT, Lesson, Lessons, play_lessons, work_folder
from ziggurat.bots.registry import check_bot
from ziggurat.cli.arguments import read_settings
from ziggurat.cli.progress import watched
from ziggurat.cli.screen import screen
from ziggurat.documents.learned_values import FILE, FORM, LearnedValue
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import write_whole

if TYPE_CHECKING:
    from ziggurat.arena.learning import Learner

DIGITS = 5
"""Of a weight that are written: more change nothing."""


def train(  # noqa: PLR0913, PLR0917 - a parameter is an option of the command
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as revolt.")],
    bot: Annotated[str, typer.Option(help="Who plays in every seat.")] = "greedy",
    players: Annotated[
        str, typer.Option(help="How many play, in turn from game to game, such as 2,4.")
    ] = "",
    games: Annotated[int, typer.Option(help="How many games are played to learn from.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    cells: Annotated[
        int, typer.Option(help="Cells of the net; 0 weighs the features directly.")
    ] = 16,
    stray: Annotated[
        int, typer.Option(help="So many answers of a hundred are given by chance.")
    ] = 5,
    hindsight: Annotated[
        float,
        typer.Option(help="How far the end of a game counts before what was seen a turn later."),
    ] = 1.0,
    workers: Annotated[int, typer.Option(help="Processes that play at the same time.")] = 1,
    work: Annotated[
        Path, typer.Option(help="Where games are kept, so that training can go on later.")
    ] = Path(".cache/train"),
    out: Annotated[
        Path | None, typer.Option(help="The file to write; the game's own without this.")
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Settle something, such as rounds=60."),
    ] = None,
) -> None:
    """Learn from games of bots how likely each seat is to win, for bots that search.

    What is played is kept: the command can be interrupted and goes on where it was.
    """
    played = find_game(game)
    if not played.feature_names:
        raise Invalid(f"{played.title} counts nothing to learn from: it has no features.")
    if importlib.util.find_spec("numpy") is None:
        raise Invalid("Training needs the package numpy; `pip install ziggurat[train]` brings it.")
    check_bot(bot, played)
    lessons = Lessons(
        game=played.name,
        bot=bot,
        players=read_players(players) or (played.first_game().seats,),
        games=games,
        seed=seed,
        stray=stray,
        settings=read_settings(played, settings or [], None),
    )
    for seats in lessons.players:
        played.require_seats(seats)
    if games < HELD_OUT or workers < 1:
        raise Invalid(f"Training takes at least {HELD_OUT} games and one worker.")
    playing = play_lessons(lessons, work_folder(lessons, work), workers)
    lesson_rows = list(watched(playing, games))
    learner = improve(lesson_rows, cells, seed, hindsight)
    path = out or Path(str(resources.files(played.folder))) / "data" / FILE
    count = sum(len(lesson.rows) for lesson in lesson_rows)
    write_whole(path, as_file(lessons, learner, cells, hindsight, count))
    tell(learner, path)


def read_players(text: str) -> tuple[int, ...]:
    """Numbers of players, parted by commas."""
    try:
        return tuple(int(each) for each in text.split(",") if each.strip())
    except ValueError as error:
        raise Invalid(
            f"--players are numbers parted by commas, such as 2,4; not '{text}'."
        ) from error


def improve(lessons: list[Lesson], cells: int, seed: int, hindsight: float) -> Learner:
    """Learn, and tell how it goes."""
    from ziggurat.arena.learning import gather, learn  # noqa: PLC0415 - numpy is an extra

    console = Console(stderr=True)
    best: Learner | None = None
    for epoch, loss, best in learn(*gather(lessons), cells, seed, hindsight):
        if console.is_terminal:
            least = best.learned.log_loss
            console.print(f"epoch {epoch + 1}: log loss {loss:.4f}, best {least:.4f}")
    assert best is not None
    return best


def as_file(
    lessons: Lessons, learner: Learner, cells: int, hindsight: float, positions: int
) -> bytes:
    """What was learned, with all that is needed to learn it again."""
    game = find_game(lessons.game)
    net = learner.net
    value = LearnedValue(
        form=FORM,
        game=game.name,
        rules=game.rules_version,
        command=command_of(lessons, cells, hindsight),
        games=lessons.games,
        positions=positions,
        held_out=len(range(0, lessons.games, HELD_OUT)),
        learned=learner.learned,
        judge=learner.judge,
        features=list(game.feature_names),
        cells=[[shortened(each) for each in cell] for cell in net.cells.tolist()],
        cell_bias=[shortened(each) for each in net.cell_bias.tolist()],
        weights=[shortened(each) for each in net.weights.tolist()],
        bias=shortened(net.bias),
    )
    lines = [
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(field).decode()}"
        for name, field in msgspec.structs.asdict(value).items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()  # a line a field, for people


def shortened(number: float) -> float:
    """A weight as it is written."""
    return float(f"{number:.{DIGITS}g}")


def command_of(lessons: Lessons, cells: int, hindsight: float) -> str:
    """The command that makes the file anew, whatever was left to defaults."""
    players = ",".join(str(each) for each in lessons.players)
    usual = find_game(lessons.game).complete({})
    settled = "".join(
        f" --set {name}={value}" for name, value in lessons.settings.items() if value != usual[name]
    )
    return (
        f"ziggurat train {lessons.game} --bot {lessons.bot} --players {players} "
        f"--games {lessons.games} --seed {lessons.seed} --cells {cells} --stray {lessons.stray}"
        + (f" --hindsight {hindsight:g}" if hindsight < 1.0 else "")
        + settled
    )


def tell(learner: Learner, path: Path) -> None:
    """Say how well it was learned, beside the judge it is to replace."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("On games kept apart", style="bold")
    table.add_column("log loss", justify="right")
    table.add_column("AUC", justify="right")
    for name, fit in (("learned", learner.learned), ("judge, brought to scale", learner.judge)):
        table.add_row(name, f"{fit.log_loss:.4f}", f"{fit.auc:.4f}")
    screen().print(table)
    screen().print(f"Written to {path}.", soft_wrap=True)
