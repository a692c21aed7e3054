"""From printed matter and the map to the tables the rules read."""
