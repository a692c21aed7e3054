"""What things are called, and what is said about them."""
