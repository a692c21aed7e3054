"""The Automa's cards: lists of steps carried out from top to bottom (MO-14, AE-8)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ziggurat.games.monumental.printed.amounts import AutomaType, Count, Origin, Part, Some

Pick = Literal["lowest", "highest"]
Taken = Literal["building", "knowledge", "wonder"]
OnlyIf = Literal["fewest_wonders", "fewest_policies", "last_on_trade_track", "fewest_provinces"]
"""Compared with every human player: strictly fewer, strictly behind all (AE-8.3.3)."""


class Conquer(Part, frozen=True, kw_only=True):
    """Conquer so many adjacent Provinces, those of lowest or highest Defence first."""

    amount: Some
    pick: Pick


class Take(Part, frozen=True, kw_only=True):
    """Take cards of a type from the display."""

    type: Taken
    pick: Pick | Literal["all"]


class ReserveDraw(Part, frozen=True, kw_only=True):
    """Draw from the current Era's Reserve deck and gain what is of the type."""

    amount: Some
    gain: Taken | Literal["any"]


class Step(Part, frozen=True, kw_only=True):
    """One step: exactly one thing to do, and what that hangs on."""

    conquer: Conquer | None = None
    take: Take | None = None
    wonder: Literal["complete_or_acquire"] | None = None
    policy: Some | None = None
    gold_per_policy: Some | None = None
    """Gold for each policy it has; after a `policy` of the same step the new one counts too."""
    gold: Some | None = None
    gold_per: Literal["coastal"] | None = None
    explorers: Some | None = None
    trade: Some | None = None
    reserve_draw: ReserveDraw | None = None
    unrest_humans: Literal[True] | None = None
    trading_post: Literal[True] | None = None
    remove_card: Literal[True] | None = None
    hero: Literal[True] | None = None
    draw: Some | None = None
    shuffle: Literal[True] | None = None
    draw_until_type: AutomaType | None = None
    draw_repeat_unspecialised: Annotated[int, msgspec.Meta(ge=2)] | None = None
    draw_specialised_only: Literal[True] | None = None
    first_that_applies: tuple[Alternative, ...] | None = None
    activate_civilization_card: Literal["current_automa"] | None = None
    cost: Count = 0
    """Gold it pays; without it the step is skipped."""
    if_type: AutomaType | None = None
    """Only an Automa of this type carries the step out: a specialised step."""
    only_if: OnlyIf | None = None
    then_take: Take | None = None
    """After a `wonder`: a card it takes besides."""


class Alternative(Part, frozen=True, kw_only=True):
    """A step and when it is the one that applies."""

    when: Literal["fewer_provinces_than_an_opponent", "fewer_policies_than_an_opponent", "always"]
    step: Step


HANGS_ON: Final = ("cost", "if_type", "only_if", "then_take")
"""Fields of a step that are nothing to do by themselves."""


def deeds_of(step: Step) -> tuple[str, ...]:
    """Return what a step does, by the names of its fields."""
    return tuple(
        name
        for name in step.__struct_fields__
        if name not in HANGS_ON and getattr(step, name) is not None
    )


class AutomaCard(Part, frozen=True, kw_only=True):
    """A card of the Automa deck."""

    id: str
    set: Origin = "core"
    module: Literal["heroes"] | None = None
    """The module without which the card stays out."""
    civilization: str | None = None
    steps: tuple[Step, ...]
    text: str = ""


class AutomaNumbers(Part, frozen=True, kw_only=True):
    """The numbers of the Automa's rules."""

    starting_gold: Count
    cards_per_turn: Some
    impossible_free_step_gold: Count
    """What it gets instead of a step that costs nothing and cannot be carried out (MO-14.5)."""
    trade_benefit_gold: Count
    tokens_per_gold: Some
    gold_per_point: Some


class AutomaCards(Part, frozen=True, kw_only=True):
    """All Automa cards, by the names of the file's lists."""

    numbers: AutomaNumbers
    core_action_cards: tuple[AutomaCard, ...]
    core_advanced_cards: tuple[AutomaCard, ...]
    core_civilization_cards: tuple[AutomaCard, ...]
    african_empires_action_cards: tuple[AutomaCard, ...]
    african_empires_advanced_cards: tuple[AutomaCard, ...]
    african_empires_civilization_cards: tuple[AutomaCard, ...]
    multi_automa_card: tuple[AutomaCard, ...]
