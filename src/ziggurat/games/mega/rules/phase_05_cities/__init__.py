"""Phase 5: cities are built; surplus population and city support (ME-Y)."""
