"""Who comes when in phase 12: standing orders, claims of priority, regular places (SB-4)."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Procedure


class Acquisition(Procedure):
    """Phase 12: everybody may make one transaction; `acquisition` has the steps."""

    kind = "acquisition"

    order: Shared[int]
    """The players in A.S.T.-position order, as the phase began."""
    before: Shared[int]
    """By player: the advances held as the phase began."""
    supply: int
    """The buildings in the supply when everybody could last claim: bit b for building b."""
    wishes: list[Shared[int]]
    """By player: the order he gave in advance without claiming, empty when he gave none."""
    claims: Shared[list[int]]
    """The claims of this step still to be carried out: player and order, the first to act first."""


def current_acquisition(state: Mega) -> Acquisition:
    """The phase 12 under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, Acquisition):
            return frame
    raise Broken("nobody acquires advances now")


def standing_order(state: Mega, player: int) -> list[int]:
    """The order a player gave in advance without claiming; empty when none stands."""
    for frame in reversed(state.stack):
        if isinstance(frame, Acquisition):
            return frame.wishes[player]
    return []


def hide_orders(state: Mega, seat: int | None) -> None:
    """Forget what other seats have ordered in advance: for positions a seat imagines.

    They know as little of it as of one another's hands. Claims are declared, so those stay.
    """
    for frame in state.stack:
        if isinstance(frame, Acquisition):
            frame.wishes = [
                wish if player == seat else [] for player, wish in enumerate(frame.wishes)
            ]
