"""A game that has questions of every shape and no board of its own in the browser."""
