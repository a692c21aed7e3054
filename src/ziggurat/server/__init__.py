"""The server: tables that people and bots of any language play at, live or over days.

Everything that happens at a table is an entry of its journal. An entry is written first and told
afterwards; whoever comes late, or again, reads the journal. What leaves the server is built from
what a seat may know and from nothing else.
"""
