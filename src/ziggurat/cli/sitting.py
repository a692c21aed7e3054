"""A sitting: people and bots play a match at one terminal, and it is kept in a file."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ziggurat.bots.bot import Bot, Budget
from ziggurat.bots.registry import check_bot, find_bot
from ziggurat.bots.seating import move
from ziggurat.cli.arguments import split_seats
from ziggurat.cli.boards import shown_names
from ziggurat.cli.conversation import Conversation
from ziggurat.cli.keyboard import Listener, load_line_editing
from ziggurat.cli.log import Teller, chapters
from ziggurat.cli.result import result
from ziggurat.cli.screen import program
from ziggurat.kernel import record
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import write_whole
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.terminal.board import Board
from ziggurat.terminal.colours import AMBER

PERSON = "you"
"""The word for a seat that is played at this terminal."""


def read_seats(text: str, game: Game[Any]) -> list[str]:
    """The players named in `--seats`: a person, or a bot that can play the game, a seat."""
    names = [PERSON if name.lower() == PERSON else name for name in split_seats(text)]
    for name in names:
        if name != PERSON:
            try:
                check_bot(name, game)
            except Invalid as error:
                raise Invalid(f"{error} Your own seat is called {PERSON}.") from error
    return names


def seat_bots(names: list[str]) -> dict[Seat, Bot]:
    """The bots at the table by their seats; all other seats are people's."""
    return {seat: find_bot(name) for seat, name in enumerate(names) if name != PERSON}


