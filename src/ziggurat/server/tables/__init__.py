"""Live tables: folded from their journals, changed by commands, told to those who listen.

Everything that happens at a table is an entry of its journal. `LiveTable.apply` is the only thing
that changes a table, when it is loaded and when something new happens alike. A command holds the
table's lock, checks, applies, writes, and only then tells; nobody reads without the lock, so
nobody sees what is not stored. `House` is the door to all of it.
"""
