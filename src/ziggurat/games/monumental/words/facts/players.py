"""All about a player: supplies, cards, pieces and points."""

from __future__ import annotations

from ziggurat.games.monumental.rules.scoring import score_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    AUTOMA_TYPES,
    GAINS,
    NOTHING,
    QUESTS,
    RESERVE,
    SUPPLY,
    TRADE,
)
from ziggurat.games.monumental.words import names
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts


def about_player(state: Monumental, seat: Seat | None, player: int) -> Facts:
    """Everything about a player that the seat may know."""
    lookup, civilization = state.lookup, state.civilization[player]
    facts: Facts = [("Civilization", lookup.civ_name[civilization])]
    if state.is_automa(player):
        kind = AUTOMA_TYPES[lookup.automa_type[civilization]]
        facts.append(("Automa", f"{kind} (MO-14.4)"))
    first = player * SUPPLY
    supply = [*state.supply[first : first + SUPPLY], *[0] * (GAINS - SUPPLY)]
    facts += [("Supply", names.sums(supply)), ("Warlord", warlord_words(state, player))]
    facts += cards_of(state, player)
    facts += trade_of(state, seat, player)
    facts += quests_of(state, seat, player)
    score = score_of(state, player)
    made = ", ".join(f"{name} {points}" for name, points in score.parts.items() if points)
    facts.append(("Points now", f"{score.total}: {made}" if made else str(score.total)))
    return facts


def warlord_words(state: Monumental, player: int) -> str:
    """The Warlord and where the figure stands."""
    card = names.card(state, state.lookup.civ_warlord[state.civilization[player]])
    return f"{card} at {names.tile(state, state.warlord[player])}"


def cards_of(state: Monumental, player: int) -> Facts:
    """Cards in and by the city."""
    facts: Facts = []
    if not state.is_automa(player):
        sizes = f"{len(state.deck[player])} in the deck, {len(state.discard[player])} discarded"
        facts.append(("Cards", sizes))
    piles = [
        ("Cards taken", state.shelf[player]),
        ("Policies", state.policies[player]),
        ("Wonders", state.wonders[player]),
    ]
    if state.has(RESERVE):
        piles.append(("Reserve", state.reserve[player]))
    facts += [(name, names.cards(state, kinds)) for name, kinds in piles if kinds]
    if state.construction[player] != NOTHING:
        facts.append(("Builds", names.card(state, state.construction[player])))
    if state.hero[player] != NOTHING:
        facts.append(("Hero", names.card(state, state.hero[player])))
    if state.trophies[player]:
        facts.append(("Monsters", names.cards(state, state.trophies[player])))
    return facts


def trade_of(state: Monumental, seat: Seat | None, player: int) -> Facts:
    """Tokens, and the way on the Trade track."""
    production, science = state.tokens[2 * player : 2 * player + 2]
    facts: Facts = []
    if production or science:
        words = f"{production} [resource:production], {science} [resource:science]"
        facts.append(("Tokens", words))
    if state.markets[player]:
        facts.append(("Markets", names.cards(state, state.markets[player])))
    if state.has(TRADE):
        facts.append(("Trade track", f"space {state.trade[player]}"))
        held = state.benefits[player]
        told = names.cards(state, held) if player == seat else str(len(held))
        facts.append(("Trade Benefits", told))
    return facts


def quests_of(state: Monumental, seat: Seat | None, player: int) -> Facts:
    """Quests done, and one's own to do."""
    if not state.has(QUESTS):
        return []
    facts: Facts = []
    if state.quests_done[player]:
        facts.append(("Quests completed", names.cards(state, state.quests_done[player])))
    if player == seat and state.quests[player]:
        facts.append(("Quests", names.cards(state, state.quests[player])))
    elif state.quests[player]:
        facts.append(("Quests", f"{len(state.quests[player])} secret"))
    return facts
