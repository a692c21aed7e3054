"""What pieces, works and city cards are in a few words, for whoever shows them."""

from __future__ import annotations

from collections import Counter

from ziggurat.games.revolt.printed.cards import CityCard, read_cards
from ziggurat.games.revolt.rules.marching import has_action
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import RESOURCES
from ziggurat.games.revolt.words import names
from ziggurat.kernel.state import Seat


def works(state: Revolt, region: int) -> list[str]:
    """What stands on a region besides troops."""
    built = []
    if state.settled[region]:
        built.append("settled")
    if state.fortified[region]:
        built.append("fortified")
    if state.chipped[region]:
        built.append("chip")
    return built


def troops(state: Revolt, numbers: list[int], *, with_actions: bool) -> str:
    """Troops counted by kind: `2 armies, mounted Scythians (moved)`."""
    counts: Counter[str] = Counter()
    for troop in numbers:
        counts[_troop(state, troop, with_actions=with_actions)] += 1
    return ", ".join(_count(count, name) for name, count in counts.items())


def dice(count: int) -> str:
    """So many dice."""
    return f"{count} {'die' if count == 1 else 'dice'}"


def standing_order(state: Revolt, seat: Seat) -> str:
    """What a seat's ships do when foreign ones come near (ER-31b)."""
    return "intercept foreign ships" if state.intercept[seat] else "let foreign ships pass"


def _troop(state: Revolt, troop: int, *, with_actions: bool) -> str:
    name = names.troop_kind(state, troop)
    if not with_actions:
        return name
    if state.troop_wait[troop]:
        turns = state.troop_wait[troop]
        return f"{name} (free in {turns} turn{'s' if turns > 1 else ''})"
    return name if has_action(state, troop) else f"{name} (done)"


def _count(count: int, name: str) -> str:
    return name if count == 1 else f"{count} {name.replace('army', 'armies', 1)}"


def city_words(number: int) -> str:
    """What a city card does, in a sentence."""
    card = next(card for card in read_cards().cities if card.number == number)
    return _market(card) or _victory(card) or _muster(card)


def _market(card: CityCard) -> str:
    if not card.rate:
        return ""
    often = f", {card.per_turn} a turn" if card.per_turn else ""
    give, take = " or ".join(card.give), " or ".join(card.take)
    return f"exchange {card.rate} {give} for 1 {take}{often}."


def _victory(card: CityCard) -> str:
    less = [f"{n} {r}" for r in RESOURCES if (n := getattr(card.less, r))]
    return f"you need {' and '.join(less)} region fewer to win (ER-71d)." if less else ""


def _muster(card: CityCard) -> str:
    horses = ", also mounted ones" if card.mounted else ""
    return f"armies are created here{horses} (ER-11)."
