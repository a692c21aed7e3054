"""Words for tests of Automas: a scripted card is turned up and carried out, and nothing else."""

from __future__ import annotations

from tests.games.monumental.table import Table
from ziggurat.games.monumental.rules.automa.explorers import Trek
from ziggurat.games.monumental.rules.automa.turn import AutomaTurn
from ziggurat.kernel.course import advance


def solo(automa: str = "zulu", **modules: int) -> Table:
    """A human Greek in A1 and an Automa without Gold in E3; nothing on map and display."""
    table = Table("greek", automa, automas=1, on_map="", **modules)
    bare(table)
    table.supply(automa)
    return table


def plays(table: Table, automa: str, *cards: str, turned: int = 1) -> None:
    """The Automa turns up so many of the cards, the first one first; then the game stops."""
    table.automa_deck(*cards)
    table.log()
    table.state.stack[:] = [AutomaTurn(table.player(automa), turned)]
    advance(table.state)


def explores(table: Table, automa: str, spaces: int) -> None:
    """Both Explorers of the Automa move so many spaces, as one step of a card."""
    table.log()
    table.state.stack[:] = [Trek(table.player(automa), spaces)]
    advance(table.state)


def settle_ties(table: Table) -> None:
    """Whoever is asked to choose for an Automa does not answer."""
    while table.asked():
        table.defaults(table.asked()[0])


def cards_left(table: Table) -> list[str]:
    """The draw pile, the top first."""
    return [table.state.lookup.automa_id[card] for card in table.state.automa_deck[::-1]]


def cards_played(table: Table) -> list[str]:
    """The discard pile, the first card turned up first."""
    return [table.state.lookup.automa_id[card] for card in table.state.automa_discard]


def bare(table: Table) -> None:
    """No Exploration, Production or Science tokens lie on the map, and nothing in the display."""
    state = table.state
    state.token = [-1] * len(state.token)
    state.deposits = [0] * len(state.deposits)
    state.display = []


def policies_of(table: Table, automa: str) -> int:
    return len(table.state.policies[table.player(automa)])


def shelf_of(table: Table, automa: str) -> list[str]:
    return table.ids(table.state.shelf[table.player(automa)])


def wonders_of(table: Table, automa: str) -> list[str]:
    return table.ids(table.state.wonders[table.player(automa)])


def begun_by(table: Table, automa: str) -> str:
    """The Wonder under construction."""
    kind = table.state.construction[table.player(automa)]
    return table.ids([kind])[0] if kind >= 0 else ""


def owned_by(table: Table, automa: str) -> list[str]:
    """The Provinces of a player."""
    state, player = table.state, table.player(automa)
    tiles = [tile for tile, owner in enumerate(state.control) if owner == player]
    return [state.lookup.tile_label[tile] for tile in tiles if tile != state.capital[player]]
