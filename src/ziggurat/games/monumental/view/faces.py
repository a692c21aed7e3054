"""What is printed on cards and tokens, as it is sent to a browser, which makes faces of it."""

from __future__ import annotations

from typing import cast

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.printed.amounts import (
    ERA_ORDER,
    NO_RESOURCES,
    Era,
    Origin,
    Resources,
    Spoils,
)
from ziggurat.games.monumental.printed.cards import CivilizationRule
from ziggurat.games.monumental.terms import (
    AUTOMA_TYPES,
    CIVILIZATION_RULES,
    ERA_I,
    MONSTER,
    NO_ERA,
    NOTHING,
    PROJECT,
    QUEST,
    RESOURCES,
    SPACES,
    TYPES,
)
from ziggurat.games.monumental.view.scene_structs import Card, Civilization


def faces_of(lookup: Lookup) -> dict[str, Card]:
    """Everything printed, by id."""
    return {lookup.kind_id[kind]: face_of(lookup, kind) for kind in range(lookup.kind_count)}


def face_of(lookup: Lookup, kind: int) -> Card:
    """What is printed on one kind of card or token."""
    what = lookup.kind_type[kind]
    given, monster = lookup.contribution[kind], lookup.monster_of[kind]
    return Card(
        type=TYPES[what],
        era=era_of(lookup.kind_era[kind]),
        set=cast("Origin", lookup.kind_set[kind]),
        cost=resources_of(lookup.kind_price[kind]),
        cost_complete=resources_of(lookup.price_complete[kind]),
        yields=resources_of(lookup.kind_yield[kind]),
        effects=tuple(lookup.records[number].printed for number in lookup.kind_records[kind]),
        text=lookup.kind_text[kind],
        strength=lookup.strength[kind],
        points=points_of(lookup, what),
        contribute="" if given == NOTHING else RESOURCES[given],
        condition=lookup.quest_condition[kind],
        gains=tuple(Spoils(**named(gain)) for gain in lookup.gains[kind]),
        monster=None if monster == NOTHING else lookup.kind_id[monster],
    )


def era_of(era: int) -> Era | None:
    """An Era as the files write it."""
    return None if era == NO_ERA else ERA_ORDER[era - ERA_I]


def resources_of(amounts: list[int]) -> Resources:
    """A price or a yield; the one that is nothing is the same everywhere, and is not sent."""
    return Resources(**named(amounts[:SPACES])) if any(amounts) else NO_RESOURCES


def named(amounts: list[int]) -> dict[str, int]:
    """`GAINS` numbers by their names."""
    return dict(zip(RESOURCES, amounts))


def points_of(lookup: Lookup, what: int) -> int:
    """What something of a type is worth by itself, without the majorities it may bring."""
    scoring = lookup.setup.scoring
    return {QUEST: scoring.quest, PROJECT: scoring.project, MONSTER: scoring.monster}.get(what, 0)


def civilizations_of(lookup: Lookup) -> dict[str, Civilization]:
    """The civilizations by id."""
    return {name: civilization_of(lookup, number) for number, name in enumerate(lookup.civ_id)}


def civilization_of(lookup: Lookup, number: int) -> Civilization:
    """A civilization and its cards."""
    rules = [CIVILIZATION_RULES[rule] for rule in lookup.civ_rules[number]]
    return Civilization(
        name=lookup.civ_name[number],
        realm=lookup.civ_realm[number],
        warlord=lookup.kind_id[lookup.civ_warlord[number]],
        building=lookup.kind_id[lookup.civ_building[number]],
        knowledge=lookup.kind_id[lookup.civ_knowledge[number]],
        policies=tuple(lookup.kind_id[card] for card in lookup.civ_policies[number]),
        automa_type=AUTOMA_TYPES[lookup.automa_type[number]],
        rules=tuple(cast("CivilizationRule", rule) for rule in rules),
    )
