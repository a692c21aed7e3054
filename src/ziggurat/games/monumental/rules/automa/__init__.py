"""The Automa: an opponent that follows its cards (MO-14, AE-8)."""
