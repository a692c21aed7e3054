"""What a person can ask for besides answering: looking around, rules, hints, saving, leaving."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.bots.advising import HINT_SECONDS, advise
from ziggurat.cli.answers import find_group
from ziggurat.cli.boards import shown_names
from ziggurat.cli.log import Teller, chapters
from ziggurat.kernel.clauses import Clause
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.filing import write_whole
from ziggurat.kernel.options import read_number
from ziggurat.kernel.state import Open
from ziggurat.terminal.board import Board, Sight

if TYPE_CHECKING:
    from ziggurat.cli.conversation import Conversation

LINES = 20
"""Lines of the log that are shown when no number is given."""
THE_GAME = "game"
"""The topic of `help` that is not about writing but about the game."""
ALL = "all"
"""The topic of `why` that is about everything that cannot be done now."""


class Command(msgspec.Struct, frozen=True):
    """A word a person can say, what it takes, and what it does."""

    word: str
    takes: str
    help: str
    do: Callable[[Conversation, str], None]


def commands_of(board: Board[Any]) -> list[Command]:
    """Everything that can be said at a board: common commands, the game's own among them."""
    own = [
        Command(sight.word, sight.takes, sight.help, partial(show_sight, sight))
        for sight in board.sights()
    ]
    is_open = any(issubclass(frame, Open) for frame in board.game.frames)
    return [*LOOKING, *own, *(WAITING if is_open else ()), *DOING]


def find_command(board: Board[Any], word: str) -> Command | None:
    """The command of exactly this word."""
    for command in commands_of(board):
        if command.word == word.lower():
            return command
    return None


def show_status(talk: Conversation, _: str) -> None:
    """Show how everybody stands and what the seat has."""
    talk.show_position()


def show_players(talk: Conversation, _: str) -> None:
    """Show all players with their cards."""
    names = shown_names(talk.match.names)
    talk.console.print(talk.board.standings(talk.question.position, names, wide=True))


def show_map(talk: Conversation, file: str) -> None:
    """Show the map in text, or write it to a file as a picture."""
    position = talk.question.position
    if not file:
        talk.console.print(talk.board.world(position, talk.seat, talk.console.width))
        sight = talk.board.sights()[0]
        talk.say(f"`map FILE.svg` draws the picture. `{sight.word} {sight.takes}`: {sight.help}.")
        return
    path = read_path(file)
    if path.suffix.lower() != ".svg":
        raise Invalid("The picture is an SVG file; write it like: map position.svg")
    picture = talk.board.draw(position)
    if talk.may_write(path):
        write_whole(path, picture)
        talk.say(f"The position is drawn in {path}.")


def read_path(text: str) -> Path:
    """The file a person names; `~` is their own folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise Invalid(f"There is no folder {text.partition('/')[0]}.") from error


def show_sight(sight: Sight[Any], talk: Conversation, rest: str) -> None:
    """Show what a game has to look at."""
    talk.console.print(sight.show(talk.question.position, talk.seat, rest))


def show_log(talk: Conversation, count: str) -> None:
    """Show the last lines of the log."""
    lines = read_number(count) if count else LINES
    if lines < 1:
        raise Invalid("Write how many lines you want, such as: log 50.")
    teller = Teller(talk.match, talk.board, talk.seat)
    last = talk.match.log[-lines:]
    for chapter in chapters(talk.board, last):
        talk.console.print(teller.tell(chapter, whole=True))
    if not last:
        talk.say("Nothing has happened yet.")


def explain(talk: Conversation, name: str) -> None:
    """Tell why: of a clause, of an action that is closed, of all of them, or the last refusal."""
    if name.lower() == ALL:
        list_closed(talk)
        return
    group = find_group(talk.question.groups, name)
    if group is not None:
        if group.closed is None or group.is_open:
            talk.say(f"There is something to do: write {group.name}.")
            return
        talk.say(talk.named(str(talk.closed(group))))
        talk.refused = group.closed.clause or talk.refused
        return
    if name:
        show_clause(talk, talk.match.game.clauses().find(name))
    elif talk.refused:
        show_clause(talk, talk.match.game.clauses().find(talk.refused))
    else:
        first = next(iter(talk.match.game.clauses())).id
        talk.say(f"Nothing was refused. `why CLAUSE` shows a rule, such as: why {first}.")


def list_closed(talk: Conversation) -> None:
    """Tell of every kind of action that is closed why it is."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for group in talk.question.groups:
        if group.closed and not group.is_open:
            table.add_row(group.name, Text(talk.named(str(talk.closed(group)))))
    talk.console.print(table if table.row_count else Text("Everything can be done now."))


