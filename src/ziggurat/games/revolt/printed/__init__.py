"""What is printed: read from the data files and checked."""
