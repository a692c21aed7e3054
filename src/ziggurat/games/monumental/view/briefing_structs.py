"""What the board is told with a question: prices, prospects, reasons. What is nothing is left out.

Refusals are those of the rules, word for word; answers are in notation.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ziggurat.games.monumental.printed.operations import AnyOperation
from ziggurat.kernel import views


class Amounts(msgspec.Struct, frozen=True, omit_defaults=True):
    """So much of each resource: a price, a payment, a gain."""

    production: int = 0
    science: int = 0
    military: int = 0
    gold: int = 0
    culture: int = 0
    any: int = 0
    """Basic resources of the player's choice."""
    trade: int = 0
    """Spaces on the Trade track."""


NO_AMOUNTS = Amounts()
"""What is left out: msgspec knows a default by its identity."""


def amounts(numbers: list[int]) -> Amounts:
    """So much of each resource, the first ones of them at least."""
    return Amounts(*numbers) if any(numbers) else NO_AMOUNTS


class Priced(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to be had: what it takes, and why it is refused."""

    price: Amounts = NO_AMOUNTS
    """After all discounts."""
    pay: Amounts = NO_AMOUNTS
    """What is taken of the supply, with Gold for what is missing; nothing where it is too dear."""
    left: Amounts = NO_AMOUNTS
    """The supply after that."""
    short: Amounts = NO_AMOUNTS
    """What is missing where it is too dear, after all Gold there is."""
    refusal: str = ""
    """Why it is not to be had; empty when it is."""
    clause: str = ""


class Offer(Priced, frozen=True, kw_only=True, omit_defaults=True):
    """Something that lies to be had."""

    thing: str
    verb: str
    """The name of the action, as a group of answers bears it."""
    answer: str = ""
    """What is answered to have it; empty where it is refused, or where more has to be said."""
    printed: Amounts | None = None
    """The price before discounts, where they make a difference."""
    goes_to: Literal["", "deck", "site"] = ""
    """Where a card comes to lie that is acquired: on the deck, or under construction."""


class Attack(Priced, frozen=True, kw_only=True, omit_defaults=True):
    """A Province next to one's own, to be conquered."""

    tile: str
    defence: int
    tokens: int = 0
    """Production or Science tokens the tile demands."""
    units: int
    """How many units must move in at least, if the Warlord does not go alone."""
    can_come: int
    """How many can without the Warlord."""
    with_warlord: int
    """How many can with it, itself included; 0 when it cannot come."""
    plain: str = ""
    """The answer for conquering it without the Warlord; empty where that is refused."""
    warlord: str = ""
    """The answer for conquering it with the Warlord."""


class Campaign(msgspec.Struct, frozen=True):
    """A conquest that is being planned; what it takes stands among the conquests."""

    tile: str
    with_warlord: bool
    units: int
    """How many units move in, the Warlord included; 0 while that is not settled."""


class Walk(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far an Explorer can go, one step an answer, and what awaits it there."""

    explorer: int
    steps: dict[str, int]
    """By tile: how many steps away it is; its own tile is left out."""
    pays: tuple[Amounts, ...] = ()
    """What is paid for one step in all, for two, and so on."""
    deeds: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """By tile: the actions it could take there."""


class Activation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row and a column of the city, and what activating them brings."""

    answer: str
    row: int
    column: int
    places: tuple[int, ...]
    gain: Amounts = NO_AMOUNTS
    """What the cards yield."""
    texts: tuple[str, ...] = ()
    """Cards whose text works from then on."""
    usable: tuple[str, ...] = ()
    """Cards with an effect that can be used then."""
    unrest: int = 0
    """Unrest that leaves."""
    reach: tuple[str, ...] = ()
    """Things that can be bought or conquered then, with what is certain to come."""


class Ending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What comes of ending one's actions now."""

    answer: str
    lost: Amounts = NO_AMOUNTS
    """Basic resources that were not spent."""
    kept: Amounts = NO_AMOUNTS
    """Basic resources that effects keep."""
    discards: int = 0
    """Cards of the city that go to the discard pile."""
    draws: int = 0
    """Cards that come to cover a place of the city; Knowledge on the way comes along."""
    shuffles: bool = False
    """Whether the discard pile is shuffled for that."""
    next: views.Player | None = None
    """Whose turn follows; none when the round of Continuous Play ends, or the game."""


class Source(msgspec.Struct, frozen=True):
    """The effect a question belongs to."""

    card: str
    effect: int
    """Its place among the effects of the card."""


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an answer stands for: an effect of a card, one of its branches, or a gain."""

    answer: str
    card: str = ""
    """The card whose effect is used."""
    effect: int = 0
    """Its place among the effects of the card."""
    does: tuple[AnyOperation, ...] = ()
    """What is done, where that is only a part of an effect."""
    gain: Amounts = NO_AMOUNTS


class Tie(msgspec.Struct, frozen=True):
    """What an Automa's rules leave open, so that somebody chooses for it."""

    player: views.Player
    reason: str
    clause: str


class Briefing(views.Briefing, frozen=True, kw_only=True, omit_defaults=True):
    """What the board of Monumental is told with a question."""

    offers: tuple[Offer, ...] = ()
    """Everything in sight that can be paid for in one's actions, to be had or not."""
    conquests: tuple[Attack, ...] = ()
    """Every Province that could be the target of a conquest."""
    activations: tuple[Activation, ...] = ()
    """The nine crossings, where the city is to be activated."""
    campaign: Campaign | None = None
    """The conquest a question is about, before it is paid for."""
    moving: str = ""
    """The unit that is asked where it goes, as a thing on the board."""
    walks: tuple[Walk, ...] = ()
    """Where Explorers can go that may make a step now."""
    ending: Ending | None = None
    free: tuple[str, ...] = ()
    """Actions that take no turn action in Continuous Play."""
    acted: bool = False
    """Whether the turn action of Continuous Play is taken: what can still be done is free."""
    alone: bool = False
    """Whether nobody else takes a turn of Continuous Play any more before the round ends."""
    counters: dict[str, int] = msgspec.field(default_factory=dict)
    """What effects and Quests count; those that show nothing are left out."""
    source: Source | None = None
    """The effect that asks, where one does."""
    choices: tuple[Choice, ...] = ()
    """What answers stand for that are about effects, so that they can be shown in signs."""
    tie: Tie | None = None
