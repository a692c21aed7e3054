"""All about a player: pieces, cards, advances, the A.S.T. and points."""

from __future__ import annotations

from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_05_cities.checks import support_rate
from ziggurat.games.mega.rules.phase_13_succession import cost_asked, epoch_at, missing_for_step
from ziggurat.games.mega.rules.scoring import advances_of, score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT, GROUPS, NOTHING, SHIPS
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.facts.cards import BLOCK_WORDS, hand_words
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts
from ziggurat.kernel.wording import joined


def about_player(state: Mega, seat: Seat | None, player: int) -> Facts:
    """Everything about a player that a seat may know."""
    lookup, civilization = state.lookup, state.civilization[player]
    rank = f"{civilization + 1} of {state.player_count} in the A.S.T.-ranking"
    facts: Facts = [("Civilization", f"{lookup.civ_name[civilization]}, {rank}")]
    if lookup.block_count > 1:
        facts.append(("Block", BLOCK_WORDS[state.block(player)]))
    if state.gone[player]:
        return [*facts, ("Left the game", f"in turn {state.gone[player]} (ME-Q10)")]
    if state.leaving[player]:
        facts.append(("Leaves the game", "with this turn (ME-Q1)"))
    return (
        facts
        + pieces_of(state, player)
        + cards_of(state, seat, player)
        + civilization_of(state, player)
        + succession_of(state, player)
        + points_of(state, player)
    )


def pieces_of(state: Mega, player: int) -> Facts:
    """Tokens, cities, ships and the last census."""
    board, stock, treasury = state.on_board[player], state.stock[player], state.treasury[player]
    cities = state.city_count[player]
    needed = support_rate(state, player) * cities
    own = state.ship_at[SHIPS * player : SHIPS * player + SHIPS]
    at_sea = [area for area in own if area != NOTHING]
    facts: Facts = [
        ("Tokens", f"{board} on the board, {stock} in stock, {treasury} in treasury"),
        ("Cities", f"{cities} on the board, {state.city_stock[player]} in stock"),
        ("City support", f"needs {names.tokens(needed)} on the board (ME-Y7)"),
        ("Ships", names.areas(state, at_sea) if at_sea else "none"),
        ("Census", str(state.census[player])),
    ]
    building = owned_building(state, player)
    if building != NOTHING:
        where = names.area(state, state.building_at[building])
        facts.append(("Special building", f"{names.building(state, building)} in {where}"))
    return facts


def cards_of(state: Mega, seat: Seat | None, player: int) -> Facts:
    """One's own hand, or how many cards there are in another's (ME-D6)."""
    if player == seat:
        return [("Hand", hand_words(state, player))]
    count = state.hand_size[player]
    return [("Hand", names.counted(count, "card"))]


def civilization_of(state: Mega, player: int) -> Facts:
    """Advances and credits."""
    held = state.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT]
    tokens = [f"{credit} {GROUPS[group]}" for group, credit in enumerate(held) if credit]
    return [
        ("Advances", names.advances(state, advances_of(state, player))),
        ("Credits", joined(tokens) or "none"),
    ]


def succession_of(state: Mega, player: int) -> Facts:
    """Where the marker stands, what the next step asks for, and what is missing (ME-H3)."""
    step = state.step[player]
    facts: Facts = [("A.S.T.", f"step {step}, {epoch_name(state, epoch_at(state, player, step))}")]
    if step >= state.lookup.last_step:
        return facts
    epoch = epoch_at(state, player, step + 1)
    facts.append(("Next step", f"{epoch_name(state, epoch)}: {requirement(state, epoch)}"))
    missing = missing_for_step(state, player)
    facts.append(("Missing", joined(missing) or "nothing"))
    return facts


def epoch_name(state: Mega, epoch: int) -> str:
    """An epoch as texts name it."""
    return state.lookup.epoch_name[epoch]


def requirement(state: Mega, epoch: int) -> str:
    """What an epoch asks for, in words."""
    lookup = state.lookup
    parts: list[str] = []
    if lookup.need_cities[epoch]:
        parts.append(names.counted(lookup.need_cities[epoch], "city", "cities"))
    if lookup.need_advances[epoch]:
        advances = names.counted(lookup.need_advances[epoch], "advance")
        parts.append(advances + cost_asked(state, epoch))
    if lookup.need_vp[epoch]:
        parts.append(f"{lookup.need_vp[epoch]} victory points in advances")
    return joined(parts) or "asks for nothing"


def points_of(state: Mega, player: int) -> Facts:
    """Victory points now, and how each was made (ME-W1)."""
    score = score_of(state, player)
    made = [f"{name} {points}" for name, points in score.parts.items() if points]
    return [("Points now", f"{score.total}: {', '.join(made)}" if made else "0")]


def about_piece(state: Mega, number: int) -> Facts:
    """How much everybody has of something all players have."""
    counts = (
        state.on_board,
        state.stock,
        state.treasury,
        state.city_count,
        [len(ships_at(state, player)) for player in range(state.player_count)],
        state.step,
        [score_of(state, player).total for player in range(state.player_count)],
    )[number]
    return [(names.player(state, player), str(counts[player])) for player in state.in_play()]


def ships_at(state: Mega, player: int) -> list[int]:
    """Where a player's ships lie."""
    places = state.ship_at[SHIPS * player : SHIPS * player + SHIPS]
    return [area for area in places if area != NOTHING]
