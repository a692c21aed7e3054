"""The rules of Empire's Revolt, one module a chapter of the rulebook."""
