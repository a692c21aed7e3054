"""Whether effects make sense: conditions, counters, and what can happen when to which card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from ziggurat.documents.faults import nearest_name
from ziggurat.games.monumental.printed.amounts import NO_RESOURCES
from ziggurat.games.monumental.printed.effects import (
    COUNTERS,
    TERRAIN_COUNTER,
    Condition,
    Effect,
    Trigger,
)
from ziggurat.games.monumental.printed.operations import (
    Acquire,
    AnyOperation,
    Archive,
    Choose,
    Discount,
    Gain,
    GainPer,
    GiveUnrest,
    Lose,
    Steal,
    name_of,
)

CONQUESTS: Final[tuple[Trigger, ...]] = ("conquer", "conquer_with_warlord")
LASTING: Final = ("discount", "fewer_units", "defense", "keep", "warlord_alone")
"""Operations that can be in force all the time."""
ONLY_LASTING: Final = ("defense", "keep", "warlord_alone")
ONLY_WHEN: Final[dict[str, tuple[Trigger, ...]]] = {
    **dict.fromkeys(ONLY_LASTING, ("static",)),
    "both_gains": CONQUESTS,
    "use_acquired": ("acquire",),
    "return_units": ("attack",),
    "lose": ("attack",),
}
"""Operations that make sense after some triggers only."""
IN_PLAY: Final[tuple[Trigger, ...]] = (
    "use",
    "conquer",
    "conquer_with_warlord",
    "acquire",
    "wonder_completed",
    "policy_developed",
    "trade_benefit_gained",
    "reserved",
    "invested",
    "explorer_claims",
    "static",
)
TRIGGERS_OF: Final[dict[str, tuple[Trigger, ...]]] = {
    "building": ("activate", *IN_PLAY),
    "knowledge": ("activate", *IN_PLAY),
    "wonder": ("activate", "complete", *IN_PLAY),
    "unrest": (),
    "policy": ("develop", *IN_PLAY),
    "warlord": IN_PLAY,
    "hero": ("return", *IN_PLAY),
    "natural_wonder": IN_PLAY,
    "monster": ("attack", "defeat"),
    "market": ("use",),
    "trade benefit": ("use",),
    "exchange": ("visit",),
}
"""When the effects of a kind of card or token can happen."""


Paths: TypeAlias = Iterator[tuple[str, str]]
"""Field inside an effect, and what is wrong with it."""


def effect_faults(effect: Effect, kind: str, terrains: list[str]) -> Paths:
    """Tell what is wrong with an effect of a kind of card or token."""
    allowed = TRIGGERS_OF[kind]
    if effect.when not in allowed:
        few = ", ".join(allowed) or "none at all"
        yield ".when", f"'{effect.when}' cannot happen to a {kind}; its triggers are {few}"
    if effect.filter is not None and effect.when != "acquire":
        yield ".filter", f"narrows the trigger acquire only, not {effect.when}"
    if effect.condition is not None:
        for path, reason in condition_faults(effect.condition, effect.when, terrains):
            yield f".if{path}", reason
    if effect.pay == NO_RESOURCES:
        yield ".pay", "is empty; leave it out if nothing is paid"
    if not effect.operations:
        yield ".do", "is empty; an effect does something"
    for place, operation in enumerate(effect.operations):
        for path, reason in _operation(operation, effect.when, terrains):
            yield f".do[{place}]{path}", reason


def condition_faults(condition: Condition, when: Trigger, terrains: list[str]) -> Paths:
    """Tell what is wrong with a condition that is asked at a trigger."""
    if condition == Condition():
        yield "", "is empty; leave it out if nothing must hold"
    if condition.count is not None:
        yield from (
            (f".count{path}", said) for path, said in _counter(condition.count.of, terrains)
        )
        bounds = (condition.count.at_least, condition.count.at_most, condition.count.exactly)
        if sum(bound is not None for bound in bounds) != 1:
            yield ".count", "needs one of at_least, at_most and exactly"
    if condition.province is not None:
        if when not in CONQUESTS:
            yield ".province", f"is known after a conquest only, not at the trigger {when}"
        terrain = condition.province.terrain
        if terrain is not None and terrain not in terrains:
            yield ".province.terrain", f"there is no '{terrain}'{nearest_name(terrain, terrains)}"


def _counter(name: str, terrains: list[str]) -> Paths:
    if name in COUNTERS:
        return
    terrain = name.removeprefix(TERRAIN_COUNTER)
    if terrain == name:
        guess = nearest_name(name, COUNTERS) or f"; known are {', '.join(COUNTERS)}"
        yield ".of", f"there is no counter '{name}'{guess}"
    elif terrain not in terrains:
        guess = nearest_name(terrain, terrains) or f"; known are {', '.join(terrains)}"
        yield ".of", f"there is no terrain '{terrain}'{guess}"


def _operation(operation: AnyOperation, when: Trigger, terrains: list[str]) -> Paths:
    name = name_of(operation)
    only = ONLY_WHEN.get(name)
    if only is not None and when not in only:
        yield "", f"'{name}' goes with the trigger {' or '.join(only)}, not {when}"
    if when == "static" and name not in LASTING:
        yield "", f"'{name}' happens once; always in force can be {', '.join(LASTING)}"
    if _names_previous_owner(operation) and when not in CONQUESTS:
        yield f".{name}", "a previous owner is known after a conquest only"
    yield from ((f".{name}{path}", reason) for path, reason in _content(operation, terrains))
    match operation:
        case Archive(each=each):
            yield from _inner(each, f".{name}.each", when, terrains)
        case Choose(choices=choices):
            for place, choice in enumerate(choices):
                yield from _inner(choice, f".{name}[{place}]", when, terrains)


def _names_previous_owner(operation: AnyOperation) -> bool:
    match operation:
        case GiveUnrest(to=who) | Steal(victim=who):
            return who == "previous_owner"
    return False


def _content(operation: AnyOperation, terrains: list[str]) -> Paths:
    """Tell what is wrong with an operation whatever its trigger."""
    match operation:
        case Gain(resources=resources) | Lose(resources=resources) if resources == NO_RESOURCES:
            yield "", "names no resource"
        case GainPer(of=counter, each=each):
            yield from _counter(counter, terrains)
            if each == NO_RESOURCES:
                yield ".each", "names no resource"
        case Discount(amount=amount, half=half) if half == (amount is not None):
            yield "", "needs either an amount or half: true"
        case Acquire(discount=discount, free=True) if discount:
            yield "", "is free already; leave out the discount"
        case Choose(choices=choices) if len(choices) < 2:
            yield "", "needs two lists of operations or more"


def _inner(
    operations: tuple[AnyOperation, ...], path: str, when: Trigger, terrains: list[str]
) -> Paths:
    for place, operation in enumerate(operations):
        for deeper, reason in _operation(operation, when, terrains):
            yield f"{path}[{place}]{deeper}", reason
