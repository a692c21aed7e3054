"""Phase 9: calamities (ME-K)."""
