"""What lies beside a city: piles, reserve, Wonder, policies, Warlord, Hero, Quests, tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rich.console import Group
from rich.text import Text

from ziggurat.cli.boards.monumental.wording import names_of, price, signs
from ziggurat.games.monumental.rules import statics
from ziggurat.games.monumental.rules.reckoning import natural_wonders
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.tables import Tables
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

Say: TypeAlias = Callable[[Tables, Iterable[int]], str]
"""How several cards are told."""


def beside_city(
    game: Monumental, player: int, seat: Seat | None, *, is_wordy: bool = False
) -> Group:
    """One line a thing, and only of what there is; of others' secrets no more than the number.

    Nobody's secrets are shown to None. What cards say is told where there is room for words.
    """
    say = names_and_texts if is_wordy else names_of
    works, tokens = _works(game, player, say), _tokens(game, player, seat, say)
    return Group(*_piles(game, player), *works, *tokens)


def names_and_texts(tables: Tables, kinds: Iterable[int]) -> str:
    """Several cards with what is printed on them."""
    return " ".join(f"{tables.kind_name[kind]}: {tables.kind_text[kind]}" for kind in kinds)


def _line(heading: str, *words: str | Text) -> Text:
    return Text.assemble((f"{heading} ", "bold"), *words)


def _piles(game: Monumental, player: int) -> Iterator[Text]:
    if game.is_automa(player):
        taken = names_of(game.tables, game.shelf[player])
        yield _line("Has taken:", taken or "no cards yet")
        return
    piles = Text(f"{len(game.deck[player])}, ")
    piles.append("discard ", style="bold").append(str(len(game.discard[player])))
    if game.archived[player]:
        piles.append(", archive ", style="bold").append(str(len(game.archived[player])))
    yield _line("Deck", piles)
    if game.deck_known[player]:
        known = game.deck[player][-game.deck_known[player] :]
        yield _line("On top:", names_of(game.tables, reversed(known)))
    if game.drawn[player]:
        yield _line("Drawn:", names_of(game.tables, game.drawn[player]))


def _works(game: Monumental, player: int, say: Say) -> Iterator[Text]:
    tables = game.tables
    if game.construction[player] != NOTHING:
        kind = game.construction[player]
        cost = Text() if game.is_automa(player) else _to_complete(game, player, kind)
        yield _line("Wonder begun:", tables.kind_name[kind], cost)
    if game.wonders[player]:
        yield _line("Wonders:", names_of(tables, game.wonders[player]))
    yield _policies(game, player, say)
    yield _line("Warlord", say(tables, [tables.civ_warlord[game.civilization[player]]]))
    if game.has(HEROES) and game.hero[player] != NOTHING:
        yield _line("Hero", say(tables, [game.hero[player]]))
    if game.hero_marked[player] != NOTHING:
        yield _line("Hero", f"{tables.kind_name[game.hero_marked[player]]} (leaving)")
    if game.has(RESERVE) and game.reserve[player]:
        yield _reserve(game, player)
    held = natural_wonders(game, player)
    if held:
        yield _line("Natural:", say(tables, held))
    if game.trophies[player]:
        yield _line("Monsters:", names_of(tables, game.trophies[player]))


def _to_complete(game: Monumental, player: int, kind: int) -> Text:
    cost = price(statics.price_to_complete(game, player, kind))
    return Text.assemble(" (", cost, " to complete)")


def _policies(game: Monumental, player: int, say: Say) -> Text:
    every = game.tables.civ_policies[game.civilization[player]]
    count = len(game.policies[player])
    line = _line("Policies", f"{count}/{len(every)}")
    if not game.is_automa(player) and count < len(every):
        cost = [0] * GAINS
        cost[CULTURE] = statics.policy_price(game, player)
        line.append(", next ").append_text(signs(cost))
    if count:
        line.append(f": {say(game.tables, game.policies[player])}")
    return line


def _reserve(game: Monumental, player: int) -> Text:
    line = _line("Reserve:")
    for number, kind in enumerate(game.reserve[player]):
        cost = statics.price_of(game, player, kind, FROM_RESERVE)
        line.append(", " if number else "").append(f"{game.tables.kind_name[kind]} ")
        line.append_text(price(cost))
    return line


def _tokens(game: Monumental, player: int, seat: Seat | None, say: Say) -> Iterator[Text]:
    tables = game.tables
    tokens = [0] * GAINS
    tokens[PRODUCTION], tokens[SCIENCE] = game.tokens[2 * player : 2 * player + 2]
    if any(tokens):
        yield _line("Tokens", signs(tokens))
    if game.markets[player]:
        yield _line("Markets:", names_of(tables, game.markets[player]))
    if game.has(TRADE) and game.benefits[player]:
        held = game.benefits[player]
        own = say(tables, held) if player == seat else counted(len(held), "secret token")
        yield _line("Benefits:", own)
    if game.follows(player, HIDDEN_FORCES):
        yield _line("Hidden Forces", f"{game.hidden_left[player]} in the supply")
    if game.has(QUESTS):
        yield from _quests(game, player, seat, say)


def _quests(game: Monumental, player: int, seat: Seat | None, say: Say) -> Iterator[Text]:
    open_quests = game.quests[player]
    if player == seat and open_quests:
        yield _line("Quests:", say(game.tables, open_quests))
    elif open_quests:
        yield _line("Quests:", counted(len(open_quests), "secret Quest"))
    if game.quests_done[player]:
        yield _line("Quests met:", names_of(game.tables, game.quests_done[player]))
