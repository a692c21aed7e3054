"""How everybody stands in Mega Empires."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.mega.rules.limits import owned_building
from ziggurat.games.mega.rules.phase_13_succession import epoch_at
from ziggurat.games.mega.rules.scoring import advances_of, score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.succession import census, track
from ziggurat.games.mega.terminal.wording import (
    EPOCH_LETTERS,
    EPOCH_STYLES,
    headed_table,
    titled,
)
from ziggurat.games.mega.terms import NOTHING, ONGOING, SHIPS
from ziggurat.kernel.wording import counted

NUMBERS = ("Cities", "Board", "Stock", "Treas", "Ships", "Hand", "Adv", "Points")


def standings(state: Mega, names: list[Text]) -> Group:
    """One row per player, in A.S.T.-ranking order, and what is known of the end."""
    table = headed_table("Civilization", "Player", "A.S.T.", *NUMBERS, right=NUMBERS)
    for player in state.ranking:
        table.add_row(*_row(state, player, names))
    return Group(table, *warnings(state))


def warnings(state: Mega) -> list[Text]:
    """What nobody should overlook."""
    if state.ending != ONGOING:
        return []
    found: list[Text] = []
    if state.end_turn:
        last = state.end_turn + state.lookup.extra_turns
        found.append(Text(f"! The game ends with turn {last} (ME-H9).", style="bold red"))
    elif state.turn == state.turn_limit:
        found.append(Text("! This is the last turn (ME-H13).", style="bold red"))
    return found


def _row(state: Mega, player: int, names: list[Text]) -> list[RenderableType]:
    row: list[RenderableType] = [titled(state, player), names[player]]
    if state.gone[player]:
        return [*row, Text(f"left in turn {state.gone[player]}", style="dim")]
    afloat = state.ship_at[SHIPS * player : SHIPS * player + SHIPS]
    building = "+B" if owned_building(state, player) != NOTHING else ""
    return [
        *row,
        place_on_ast(state, player),
        f"{state.city_count[player]}{building}",
        str(state.on_board[player]),
        str(state.stock[player]),
        str(state.treasury[player]),
        str(sum(1 for area in afloat if area != NOTHING) or ""),
        str(state.hand_size[player]),
        str(len(advances_of(state, player))),
        Text(str(score_of(state, player).total), style="bold"),
    ]


def place_on_ast(state: Mega, player: int) -> Text:
    """The step of a marker and the letter of its epoch."""
    epoch = epoch_at(state, player, state.step[player])
    letter = Text(EPOCH_LETTERS[epoch], style=f"bold {EPOCH_STYLES[epoch]}")
    return Text.assemble(f"{state.step[player]:2} ", letter)


def players(state: Mega, names: list[Text]) -> Group:
    """The table with everything behind it: the A.S.T., the census, points and advances."""
    parts: list[RenderableType] = [standings(state, names), Text(), track(state), *census(state)]
    parts += [Text(), scores(state), Text()]
    for player in state.ranking:
        held = [state.lookup.advance_name[advance] for advance in advances_of(state, player)]
        heading = Text.assemble(titled(state, player), f", {counted(len(held), 'advance')}: ")
        parts.append(heading.append(", ".join(held) or "none"))
    return Group(*parts)


def scores(state: Mega) -> Table:
    """How each point was made (ME-W1)."""
    order = sorted(state.ranking, key=lambda player: -score_of(state, player).total)
    parts = list(score_of(state, order[0]).parts)
    headings = [_short(part) for part in parts]
    table = headed_table("Points", "all", *headings, right=("all", *headings))
    for player in order:
        score = score_of(state, player)
        made = [str(score.parts.get(part, 0) or "") for part in parts]
        table.add_row(titled(state, player), Text(str(score.total), style="bold"), *made)
    return table


def _short(part: str) -> str:
    """The heading of a kind of points, as short as 80 columns need it."""
    return {"special building": "building", "own special building": "own"}.get(part, part)
