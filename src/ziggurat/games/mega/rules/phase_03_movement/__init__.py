"""Phase 3: movement over land and sea (ME-M)."""
