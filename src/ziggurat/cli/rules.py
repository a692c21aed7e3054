"""`ziggurat rules`: read a game's clauses, and see which tests prove them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.cli.screen import screen
from ziggurat.games.registry import GAMES, find_game
from ziggurat.kernel import traceability
from ziggurat.kernel.clauses import Clause, Clauses, Example, read_examples
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.traceability import Coverage

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game, such as revolt; or a clause of any game."),
]
ClauseName = Annotated[
    str | None,
    typer.Argument(metavar="CLAUSE", help="One clause, such as ER-17 or er17a."),
]


def show_rules(
    game: GameName,
    clause: ClauseName = None,
    full: Annotated[bool, typer.Option("--full", help="Show the whole text.")] = False,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show which tests prove which clause.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Show a game's rules: the table of contents, one clause, or the whole text.

    A clause comes with its details and with the worked examples that show it; a numbered chapter,
    such as AE-2, with its contents.
    """
    if clause is None:
        game, clause = _split(game)
    played = find_game(game)
    clauses = played.clauses()
    if coverage:
        _show_coverage(clauses, clause, as_json=as_json)
    elif clause is not None and (chapter := clauses.chapter(clause)):
        _show_chapter(clauses, chapter, game, as_json=as_json)
    elif clause is not None:
        examples = read_examples(played.examples())
        _show_clause(clauses, clauses.find(clause), examples, as_json=as_json)
    elif as_json:
        _print_json({"clauses": list(clauses)})
    elif full:
        screen().print(Markdown(clauses.text))
    else:
        screen().print(_contents(clauses, tuple(clauses), game))


def _split(name: str) -> tuple[str, str | None]:
    """A game and a clause, where a clause stands in the game's place: its prefix tells the game."""
    prefix, dash, _ = name.partition("-")
    if dash:
        for game in GAMES.values():
            if prefix.upper() in game.clauses().prefixes:
                return game.name, name
    return name, None


def _show_chapter(
    clauses: Clauses, chapter: tuple[Clause, ...], game: str, *, as_json: bool
) -> None:
    """Show what a numbered chapter holds."""
    if as_json:
        _print_json({"clauses": chapter})
    else:
        screen().print(_contents(clauses, chapter, game))


def _show_clause(
    clauses: Clauses, clause: Clause, examples: tuple[Example, ...], *, as_json: bool
) -> None:
    """Show one clause with its details and the examples that cite any of them."""
    details = clauses.details(clause.id)
    ids = {clause.id, *(detail.id for detail in details)}
    shown = [example for example in examples if ids & set(example.clauses)]
    if as_json:
        whole = {**msgspec.to_builtins(clause), "details": details, "examples": shown}
        _print_json(whole)
        return
    parts: list[RenderableType] = [_heading(clause)]
    parts += [Markdown(clause.text)] if clause.text else []
    for detail in details:
        head = Text(f"{detail.id} ", style="bold")
        parts += [Text(), head.append(f"[{detail.source}]", style="dim")]
        parts.append(Padding(Markdown(detail.text), (0, 0, 0, 2)))
    if shown:
        parts += [Text(), Text("Examples", style="bold")]
    for example in shown:
        parts.append(Padding(Markdown(example.text), (0, 0, 1, 2)))
    screen().print(Group(*parts))


def _heading(clause: Clause) -> Text:
    heading = Text(f"{clause.id} {clause.title} ", style="bold")
    note = f"[{clause.source}]" if clause.has_rule else f"[{clause.source}] a heading, no rule"
    return heading.append(note, style="dim not bold")


def _contents(clauses: Clauses, listed: tuple[Clause, ...], game: str) -> Group:
    """Lay out a table of contents: chapters, clauses, and which details each has."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    chapter = ""
    for clause in listed:
        if clause.parent is not None:
            continue
        if clause.chapter != chapter:
            chapter = clause.chapter
            table.add_row()
            table.add_row("", Text(chapter, style="bold underline"), "")
        letters = [detail.id.removeprefix(clause.id) for detail in clauses.details(clause.id)]
        title = Text(clause.title, style="" if clause.has_rule else "italic")
        table.add_row(clause.id, title, " ".join(letters))
    hint = f"One clause: ziggurat rules {game} CLAUSE. All of it: ziggurat rules {game} --full."
    return Group(table, Text(), Text(hint, style="dim"))


def _show_coverage(clauses: Clauses, clause: str | None, *, as_json: bool) -> None:
    """Show the matrix of clauses and tests: of all clauses, a chapter, or one with its details."""
    found = _measure(clauses)
    if clause is not None:
        within = clauses.chapter(clause) or (clauses.find(clause), *clauses.details(clause))
        ids = {each.id for each in within}
        found = Coverage(tests={each: found.tests[each] for each in found.tests if each in ids})
    count, untested = len(found.tests), found.untested
    if as_json:
        _print_json({"clauses": count, "tested": count - len(untested), "untested": untested})
        return
    screen().print(_matrix(clauses, found))
    screen().print(f"\n{count - len(untested)} of {count} clauses with a rule are tested.")


def _measure(clauses: Clauses) -> Coverage:
    tests = traceability.find_tests(Path(__file__).resolve(), Path.cwd())
    if tests is None:
        raise Invalid(
            "Coverage is read from the tests, which only the source tree has: "
            "run this inside a checkout of Ziggurat."
        )
    return traceability.cover(clauses, traceability.read_citations(tests))


def _matrix(clauses: Clauses, found: Coverage) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("Clause", style="bold", no_wrap=True)
    table.add_column("Title", ratio=2)
    table.add_column("Tests", ratio=5, overflow="fold")
    for clause_id, tests in found.tests.items():
        title = clauses.find(clause_id).title
        names = Text("\n".join(tests)) if tests else Text("none", style="bold red")
        table.add_row(clause_id, title, names)
    return table


def _print_json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))
