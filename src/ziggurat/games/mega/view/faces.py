"""What is printed on cards, advances, calamities, buildings and the A.S.T., for the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.atlas.patterns import is_light
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.maps.boards import liveries
from ziggurat.games.mega.printed.cards import Role
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.games.mega.terms import (
    EITHER_ROLE,
    FIGURE_COUNT,
    FIGURES,
    GOODS,
    GROUPS,
    MINOR_KINDS,
    NOTHING,
    PHASES,
    POWERS,
    PRIMARY,
    SECONDARY,
    WATER,
)
from ziggurat.games.mega.view.scene_structs import (
    Advance,
    Change,
    Civilization,
    Good,
    Ink,
    Misfortune,
    Phase,
    SpecialBuilding,
    Succession,
    Theme,
)

ROLES: Final[dict[int, Role]] = {PRIMARY: "primary", SECONDARY: "secondary", EITHER_ROLE: "any"}
PHASE_TEXTS: Final = (
    ("Cities are taxed: stock becomes treasury. Cities that cannot pay revolt.", "ME-T1"),
    ("Tokens grow in every area that has some; then they are counted.", "ME-X1"),
    ("Players march and sail, whoever has most tokens first.", "ME-M1"),
    ("Where an area is too crowded tokens fight; enough of them take a city.", "ME-F1"),
    ("Tokens become cities; what is above a limit is lost, and cities need support.", "ME-Y1"),
    ("Each city draws a card, the first from stack 1; further cards can be bought.", "ME-D1"),
    ("Everybody trades with everybody: equal cards are worth ever more together.", "ME-R3"),
    ("Everybody shows how many calamities he holds; those too many are put away.", "ME-L1"),
    ("Calamities strike: minor ones first, then by the number of their stack.", "ME-K1"),
    ("Advances with a special ability may be used, each once.", "ME-A1"),
    ("What is above a limit is lost once more, and cities need support.", "ME-U2"),
    ("Cards and treasury buy advances and special buildings; few cards are kept.", "ME-V1"),
    ("Markers move on where the requirements are met; used cards go back.", "ME-H1"),
)
"""What happens in each phase, and the clause to look it up by."""


def phases_of() -> Iterator[Phase]:
    """The thirteen phases of a turn (ME-O1)."""
    for name, (text, clause) in zip(PHASES[1:], PHASE_TEXTS, strict=True):
        yield Phase(name, text, clause)


def civilizations_of(lookup: Lookup) -> Iterator[Civilization]:
    """Those in play, in A.S.T.-ranking order."""
    epochs, looks = read_book().ast.epochs, liveries()
    for civilization, name in enumerate(lookup.civ_id):
        look = looks[name]
        yield Civilization(
            id=name,
            name=look.name,
            letters=look.letters,
            colour=look.colour,
            ink=ink_of(look.colour),
            rank=lookup.civ_rank[civilization],
            block=lookup.civ_block[civilization],
            start=lookup.area_id[lookup.start[civilization]],
            building=lookup.building_id[civilization],
            epochs=tuple(epochs[epoch] for epoch in lookup.epoch[civilization]),
        )


def ink_of(colour: str) -> Ink:
    """The ink that is read on a colour."""
    return "dark" if is_light(colour) else "light"


def goods_of(lookup: Lookup) -> Iterator[Good]:
    """The commodities that are in this game, Water last."""
    for kind in range(GOODS):
        cards = lookup.good_cards[kind]
        if not cards and kind != WATER:
            continue
        blocks = range(lookup.block_count)
        yield Good(
            id=lookup.good_id[kind],
            name=lookup.good_name[kind],
            stack=None if kind == WATER else lookup.good_stack[kind] + 1,
            value=lookup.good_value[kind],
            cards=cards,
            sets=tuple(lookup.set_value[kind][1 : cards + 1]),
            blocks=tuple(block for block in blocks if lookup.good_blocks[kind] >> block & 1),
        )


def misfortunes_of(lookup: Lookup) -> Iterator[Misfortune]:
    """The calamities of this game; minor ones are not in every setup."""
    printed = read_book().calamities()
    for calamity, name in enumerate(lookup.calamity_id):
        if calamity < MINOR_KINDS and not lookup.uses_minor:
            continue
        first = calamity * FIGURE_COUNT
        figures = lookup.calamity_figure[first : first + FIGURE_COUNT]
        yield Misfortune(
            id=name,
            name=lookup.calamity_name[calamity],
            stack=lookup.calamity_stack[calamity] + 1,
            order=printed[calamity].order,
            is_major=calamity >= MINOR_KINDS,
            tradeable=bool(lookup.calamity_tradeable[calamity]),
            beneficiary=printed[calamity].beneficiary,
            chosen=lookup.calamity_chosen[calamity],
            figures={figure: many for figure, many in zip(FIGURES, figures) if many},
            text=lookup.calamity_text[calamity],
            clause=lookup.calamity_clause[calamity],
            changes=tuple(changes_in(lookup, calamity)),
        )


def changes_in(lookup: Lookup, calamity: int) -> Iterator[Change]:
    """How advances change a calamity."""
    name, modifiers, powers = (
        lookup.calamity_id[calamity],
        lookup.modifiers[calamity],
        lookup.powers[calamity],
    )
    for place in range(0, len(modifiers), 4):
        advance, role, figure, delta = modifiers[place : place + 4]
        yield Change(
            advance=lookup.advance_id[advance],
            calamity=name,
            role=ROLES[role],
            figure=FIGURES[figure],
            delta=delta,
        )
    for place in range(0, len(powers), 3):
        advance, role, power = powers[place : place + 3]
        yield Change(
            advance=lookup.advance_id[advance],
            calamity=name,
            role=ROLES[role],
            power=POWERS[power].replace("_", " "),
        )


def advances_in(lookup: Lookup) -> Iterator[Advance]:
    """All advances, chain by chain."""
    ids = lookup.advance_id
    for advance, name in enumerate(ids):
        chain = lookup.chain_to[advance]
        yield Advance(
            id=name,
            name=lookup.advance_name[advance],
            groups=read_book().advances[advance].groups,
            cost=lookup.advance_cost[advance],
            points=lookup.advance_vp[advance],
            credits={
                group: credit
                for group, credit in zip(GROUPS, lookup.advance_credits[advance])
                if credit
            },
            chain="" if chain == NOTHING else ids[chain],
            chain_credit=lookup.chain_credit[advance],
            free_credits=lookup.free_credits[advance],
            is_ability=bool(lookup.is_ability[advance]),
            shields=tuple(ids[shield] for shield in lookup.shields[advance]),
            text=lookup.advance_text[advance].strip(),
            clause=lookup.advance_clause[advance],
        )


def buildings_in(lookup: Lookup) -> Iterator[SpecialBuilding]:
    """The special buildings of the civilizations in play."""
    for building, name in enumerate(lookup.building_id):
        yield SpecialBuilding(
            name,
            lookup.building_name[building],
            lookup.civ_id[building],
            lookup.civ_block[building],
            lookup.building_text[building],
        )


def succession_of(lookup: Lookup) -> Succession:
    """The A.S.T. that is played."""
    ast = read_book().ast
    table = ast.expert if lookup.is_expert else ast.basic
    return Succession(
        last_step=lookup.last_step,
        end_step=lookup.end_step,
        turns_after=lookup.extra_turns,
        steps_back=lookup.steps_back,
        points_a_step=ast.vp_per_step,
        late_iron_points=ast.late_iron_bonus.vp,
        epochs=ast.epoch_names,
        needs=table.requirements,
    )


def themes_of(lookup: Lookup) -> Iterator[Theme]:
    """The theme sets that are dealt in the short game."""
    for theme in sorted(set(lookup.themes_used)):
        advances = [lookup.advance_id[advance] for advance in lookup.theme_advances[theme]]
        yield Theme(
            lookup.theme_id[theme],
            lookup.theme_name[theme],
            tuple(advances),
            bool(lookup.theme_costs_city[theme]),
        )
