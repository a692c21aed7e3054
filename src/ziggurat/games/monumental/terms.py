"""The words of Monumental as small numbers: what rules compare, and what they are called."""

from typing import Final

NOBODY: Final = -1
"""No player."""
NOTHING: Final = -1
"""No card, token or tile."""

# Resources. `ANY` stands for basic resources of the player's choice, `SPACES` for spaces on the
# Trade track; both occur in printed gains only, never in a supply.
PRODUCTION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
GOLD: Final = 3
CULTURE: Final = 4
ANY: Final = 5
SPACES: Final = 6
RESOURCES: Final = ("production", "science", "military", "gold", "culture", "any", "trade")
BASIC: Final[tuple[int, ...]] = (PRODUCTION, SCIENCE, MILITARY)
SUPPLY: Final = 5
"""Resources a supply holds."""
TOKEN_RESOURCES: Final[tuple[int, ...]] = (PRODUCTION, SCIENCE)
"""The resources of which there are tokens (MO-3.3)."""
GAINS: Final = 7
"""Entries of a price or a gain."""

# What is printed on a card or token.
BUILDING: Final = 0
KNOWLEDGE: Final = 1
WONDER: Final = 2
UNREST: Final = 3
POLICY: Final = 4
WARLORD: Final = 5
HERO: Final = 6
MONSTER: Final = 7
QUEST: Final = 8
NATURAL_WONDER: Final = 9
PROJECT: Final = 10
MARKET: Final = 11
BENEFIT: Final = 12
EXCHANGE: Final = 13
BARBARIAN: Final = 14
MONSTER_TOKEN: Final = 15
FREE_CITY: Final = 16
TYPES: Final = (
    "building", "knowledge", "wonder", "unrest", "policy", "warlord", "hero", "monster", "quest",
    "natural_wonder", "project", "market", "benefit", "exchange", "barbarian", "monster_token",
    "free_city",
)  # fmt: skip

# Eras in their order; the Renaissance lies between the second and the third.
NO_ERA: Final = 0
ERA_I: Final = 1
ERA_II: Final = 2
RENAISSANCE: Final = 3
ERA_III: Final = 4
FUTURE: Final = 5
ERAS: Final = ("", "1", "2", "R", "3", "4")
RESERVE_ERAS: Final = (ERA_I, ERA_II, ERA_III)
"""The Eras of the three Reserve decks; the Renaissance has none (AE-3.2.1, AE-3.2.5)."""
ERA_NAMES: Final = ("", "Era I", "Era II", "the Renaissance", "Era III", "the Future Era")

# Markers in the Development deck; card kinds are never negative.
SEPARATION: Final = -10
"""The separation card of Era e is `SEPARATION - e`."""
LAST_ROUND: Final = -20

# Where a card comes from when it is acquired, and what a filter may ask for.
FROM_DISPLAY: Final = 0
FROM_BASIC: Final = 1
FROM_RESERVE: Final = 2
ORIGINS: Final = ("display", "basic", "reserve")

# Modules that can be switched on and off.
TRADE: Final = 0
FUTURE_ERA: Final = 1
RESERVE: Final = 2
UNREST_STACK: Final = 3
NATURAL_WONDERS: Final = 4
QUESTS: Final = 5
HEROES: Final = 6
MONSTERS: Final = 7
RENAISSANCE_CARDS: Final = 8
MODULES: Final = (
    "trade", "future", "reserve", "unrest", "natural_wonders", "quests", "heroes", "monsters",
    "renaissance",
)  # fmt: skip

