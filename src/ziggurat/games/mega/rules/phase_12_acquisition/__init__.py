"""Phase 12: advances and special buildings are acquired (ME-V, SB)."""
