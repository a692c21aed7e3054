"""Phase 9: the calamities, one family a module."""