def show_clause(talk: Conversation, clause: Clause) -> None:
    """Print a clause with its details."""
    book = talk.match.game.clauses()
    console = talk.console
    console.print(Text(f"{clause.id} {clause.title}", style="bold"))
    if clause.text:
        console.print(Padding(Markdown(clause.text), (0, 0, 0, 2)))
    for detail in book.details(clause.id):
        console.print(Text(f"  {detail.id}", style="bold"))
        console.print(Padding(Markdown(detail.text), (0, 0, 0, 4)))


def give_hint(talk: Conversation, _: str) -> None:
    """Tell what the strongest bot would do that does not keep anybody waiting, and why."""
    match = talk.match
    dice = match.state.dice.fork(len(match.moves))
    advice = advise(match.game, match.state, talk.seat, HINT_SECONDS, dice)
    answer = advice.decided.answer
    words = talk.question.words(answer).plain
    talk.say(f"{advice.bot} would write: {talk.question.options.write(answer)}")
    told = f"{words}\n{advice.decided.words(advice.bot)}".rstrip()
    talk.console.print(Padding(Text(told), (0, 0, 0, 2)))


def undo(talk: Conversation, _: str) -> None:
    """Take the seat's last answer back."""
    if not talk.match.can_undo(talk.seat):
        raise Illegal("", "There is nothing to take back since the last roll or answer.")
    taken = talk.match.moves[-1].text
    talk.match.undo(talk.seat)
    talk.save_to(talk.file)
    talk.say(f"Taken back: {taken}.")
    talk.renew()


def back(talk: Conversation, _: str) -> None:
    """Return from a list of answers to the menu."""
    if talk.question.opened is None and not talk.draft.is_asking:
        talk.say("You are at the menu. `undo` takes back what you have done.")
        return
    talk.go_back()


def wait(talk: Conversation, _: str) -> None:
    """Let others answer first where several may."""
    others = [seat for seat in talk.match.seats() if seat != talk.seat]
    if not isinstance(talk.match.decision(), Open):
        raise Illegal("", "There is nothing to wait for: this question is yours to answer.")
    if not others:
        raise Illegal("", "Everybody else is done; there is nobody to wait for.")
    talk.has_waited = True


def save(talk: Conversation, file: str) -> None:
    """Save the game, here or in a file of its own."""
    path = read_path(file) if file else talk.file
    if path == talk.file or talk.may_write(path):
        talk.save_to(path)
        talk.say(f"Saved in {path}.")


def leave(_: Conversation, __: str) -> None:
    """Save and leave."""
    raise EOFError


def show_help(talk: Conversation, topic: str) -> None:
    """List what can be written, or tell how the game is played, or about an action or clause."""
    if topic.lower() == THE_GAME:
        talk.console.print(talk.board.primer(talk.question.position, talk.seat))
    elif topic:
        explain(talk, topic)
    else:
        list_commands(talk)


def list_commands(talk: Conversation) -> None:
    """Show all that can be written, answers first."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("a number", "choose from the list; a kind of action opens its own list")
    example = next((g.answers[0] for g in talk.question.open_groups if g.answers), None)
    if example is not None:
        notation = talk.question.options.write(example)
        table.add_row(notation, "an answer in full, at any time")
        begun = re.sub(r"(\w{3})\w+", r"\1", notation)
        table.add_row(begun, "beginnings will do; several answers that begin so are listed")
    for written, does in talk.draft.help():
        table.add_row(Text(written), does)
    table.add_row("Enter", "back to the menu; never does anything else")
    for command in commands_of(talk.board):
        # As text: what is in square brackets would be taken for a style.
        table.add_row(Text(f"{command.word} {command.takes}".rstrip()), command.help)
    talk.console.print(table)


LOOKING = (
    Command(
        "status", "", "how everybody stands, what you have and what you can do with it", show_status
    ),
    Command("players", "", "all players, with what they have", show_players),
    Command("map", "[FILE.svg]", "the map in text, or drawn into a file", show_map),
)
"""The common commands before the game's own."""
WAITING = (Command("wait", "", "where several may act: let the others act first", wait),)
"""For games in which several may act, as often as they like."""
DOING = (
    Command("log", "[N]", "the last lines of the log", show_log),
    Command(
        "why",
        f"[CLAUSE|ACTION|{ALL}]",
        "a rule, a closed action, all of them, or the last refusal",
        explain,
    ),
    Command("hint", "", "what a strong bot would do, and why", give_hint),
    Command("undo", "", "take your last answer back, up to the last roll", undo),
    Command("back", "", "from a list of answers to the menu", back),
    Command("save", "[FILE]", "save now; with a name, a copy of the game", save),
    Command("quit", "", "save and leave", leave),
    Command("help", f"[{THE_GAME}]", "this list, or how the game is played", show_help),
)
"""The common commands after them."""
