"""What is wrong with the cards beyond the form of single fields: effects, names, links."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from ziggurat.documents.faults import nearest_name
from ziggurat.games.monumental.printed.amounts import NO_RESOURCES, Resources
from ziggurat.games.monumental.printed.automa import AutomaCard, Step, deeds_of
from ziggurat.games.monumental.printed.cards import Card, Cards
from ziggurat.games.monumental.printed.counting import counting_faults
from ziggurat.games.monumental.printed.effects import Effect
from ziggurat.games.monumental.printed.grammar import condition_faults, effect_faults

GROUND_RULES: Final[dict[str, dict[str, str]]] = {
    "capital": {"enter_units": "owner", "enter_explorers": "owner"},
    "water": {"enter_units": "none"},
    "bridge": {"entry": "opposite_sides"},
    "desert": {"on_conquer": "lose_one_soldier"},
    "mines": {"hook": "convert_production_to_gold"},
    "foothills": {"hook": "gold_auction"},
    "savannah": {"hook": "wonder_gold"},
    "oasis": {"hook": "reserve_on_first_conquest"},
    "harbor": {"hook": "harbor_benefit"},
}
"""What the rules know of terrains by their names (EF-9); no other terrain has any of it."""
NO_RULES: Final = {
    "enter_units": "any",
    "enter_explorers": "any",
    "entry": None,
    "on_conquer": None,
    "hook": None,
}

Found: TypeAlias = Iterator[str]
Listed: TypeAlias = tuple[str, str, tuple[Effect, ...]]
"""Where an entry stands, its kind, and its effects."""


def inspect(cards: Cards) -> list[str]:
    """Return everything that is wrong, one sentence each, beginning with file and entry."""
    return [
        *_twice(cards),
        *_lines(cards),
        *_all_effects(cards),
        *_types(cards),
        *_links(cards),
        *_automa(cards),
        *_grounds(cards),
        *counting_faults(cards),
    ]


def _lists(cards: Cards) -> Iterator[tuple[str, tuple[msgspec.Struct, ...]]]:
    """Tell every list of entries with an id, by file and name."""
    yield "basic_cards.yaml: starting_cards", cards.starting_cards
    yield "basic_cards.yaml: basic_buildings", cards.basic_buildings
    yield "basic_cards.yaml: unrest", cards.unrest
    yield "basic_cards.yaml: markers", cards.markers
    yield "civilizations.yaml: civilizations", cards.civilizations
    for one in cards.civilizations:
        own = (one.special_building, one.knowledge, one.warlord, *one.policies)
        yield f"civilizations.yaml: civilizations, {one.id}", own
    for origin in dict.fromkeys(card.set for card in cards.developments):
        listed = tuple(card for card in cards.developments if card.set == origin)
        yield f"developments_{origin}.yaml: developments", listed
    yield "developments_african_empires.yaml: projects", cards.projects
    yield "natural_wonders.yaml: natural_wonders", cards.natural_wonders
    yield "quests.yaml: quests", cards.quests
    yield "heroes.yaml: heroes", cards.heroes
    yield "monsters.yaml: monsters", cards.monsters
    yield "tokens.yaml: markets", cards.markets
    yield "tokens.yaml: barbarians", cards.barbarians
    yield "tokens.yaml: monster_tokens", cards.monster_tokens
    yield "tokens.yaml: free_cities", cards.free_cities
    yield "tokens.yaml: resource_tokens", cards.resource_tokens
    yield "trade.yaml: trade_benefits", cards.trade_benefits
    yield "trade.yaml: exchange_tokens", cards.exchange_tokens
    yield "terrain.yaml: terrains", cards.terrains
    for key, listed_cards in automa_lists(cards):
        yield f"automa.yaml: {key}", listed_cards


def automa_lists(cards: Cards) -> Iterator[tuple[str, tuple[AutomaCard, ...]]]:
    """Tell the lists of the Automa's file by name."""
    for key in cards.automa.__struct_fields__:
        listed = getattr(cards.automa, key)
        if isinstance(listed, tuple):
            yield key, listed


