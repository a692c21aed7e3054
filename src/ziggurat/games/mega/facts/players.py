"""All about a player: pieces, cards, advances, the A.S.T. and points."""

from __future__ import annotations

from ziggurat.games.mega import names
from ziggurat.games.mega.facts import Facts
from ziggurat.games.mega.facts.cards import BLOCK_WORDS, hand_words
from ziggurat.games.mega.rules.checks import support_rate
from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.scoring import advances_of, score_of
from ziggurat.games.mega.rules.succession import cost_asked, epoch_at, missing_for_step
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT, GROUPS, NOTHING, SHIPS
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import joined


def about_player(game: Mega, seat: Seat | None, player: int) -> Facts:
    """Everything about a player that a seat may know."""
    tables, civilization = game.tables, game.civilization[player]
    rank = f"{civilization + 1} of {game.player_count} in the A.S.T.-ranking"
    facts: Facts = [("Civilization", f"{tables.civ_name[civilization]}, {rank}")]
    if tables.block_count > 1:
        facts.append(("Block", BLOCK_WORDS[game.block(player)]))
    if game.gone[player]:
        return [*facts, ("Left the game", f"in turn {game.gone[player]} (ME-Q10)")]
    if game.leaving[player]:
        facts.append(("Leaves the game", "with this turn (ME-Q1)"))
    return (
        facts
        + pieces_of(game, player)
        + cards_of(game, seat, player)
        + civilization_of(game, player)
        + succession_of(game, player)
        + points_of(game, player)
    )


def pieces_of(game: Mega, player: int) -> Facts:
    """Tokens, cities, ships and the last census."""
    board, stock, treasury = game.on_board[player], game.stock[player], game.treasury[player]
    cities = game.city_count[player]
    needed = support_rate(game, player) * cities
    own = game.ship_at[SHIPS * player : SHIPS * player + SHIPS]
    at_sea = [area for area in own if area != NOTHING]
    facts: Facts = [
        ("Tokens", f"{board} on the board, {stock} in stock, {treasury} in treasury"),
        ("Cities", f"{cities} on the board, {game.city_stock[player]} in stock"),
        ("City support", f"needs {names.tokens(needed)} on the board (ME-Y7)"),
        ("Ships", names.areas(game, at_sea) if at_sea else "none"),
        ("Census", str(game.census[player])),
    ]
    building = owned_building(game, player)
    if building != NOTHING:
        where = names.area(game, game.building_at[building])
        facts.append(("Special building", f"{names.building(game, building)} in {where}"))
    return facts


def cards_of(game: Mega, seat: Seat | None, player: int) -> Facts:
    """The own hand, or how many cards there are in another's (ME-D6)."""
    if player == seat:
        return [("Hand", hand_words(game, player))]
    count = game.hand_size[player]
    return [("Hand", names.counted(count, "card"))]


def civilization_of(game: Mega, player: int) -> Facts:
    """Advances and credits."""
    held = game.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT]
    tokens = [f"{credit} {GROUPS[group]}" for group, credit in enumerate(held) if credit]
    return [
        ("Advances", names.advances(game, advances_of(game, player))),
        ("Credits", joined(tokens) or "none"),
    ]


def succession_of(game: Mega, player: int) -> Facts:
    """Where the marker stands, what the next step asks for, and what is missing (ME-H3)."""
    step = game.step[player]
    facts: Facts = [("A.S.T.", f"step {step}, {epoch_name(game, epoch_at(game, player, step))}")]
    if step >= game.tables.last_step:
        return facts
    epoch = epoch_at(game, player, step + 1)
    facts.append(("Next step", f"{epoch_name(game, epoch)}: {requirement(game, epoch)}"))
    missing = missing_for_step(game, player)
    facts.append(("Missing", joined(missing) or "nothing"))
    return facts


def epoch_name(game: Mega, epoch: int) -> str:
    """An epoch as texts name it."""
    return game.tables.epoch_name[epoch]


def requirement(game: Mega, epoch: int) -> str:
    """What an epoch asks for, in words."""
    tables = game.tables
    parts: list[str] = []
    if tables.need_cities[epoch]:
        parts.append(names.counted(tables.need_cities[epoch], "city", "cities"))
    if tables.need_advances[epoch]:
        advances = names.counted(tables.need_advances[epoch], "advance")
        parts.append(advances + cost_asked(game, epoch))
    if tables.need_vp[epoch]:
        parts.append(f"{tables.need_vp[epoch]} victory points in advances")
    return joined(parts) or "asks for nothing"


def points_of(game: Mega, player: int) -> Facts:
    """Victory points now, and how each was made (ME-W1)."""
    score = score_of(game, player)
    made = [f"{name} {points}" for name, points in score.parts.items() if points]
    return [("Points now", f"{score.total}: {', '.join(made)}" if made else "0")]
