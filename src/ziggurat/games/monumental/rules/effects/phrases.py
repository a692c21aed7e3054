"""Programs in words, for buttons: what would happen if this were chosen."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.lookup import Lookup, Operation
from ziggurat.games.monumental.rules.resources.prices import plain_amount
from ziggurat.games.monumental.terms import (
    ANY,
    DO_ARCHIVE,
    DO_CHOOSE,
    DO_CONVERT,
    DO_DEFENSE,
    DO_DISCOUNT,
    DO_GAIN,
    DO_GAIN_PER,
    DO_GIVE_UNREST,
    DO_KEEP,
    DO_LOSE,
    DO_REMOVE_UNREST,
    DO_STEAL,
    GAINS,
    HALF,
    OPERATIONS,
    RESOURCES,
    SPACES,
    TERRAIN_COUNT,
    TERRAINS,
    UNLIMITED,
)
from ziggurat.kernel.wording import joined

WHERE = ("your city", "your discard pile", "your city or discard pile", "your reserve")
WHOM = ("each opponent", "one opponent", "its previous owner")
PURPOSES = (
    "Buildings", "Knowledge", "completing a Wonder", "a Wonder", "a card of your reserve",
    "a Cultural Policy", "a conquest", "a card of the display",
)  # fmt: skip
COUNTED = (
    "Provinces you control", "Coastal Provinces you control", "Wonders you completed",
    "Wonder tokens in your Provinces", "Knowledge cards you own", "active Knowledge cards",
    "active Cultural Policies", "cards in your reserve", "Natural Wonders you control",
    "Outposts on the map", "Trading Posts on the map", "spaces on the Trade track",
    "Market tokens you claimed", "Explorers outside the Capital", "Provinces conquered this turn",
    "Gold you have", "cards you archived",
)  # fmt: skip
PROTECTED = ("your Provinces", "your Provinces with a Wonder", "the Province of your Warlord")

PATTERNS: dict[str, str] = {
    "gain": "gain {sums}",
    "gain_per": "gain {sums} for every {n} {counter}",
    "choose": "either {branches}",
    "convert": "turn {most} {given} into {taken}",
    "unrest": "take {n} Unrest",
    "give_unrest": "give {n} Unrest to {whom}",
    "remove_unrest": "return up to {n} Unrest of {where} to the stack",
    "archive": "archive {upto}{n} card{s} of {where}{each}",
    "draw_use": "draw {n} card{s} and use {them}",
    "activate_city": "activate {n} further card{s} of your city",
    "activate_display": "use {n} card{s} of the display",
    "activate_reserve": "use {n} card{s} of your reserve",
    "use_acquired": "use the card just acquired at once",
    "reserve": "Reserve {n} card{s}",
    "transfer_reserved": "give {n} card{s} of your reserve to an opponent",
    "acquire": "acquire a card at once",
    "discount": "pay {cheaper} for {purpose}",
    "fewer_units": "move {n} unit{s} fewer into a conquered Province",
    "warlord_alone": "conquer with the Warlord alone",
    "both_gains": "get the other gain of the Exploration token too",
    "trade": "move {n} space{s} on the Trade track",
    "trade_benefit": "gain {n} Trade Benefit{s}",
    "move_units": "make {n} unit move{s} free of charge",
    "move_explorers": "move your Explorers up to {n} space{s} free of charge",
    "explorer_action": "let {n} Explorer{s} act once more",
    "steal": "take {n} Gold from {whom}",
    "defense": "{n} more Defence for {protected}",
    "keep": "keep up to {sums}",
    "return_units": "return {n} unit{s} to the Capital",
    "lose": "lose up to {sums}",
}
"""What each operation says; `details` fills in what stands in braces."""


def words_of_program(lookup: Lookup, program: int) -> str:
    """A program in words: `gain 2 Military, then Reserve 1 card`."""
    return ", then ".join(
        words_of_operation(lookup, operation) for operation in lookup.programs[program]
    )


def words_of_operation(lookup: Lookup, operation: Operation) -> str:
    """One operation in words."""
    count = operation.amount
    words = {
        "n": "all" if count == UNLIMITED else str(count),
        "s": "" if count == 1 else "s",
        "them": "it" if count == 1 else "them",
    }
    words.update(details(lookup, operation))
    return PATTERNS[OPERATIONS[operation.code]].format(**words)


def details(lookup: Lookup, operation: Operation) -> dict[str, str]:
    """What an operation says besides a number."""
    code, what = operation.code, operation.what
    if code in (DO_GAIN, DO_GAIN_PER, DO_LOSE):
        counter = counted(operation) if code == DO_GAIN_PER else ""
        return {"sums": sum_in_words(operation.gains), "counter": counter}
    if code == DO_CHOOSE:
        return {"branches": " or ".join(words_of_program(lookup, p) for p in operation.programs)}
    if code == DO_CONVERT:
        return exchanged(operation)
    if code in (DO_GIVE_UNREST, DO_STEAL):
        return {"whom": WHOM[what]}
    if code in (DO_ARCHIVE, DO_REMOVE_UNREST):
        return {"where": WHERE[what], **archived(lookup, operation)}
    if code == DO_DISCOUNT:
        cheaper = "half price" if operation.amount == HALF else f"{operation.amount} less"
        return {"cheaper": cheaper, "purpose": PURPOSES[what]}
    if code == DO_DEFENSE:
        return {"protected": PROTECTED[what]}
    return {"sums": plain_amount(what, operation.limit)} if code == DO_KEEP else {}


def counted(operation: Operation) -> str:
    """What a gain is counted by, and its limits."""
    what = operation.what
    if what >= TERRAIN_COUNT:
        name = f"{TERRAINS[what - TERRAIN_COUNT].capitalize()} Provinces"
    else:
        name = COUNTED[what]
    rounding = ", rounded up" if operation.options[0] else ""
    most = "" if operation.limit == UNLIMITED else f", at most {operation.limit} times"
    return name + rounding + most


def exchanged(operation: Operation) -> dict[str, str]:
    """What is exchanged for what."""
    given, taken, most = operation.what, operation.amount, operation.limit
    return {
        "most": "any number of" if most == UNLIMITED else f"up to {most}",
        "given": basics(most) if given == ANY else RESOURCES[given].capitalize(),
        "taken": "others" if taken == ANY else RESOURCES[taken].capitalize(),
    }


def basics(count: int) -> str:
    """Basic resources of any type."""
    return "basic resource" if count == 1 else "basic resources"


def archived(lookup: Lookup, operation: Operation) -> dict[str, str]:
    """How many cards, and what each brings."""
    if operation.code == DO_REMOVE_UNREST:
        return {}
    each = ""
    if operation.programs:
        each = f" and for each {words_of_program(lookup, operation.programs[0])}"
    return {"upto": "up to " if operation.options[0] else "", "each": each}


def sum_in_words(gains: list[int]) -> str:
    """A gain in plain words."""
    parts = [resource_in_words(which, gains[which]) for which in range(GAINS) if gains[which]]
    return joined(parts)


def resource_in_words(resource: int, count: int) -> str:
    """So much of a resource in plain words."""
    if resource == SPACES:
        return f"{count} {'space' if count == 1 else 'spaces'} on the Trade track"
    return plain_amount(resource, count)