class Sitting:
    """A match in play, who plays it, and where it is kept."""

    def __init__(self, match: Match[Any], board: Board[Any], file: Path, console: Console) -> None:
        self.match = match
        self.board = board
        self.file = file
        self.console = console
        self.listener = Listener(console)
        self.bots = seat_bots(match.names)
        self.people = [seat for seat in range(match.seat_count) if seat not in self.bots]
        self.told: dict[Seat | None, int] = {seat: self.read_by(seat) for seat in self.people}
        """How many lines of the log each person has read; None are those who only watch."""
        self.shown: dict[Seat, int] = {}
        """How long the log was when a person last saw the whole table."""
        self.greeted: set[Seat] = set()
        """Who was told who they are and what wins."""
        self.at_keyboard: Seat | None = None
        """Whose secrets may be on the screen: who was asked last."""
        self.answered: Seat | None = None
        """Who gave the last answer in this sitting."""
        self.waits: Seat | None = None
        """Who was asked last and lets the others answer first."""

    def read_by(self, seat: Seat) -> int:
        """How many lines of the log a person has read in an earlier sitting."""
        own = [number for number, each in enumerate(self.match.moves, 1) if each.seat == seat]
        last = own[-1] if own else 0
        for number, line in enumerate(self.match.log):
            # An answer that ends a turn also opens the next one, which is told from its beginning.
            is_opened = line.move == last and self.board.begins_turn(line.told)
            if line.move > last or is_opened:
                return number
        return len(self.match.log)

    def play(self) -> None:
        """Play until the game is over or somebody leaves; either way it is saved."""
        if self.listener.is_terminal:
            load_line_editing()
        self.save(self.file)
        try:
            while not self.match.is_over:
                self.take_answer(self.next_seat())
        except EOFError:
            self.save(self.file)
            self.part()
        except KeyboardInterrupt:
            # A bot was thinking. The file holds everything up to the last answer of a person, and
            # the bots will find the same answers again.
            self.console.print()
            self.part()
        else:
            self.save(self.file)
            self.conclude()

    def next_seat(self) -> Seat:
        """Who answers next: where several may, they do so in turn."""
        last = self.match.moves[-1].seat if self.match.moves else -1
        if self.waits is not None:
            last, self.waits = self.waits, None
        return min(self.match.seats(), key=lambda seat: (seat - last - 1) % self.match.seat_count)

    def take_answer(self, seat: Seat) -> None:
        """Let whoever sits there answer."""
        bot = self.bots.get(seat)
        if bot is None:
            self.ask_person(seat)
            self.keep()
        else:
            self.ask_bot(seat, bot)
        self.answered = seat

    def ask_bot(self, seat: Seat, bot: Bot) -> None:
        # A stream of its own for every answer: a game that is taken up again goes on the same way.
        dice = self.match.state.dice.fork(len(self.match.moves))
        decided = move(self.match, seat, bot, dice, Budget())
        if decided.failure:
            name = self.match.game.seat_name(self.match.state, seat)
            self.console.print(Text(f"! {name} {decided.words(bot.name)}", style=AMBER))
        if len(self.people) < 2:
            self.tell(self.people[0] if self.people else None, unfinished=False)

    def ask_person(self, seat: Seat) -> None:
        if self.at_keyboard != seat:
            self.hand_over(seat)
        self.tell(seat, unfinished=True)
        talk = Conversation(self.match, self.board, seat, self.listener, self.file, self.save)
        is_open = talk.question.is_menu or self.board.needs_table(talk.question.position)
        if is_open and self.is_new_turn(seat):
            talk.show_position()
            self.shown[seat] = len(self.match.log)
        if seat not in self.greeted:
            talk.show_goal()
            self.greeted.add(seat)
        talk.answer()
        self.waits = seat if talk.has_waited else None
        self.told[seat] = min(self.told[seat], talk.logged)
        self.tell(seat, unfinished=True)

    def hand_over(self, seat: Seat) -> None:
        """Let the next person come to the keyboard without seeing what is somebody else's secret.

        Nothing is secret in an open game, or where one person plays.
        """
        before, self.at_keyboard = self.at_keyboard, seat
        if self.match.game.is_open or len(self.people) < 2:
            return
        if before is not None:
            name = self.match.game.seat_name(self.match.state, before)
            self.listener.pause(f"{name}: press Enter to clear the screen.")
            self.listener.wipe()
        name = self.match.game.seat_name(self.match.state, seat)
        self.listener.pause(f"Hand the keyboard to {name}; {name} presses Enter.")

    def is_new_turn(self, seat: Seat) -> bool:
        """Whether a person has not seen the table since a turn began."""
        if seat not in self.shown:
            return True
        return any(self.board.begins_turn(line.told) for line in self.match.log[self.shown[seat] :])

    def tell(self, seat: Seat | None, *, unfinished: bool) -> None:
        """Tell what a seat has not read yet; turns that are still going on only if wanted."""
        first = min(self.told.get(seat, 0), len(self.match.log))
        news = self.match.log[first:]
        if not unfinished and not self.match.is_over:
            starts = [n for n, line in enumerate(news) if self.board.begins_turn(line.told)]
            news = news[: starts[-1]] if starts else []
        teller = Teller(self.match, self.board, seat)
        for chapter in chapters(self.board, news):
            whole = self.answered == seat and self.board.tells_own_turn_whole
            self.console.print(teller.tell(chapter, whole=whole))
        self.told[seat] = first + len(news)

    # --- keeping it

    def keep(self) -> None:
        """Save while the game goes on; a full disk must not end it."""
        try:
            self.save(self.file)
        except Invalid as error:
            words = f"! {error} The game goes on; `save FILE` keeps it elsewhere."
            self.console.print(Text(words, style="bold red"))

    def save(self, path: Path) -> None:
        """Write the record of the match to a file."""
        write_whole(path, record.write(self.match))

    def part(self) -> None:
        """Say where the game is and how to go on."""
        self.console.print(Text(f"The game is saved in {self.file}."), soft_wrap=True)
        file = shlex.quote(str(self.file))
        self.console.print(Text(f"Go on with: {program()} play --resume {file}"), soft_wrap=True)

    def conclude(self) -> None:
        """Show how the game ended, and where its record lies."""
        readers: list[Seat | None] = [*self.people] or [None]
        for seat in readers:
            self.tell(seat, unfinished=True)
        outcome = self.match.outcome()
        assert outcome is not None
        self.console.print()
        names = shown_names(self.match.names)
        self.console.print(self.board.standings(self.match.state, names, wide=False))
        self.console.print()
        self.console.print(result(self.match, self.board, outcome))
        seed = f"The seed of the dice was {self.match.seed.hex()}."
        self.console.print(Text(seed), soft_wrap=True)
        self.console.print(Text(f"The record of the game is {self.file}."), soft_wrap=True)
        file = shlex.quote(str(self.file))
        again = f"See it again, every roll verified: {program()} replay {file}"
        self.console.print(Text(again), soft_wrap=True)
