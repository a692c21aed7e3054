"""How everybody stands in Empire's Revolt."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.turn import income_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terminal.wording import RESOURCE_STYLES, letter, nation
from ziggurat.games.revolt.terms import CITIES_FOR_TRADE, NOBODY, RESOURCES, TECH_COUNT
from ziggurat.kernel.state import Seat


def standings(state: Revolt, names: list[Text]) -> Group:
    """One row per player, in the order of turns; then who is about to win."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Nation", no_wrap=True)
    table.add_column("Player", no_wrap=True)
    for heading in ("Food", "Gold", "Wood", "Cities", "Cards", "Income", "Armies", "Ships"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("Techs", justify="right", no_wrap=True)
    for seat in state.order:
        table.add_row(*_row(state, seat, names[seat]))
    return Group(table, *([] if state.is_over else warnings(state)))


def warnings(state: Revolt) -> list[Text]:
    """Who is about to win, in sentences: nobody should lose by overlooking it."""
    found = []
    for seat in state.order:
        if not state.alive[seat] or not state.has_capital(seat):
            continue
        if state.holding[seat]:
            words = "holds six cities and wins when its next turn begins, unless it loses one"
            found.append(_warning(state, seat, f"{words} (ER-76)."))
        goods = state.goods[seat * 3 : seat * 3 + 3]
        missing = [max(0, need - have) for have, need in zip(goods, needed_by(state, seat))]
        if sum(missing) == 1:
            resource = RESOURCES[missing.index(1)]
            found.append(_warning(state, seat, f"needs one more {resource} region to win (ER-71)."))
    return found


def _warning(state: Revolt, seat: Seat, words: str) -> Text:
    text = Text.assemble(("! ", "bold red"), letter(state, seat))
    return text.append(f" {nation(state, seat)} {words}", style="bold red")


def _row(state: Revolt, seat: Seat, name: Text) -> list[RenderableType]:
    title = Text.assemble(letter(state, seat), f" {nation(state, seat)}")
    if not state.alive[seat]:
        title.stylize("dim")
        return [title, name, Text("out of the game", style="dim italic")]
    return [
        title,
        name,
        *_regions(state, seat),
        _cities(state, seat),
        _triple(state.hand[seat * 3 : seat * 3 + 3]),
        _triple(income_of(state, seat)),
        _armies(state, seat),
        str(len(state.ships_of[seat])),
        str(sum(state.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT])),
    ]


def _regions(state: Revolt, seat: Seat) -> list[Text]:
    """Regions of each resource against what the resource victory needs (ER-71 to ER-75)."""
    cells = []
    for have, need in zip(state.goods[seat * 3 : seat * 3 + 3], needed_by(state, seat)):
        cells.append(Text(f"{have}/{need}", style="bold green" if have >= need else ""))
    return cells


def _cities(state: Revolt, seat: Seat) -> Text:
    """Cities against the six of ER-76; a mark when the cycle runs or the capital is lost."""
    cities = Text(f"{state.cities[seat]}/{CITIES_FOR_TRADE}")
    if state.holding[seat]:
        cities = Text(f"{cities.plain}!", style="bold red")
    return cities if state.has_capital(seat) else cities.append(" lost", style="bold red")


def _armies(state: Revolt, seat: Seat) -> str:
    armies = state.count_armies(seat)
    hired = len(state.troops_of[seat]) - armies
    return f"{armies}/{support(state, seat)}" + (f"+{hired}" if hired else "")


def _triple(counts: list[int]) -> Text:
    """Food, gold and wood side by side, in their colours."""
    cell = Text()
    for index, count in enumerate(counts):
        cell.append(" " if index else "")
        cell.append(f"{count}", style=RESOURCE_STYLES[index] if count else "dim")
    return cell


def details(state: Revolt) -> list[RenderableType]:
    """What the columns mean, then each player's dice, ability, tech and city cards."""
    legend = Text(
        "Food, Gold, Wood: regions held / needed to win (ER-71). Cities: six, held for a whole "
        "cycle, win (ER-76); ! the cycle runs. Cards and Income: food gold wood. "
        "Armies: armies / support + mercenaries.",
        style="dim",
    )
    parts: list[RenderableType] = [legend]
    for seat in state.order:
        if state.alive[seat]:
            parts.append(Padding(_possessions(state, seat), (0, 0, 0, 2)))
    return parts


def _possessions(state: Revolt, seat: Seat) -> Text:
    lookup, kind = state.lookup, state.nation[seat]
    text = Text.assemble(letter(state, seat), (f" {nation(state, seat)}: ", "bold"))
    text.append(f"attacks with {lookup.attack[kind]} dice, defends with {lookup.defence[kind]}")
    held = state.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    cards = [
        f"{count} {lookup.tech_name[tech]}" if count > 1 else lookup.tech_name[tech]
        for tech, count in enumerate(held)
        if count
    ]
    cards += [
        f"{lookup.card_name[card]} ({lookup.region_name[region]})"
        for card, region in enumerate(lookup.card_region)
        if region != NOBODY and state.control[region] == seat
    ]
    return text.append(f"; {', '.join(cards)}." if cards else ".")


def players(state: Revolt, names: list[Text]) -> Group:
    """The table with everything behind it."""
    return Group(standings(state, names), Text(), *details(state))
