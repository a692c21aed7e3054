"""What a seat may know, and what never changes on a screen."""
