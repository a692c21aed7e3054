"""What is printed on cards, tables and pieces, as the data files say it."""
