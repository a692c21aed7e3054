"""Points: how each one is made, who has the majorities, and who comes first (MO-11)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.reckoning import natural_wonders
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BY_LAST_ROUND, GOLD, TRADE
from ziggurat.kernel.game import Score

PROVINCES: Final = 0
KNOWLEDGE: Final = 1
WONDERS: Final = 2
POLICIES: Final = 3
MAJORITIES: Final = ("most Provinces", "most Knowledge", "most Wonders", "most Policies")


def score_of(game: Monumental, player: int) -> Score:
    """How a player stands, every source itemised: at the end, or now."""
    figures = game.tables.figures
    parts = {
        "Provinces": figures.province_points * game.provinces[player],
        "Knowledge": figures.knowledge_points * game.knowledge_owned[player],
        "Wonders": figures.wonder_points * len(game.wonders[player]),
        "Policies": figures.policy_points * len(game.policies[player]),
    }
    for category, name in enumerate(MAJORITIES):
        parts[name] = figures.majority_points if has_majority(game, player, category) else 0
    parts["Trade track"] = points_on_track(game, player)
    parts["furthest on the Trade track"] = figures.leader_points if leads_trade(game, player) else 0
    parts["Natural Wonders"] = figures.natural_wonder_points * len(natural_wonders(game, player))
    parts["Quests"] = figures.quest_points * len(game.quests_done[player])
    parts["projects"] = figures.project_points * game.project_owner.count(player)
    parts["Monsters"] = figures.monster_points * len(game.trophies[player])
    if game.is_automa(player):
        parts["Gold"] = game.amount(player, GOLD) // figures.automa_gold_a_point
    return Score(total=sum(parts.values()), parts=parts)


def points_on_track(game: Monumental, player: int) -> int:
    """Points for the way covered on the Trade track (AE-2.3.1)."""
    if not game.has(TRADE):
        return 0
    figures = game.tables.figures
    return game.trade[player] // figures.track_spaces * figures.track_points


def amount_in(game: Monumental, player: int, category: int) -> int:
    """What a player has of something for which there is a majority (MO-11.5)."""
    if category == PROVINCES:
        return game.provinces[player]
    if category == KNOWLEDGE:
        return game.knowledge_owned[player]
    if category == WONDERS:
        return len(game.wonders[player])
    return len(game.policies[player])


def has_majority(game: Monumental, player: int, category: int) -> bool:
    """Whether nobody has more, and the player has any at all; ties share (MO-11.5)."""
    own = amount_in(game, player, category)
    if own == 0:
        return False
    return all(amount_in(game, other, category) <= own for other in range(game.player_count))


def leads_trade(game: Monumental, player: int) -> bool:
    """Whether nobody is ahead on the Trade track; not on space 0 (AE-2.3.2)."""
    own = game.trade[player]
    return game.has(TRADE) and own > 0 and max(game.trade) == own


def rank_of(game: Monumental, player: int) -> tuple[int, int, int, int]:
    """What decides the places: points, then Gold, Provinces, completed Wonders (MO-11.8)."""
    return (
        score_of(game, player).total,
        game.amount(player, GOLD),
        game.provinces[player],
        len(game.wonders[player]),
    )


def finish(game: Monumental) -> None:
    """The game is over: nothing is left to do, and everybody has a place (MO-10.3, MO-11.8)."""
    ranks = [rank_of(game, player) for player in range(game.player_count)]
    game.places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
    game.ending = BY_LAST_ROUND
    game.stack.clear()
    if game.events is not None:
        for player in game.order:
            total, place = ranks[player][0], game.places[player]
            who = names.player(game, player)
            game.tell("MO-11.8", f"{who} comes out at place {place} with {total} points.")
