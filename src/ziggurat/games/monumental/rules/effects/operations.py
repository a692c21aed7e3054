"""What each operation does (EF-7): one function each, most of them a line into its chapter.

This module knows all chapters of the rules. It gives the frames of `effects` their steps, and so
has to be imported by whoever plays; `using` does.
"""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.games.monumental.lookup.lookup import Operation
from ziggurat.games.monumental.rules.cards.reserve import reserve_cards
from ziggurat.games.monumental.rules.city.archiving import archive, remove_unrest
from ziggurat.games.monumental.rules.city.at_once import use_at_once
from ziggurat.games.monumental.rules.city.city import draw_and_use, take_unrest
from ziggurat.games.monumental.rules.conquest.conquest import take_other_gain
from ziggurat.games.monumental.rules.conquest.monster_attacks import lose, return_units
from ziggurat.games.monumental.rules.effects.cheaper_cards import acquire_now
from ziggurat.games.monumental.rules.effects.choosing import activate_city, choose, use_elsewhere
from ziggurat.games.monumental.rules.effects.opponents import strike, transfer_reserved
from ziggurat.games.monumental.rules.effects.running import Gains, Run, gain, pay_price, share_gain
from ziggurat.games.monumental.rules.effects.usefulness import times
from ziggurat.games.monumental.rules.map.expedition import extra_explorer_action, free_steps
from ziggurat.games.monumental.rules.map.moving import free_marches
from ziggurat.games.monumental.rules.resources.converting import convert
from ziggurat.games.monumental.rules.trade.trade import advance_on_track, draw_benefits
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Frame


def carry_out(state: Monumental, run: Run) -> Frame | None:
    """Carry out operations up to the first that needs a frame of its own, then come back."""
    program = state.lookup.programs[run.program]
    while run.place < len(program):
        operation = program[run.place]
        run.place += 1
        following = CARRY_OUT[operation.code](state, run, operation)
        if following is not None:
            run.step = CARRYING_OUT
            return following
    return None


CARRYING_OUT = 1
"""The step of `Run` in which operations are carried out; before it comes the price."""


def gain_resources(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Add to the supply."""
    return gain(state, run.player, operation.gains)


def gain_per(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Gain for every so many units of a counter."""
    due = times(state, run.player, operation)
    return gain(state, run.player, [due * amount for amount in operation.gains]) if due else None


def unrest(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Take Unrest (AE-3.3.2)."""
    take_unrest(state, run.player, operation.amount)
    return None


def draw_use(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Draw cards and use them (MO-5.9.1)."""
    return draw_and_use(state, run.player, operation.amount)


def use_acquired(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """The card just acquired is the subject; it lies where it belongs already (AE-10.3.4)."""
    return use_at_once(state, run.player, [run.subject]) if run.subject != NOTHING else None


def reserve(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Reserve cards (AE-3.2.2)."""
    return reserve_cards(state, run.player, operation.amount)


def discount(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Payments of a kind are cheaper until the turn ends or the uses are used up."""
    entry = [operation.what, operation.amount, operation.limit]
    state.discounts[run.player] = [*state.discounts[run.player], *entry]
    return None


def fewer_units(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """The next conquest of this turn may move fewer units in."""
    state.fewer_units[run.player] += operation.amount
    return None


def both_gains(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Get the other gain of the token just taken as well (AE-10.1.8)."""
    return take_other_gain(state, run.player)


def trade(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Move forward on the Trade track."""
    return advance_on_track(state, run.player, operation.amount)


def trade_benefit(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Draw Trade Benefits."""
    return draw_benefits(state, run.player, operation.amount)


def move_units(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Move units free of charge."""
    return free_marches(state, run.player, operation.amount)


def move_explorers(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Move Explorers free of charge."""
    return free_steps(state, run.player, operation.amount)


def explorer_action(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Let Explorers that have acted act once more."""
    return extra_explorer_action(state, run.player, operation.amount)


def hold(state: Monumental, run: Run, operation: Operation) -> Frame | None:
    """Rule modifiers hold in static records and are never carried out."""
    raise Broken("a rule modifier stands outside a static record")


CARRY_OUT: tuple[Callable[[Monumental, Run, Operation], Frame | None], ...] = (
    gain_resources,
    gain_per,
    choose,
    convert,
    unrest,
    strike,
    remove_unrest,
    archive,
    draw_use,
    activate_city,
    use_elsewhere,
    use_elsewhere,
    use_acquired,
    reserve,
    transfer_reserved,
    acquire_now,
    discount,
    fewer_units,
    hold,
    both_gains,
    trade,
    trade_benefit,
    move_units,
    move_explorers,
    explorer_action,
    strike,
    hold,
    hold,
    return_units,
    lose,
)
"""What carries out each operation, in the order of `terms.OPERATIONS`."""


def advance(state: Monumental, gains: Gains) -> Frame | None:
    """Spaces on the Trade track that are part of a gain (EF-8)."""
    return advance_on_track(state, gains.player, gains.spaces)


Run.steps = (pay_price, carry_out)
Gains.steps = (share_gain, advance)
