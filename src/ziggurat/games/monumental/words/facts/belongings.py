"""All about what players have beside cards and Provinces: resources, places, pieces, points."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.scoring import score_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ERA_NAMES,
    EXPLORERS,
    PLACES,
    RESERVE_ERAS,
    RESOURCES,
    TRADE,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts

RESOURCE_NAMES: Final = {
    "production": "Production",
    "science": "Science",
    "military": "Military",
    "gold": "Gold",
    "culture": "Culture",
    "any": "basic resources of choice",
    "trade": "spaces on the Trade track",
}
RESOURCE_FACTS: Final = {
    "production": "pays for Buildings and Wonders; lost at the end of the turn (MO-3.2)",
    "science": "pays for Knowledge and for drawing cards; lost at the end of the turn (MO-3.2)",
    "military": "pays for conquests and moves; lost at the end of the turn (MO-3.2)",
    "gold": "is kept, and stands for any basic resource in a payment (MO-3.4)",
    "culture": "is kept, and pays for Cultural Policies (MO-8.1)",
    "any": "are Production, Science or Military as you like (MO-3.1)",
    "trade": "bring your pawn on and earn Trade Benefits (AE-2.1.7)",
}
TOKEN_NAMES: Final = {"production": "Production tokens", "science": "Science tokens"}


def about_resource(state: Monumental, seat: Seat | None, name: str) -> Facts:
    """What a resource is good for, and how much of it there is."""
    facts: Facts = [("Use", RESOURCE_FACTS[name])]
    resource = RESOURCES.index(name)
    for player in state.order:
        if name in ("any", "trade"):
            continue
        who = "You" if player == seat else names.player(state, player)
        facts.append(
            (f"{who} have" if player == seat else who, str(state.amount(player, resource)))
        )
    if name == "trade" and state.has(TRADE):
        facts += [(names.player(state, p), f"space {state.trade[p]}") for p in state.order]
    return facts


def about_place(state: Monumental, seat: Seat | None, place: int) -> Facts:
    """The cards of a place of one's own city."""
    if seat is None:
        return [("City", "a place in the city of whoever is asked")]
    cards = state.city[seat * PLACES + place]
    if not cards:
        return [("Cards", "none")]
    facts: Facts = [("Card", names.card(state, cards[-1]))]
    if len(cards) > 1:
        facts.append(("Under it", names.cards(state, cards[:-1])))
    is_activated = state.activated[seat] >> place & 1
    facts.append(("Activated", "yes" if is_activated else "not this turn"))
    return facts


def about_explorer(state: Monumental, seat: Seat | None, explorer: int) -> Facts:
    """Where one's own Explorer stands, and whether it can act."""
    if seat is None:
        return [("Explorer", "one of the two of whoever is asked")]
    has_acted = state.explorers_acted[seat] >> explorer & 1
    return [
        ("Stands at", names.tile(state, state.explorers[seat * EXPLORERS + explorer])),
        ("Action this turn", "taken" if has_acted else "not taken yet (MO-5.8.3)"),
    ]


def about_space(state: Monumental, space: int) -> Facts:
    """What a space of the Trade track gives, and whose pawns stand there (AE-2.1.7)."""
    track = state.lookup.track
    facts: Facts = [("Trade Benefit", "yes" if space in track.benefit_spaces else "no")]
    here = [names.player(state, each) for each in state.order if state.trade[each] == space]
    return [*facts, ("Pawns", ", ".join(here) or "none")]


def about_tokens(state: Monumental, name: str) -> Facts:
    """Who has how many tokens of a resource (MO-3.3)."""
    place = RESOURCES.index(name)
    use = ("Use", f"each gives 1 {RESOURCE_NAMES[name]} at any moment of one's turn (MO-3.3)")
    counts = [(names.player(state, p), str(state.tokens[2 * p + place])) for p in state.order]
    return [use, *counts]


def about_points(state: Monumental, seat: Seat | None) -> Facts:
    """Where points come from: one's own, or everybody's total."""
    if seat is None:
        return [(names.player(state, p), str(score_of(state, p).total)) for p in state.order]
    score = score_of(state, seat)
    parts = [(name, str(points)) for name, points in score.parts.items() if points]
    return [*parts, ("All", str(score.total))]


def about_deck(state: Monumental, seat: Seat | None, name: str) -> Facts:
    """How much is left of a Reserve deck, or of one's own; the order is hidden (MO-5.9.3)."""
    if name != "own":
        deck = int(name) - 1
        left = len(state.reserve_decks[deck])
        return [("Cards of", ERA_NAMES[RESERVE_ERAS[deck]]), ("Left", str(left))]
    if seat is None:
        return [("Deck", "that of whoever is asked")]
    return [("Cards", str(len(state.deck[seat]))), ("Discarded", str(len(state.discard[seat])))]
