"""All about a player: supplies, cards, pieces and points."""

from __future__ import annotations

from ziggurat.games.monumental import names
from ziggurat.games.monumental.facts import Facts
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
from ziggurat.kernel.state import Seat


def about_player(game: Monumental, seat: Seat | None, player: int) -> Facts:
    """Everything about a player that the seat may know."""
    tables, civilization = game.tables, game.civilization[player]
    facts: Facts = [("Civilization", tables.civ_name[civilization])]
    if game.is_automa(player):
        kind = AUTOMA_TYPES[tables.automa_type[civilization]]
        facts.append(("Automa", f"{kind} (MO-14.4)"))
    first = player * SUPPLY
    supply = [*game.supply[first : first + SUPPLY], *[0] * (GAINS - SUPPLY)]
    facts += [("Supply", names.sums(supply)), ("Warlord", warlord_words(game, player))]
    facts += cards_of(game, player)
    facts += trade_of(game, seat, player)
    facts += quests_of(game, seat, player)
    score = score_of(game, player)
    made = ", ".join(f"{name} {points}" for name, points in score.parts.items() if points)
    facts.append(("Points now", f"{score.total}: {made}" if made else str(score.total)))
    return facts


def warlord_words(game: Monumental, player: int) -> str:
    """The Warlord and where the figure stands."""
    card = names.card(game, game.tables.civ_warlord[game.civilization[player]])
    return f"{card} at {names.tile(game, game.warlord[player])}"


def cards_of(game: Monumental, player: int) -> Facts:
    """Cards in and by the city."""
    facts: Facts = []
    if not game.is_automa(player):
        sizes = f"{len(game.deck[player])} in the deck, {len(game.discard[player])} discarded"
        facts.append(("Cards", sizes))
    piles = [
        ("Cards taken", game.shelf[player]),
        ("Policies", game.policies[player]),
        ("Wonders", game.wonders[player]),
    ]
    if game.has(RESERVE):
        piles.append(("Reserve", game.reserve[player]))
    facts += [(name, names.cards(game, kinds)) for name, kinds in piles if kinds]
    if game.construction[player] != NOTHING:
        facts.append(("Builds", names.card(game, game.construction[player])))
    if game.hero[player] != NOTHING:
        facts.append(("Hero", names.card(game, game.hero[player])))
    if game.trophies[player]:
        facts.append(("Monsters", names.cards(game, game.trophies[player])))
    return facts


def trade_of(game: Monumental, seat: Seat | None, player: int) -> Facts:
    """Tokens, and the way on the Trade track."""
    production, science = game.tokens[2 * player : 2 * player + 2]
    facts: Facts = []
    if production or science:
        words = f"{production} [resource:production], {science} [resource:science]"
        facts.append(("Tokens", words))
    if game.markets[player]:
        facts.append(("Markets", names.cards(game, game.markets[player])))
    if game.has(TRADE):
        facts.append(("Trade track", f"space {game.trade[player]}"))
        held = game.benefits[player]
        told = names.cards(game, held) if player == seat else str(len(held))
        facts.append(("Trade Benefits", told))
    return facts


def quests_of(game: Monumental, seat: Seat | None, player: int) -> Facts:
    """Quests done, and the own ones to do."""
    if not game.has(QUESTS):
        return []
    facts: Facts = []
    if game.quests_done[player]:
        facts.append(("Quests completed", names.cards(game, game.quests_done[player])))
    if player == seat and game.quests[player]:
        facts.append(("Quests", names.cards(game, game.quests[player])))
    elif game.quests[player]:
        facts.append(("Quests", f"{len(game.quests[player])} secret"))
    return facts
