"""The words of Empire's Revolt as small numbers, for tables and positions."""

from typing import Final

FOOD: Final = 0
GOLD: Final = 1
WOOD: Final = 2
RESOURCES: Final = ("food", "gold", "wood")
PIPS: Final = ("1", "2", "3", "4", "5", "6")
"""What a die can show."""

# Kinds of regions.
LAND: Final = 0
CITY: Final = 1
CAPITAL: Final = 2
HIRING_GROUND: Final = 3
"""A closed mercenary region: nobody enters it (ER-14e)."""
ILLYRIA: Final = 4
"""A mercenary region that can be taken (ER-56)."""
ISLAND: Final = 5
"""A tech island: a berth for ships, no land (ER-59)."""

# Things that cost cards.
ARMY: Final = 0
SHIP: Final = 1
SETTLEMENT: Final = 2
FORTIFICATION: Final = 3
MERCENARY: Final = 4
TECH: Final = 5
TECH_AT_ISLAND: Final = 6
PRICED: Final = (
    "army",
    "ship",
    "settlement",
    "fortification",
    "mercenary",
    "tech",
    "tech_at_island",
)

# Kinds of city cards.
MUSTER: Final = 0
MARKET: Final = 1
VICTORY: Final = 2

# Tech cards, in the order of techs.yaml.
IRRIGATION: Final = 0
DEEP_MINING: Final = 1
TIMBER_YARDS: Final = 2
GRANARIES: Final = 3
REARMAMENT: Final = 4
HORSES: Final = 5
MERCENARY_IMPROVEMENTS: Final = 6
WEAPON_MASTERY: Final = 7
MILITARY_INTEGRATION: Final = 8
CONSCRIPTION: Final = 9
MOUNTAIN_GUIDES: Final = 10
TRIREME: Final = 11
IMPROVED_SAILS: Final = 12
WAR_SHIPS: Final = 13
CONVOYS: Final = 14
MASONRY: Final = 15
MILITIA: Final = 16
TECHS: Final = (
    "irrigation",
    "deep_mining",
    "timber_yards",
    "granaries",
    "rearmament",
    "horses",
    "mercenary_improvements",
    "weapon_mastery",
    "military_integration",
    "conscription",
    "mountain_guides",
    "trireme",
    "improved_sails",
    "war_ships",
    "convoys",
    "masonry",
    "militia",
)
TECH_COUNT: Final = 17

NOBODY: Final = -1
"""The controller of an independent region; also: no such thing."""
SPENT: Final = 9
"""Actions used by a piece that has none left this turn, whatever it buys (ER-67a, ER-68b)."""
FRESH: Final = 10
"""The same for a piece made this turn, where new ones wait (ER-10a)."""
CITIES_FOR_TRADE: Final = 6
"""Cities to hold for a whole cycle (ER-76)."""
QUIET_ROUNDS: Final = 20
"""Rounds without a die after which the game stands still (ER-X2)."""
REGIONS_PER_ARMY: Final = 3
"""Regions that are not cities and support one army together (ER-12)."""

NEEDED: Final = ((3, 3, 3), (4, 4, 4), (5, 4, 4), (5, 4, 5), (5, 5, 5))
"""Food, gold and wood regions of the resource victory for 2 to 6 players (ER-71 to ER-75)."""

# Why a game ends.
ONGOING: Final = 0
BY_RESOURCES: Final = 1
BY_TRADE: Final = 2
BY_CONQUEST: Final = 3
BY_ROUNDS: Final = 4
BY_STANDSTILL: Final = 5
ENDINGS: Final = ("ongoing", "resources", "trade", "conquest", "rounds", "standstill")
ENDING_CLAUSES: Final[dict[int, str]] = {
    ONGOING: "",
    BY_RESOURCES: "ER-71",
    BY_TRADE: "ER-76",
    BY_CONQUEST: "ER-70c",
    BY_ROUNDS: "ER-X1",
    BY_STANDSTILL: "ER-X2",
}
