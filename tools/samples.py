"""Write what the client's tests are given: the scene of Monumental and the words of its effects.

Every card, token and operation is to have a face, so the tests go through the real ones.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from ziggurat.games.monumental.game import GAME
from ziggurat.games.monumental.printed.effects import COUNTERS
from ziggurat.games.monumental.printed.operations import KINDS
from ziggurat.games.monumental.terms import TRIGGERS, TYPES


def main() -> None:
    """Write the file that is named."""
    sample = {
        "scene": GAME.scene(4, GAME.complete({})),
        "counters": COUNTERS,
        "triggers": TRIGGERS,
        "operations": list(KINDS),
        "types": TYPES,
    }
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(sample))


if __name__ == "__main__":
    main()
