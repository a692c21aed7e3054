"""The course of phase 10: who uses which special ability, one after the other (ME-A1)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.events.abilities import TreasuryFilled
from ziggurat.games.mega.pieces import gain
from ziggurat.games.mega.rules.phase_10_abilities.diaspora import Scatter, scatter
from ziggurat.games.mega.rules.phase_10_abilities.doctrine import (
    annex_barbarians,
    annex_pirates,
    barbarian_options,
    pirate_options,
)
from ziggurat.games.mega.rules.phase_10_abilities.routes import Routes, send_goods
from ziggurat.games.mega.rules.phase_10_abilities.striking import Strike, annex_area, destroy_area
from ziggurat.games.mega.rules.phase_10_abilities.targets import namable_players
from ziggurat.games.mega.rules.phase_10_abilities.tribute import demand_tribute
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    DIASPORA,
    FUNDAMENTALISM,
    MONOTHEISM,
    POLITICS,
    PROVINCIAL_EMPIRE,
    TRADE_ROUTES,
    UNIVERSAL_DOCTRINE,
)
from ziggurat.games.mega.words.notation import player_items
from ziggurat.kernel.algebra import Amount, Either, SomeOf, Word
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat

DONE: Final = "done"
USES: Final = (
    ("diaspora", DIASPORA, "Scatter own tokens"),
    ("fundamentalism", FUNDAMENTALISM, "Destroy all units in an area"),
    ("monotheism", MONOTHEISM, "Annex all units in an area"),
    ("politics", POLITICS, "Move tokens from stock to treasury"),
    ("annex", POLITICS, "Annex all units in an area and pay for them"),
    ("empire", PROVINCIAL_EMPIRE, "Demand cards from neighbours"),
    ("routes", TRADE_ROUTES, "Discard cards for treasury"),
    ("doctrine", UNIVERSAL_DOCTRINE, "Annex barbarian tokens"),
    ("pirates", UNIVERSAL_DOCTRINE, "Annex a pirate city"),
)
"""The word of a use, its ability, and its heading; Politics and Universal Doctrine have two."""
CLOSED: Final = {
    "diaspora": "No token can be set down anywhere.",
    "fundamentalism": "No unit it could touch is in an area next to yours by land.",
    "monotheism": "There is no area next to yours all whose units you could annex from stock.",
    "politics": "Your stock is empty.",
    "annex": "There is no area next to yours all whose units you could pay for and annex.",
    "empire": "No neighbour can be named.",
    "routes": "There is no card for which your stock would be enough.",
    "doctrine": "There are no barbarians to annex, or your stock is empty.",
    "pirates": "There is no pirate city to annex, or you have no city in stock.",
}
STRIKES: Final = {"fundamentalism": FUNDAMENTALISM, "monotheism": MONOTHEISM, "annex": POLITICS}
"""The uses that strike all units of an area."""
DONE_WEIGHT: Final = 2
USE_WEIGHT: Final = 3


class Abilities(Procedure):
    """Phase 10: each player in A.S.T.-position order."""

    kind = "abilities"

    order: Shared[int]
    place: int
    """Whose turn it is: an index into the order."""


def use_abilities(state: Mega) -> Frame | None:
    """Phase 10; nothing at all where nobody has an ability."""
    order = [player for player in state.by_position() if usable(state, player)]
    return Abilities(order, 0) if order else None


def next_ability(state: Mega, abilities: Abilities) -> Frame | None:
    """Ask the player whose turn it is as long as he can use something."""
    while abilities.place < len(abilities.order):
        player = abilities.order[abilities.place]
        if not state.leaving[player] and could_use_any(state, player):
            abilities.begin_again()
            return UseAbility(player)
        abilities.place += 1
    return None


Abilities.steps = (next_ability,)


def usable(state: Mega, player: int) -> list[tuple[str, int, str]]:
    """The uses of abilities a player holds and has not used this turn (ME-A1)."""
    held = state.advances[player] & ~state.abilities_used[player]
    return [use for use in USES if held >> use[1] & 1]


def could_use_any(state: Mega, player: int) -> bool:
    """Whether a player could use some ability, by what everybody sees."""
    return any(could_use(state, player, word) for word, _, _ in usable(state, player))


def could_use(state: Mega, player: int, word: str) -> bool:
    """Whether a use is possible by what everybody sees: nobody's hand is told by who is asked."""
    if word == "routes":
        return state.hand_size[player] > 0
    return not options_of(state, player, word).is_empty()


