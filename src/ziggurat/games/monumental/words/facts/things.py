"""What things are called, and all there is to know about them."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    COLUMNS,
    ERA_NAMES,
    EXPLORERS,
    PLACES,
    RESERVE_ERAS,
    RESOURCES,
    TRADE,
)
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.facts.cards import about_card
from ziggurat.games.monumental.words.facts.players import about_player
from ziggurat.games.monumental.words.facts.tiles import about_tile, tile_name
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts, nothing_called, number_of

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
ROW_WORDS: Final = ("upper", "middle", "lower")
COLUMN_WORDS: Final = ("left", "middle", "right")


def name_of(state: Monumental, thing: str) -> str:
    """The name of a thing such as `card:granary`; `Invalid` when there is no such thing."""
    kind, _, name = thing.partition(":")
    lookup = state.lookup
    number = number_of(name)
    match kind:
        case "card" if name in lookup.kind_id:
            return lookup.kind_name[lookup.kind_id.index(name)]
        case "tile" if name in lookup.tile_label:
            return tile_name(state, lookup.tile_label.index(name))
        case "seat" if 0 <= number < state.seat_count:
            return lookup.civ_realm[state.civilization[number]]
        case "automa" if state.seat_count <= number < state.player_count:
            return f"{lookup.civ_realm[state.civilization[number]]} (Automa)"
        case "resource" if name in RESOURCE_NAMES:
            return RESOURCE_NAMES[name]
        case "place" if 0 <= number < PLACES:
            return f"the {place_words(number)} place of the city"
        case "explorer" if 0 <= number < EXPLORERS:
            return f"Explorer {number + 1}"
        case "deck" if name in ("1", "2", "3"):
            return f"the Reserve deck {number}"
    raise nothing_called(thing)


def place_words(place: int) -> str:
    """Where a place of the city is."""
    row, column = ROW_WORDS[place // COLUMNS], COLUMN_WORDS[place % COLUMNS]
    return "middle" if row == column == "middle" else f"{row} {column}"


def about(state: Monumental, seat: Seat | None, thing: str) -> Facts:
    """The facts about a thing; `Invalid` when there is no such thing."""
    kind, _, name = thing.partition(":")
    lookup = state.lookup
    name_of(state, thing)  # refuses what there is not
    match kind:
        case "card":
            return about_card(state, seat, lookup.kind_id.index(name))
        case "tile":
            return about_tile(state, seat, lookup.tile_label.index(name))
        case "seat" | "automa":
            return about_player(state, seat, int(name))
        case "resource":
            return about_resource(state, seat, name)
        case "place":
            return about_place(state, seat, int(name))
        case "explorer":
            return about_explorer(state, seat, int(name))
    return about_deck(state, int(name))


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


def about_deck(state: Monumental, number: int) -> Facts:
    """How much is left of a Reserve deck."""
    return [
        ("Cards of", ERA_NAMES[RESERVE_ERAS[number - 1]]),
        ("Left", str(len(state.reserve_decks[number - 1]))),
    ]
