"""Tables of a single test: other cards and maps than those everybody shares."""

from __future__ import annotations

from tests.games.declared import fields_of
from ziggurat.games.monumental.lookup.lookup import Lookup


def own_copy(lookup: Lookup) -> Lookup:
    """A lookup on which something else can be printed without any other table noticing."""
    own = Lookup()
    for name in fields_of(Lookup):
        setattr(own, name, getattr(lookup, name))
    own.records = lookup.records[:]
    own.programs = lookup.programs[:]
    own.kind_records = lookup.kind_records[:]
    own.kind_reacts = lookup.kind_reacts[:]
    own.first_records = [records[:] for records in lookup.first_records]
    return own
