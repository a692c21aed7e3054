"""The site in a real browser, used as a person would use it."""
