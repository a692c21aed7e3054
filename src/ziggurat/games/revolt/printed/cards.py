"""The cards of Empire's Revolt as data: capitals, cities, mercenaries and techs."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias, TypeVar, get_args

import msgspec

from ziggurat.documents.faults import refuse_faults
from ziggurat.documents.reading import Document, read_entries, read_entry, read_yaml

Resource = Literal["food", "gold", "wood"]
RESOURCES: tuple[Resource, ...] = ("food", "gold", "wood")
Priced = Literal[
    "army", "ship", "settlement", "fortification", "mercenary", "tech", "tech_at_island"
]
Kept = Literal["ship", "settlement", "fortification", "mercenary"]
"""Things that ask for upkeep."""
TechGroup = Literal["economy", "military", "navy", "defence"]

T = TypeVar("T")

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""Cards or pieces: a price below nothing would pay the buyer."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Part of a card; an unknown field is a slip of the pen and is refused."""


class Price(Card, frozen=True, kw_only=True):
    """Resource cards to pay."""

    food: Count = 0
    gold: Count = 0
    wood: Count = 0


class Upkeep(Card, frozen=True, kw_only=True):
    """What a thing costs each turn beyond the first `free` ones."""

    free: Count
    food: Count = 0
    gold: Count = 0
    wood: Count = 0


class Start(Card, frozen=True, kw_only=True):
    """What a player has at the beginning (ER-6, ER-7)."""

    armies: Count = 1
    ships: Count = 0
    food: Count = 1
    gold: Count = 1
    wood: Count = 1


class BuyingOption(Card, frozen=True, kw_only=True):
    """An extra choice when buying in one's own capital."""

    army: Literal["mounted"]
    extra: Price


class SetUp(Card, frozen=True, kw_only=True):
    """Pieces of `Start` that stand in or off one's own capital; none is added to them."""

    armies: Count = 0
    ships: Count = 0


class Effect(Card, frozen=True, kw_only=True):
    """One thing an ability changes; exactly one field is given."""

    cost: dict[Priced, Price] | None = None
    free_of_upkeep: dict[Kept, Count] | None = None
    ignores: tuple[Literal["mountain", "forest"], ...] | None = None
    option: BuyingOption | None = None
    setup: SetUp | None = None
    army_support: Count | None = None


class Ability(Card, frozen=True, kw_only=True):
    """What a nation can do while it controls its own capital (ER-2)."""

    name: str
    text: str
    effects: tuple[Effect, ...]


class Capital(Card, frozen=True, kw_only=True):
    """A capital card. The map says where that nation's capital lies."""

    nation: str
    people: str
    colour: str
    letter: str
    """One sign that marks the nation where colour does not."""
    pattern: str
    attack: int
    defence: int
    ability: Ability
    army_support: Count = 1
    start: Start = Start()
    note: str = ""

    @property
    def name(self) -> str:
        """The nation's name as written in sentences."""
        return self.nation.replace("_", " ").title()


class CityKind(StrEnum):
    """What a city card does (ER-49)."""

    MUSTER = "muster"
    MARKET = "market"
    VICTORY = "victory"


class CityCard(Card, frozen=True, kw_only=True):
    """A numbered city card; the fields after `kind` belong to one kind each."""

    number: int
    name: str
    kind: CityKind
    mounted: Price | None = None
    """Muster: what making a new army a mounted one costs more; None if it cannot be."""
    give: tuple[Resource, ...] = ()
    take: tuple[Resource, ...] = ()
    rate: int = 0
    per_turn: int | None = None
    """Market: exchanges a turn; None is no limit."""
    less: Price = Price()
    """Victory: how many fewer regions of each resource are needed."""


class Traits(Card, frozen=True, kw_only=True):
    """What is special about hired men."""

    mounted: bool = False
    attack_dice: int = 0
    defence_dice: int = 0


class Mercenaries(Card, frozen=True, kw_only=True):
    """A people that can be hired (ER-51 to ER-56)."""

    id: str
    name: str
    conquerable: bool
    """Whether their region can be taken like any other (ER-56)."""
    defence: int = 2
    traits: Traits = Traits()
    note: str = ""


class Tech(Card, frozen=True, kw_only=True):
    """A tech card (ER-57 to ER-61)."""

    id: str
    name: str
    group: TechGroup
    count: int
    text: str
    limit: int | None = None
    """Copies one player may hold; None is no limit."""
    chip: Resource | None = None
    src: Literal["seed", "blog", "house"] = "house"


class Defaults(Card, frozen=True, kw_only=True):
    """What holds for everybody unless an ability says otherwise."""

    start: Start
    army_support: int
    costs: dict[Priced, Price]
    upkeep: dict[Kept, Upkeep]


class Cards(msgspec.Struct, frozen=True):
    """All cards of the game."""

    costs: dict[Priced, Price]
    upkeep: dict[Kept, Upkeep]
    capitals: tuple[Capital, ...]
    cities: tuple[CityCard, ...]
    mercenaries: tuple[Mercenaries, ...]
    techs: tuple[Tech, ...]

    def capital(self, nation: str) -> Capital:
        """Return the card of a nation, which must have one."""
        return next(card for card in self.capitals if card.nation == nation)

    def people(self, people_id: str) -> Mercenaries:
        """Return a people for hire, which must exist."""
        return next(card for card in self.mercenaries if card.id == people_id)


