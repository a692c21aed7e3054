"""Asking one person one question, until it is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ziggurat.cli.answers import find_answers, find_begun, find_group, find_named
from ziggurat.cli.boards import shown_names
from ziggurat.cli.commands import commands_of, find_command
from ziggurat.cli.keyboard import Listener
from ziggurat.cli.menus import Question
from ziggurat.kernel.algebra import Amount
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Answer, Group
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import sentence
from ziggurat.terminal.board import Board
from ziggurat.terminal.drafts import Draft, Heard
from ziggurat.terminal.names import could_be

T = TypeVar("T")

IMAGINED = Dice(b"what a seat cannot see")
"""Whatever a seat may not know is dealt from here when its position is shown."""


class Conversation:
    """One question to one person. `answer` returns when the match has taken an answer."""

    def __init__(
        self,
        match: Match[Any],
        board: Board[Any],
        seat: Seat,
        listener: Listener,
        file: Path,
        save_to: Callable[[Path], None],
    ) -> None:
        self.match = match
        self.board = board
        self.seat = seat
        self.listener = listener
        self.console: Console = listener.console
        self.file = file
        """Where the game is kept."""
        self.save_to = save_to
        self.refused = ""
        """The clause the last refusal rests on."""
        self.logged = len(match.log)
        """Lines of the log before the last answer; taking back may leave fewer than were told."""
        self.has_waited = False
        """Whether the person lets others answer first."""
        self.question = self._question()
        self.draft = self._draft()

    def _draft(self) -> Draft:
        question = self.question
        return self.board.draft(question.position, self.seat, question.options, question.groups)

    def _question(self) -> Question:
        position = self.match.game.imagine(self.match.state, self.seat, IMAGINED.copy())
        return Question(self.board, position, self.seat)

    def renew(self) -> None:
        """Ask again what is asked now, after an answer was taken back."""
        self.question = self._question()
        self.draft = self._draft()
        self.show_question()

    # --- showing

    def say(self, sentence: str) -> None:
        """Print a sentence."""
        self.console.print(Text(sentence))

    def complain(self, sentence: str) -> None:
        """Print why something was not done; what was written ahead is not done either."""
        self.listener.written.clear()
        self.console.print(Text(f"! {sentence}", style="bold red"))

    def named(self, sentence: str) -> str:
        """A sentence of the rules with the names of the things in it."""
        return self.board.game.words_of_refusal(self.question.position, sentence)

    def show_position(self) -> None:
        """Show how everybody stands, and what the seat has."""
        position = self.question.position
        self.console.print(Rule(self.board.headline(position), style="dim"))
        self.console.print(
            self.board.standings(position, shown_names(self.match.names), wide=False)
        )
        holdings = self.board.holdings(position, self.seat)
        if holdings is not None:
            self.console.print()
            self.console.print(holdings)
        self.console.print()

    def show_goal(self) -> None:
        """Say who the seat is and what it has to do to win."""
        name = self.match.game.seat_name(self.match.state, self.seat)
        goal = self.board.goal(self.question.position, self.seat)
        if goal:
            self.say(f"You are {name}. {goal} `help game` tells how to play.")
            self.console.print()

    def show_question(self) -> None:
        """Show the prompt and the choices."""
        prompt = Text(self.match.prompt(self.seat), style="bold")
        mark = self.board.mark(self.question.position, self.seat)
        self.console.print(Text.assemble(mark, " ", prompt))
        preface = self.board.preface(self.question.position, self.seat)
        if preface is not None:
            self.console.print(preface)
        self.console.print(self.draft.show(self.question.show()))

    def may_write(self, path: Path) -> bool:
        """Whether a file may be written: it is new, or the person wants it replaced."""
        if path.is_dir():
            raise Invalid(f"{path} is a folder; name a file.")
        if not path.exists():
            return True
        if self.listener.confirm(f"{path} exists. Replace it?"):
            return True
        self.say("Nothing was written.")
        return False

    # --- listening

    def answer(self) -> None:
        """Ask until the match has taken an answer, or the person waits; `EOFError` on leaving."""
        is_shown = not self.listener.written  # else the person knows already what is asked
        if is_shown:
            self.show_question()
        name = self.match.game.seat_name(self.match.state, self.seat)
        moves = len(self.match.moves)
        while len(self.match.moves) <= moves and not self.has_waited:
            moves = len(self.match.moves)  # fewer than before when an answer was taken back
            line = self.listener.hear(f"{name}> ")
            try:
                self.respond(line)
            except Illegal as refusal:
                self.refused = refusal.clause or self.refused
                hint = " (`why` shows the rule)" if refusal.clause else ""
                self.complain(f"{self.named(str(refusal))}{hint}")
            except Invalid as error:
                self.complain(self.named(str(error)))
            except OSError as error:
                self.complain(f"{error.strerror or error}.")
            else:
                continue
            if not is_shown:  # what was written ahead has not answered it
                self.show_question()
                is_shown = True

    def respond(self, line: str) -> None:
        """Do what a line says: choose, answer, or carry out a command."""
        if not line:
            self.go_back()
        elif self.is_number(line):
            self.choose(int(line[:9]))
        else:
            self.obey(line)

    def is_number(self, line: str) -> bool:
        """Whether a line chooses from a list by number."""
        is_asked_for = isinstance(self.question.asked_for, Amount) or self.draft.is_asking
        return line.isdecimal() and not is_asked_for

    def go_back(self) -> None:
        """Return from a list of answers, or a draft, to the whole question."""
        self.draft.stop()
        self.question.opened = None
        self.show_question()

    def choose(self, number: int) -> None:
        """Take the answer, or open the kind of action, with this number."""
        listed = self.question.listed()
        if number == 0 and self.question.opened is not None:
            self.go_back()
        elif listed:
            self.give(pick(listed, number))
        elif self.question.is_menu:
            self.open(pick(self.question.open_groups, number))
        else:
            raise Invalid("Nothing is numbered here; write the answer.")

    def open(self, group: Group) -> None:
        """Show the answers of a kind of action, or its form; a single one is done at once."""
        if not group.is_open:
            raise self.closed(group)
        heard = self.draft.hear(group.name)
        if heard is not None:
            self.follow(heard)
            return
        if len(group.answers) == 1:
            self.give(group.answers[0])
            return
        self.question.opened = group
        self.console.print(self.question.show())

    def closed(self, group: Group) -> Illegal:
        """Why there is nothing to do with a kind of action."""
        if group.closed is None:
            return Illegal("", f"There is nothing to {group.name} now.")
        return Illegal(group.closed.clause, sentence(group.closed.sentence))

    def obey(self, line: str) -> None:
        """Carry out a command, or an answer in notation, written out or begun."""
        word, _, rest = line.partition(" ")
        group = find_group(self.question.groups, word)
        command = find_command(self.board, word)
        if group is not None and not rest:
            self.open(group)
        elif group is None and command is not None:
            command.do(self, rest.strip())
        elif self.is_drafted(line):
            pass
        elif group is not None:
            self.narrow(line)
        elif self.question.being_filled_in:
            self.narrow(f"{self.question.being_filled_in} {line}")
        else:
            self.guess(line, word, rest.strip())

    def is_drafted(self, line: str) -> bool:
        """Whether the draft of an answer takes a line in."""
        heard = self.draft.hear(" ".join(line.split()))
        if heard is not None:
            self.follow(heard)
        return heard is not None

    def follow(self, heard: Heard) -> None:
        """Show what a draft has to show, and give the answer that it has come to."""
        if heard.show is not None:
            self.console.print(heard.show)
        if heard.answer:
            self.give(self.question.options.read(heard.answer))
            self.listener.written += [heard.then] if heard.then else []

    def guess(self, line: str, word: str, rest: str) -> None:
        """Carry out what a line begins, if that is one thing only."""
        begun = [c for c in commands_of(self.board) if c.word.startswith(word.lower())]
        groups = [g for g in self.question.groups if g.name and g.name.startswith(word.lower())]
        is_answer = rest and groups and find_begun(self.question.options, line)
        if is_answer or not (begun or groups):
            self.narrow(line)
        elif len(begun) + len(groups) > 1:
            raise Invalid(could_be(word, [g.name for g in groups] + [c.word for c in begun]))
        elif begun:
            begun[0].do(self, rest)
        elif rest:
            self.narrow(f"{groups[0].name} {rest}")
        else:
            self.open(groups[0])

    def narrow(self, line: str) -> None:
        """Give the answer a line means; show those it begins when they are several."""
        options = self.question.options
        try:
            found = find_answers(options, line)
        except Invalid as error:
            found = find_named(options, line, self.label)
            if found:
                self.take_or_list(line, found)
                return
            if find_group(self.question.groups, line.partition(" ")[0]) is not None:
                raise
            raise Invalid(f"{error} `help` lists what else can be written.") from error
        self.take_or_list(line, found)

    def label(self, answer: Answer) -> str:
        """An answer as its list names it."""
        return self.board.words(self.question.position, self.question.options.label(answer))

    def take_or_list(self, line: str, found: list[Answer]) -> None:
        """Give the one answer a line means, or list all it could be."""
        if len(found) == 1:
            self.give(found[0])
            return
        self.question.opened = Group(self.question.being_filled_in, f"'{line}' could be", found)
        self.console.print(self.question.show())

    def give(self, answer: Answer) -> None:
        """Give an answer to the match, after asking again where a slip would be costly."""
        options = self.question.options
        if not options.contains(answer):
            raise options.refuse(answer)
        question = self.board.game.caution(self.question.position, self.seat, answer)
        if question and not self.listener.confirm(question):
            self.say("Nothing was done.")
            return
        self.logged = len(self.match.log)
        self.match.submit(self.seat, answer)


def pick(things: list[T], number: int) -> T:
    """The thing with a number in a list that is counted from 1."""
    if not 1 <= number <= len(things):
        raise Invalid(f"There is no number {number} here; choose 1 to {len(things)}.")
    return things[number - 1]
