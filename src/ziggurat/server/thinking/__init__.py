"""Heavy work, done in processes of its own: bots' answers, reading what people send, replays.

Nothing here knows of tables. `Thinker` is what they are given; `Staff` is the one that works, with
a `Pool` of processes for bots and another for everything else.
"""
