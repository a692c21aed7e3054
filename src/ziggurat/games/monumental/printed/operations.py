"""What effects do: one struct for each operation of the effect vocabulary (EF-7).

In the files an operation is a map with one key, `{draw_use: 2}`; here it is a struct whose tag is
that key. Where the file gives a bare number it is called `amount`, a bare map of resources
`resources`, a bare list of choices `choices`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from ziggurat.games.monumental.printed.amounts import (
    NO_RESOURCES,
    Basic,
    CardType,
    Era,
    Part,
    Resources,
    Some,
)

Zone = Literal["city", "discard", "both", "reserve"]
"""Where cards are archived from; both is city and discard pile."""
Place = Literal["display", "reserve", "basic"]
"""Where cards are acquired from."""
Target = Literal["each_opponent", "one_opponent", "previous_owner"]
"""Whom an effect strikes."""
Scope = Literal["all", "wonder", "warlord"]
"""The Provinces a bonus protects."""
Discounted = Literal[
    "building",
    "knowledge",
    "wonder_complete",
    "wonder",
    "reserve",
    "policy",
    "conquest",
    "development",
]


class Filter(Part, frozen=True, kw_only=True):
    """Which cards are meant (EF-5); what is not given does not matter."""

    type: tuple[CardType, ...] = ()
    """The file may give one type instead of a list."""
    era: Era | None = None
    max_cost: int | None = None
    basic: Literal[True] | None = None
    place: Place | None = msgspec.field(name="from", default=None)
    not_self: bool = False


class Operation(Part, frozen=True, kw_only=True, tag_field="op"):
    """One thing an effect does."""


class Gain(Operation, frozen=True, kw_only=True, tag="gain"):
    """Add resources to the supply."""

    resources: Resources


class GainPer(Operation, frozen=True, kw_only=True, tag="gain_per"):
    """Gain `each` for every full `per` units of a counter, at most `max` times."""

    of: str
    each: Resources
    per: Some = 1
    max: Some | None = None
    round: Literal["down", "up"] = "down"


class Choose(Operation, frozen=True, kw_only=True, tag="choose"):
    """Carry out exactly one of the lists."""

    choices: tuple[tuple[AnyOperation, ...], ...]


class Convert(Operation, frozen=True, kw_only=True, tag="convert"):
    """Exchange up to `max` of one resource for another, one for one."""

    give: Basic | Literal["any"] = msgspec.field(name="from")
    take: Basic | Literal["any", "gold"] = msgspec.field(name="to")
    max: Some | None = None


class TakeUnrest(Operation, frozen=True, kw_only=True, tag="unrest"):
    """Take Unrest cards."""

    amount: Some


class GiveUnrest(Operation, frozen=True, kw_only=True, tag="give_unrest"):
    """Make others take Unrest cards."""

    to: Target
    amount: Some
    place: Literal["discard", "deck"] = "discard"


class RemoveUnrest(Operation, frozen=True, kw_only=True, tag="remove_unrest"):
    """Return up to that many own Unrest cards to the stack."""

    zone: Literal["discard", "city", "both"] = msgspec.field(name="from")
    amount: Some


class Archive(Operation, frozen=True, kw_only=True, tag="archive"):
    """Archive cards, and carry out `each` for every one."""

    zone: Zone = msgspec.field(name="from")
    amount: Some
    upto: bool = False
    filter: Filter | None = None
    each: tuple[AnyOperation, ...] = ()


class DrawUse(Operation, frozen=True, kw_only=True, tag="draw_use"):
    """Draw cards and use them at once."""

    amount: Some


class ActivateCity(Operation, frozen=True, kw_only=True, tag="activate_city"):
    """Activate further cards of one's own city."""

    amount: Some | Literal["all"]


class ActivateDisplay(Operation, frozen=True, kw_only=True, tag="activate_display"):
    """Use cards of the Development display as if they were in the city."""

    amount: Some
    filter: Filter | None = None


class ActivateReserve(Operation, frozen=True, kw_only=True, tag="activate_reserve"):
    """Use Buildings or Knowledge of one's own reserve as if they were in the city."""

    amount: Some