# Terrains.
CAPITAL: Final = 0
PLAINS: Final = 1
FOREST: Final = 2
HILLS: Final = 3
MOUNTAIN: Final = 4
COAST: Final = 5
WATER: Final = 6
VOLCANO: Final = 7
BRIDGE: Final = 8
DESERT: Final = 9
JUNGLE: Final = 10
PASS: Final = 11
MINES: Final = 12
FOOTHILLS: Final = 13
SAVANNAH: Final = 14
OASIS: Final = 15
HARBOR: Final = 16
TERRAINS: Final = (
    "capital", "plains", "forest", "hills", "mountain", "coast", "water", "volcano", "bridge",
    "desert", "jungle", "pass", "mines", "foothills", "savannah", "oasis", "harbor",
)  # fmt: skip

# Triggers of effect records (EF-3).
ON_USE: Final = 0
ON_ACTIVATE: Final = 1
ON_COMPLETE: Final = 2
ON_DEVELOP: Final = 3
ON_RETURN: Final = 4
ON_CONQUER: Final = 5
ON_CONQUER_WITH_WARLORD: Final = 6
ON_ACQUIRE: Final = 7
ON_WONDER_COMPLETED: Final = 8
ON_POLICY_DEVELOPED: Final = 9
ON_BENEFIT_GAINED: Final = 10
ON_RESERVED: Final = 11
ON_INVESTED: Final = 12
ON_EXPLORER_CLAIMS: Final = 13
ON_VISIT: Final = 14
ON_ATTACK: Final = 15
ON_DEFEAT: Final = 16
STATIC: Final = 17
TRIGGERS: Final = (
    "use", "activate", "complete", "develop", "return", "conquer", "conquer_with_warlord",
    "acquire", "wonder_completed", "policy_developed", "trade_benefit_gained", "reserved",
    "invested", "explorer_claims", "visit", "attack", "defeat", "static",
)  # fmt: skip

HOLDS: Final = len(TRIGGERS)
"""The first number behind the triggers: what is printed with a lasting operation reacts to it."""

# Counters (EF-6); `TERRAIN_COUNT + t` counts Provinces of terrain t.
PROVINCES_COUNT: Final = 0
COASTAL_COUNT: Final = 1
WONDERS_COUNT: Final = 2
WONDER_TOKENS_COUNT: Final = 3
KNOWLEDGE_COUNT: Final = 4
KNOWLEDGE_ACTIVE_COUNT: Final = 5
POLICIES_COUNT: Final = 6
RESERVE_COUNT: Final = 7
NATURAL_WONDERS_COUNT: Final = 8
OUTPOSTS_COUNT: Final = 9
TRADING_POSTS_COUNT: Final = 10
TRADE_COUNT: Final = 11
MARKETS_COUNT: Final = 12
EXPLORERS_OUT_COUNT: Final = 13
CONQUESTS_COUNT: Final = 14
GOLD_COUNT: Final = 15
ARCHIVED_COUNT: Final = 16
TERRAIN_COUNT: Final = 20
COUNTERS: Final = (
    "provinces", "coastal", "wonders", "wonder_tokens", "knowledge", "knowledge_active",
    "policies", "reserve", "natural_wonders", "outposts", "trading_posts", "trade", "markets",
    "explorers_out", "conquests", "gold", "archived",
)  # fmt: skip

MAP_COUNTERS: Final = (
    (1 << PROVINCES_COUNT | 1 << COASTAL_COUNT | 1 << WONDER_TOKENS_COUNT)
    | (1 << NATURAL_WONDERS_COUNT | 1 << OUTPOSTS_COUNT | 1 << CONQUESTS_COUNT)
    | ((1 << len(TERRAINS)) - 1 << TERRAIN_COUNT)
)
"""What control of a Province changes: bit c for counter c."""
EVERY_COUNTER: Final = (1 << TERRAIN_COUNT + len(TERRAINS)) - 1

UNLIMITED: Final = -1
"""No maximum, or all of them."""

