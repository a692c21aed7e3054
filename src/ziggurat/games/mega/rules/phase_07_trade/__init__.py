"""Phase 7: trade on the floor, or with the market (ME-R, ME-N)."""
