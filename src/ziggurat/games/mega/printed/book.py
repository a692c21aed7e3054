"""Everything printed, in one struct."""

from __future__ import annotations

import msgspec

from ziggurat.games.mega.printed.cards import (
    Advance,
    Building,
    Calamity,
    Commodity,
    DeckUse,
    Water,
)
from ziggurat.games.mega.printed.civilizations import (
    Ast,
    BuildingRules,
    Civilization,
    Pieces,
    Resolution,
    Setups,
    ShortGame,
    StartingCredits,
    Wild,
)
from ziggurat.games.mega.printed.numbers import Numbers


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """The printed matter of the game, the map apart."""

    advances: tuple[Advance, ...]
    resolution: Resolution
    minor: tuple[Calamity, ...]
    major: tuple[Calamity, ...]
    water: Water
    stacks: int
    deck_uses: tuple[DeckUse, ...]
    commodities: tuple[Commodity, ...]
    civilizations: tuple[Civilization, ...]
    setups: Setups
    starting_credits: StartingCredits
    pieces: Pieces
    barbarians: Wild
    building_rules: BuildingRules
    buildings: tuple[Building, ...]
    ast: Ast
    short_game: ShortGame
    numbers: Numbers

    def calamities(self) -> tuple[Calamity, ...]:
        """Return all calamities, the minor ones first, each kind in its order of resolution."""
        return (*self.minor, *self.major)

    def deck_use(self, players: int) -> DeckUse:
        """Return which trade cards are used with so many players."""
        return next(use for use in self.deck_uses if players in use.players)

    def civilization(self, civilization_id: str) -> Civilization:
        """Return the civilization of that id, which must exist."""
        return next(each for each in self.civilizations if each.id == civilization_id)