def _twice(cards: Cards) -> Found:
    """An id names one thing in the whole box."""
    seen: Counter[str] = Counter()
    for where, entries in _lists(cards):
        for entry in entries:
            name = str(getattr(entry, "id"))  # noqa: B009 - every entry of these lists has one
            seen[name] += 1
            if seen[name] == 2:
                yield f"{where}, {name}: another entry has this id already; each needs its own"
            if not name or name != name.lower() or not name.replace("_", "").isalnum():
                yield f"{where}, {name!r}: an id is small letters, digits and '_' only"


def _lines(cards: Cards) -> Found:
    """What people read is there."""
    for where, entries in _lists(cards):
        for entry in entries:
            for field in ("name", "text"):
                optional = field == "text" and isinstance(entry, AutomaCard)
                if not optional and getattr(entry, field, "-").strip() == "":
                    yield f"{where}, {getattr(entry, 'id', '')}: field '{field}': is empty"


def _carriers(cards: Cards) -> Iterator[Listed]:
    """Tell every entry that has effects."""
    tokens = {"tokens.yaml: markets": "market", "trade.yaml: trade_benefits": "trade benefit"}
    for where, entries in _lists(cards):
        for entry in entries:
            effects = getattr(entry, "effects", None)
            if effects is not None:
                kind = getattr(entry, "type", tokens.get(where, "exchange"))
                yield f"{where}, {getattr(entry, 'id', '')}", kind, effects


def _all_effects(cards: Cards) -> Found:
    terrains = [terrain.id for terrain in cards.terrains]
    for where, kind, effects in _carriers(cards):
        for place, effect in enumerate(effects):
            for path, reason in effect_faults(effect, kind, terrains):
                yield f"{where}: field 'effects[{place}]{path}': {reason}"
    for quest in cards.quests:
        for path, reason in condition_faults(quest.condition, "static", terrains):
            yield f"quests.yaml: quests, {quest.id}: field 'condition{path}': {reason}"


def _types(cards: Cards) -> Found:
    """Cards lie in the list of their type, and cost what their type costs."""
    civic = ("building", "knowledge", "wonder")
    allowed: dict[str, tuple[str, ...]] = {
        "basic_cards.yaml: starting_cards": ("building",),
        "basic_cards.yaml: basic_buildings": ("building",),
        "basic_cards.yaml: unrest": ("unrest",),
        "natural_wonders.yaml: natural_wonders": ("natural_wonder",),
        "heroes.yaml: heroes": ("hero",),
    }
    for where, entries in _lists(cards):
        for entry in entries:
            if not isinstance(entry, Card):
                continue
            civilian = where.startswith("civilizations")
            usual = (entry.type,) if civilian else allowed.get(where, civic)
            if entry.type not in usual:
                yield f"{where}, {entry.id}: field 'type': must be {' or '.join(usual)}"
            yield from (f"{where}, {entry.id}: {fault}" for fault in _prices(entry))
    for one in cards.civilizations:
        yield from (f"civilizations.yaml: civilizations, {one.id}: {fault}" for fault in _own(one))


def _own(one: msgspec.Struct) -> Found:
    """A civilization's cards are of the type their field says."""
    expected = {"special_building": "building", "knowledge": "knowledge", "warlord": "warlord"}
    for field, kind in expected.items():
        if getattr(one, field).type != kind:
            yield f"field '{field}.type': must be {kind}"
    for place, policy in enumerate(getattr(one, "policies", ())):
        if policy.type != "policy":
            yield f"field 'policies[{place}].type': must be policy"
        if not any(effect.when == "develop" for effect in policy.effects):
            yield f"field 'policies[{place}].effects': a policy has a one-off part, when: develop"


