"""Expeditions: steps and deeds of both Explorers in one go.

In Continuous Play one action covers any number of them (AE-4.3.7), and Explorers act only as part
of moving: after a step, or before the first one, which then follows at once (AE-4.3.3). In both
modes an effect may give free steps.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ziggurat.games.monumental.events.pieces import ExplorerReadied
from ziggurat.games.monumental.rules.actions.action import Wordless
from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.actions.possible import POSTS, PREY, finds
from ziggurat.games.monumental.rules.map.explorers import (
    Deed,
    Expedition,
    find_expedition,
    has_acted,
    has_moved,
    tile_of,
)
from ziggurat.games.monumental.rules.map.exploring import (
    Claim,
    ClaimMarket,
    DefeatMonster,
    Explore,
    FreeStep,
)
from ziggurat.games.monumental.rules.resources.tokens import may_raise
from ziggurat.games.monumental.rules.trade.posts import BuildPost, Visit
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import EXPLORERS, GOLD, MILITARY, NOTHING
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat


class Stop(Wordless):
    """End the expedition."""

    __slots__ = ()

    name: ClassVar[str] = "stop"
    title: ClassVar[str] = "End the expedition"
    weight: ClassVar[int] = 8
    clause: ClassVar[str] = "AE-4.3.7"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        current_expedition(state).ended = 1
        return None


DEEDS: Final[tuple[Verb[Any], ...]] = (
    Claim(),
    ClaimMarket(),
    BuildPost(),
    Visit(),
    DefeatMonster(),
)
SETTING_OUT: Final[tuple[Verb[Any], ...]] = (*DEEDS, Explore())
"""How a turn action begins: with something done, for doing nothing is no action (AE-4.3.1).

Answers count verbs: their order belongs to the rules.
"""
PAID: Final[tuple[Verb[Any], ...]] = (Stop(), *SETTING_OUT)
"""An expedition whose steps are paid for."""
FREE: Final[tuple[Verb[Any], ...]] = (Stop(), *DEEDS, FreeStep())
"""One with free steps left."""
ARRIVED: Final[tuple[Verb[Any], ...]] = (Stop(), *DEEDS)
"""One whose free steps are used up."""

ONWARD: Final[tuple[Verb[Any], ...]] = (Explore(),)
"""One in which an Explorer has acted before its first step, which comes now (AE-4.3.3)."""
FREE_ONWARD: Final[tuple[Verb[Any], ...]] = (FreeStep(),)
"""The same with free steps."""

URNS: Final = {
    verbs: urn_of(verbs) for verbs in (SETTING_OUT, PAID, FREE, ARRIVED, ONWARD, FREE_ONWARD)
}
STOP: Final = (0,)


def has_more(state: Monumental, player: int, verbs: tuple[Verb[Any], ...]) -> bool:
    """Whether there is anything to do besides stopping."""
    # A step comes last, and mostly there is one.
    return any(verb.choices(state, player) for verb in verbs[::-1] if verb.name != Stop.name)


class PlayExplorers(Wordless):
    """Play both Explorers: any number of steps and their deeds, in Continuous Play (AE-4.3.7)."""

    __slots__ = ()

    name: ClassVar[str] = "explorers"
    title: ClassVar[str] = "Play Explorers"
    clause: ClassVar[str] = "MO-5.8.1"
    weight: ClassVar[int] = 12

    def closed(self, state: Monumental, seat: Seat) -> Refusal | None:
        if has_more(state, seat, PAID):
            return None
        price = f"{state.lookup.setup.costs.explorer_step.military} Military"
        return Refusal("MO-5.8.1", f"A step costs {price}; Explorers act only as part of moving.")

    def things(self, state: Monumental, seat: Seat, answer: Answer) -> list[str]:
        return ["explorer:0"]

    def meant(self, state: Monumental, seat: Seat, thing: str) -> list[Answer]:
        return [()] if thing.partition(":")[0] == "explorer" else []

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Expedition(seat, 0, 1)


def free_steps(state: Monumental, player: int, count: int) -> Frame | None:
    """Let a player's Explorers go up to so many tiles in all, free of charge."""
    if count < 1 or state.is_automa(player):
        return None
    return Expedition(player, count, 0)


def ask_for_step(state: Monumental, expedition: Expedition) -> Frame | None:
    """Ask for a step or a deed while there is one, or a token might make one possible.

    When free steps are used up the normal game asks no more: deeds are actions of their own there.
    """
    player = expedition.player
    if expedition.owing != NOTHING and not has_more(state, player, verbs_of(expedition)):
        expedition.owing = NOTHING  # what its deed set off has taken the step from it
    is_over = not expedition.free and not expedition.is_paid and not state.continuous
    if not is_over and has_more(state, player, verbs_of(expedition)):
        return Wander(player)
    if not is_over and is_short(state, expedition):
        expedition.has_begun = 1  # so that it can be stopped
        return Wander(player)
    expedition.ended = 1
    return None


