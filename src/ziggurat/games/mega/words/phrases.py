"""Phrases of sentences and labels, about things that go by their ids, as in events, or by names."""

from __future__ import annotations

from ziggurat.games.mega.events.parts import PaidWith, TokensOf
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words.names import side, tokens
from ziggurat.kernel.wording import joined

# --- players and areas, by their numbers and ids


def sides(seats: list[int]) -> str:
    """Several players."""
    return joined([f"[seat:{seat}]" for seat in seats]) or "nobody"


def forces(parts: list[TokensOf]) -> str:
    """Who has how many tokens in a fight."""
    return joined([f"{side(part.seat)} ({part.tokens})" for part in parts])


def areas(ids: list[str]) -> str:
    """Several areas."""
    return joined([f"[area:{area}]" for area in ids])


def cities(ids: list[str]) -> str:
    """The cities in some areas."""
    return f"the {'city' if len(ids) == 1 else 'cities'} in {areas(ids)}"


def advances(ids: list[str]) -> str:
    """Several advances."""
    return joined([f"[advance:{advance}]" for advance in ids])


# --- trade cards, by their ids


def card(lookup: Lookup, name: str) -> str:
    """A trade card: a commodity or a calamity."""
    return f"[calamity:{name}]" if name in lookup.calamity_id else f"[card:{name}]"


def each_card(lookup: Lookup, ids: list[str]) -> str:
    """Several cards, each by itself."""
    return joined([card(lookup, name) for name in ids])


def cards(lookup: Lookup, ids: list[str]) -> str:
    """Several cards, equal ones side by side: 2 Salt, 1 Bone and Superstition."""
    parts: list[str] = []
    for name in dict.fromkeys(ids):
        count = ids.count(name)
        if name in lookup.calamity_id:
            parts += [f"[calamity:{name}]"] * count
        else:
            parts.append(f"{count} [card:{name}]")
    return joined(parts)


def goods(counts: dict[str, int]) -> str:
    """Commodity cards by kind: 2 Salt and 1 Wine."""
    return joined([f"{count} [card:{kind}]" for kind, count in counts.items()]) or "no cards"


def payment(paid: PaidWith) -> str:
    """What is paid with: cards, one of them perhaps as another kind, and treasury."""
    parts = [goods(paid.cards)] if paid.cards else []
    parts += [f"[card:{paid.substitute}] as [card:{paid.helped}]"] if paid.substitute else []
    parts += [f"{paid.treasury} treasury"] if paid.treasury else []
    end = f" ([card:{paid.bonus}] counts as one card more)" if paid.bonus else ""
    return joined(parts) + end


# --- offers, by the names of their cards


def pair(first: str, second: str) -> str:
    """Two named commodities."""
    return f"2 {first}" if first == second else f"{first} and {second}"


def offer(gives: int, named: str, talk: str, wants: int, wanted: str) -> str:
    """An offer as those who may see it read it."""
    return f"{gives} cards with {named}{talk} for {wants} cards with {wanted}"


def talk(said: str, *, is_clean: bool) -> str:
    """What an offer says besides, to be believed or not; with a space in front."""
    parts = [f"says {said}"] if said else []
    parts += ["promises no calamity"] if is_clean else []
    return f" ({joined(parts)})" if parts else ""


# --- losses, by the name of an area


def tokens_lost(count: int, where: str) -> str:
    """Tokens lost in an area."""
    return f"{tokens(count)} in {where}"


def city_lost(where: str, *, is_reduced: bool) -> str:
    """A city lost in an area."""
    return f"the city in {where} (reduced)" if is_reduced else f"the city in {where}"
