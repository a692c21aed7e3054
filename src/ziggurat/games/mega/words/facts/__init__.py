"""What things are called, and all a player may read about them."""
