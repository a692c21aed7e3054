"""Effects: what reacts, what can be used, and what each operation does (EF)."""