# What a discount applies to (EF-7).
DISCOUNTS: Final = (
    "building", "knowledge", "wonder_complete", "wonder", "reserve", "policy", "conquest",
    "development",
)  # fmt: skip
OFF_BUILDING: Final = 0
OFF_KNOWLEDGE: Final = 1
OFF_WONDER_COMPLETE: Final = 2
OFF_WONDER: Final = 3
OFF_RESERVE: Final = 4
OFF_POLICY: Final = 5
OFF_CONQUEST: Final = 6
OFF_DEVELOPMENT: Final = 7
HALF: Final = -1
"""The amount of a discount that halves the price."""
ALL_USES: Final = -1

# Civilization rules (EF-10).
HIDDEN_FORCES: Final = 0
PAY_GOLD_TO_CONQUER: Final = 1
GOLD_ON_CONQUEST: Final = 2
STARTING_RESERVE: Final = 3
CIVILIZATION_RULES: Final = (
    "hidden_forces", "pay_gold_to_conquer", "gold_on_conquest", "starting_reserve",
)  # fmt: skip

AUTOMA_TYPES: Final = ("aggressive", "architectural", "cultural", "economic", "technological")

# Steps of Automa cards (MO-14, AE-8), by the words of the data.
STEP_CONQUER: Final = 0
STEP_TAKE: Final = 1
STEP_WONDER: Final = 2
STEP_POLICY: Final = 3
STEP_GOLD_PER_POLICY: Final = 4
STEP_GOLD: Final = 5
STEP_GOLD_PER: Final = 6
STEP_EXPLORERS: Final = 7
STEP_TRADE: Final = 8
STEP_RESERVE_DRAW: Final = 9
STEP_UNREST: Final = 10
STEP_TRADING_POST: Final = 11
STEP_REMOVE_CARD: Final = 12
STEP_HERO: Final = 13
STEP_DRAW: Final = 14
STEP_SHUFFLE: Final = 15
STEP_DRAW_UNTIL: Final = 16
STEP_DRAW_REPEAT: Final = 17
STEP_DRAW_SPECIALISED: Final = 18
STEP_FIRST_THAT_APPLIES: Final = 19
STEP_CIVILIZATION: Final = 20
AUTOMA_STEPS: Final = (
    "conquer", "take", "wonder", "policy", "gold_per_policy", "gold", "gold_per", "explorers",
    "trade", "reserve_draw", "unrest_humans", "trading_post", "remove_card", "hero", "draw",
    "shuffle", "draw_until_type", "draw_repeat_unspecialised", "draw_specialised_only",
    "first_that_applies", "activate_civilization_card",
)  # fmt: skip

# What a step takes first.
LOWEST: Final = 0
HIGHEST: Final = 1
ALL_OF_THEM: Final = 2
PICKS: Final = ("lowest", "highest", "all")

# When a step applies: compared with every human player, or with one of them (AE-8.3.3).
ALWAYS: Final = 0
FEWEST_WONDERS: Final = 1
FEWEST_POLICIES: Final = 2
LAST_ON_TRADE_TRACK: Final = 3
FEWEST_PROVINCES: Final = 4
FEWER_PROVINCES: Final = 5
FEWER_POLICIES: Final = 6
APPLIES: Final = (
    "always", "fewest_wonders", "fewest_policies", "last_on_trade_track", "fewest_provinces",
    "fewer_provinces_than_an_opponent", "fewer_policies_than_an_opponent",
)  # fmt: skip

# Which Development cards the deck is drawn from (AE-3.0.1).
ALL_CARDS: Final = 0
CORE_CARDS: Final = 1
AFRICAN_CARDS: Final = 2
CARD_CHOICES: Final = ("all", "core", "african")

MOST_PLAYERS: Final = 5
"""Automas included (MO-1.1)."""
PLACES: Final = 9
"""Places of a city, row by row (MO-9.1)."""
COLUMNS: Final = 3
"""Places of a row."""
EXPLORERS: Final = 2

# How a game stands.
ONGOING: Final = 0
BY_LAST_ROUND: Final = 1
ENDINGS: Final = ("", "last_round")
