"""Monumental for somebody who has never seen it: the goal, and how to play."""

from __future__ import annotations

from rich.table import Table

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import sign_legend
from ziggurat.games.monumental.terms import HEROES, QUESTS, TRADE
from ziggurat.kernel.state import Seat

PRIMER = {
    "City": "Activate a row and a column: those five cards and the Knowledge beneath them give "
    "what they show, and their texts (») can be used.",
    "Spend": "Act as often as you can pay, then write `end`. Gold and Culture are kept, the rest "
    "is lost. Gold pays for Production, Science and Military too.",
    "Cards": "Production buys Buildings and both stages of a Wonder, Science buys Knowledge. They "
    "go on top of your deck. The display loses its furthest card when too few are taken.",
    "Conquer": "A Province beside yours costs Military equal to its Defence, and as many units "
    "move in; each Province keeps one piece.",
    "Policies": "1 Culture develops the first, 2 the second; each brings the one-off gains of all "
    "you have.",
    "Explore": "1 Military moves an Explorer a tile. Each acts once a turn: it claims a token, "
    "trades, or builds a Trading Post where both are.",
    "Stuck?": "`hint` advises; `display`, `city` and `map` show the table; `card granary` and "
    "`tile B3` tell all about them; `why conquer` tells a reason.",
}
"""What a beginner has to know besides the goal, in the order of need."""
CONTINUOUS = (
    "All play a round together: they activate, then take one action each in turn until all have "
    "passed. Using tokens is free. `pass` ends your round (AE-4)."
)
TRADE_WORDS = (
    "Investing 1 Gold a turn and Trading Posts move you on the Trade track: two spaces are a "
    "point, some give a Trade Benefit, a secret token to use later."
)
QUEST_WORDS = "Each secret Quest is worth 2 points once it is met."
HERO_WORDS = "Gold buys a Hero, one at a time."


def goal(state: Monumental) -> str:
    """What makes the points, in a sentence."""
    scoring = state.lookup.setup.scoring
    return (
        "To win, have the most points when the last round is over: "
        f"{scoring.province} for each Province, {scoring.knowledge} for each "
        f"Knowledge card, {scoring.wonder} for each Wonder, {scoring.policy} for "
        f"each Cultural Policy, and {scoring.majority_bonus} for having the most of each (MO-11)."
    )


def primer(state: Monumental, seat: Seat) -> Table:
    """The game in a dozen sentences, of the modules in use only."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("Goal", goal(state))
    told = dict(PRIMER)
    stuck = told.pop("Stuck?")
    if state.continuous:
        told["Spend"] = CONTINUOUS
    if state.has(TRADE):
        told["Trade"] = TRADE_WORDS
    extras = [
        words
        for module, words in ((QUESTS, QUEST_WORDS), (HEROES, HERO_WORDS))
        if state.has(module)
    ]
    if extras:
        told["Also"] = " ".join(extras)
    told["Stuck?"] = stuck
    for subject, words in told.items():
        table.add_row(subject, words)
    table.add_row("Signs", sign_legend())
    return table
