"""What a seat cannot see, dealt anew as it might be."""
