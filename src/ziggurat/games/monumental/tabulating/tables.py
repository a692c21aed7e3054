"""Making the hot tables from the cards and a map: every printed thing gets its number."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.atlas.reading import MapText
from ziggurat.games.monumental.charts.charting import chart
from ziggurat.games.monumental.charts.maps import HexMap, read_maps, read_sound_map
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
from ziggurat.games.monumental.printed.effects import Effect
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.rules.openings import given
from ziggurat.games.monumental.rules.prices import in_words
from ziggurat.games.monumental.tables import COUNT, Condition, Tables
from ziggurat.games.monumental.tabulating.automa import tabulate_automa
from ziggurat.games.monumental.tabulating.figures import figures_of
from ziggurat.games.monumental.tabulating.programs import compile_effects, conditions_of, sum_of
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
    HOLDS,
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
def tables_of(map_text: str) -> Tables:
    """The tables of a shipped map, by its id, or of a map file, by its text.

    Raises `Invalid` for a map that does not exist or cannot be played.
    """
    if map_text in read_maps():
        return tabulate(read_cards(), read_maps()[map_text])
    if len(map_text) <= MAP_LENGTH and "\n" not in map_text:
        known = ", ".join(read_maps())
        raise Invalid(f"There is no map '{map_text}'. Maps are {known}, or the text of a map file.")
    tables = tabulate(read_cards(), read_sound_map(MapText(map_text)))
    tables.map_text = map_text
    return tables


def tabulate(cards: Cards, hexmap: HexMap) -> Tables:
    """The tables of a map that has been checked."""
    tables = Tables()
    open_lists(tables)
    add_city_cards(tables, cards)
    add_cards_beside(tables, cards)
    add_tokens(tables, cards)
    tables.kind_count = len(tables.kind_id)
    refuse_doubles(tables.kind_id)
    tables.kind_cost = [sum(price) for price in tables.kind_price]
    tables.kind_reacts = [waiting_for(tables, records) for records in tables.kind_records]
    add_civilizations(tables, cards)
    tabulate_automa(tables, cards.automa)
    tables.figures = figures_of(cards)
    tables.given = given(tables)
    chart(tables, cards, hexmap)
    return tables


def open_lists(tables: Tables) -> None:
    """The lists kinds are added to."""
    tables.kind_id = []
    tables.kind_name = []
    tables.kind_text = []
    tables.kind_type = []
    tables.kind_era = []
    tables.kind_set = []
    tables.kind_copies = []
    tables.kind_price = []
    tables.price_complete = []
    tables.kind_yield = []
    tables.kind_records = []
    tables.gains = []
    tables.token_gold = []
    tables.monster_of = []
    tables.strength = []
    tables.contribution = []
    tables.quest_condition = []
    tables.records = []
    tables.programs = []
    tables.program_is_plain = []
    tables.first_records = [[] for _ in TRIGGERS]


def add_kind(tables: Tables, kind_id: str, name: str, text: str, what: int) -> int:
    """Number something printed; what is special about it is filled in by the caller."""
    tables.kind_id.append(kind_id)
    tables.kind_name.append(name)
    tables.kind_text.append(text)
    tables.kind_type.append(what)
    tables.kind_era.append(NO_ERA)
    tables.kind_set.append("core")
    tables.kind_copies.append(1)
    tables.kind_price.append([0] * GAINS)
    tables.price_complete.append([0] * GAINS)
    tables.kind_yield.append([0] * GAINS)
    tables.kind_records.append([])
    tables.gains.append([])
    tables.token_gold.append(0)
    tables.monster_of.append(NOTHING)
    tables.strength.append(0)
    tables.contribution.append(NOTHING)
    tables.quest_condition.append([])
    return len(tables.kind_id) - 1


def add_card(tables: Tables, card: Card) -> int:
    """A card with a yield and effects."""
    kind = add_kind(tables, card.id, card.name, card.text, TYPES.index(card.type))
    tables.kind_era[kind] = era_of(card.era)
    tables.kind_set[kind] = card.set
    tables.kind_copies[kind] = card.copies
    tables.kind_price[kind] = sum_of(card.cost)
    tables.price_complete[kind] = sum_of(card.cost_complete)
    tables.kind_yield[kind] = sum_of(card.yields)
    add_records(tables, kind, card.effects)
    return kind


def add_records(tables: Tables, kind: int, effects: tuple[Effect, ...]) -> None:
    """The effects printed on a kind."""
    tables.kind_records[kind] = compile_effects(tables, kind, effects)


def era_of(era: Era | None) -> int:
    """The number of an Era; nothing has none."""
    return NO_ERA if era is None else ERA_I + ERA_ORDER.index(era)


def add_city_cards(tables: Tables, cards: Cards) -> None:
    """Everything that can lie in a city."""
    for card in cards.starting_cards:
        add_card(tables, card)
    tables.basics = [add_card(tables, card) for card in cards.basic_buildings]
    (tables.unrest,) = [add_card(tables, card) for card in cards.unrest]
    for civilization in cards.civilizations:
        add_card(tables, civilization.special_building)
        add_card(tables, civilization.knowledge)
    works = [add_card(tables, card) for card in cards.developments]
    tables.work_kinds = sorted(works, key=tables.kind_era.__getitem__)
    tables.starting_deck = [
        tables.kind_id.index(name)
        for name, copies in cards.common_starting_deck.items()
        for _ in range(copies)
    ]


def add_cards_beside(tables: Tables, cards: Cards) -> None:
    """Cards that lie beside a city, above the display or by the map."""
    for civilization in cards.civilizations:
        for policy in civilization.policies:
            add_card(tables, policy)
    for civilization in cards.civilizations:
        add_card(tables, civilization.warlord)
    for card in (*cards.heroes, *cards.natural_wonders):
        add_card(tables, card)
    for monster in cards.monsters:
        add_monster(tables, monster)
    tables.quests = [add_quest(tables, quest) for quest in cards.quests]
    tables.quest_watch = [watched(tables.quest_condition[kind]) for kind in tables.quests]
    tables.quest_counters = 0
    for counters in tables.quest_watch:
        tables.quest_counters |= counters
    for project in cards.projects:
        add_project(tables, project)


def add_monster(tables: Tables, monster: Monster) -> None:
    """A Monster's card."""
    kind = add_kind(tables, monster.id, monster.name, monster.text, MONSTER)
    tables.strength[kind] = monster.strength
    add_records(tables, kind, monster.effects)


