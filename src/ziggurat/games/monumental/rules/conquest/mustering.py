"""Which units conquer, and where they come from (MO-7.3, MO-7.4, MO-7.5.1)."""

from __future__ import annotations

from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.conquest.campaign import Conquest, call_off, current_conquest
from ziggurat.games.monumental.rules.conquest.defence import defence_of, mobile, reach
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf, Split
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Seat


def least_units(state: Monumental, player: int, defence: int) -> int:
    """How many units must move in at least, if the Warlord does not go alone (AE-9.1)."""
    return max(1, defence - statics.fewer_units(state, player))


def may_conquer(state: Monumental, player: int, defence: int, units: int, warlord: int) -> bool:
    """Whether so many units that can come are enough (MO-7.3)."""
    if units >= defence:
        return True
    if not units:
        return False
    if units >= least_units(state, player, defence):
        return True
    return warlord == 1 and statics.may_send_warlord_alone(state, player)


def unit_counts(
    state: Monumental, player: int, defence: int, units: int, warlord: int
) -> list[int]:
    """How many units may move in, of so many that can come (MO-7.3, MO-7.4, AE-9.1)."""
    least = least_units(state, player, defence)
    counts = list(range(least, min(defence, units) + 1))
    if warlord and least > 1 and units and statics.may_send_warlord_alone(state, player):
        counts.insert(0, 1)
    return counts


def name_units(state: Monumental, conquest: Conquest) -> Frame | None:
    """Settle how many units move in; ask where effects allow fewer (MO-7.4)."""
    counts = counts_of(state, conquest)
    if len(counts) > 1:
        return Strength(conquest.player)
    conquest.units = counts[0]
    return None


def counts_of(state: Monumental, conquest: Conquest) -> list[int]:
    """How many units may move in now."""
    player, tile = conquest.player, conquest.tile
    units = reach(state, player, tile)[conquest.with_warlord]
    return unit_counts(state, player, defence_of(state, tile), units, conquest.with_warlord)


class Strength(Question):
    """How many units move in? (MO-7.4)."""

    kind = "strength"

    def prompt(self, state: Monumental, seat: Seat) -> str:
        conquest = current_conquest(state)
        included = ", the Warlord included" if conquest.with_warlord else ""
        where = names.tile(state, conquest.tile)
        return f"How many units move into {where}{included}?"

    def is_open(self, state: Monumental) -> bool:
        conquest = current_conquest(state)
        if not counts_of(state, conquest):
            call_off(state, conquest)
            return False
        return True

    def offer(self, state: Monumental, seat: Seat) -> Options:
        counts = counts_of(state, current_conquest(state))
        items = [Item(n, str(n), f"{n} {'unit' if n == 1 else 'units'}") for n in counts]
        return OneOf(items, "MO-7.4")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (counts_of(state, current_conquest(state))[-1],)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        current_conquest(state).units = answer[0]
        return None


def muster(state: Monumental, conquest: Conquest) -> Frame | None:
    """Settle where the Soldiers come from; ask where there is more than one way (MO-7.3)."""
    needed = conquest.units - conquest.with_warlord
    sources = sources_of(state, conquest)
    if len(sources) > 1 and 0 < needed < sum(count for _, count in sources):
        return Muster(conquest.player)
    call_up(conquest, sources, from_first(sources, needed))
    return None


def sources_of(state: Monumental, conquest: Conquest) -> list[tuple[int, int]]:
    """The tiles Soldiers can come from and how many of each, the Capital first."""
    player = conquest.player
    home = state.capital[player]
    with_warlord = conquest.with_warlord == 1
    sources = mobile(state, player, conquest.tile, with_warlord=with_warlord)
    at_home = [source for source in sources if source[0] == home]
    return at_home + [source for source in sources if source[0] != home]


def from_first(sources: list[tuple[int, int]], needed: int) -> list[int]:
    """So many Soldiers, taken from the first sources on."""
    shares: list[int] = []
    for _, count in sources:
        share = min(count, needed)
        shares.append(share)
        needed -= share
    return shares


def call_up(conquest: Conquest, sources: list[tuple[int, int]], shares: list[int]) -> None:
    """Note where Soldiers come from."""
    conquest.sources = []
    for (tile, _), share in zip(sources, shares):
        if share:
            conquest.sources += [tile, share]


def from_tile(state: Monumental, tile: int) -> Item:
    """Soldiers of a tile to choose; the key is the tile's number."""
    label = state.lookup.tile_label[tile]
    return Item(tile, label, f"from {names.tile(state, tile)}", [f"tile:{label}"])


class Muster(Question):
    """Where do the Soldiers come from? (MO-7.3)."""

    kind = "muster"

    def needed(self, state: Monumental) -> int:
        """Soldiers to move in."""
        conquest = current_conquest(state)
        return conquest.units - conquest.with_warlord

    def prompt(self, state: Monumental, seat: Seat) -> str:
        where = names.tile(state, current_conquest(state).tile)
        if self.needed(state) == 1:
            return f"1 Soldier moves into {where}. Where does it come from?"
        return f"{self.needed(state)} Soldiers move into {where}. Where do they come from?"

    def is_open(self, state: Monumental) -> bool:
        conquest = current_conquest(state)
        if conquest.units not in counts_of(state, conquest):
            call_off(state, conquest)
            return False
        return True

    def offer(self, state: Monumental, seat: Seat) -> Options:
        sources = sources_of(state, current_conquest(state))
        items = [from_tile(state, tile) for tile, _ in sources]
        return Split(self.needed(state), items, [count for _, count in sources], "MO-7.3")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return tuple(from_first(sources_of(state, current_conquest(state)), self.needed(state)))

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        conquest = current_conquest(state)
        call_up(conquest, sources_of(state, conquest), list(answer))
        return None
