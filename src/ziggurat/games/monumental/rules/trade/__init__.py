"""The Trade track and Trading Posts (AE-2)."""
