"""`ziggurat admin`: look after a server's database, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from ziggurat.cli.screen import complain, screen
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.filing import write_whole
from ziggurat.terminal.colours import AMBER

app = typer.Typer(
    help="Look after a server's tables: list, show, export, import, delete, back up.",
    no_args_is_help=True,
)

DatabaseChoice = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="ZIGGURAT_DATABASE",
        help="The server's database. [dim]\\[default: the file in your data folder][/]",
        show_default=False,
    ),
]
TableChoice = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id.")]
Status = Literal["lobby", "running", "over"]

SEED_WARNING = (
    "This game is not over, and its record holds the secret of its dice: whoever reads it knows "
    "every roll to come. Keep it to yourself until the game has ended."
)


@app.callback()
def admin() -> None:
    """Look after a server's tables: list, show, export, import, delete, back up."""
    try:
        # Loaded by the commands: whoever only plays at the terminal does without it.
        import sqlalchemy  # noqa: F401, PLC0415
    except ModuleNotFoundError as missing:
        raise Invalid(
            f"This needs the package {missing.name}; `pip install ziggurat[server]` brings it."
        ) from missing


@app.command("list")
def list_tables(
    database: DatabaseChoice = "",
    status: Annotated[Status | None, typer.Option(help="Only these.")] = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    person: Annotated[
        str | None, typer.Option(help="Only tables where somebody of this name sits.")
    ] = None,
    idle: Annotated[
        int, typer.Option(metavar="DAYS", min=0, help="Only where nothing happened for so long.")
    ] = 0,
    limit: Annotated[int, typer.Option(min=1, help="At most so many, the newest first.")] = 50,
    *,
    only_ids: Annotated[bool, typer.Option("--ids", help="Print ids alone, for scripts.")] = False,
) -> None:
    """List tables."""
    from ziggurat.cli.databases import Filter, find_tables, run, tabulate_tables  # noqa: PLC0415

    wanted = Filter(status=status, game=game, person=person, idle_days=idle, limit=limit)
    found = run(database, lambda db: find_tables(db, wanted))
    if only_ids:
        for each in found:
            typer.echo(each.row.id)
    elif found:
        screen().print(tabulate_tables(found))
    else:
        screen().print("There are no such tables.")


@app.command("show")
def show_table(table: TableChoice, database: DatabaseChoice = "") -> None:
    """Show who sits at a table and what happened there last; never its secrets."""
    from ziggurat.cli.databases import describe_table, run  # noqa: PLC0415

    for part in run(database, lambda db: describe_table(db, table)):
        screen().print(part)


@app.command("export")
def export_table(
    table: TableChoice,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Otherwise TABLE.zig; - prints it.")
    ] = None,
    database: DatabaseChoice = "",
    *,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace the file if it exists.")
    ] = False,
) -> None:
    """Write a game's record to a file, as `ziggurat replay` reads it."""
    from ziggurat.cli.databases import export_record, run  # noqa: PLC0415

    exported = run(database, lambda db: export_record(db, table))
    if not exported.is_over:
        complain(SEED_WARNING)
    if file == Path("-"):
        typer.echo(exported.text, nl=False)
        return
    target = file or Path(f"{table}.zig")
    if target.exists() and not overwrite:
        raise Invalid(f"{target} exists already; --overwrite replaces it.")
    write_whole(target, exported.text)
    screen().print(Text(f"The record is in {target}."), soft_wrap=True)


@app.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    database: DatabaseChoice = "",
    host: Annotated[
        str | None, typer.Option(metavar="LOGIN", help="Whose table it shall be: an account.")
    ] = None,
) -> None:
    """Make a table of a record; a game that goes on gets a secret link for every seat."""
    from ziggurat.cli.databases import import_record, run  # noqa: PLC0415

    imported = run(database, lambda db: import_record(db, file, host))
    console = screen()
    console.print(Text(f"The game is at table {imported.table}."), soft_wrap=True)
    for seat, link in imported.links.items():
        console.print(Text(f"Seat {seat + 1}: /join/{link}"), soft_wrap=True)


@app.command("delete")
def delete_table(
    table: TableChoice,
    database: DatabaseChoice = "",
    *,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table, its journal, chat and notes, for ever."""
    from ziggurat.cli.databases import describe_table, remove_table, run  # noqa: PLC0415

    if not yes:
        for part in run(database, lambda db: describe_table(db, table)):
            screen().print(part)
        if not typer.confirm("Delete it for ever?"):
            screen().print(Text("Nothing was deleted.", style=AMBER))
            return
    run(database, lambda db: remove_table(db, table))
    screen().print(Text(f"Table {table} is deleted."), soft_wrap=True)


@app.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: DatabaseChoice = "",
) -> None:
    """Copy the whole database as it is at this moment; players notice nothing."""
    from ziggurat.cli.databases import run  # noqa: PLC0415

    run(database, lambda db: db.backup(file))
    screen().print(Text(f"Everything is copied to {file}."), soft_wrap=True)


@app.command("people")
def list_people(
    database: DatabaseChoice = "",
    limit: Annotated[int, typer.Option(min=1, help="At most so many, the newest first.")] = 50,
    *,
    accounts: Annotated[bool, typer.Option("--accounts", help="Only those with one.")] = False,
) -> None:
    """List the people who have been here."""
    from ziggurat.cli.databases import find_people, run, tabulate_people  # noqa: PLC0415

    found = run(database, lambda db: find_people(db, limit, only_accounts=accounts))
    screen().print(tabulate_people(found) if found else "There is nobody.")