@cache
def read_cards() -> Cards:
    """Return the cards shipped with the game; raises `Invalid` naming file, entry and field."""
    folder = files("ziggurat.games.revolt") / "data"
    return read_cards_from(*(folder / f"{name}.yaml" for name in CARD_FILES))


CARD_FILES = ("capitals", "cities", "mercenaries", "techs")


def read_cards_from(
    capitals: Document, cities: Document, mercenaries: Document, techs: Document
) -> Cards:
    """Return the cards of four files."""
    faults: list[str] = []
    content = read_yaml(capitals)
    defaults = read_entry(content, "defaults", Defaults, capitals.name, faults)
    cards = Cards(
        costs=defaults.costs if defaults else {},
        upkeep=defaults.upkeep if defaults else {},
        capitals=_with_defaults(content, defaults, capitals.name, faults),
        cities=_entries(cities, "cities", CityCard, faults),
        mercenaries=_entries(mercenaries, "mercenaries", Mercenaries, faults),
        techs=_entries(techs, "techs", Tech, faults),
    )
    if not faults:
        faults += (f"{capitals.name}: {reason}" for reason in _capital_faults(cards))
        faults += (f"{cities.name}: {reason}" for reason in _city_faults(cards.cities))
        faults += (f"{mercenaries.name}: {reason}" for reason in _mercenary_faults(cards))
        faults += (f"{techs.name}: {reason}" for reason in _tech_faults(cards.techs))
    refuse_faults(faults)
    return cards


def _entries(document: Document, key: str, kind: type[T], faults: list[str]) -> tuple[T, ...]:
    return read_entries(read_yaml(document), key, kind, document.name, faults)


def _with_defaults(
    content: dict[str, object], defaults: Defaults | None, source: str, faults: list[str]
) -> tuple[Capital, ...]:
    """Fill in what a capital card leaves out."""
    listed = content.get("capitals")
    if defaults is not None and isinstance(listed, list):
        usual = {
            "start": msgspec.to_builtins(defaults.start),
            "army_support": defaults.army_support,
        }
        listed = [usual | raw if isinstance(raw, dict) else raw for raw in listed]
    return read_entries({"capitals": listed}, "capitals", Capital, source, faults)


def _capital_faults(cards: Cards) -> Iterator[str]:
    for name in ("nation", "letter", "pattern", "colour"):
        yield from _twice("capitals", name, [str(getattr(card, name)) for card in cards.capitals])
    missing = [thing for thing in get_args(Priced) if thing not in cards.costs]
    missing += [thing for thing in get_args(Kept) if thing not in cards.upkeep]
    if missing:
        yield f"defaults: costs and upkeep leave out {', '.join(missing)}"
    for card in cards.capitals:
        entry = f"capitals, {card.nation}"
        if not (1 <= card.attack <= 9 and 1 <= card.defence <= 9):
            yield f"{entry}: attack and defence must lie between 1 and 9 dice"
        if len(card.letter) != 1:
            yield f"{entry}: letter must be a single sign, not '{card.letter}'"
        for effect in card.ability.effects:
            given = [value for value in msgspec.structs.astuple(effect) if value is not None]
            if len(given) != 1:
                yield f"{entry}: ability: each effect changes exactly one thing"


def _city_faults(cities: tuple[CityCard, ...]) -> Iterator[str]:
    yield from _twice("cities", "number", [str(card.number) for card in cities])
    for card in cities:
        entry = f"cities, {card.number}"
        if card.kind is CityKind.MARKET and not (card.give and card.take and card.rate >= 1):
            yield f"{entry}: a market needs give, take and a rate of 1 or more"
        if card.kind is CityKind.VICTORY and not any(msgspec.structs.astuple(card.less)):
            yield f"{entry}: a victory city needs less, such as {{food: 1}}"
        if card.kind is not CityKind.MUSTER and card.mounted is not None:
            yield f"{entry}: only a city of kind muster mounts armies"
        if card.per_turn is not None and card.per_turn < 1:
            yield f"{entry}: per_turn must be 1 or more, or null for no limit"


def _mercenary_faults(cards: Cards) -> Iterator[str]:
    yield from _twice("mercenaries", "id", [card.id for card in cards.mercenaries])
    for card in cards.mercenaries:
        if card.defence < 1:
            yield f"mercenaries, {card.id}: defence must be 1 or more"


def _tech_faults(techs: tuple[Tech, ...]) -> Iterator[str]:
    yield from _twice("techs", "id", [card.id for card in techs])
    for card in techs:
        if card.count < 1 or (card.limit is not None and card.limit < 1):
            yield f"techs, {card.id}: count and limit must be 1 or more"


def _twice(key: str, field: str, values: list[str]) -> Iterator[str]:
    for value in sorted({value for value in values if values.count(value) > 1}):
        yield f"{key}, {value}: two entries have the same {field}"