def _prices(card: Card) -> Found:
    """Buildings cost Production, Knowledge Science, Wonders Production twice, Heroes Gold."""
    own = {"building": "production", "knowledge": "science", "wonder": "production", "hero": "gold"}
    resource = own.get(card.type)
    for field, price in (("cost", card.cost), ("cost_complete", card.cost_complete)):
        if resource is None:
            if price != NO_RESOURCES:
                yield f"field '{field}': a {card.type} is not bought"
        elif price.total != getattr(price, resource):
            yield f"field '{field}': a {card.type} costs {resource} and nothing else"
    if (card.cost_complete != NO_RESOURCES) != (card.type == "wonder"):
        yield "field 'cost_complete': every wonder has a second stage, and no other card"
    bought = card.era is not None
    if bought and card.cost == NO_RESOURCES:
        yield "field 'cost': a card of an Era has a price"


def _links(cards: Cards) -> Found:
    """Entries that name others name some that exist."""
    common = {card.id: card.copies for card in cards.starting_cards}
    if cards.common_starting_deck != common:
        yield (
            "civilizations.yaml: common_starting_deck: must name the starting_cards of "
            f"basic_cards.yaml with their copies: {common}"
        )
    monsters = [monster.id for monster in cards.monsters]
    if sorted(str(token.monster) for token in cards.monster_tokens) != sorted(monsters):
        yield (
            "tokens.yaml: monster_tokens: field 'monster': every Monster has one token; there are "
            f"{', '.join(monsters)}"
        )
    yield from _exploration(cards)
    for resource_token in cards.resource_tokens:
        name = resource_token.id.removesuffix("_token")
        if name not in {"production", "science"} or resource_token.spend != Resources(**{name: 1}):
            yield (
                f"tokens.yaml: resource_tokens, {resource_token.id}: there are a production_token "
                "and a science_token, each spent for 1 of its resource"
            )


def _exploration(cards: Cards) -> Found:
    """Barbarians and Free Cities show two gains; a Free City's first or second is 1 Culture."""
    for key, tokens in (("barbarians", cards.barbarians), ("free_cities", cards.free_cities)):
        for token in tokens:
            where = f"tokens.yaml: {key}, {token.id}"
            if len(token.gains) != 2:
                yield f"{where}: field 'gains': shows {len(token.gains)}; it must show two"
            if token.monster is not None:
                yield f"{where}: field 'monster': belongs to monster_tokens"
    for token in cards.free_cities:
        if not any(gain.culture == gain.total == 1 for gain in token.gains):
            yield f"tokens.yaml: free_cities, {token.id}: field 'gains': one gain is 1 Culture"


def _automa(cards: Cards) -> Found:
    civilizations = [one.id for one in cards.civilizations]
    own = Counter(
        card.civilization
        for key, listed in automa_lists(cards)
        for card in listed
        if key.endswith("civilization_cards")
    )
    for name in civilizations:
        if own[name] != 1:
            yield f"automa.yaml: {name} has {own[name]} civilization cards; each has one"
    for key, listed in automa_lists(cards):
        for card in listed:
            where = f"automa.yaml: {key}, {card.id}"
            if card.civilization is not None and card.civilization not in civilizations:
                guess = nearest_name(card.civilization, civilizations)
                yield f"{where}: there is no civilization '{card.civilization}'{guess}"
            if not card.steps:
                yield f"{where}: field 'steps': is empty; a card makes the Automa do something"
            for place, step in enumerate(card.steps):
                yield from (f"{where}: field 'steps[{place}]': {said}" for said in _step(step))


def _step(step: Step) -> Found:
    deeds = deeds_of(step)
    if len(deeds) != 1 and deeds != ("policy", "gold_per_policy"):
        yield f"does {', '.join(deeds) or 'nothing'}; a step does one thing"
    if step.then_take is not None and step.wonder is None:
        yield "then_take follows a wonder only"
    for alternative in step.first_that_applies or ():
        yield from _step(alternative.step)


def _grounds(cards: Cards) -> Found:
    """Rules of terrains are told where they hold, and nowhere else."""
    for terrain in cards.terrains:
        rules = NO_RULES | GROUND_RULES.get(terrain.id, {})
        for field, rule in rules.items():
            if getattr(terrain, field) != rule:
                where = f"terrain.yaml: terrains, {terrain.id}: field '{field}'"
                yield f"{where}: must be {rule or 'left out'}; the rules know it by the name"
