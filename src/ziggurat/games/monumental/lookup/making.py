"""Making the hot tables from the cards and a map: every printed thing gets its number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.atlas.reading import MapText
from ziggurat.games.monumental.lookup.automa import tabulate_automa
from ziggurat.games.monumental.lookup.effects import sum_of
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.lookup.records import number_effects
from ziggurat.games.monumental.maps.layout import chart
from ziggurat.games.monumental.maps.reading import HexMap, read_maps, read_sound_map
from ziggurat.games.monumental.printed.amounts import ERA_ORDER, Era
from ziggurat.games.monumental.printed.cards import (
    Card,
    Cards,
    Civilization,
    ExplorationToken,
    Monster,
    Project,
    Quest,
    Token,
)
from ziggurat.games.monumental.printed.effects import Condition, Effect
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.rules.actions.possible import given
from ziggurat.games.monumental.rules.effects.counting import counter_of
from ziggurat.games.monumental.rules.resources.prices import in_words
from ziggurat.games.monumental.terms import (
    AUTOMA_TYPES,
    BARBARIAN,
    BENEFIT,
    CIVILIZATION_RULES,
    ERA_I,
    EVERY_COUNTER,
    EXCHANGE,
    FREE_CITY,
    GAINS,
    MARKET,
    MONSTER,
    MONSTER_TOKEN,
    NO_ERA,
    NOTHING,
    PROJECT,
    QUEST,
    RESOURCES,
    STATIC,
    TRIGGERS,
    TYPES,
)
from ziggurat.kernel.errors import Invalid

MAP_LENGTH: Final = 80
"""No map's id is longer; what is, or has several lines, is the text of a file."""


@lru_cache(maxsize=16)
def lookup_of(map_text: str) -> Lookup:
    """The tables of a shipped map, by its id, or of a map file, by its text.

    Raises `Invalid` for a map that does not exist or cannot be played.
    """
    if map_text in read_maps():
        return tabulate(read_cards(), read_maps()[map_text]).remember(lookup_of, map_text)
    if len(map_text) <= MAP_LENGTH and "\n" not in map_text:
        known = ", ".join(read_maps())
        raise Invalid(f"There is no map '{map_text}'. Maps are {known}, or the text of a map file.")
    lookup = tabulate(read_cards(), read_sound_map(MapText(map_text)))
    lookup.map_text = map_text
    return lookup.remember(lookup_of, map_text)


def tabulate(cards: Cards, hexmap: HexMap) -> Lookup:
    """The tables of a map that has been checked."""
    lookup = Lookup()
    open_lists(lookup)
    add_city_cards(lookup, cards)
    add_cards_beside(lookup, cards)
    add_tokens(lookup, cards)
    lookup.kind_count = len(lookup.kind_id)
    refuse_doubles(lookup.kind_id)
    sort_kinds(lookup)
    lookup.kind_cost = [sum(price) for price in lookup.kind_price]
    lookup.kind_reacts = [waiting_for(lookup, records) for records in lookup.kind_records]
    add_civilizations(lookup, cards)
    tabulate_automa(lookup, cards.automa)
    add_numbers(lookup, cards)
    lookup.given = given(lookup)
    chart(lookup, cards, hexmap)
    return lookup


def sort_kinds(lookup: Lookup) -> None:
    """The kinds by what they are."""
    kinds = range(lookup.kind_count)
    types = lookup.kind_type
    lookup.kinds_of_type = [
        [kind for kind in kinds if types[kind] == number] for number in range(len(TYPES))
    ]
    sorts = [(types[kind], lookup.kind_set[kind]) for kind in kinds]
    known = sorted(set(sorts))
    lookup.kind_sort = [known.index(sort) for sort in sorts]


def add_numbers(lookup: Lookup, cards: Cards) -> None:
    """The numbers that belong to no card, by the names of the data files."""
    lookup.setup = cards.setup
    lookup.track = cards.track
    lookup.defence_modifiers = cards.defence_modifiers
    lookup.zulu = cards.zulu
    lookup.automa = cards.automa


