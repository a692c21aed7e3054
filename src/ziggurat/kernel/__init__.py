"""The kernel: what every game here stands on, and what knows no game.

A position is plain data; the course of play is a stack of frames inside it; a question to players
describes its legal answers; dice come from a keyed hash; a seat sees only what its view tells.
Here also live the log, records of games, and the clauses of rules with their traceability.

The kernel is the lowest tier: it imports nothing else of Ziggurat.
"""
