"""Phase 10: special abilities (ME-A)."""
