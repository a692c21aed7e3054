"""Expeditions: steps and deeds of both Explorers in one go.

In Continuous Play one action covers any number of them (AE-4.3.7, AE-4.3.14); in both modes an
effect may give free steps, and Explorers act on the way (AE-4.3.3).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.action import Wordless
from ziggurat.games.monumental.rules.explorers import has_acted, tile_of
from ziggurat.games.monumental.rules.exploring import (
    Claim,
    ClaimMarket,
    DefeatMonster,
    Explore,
    FreeStep,
)
from ziggurat.games.monumental.rules.posts import BuildPost, Visit
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import EXPLORERS
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.menu import Menu, Verb, urn_of
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


class Stop(Wordless):
    """End the expedition."""

    __slots__ = ()

    name: ClassVar[str] = "stop"
    title: ClassVar[str] = "End the expedition"
    weight: ClassVar[int] = 8
    clause: ClassVar[str] = "AE-4.3.7"

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        expedition = state.stack[-1]
        assert isinstance(expedition, Expedition)
        expedition.ended = 1
        return None


DEEDS: tuple[Verb[Any], ...] = (
    Claim(),
    ClaimMarket(),
    BuildPost(),
    Visit(),
    DefeatMonster(),
)
SETTING_OUT: tuple[Verb[Any], ...] = (*DEEDS, Explore())
"""How a turn action begins: with something done, for doing nothing is no action (AE-4.3.1).

Answers count verbs: their order belongs to the rules.
"""
PAID: tuple[Verb[Any], ...] = (Stop(), *SETTING_OUT)
"""An expedition whose steps are paid for."""
FREE: tuple[Verb[Any], ...] = (Stop(), *DEEDS, FreeStep())
"""One with free steps left."""
ARRIVED: tuple[Verb[Any], ...] = (Stop(), *DEEDS)
"""One whose free steps are used up."""

SETTING_OUT_URN = urn_of(SETTING_OUT)
PAID_URN = urn_of(PAID)
FREE_URN = urn_of(FREE)
ARRIVED_URN = urn_of(ARRIVED)
STOP = (0,)


def has_more(game: Monumental, player: int, verbs: tuple[Verb[Any], ...]) -> bool:
    """Whether there is anything to do besides stopping."""
    # A step comes last, and mostly there is one.
    return any(verb.choices(game, player) for verb in verbs[::-1] if verb.name != Stop.name)


class PlayExplorers(Wordless):
    """Play both Explorers: any number of steps and their deeds, in Continuous Play (AE-4.3.7)."""

    __slots__ = ()

    name: ClassVar[str] = "explorers"
    title: ClassVar[str] = "Play Explorers"
    clause: ClassVar[str] = "MO-5.8.1"
    weight: ClassVar[int] = 12

    def closed(self, state: Monumental, seat: Seat) -> str:
        if has_more(state, seat, PAID):
            return ""
        price = f"{state.tables.figures.explorer_price} Military"
        return f"MO-5.8.1: A step costs {price}, and there is nothing to do where Explorers are."

    def do(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        return Expedition(seat, 0, 1)


def free_steps(game: Monumental, player: int, count: int) -> Frame | None:
    """Let a player's Explorers go up to so many tiles in all, free of charge."""
    if count < 1 or game.is_automa(player):
        return None
    return Expedition(player, count, 0)


class Expedition(Procedure):
    """Explorers under way, until they have done what they can or their player stops them."""

    __slots__ = ("ended", "free", "has_begun", "is_paid", "player")

    kind: ClassVar[str] = "expedition"
    fields: ClassVar[tuple[str, ...]] = ("player", "free", "is_paid", "ended", "has_begun")

    player: int
    free: int
    """Free steps left."""
    is_paid: int
    """Whether steps may be paid for."""
    ended: int
    has_begun: int
    """Whether anything has been done."""

    def __init__(
        self, player: int, free: int, is_paid: int, ended: int = 0, has_begun: int = 0
    ) -> None:
        self.step = 0
        self.player = player
        self.free = free
        self.is_paid = is_paid
        self.ended = ended
        self.has_begun = has_begun

    def copy(self) -> Expedition:
        twin = Expedition(self.player, self.free, self.is_paid, self.ended, self.has_begun)
        twin.step = self.step
        return twin