def open_lists(lookup: Lookup) -> None:
    """The lists kinds are added to."""
    lookup.kind_id = []
    lookup.kind_name = []
    lookup.kind_text = []
    lookup.kind_type = []
    lookup.kind_era = []
    lookup.kind_set = []
    lookup.kind_copies = []
    lookup.kind_price = []
    lookup.price_complete = []
    lookup.kind_yield = []
    lookup.kind_records = []
    lookup.gains = []
    lookup.token_gold = []
    lookup.monster_of = []
    lookup.strength = []
    lookup.contribution = []
    lookup.quest_condition = []
    lookup.records = []
    lookup.programs = []
    lookup.first_records = [[] for _ in TRIGGERS]


def add_kind(lookup: Lookup, kind_id: str, name: str, text: str, what: int) -> int:
    """Number something printed; what is special about it is filled in by the caller."""
    lookup.kind_id.append(kind_id)
    lookup.kind_name.append(name)
    lookup.kind_text.append(text)
    lookup.kind_type.append(what)
    lookup.kind_era.append(NO_ERA)
    lookup.kind_set.append("core")
    lookup.kind_copies.append(1)
    lookup.kind_price.append([0] * GAINS)
    lookup.price_complete.append([0] * GAINS)
    lookup.kind_yield.append([0] * GAINS)
    lookup.kind_records.append([])
    lookup.gains.append([])
    lookup.token_gold.append(0)
    lookup.monster_of.append(NOTHING)
    lookup.strength.append(0)
    lookup.contribution.append(NOTHING)
    lookup.quest_condition.append(None)
    return len(lookup.kind_id) - 1


def add_card(lookup: Lookup, card: Card) -> int:
    """A card with a yield and effects."""
    kind = add_kind(lookup, card.id, card.name, card.text, TYPES.index(card.type))
    lookup.kind_era[kind] = era_of(card.era)
    lookup.kind_set[kind] = card.set
    lookup.kind_copies[kind] = card.copies
    lookup.kind_price[kind] = sum_of(card.cost)
    lookup.price_complete[kind] = sum_of(card.cost_complete)
    lookup.kind_yield[kind] = sum_of(card.yields)
    add_records(lookup, kind, card.effects)
    return kind


def add_records(lookup: Lookup, kind: int, effects: tuple[Effect, ...]) -> None:
    """The effects printed on a kind."""
    lookup.kind_records[kind] = number_effects(lookup, kind, effects)


def era_of(era: Era | None) -> int:
    """The number of an Era; nothing has none."""
    return NO_ERA if era is None else ERA_I + ERA_ORDER.index(era)


def add_city_cards(lookup: Lookup, cards: Cards) -> None:
    """Everything that can lie in a city."""
    for card in cards.starting_cards:
        add_card(lookup, card)
    lookup.basics = [add_card(lookup, card) for card in cards.basic_buildings]
    (lookup.unrest,) = [add_card(lookup, card) for card in cards.unrest]
    for civilization in cards.civilizations:
        add_card(lookup, civilization.special_building)
        add_card(lookup, civilization.knowledge)
    works = [add_card(lookup, card) for card in cards.developments]
    lookup.work_kinds = sorted(works, key=lookup.kind_era.__getitem__)
    lookup.starting_deck = [
        lookup.kind_id.index(name)
        for name, copies in cards.common_starting_deck.items()
        for _ in range(copies)
    ]


def add_cards_beside(lookup: Lookup, cards: Cards) -> None:
    """Cards that lie beside a city, above the display or by the map."""
    for civilization in cards.civilizations:
        for policy in civilization.policies:
            add_card(lookup, policy)
    for civilization in cards.civilizations:
        add_card(lookup, civilization.warlord)
    for card in (*cards.heroes, *cards.natural_wonders):
        add_card(lookup, card)
    for monster in cards.monsters:
        add_monster(lookup, monster)
    lookup.quests = [add_quest(lookup, quest) for quest in cards.quests]
    lookup.quest_watch = [watched(quest.condition) for quest in cards.quests]
    lookup.quest_counters = 0
    for counters in lookup.quest_watch:
        lookup.quest_counters |= counters
    for project in cards.projects:
        add_project(lookup, project)


def add_monster(lookup: Lookup, monster: Monster) -> None:
    """A Monster's card."""
    kind = add_kind(lookup, monster.id, monster.name, monster.text, MONSTER)
    lookup.strength[kind] = monster.strength
    add_records(lookup, kind, monster.effects)


