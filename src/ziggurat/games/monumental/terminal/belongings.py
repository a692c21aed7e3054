"""What lies beside a city: piles, reserve, Wonder, policies, Warlord, Hero, Quests, tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rich.console import Group
from rich.text import Text

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.rules.effects import statics
from ziggurat.games.monumental.rules.effects.counting import natural_wonders
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terminal.wording import names_of, price, signs
from ziggurat.games.monumental.terms import (
    CULTURE,
    FROM_RESERVE,
    GAINS,
    HEROES,
    HIDDEN_FORCES,
    NOTHING,
    PRODUCTION,
    QUESTS,
    RESERVE,
    SCIENCE,
    TRADE,
)
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted

Say: TypeAlias = Callable[[Lookup, Iterable[int]], str]
"""How several cards are told."""


def beside_city(
    state: Monumental, player: int, seat: Seat | None, *, is_wordy: bool = False
) -> Group:
    """One line per thing, and only of what there is; of others' secrets no more than the number.

    Nobody's secrets are shown to None. What cards say is told where there is room for words.
    """
    say = names_and_texts if is_wordy else names_of
    works, tokens = _works(state, player, say), _tokens(state, player, seat, say)
    return Group(*_piles(state, player), *works, *tokens)


def names_and_texts(lookup: Lookup, kinds: Iterable[int]) -> str:
    """Several cards with what is printed on them."""
    return " ".join(f"{lookup.kind_name[kind]}: {lookup.kind_text[kind]}" for kind in kinds)


def _line(heading: str, *words: str | Text) -> Text:
    return Text.assemble((f"{heading} ", "bold"), *words)


def _piles(state: Monumental, player: int) -> Iterator[Text]:
    if state.is_automa(player):
        taken = names_of(state.lookup, state.shelf[player])
        yield _line("Has taken:", taken or "no cards yet")
        return
    piles = Text(f"{len(state.deck[player])}, ")
    piles.append("discard ", style="bold").append(str(len(state.discard[player])))
    if state.archived[player]:
        piles.append(", archive ", style="bold").append(str(len(state.archived[player])))
    yield _line("Deck", piles)
    if state.deck_known[player]:
        known = state.deck[player][-state.deck_known[player] :]
        yield _line("On top:", names_of(state.lookup, reversed(known)))
    if state.drawn[player]:
        yield _line("Drawn:", names_of(state.lookup, state.drawn[player]))


def _works(state: Monumental, player: int, say: Say) -> Iterator[Text]:
    lookup = state.lookup
    if state.construction[player] != NOTHING:
        kind = state.construction[player]
        cost = Text() if state.is_automa(player) else _to_complete(state, player, kind)
        yield _line("Wonder begun:", lookup.kind_name[kind], cost)
    if state.wonders[player]:
        yield _line("Wonders:", names_of(lookup, state.wonders[player]))
    yield _policies(state, player, say)
    yield _line("Warlord", say(lookup, [lookup.civ_warlord[state.civilization[player]]]))
    if state.has(HEROES) and state.hero[player] != NOTHING:
        yield _line("Hero", say(lookup, [state.hero[player]]))
    if state.hero_marked[player] != NOTHING:
        yield _line("Hero", f"{lookup.kind_name[state.hero_marked[player]]} (leaving)")
    if state.has(RESERVE) and state.reserve[player]:
        yield _reserve(state, player)
    held = natural_wonders(state, player)
    if held:
        yield _line("Natural:", say(lookup, held))
    if state.trophies[player]:
        yield _line("Monsters:", names_of(lookup, state.trophies[player]))


def _to_complete(state: Monumental, player: int, kind: int) -> Text:
    cost = price(statics.price_to_complete(state, player, kind))
    return Text.assemble(" (", cost, " to complete)")


def _policies(state: Monumental, player: int, say: Say) -> Text:
    every = state.lookup.civ_policies[state.civilization[player]]
    count = len(state.policies[player])
    line = _line("Policies", f"{count}/{len(every)}")
    if not state.is_automa(player) and count < len(every):
        cost = [0] * GAINS
        cost[CULTURE] = statics.policy_price(state, player)
        line.append(", next ").append_text(signs(cost))
    if count:
        line.append(f": {say(state.lookup, state.policies[player])}")
    return line


def _reserve(state: Monumental, player: int) -> Text:
    line = _line("Reserve:")
    for number, kind in enumerate(state.reserve[player]):
        cost = statics.price_of(state, player, kind, FROM_RESERVE)
        line.append(", " if number else "").append(f"{state.lookup.kind_name[kind]} ")
        line.append_text(price(cost))
    return line


def _tokens(state: Monumental, player: int, seat: Seat | None, say: Say) -> Iterator[Text]:
    lookup = state.lookup
    tokens = [0] * GAINS
    tokens[PRODUCTION], tokens[SCIENCE] = state.tokens[2 * player : 2 * player + 2]
    if any(tokens):
        yield _line("Tokens", signs(tokens))
    if state.markets[player]:
        yield _line("Markets:", names_of(lookup, state.markets[player]))
    if state.has(TRADE) and state.benefits[player]:
        held = state.benefits[player]
        own = say(lookup, held) if player == seat else counted(len(held), "secret token")
        yield _line("Benefits:", own)
    if state.follows(player, HIDDEN_FORCES):
        yield _line("Hidden Forces", f"{state.hidden_left[player]} in the supply")
    if state.has(QUESTS):
        yield from _quests(state, player, seat, say)


def _quests(state: Monumental, player: int, seat: Seat | None, say: Say) -> Iterator[Text]:
    open_quests = state.quests[player]
    if player == seat and open_quests:
        yield _line("Quests:", say(state.lookup, open_quests))
    elif open_quests:
        yield _line("Quests:", counted(len(open_quests), "secret Quest"))
    if state.quests_done[player]:
        yield _line("Quests met:", names_of(state.lookup, state.quests_done[player]))
