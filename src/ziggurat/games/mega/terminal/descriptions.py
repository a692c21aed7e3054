"""Looking things of Mega Empires up by name: areas, cards, advances, buildings, players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.empire import free_in
from ziggurat.games.mega.terminal.wording import headed_table, in_words, printed, titled, units
from ziggurat.games.mega.terms import STACKS
from ziggurat.games.mega.words.facts.naming import civilization_name, name_of
from ziggurat.games.mega.words.facts.things import about
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat
from ziggurat.terminal.names import could_be

LINKS = ("By land to", "By water to")
"""Facts that the table of neighbours tells better."""


def describe(state: Mega, seat: Seat, name: str) -> RenderableType:
    """All about anything that has a name."""
    if not name.strip():
        raise Invalid(
            "Name an area, commodity, calamity, advance, special building or civilization, such "
            "as: look salt."
        )
    thing = find_thing(name, known_things(state, seat))
    if thing.startswith("area:"):
        return describe_area(state, seat, state.lookup.area_id.index(thing.removeprefix("area:")))
    return Group(_title(state, thing), _facts(state, about(state, seat, thing)))


def place(state: Mega, seat: Seat, name: str) -> RenderableType:
    """All about one area, with everything next to it."""
    return describe_area(state, seat, find_area(state, name))


def find_area(state: Mega, name: str) -> int:
    """The area a person means."""
    if not name.strip():
        start = state.lookup.area_id[state.lookup.start[0]]
        raise Invalid(f"Name an area, such as: area {start}.")
    lookup = state.lookup
    named = {f"area:{id_}": [id_, label] for id_, label in zip(lookup.area_id, lookup.area_name)}
    return lookup.area_id.index(find_thing(name, named).removeprefix("area:"))


def find_player(state: Mega, name: str) -> int:
    """The player of a civilization, or of the beginning of its name."""
    wanted = name.strip().lower()
    found = [p for p in state.ranking if civilization_name(state, p).lower().startswith(wanted)]
    if len(found) != 1:
        known = ", ".join(civilization_name(state, player) for player in state.ranking)
        raise Invalid(f"'{name.strip()}' is no civilization of this table; there are {known}.")
    return found[0]


def find_thing(name: str, named: dict[str, list[str]]) -> str:
    """The thing a person means among those of these names; `Invalid` tells what it could be."""
    wanted = " ".join(name.lower().replace("_", " ").split())
    tidied = {t: [n.lower().replace("_", " ") for n in names] for t, names in named.items()}
    near = [thing for thing, names in tidied.items() if wanted in names]
    near = near or [t for t, names in tidied.items() if any(n.startswith(wanted) for n in names)]
    near = near or [t for t, names in tidied.items() if any(wanted in n for n in names)]
    if not near:
        raise Invalid(f"There is nothing called '{name.strip()[:40]}' in this game.")
    if len(near) > 1:
        kinds = {thing.partition(":")[0] for thing in near}
        # The last name tells the kind of the thing, too.
        told = [named[thing][0 if len(kinds) == 1 else -1] for thing in near]
        raise Invalid(could_be(name.strip()[:40], told))
    return near[0]


def known_things(state: Mega, seat: Seat) -> dict[str, list[str]]:
    """Everything that can be looked up, and what it may be called."""
    lookup = state.lookup
    printed_things = (
        ("area", lookup.area_id, lookup.area_name),
        ("sea", lookup.sea_id, lookup.sea_name),
        ("card", lookup.good_id, lookup.good_name),
        ("calamity", lookup.calamity_id, lookup.calamity_name),
        ("advance", lookup.advance_id, lookup.advance_name),
        ("building", lookup.building_id, lookup.building_name),
    )
    named = {
        f"{kind}:{id_}": [id_, name, f"{kind} {id_}"]
        for kind, ids, names in printed_things
        for id_, name in zip(ids, names)
    }
    for player in range(state.player_count):
        name = civilization_name(state, player)
        named[f"seat:{player}"] = [name, f"civilization {name}"]
    for stack in range(1, STACKS + 1):
        named[f"stack:{stack}"] = [f"stack {stack}"]
    for offer in offers_seen(state, seat):
        named[f"offer:{offer.serial}"] = [f"offer {offer.serial}"]
    return named


def describe_area(state: Mega, seat: Seat, area: int) -> Group:
    """An area fact by fact, then every area next to it as a mover sees it."""
    thing = f"area:{state.lookup.area_id[area]}"
    facts = [fact for fact in about(state, seat, thing) if fact[0] not in LINKS]
    return Group(_title(state, thing), _facts(state, facts), neighbours(state, seat, area))


def neighbours(state: Mega, seat: Seat, area: int) -> RenderableType:
    """The areas next by land and by water, with limit, signs, units and room for the seat."""
    lookup = state.lookup
    table = headed_table("Next to it", "By", "Limit", "Units", "Room for you", "Region")
    table.columns[4].justify = "right"
    for other in lookup.touching[area]:
        ways = [("land", lookup.land), ("water", lookup.water)]
        by = "+".join(way for way, links in ways if other in links[area])
        free = free_in(state, seat, other)
        table.add_row(
            lookup.area_name[other],
            by,
            printed(state, other),
            units(state, other),
            str(free) if free else "",
            titled(state, state.ranking[lookup.region[other]]),
        )
    return table


def _title(state: Mega, thing: str) -> Text:
    name = name_of(state, thing)
    kind, _, id_ = thing.partition(":")
    written = (
        f" ({id_})" if id_.replace("_", " ").lower() != name.lower() and kind == "area" else ""
    )
    return Text.assemble((name[:1].upper() + name[1:], "bold"), (written, "dim"))


def _facts(state: Mega, facts: list[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for fact, words in facts:
        table.add_row(Text(in_words(state, fact)), Text(in_words(state, words)))
    return table
