"""From the printed cards and a map to the tables the rules read."""
