"""A conquest under way, as the modules about its parts share it (MO-7.5)."""

from __future__ import annotations

from ziggurat.games.monumental.events.conquest import AttackCalledOff, AttackFailed
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import GOLD, MILITARY, NOBODY, NOTHING, PAY_GOLD_TO_CONQUER
from ziggurat.kernel.declaring import field
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Procedure


class Conquest(Procedure):
    """Conquering a Province; its steps follow MO-7.5 and stand in `conquest`."""

    kind = "conquest"

    player: int
    tile: int
    with_warlord: int
    units: int = 0
    """Units that move in, the Warlord included; 0 while it is not settled."""
    sources: list[int] = field(default_factory=list)
    """Where Soldiers come from: a tile, how many, and again."""
    previous: int = NOBODY
    """Who controlled the Province before, or `NOBODY`: then it was previously unconquered.

    Control is lost by conquest only (MO-7.1), so the one means the other.
    """
    other_gain: int = NOTHING
    """The gain of the Exploration token taken that was not chosen, or `NOTHING`."""
    both_gains: list[int] = field(default_factory=list)
    """Effects the Warlord has set off that wait for the Exploration token (AE-10.1.8)."""


def find_conquest(state: Monumental) -> Conquest | None:
    """The conquest under way, perhaps below questions and effects of its own."""
    for frame in reversed(state.stack):
        if isinstance(frame, Conquest):
            return frame
    return None


def current_conquest(state: Monumental) -> Conquest:
    """The conquest under way, which there must be."""
    conquest = find_conquest(state)
    if conquest is None:
        raise Broken("no conquest is under way")
    return conquest


def conquest_resource(state: Monumental, player: int) -> int:
    """What a player conquers with: Military, or the Gold of Malians and Automas (AE-10.2.2)."""
    if state.is_automa(player) or state.follows(player, PAY_GOLD_TO_CONQUER):
        return GOLD
    return MILITARY


def fail(state: Monumental, conquest: Conquest) -> None:
    """Stop: what was paid is lost and the units stay (MO-7.5.5)."""
    conquest.step = len(conquest.steps)
    where = state.lookup.tile_label[conquest.tile]
    state.tell("MO-7.5.5", AttackFailed(conquest.player, where))


def call_off(state: Monumental, conquest: Conquest) -> None:
    """End a conquest that a token used meanwhile has made impossible; nothing has been paid."""
    conquest.step = len(conquest.steps)
    where = state.lookup.tile_label[conquest.tile]
    state.tell("MO-7.5.1", AttackCalledOff(conquest.player, where))


def drive_out(state: Monumental, tile: int) -> None:
    """Send all military of the Province's owner to that player's Capital (MO-7.5.6, MO-7.7).

    Outposts can be built again; a Hidden Forces token returns to the supply.
    """
    owner = state.control[tile]
    if owner == NOBODY:
        return
    home = state.capital[owner]
    state.soldiers[home] += state.soldiers[tile]
    state.soldiers[tile] = 0
    if state.warlord[owner] == tile:
        state.warlord[owner] = home
    state.outposts_left[owner] += state.outpost[tile]
    state.outpost[tile] = 0
    state.hidden_left[owner] += state.hidden[tile]
    state.hidden[tile] = 0
