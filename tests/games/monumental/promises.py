"""What the ledger of a showcase must show after a sentence, computed from the sentence alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.games.monumental.deeds import Deed
from tests.games.monumental.exhibits import PAWN, Showcase
from tests.games.monumental.sentences import Said
from ziggurat.games.monumental.terms import ALL_USES

BENEFIT_SPACES = (18, 20)
"""Those ahead of the pawn."""

PRICES = {
    "building": ("price of a building", "price of a basic", "price of a reserved"),
    "knowledge": ("price of a knowledge",),
    "wonder": ("price of a wonder", "price to complete"),
    "wonder_complete": ("price to complete",),
    "reserve": ("price of a reserved",),
    "development": ("price of a building", "price of a knowledge", "price of a wonder"),
    "policy": ("price of a policy",),
    "conquest": ("price of a conquest",),
}
LEAST = {"policy": 1, "conquest": 1}


def expected(
    showcase: Showcase, said: Said, before: Counter[str], number: int | None = None
) -> Counter[str]:
    """How the ledger changes by a whole sentence, its price included.

    With a number, the player has so many of whatever the sentence counts.
    """
    change: Counter[str] = Counter()
    # Basic resources of choice are paid in Production here.
    for resource, amount in said.price:
        change["production" if resource == "any" else resource] -= amount
    for deed in said.deeds:
        if deed.name == "gain per" and number is not None:
            earn(change, deed.sums, groups(deed, number))
        else:
            apply(showcase, deed, before, change)
    return change


def apply(showcase: Showcase, deed: Deed, before: Counter[str], change: Counter[str]) -> None:
    if deed.name == "choose":
        for each in deed.branches[showcase.branch]:
            apply(showcase, each, before, change)
    elif deed.name == "gain per":
        earn(change, deed.sums, times(showcase, deed, before, change))
    elif deed.name in ("discount", "discount all", "lasting discount", "halve"):
        cheapen(deed, before, change)
    elif deed.name in ODD:
        ODD[deed.name](deed, change)
    else:
        grows, shrinks, fixed = PLAIN[deed.name]
        change.update(dict.fromkeys(grows, deed.amount))
        change.update(dict.fromkeys(shrinks, -deed.amount))
        change.update(fixed)


PLAIN: dict[str, tuple[tuple[str, ...], tuple[str, ...], dict[str, int]]] = {
    "gain more": (("military",), (), {}),
    "benefit": (("benefits",), (), {}),
    "unrest": (("discard", "unrest in discard"), ("unrest stack",), {}),
    "calm": (("unrest stack",), ("discard", "unrest in discard"), {}),
    "reserve": (("reserve",), ("reserve deck",), {}),
    "draw": (("drawn", "gold"), ("deck",), {}),
    "activate": (("activated", "science"), (), {}),
    "use shown": ((), (), {"production": 3}),
    "use reserved": ((), (), {"military": 3}),
    "use acquired": ((), (), {"production": 3}),
    "free knowledge": ((), (), {"deck": 1, "knowledge": 1, "display": -1}),
    "give reserved": ((), ("reserve",), {"reserve of rival 1": 1}),
    "explore": (("steps",), (), {}),
    "march": ((), ("soldiers at home",), {}),
    "act again": ((), ("acted",), {}),
    "fewer": (("units fewer",), (), {}),
    "lasting fewer": (("units fewer",), (), {}),
    "keep": (("kept production", "kept in all"), (), {}),
    "alone": (("warlord alone",), (), {}),
    "lose": ((), ("gold",), {}),
    "retreat": (("soldiers at home",), (), {}),
}
"""By deed: what grows by its number, what shrinks by it, and what changes whatever its number."""


def earn(change: Counter[str], sums: tuple[tuple[str, int], ...], often: int) -> None:
    """Resources of choice are taken as Military here."""
    for resource, amount in sums:
        change["military" if resource == "any" else resource] += amount * often


def gain(deed: Deed, change: Counter[str]) -> None:
    earn(change, deed.sums, 1)


def archive(deed: Deed, change: Counter[str]) -> None:
    pile = {"city or discard pile": "city", "discard pile": "discard"}.get(deed.what, deed.what)
    change.update({pile: -deed.amount, "archived so far": deed.amount})


def trade(deed: Deed, change: Counter[str]) -> None:
    start = PAWN + change["pawn"]
    reached = sum(start < space <= start + deed.amount for space in BENEFIT_SPACES)
    change.update({"pawn": deed.amount, "benefits": reached})


def convert(deed: Deed, change: Counter[str]) -> None:
    taken = "military" if deed.what == "any" else "gold"
    change.update({"science": -deed.amount, taken: deed.amount})


def defend(deed: Deed, change: Counter[str]) -> None:
    scopes = ("wonder", "warlord", "plain") if deed.what == "all" else (deed.what,)
    change.update({f"defence with {scope}": deed.amount for scope in scopes})


def times(showcase: Showcase, deed: Deed, before: Counter[str], change: Counter[str]) -> int:
    what = deed.what.removesuffix(" rounded up")
    counts = {
        "provinces you control": len(showcase.lands),
        "gold you have": before["gold"] + change["gold"],
        "active cultural policies you have": len(showcase.state.policies[0]),
        "knowledge card active this turn": 2,
    }
    return groups(deed, counts[what])


def groups(deed: Deed, units: int) -> int:
    """How often a gain for every so many is due."""
    if deed.what.endswith("rounded up"):
        units += deed.amount - 1
    often = units // deed.amount
    return min(often, deed.limit) if deed.limit else often


def cheapen(deed: Deed, before: Counter[str], change: Counter[str]) -> None:
    for name in PRICES[deed.what]:
        full = before[name]
        left = (full + 1) // 2 if deed.name == "halve" else full - deed.amount
        change[name] += max(left, LEAST.get(deed.what, 0)) - full


def blame(deed: Deed, change: Counter[str]) -> None:
    rivals = (1, 2) if deed.what == "each" else (1,)
    for rival in rivals:
        change[f"unrest of rival {rival}"] += deed.amount
        change["unrest stack"] -= deed.amount


def rob(deed: Deed, change: Counter[str]) -> None:
    rivals = (1, 2) if deed.what == "each" else (1,)
    for rival in rivals:
        change[f"gold of rival {rival}"] -= deed.amount
        change["gold"] += deed.amount


ODD: dict[str, Callable[[Deed, Counter[str]], None]] = {
    "gain": gain,
    "archive": archive,
    "give unrest": blame,
    "steal": rob,
    "trade": trade,
    "convert": convert,
    "defence": defend,
}


def uses_of(deed: Deed) -> int:
    """How often a discount of a sentence works."""
    return ALL_USES if deed.name == "discount all" else 1
