"""Cards used at once: their yield now, and in Continuous Play their text now too (AE-4.3.13)."""

from __future__ import annotations

from ziggurat.games.monumental.rules.actions.asking import Question
from ziggurat.games.monumental.rules.effects import effects
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.games.monumental.words import names
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Item, Options
from ziggurat.kernel.state import Frame, Procedure, Seat


def use_at_once(state: Monumental, player: int, kinds: list[int]) -> Frame | None:
    """Activate cards drawn or laid open; their text stays usable for the rest of the turn.

    In Continuous Play each text may be used as part of what drew the card, which costs no turn
    action; in the normal game using it is an action like any other and nothing is asked here.
    """
    if not kinds:
        return None
    if state.continuous:
        return AtOnce(player, kinds, NOTHING)
    return effects.activate_kinds(state, player, kinds)


def texts_of(state: Monumental, player: int, kinds: list[int]) -> list[int]:
    """The records of these cards that the player can use now."""
    records = state.lookup.records
    return [record for record in effects.usable(state, player) if records[record].kind in kinds]


class AtOnce(Procedure):
    """Cards used at once in Continuous Play: yields first, then one text after another."""

    kind = "at-once"

    player: int
    kinds: list[int]
    record: int
    """The text to use now; `NOTHING` while the yields are still to be gained."""


def gain_or_use(state: Monumental, use: AtOnce) -> Frame | None:
    """Gain the yields, or use the text chosen."""
    if use.record == NOTHING:
        return effects.activate_kinds(state, use.player, use.kinds)
    return effects.run_record(state, use.player, use.record)


def offer_texts(state: Monumental, use: AtOnce) -> Frame | None:
    """Let the player use a text of the cards at once."""
    if not texts_of(state, use.player, use.kinds):
        return None
    return UseAtOnce(use.player, use.kinds)


AtOnce.steps = (gain_or_use, offer_texts)


class UseAtOnce(Question):
    """Do you use the text of a card just drawn at once? (AE-4.3.13)."""

    kind = "use-at-once"

    kinds: list[int]

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return (
            f"{names.player(state, seat)}: use the text of {names.cards(state, self.kinds)} now? "
            "Later in the round it takes a turn action."
        )

    def offer(self, state: Monumental, seat: Seat) -> Options:
        items = [
            effects.effect_item(state, record)
            for record in sorted(texts_of(state, seat, self.kinds))
        ]
        return OneOf([Item(NOTHING, "later", "not now"), *items], "AE-4.3.13")

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (NOTHING,)

    def take(self, state: Monumental, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == NOTHING:
            return None
        return AtOnce(seat, self.kinds, answer[0])
