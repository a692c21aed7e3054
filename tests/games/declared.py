"""What a class declares, interpreted or compiled."""

from __future__ import annotations

from inspect import isgetsetdescriptor


def fields_of(kind: type) -> list[str]:
    """The attributes a class declares; a compiled one has descriptors in place of annotations."""
    compiled = [name for name, value in vars(kind).items() if isgetsetdescriptor(value)]
    found = [name for name in compiled if not name.startswith("__")] or list(kind.__annotations__)
    assert found
    return found
