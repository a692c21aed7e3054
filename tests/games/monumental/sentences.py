"""A small grammar of the sentences on cards: what they say, read without looking at effects.

`read_text` turns the text of a card into `Said`s: when something happens, under which condition,
at what price, and which deeds follow. A sentence it does not understand is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tests.games.monumental.deeds import LASTING, PRICE, Deed, Reader, read_deeds, read_sums


@dataclass(frozen=True)
class Said:
    """What a card says: on which occasion, how often, on what condition, for what, and what."""

    trigger: str
    deeds: tuple[Deed, ...]
    how_often: str = "every time"
    """`once` a turn, `every time`, or `always` for what lasts."""
    condition: str = ""
    price: tuple[tuple[str, int], ...] = ()
    event: str = ""
    """What the occasion is about: a sort of Province or of card."""


EVENTS: Final[list[tuple[str, str, str]]] = [
    (r"(?:he|she|your warlord) conquers a province", "conquer_with_warlord", ""),
    (r"you conquer a province from a player", "conquer", "from a player"),
    (r"you conquer a coastal province", "conquer", "coastal"),
    (r"you conquer a province", "conquer", ""),
    (r"an explorer of yours claims a token", "explorer_claims", ""),
    (r"you acquire a knowledge card", "acquire", "knowledge"),
    (r"you acquire a building", "acquire", "building"),
    (r"you acquire a card from your reserve", "acquire", "reserved"),
    (r"you develop a cultural policy", "policy_developed", ""),
    (r"you complete a wonder", "wonder_completed", ""),
    (r"you gain a trade benefit", "trade_benefit_gained", ""),
    (r"you invest", "invested", ""),
    (r"you reserve a card", "reserved", ""),
]
CONDITIONS: Final = (
    "you acquired a knowledge card this turn",
    "you control a coastal province",
    "you conquered a province this turn",
    "you conquered two or more provinces this turn",
    "a wonder token stands in a province you control",
    "both your explorers are outside your capital",
    "you control at least 3 provinces",
)


def read_sentence(text: str, trigger: str) -> Said:
    """A sentence with its occasion, condition and price; without an occasion it is `trigger`'s."""
    reader = Reader(text.strip())
    said = Said(trigger, (), "once" if trigger == "use" else "every time")
    if reader.eat(
        r"the first building you acquire each turn, from reserve, display or basic stacks, "
    ):
        return Said("acquire", read_deeds(reader.text), "once", event="building")
    occasion = reader.eat(r"(the first time each turn (?:that )?|whenever )")
    if occasion is not None:
        said = read_event(reader, once=occasion[1].startswith("the first"))
    reader.eat(r"once per turn,? ")
    if reader.eat(r"if "):
        condition = reader.eat("|".join(CONDITIONS))
        assert condition is not None, f"nobody understands the condition '{reader.text}'"
        said = replace(said, condition=condition[0])
        reader.eat(r",? ")
    if not re.match(r"you may move \d+ unit fewer", reader.text):
        reader.eat(r"you may ")
    paid = reader.eat(rf"pay ({PRICE})(?: to |; )")
    if paid is not None:
        said = replace(said, price=read_sums(paid[1]))
    said = replace(said, deeds=read_deeds(reader.text))
    if all(deed.name in LASTING for deed in said.deeds):
        return replace(said, trigger="static", how_often="always")
    return said


def read_event(reader: Reader, *, once: bool) -> Said:
    for pattern, trigger, about in EVENTS:
        if reader.eat(pattern + ", "):
            return Said(trigger, (), "once" if once else "every time", event=about)
    raise AssertionError(f"nobody understands the occasion '{reader.text}'")


# --- whole texts


def read_text(sort: str, text: str) -> list[Said]:
    """Everything the text of a card or token says, by the sort of card."""
    plain = text.strip().removesuffix(".").lower()
    return READ[sort](plain)


def read_yield(text: str) -> list[Said]:
    """`gain 3 military and take 1 unrest`: what activation gives, and its price."""
    resources, _, rest = text.partition(" and take ")
    said = [Said("yield", read_deeds(resources))]
    return [*said, Said("activate", read_deeds("take " + rest))] if rest else said


def read_building(text: str) -> list[Said]:
    """A first sentence that begins with a gain is the yield; the rest is an effect."""
    first, _, rest = text.partition(". ")
    if not first.startswith("gain "):
        return [read_sentence(text, "use")]
    return [*read_yield(first), *([read_sentence(rest, "use")] if rest else [])]


def read_knowledge(text: str) -> list[Said]:
    return [read_sentence(text, "use")]


def read_wonder(text: str) -> list[Said]:
    found = re.fullmatch(r"when completed: (.*)\. activated: ([^;]*)(?:; (.*))?", text)
    assert found is not None, f"nobody understands '{text}'"
    said = [read_sentence(found[1], "complete"), *read_yield(found[2])]
    return [*said, read_sentence(found[3], "use")] if found[3] else said


def read_policy(text: str) -> list[Said]:
    found = re.fullmatch(r"one-off: (.*)\. lasting: (.*)", text)
    assert found is not None, f"nobody understands '{text}'"
    return [read_sentence(found[1], "develop"), read_sentence(found[2], "use")]


def read_beside(text: str) -> list[Said]:
    """A Warlord or a Natural Wonder."""
    shaka = re.fullmatch(
        r"the first time each turn that he conquers a province: if its exploration token is taken "
        r"you may (take .*); if a player held it, (that player .*)",
        text,
    )
    if shaka is None:
        return [read_sentence(text, "use")]
    said = Said("conquer_with_warlord", read_deeds(shaka[1]), "once", event="with a token")
    return [said, replace(said, deeds=read_deeds(shaka[2]), event="from a player")]


def read_hero(text: str) -> list[Said]:
    found = re.fullmatch(r"(.*)\. return (?:her|him) to (.*)", text)
    assert found is not None, f"nobody understands '{text}'"
    return [read_sentence(found[1], "use"), read_sentence(found[2], "return")]


def read_monster(text: str) -> list[Said]:
    found = re.fullmatch(r"attack: (.*)\. (defeating it .*)", text)
    assert found is not None, f"nobody understands '{text}'"
    return [read_sentence(found[1], "attack"), read_sentence(found[2], "defeat")]


def read_token(text: str) -> list[Said]:
    return [read_sentence(text, "use")]


def read_exchange(text: str) -> list[Said]:
    return [read_sentence(text, "visit")]


def read_unrest(text: str) -> list[Said]:
    assert text.startswith("does nothing."), text
    return []


READ: Final[dict[str, Callable[[str], list[Said]]]] = {
    "building": read_building,
    "knowledge": read_knowledge,
    "wonder": read_wonder,
    "unrest": read_unrest,
    "policy": read_policy,
    "warlord": read_beside,
    "natural_wonder": read_beside,
    "hero": read_hero,
    "monster": read_monster,
    "market": read_token,
    "benefit": read_token,
    "exchange": read_exchange,
}
