"""What the server keeps: people, tables, their journals, notices to send, and its own secret.

A table's journal is append-only and is the truth; the rest of a table's row is what lists need to
know of it. Everything is written in transactions and told afterwards. One SQLite file suffices
for one server process; several processes share a PostgreSQL database.
"""
