"""What never changes during a game, laid out for the rules, and making it."""
