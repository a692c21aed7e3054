"""The load benchmark: who plays, who listens, and what is measured.

Both servers are loaded by the same program, which must cost little because it shares the machine
with them: bare asyncio protocols, no parsing of what nobody looks at.
"""