def add_quest(lookup: Lookup, quest: Quest) -> int:
    """A Quest and what it asks for."""
    kind = add_kind(lookup, quest.id, quest.name, quest.text, QUEST)
    lookup.quest_condition[kind] = quest.condition
    return kind


def watched(condition: Condition) -> int:
    """The counters without a change of which a condition that does not hold goes on not holding."""
    if condition == Condition(count=condition.count) and condition.count is not None:
        return 1 << counter_of(condition.count.of)
    return EVERY_COUNTER


def add_project(lookup: Lookup, project: Project) -> None:
    """A project of the Future Era."""
    kind = add_kind(lookup, project.id, project.name, project.text, PROJECT)
    lookup.kind_era[kind] = era_of(project.era)
    lookup.kind_set[kind] = project.set
    lookup.contribution[kind] = RESOURCES.index(project.contribute)


def add_tokens(lookup: Lookup, cards: Cards) -> None:
    """Tokens that say something; Production and Science tokens are only counted."""
    for what, tokens in (
        (MARKET, cards.markets),
        (BENEFIT, cards.trade_benefits),
        (EXCHANGE, cards.exchange_tokens),
    ):
        for token in tokens:
            add_token(lookup, token, what)
    for barbarians in cards.barbarians:
        add_exploration(lookup, barbarians, "Barbarians", BARBARIAN)
    for prowler in cards.monster_tokens:
        monster = lookup.kind_id.index(str(prowler.monster))
        name = f"{lookup.kind_name[monster]} token"
        lookup.monster_of[add_exploration(lookup, prowler, name, MONSTER_TOKEN)] = monster
    for city in cards.free_cities:
        add_exploration(lookup, city, "Free City", FREE_CITY)


def add_token(lookup: Lookup, token: Token, what: int) -> None:
    """A Market, Trade Benefit or Exchange token."""
    kind = add_kind(lookup, token.id, token.name, token.text, what)
    lookup.kind_copies[kind] = token.copies
    lookup.token_gold[kind] = token.automa_gold
    add_records(lookup, kind, token.effects)


def add_exploration(lookup: Lookup, token: ExplorationToken, name: str, what: int) -> int:
    """A token of which the finder takes one gain (MO-7.6)."""
    gains = [sum_of(each) for each in token.gains]
    text = f"Gain {' or '.join(in_words(each) for each in gains)}."
    kind = add_kind(lookup, token.id, name, text, what)
    lookup.kind_set[kind] = token.set
    lookup.kind_copies[kind] = token.copies
    lookup.gains[kind] = gains
    lookup.token_gold[kind] = token.automa_gold
    return kind


def refuse_doubles(names: list[str]) -> None:
    """Cards and tokens are named by their id alone, in notation and records."""
    doubles = sorted({name for name in names if names.count(name) > 1})
    if doubles:
        raise Invalid(f"Two cards or tokens have the same id: {', '.join(doubles)}.")


def waiting_for(lookup: Lookup, records: list[int]) -> int:
    """The triggers of some records as bits, and what those hold that never fire."""
    bits = 0
    for number in records:
        record = lookup.records[number]
        bits |= 1 << record.trigger
        if record.trigger == STATIC:
            for operation in record.program.operations:
                bits |= 1 << operation.bit
    return bits


def add_civilizations(lookup: Lookup, cards: Cards) -> None:
    """Which kinds belong to which civilization, and its rules."""
    peoples: tuple[Civilization, ...] = cards.civilizations
    number = lookup.kind_id.index
    lookup.civ_id = [people.id for people in peoples]
    lookup.civ_name = [people.name for people in peoples]
    lookup.civ_realm = [people.realm for people in peoples]
    lookup.civ_building = [number(people.special_building.id) for people in peoples]
    lookup.civ_knowledge = [number(people.knowledge.id) for people in peoples]
    lookup.civ_warlord = [number(people.warlord.id) for people in peoples]
    lookup.civ_policies = [[number(card.id) for card in people.policies] for people in peoples]
    lookup.civ_rules = [
        [CIVILIZATION_RULES.index(rule) for rule in people.special_rules] for people in peoples
    ]
    lookup.civ_setup = [people.special_setup for people in peoples]
    lookup.automa_type = [AUTOMA_TYPES.index(people.automa_type) for people in peoples]
