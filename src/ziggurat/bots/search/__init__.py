"""What search bots are made of: a meter, imagined worlds, playing on, and planning a turn.

The parts know no game; what they need of one is told by `ziggurat.kernel.thinking`. A search bot of
one's own takes whichever it likes: `docs/bots.md` has one in fifty lines.
"""
