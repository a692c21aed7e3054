"""Every operation (EF-7) and the class that holds its rules, its use, its words and its worth.

Operations that ask questions stand beside their frames; those that are a line into a chapter of
the rules stand here. Whoever lays out the printed cards imports this module, and with it all
chapters.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.effects import Operation
from ziggurat.games.monumental.printed import operations as texts
from ziggurat.games.monumental.rules.cards.reserve import reserve_cards
from ziggurat.games.monumental.rules.city.archiving import Archive, RemoveUnrest
from ziggurat.games.monumental.rules.city.at_once import use_at_once
from ziggurat.games.monumental.rules.city.city import draw_and_use, take_unrest
from ziggurat.games.monumental.rules.conquest.conquest import BothGains
from ziggurat.games.monumental.rules.conquest.monster_attacks import Lose, ReturnUnits
from ziggurat.games.monumental.rules.effects.cheaper_cards import Acquire
from ziggurat.games.monumental.rules.effects.choosing import (
    ActivateCity,
    ActivateDisplay,
    ActivateReserve,
    Choose,
)
from ziggurat.games.monumental.rules.effects.estimates import ANOTHER_CARD, BENEFIT, SPACE
from ziggurat.games.monumental.rules.effects.gaining import Gain, GainPer
from ziggurat.games.monumental.rules.effects.lasting import (
    Defense,
    Discount,
    FewerUnits,
    Keep,
    WarlordAlone,
)
from ziggurat.games.monumental.rules.effects.opponents import GiveUnrest, Steal, TransferReserved
from ziggurat.games.monumental.rules.effects.run import Gains, Run, share_gain
from ziggurat.games.monumental.rules.map.expedition import extra_explorer_action, free_steps
from ziggurat.games.monumental.rules.map.moving import free_marches
from ziggurat.games.monumental.rules.resources.converting import Convert
from ziggurat.games.monumental.rules.trade.trade import advance_on_track, draw_benefits
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ERA_II, NOTHING, RENAISSANCE, RESERVE, TRADE
from ziggurat.kernel.state import Frame
from ziggurat.kernel.wording import counted

# --- cards


class TakeUnrest(Operation):
    """Take Unrest, which is a price (AE-3.3.2)."""

    printed: texts.TakeUnrest

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        take_unrest(state, run.player, self.printed.amount)
        return None

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return False

    def words(self) -> str:
        return f"take {self.printed.amount} Unrest"

    def worth(self) -> float:
        return -0.35 * self.printed.amount


class DrawUse(Operation):
    """Draw cards and use them (MO-5.9.1)."""

    printed: texts.DrawUse

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return draw_and_use(state, run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return len(state.deck[player]) + len(state.discard[player]) > 0

    def words(self) -> str:
        amount = self.printed.amount
        return f"draw {counted(amount, 'card')} and use {'it' if amount == 1 else 'them'}"

    def worth(self) -> float:
        return ANOTHER_CARD * self.printed.amount


class UseAcquired(Operation):
    """The card just acquired is the subject; it lies where it belongs already (AE-10.3.4)."""

    printed: texts.UseAcquired

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return use_at_once(state, run.player, [run.subject]) if run.subject != NOTHING else None

    def words(self) -> str:
        return "use the card just acquired at once"

    def worth(self) -> float:
        return 0.7


class Reserve(Operation):
    """Reserve cards (AE-3.2.2)."""

    printed: texts.Reserve

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return reserve_cards(state, run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether a Reserve deck of the current or an earlier Era has a card (AE-3.2.3)."""
        if not state.has(RESERVE):
            return False
        # The Renaissance has no deck of its own (AE-3.2.5); behind it every deck is open.
        reach = min(state.era, ERA_II) if state.era <= RENAISSANCE else len(state.reserve_decks)
        return any(len(deck) > 0 for deck in state.reserve_decks[:reach])

    def words(self) -> str:
        return f"Reserve {counted(self.printed.amount, 'card')}"

    def worth(self) -> float:
        return 0.3 * self.printed.amount