def options_of(state: Mega, player: int, word: str) -> Options:
    """What a player may do with a use of an ability."""
    abilities = state.lookup.numbers.abilities
    match word:
        case "diaspora":
            return Scatter(state, player)
        case "politics":
            most = min(abilities.politics_treasury, state.stock[player])
            return Amount(1, most, "treasury", "ME-AD-POLITICS")
        case "empire":
            items = player_items(state, namable_players(state, player))
            most = min(abilities.provincial_empire_players, len(items))
            return SomeOf(items, 1, most, "ME-AD-PROVINCIAL-EMPIRE")
        case "routes":
            return Routes(state, player)
        case "doctrine":
            return barbarian_options(state, player)
        case "pirates":
            return pirate_options(state, player)
    return Strike(state, player, STRIKES[word])


class AbilityMenu(Either):
    """The abilities a player may use, and `done`."""

    __slots__ = ()

    def refusal(self, answer: Answer) -> Refusal | None:
        # Why this area cannot be chosen says more than that none can.
        if answer and 0 <= answer[0] < len(self.branches):
            branch = self.branches[answer[0]]
            if isinstance(branch, Strike):
                return branch.refusal(answer[1:])
        return super().refusal(answer)


class UseAbility(Choice[Mega]):
    """Which special ability do you use now? (ME-A1)."""

    kind = "use-ability"

    def prompt(self, state: Mega, seat: Seat) -> str:
        return "Which special ability do you use? Each may be used once a turn."

    def options(self, state: Mega, seat: Seat) -> Options:
        words, titles = [DONE], ["Done"]
        branches: list[Options] = [Word("Use no more abilities")]
        weights = [DONE_WEIGHT]
        closed: list[Refusal | None] = [None]
        for word, ability, title in usable(state, seat):
            words.append(word)
            titles.append(f"{state.lookup.advance_name[ability]}: {title}")
            branches.append(options_of(state, seat, word))
            weights.append(USE_WEIGHT)
            closed.append(Refusal(state.lookup.advance_clause[ability], CLOSED[word]))
        return AbilityMenu(words, titles, branches, weights, closed)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (0,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        if answer[0] == 0:
            current_abilities(state).place += 1
            return None
        word, ability, _ = usable(state, seat)[answer[0] - 1]
        state.abilities_used[seat] |= 1 << ability
        return use(state, seat, word, answer[1:])


def current_abilities(state: Mega) -> Abilities:
    """The phase 10 under way."""
    for frame in reversed(state.stack):
        if isinstance(frame, Abilities):
            return frame
    raise Broken("nobody uses abilities now")


def use(state: Mega, player: int, word: str, answer: Answer) -> Frame | None:
    """Carry out a use of an ability, completely (ME-A2)."""
    match word:
        case "diaspora":
            scatter(state, player, answer)
        case "fundamentalism":
            destroy_area(state, player, answer[0])
        case "monotheism":
            annex_area(state, player, answer[0], MONOTHEISM)
        case "politics":
            fill_treasury(state, player, answer[0])
        case "annex":
            annex_area(state, player, answer[0], POLITICS)
        case "empire":
            return demand_tribute(state, player, ranked(state, list(answer)))
        case "routes":
            send_goods(state, player, answer)
        case "doctrine":
            annex_barbarians(state, player, answer)
        case "pirates":
            annex_pirates(state, player, answer[0])
    return None


def ranked(state: Mega, players: list[int]) -> list[int]:
    """Players in A.S.T.-ranking order."""
    return [player for player in state.ranking if player in players]


def fill_treasury(state: Mega, player: int, amount: int) -> None:
    """Politics: tokens go from stock to treasury."""
    gain(state, player, amount)
    state.tell("ME-AD-POLITICS", TreasuryFilled(player, amount))
