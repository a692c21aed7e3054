"""Heavy thinking, done in processes of its own: bots' answers, replays.

Nothing here knows of tables. `Thinker` is what they are given; `Pool` is the one that works.
"""