def is_short(state: Monumental, expedition: Expedition) -> bool:
    """Whether nothing but the payment is missing, which a token might bring (AE-2.1.8)."""
    player = expedition.player
    if expedition.is_paid:
        return may_raise(state, player, MILITARY)
    if expedition.free:
        return False
    return any(
        finds(state, player, tile_of(state, player, explorer)) & (POSTS | PREY)
        and expedition.moved >> explorer & 1
        and not has_acted(state, player, explorer)
        and (may_raise(state, player, GOLD) or may_raise(state, player, MILITARY))
        for explorer in range(EXPLORERS)
    )


def until_stopped(state: Monumental, expedition: Expedition) -> Frame | None:
    """Go on until the expedition has ended."""
    if not expedition.ended:
        expedition.begin_again()
    return None


Expedition.steps = (ask_for_step, until_stopped)


def verbs_of(expedition: Expedition) -> tuple[Verb[Any], ...]:
    """What Explorers can do at this point of an expedition."""
    if expedition.owing != NOTHING:
        return FREE_ONWARD if expedition.free else ONWARD
    if expedition.free:
        return FREE
    if expedition.is_paid:
        return PAID if expedition.has_begun else SETTING_OUT
    return ARRIVED


def current_expedition(state: Monumental) -> Expedition:
    """The expedition under way, which there must be."""
    expedition = find_expedition(state)
    if expedition is None:
        raise Broken("no Explorer is under way")
    return expedition


class Wander(Question):
    """Where do your Explorers go, and what do they do there? (AE-4.3.7)."""

    kind = "wander"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        expedition = current_expedition(state)
        if expedition.owing != NOTHING:
            return f"Explorer {expedition.owing + 1} has acted and moves on. Where does it go?"
        if expedition.free:
            steps = "1 step" if expedition.free == 1 else f"{expedition.free} steps"
            return f"Your Explorers have {steps} free of charge. What do they do?"
        if self.is_short(state):
            return "Your Explorers cannot go on. Do you use a token first, or stop?"
        return "What do your Explorers do?"

    def is_short(self, state: Monumental) -> bool:
        return not has_more(state, self.seat, verbs_of(current_expedition(state)))

    def offer(self, state: Monumental, seat: Seat) -> Options:
        verbs = verbs_of(current_expedition(state))
        return Menu(state, seat, verbs, URNS[verbs])

    def default(self, state: Monumental, seat: Seat) -> Answer:
        """Stop; or the first thing that can be done, where stopping is no choice."""
        first = verbs_of(current_expedition(state))[0]
        return STOP if first.name == Stop.name else self.offer(state, seat).answers()[0]

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        expedition = current_expedition(state)
        verb = verbs_of(expedition)[answer[0]]
        if isinstance(verb, Explore):
            expedition.free = max(0, expedition.free - 1)
            expedition.moved |= 1 << answer[1]
            expedition.owing = NOTHING
        elif isinstance(verb, Deed) and state.continuous and not has_moved(state, answer[1]):
            expedition.owing = answer[1]
        expedition.has_begun = 1
        return verb.do(state, seat, answer[1:])


def extra_explorer_action(state: Monumental, player: int, count: int) -> Frame | None:
    """Let so many Explorers that have acted act once more (EF-7 `explorer_action`)."""
    acted = [explorer for explorer in range(EXPLORERS) if has_acted(state, player, explorer)]
    if count < 1 or not acted:
        return None
    if count < len(acted) and not state.is_automa(player):
        return ActAgain(player)
    for explorer in acted[:count]:
        rouse(state, player, explorer)
    return None


def rouse(state: Monumental, player: int, explorer: int) -> None:
    """Let an Explorer act once more this turn."""
    state.explorers_acted[player] &= ~(1 << explorer)
    state.tell("MO-5.8.3", ExplorerReadied(player, explorer))


class ActAgain(Question):
    """Which of your two Explorers may act once more? (MO-5.8.3)."""

    kind = "act-again"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return "Which Explorer may act once more?"

    def offer(self, state: Monumental, seat: Seat) -> Options:
        return OneOf([self.item(state, explorer) for explorer in range(EXPLORERS)], "MO-5.8.3")

    def item(self, state: Monumental, explorer: int) -> Item:
        """An Explorer to choose."""
        where = names.tile(state, tile_of(state, self.seat, explorer))
        label = f"Explorer {explorer + 1} at {where}"
        return Item(explorer, str(explorer + 1), label, [f"explorer:{explorer}"])

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        rouse(state, seat, answer[0])
        return None
