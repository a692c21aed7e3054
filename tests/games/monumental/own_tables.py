"""Tables of a single test: other cards and maps than those everybody shares."""

from __future__ import annotations

from ziggurat.games.monumental.tables import Tables

NAMES = [name for name in dir(Tables) if not name.startswith("_")]
"""What tables consist of, in the native build too."""


def own_copy(tables: Tables) -> Tables:
    """Tables on which something else can be printed without any other table noticing."""
    own = Tables()
    for name in NAMES:
        setattr(own, name, getattr(tables, name))
    own.records = tables.records[:]
    own.programs = tables.programs[:]
    own.program_is_plain = tables.program_is_plain[:]
    own.kind_records = tables.kind_records[:]
    own.kind_reacts = tables.kind_reacts[:]
    own.first_records = [records[:] for records in tables.first_records]
    return own
