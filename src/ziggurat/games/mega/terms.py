"""The words of Mega Empires as numbers: advances, calamities, epochs, cards and places.

Advances and calamities are numbered in the order of their files, which the tables check, so that a
rule can name the one it speaks of.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No player."""
NOTHING: Final = -1
"""No area, ship, building, advance or card."""

# --- pieces

SHIPS: Final = 4
"""Ships of a player (ME-C1); ship k of player p has the number `SHIPS * p + k`."""
SHIP_OLD: Final = 0
"""A ship of an earlier turn that has not been maintained (ME-M7)."""
SHIP_MAINTAINED: Final = 1
SHIP_BUILT: Final = 2

# --- groups of advances, and their credits

GROUPS: Final = ("arts", "civics", "crafts", "religion", "science")
ARTS: Final = 0
CIVICS: Final = 1
CRAFTS: Final = 2
RELIGION: Final = 3
SCIENCE: Final = 4
GROUP_COUNT: Final = 5

# --- epochs of the A.S.T.

EPOCHS: Final = (
    "stone_age",
    "early_bronze_age",
    "middle_bronze_age",
    "late_bronze_age",
    "early_iron_age",
    "late_iron_age",
)
STONE_AGE: Final = 0
EARLY_BRONZE_AGE: Final = 1
MIDDLE_BRONZE_AGE: Final = 2
LATE_BRONZE_AGE: Final = 3
EARLY_IRON_AGE: Final = 4
LATE_IRON_AGE: Final = 5

# --- phases of a turn (ME-O1)

TAXES: Final = 1
EXPANSION: Final = 2
MOVEMENT: Final = 3
CONFLICT: Final = 4
CONSTRUCTION: Final = 5
TRADE_CARDS: Final = 6
TRADE: Final = 7
SELECTION: Final = 8
CALAMITIES: Final = 9
ABILITIES: Final = 10
SECOND_CHECK: Final = 11
ACQUISITION: Final = 12
SUCCESSION: Final = 13
PHASES: Final = (
    "setting up",
    "tax collection",
    "expansion and census",
    "movement",
    "conflict",
    "city construction",
    "trade cards",
    "trade",
    "calamity selection",
    "calamity resolution",
    "special abilities",
    "surplus and support",
    "advances",
    "the A.S.T.",
)

# --- trade cards

STACKS: Final = 9
"""Stacks of a block; the stack of number n is n - 1."""
GOODS: Final = 46
"""Kinds of commodity cards, Water included: the first 45 in the order of their file."""
WATER: Final = 45
CALAMITY_KINDS: Final = 24
MINOR_KINDS: Final = 8
"""The minor calamities come first, by stack; then the major ones in the order of resolution."""
FIRST_CALAMITY: Final = 46
"""A card's code: its kind for a commodity, else `FIRST_CALAMITY` + the calamity card. Calamity card
24 * b + c is the copy of calamity c in block b."""
CALAMITY_CARDS: Final = 48

# Where a calamity card is when no player holds it.
OUT: Final = -1
"""Not in this game."""
IN_STACK: Final = -2
IN_DISCARD: Final = -3
ON_MARKET: Final = -4

# --- special buildings

IN_SUPPLY: Final = -1
"""Where a special building is that stands nowhere."""

# --- calamities

TEMPEST: Final = 0
SQUANDERED_WEALTH: Final = 1
CITY_RIOTS: Final = 2
CITY_IN_FLAMES: Final = 3
TRIBAL_CONFLICT: Final = 4
MINOR_UPRISING: Final = 5
BANDITRY: Final = 6
COASTAL_MIGRATION: Final = 7
VOLCANIC_ERUPTION_EARTHQUAKE: Final = 8
TREACHERY: Final = 9
FAMINE: Final = 10
SLAVE_REVOLT: Final = 11
FLOOD: Final = 12
SUPERSTITION: Final = 13
CIVIL_WAR: Final = 14
BARBARIAN_HORDES: Final = 15
CYCLONE: Final = 16
EPIDEMIC: Final = 17
TYRANNY: Final = 18
CIVIL_DISORDER: Final = 19
CORRUPTION: Final = 20
ICONOCLASM_AND_HERESY: Final = 21
REGRESSION: Final = 22
PIRACY: Final = 23

PRIMARY: Final = 0
SECONDARY: Final = 1
"""The roles of victims."""
EITHER_ROLE: Final = 2

POWERS: Final = (
    "earthquake_only_reduces",
    "not_chosen",
    "discard_two_cards",
    "destroy_two_cities",
)
"""What advances do in calamities that is no figure."""
EARTHQUAKE_ONLY_REDUCES: Final = 0
NOT_CHOSEN: Final = 1
DISCARD_TWO_CARDS: Final = 2
DESTROY_TWO_CITIES: Final = 3

