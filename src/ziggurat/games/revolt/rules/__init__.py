"""The rules of Empire's Revolt, one module per chapter of the rulebook."""
