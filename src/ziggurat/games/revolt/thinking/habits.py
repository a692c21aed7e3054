"""What somebody does without thinking long: for playing on in imagined positions.

It settles, creates armies, attacks where the odds are good, marches where prizes draw, buys a tech
card where cards lie idle, and ends the turn. It takes a twentieth of the time of weighing all
answers, and plays well enough to tell what a turn of somebody else may bring.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.actions import END, VERBS, Act
from ziggurat.games.revolt.rules.battle import Rearm
from ziggurat.games.revolt.rules.marching import ready_troops, regions_in_reach
from ziggurat.games.revolt.rules.strength import attack_dice, defence_dice
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, REARMAMENT
from ziggurat.games.revolt.thinking.foresight import rearming
from ziggurat.games.revolt.thinking.odds import odds
from ziggurat.games.revolt.thinking.outlook import Outlook
from ziggurat.games.revolt.thinking.points import TECH_POINTS
from ziggurat.games.revolt.thinking.reach import strongest_draw
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

NUMBER: Final[dict[str, int]] = {verb.name: number for number, verb in enumerate(VERBS)}
"""By name of an action: its number in answers."""
TROOP: Final = 4.0
"""What a troop is worth that attacks and may be lost."""
STRAY: Final = 0.05
"""A march is worth it where prizes draw by so much more."""


def habit(state: Revolt, seat: Seat) -> Answer:
    """A sensible answer to the question that stands."""
    decision = state.decision()
    if isinstance(decision, Act):
        return usual_action(state, seat)
    if isinstance(decision, Rearm):
        return (1,) if rearming(state, (1,)) > rearming(state, (0,)) else (0,)
    return decision.default(state, seat)


def usual_action(state: Revolt, seat: Seat) -> Answer:
    """What is done first: building, then fighting, then marching, then what is left over."""
    for name in ("settle", "army"):
        choices = VERBS[NUMBER[name]].choices(state, seat)
        if choices:
            return (NUMBER[name], *choices[0])
    outlook = Outlook(state, seat)
    return (
        likely_attack(state, seat, outlook)
        or landing(state, seat)
        or march(state, seat, outlook)
        or useful_card(state, seat)
        or END
    )


def likely_attack(state: Revolt, seat: Seat, outlook: Outlook) -> Answer:
    """The attack by land that promises most; empty where none promises more than it risks."""
    best: Answer = ()
    most = 0.0
    is_rearmed = state.has_tech(seat, REARMAMENT)
    for troop in ready_troops(state, seat):
        is_safe = state.troop_place[troop] == state.capital[seat] and state.has_capital(seat)
        for region in regions_in_reach(state, seat, troop):
            if state.control[region] == seat:
                continue
            against = defence_dice(state, region, seat)
            mine = attack_dice(state, troop, ship=NOBODY, against=against)
            chance = odds(mine, against, is_rearmed)
            risk = 0.0 if is_safe else (1.0 - chance) * TROOP
            if outlook.worths[region] - risk > most:
                most = outlook.worths[region] - risk
                best = (NUMBER["attack"], troop, region, NOBODY)
    return best


def landing(state: Revolt, seat: Seat) -> Answer:
    """Going ashore where a ship has brought a troop; empty where none has."""
    choices = VERBS[NUMBER["land"]].choices(state, seat)
    return (NUMBER["land"], *choices[0]) if choices else ()


def march(state: Revolt, seat: Seat, outlook: Outlook) -> Answer:
    """The march that leads a troop nearest to what draws it; empty where all stand well."""
    best: Answer = ()
    most = STRAY
    for troop, region in VERBS[NUMBER["move"]].choices(state, seat):
        rows = outlook.reach.mounted if state.is_mounted(troop) else outlook.reach.on_foot
        here, there = rows[state.troop_place[troop]], rows[region]
        near, far = strongest_draw(there, outlook.worths), strongest_draw(here, outlook.worths)
        gained = there[near] * outlook.worths[near] - here[far] * outlook.worths[far]
        if gained > most:
            most, best = gained, (NUMBER["move"], troop, region)
    return best


def useful_card(state: Revolt, seat: Seat) -> Answer:
    """The best tech card the hand pays for; empty where it pays for none."""
    best: Answer = ()
    most = 0.0
    for choice in VERBS[NUMBER["tech"]].choices(state, seat):
        if TECH_POINTS[choice[0]] > most:
            most, best = TECH_POINTS[choice[0]], (NUMBER["tech"], *choice)
    return best