class UseAcquired(Operation, frozen=True, kw_only=True, tag="use_acquired"):
    """Use the card just acquired at once."""


class Reserve(Operation, frozen=True, kw_only=True, tag="reserve"):
    """Reserve cards."""

    amount: Some


class TransferReserved(Operation, frozen=True, kw_only=True, tag="transfer_reserved"):
    """Move cards of one's own reserve to another player's."""

    amount: Some
    to: Literal["one_opponent"]


class Acquire(Operation, frozen=True, kw_only=True, tag="acquire"):
    """Acquire a card at once, cheaper or free."""

    places: tuple[Place, ...] = msgspec.field(name="from")
    filter: Filter | None = None
    discount: int = 0
    free: bool = False
    to: Literal["deck", "use"] = "deck"


class Discount(Operation, frozen=True, kw_only=True, tag="discount"):
    """Make payments of a kind cheaper; `half` halves them instead of taking an amount off."""

    kind: Discounted
    amount: Some | None = None
    half: bool = False
    uses: Some | Literal["all"] = 1


class FewerUnits(Operation, frozen=True, kw_only=True, tag="fewer_units"):
    """Move fewer units into a conquered Province."""

    amount: Some


class WarlordAlone(Operation, frozen=True, kw_only=True, tag="warlord_alone"):
    """Conquer by moving the Warlord alone."""


class BothGains(Operation, frozen=True, kw_only=True, tag="both_gains"):
    """Get the other gain of the Exploration token too."""


class MoveOnTrack(Operation, frozen=True, kw_only=True, tag="trade"):
    """Move forward on the Trade track."""

    amount: Some


class GainBenefit(Operation, frozen=True, kw_only=True, tag="trade_benefit"):
    """Draw Trade Benefit tokens."""

    amount: Some


class MoveUnits(Operation, frozen=True, kw_only=True, tag="move_units"):
    """Make unit moves free of charge."""

    amount: Some


class MoveExplorers(Operation, frozen=True, kw_only=True, tag="move_explorers"):
    """Move Explorers free of charge."""

    amount: Some


class ExplorerAction(Operation, frozen=True, kw_only=True, tag="explorer_action"):
    """Let Explorers that acted act once more."""

    amount: Some


class Steal(Operation, frozen=True, kw_only=True, tag="steal"):
    """Take a resource from others."""

    what: Literal["gold"]
    amount: Some
    victim: Target = msgspec.field(name="from")


class Defense(Operation, frozen=True, kw_only=True, tag="defense"):
    """Add to the Defence of own Provinces."""

    scope: Scope
    amount: Some


class Keep(Operation, frozen=True, kw_only=True, tag="keep"):
    """Keep basic resources at the end of the turn."""

    what: Basic | Literal["any"]
    max: Some


class ReturnUnits(Operation, frozen=True, kw_only=True, tag="return_units"):
    """Send units of the Monster's Province home."""

    amount: Some


class Lose(Operation, frozen=True, kw_only=True, tag="lose"):
    """Lose resources."""

    resources: Resources = NO_RESOURCES


AnyOperation: TypeAlias = (
    Gain
    | GainPer
    | Choose
    | Convert
    | TakeUnrest
    | GiveUnrest
    | RemoveUnrest
    | Archive
    | DrawUse
    | ActivateCity
    | ActivateDisplay
    | ActivateReserve
    | UseAcquired
    | Reserve
    | TransferReserved
    | Acquire
    | Discount
    | FewerUnits
    | WarlordAlone
    | BothGains
    | MoveOnTrack
    | GainBenefit
    | MoveUnits
    | MoveExplorers
    | ExplorerAction
    | Steal
    | Defense
    | Keep
    | ReturnUnits
    | Lose
)

KINDS: Final[dict[str, type[Operation]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(AnyOperation)
}
"""Operations by the key the files use."""


def name_of(operation: Operation) -> str:
    """Return the key a file uses for an operation."""
    return str(operation.__struct_config__.tag)
