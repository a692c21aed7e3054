"""The report of a simulation: tables for people, one object for programs."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.arena.simulation import Plan
from ziggurat.arena.statistics import Share, Tally
from ziggurat.games.registry import find_game


def report(plan: Plan, tally: Tally, seconds: float) -> Group:
    """The tables a person reads after a simulation."""
    tables = [
        shares_table("Bot", tally.bots()),
        shares_table("Seat", tally.seats()),
        shares_table(find_game(plan.game).side.capitalize(), tally.names()),
        endings_table(tally),
        lengths_table(tally),
    ]
    if tally.paces.by_bot:
        tables.append(paces_table(tally))
    parts: list[RenderableType] = [
        Text(f"{tally.games} games of {plan.game} by {', '.join(plan.bots)}, seed {plan.seed}"),
    ]
    for table in tables:
        parts += [Text(), table]
    parts += [
        Text(),
        Text(
            f"{tally.decisions.total} decisions in {seconds:.1f} s, {speed(tally, seconds):,.0f}/s"
        ),
        Text(f"digest {tally.digest()}", style="dim"),
    ]
    if tally.failed_games:
        games = "1 game" if tally.failed_games == 1 else f"{tally.failed_games} games"
        parts.append(Text(f"Bots failed in {games}:", style="red"))
        parts.extend(Text(failure, style="red") for failure in tally.failures)
    return Group(*parts)


def shares_table(title: str, shares: dict[str, Share]) -> Table:
    """Wins with their intervals, and what an even game would have brought."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(title, style="bold", min_width=12)
    for heading in ("games", "wins", "share", "95% interval", "even"):
        table.add_column(heading, justify="right")
    for name, share in shares.items():
        table.add_row(
            name,
            str(share.games),
            f"{share.wins:.10g}",
            f"{share.share:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{share.even:.1%}",
        )
    return table


def endings_table(tally: Tally) -> Table:
    """Why games ended."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Ending", style="bold", min_width=12)
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for ending in sorted(tally.endings, key=lambda each: (-tally.endings[each], each)):
        count = tally.endings[ending]
        table.add_row(ending, str(count), f"{count / tally.games:.1%}")
    return table


def lengths_table(tally: Tally) -> Table:
    """How long games were."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Length", style="bold", min_width=12)
    for heading in ("shortest", "mean", "longest"):
        table.add_column(heading, justify="right")
    for name, lengths in (("rounds", tally.rounds), ("decisions", tally.decisions)):
        spread = lengths.spread()
        table.add_row(name, str(spread.least), f"{spread.mean:.1f}", str(spread.most))
    return table


def paces_table(tally: Tally) -> Table:
    """How long bots thought about an answer, in milliseconds of processor time."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Thought", style="bold", min_width=12)
    for heading in ("answers", "mean ms", "longest ms"):
        table.add_column(heading, justify="right")
    for bot, pace in sorted(tally.paces.by_bot.items()):
        mean, longest = 1000 * pace.mean, 1000 * pace.longest
        table.add_row(bot, str(pace.answers), f"{mean:.1f}", f"{longest:.1f}")
    return table


def speed(tally: Tally, seconds: float) -> float:
    """Decisions a second."""
    return tally.decisions.total / seconds if seconds else 0.0


# The values are numbers, texts, and structs of numbers, as JSON wants them.
def as_object(plan: Plan, tally: Tally, seconds: float, workers: int) -> dict[str, Any]:
    """Everything in one object, for `--json`."""
    return {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "settings": plan.settings,
        "workers": workers,
        "games": tally.games,
        "decisions": tally.decisions.total,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(speed(tally, seconds), 1),
        "wins": {bot: share.wins for bot, share in tally.bots().items()},
        "by_bot": tally.bots(),
        "by_seat": tally.seats(),
        "by_side": tally.names(),
        "endings": dict(sorted(tally.endings.items())),
        "rounds": tally.rounds.spread(),
        "decisions_a_game": tally.decisions.spread(),
        "thinking": {
            bot: {
                "answers": pace.answers,
                "mean_seconds": round(pace.mean, 6),
                "longest_seconds": round(pace.longest, 6),
            }
            for bot, pace in sorted(tally.paces.by_bot.items())
        },
        "failed_games": tally.failed_games,
        "failures": tally.failures,
        "digest": tally.digest(),
    }
