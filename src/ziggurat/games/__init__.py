"""The games, one folder each, and the registry that knows them by name.

A game's folder holds all of that game: its state and the verbs that change it, one module for each
chapter of its rules, its view, its judgement of positions, its data and its numbered clauses.

Games stand on the kernel and the atlas. They never import one another, nor the registry; what two
games both need belongs into the kernel.
"""
