"""Primary victims, beneficiaries and those whom a victim chooses (ME-K3, ME-K10 to ME-K13)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.calamities import CalamityStruck, VictimsChosen
from ziggurat.games.mega.hands import discard
from ziggurat.games.mega.rules.beneficiary import beneficiary, eligible_players
from ziggurat.games.mega.rules.phase_09_calamities.asking import ask, by_rank
from ziggurat.games.mega.rules.phase_09_calamities.modifiers import has_power
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_CARDS,
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    NOBODY,
    NOT_CHOSEN,
    SECONDARY,
)
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import player_items
from ziggurat.kernel.algebra import SomeOf
from ziggurat.kernel.declaring import field
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

IN_WORDS: Final = ("no other player", "1 other player", "2 other players", "3 other players")


# --- who is struck


def cards_out(state: Mega, calamity: int) -> list[int]:
    """The copies of a calamity in hands, in A.S.T.-ranking order of their holders (ME-K10)."""
    held: dict[int, int] = {}
    for card in range(calamity, CALAMITY_CARDS, CALAMITY_KINDS):
        if state.calamity_at[card] >= 0:
            held[state.calamity_at[card]] = card
    return [held[player] for player in by_rank(state, list(held))]


def find_beneficiary(state: Mega, card: int) -> int:
    """Who benefits from a calamity card in a hand, from the stocks as they are now (ME-B3, B4)."""
    lookup = state.lookup
    calamity = card % CALAMITY_KINDS
    if not lookup.calamity_benefits[calamity]:
        return NOBODY
    trader = state.calamity_from[card]
    if lookup.calamity_to_trader[calamity] and trader != NOBODY and not state.gone[trader]:
        return trader
    victim = state.calamity_at[card]
    eligible = eligible_players(state, victim, lookup.calamity_tradeable[calamity])
    return beneficiary(state, victim, eligible)


def mark_struck(state: Mega, calamity: int, players: list[int]) -> None:
    """Remember who has a part in a calamity of this name (ME-K11)."""
    for player in players:
        if player != NOBODY:
            state.struck[calamity] |= 1 << player


def reveal_card(state: Mega, card: int) -> None:
    """The holder of a calamity shows it when it is called; its pile is where it ends (ME-K8)."""
    calamity, holder = card % CALAMITY_KINDS, state.calamity_at[card]
    state.reveal()
    discard(state, holder, FIRST_CALAMITY + card)
    state.tell("ME-K2", CalamityStruck(holder, state.lookup.calamity_id[calamity]))


# --- whom the victim chooses


def choosable(state: Mega, calamity: int, victim: int) -> list[int]:
    """Who can be chosen as secondary victim, in A.S.T.-ranking order (ME-K11, ME-K12)."""
    return [
        player
        for player in state.in_play()
        if victim_refusal(state, calamity, victim, player) is None
    ]


def victim_refusal(state: Mega, calamity: int, victim: int, player: int) -> Refusal | None:
    """Why a player cannot be chosen as secondary victim (ME-K11, ME-K12)."""
    who, what = names.player(state, player), names.calamity(state, calamity)
    if player == victim:
        return Refusal("ME-K3", f"{what} strikes you anyway.")
    if state.struck[calamity] >> player & 1:
        return Refusal("ME-K11", f"{who} has had a part in {what} this turn.")
    is_tradeable = state.lookup.calamity_tradeable[calamity]
    if not is_tradeable and state.block(player) != state.block(victim):
        return Refusal("ME-K12", f"{who} plays in the other block.")
    if has_power(state, player, calamity, NOT_CHOSEN, SECONDARY):
        clause = state.lookup.calamity_clause[calamity]
        return Refusal(clause, f"An advance protects {who} from being chosen.")
    return None


class Plight(Procedure):
    """A calamity whose primary victim chooses others to suffer with him."""

    calamity: int
    victim: int
    beneficiary: int
    chosen: list[int] = field(default_factory=list)
    """The secondary victims, in A.S.T.-ranking order."""


def choose_others(state: Mega, plight: Plight) -> Frame | None:
    """The victim chooses before he takes his own losses (ME-K3)."""
    if not choosable(state, plight.calamity, plight.victim):
        return None
    return ask(state, ChooseVictims(plight.victim, plight.calamity))


class Victims(SomeOf):
    """So many of those who can be chosen to suffer too."""

    __slots__ = ("calamity", "state", "victim")

    def __init__(self, state: Mega, calamity: int, victim: int) -> None:
        able = choosable(state, calamity, victim)
        number = min(state.lookup.calamity_chosen[calamity], len(able))
        clause = state.lookup.calamity_clause[calamity]
        super().__init__(player_items(state, able), number, number, clause)
        self.state = state
        self.calamity = calamity
        self.victim = victim

    def denial(self, thing: str) -> Refusal | None:
        for player in self.state.in_play():
            if thing == f"seat:{player}":
                return victim_refusal(self.state, self.calamity, self.victim, player)
        return None


class ChooseVictims(Choice[Mega]):
    """Who suffers with you? (ME-K3)."""

    kind = "choose-victims"

    calamity: int

    def prompt(self, state: Mega, seat: Seat) -> str:
        what = names.calamity(state, self.calamity)
        return f"{what}: choose {IN_WORDS[self.number(state)]} to suffer with you."

    def number(self, state: Mega) -> int:
        """How many are chosen: all who can be, if they are too few (ME-K13)."""
        able = choosable(state, self.calamity, self.seat)
        return min(state.lookup.calamity_chosen[self.calamity], len(able))

    def options(self, state: Mega, seat: Seat) -> Options:
        return Victims(state, self.calamity, seat)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return tuple(sorted(choosable(state, self.calamity, seat)[: self.number(state)]))

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        plight = plight_of(state)
        plight.chosen = by_rank(state, list(answer))
        mark_struck(state, self.calamity, plight.chosen)
        what = state.lookup.calamity_id[self.calamity]
        state.tell("ME-K3", VictimsChosen(seat, plight.chosen, what))
        return None


def plight_of(state: Mega) -> Plight:
    """The calamity an answer belongs to."""
    frame = state.stack[-1]
    if not isinstance(frame, Plight):
        raise Broken("secondary victims are chosen, but for no calamity")
    return frame
