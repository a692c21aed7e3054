"""Phase 10: special abilities (ME-A)."""

from ziggurat.games.mega.rules.abilities.using import use_abilities

__all__ = ["use_abilities"]
