"""What cards, tokens and maps are written with: resources, Eras, counts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""A number of things; less than none makes no sense."""
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
"""A number of things of which there is at least one."""
Basic = Literal["production", "science", "military"]
Era = Literal[1, 2, "R", 3, 4]
"""The Renaissance is R, the Future Era is 4."""
ERA_ORDER: Final[tuple[Era, ...]] = (1, 2, "R", 3, 4)
Origin = Literal["core", "african_empires", "fifth_player", "renaissance", "lost_kingdoms"]
"""The box or addition a card or tile belongs to."""
Source = Literal["seed", "base", "house"]
"""Where a fact comes from: the rulebook, public material about the core box, or ourselves."""
CardType = Literal[
    "building",
    "knowledge",
    "wonder",
    "unrest",
    "policy",
    "warlord",
    "hero",
    "monster",
    "quest",
    "natural_wonder",
    "project",
]
AutomaType = Literal["aggressive", "architectural", "cultural", "economic", "technological"]


class Part(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Part of an entry; an unknown field is a slip of the pen and is refused.

    What an entry leaves out is not sent to a browser either.
    """


class Resources(Part, frozen=True, kw_only=True):
    """A price or a gain (EF-1); `any` is that many basic resources of the player's choice."""

    production: Count = 0
    science: Count = 0
    military: Count = 0
    gold: Count = 0
    culture: Count = 0
    any: Count = 0

    @property
    def total(self) -> int:
        """The sum of everything, as `max_cost` counts it."""
        basic = self.production + self.science + self.military
        return basic + self.gold + self.culture + self.any


class Spoils(Resources, frozen=True, kw_only=True):
    """One gain of an Exploration token (EF-8); `trade` is spaces on the Trade track."""

    trade: Count = 0


NO_RESOURCES: Final = Resources()
