"""What a position is remembered by."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.state import Procedure, State


def key_of(state: State) -> bytes:
    """All that is on the table and on the stack, dice apart, in one short piece."""
    table: list[object] = [getattr(state, name) for name in state.saved]
    for frame in state.stack:
        table.append(frame.kind)
        table.append(frame.values())
        if isinstance(frame, Procedure):
            table.append(frame.step)
    return msgspec.msgpack.encode(table)
