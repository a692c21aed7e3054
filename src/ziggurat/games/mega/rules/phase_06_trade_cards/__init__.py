"""Phase 6: trade cards for cities, and those that are bought (ME-D)."""
