"""Every card says in words exactly what its yield and effects do."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from ziggurat.games.monumental.printed import operations as op
from ziggurat.games.monumental.printed.amounts import Resources
from ziggurat.games.monumental.printed.cards import Cards, Quest
from ziggurat.games.monumental.printed.effects import Condition, Effect
from ziggurat.games.monumental.printed.reading import read_cards

WORDS = {"one": 1, "two": 2, "three": 3, "both": 2}
PILE = "city or discard pile"
ZONES = {"city": "your city", "discard": "your discard pile", "both": PILE, "reserve": "reserve"}
COUNTERS = {
    "provinces": "Province",
    "coastal": "Coastal Province",
    "policies": "Cultural Polic",
    "knowledge_active": "Knowledge card active this turn",
    "gold": "Gold you have",
    "wonder_tokens": "Wonder token",
    "explorers_out": "Explorers are outside",
    "conquests": "conquered",
    "reserve": "reserve",
}
KINDS = {
    "building": "Buildings? costs? you",
    "knowledge": "Knowledge cards cost",
    "wonder_complete": "completing a Wonder costs",
    "wonder": "next payment for a Wonder",
    "reserve": "next card you acquire from your reserve",
    "policy": "further Cultural Policies cost",
    "conquest": "next conquest",
    "development": "next card you acquire from the Development display",
}
SCOPES = {
    "all": "(All y|Y)our Provinces",
    "wonder": "Provinces that hold a Wonder",
    "warlord": "where your Warlord stands",
}
TRIGGERS = {
    "activate": "and take",
    "complete": "When completed:",
    "develop": "One-off:",
    "return": "Return (her|him)",
    "conquer": "(conquer|conquers) a (Coastal )?Province",
    "conquer_with_warlord": "(he|she|Warlord) conquers a Province",
    "acquire": "you acquire",
    "wonder_completed": "whenever you complete a Wonder",
    "policy_developed": "whenever you develop a Cultural Policy",
    "trade_benefit_gained": "whenever you gain a Trade Benefit",
    "reserved": "you Reserve a card",
    "invested": "whenever you Invest",
    "explorer_claims": "Explorer of yours claims a token",
    "attack": "Attack:",
    "defeat": "Defeating it",
}


class Said(msgspec.Struct, frozen=True):
    """A card, token or tile, and what must be found in its text."""

    name: str
    text: str
    yields: Resources
    effects: tuple[Effect, ...]


def everything(cards: Cards) -> Iterator[Said]:
    own = [
        card
        for one in cards.civilizations
        for card in (one.special_building, one.knowledge, one.warlord, *one.policies)
    ]
    for card in (
        *cards.starting_cards,
        *cards.basic_buildings,
        *own,
        *cards.developments,
        *cards.natural_wonders,
        *cards.heroes,
    ):
        yield Said(card.id, card.text, card.yields, card.effects)
    for monster in cards.monsters:
        yield Said(monster.id, monster.text, Resources(), monster.effects)
    for token in (*cards.markets, *cards.trade_benefits, *cards.exchange_tokens):
        yield Said(token.id, token.text, Resources(), token.effects)


ALL = list(everything(read_cards()))


def number(amount: int) -> str:
    """A number in digits or words; 'a card' is one card as well."""
    written = [word for word, value in WORDS.items() if value == amount]
    return f"({'|'.join([str(amount), *written, *(['an?'] if amount == 1 else [])])})"


def of(resources: Resources) -> Iterator[str]:
    for name in resources.__struct_fields__:
        amount = getattr(resources, name)
        if amount and name == "any":
            yield f"{amount} (of your )?basic resource"
        elif amount:
            yield f"{amount} (more|{name.title()})"


def phrases(operation: op.AnyOperation) -> Iterator[str]:  # noqa: C901, PLR0912, PLR0915
    """What a text must say about an operation."""
    match operation:
        case op.Gain(resources=resources):
            yield from of(resources)
        case op.GainPer(of=counter, each=each, per=per, max=most, round=rounding):
            yield from of(each)
            yield COUNTERS[counter]
            yield f"every {per}" if per > 1 else "for each"
            if most is not None:
                yield f"(at most|up to|every) {most}"
            if rounding == "up":
                yield "rounded up"
        case op.Choose(choices=choices):
            yield "[Ee]ither"
            for choice in choices:
                for each_operation in choice:
                    yield from phrases(each_operation)
        case op.Convert(give=give, take=take, max=most):
            assert give == "any"
            yield f"{most} (of your )?basic resource"
            yield "into (1 )?Gold" if take == "gold" else "for other basic resources"
        case op.TakeUnrest(amount=amount):
            yield f"takes? {amount} Unrest"
        case op.GiveUnrest(to=to, amount=amount):
            yield f"{amount} Unrest"
            yield {"each_opponent": "each opponent", "one_opponent": "opponent"}.get(
                to, "that player takes"
            )
        case op.RemoveUnrest(zone=zone, amount=amount):
            yield f"eturn up to {amount} Unrest of your {PILE if zone == 'both' else zone}"
        case op.Archive(zone=zone, amount=amount, each=each_archived):
            yield f"rchive (up to )?{number(amount)} cards? of {ZONES[zone]}|of your {ZONES[zone]}"
            for each_operation in each_archived:
                yield from phrases(each_operation)
        case op.DrawUse(amount=amount):
            yield f"[Dd]raw {number(amount)} cards? and use (it|them)"
        case op.ActivateCity(amount=amount):
            assert isinstance(amount, int)
            yield f"ctivate {number(amount)} more cards? of your city"
        case op.ActivateDisplay(amount=amount):
            yield f"Use {number(amount)} Building or Knowledge card of the Development display"
        case op.ActivateReserve(amount=amount):
            yield f"Use {number(amount)} Building or Knowledge card of your reserve"
        case op.UseAcquired():
            yield "may be used at once"
        case op.Reserve(amount=amount):
            yield f"Reserve {number(amount)} card"
        case op.TransferReserved(amount=amount):
            yield f"move {number(amount)} card of your reserve to an opponent's reserve"
        case op.Acquire(filter=wanted, free=free):
            assert wanted is not None
            yield f"costs {wanted.max_cost} or less"
            assert free
            yield "for free"
        case op.Discount(kind=kind, amount=amount, half=half):
            yield KINDS[kind]
            yield (
                "halved, rounded up" if half else f"{amount} ([A-Z][a-z]+ )?(less|lower|cheaper)"
            )
        case op.FewerUnits(amount=amount):
            yield f"move {amount} unit fewer"
        case op.WarlordAlone():
            yield "move him alone"
        case op.BothGains():
            yield "both of its gains"
        case op.MoveOnTrack(amount=amount):
            yield f"ove {amount} spaces? on the Trade track"
        case op.GainBenefit(amount=amount):
            yield f"gain {amount} Trade Benefit"
        case op.MoveUnits(amount=amount):
            yield f"ake (up to )?{amount} unit moves?"
            yield "free of charge"
        case op.MoveExplorers(amount=amount):
            whose = "one Explorer" if amount == 1 else "your Explorers up to"
            yield f"ove {whose} {amount} space"
            yield "free of charge"
        case op.ExplorerAction(amount=amount):
            yield f"{number(amount)} Explorer that already acted may act once more"
        case op.Steal(amount=amount, victim=victim):
            whom = "each opponent" if victim == "each_opponent" else "that player"
            yield f"take {amount} Gold from {whom}"
        case op.Defense(scope=scope, amount=amount):
            yield SCOPES[scope]
            yield f"{amount} more Defence"
        case op.Keep(what=what, max=most):
            yield f"keep up to {most} {what.title()}"
        case op.ReturnUnits(amount=amount):
            yield f"{number(amount)} units? of its Province go(es)? back"
        case op.Lose(resources=resources):
            yield f"loses up to {resources.gold} Gold"


def conditions(condition: Condition) -> Iterator[str]:
    if condition.conquered_this_turn:
        yield "[Ii]f you conquered a Province this turn"
    if condition.acquired_this_turn:
        yield f"[Ii]f you acquired a {condition.acquired_this_turn.title()} card this turn"
    if condition.count is not None:
        yield COUNTERS[condition.count.of]
    if condition.province is not None:
        if condition.province.coastal:
            yield "Coastal"
        if condition.province.was == "opponent":
            yield "from a player|a player held it"
        if condition.province.was == "unconquered":
            yield "Exploration token"


def wanted(said: Said) -> Iterator[str]:
    yield from of(said.yields)
    for effect in said.effects:
        if effect.when in TRIGGERS:
            yield TRIGGERS[effect.when]
        if effect.limit in {"turn", "first"} and effect.when != "use":
            yield "first (time|Building you acquire) each turn|first .* each turn"
        if effect.pay is not None:
            yield "pay"
            yield from of(effect.pay)
        if effect.condition is not None:
            yield from conditions(effect.condition)
        if effect.filter is not None:
            yield from (kind.title() for kind in effect.filter.type)
            if effect.filter.place is not None:
                yield f"from your {effect.filter.place}"
        for operation in effect.operations:
            yield from phrases(operation)


@pytest.mark.parametrize("said", ALL, ids=lambda said: said.name)
def test_a_text_says_everything_that_happens(said: Said) -> None:
    for phrase in wanted(said):
        assert re.search(phrase, said.text), f"{said.text!r} does not say {phrase!r}"


def test_a_wrong_word_or_number_would_be_noticed() -> None:
    granary = next(said for said in ALL if said.name == "granary")
    assert granary.text == "Gain 3 Production."
    other = msgspec.structs.replace(granary, yields=Resources(production=4))
    assert not all(re.search(phrase, other.text) for phrase in wanted(other))


def numbers_in(content: object) -> Iterator[int]:
    if isinstance(content, dict):
        for value in content.values():
            yield from numbers_in(value)
    elif isinstance(content, list | tuple):
        for value in content:
            yield from numbers_in(value)
    elif isinstance(content, int) and not isinstance(content, bool):
        yield content


@pytest.mark.parametrize("said", ALL, ids=lambda said: said.name)
def test_a_text_has_no_number_of_its_own(said: Said) -> None:
    """One is everywhere: 'one for one', 'never less than 1', 'one card'."""
    printed = {int(digits) for digits in re.findall(r"\d+", said.text)}
    printed |= {value for word, value in WORDS.items() if re.search(rf"\b{word}\b", said.text)}
    if "both of its gains" in said.text:
        printed -= {2}
    meant = set(numbers_in(msgspec.to_builtins((said.yields, said.effects))))
    assert printed - {1} == meant - {0, 1}


@pytest.mark.parametrize("quest", read_cards().quests, ids=lambda quest: quest.id)
def test_a_quest_names_its_number(quest: Quest) -> None:
    count = quest.condition.count
    assert count is not None
    told = {int(digits) for digits in re.findall(r"\d+", quest.text)}
    told = told or {2 if "both" in quest.text else 1}
    assert told == {count.at_least}
