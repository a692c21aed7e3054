"""`ziggurat serve`: host tables for people with browsers and for programs."""

from __future__ import annotations

import asyncio
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from ziggurat.cli.screen import screen
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.server.settings import LogForm, LogLevel, Readers, Settings, check_settings

if TYPE_CHECKING:
    from ziggurat.server.services import Services

PLACE = "Where"
BOTS = "Bots"
NOTICES = "Notices"
RUNNING = "Running"


def serve(  # noqa: PLR0913, PLR0917 - every parameter is an option
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE|URL",
            envvar="ZIGGURAT_DATABASE",
            help="Where everything is kept: a file, or postgresql://... for several processes. "
            "[dim]\\[default: a file in your data folder][/]",
            show_default=False,
            rich_help_panel=PLACE,
        ),
    ] = "",
    host: Annotated[
        str,
        typer.Option(
            envvar="ZIGGURAT_HOST",
            help="The address to listen at; 0.0.0.0 is all of this machine's.",
            rich_help_panel=PLACE,
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="ZIGGURAT_PORT", help="0 picks one that is free.", rich_help_panel=PLACE
        ),
    ] = 8000,
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="ZIGGURAT_PUBLIC_URL",
            help="The address people use, if a proxy stands before the server.",
            show_default=False,
            rich_help_panel=PLACE,
        ),
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            envvar="ZIGGURAT_PROXIES",
            help="Proxies that are believed when they say who is behind them.",
            rich_help_panel=PLACE,
        ),
    ] = "127.0.0.1",
    table: Annotated[
        str | None,
        typer.Option(
            metavar="GAME",
            help="Make a table of this game against bots ready, and show its address.",
            rich_help_panel=PLACE,
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open it in a browser.", rich_help_panel=PLACE)
    ] = False,
    bot_seconds: Annotated[
        float,
        typer.Option(
            envvar="ZIGGURAT_BOT_SECONDS",
            help="How long a bot may think about one answer; a search ends somewhat before.",
            rich_help_panel=BOTS,
        ),
    ] = 5.0,
    workers: Annotated[
        int,
        typer.Option(
            envvar="ZIGGURAT_WORKERS",
            help="Processes that think; 0 leaves one core to the server.",
            rich_help_panel=BOTS,
        ),
    ] = 0,
    readers: Annotated[
        int,
        typer.Option(
            envvar="ZIGGURAT_READERS",
            help="Processes that read what people send, and go through their games.",
            rich_help_panel=RUNNING,
        ),
    ] = 2,
    pace: Annotated[
        float,
        typer.Option(
            envvar="ZIGGURAT_PACE",
            help="Seconds between two answers of bots where somebody watches; less after many.",
            rich_help_panel=BOTS,
        ),
    ] = 0.4,
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="ZIGGURAT_SMTP",
            help="Where mail goes out: smtp://user:password@host:587?from=club@example.org",
            show_default=False,
            rich_help_panel=NOTICES,
        ),
    ] = "",
    inner_webhooks: Annotated[
        bool,
        typer.Option(
            "--inner-webhooks",
            envvar="ZIGGURAT_INNER_WEBHOOKS",
            help="Let webhooks point into this machine's own network.",
            rich_help_panel=NOTICES,
        ),
    ] = False,
    limits: Annotated[
        bool,
        typer.Option(
            "--limits/--no-limits",
            envvar="ZIGGURAT_LIMITS",
            help="Bound how often everybody may ask.",
            rich_help_panel=RUNNING,
        ),
    ] = True,
    metrics: Annotated[
        Readers,
        typer.Option(
            envvar="ZIGGURAT_METRICS",
            help="Who may read the figures at /metrics; local is this machine.",
            rich_help_panel=RUNNING,
        ),
    ] = "nobody",
    log_form: Annotated[
        LogForm,
        typer.Option(
            envvar="ZIGGURAT_LOG_FORM",
            help="How the log is written; auto is console at a terminal and json elsewhere.",
            rich_help_panel=RUNNING,
        ),
    ] = "auto",
    log_level: Annotated[
        LogLevel,
        typer.Option(
            envvar="ZIGGURAT_LOG_LEVEL",
            help="What is worth a line; info has one for every request.",
            rich_help_panel=RUNNING,
        ),
    ] = "info",
) -> None:
    """Host tables for browsers and programs.

    Without options it listens on this machine only and keeps everything in one file. It stops
    with Ctrl+C and loses nothing, even when it is killed.
    """
    settings = check_settings(
        Settings(
            database=database,
            host=host,
            port=port,
            public_url=public_url,
            proxies=proxies,
            smtp=smtp,
            inner_webhooks=inner_webhooks,
            bot_seconds=bot_seconds,
            workers=workers,
            readers=readers,
            pace=pace,
            limits=limits,
            metrics=metrics,
            log_form=log_form,
            log_level=log_level,
        )
    )
    host_tables(
        settings, None if table is None else find_game(table).name, open_browser=open_browser
    )


def host_tables(settings: Settings, game: str | None, *, open_browser: bool) -> None:
    """Run the server until it is told to stop."""
    try:
        # Loaded here: whoever only plays at the terminal does without all of it.
        from ziggurat.server.logs import begin_logging  # noqa: PLC0415
        from ziggurat.server.process import run  # noqa: PLC0415
        from ziggurat.server.storage.files import InUse  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Invalid(
            f"Hosting needs the package {missing.name}; `pip install ziggurat[server]` brings it."
        ) from missing

    async def say_ready(services: Services) -> None:
        await show_address(services, game, open_browser=open_browser)

    begin_logging(settings)
    try:
        run(settings, say_ready)
    except InUse:
        if game is None or not visit(settings, game, open_browser=open_browser):
            raise


def visit(settings: Settings, game: str, *, open_browser: bool) -> bool:
    """Have a table made ready by the server that runs already; whether there is one that does."""
    from ziggurat.server.second_start import ring  # noqa: PLC0415

    address = ring(settings.database, game)
    if address is None:
        return False
    screen().print("Ziggurat runs already; it has made a new table ready.")
    show_table(address)
    if open_browser:
        open_page(address)
    return True


def show_table(address: str) -> None:
    """Tell where a table is."""
    screen().print(Text.assemble("Your table is at ", (address, "bold")), soft_wrap=True)


def open_page(address: str) -> None:
    """Open an address in a browser."""
    if not webbrowser.open(address):
        screen().print("No browser could be opened; open the address yourself.")


async def show_address(services: Services, game: str | None, *, open_browser: bool) -> None:
    """Tell where the server is, and lead the way."""
    from ziggurat.server.quick_start import make_ready  # noqa: PLC0415

    address = services.address
    console = screen()
    console.print(Text.assemble("Ziggurat is at ", (address, "bold")), soft_wrap=True)
    if game is not None:
        address += await make_ready(services, game)
        show_table(address)
    console.print("Ctrl+C stops it.")
    if open_browser:
        await asyncio.to_thread(open_page, address)
