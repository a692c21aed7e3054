"""Phase 4: conflict (ME-F)."""
