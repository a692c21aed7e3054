"""Points: how each one is made, who has the majorities, and who comes first (MO-11)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.course import Ranked
from ziggurat.games.monumental.rules.effects.counting import natural_wonders
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BY_LAST_ROUND, GOLD, TRADE
from ziggurat.kernel.game import Score

PROVINCES: Final = 0
KNOWLEDGE: Final = 1
WONDERS: Final = 2
POLICIES: Final = 3
MAJORITIES: Final[dict[int, str]] = {
    PROVINCES: "most Provinces",
    KNOWLEDGE: "most Knowledge",
    WONDERS: "most Wonders",
    POLICIES: "most Policies",
}
TRADE_LEAD: Final = "furthest on the Trade track"


def score_of(state: Monumental, player: int) -> Score:
    """How a player stands, every source itemised: at the end, or now."""
    scoring, track = state.lookup.setup.scoring, state.lookup.track
    parts = {
        "Provinces": scoring.province * state.provinces[player],
        "Knowledge": scoring.knowledge * state.knowledge_owned[player],
        "Wonders": scoring.wonder * len(state.wonders[player]),
        "Policies": scoring.policy * len(state.policies[player]),
    }
    for category, name in MAJORITIES.items():
        parts[name] = scoring.majority_bonus if has_majority(state, player, category) else 0
    parts["Trade track"] = points_on_track(state, player)
    parts[TRADE_LEAD] = track.leader_bonus if leads_trade(state, player) else 0
    parts["Natural Wonders"] = scoring.natural_wonder * len(natural_wonders(state, player))
    parts["Quests"] = scoring.quest * len(state.quests_done[player])
    parts["projects"] = scoring.project * state.project_owner.count(player)
    parts["Monsters"] = scoring.monster * len(state.trophies[player])
    if state.is_automa(player):
        parts["Gold"] = state.amount(player, GOLD) // state.lookup.automa.numbers.gold_per_point
    return Score(total=sum(parts.values()), parts=parts)


def points_on_track(state: Monumental, player: int) -> int:
    """Points for the way covered on the Trade track (AE-2.3.1)."""
    if not state.has(TRADE):
        return 0
    points = state.lookup.track.points
    return state.trade[player] // points.per_spaces * points.points


def amount_in(state: Monumental, player: int, category: int) -> int:
    """What a player has of something for which there is a majority (MO-11.5)."""
    if category == PROVINCES:
        return state.provinces[player]
    if category == KNOWLEDGE:
        return state.knowledge_owned[player]
    if category == WONDERS:
        return len(state.wonders[player])
    return len(state.policies[player])


def has_majority(state: Monumental, player: int, category: int) -> bool:
    """Whether nobody has more, and the player has any at all; ties share (MO-11.5)."""
    own = amount_in(state, player, category)
    if own == 0:
        return False
    return all(amount_in(state, other, category) <= own for other in range(state.player_count))


def lacking(counts: list[int]) -> list[int]:
    """What each player lacks of sharing a majority; nobody has one with nothing (MO-11.5)."""
    most = max(1, *counts)
    return [most - count for count in counts]


def leads_trade(state: Monumental, player: int) -> bool:
    """Whether nobody is ahead on the Trade track; not on space 0 (AE-2.3.2)."""
    own = state.trade[player]
    return state.has(TRADE) and own > 0 and max(state.trade) == own


def rank_of(state: Monumental, player: int) -> tuple[int, int, int, int]:
    """What decides the places: points, then Gold, Provinces, completed Wonders (MO-11.8)."""
    return (
        score_of(state, player).total,
        state.amount(player, GOLD),
        state.provinces[player],
        len(state.wonders[player]),
    )


def finish(state: Monumental) -> None:
    """The game is over: nothing is left to do, and everybody has a place (MO-10.3, MO-11.8)."""
    ranks = [rank_of(state, player) for player in range(state.player_count)]
    state.places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
    state.ending = BY_LAST_ROUND
    state.stack.clear()
    for player in state.order:
        state.tell("MO-11.8", Ranked(player, state.places[player], ranks[player][0]))
