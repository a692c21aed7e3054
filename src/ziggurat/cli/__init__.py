"""The front door: the command `ziggurat` and what can be asked of it.

Each module here is one command or one family of commands; they read arguments, call the tiers below
and show what comes of it. The command line is the top tier: it may import everything, and nothing
imports it.
"""

from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

import ziggurat
from ziggurat.cli import admin, bot, maps, play, replay, rules, serve, simulate, train
from ziggurat.cli.screen import complain
from ziggurat.kernel.errors import Broken, Illegal, Invalid, ZigguratError

__all__ = ["app", "main"]

NOT_UNDERSTOOD = 2
"""The exit status for bad input; typer's own for bad options is the same."""
NOT_ALLOWED = 1
OUR_FAULT = 70
INTERRUPTED = 130

app = typer.Typer(
    name="ziggurat",
    help="Play, host and study three empire board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("rules")(rules.show_rules)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("train")(train.train)
app.add_typer(maps.app, name="map")
app.add_typer(bot.app, name="bot")
app.add_typer(admin.app, name="admin")


def show_version(wanted: bool) -> None:
    """Print the version and leave, if that was asked for."""
    if wanted:
        typer.echo(f"ziggurat {ziggurat.__version__}")
        raise typer.Exit


@app.callback()
def front_door(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and leave."
        ),
    ] = False,
) -> None:
    """Play, host and study three empire board games."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command; whatever is wrong with its input ends in one sentence, not a traceback."""
    try:
        app(args=arguments, prog_name="ziggurat")
    except Invalid as error:
        _leave(NOT_UNDERSTOOD, str(error))
    except Illegal as error:
        _leave(NOT_ALLOWED, str(error))
    except Broken as error:
        _leave(OUR_FAULT, f"This is a fault of Ziggurat, not yours: {error}")
    except ZigguratError as error:  # a server's refusal, or a server that does not answer
        _leave(NOT_ALLOWED, str(error))
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        _leave(NOT_ALLOWED, f"{place}{error.strerror or error}.")
    except SystemExit as leaving:
        if leaving.code == INTERRUPTED:
            complain("Interrupted.")
        raise
    raise SystemExit(0)


def _leave(status: int, sentence: str) -> NoReturn:
    complain(sentence)
    raise SystemExit(status)
