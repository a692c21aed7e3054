"""`ziggurat bot`: which bots there are, and one that thinks here at a table elsewhere."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ziggurat.bots.bot import Bot
from ziggurat.bots.registry import LEVELS, check_bot, find_bot
from ziggurat.cli.arguments import split_seats
from ziggurat.cli.screen import program, screen
from ziggurat.games.registry import GAMES, find_game
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.terminal.colours import AMBER

if TYPE_CHECKING:
    from ziggurat.client import Client, TableClient
    from ziggurat.client.addresses import Address
    from ziggurat.client.playing import Given
    from ziggurat.server.models import Table as ShownTable

app = typer.Typer(help="The bots there are, at tables of a server too.", no_args_is_help=True)


@app.callback()
def bots() -> None:
    """The bots there are, at tables of a server too."""


@app.command("list")
def list_bots(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Only the characters of this game.")
    ] = None,
) -> None:
    """Tell which levels of bots there are, and in which characters they play each game."""
    console = screen()
    levels = listing()
    for name, level in LEVELS.items():
        levels.add_row(name, level.about)
    console.print(levels)
    for played in GAMES.values() if game is None else [find_game(game)]:
        characters = listing()
        for character in played.characters():
            characters.add_row(character.name, f"{character.title}. {character.temper}")
        if characters.row_count:
            console.print()
            console.print(Text(f"Characters of {played.title}", style="bold"))
            console.print(characters)
    console.print()
    console.print(Text("A level plays in a character as LEVEL/NAME; without one it has none."))


def listing() -> Table:
    """Words to write, and what there is to know of each."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table


@app.command("join")
def join(
    address: Annotated[
        str, typer.Argument(metavar="URL", help="A table's page, or a seat's secret link.")
    ],
    bot: Annotated[
        str,
        typer.Option(
            help="A level such as planner, planner/NAME for a character of the game, or a class "
            "of your own as module:Class; `ziggurat bot list` tells which there are."
        ),
    ] = "greedy",
    seat: Annotated[
        int | None,
        typer.Option(help="Which open seat, counted from 1; otherwise the first.", min=1),
    ] = None,
    name: Annotated[
        str, typer.Option(help="The name others see; otherwise the bot's.", show_default=False)
    ] = "",
    token: Annotated[
        str,
        typer.Option(
            envvar="ZIGGURAT_TOKEN",
            help="Play as the person of this token, such as you yourself.",
            show_default=False,
        ),
    ] = "",
    identities: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where it is kept who the bot was, so that it finds its seat again. "
            "[dim]\\[default: a file in your data folder][/]",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Sit a bot down at a table and let it play until the game is over.

    It thinks on this machine, with what its seat may know. Ctrl+C stops it; the seat stays its
    own, and the same command goes on.
    """
    try:
        # Loaded here: whoever only plays at the terminal does without it.
        from ziggurat.client import Client  # noqa: PLC0415
        from ziggurat.client.addresses import read_address  # noqa: PLC0415
        from ziggurat.client.identities import default_file  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Invalid(
            f"This needs the package {missing.name}; `pip install ziggurat[server]` brings it."
        ) from missing
    place = read_address(address)
    player = find_bot(split_seats(bot)[0])
    called = name.strip() or player.name
    with Client(place.url, token) as client:
        if token:
            called = client.me().name
        else:
            identify(client, called, identities or default_file())
        table = reach(client, place)
        Sitting(table, player, called, screen()).hold(None if seat is None else seat - 1)


def identify(client: Client, name: str, file: Path) -> None:
    """Be who the bot was at this server the last time, or somebody new."""
    from ziggurat.client.errors import Refused  # noqa: PLC0415
    from ziggurat.client.identities import recall, remember  # noqa: PLC0415

    token = recall(file, client.url, name)
    if token:
        client.connection.identify(token)
        try:
            client.me()
        except Refused as refused:
            if refused.status != 401:
                raise
            client.connection.forget()  # a server that began anew knows nobody
        else:
            return
    client.sign_up(name)
    remember(file, client.url, name, client.token)


def reach(client: Client, place: Address) -> TableClient:
    """The table of an address; a link is claimed."""
    return client.claim(place.link) if place.link else client.table(place.table)


class Sitting:
    """A bot of this machine at a table of a server."""

    def __init__(self, table: TableClient, bot: Bot, name: str, console: Console) -> None:
        self.table = table
        self.bot = bot
        self.name = name
        self.console = console
        self.seat = 0
        self.game = ""

    def say(self, words: str, style: str = "") -> None:
        """Tell whoever watches, one line."""
        self.console.print(Text(words, style=style), soft_wrap=True)

    def hold(self, wish: int | None) -> None:
        """Sit down and play until the game is over or somebody presses Ctrl+C."""
        try:
            self.sit(wish)
            self.play()
        except KeyboardInterrupt:
            if not self.game:
                raise  # it does not sit yet
            self.part()

    def sit(self, wish: int | None) -> None:
        """Take a seat, or take up the one the bot has."""
        shown = self.table.show()
        mine = [each.seat for each in shown.standing.seats if each.is_mine]
        if shown.standing.status == "over":
            raise Illegal("", f"The game at {self.table.address} is over.")
        if self.is_ours:
            check_bot(self.bot.name, find_game(shown.game))
        if not mine or (wish is not None and wish not in mine):
            shown = self.table.sit(wish)
            mine = [each.seat for each in shown.standing.seats if each.is_mine]
        self.seat = wish if wish is not None else mine[0]
        self.game = shown.game
        if shown.standing.seats[self.seat].is_absent:
            self.table.come_back(self.seat)
        where = f"{self.table.address}, seat {self.seat + 1}"
        self.say(f"{self.name} ({self.bot.name}) sits at {where}.")
        if shown.standing.status == "lobby":
            self.say("The game has not begun; it waits.")

    def play(self) -> None:
        """Answer until the game is over."""
        from ziggurat.client.playing import play  # noqa: PLC0415

        dice = Dice(secrets.token_bytes(16))
        for given in play(self.table, self.game, self.seat, self.bot, dice):
            self.tell(given)
        self.conclude(self.table.show(self.seat))

    def tell(self, given: Given) -> None:
        """One line per answer: the move's number, what, and why."""
        thought = given.thought
        style = AMBER if thought.is_default else ""
        self.say(f"{given.move}. {thought.answer} ({thought.reason})", style)

    def part(self) -> None:
        """Say how to go on."""
        self.say(f"Stopped. Seat {self.seat + 1} stays {self.name}'s; go on with:")
        address = shlex.quote(self.table.address)
        who = f"--bot {shlex.quote(self.bot_word())} --name {shlex.quote(self.name)}"
        self.say(f"{program()} bot join {address} {who}")

    def bot_word(self) -> str:
        """How the bot is named on the command line."""
        kind = type(self.bot)
        return self.bot.name if self.is_ours else f"{kind.__module__}:{kind.__qualname__}"

    @property
    def is_ours(self) -> bool:
        """Whether the bot came with the program."""
        return type(self.bot).__module__.partition(".")[0] == "ziggurat"

    def conclude(self, shown: ShownTable) -> None:
        """Tell how it ended."""
        outcome = shown.standing.outcome
        if outcome is None:
            self.say("The game is over.")
            return
        place = outcome.places[self.seat]
        self.say(f"The game is over ({outcome.reason}); {self.name} came in at place {place}.")