def add_quest(tables: Tables, quest: Quest) -> int:
    """A Quest and what it asks for."""
    kind = add_kind(tables, quest.id, quest.name, quest.text, QUEST)
    tables.quest_condition[kind] = conditions_of(quest.condition)
    return kind


def watched(conditions: list[Condition]) -> int:
    """The counters without a change of which conditions that do not hold go on not holding."""
    if all(condition.what == COUNT for condition in conditions):
        return sum({1 << condition.counter for condition in conditions})
    return EVERY_COUNTER


def add_project(tables: Tables, project: Project) -> None:
    """A project of the Future Era."""
    kind = add_kind(tables, project.id, project.name, project.text, PROJECT)
    tables.kind_era[kind] = era_of(project.era)
    tables.kind_set[kind] = project.set
    tables.contribution[kind] = RESOURCES.index(project.contribute)


def add_tokens(tables: Tables, cards: Cards) -> None:
    """Tokens that say something; Production and Science tokens are only counted."""
    for what, tokens in (
        (MARKET, cards.markets),
        (BENEFIT, cards.trade_benefits),
        (EXCHANGE, cards.exchange_tokens),
    ):
        for token in tokens:
            add_token(tables, token, what)
    for barbarians in cards.barbarians:
        add_exploration(tables, barbarians, "Barbarians", BARBARIAN)
    for prowler in cards.monster_tokens:
        monster = tables.kind_id.index(str(prowler.monster))
        name = f"{tables.kind_name[monster]} token"
        tables.monster_of[add_exploration(tables, prowler, name, MONSTER_TOKEN)] = monster
    for city in cards.free_cities:
        add_exploration(tables, city, "Free City", FREE_CITY)


def add_token(tables: Tables, token: Token, what: int) -> None:
    """A Market, Trade Benefit or Exchange token."""
    kind = add_kind(tables, token.id, token.name, token.text, what)
    tables.kind_copies[kind] = token.copies
    tables.token_gold[kind] = token.automa_gold
    add_records(tables, kind, token.effects)


def add_exploration(tables: Tables, token: ExplorationToken, name: str, what: int) -> int:
    """A token of which the finder takes one gain (MO-7.6)."""
    gains = [sum_of(each) for each in token.gains]
    text = f"Gain {' or '.join(in_words(each) for each in gains)}."
    kind = add_kind(tables, token.id, name, text, what)
    tables.kind_set[kind] = token.set
    tables.kind_copies[kind] = token.copies
    tables.gains[kind] = gains
    tables.token_gold[kind] = token.automa_gold
    return kind


def refuse_doubles(names: list[str]) -> None:
    """Cards and tokens are named by their id alone, in notation and records."""
    doubles = sorted({name for name in names if names.count(name) > 1})
    if doubles:
        raise Invalid(f"Two cards or tokens have the same id: {', '.join(doubles)}.")


def waiting_for(tables: Tables, records: list[int]) -> int:
    """The triggers of some records as bits, and what those hold that never fire."""
    bits = 0
    for number in records:
        record = tables.records[number]
        bits |= 1 << record.trigger
        if record.trigger == STATIC:
            for operation in tables.programs[record.program]:
                bits |= 1 << HOLDS + operation.code
    return bits


def add_civilizations(tables: Tables, cards: Cards) -> None:
    """Which kinds belong to which civilization, and its rules."""
    peoples: tuple[Civilization, ...] = cards.civilizations
    number = tables.kind_id.index
    tables.civ_id = [people.id for people in peoples]
    tables.civ_name = [people.name for people in peoples]
    tables.civ_realm = [people.realm for people in peoples]
    tables.civ_building = [number(people.special_building.id) for people in peoples]
    tables.civ_knowledge = [number(people.knowledge.id) for people in peoples]
    tables.civ_warlord = [number(people.warlord.id) for people in peoples]
    tables.civ_policies = [[number(card.id) for card in people.policies] for people in peoples]
    tables.civ_rules = [
        [CIVILIZATION_RULES.index(rule) for rule in people.special_rules] for people in peoples
    ]
    tables.automa_type = [AUTOMA_TYPES.index(people.automa_type) for people in peoples]
