"""Players that think.

A bot is given what its seat may know, the options of the decision, a budget and dice of its own,
and answers. It never sees the state itself.

Bots stand on games, the atlas and the kernel; arena and command line stand on them.
"""
