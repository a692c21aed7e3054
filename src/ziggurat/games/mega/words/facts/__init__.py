"""What things are called, and all a player may read about them."""

Facts = list[tuple[str, str]]
"""Lines about a thing: what each is about, and what it says."""