def ask_for_step(game: Monumental, expedition: Expedition) -> Frame | None:
    """Ask for a step or a deed while there is one.

    When free steps are used up the normal game asks no more: deeds are actions of their own there.
    """
    is_over = not expedition.free and not expedition.is_paid and not game.continuous
    if not is_over and has_more(game, expedition.player, verbs_of(expedition)):
        begun = expedition.has_begun
        return Wander(expedition.player, expedition.free, expedition.is_paid, begun)
    expedition.ended = 1
    return None


def until_stopped(game: Monumental, expedition: Expedition) -> Frame | None:
    """Go on until the expedition has ended."""
    if not expedition.ended:
        expedition.begin_again()
    return None


Expedition.steps = (ask_for_step, until_stopped)


def verbs_of(expedition: Expedition) -> tuple[Verb[Any], ...]:
    """What Explorers can do at this point of an expedition."""
    if expedition.free:
        return FREE
    if expedition.is_paid:
        return PAID if expedition.has_begun else SETTING_OUT
    return ARRIVED


class Wander(Choice[Monumental]):
    """Where do your Explorers go, and what do they do there? (AE-4.3.7)."""

    __slots__ = ("free", "has_begun", "is_paid")

    kind: ClassVar[str] = "wander"
    fields: ClassVar[tuple[str, ...]] = ("seat", "free", "is_paid", "has_begun")

    free: int
    is_paid: int
    has_begun: int

    def __init__(self, seat: Seat, free: int, is_paid: int, has_begun: int) -> None:
        self.seat = seat
        self.free = free
        self.is_paid = is_paid
        self.has_begun = has_begun

    def copy(self) -> Wander:
        return Wander(self.seat, self.free, self.is_paid, self.has_begun)

    def prompt(self, state: Monumental, seat: Seat) -> str:
        if self.free:
            steps = "1 step" if self.free == 1 else f"{self.free} steps"
            return f"Your Explorers have {steps} free of charge. What do they do?"
        return "What do your Explorers do?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        if self.free:
            return Menu(state, seat, FREE, FREE_URN)
        if self.is_paid and not self.has_begun:
            return Menu(state, seat, SETTING_OUT, SETTING_OUT_URN)
        if self.is_paid:
            return Menu(state, seat, PAID, PAID_URN)
        return Menu(state, seat, ARRIVED, ARRIVED_URN)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        """Stop; or the first thing that can be done, where nothing has been done yet."""
        if not self.is_paid or self.free or self.has_begun:
            return STOP
        return self.options(state, seat).answers()[0]

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        expedition = state.stack[-1]
        assert isinstance(expedition, Expedition)
        verbs = verbs_of(expedition)
        if self.free and answer[0] == len(verbs) - 1:
            expedition.free -= 1
        expedition.has_begun = 1
        return verbs[answer[0]].do(state, seat, answer[1:])


def extra_explorer_action(game: Monumental, player: int, count: int) -> Frame | None:
    """Let so many Explorers that have acted act once more (EF-7 `explorer_action`)."""
    acted = [explorer for explorer in range(EXPLORERS) if has_acted(game, player, explorer)]
    if count < 1 or not acted:
        return None
    if count < len(acted) and not game.is_automa(player):
        return ActAgain(player)
    for explorer in acted[:count]:
        rouse(game, player, explorer)
    return None


def rouse(game: Monumental, player: int, explorer: int) -> None:
    """Let an Explorer act once more this turn."""
    game.explorers_acted[player] &= ~(1 << explorer)
    if game.events is not None:
        who = names.player(game, player)
        game.tell("MO-5.8.3", f"Explorer {explorer + 1} of {who} may act once more.")


class ActAgain(Choice[Monumental]):
    """Which of your two Explorers may act once more? (MO-5.8.3)."""

    __slots__ = ()

    kind: ClassVar[str] = "act-again"

    def copy(self) -> ActAgain:
        return ActAgain(self.seat)

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return "Which Explorer may act once more?"

    def options(self, state: Monumental, seat: Seat) -> Options:
        return OneOf([self.item(state, explorer) for explorer in range(EXPLORERS)], "MO-5.8.3")

    def item(self, game: Monumental, explorer: int) -> Item:
        """An Explorer to choose."""
        where = names.tile(game, tile_of(game, self.seat, explorer))
        label = f"Explorer {explorer + 1} at {where}"
        return Item(explorer, str(explorer + 1), label, [f"explorer:{explorer}"])

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        rouse(state, seat, answer[0])
        return None
