"""A small game that is added in a test, as anybody would add one: this folder and one line."""
