"""Phase 11: conflicts that are left, then surplus population and city support (ME-U1, ME-U2)."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_04_conflict.conflict import resolve_conflicts
from ziggurat.games.mega.rules.phase_05_cities.checks import surplus_and_support
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.state import Frame, Procedure


class SecondCheck(Procedure):
    """Phase 11: conflicts that calamities and abilities have left, then surplus and support."""

    kind = "second check"


def check_again(state: Mega) -> Frame | None:
    """Begin phase 11 (ME-U1, ME-U2)."""
    return SecondCheck()


def fight_first(state: Mega, check: SecondCheck) -> Frame | None:
    """Conflicts come first (ME-U1)."""
    return resolve_conflicts(state)


def everybody_checks(state: Mega, check: SecondCheck) -> Frame | None:
    """Surplus goes to stock, and cities without support are reduced (ME-U2)."""
    return surplus_and_support(state, state.in_play())


SecondCheck.steps = (fight_first, everybody_checks)
