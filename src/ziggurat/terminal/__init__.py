"""What a game's look on a terminal is made of: the board, drafts of answers, layout."""