# --- trade


def advance(state: Monumental, gains: Gains) -> Frame | None:
    """Spaces on the Trade track that are part of a gain (EF-8)."""
    return advance_on_track(state, gains.player, gains.spaces)


Gains.steps = (share_gain, advance)


class MoveOnTrack(Operation):
    """Move forward on the Trade track."""

    printed: texts.MoveOnTrack

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return advance_on_track(state, run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether a space is ahead; without the track there is Gold instead (AE-2.1.9)."""
        return not state.has(TRADE) or state.trade[player] < state.lookup.track.last_space

    def words(self) -> str:
        return f"move {counted(self.printed.amount, 'space')} on the Trade track"

    def worth(self) -> float:
        return SPACE * self.printed.amount


class GainBenefit(Operation):
    """Draw Trade Benefits."""

    printed: texts.GainBenefit

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return draw_benefits(state, run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether the bag holds one; without any in the game there is Gold instead (AE-2.1.8)."""
        return not state.has(TRADE) or len(state.bag) > 0

    def words(self) -> str:
        return f"gain {counted(self.printed.amount, 'Trade Benefit')}"

    def worth(self) -> float:
        return BENEFIT * self.printed.amount


# --- the map


class MoveUnits(Operation):
    """Move units free of charge."""

    printed: texts.MoveUnits

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return free_marches(state, run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        """Whether there is a Province between which and the Capital units can move."""
        return state.provinces[player] > 0

    def words(self) -> str:
        return f"make {counted(self.printed.amount, 'unit move')} free of charge"

    def worth(self) -> float:
        return 0.08 * self.printed.amount


class MoveExplorers(Operation):
    """Move Explorers free of charge."""

    printed: texts.MoveExplorers

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return free_steps(state, run.player, self.printed.amount)

    def words(self) -> str:
        spaces = counted(self.printed.amount, "space")
        return f"move your Explorers up to {spaces} free of charge"

    def worth(self) -> float:
        return 0.25 * self.printed.amount


class ExplorerAction(Operation):
    """Let Explorers that have acted act once more."""

    printed: texts.ExplorerAction

    def carry_out(self, state: Monumental, run: Run) -> Frame | None:
        return extra_explorer_action(state, run.player, self.printed.amount)

    def is_useful(self, state: Monumental, player: int, own_kind: int) -> bool:
        return state.explorers_acted[player] != 0

    def words(self) -> str:
        return f"let {counted(self.printed.amount, 'Explorer')} act once more"

    def worth(self) -> float:
        return 0.2 * self.printed.amount


OPERATIONS: Final[dict[type[texts.Operation], type[Operation]]] = {
    texts.Gain: Gain,
    texts.GainPer: GainPer,
    texts.Choose: Choose,
    texts.Convert: Convert,
    texts.TakeUnrest: TakeUnrest,
    texts.GiveUnrest: GiveUnrest,
    texts.RemoveUnrest: RemoveUnrest,
    texts.Archive: Archive,
    texts.DrawUse: DrawUse,
    texts.ActivateCity: ActivateCity,
    texts.ActivateDisplay: ActivateDisplay,
    texts.ActivateReserve: ActivateReserve,
    texts.UseAcquired: UseAcquired,
    texts.Reserve: Reserve,
    texts.TransferReserved: TransferReserved,
    texts.Acquire: Acquire,
    texts.Discount: Discount,
    texts.FewerUnits: FewerUnits,
    texts.WarlordAlone: WarlordAlone,
    texts.BothGains: BothGains,
    texts.MoveOnTrack: MoveOnTrack,
    texts.GainBenefit: GainBenefit,
    texts.MoveUnits: MoveUnits,
    texts.MoveExplorers: MoveExplorers,
    texts.ExplorerAction: ExplorerAction,
    texts.Steal: Steal,
    texts.Defense: Defense,
    texts.Keep: Keep,
    texts.ReturnUnits: ReturnUnits,
    texts.Lose: Lose,
}
"""What carries out what is printed."""