FIGURES: Final = (
    "coastal_damage",
    "treasury_lost",
    "cities_reduced",
    "cities_destroyed",
    "treasury_to_prevent",
    "damage",
    "cards_discarded",
    "treasury_per_card_saved",
    "coastal_cities_destroyed",
    "cities_annexed",
    "secondary_damage",
    "support_rate",
    "damage_without_flood_plain",
    "points_kept",
    "barbarian_tokens",
    "cities_selected",
    "cities_selected_small",
    "secondary_cities_selected",
    "secondary_cities_selected_small",
    "cities_deselected",
    "points_annexed",
    "cities_kept",
    "face_value_discarded",
    "secondary_cities_reduced",
    "steps",
    "cities_replaced",
    "secondary_cities_replaced",
)
"""The numbers printed on calamities, by name; a figure is its place here."""
COASTAL_DAMAGE: Final = 0
TREASURY_LOST: Final = 1
CITIES_REDUCED: Final = 2
CITIES_DESTROYED: Final = 3
TREASURY_TO_PREVENT: Final = 4
DAMAGE: Final = 5
CARDS_DISCARDED: Final = 6
TREASURY_PER_CARD_SAVED: Final = 7
COASTAL_CITIES_DESTROYED: Final = 8
CITIES_ANNEXED: Final = 9
SECONDARY_DAMAGE: Final = 10
SUPPORT_RATE: Final = 11
DAMAGE_WITHOUT_FLOOD_PLAIN: Final = 12
POINTS_KEPT: Final = 13
BARBARIAN_TOKENS: Final = 14
CITIES_SELECTED: Final = 15
CITIES_SELECTED_SMALL: Final = 16
SECONDARY_CITIES_SELECTED: Final = 17
SECONDARY_CITIES_SELECTED_SMALL: Final = 18
CITIES_DESELECTED: Final = 19
POINTS_ANNEXED: Final = 20
CITIES_KEPT: Final = 21
FACE_VALUE_DISCARDED: Final = 22
SECONDARY_CITIES_REDUCED: Final = 23
STEPS: Final = 24
CITIES_REPLACED: Final = 25
SECONDARY_CITIES_REPLACED: Final = 26
FIGURE_COUNT: Final = 27

# --- advances

ADVANCE_COUNT: Final = 51
MYSTICISM: Final = 0
MONUMENT: Final = 1
WONDER_OF_THE_WORLD: Final = 2
SCULPTURE: Final = 3
ARCHITECTURE: Final = 4
MINING: Final = 5
CLOTH_MAKING: Final = 6
NAVAL_WARFARE: Final = 7
DIASPORA: Final = 8
URBANISM: Final = 9
DIPLOMACY: Final = 10
PROVINCIAL_EMPIRE: Final = 11
MONARCHY: Final = 12
LAW: Final = 13
CULTURAL_ASCENDANCY: Final = 14
WRITTEN_RECORD: Final = 15
CARTOGRAPHY: Final = 16
LIBRARY: Final = 17
POTTERY: Final = 18
AGRICULTURE: Final = 19
DEMOCRACY: Final = 20
MASONRY: Final = 21
ENGINEERING: Final = 22
ROADBUILDING: Final = 23
MYTHOLOGY: Final = 24
LITERACY: Final = 25
MATHEMATICS: Final = 26
EMPIRICISM: Final = 27
MEDICINE: Final = 28
ANATOMY: Final = 29
DEISM: Final = 30
FUNDAMENTALISM: Final = 31
MONOTHEISM: Final = 32
THEOCRACY: Final = 33
UNIVERSAL_DOCTRINE: Final = 34
THEOLOGY: Final = 35
DRAMA_AND_POETRY: Final = 36
RHETORIC: Final = 37
POLITICS: Final = 38
MUSIC: Final = 39
ENLIGHTENMENT: Final = 40
PHILOSOPHY: Final = 41
ASTRONAVIGATION: Final = 42
CALENDAR: Final = 43
PUBLIC_WORKS: Final = 44
COINAGE: Final = 45
TRADE_ROUTES: Final = 46
TRADE_EMPIRE: Final = 47
METALWORKING: Final = 48
MILITARY: Final = 49
ADVANCED_MILITARY: Final = 50

# --- how a game ends

ONGOING: Final = 0
BY_SUCCESSION: Final = 1
"""A marker has reached the end of the A.S.T. (ME-H8, ME-H9, ME-Z10)."""
BY_LIMIT: Final = 2
"""The turn limit (ME-H13)."""
LAST_ONE_LEFT: Final = 3
"""All others have left (ME-Q9)."""
ENDINGS: Final = ("", "succession", "limit", "alone")
