"""What the board is told with a question, phase by phase."""
