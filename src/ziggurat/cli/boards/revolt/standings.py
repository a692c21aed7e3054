"""How everybody stands in Empire's Revolt."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.bots.registry import BOTS
from ziggurat.cli.boards.revolt.wording import RESOURCE_STYLES, letter, nation
from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.turn import income_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import CITIES_FOR_TRADE, NOBODY, RESOURCES, TECH_COUNT
from ziggurat.kernel.state import Seat

NAME_WIDTH = 8
"""Letters of a player's name that fit into 80 columns."""


def standings(game: Revolt, names: list[str]) -> Group:
    """One row a player, in the order of turns; then who is about to win."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Nation", no_wrap=True)
    table.add_column("Player", no_wrap=True)
    for heading in ("Food", "Gold", "Wood", "Cities", "Cards", "Income", "Armies", "Ships"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("Techs", justify="right", no_wrap=True)
    for seat in game.order:
        table.add_row(*_row(game, seat, names[seat]))
    return Group(table, *([] if game.is_over else warnings(game)))


def warnings(game: Revolt) -> list[Text]:
    """Who is about to win, in sentences: nobody should lose by overlooking it."""
    found = []
    for seat in game.order:
        if not game.alive[seat] or not game.has_capital(seat):
            continue
        if game.holding[seat]:
            words = "holds six cities and wins when its next turn begins, unless it loses one"
            found.append(_warning(game, seat, f"{words} (ER-76)."))
        goods = game.goods[seat * 3 : seat * 3 + 3]
        missing = [max(0, need - have) for have, need in zip(goods, needed_by(game, seat))]
        if sum(missing) == 1:
            resource = RESOURCES[missing.index(1)]
            found.append(_warning(game, seat, f"needs one more {resource} region to win (ER-71)."))
    return found


def _warning(game: Revolt, seat: Seat, words: str) -> Text:
    text = Text.assemble(("! ", "bold red"), letter(game, seat))
    return text.append(f" {nation(game, seat)} {words}", style="bold red")


def _row(game: Revolt, seat: Seat, name: str) -> list[RenderableType]:
    title = Text.assemble(letter(game, seat), f" {nation(game, seat)}")
    short = name.rpartition(":")[2][:NAME_WIDTH]  # a bot of one's own is known by its class
    who = Text(short, style="" if name in BOTS else "bold")
    if not game.alive[seat]:
        title.stylize("dim")
        return [title, who, Text("out of the game", style="dim italic")]
    return [
        title,
        who,
        *_regions(game, seat),
        _cities(game, seat),
        _triple(game.hand[seat * 3 : seat * 3 + 3]),
        _triple(income_of(game, seat)),
        _armies(game, seat),
        str(len(game.ships_of[seat])),
        str(sum(game.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT])),
    ]


def _regions(game: Revolt, seat: Seat) -> list[Text]:
    """Regions of each resource against what the resource victory needs (ER-71 to ER-75)."""
    cells = []
    for have, need in zip(game.goods[seat * 3 : seat * 3 + 3], needed_by(game, seat)):
        cells.append(Text(f"{have}/{need}", style="bold green" if have >= need else ""))
    return cells


def _cities(game: Revolt, seat: Seat) -> Text:
    """Cities against the six of ER-76; a mark when the cycle runs or the capital is lost."""
    cities = Text(f"{game.cities[seat]}/{CITIES_FOR_TRADE}")
    if game.holding[seat]:
        cities = Text(f"{cities.plain}!", style="bold red")
    return cities if game.has_capital(seat) else cities.append(" lost", style="bold red")


def _armies(game: Revolt, seat: Seat) -> str:
    armies = game.count_armies(seat)
    hired = len(game.troops_of[seat]) - armies
    return f"{armies}/{support(game, seat)}" + (f"+{hired}" if hired else "")


def _triple(counts: list[int]) -> Text:
    """Food, gold and wood side by side, in their colours."""
    cell = Text()
    for index, count in enumerate(counts):
        cell.append(" " if index else "")
        cell.append(f"{count}", style=RESOURCE_STYLES[index] if count else "dim")
    return cell


def details(game: Revolt) -> list[RenderableType]:
    """What the columns mean, then each player's dice, ability, tech and city cards."""
    legend = Text(
        "Food, Gold, Wood: regions held / needed to win (ER-71). Cities: six, held for a whole "
        "cycle, win (ER-76); ! the cycle runs. Cards and Income: food gold wood. "
        "Armies: armies / support + mercenaries.",
        style="dim",
    )
    parts: list[RenderableType] = [legend]
    for seat in game.order:
        if game.alive[seat]:
            parts.append(Padding(_possessions(game, seat), (0, 0, 0, 2)))
    return parts


def _possessions(game: Revolt, seat: Seat) -> Text:
    tables, kind = game.tables, game.nation[seat]
    text = Text.assemble(letter(game, seat), (f" {nation(game, seat)}: ", "bold"))
    text.append(f"attacks with {tables.attack[kind]} dice, defends with {tables.defence[kind]}")
    held = game.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    cards = [
        f"{count} {tables.tech_name[tech]}" if count > 1 else tables.tech_name[tech]
        for tech, count in enumerate(held)
        if count
    ]
    cards += [
        f"{tables.card_name[card]} ({tables.region_name[region]})"
        for card, region in enumerate(tables.card_region)
        if region != NOBODY and game.control[region] == seat
    ]
    return text.append(f"; {', '.join(cards)}." if cards else ".")


def players(game: Revolt, names: list[str]) -> Group:
    """The table with everything behind it."""
    return Group(standings(game, names), Text(), *details(game))
