"""The game's figures: points, Defence, prices, pieces. A designer changes them in `data`."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Figures:
    """Numbers of `setup.yaml`, `terrain.yaml`, `trade.yaml`, `tokens.yaml` and `automa.yaml`."""

    __slots__ = (
        "automa_benefit_gold", "automa_cards_a_turn", "automa_gold_a_point", "automa_gold_instead",
        "automa_starting_gold", "automa_tokens_a_gold", "barbarian_defence", "benefit_spaces",
        "deck_guideline", "deck_guideline_five", "display_columns", "display_of_rounds",
        "display_rows", "explorer_price",
        "free_city_defence", "hidden_forces", "invest_price", "knowledge_points", "last_space",
        "leader_points", "least_defence", "majority_points", "march_price", "monster_defence",
        "monster_points", "natural_wonder_defence", "natural_wonder_points", "outpost_defence",
        "outposts", "policy_points", "policy_prices", "progress_price", "project_points",
        "province_points", "quest_points", "soldier_defence", "soldiers", "starting_culture",
        "starting_gold", "starting_reserve", "track_points", "track_spaces", "trading_posts",
        "visit_price", "warlord_defence", "wonder_defence", "wonder_points", "zulu_die",
    )  # fmt: skip

    # --- what lies on the table, and what everybody begins with
    deck_guideline: list[list[int]]
    """Buildings, Knowledge and Wonders in the deck by Era I, II, III (AE-3.0.2)."""
    deck_guideline_five: list[list[int]]
    """The same for five players (MO-15.1)."""
    display_rows: int
    """Of the normal game, for any number of players (MO-2.5)."""
    display_columns: int
    display_of_rounds: list[int]
    """By number of players: cards of a full display in Continuous Play (AE-4.1.1)."""
    soldiers: int
    outposts: int
    trading_posts: int
    starting_gold: int
    starting_culture: int
    starting_reserve: list[int]
    """By civilization: cards of the Era I Reserve deck it begins with (AE-10.3.1)."""
    hidden_forces: list[int]
    """By civilization: Hidden Forces tokens it begins with (AE-10.1.1)."""
    zulu_die: list[int]
    """What the six faces show (AE-10.1.6)."""

    # --- prices
    policy_prices: list[int]
    """Culture for the first, second, ... Cultural Policy (MO-8.1)."""
    progress_price: int
    """Science (MO-5.9.4)."""
    invest_price: int
    """Gold (AE-2.2.1)."""
    visit_price: int
    """Gold, to the owner of the Trading Post (AE-2.2.9)."""
    march_price: int
    """Military for the move of a unit (MO-5.6.1)."""
    explorer_price: int
    """Military for a step of an Explorer (MO-5.8.1)."""

    # --- the Trade track
    last_space: int
    benefit_spaces: list[int]
    track_spaces: int
    """So many spaces ..."""
    track_points: int
    """... make so many points (AE-2.3.1)."""

    # --- what adds to the Defence of a Province (MO-6.5)
    soldier_defence: int
    warlord_defence: int
    outpost_defence: int
    wonder_defence: int
    natural_wonder_defence: int
    """Face up (AE-6.2)."""
    barbarian_defence: int
    """Of any face-down token that is no Free City."""
    free_city_defence: int
    monster_defence: int
    least_defence: int

    # --- what makes points at the end (MO-11)
    province_points: int
    knowledge_points: int
    wonder_points: int
    policy_points: int
    majority_points: int
    leader_points: int
    """For the furthest on the Trade track (AE-2.3.2)."""
    natural_wonder_points: int
    quest_points: int
    project_points: int
    monster_points: int

    # --- what Automas get (MO-14)
    automa_starting_gold: int
    automa_cards_a_turn: int
    automa_gold_instead: int
    """Gold for a step that costs nothing and is impossible (MO-14.5)."""
    automa_benefit_gold: int
    """Gold instead of a Trade Benefit (AE-8.1.3)."""
    automa_tokens_a_gold: int
    """Production and Science tokens discarded for 1 Gold (MO-14.10)."""
    automa_gold_a_point: int
    """Gold that makes a point at the end (MO-14.15)."""
