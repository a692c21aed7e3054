"""Many games at once: simulations over processes, and reports of what came of them.

The same seeds give the same results on any number of workers, and every figure comes with its
uncertainty.

The arena stands on bots, games, the atlas and the kernel; only the command line stands on it.
"""
