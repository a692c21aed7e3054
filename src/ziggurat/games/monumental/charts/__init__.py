"""Maps of hexes: read, surveyed, laid out for the rules, and drawn."""
