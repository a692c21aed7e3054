"""A small grammar of what sentences on cards promise: deeds, read without looking at effects."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

NUMBERS: Final = {"a": 1, "one": 1, "two": 2, "three": 3}
RESOURCES: Final = ("production", "science", "military", "gold", "culture")
N: Final = r"(\d+|a|one|two|three)"
SOME: Final = rf"{N} (?:basic resources? of your choice|{'|'.join(RESOURCES)})"
SUM: Final = rf"({SOME}(?:, {SOME})*(?: and {SOME})?)"
PRICE: Final = rf"(?:{N} basic resources?|{N} (?:production|science|military|gold))"
AS_IF: Final = "as if it were in your city"
NEAR: Final = "the display or your reserve"
IN_FULL: Final = "whatever its defence; the military is paid in full"
NOT_ALL: Final = "but never the last piece"
PILES: Final = r"(city or discard pile|city|discard pile|reserve)"


@dataclass(frozen=True)
class Deed:
    """One thing a sentence says will happen."""

    name: str
    amount: int = 1
    what: str = ""
    sums: tuple[tuple[str, int], ...] = ()
    limit: int = 0
    branches: tuple[tuple[Deed, ...], ...] = ()


@dataclass
class Reader:
    """Text that is read from its beginning."""

    text: str
    deeds: list[Deed] = field(default_factory=list)

    def eat(self, pattern: str) -> re.Match[str] | None:
        """Take a pattern away from the beginning of the text."""
        found = re.match(pattern, self.text)
        if found is not None:
            self.text = self.text[found.end() :]
        return found


def number(word: str) -> int:
    return NUMBERS[word] if word in NUMBERS else int(word)


def read_sums(text: str) -> tuple[tuple[str, int], ...]:
    """`1 production, 2 gold` as amounts; basic resources of choice are `any`."""
    found = re.findall(rf"{N} (basic resource|{'|'.join(RESOURCES)})", text)
    assert found, f"no amounts in '{text}'"
    return tuple(
        ("any" if name == "basic resource" else name, number(count)) for count, name in found
    )


# --- deeds


def simple(name: str, what: str = "") -> Callable[[re.Match[str]], list[Deed]]:
    """A deed with a number in its first group."""
    return lambda found: [Deed(name, number(found[1]), what)]


def per(found: re.Match[str]) -> list[Deed]:
    """A gain for every so many of something."""
    each, every, what, rounded, most = (
        found["sum"],
        found["n"],
        found["what"],
        found["up"],
        found["max"],
    )
    return [
        Deed(
            "gain per",
            number(every or "1"),
            what + (" rounded up" if rounded else ""),
            read_sums(each),
            int(most or 0),
        )
    ]


def archived(found: re.Match[str]) -> list[Deed]:
    deed = Deed("archive", number(found[1]), found[2])
    return [deed, Deed("gain", sums=read_sums(found[3]))] if found[3] else [deed]


def given_away(found: re.Match[str]) -> list[Deed]:
    return [Deed("give reserved"), Deed("gain", sums=read_sums(found[1]))]


FOR_EVERY: Final = (
    r"(?: for (?:every|each)(?: (?P<n>\d+))? "
    r"(?P<what>provinces you control|gold you have|active cultural policies you have"
    r"|knowledge card active this turn)(?P<up>, rounded up)?"
    r"(?:,? \(?at most (?P<max>\d+)\)?)?)"
)
DEEDS: Final[list[tuple[str, Callable[[re.Match[str]], list[Deed]]]]] = [
    (
        rf"gain {N} military, and 1 more for each active cultural policy you have, up to 2 more",
        lambda f: [
            Deed("gain", sums=(("military", number(f[1])),)),
            Deed("gain per", 1, "active cultural policies you have", (("military", 1),), 2),
        ],
    ),
    (rf"gain (?P<sum>{SOME}){FOR_EVERY}", per),
    (r"gain (\d+) trade benefits?", simple("benefit")),
    (r"gain (\d+) more", lambda f: [Deed("gain more", int(f[1]))]),
    (rf"(?:you )?gain {SUM}(?: from the stock)?", lambda f: [Deed("gain", sums=read_sums(f[1]))]),
    (rf"defeating it gives {SUM}", lambda f: [Deed("gain", sums=read_sums(f[1]))]),
    (rf"take {N} unrest to get both of its gains", lambda f: [Deed("unrest", 1), Deed("both")]),
    (rf"take {N} unrest", simple("unrest")),
    (rf"the controller of its province takes {N} unrest", simple("unrest")),
    (rf"give {N} unrest to an opponent", simple("give unrest", "one")),
    (rf"one opponent(?: of your choice)? takes {N} unrest", simple("give unrest", "one")),
    (rf"each opponent takes {N} unrest", simple("give unrest", "each")),
    (rf"that player takes {N} unrest", simple("give unrest", "previous")),
    (rf"return up to {N} unrest of your city or discard pile to the stack", simple("calm")),
    (rf"archive (?:up to )?{N} cards? of your {PILES}(?: to gain {SUM})?", archived),
    (rf"reserve {N} cards?", simple("reserve")),
    (rf"draw {N} cards? and use (?:it|them)", simple("draw")),
    (rf"activate {N} more cards? of your city", simple("activate")),
    (
        rf"use {N} building or knowledge card of the development display {AS_IF}; it stays there",
        simple("use shown"),
    ),
    (
        rf"use {N} building or knowledge card of your reserve {AS_IF}",
        simple("use reserved"),
    ),
    (r"may be used at once", lambda f: [Deed("use acquired")]),
    (
        rf"acquire a knowledge card of {NEAR} that costs (\d+) or less, for free",
        simple("free knowledge"),
    ),
    (rf"move a card of your reserve to an opponent's reserve to gain {SUM}", given_away),
    (rf"move {N} spaces? on the trade track", simple("trade")),
    (rf"move {N} explorer 1 space free of charge", simple("explore")),
    (rf"move your explorers up to {N} spaces in total(?:, free of charge)?", simple("explore")),
    (rf"make (?:up to )?{N} unit moves?(?:,? free of charge)?", simple("march")),
    (rf"{N} explorer that already acted may act once more", simple("act again")),
    (rf"take {N} gold from each opponent", simple("steal", "each")),
    (rf"take {N} gold from that player", simple("steal", "previous")),
    (rf"turn (?:up to )?{N} basic resources? into (?:1 )?gold", simple("convert", "gold")),
    (
        rf"exchange up to {N} of your basic resources for other basic resources, one for one",
        simple("convert", "any"),
    ),
    (
        rf"your next payment for a wonder this turn, first or second stage, is {N} lower",
        simple("discount", "wonder"),
    ),
    (
        r"your next payment for a wonder this turn, first or second stage, is halved, rounded up",
        lambda f: [Deed("halve", 1, "wonder")],
    ),
    (
        rf"the next card you acquire from your reserve this turn costs {N} less",
        simple("discount", "reserve"),
    ),
    (
        rf"the next card you acquire from the development display this turn costs {N} less",
        simple("discount", "development"),
    ),
    (rf"your next conquest this turn costs {N} military less", simple("discount", "conquest")),
    (rf"make your next conquest this turn {N} cheaper", simple("discount", "conquest")),
    (rf"buildings cost you {N} less this turn", simple("discount all", "building")),
    (rf"knowledge cards cost you {N} science less", simple("lasting discount", "knowledge")),
    (
        rf"completing a wonder costs you {N} production less",
        simple("lasting discount", "wonder_complete"),
    ),
    (
        rf"your further cultural policies cost {N} culture less \(never less than 1\)",
        simple("lasting discount", "policy"),
    ),
    (rf"your next conquest this turn may move {N} unit fewer", simple("fewer")),
    (rf"you may move {N} unit fewer into each province you conquer", simple("lasting fewer")),
    (
        rf"when you conquer a province you may move {N} unit fewer into it \(never fewer than 1\)",
        simple("lasting fewer"),
    ),
    (rf"(?:all )?your provinces have {N} more defence", simple("defence", "all")),
    (rf"your provinces that hold a wonder have {N} more defence", simple("defence", "wonder")),
    (
        rf"the province where your warlord stands has {N} more defence",
        simple("defence", "warlord"),
    ),
    (rf"at the end of your turn you keep up to {N} production", simple("keep", "production")),
    (
        rf"when he takes part in a conquest you may move him alone into the province, {IN_FULL}",
        lambda f: [Deed("alone")],
    ),
    (rf"the controller of its province loses up to {N} gold", simple("lose", "gold")),
    (
        rf"{N} units? of its province go(?:es)? back to (?:its|their) capital, {NOT_ALL}",
        simple("retreat"),
    ),
]
LASTING: Final = ("lasting discount", "lasting fewer", "defence", "keep", "alone")


def read_deeds(text: str) -> tuple[Deed, ...]:
    """A chain of deeds, joined by commas, `and` and `then`."""
    reader = Reader(text.strip())
    while reader.text:
        reader.deeds += read_deed(reader)
        reader.eat(r"(?:, then |; then |, and |; | and |\. )")
    return tuple(reader.deeds)


def read_deed(reader: Reader) -> list[Deed]:
    either = reader.eat(r"(gain )?either ")
    if either is not None:
        text, reader.text = reader.text, ""
        return [read_choice(text, either[1] or "")]
    for pattern, make in DEEDS:
        found = reader.eat(pattern)
        if found is not None:
            return make(found)
    raise AssertionError(f"nobody understands '{reader.text}'")


def read_choice(text: str, verb: str) -> Deed:
    """Two branches; the `or` that divides them is the one both of whose sides make sense."""
    for at in re.finditer(r",? or ", text):
        sides = (text[: at.start()], text[at.end() :])
        try:
            branches = tuple(read_deeds(verb + side) for side in sides)
        except AssertionError:
            continue
        return Deed("choose", branches=branches)
    raise AssertionError(f"nobody understands the choice '{text}'")
