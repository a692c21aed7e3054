"""Counting the cards and tokens against what the boxes hold, and decks against the guideline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from ziggurat.games.monumental.printed.amounts import Origin
from ziggurat.games.monumental.printed.cards import Cards
from ziggurat.games.monumental.printed.numbers import DevelopmentDeck

Found: TypeAlias = Iterator[str]

AFRICAN: Final[Origin] = "african_empires"
DECKS: Final[dict[int, tuple[tuple[Origin, ...], ...]]] = {
    **dict.fromkeys((2, 3, 4), (("core",), ("core", AFRICAN), ("core", "fifth_player"))),
    5: (("core", AFRICAN), ("core", "fifth_player"), ("core", AFRICAN, "fifth_player")),
}
"""The sets of cards each number of players can build its Development deck from."""


def counting_faults(cards: Cards) -> Found:
    """Tell every number that differs from the component lists of setup.yaml."""
    for box, listed, counted in (
        ("components_core", cards.setup.components_core, count_core(cards)),
        (
            "components_african_empires",
            cards.setup.components_african_empires,
            count_african_empires(cards),
        ),
    ):
        yield from _differences(f"setup.yaml: {box}", listed, counted)
    yield from _decks(cards)
    yield from _numbers(cards)


Counted: TypeAlias = dict[str, int | dict[str, int]]


def _differences(where: str, listed: Counted, counted: Counted) -> Found:
    for key, number in counted.items():
        if key not in listed:
            yield f"{where}: {key}: is missing; the files hold {_told(number)}"
        elif listed[key] != number:
            yield f"{where}: {key}: the box holds {_told(listed[key])}, the files {_told(number)}"


def _told(number: int | dict[str, int]) -> str:
    if isinstance(number, int):
        return str(number)
    return ", ".join(f"{key} {value}" for key, value in number.items())


def count_african_empires(cards: Cards) -> Counted:
    """Count what our files hold of the expansion's component list (AE-1.1)."""
    own = [one for one in cards.civilizations if one.set == AFRICAN]
    eras = Counter(str(card.era) for card in cards.developments if card.set == AFRICAN)
    eras["4"] += len(cards.projects)
    deck = sum(cards.common_starting_deck.values()) + 2
    policies = {len(one.policies) for one in own}
    figures = cards.setup.player
    automa = cards.automa
    return {
        "civilization_cards": sum(deck + len(one.policies) + 1 for one in own),
        "civilizations": len(own),
        "cards_per_civilization": deck,
        "policies_per_civilization": max(policies, default=0),
        "warlords": len(own),
        "development_cards": {
            "total": eras.total(),
            **{era: eras[era] for era in ("1", "2", "3", "4")},
        },
        "automa_cards": {
            "total": 1
            + len(automa.african_empires_civilization_cards)
            + len(automa.african_empires_action_cards)
            + len(automa.african_empires_advanced_cards),
            "civilization": len(automa.african_empires_civilization_cards),
            "multi": len(automa.multi_automa_card),
            "action": len(automa.african_empires_action_cards),
            "advanced": len(automa.african_empires_advanced_cards),
        },
        "quests": len(cards.quests),
        "natural_wonder_cards": len(cards.natural_wonders),
        "natural_wonder_tokens": len(cards.natural_wonders),
        "unrest": _copies(cards.unrest),
        "action_reminders": _marker(cards, "action_reminder"),
        "last_round": _marker(cards, "last_round_card"),
        "heroes": len(cards.heroes),
        "monsters": len(cards.monsters),
        "province_tiles": sum(terrain.tiles or 0 for terrain in cards.terrains),
        "wonder_tokens": sum(
            card.type == "wonder" and card.set == AFRICAN for card in cards.developments
        ),
        "market_tokens": len(cards.markets),
        "free_city_tokens": _copies(one for one in cards.free_cities if one.set == AFRICAN),
        "barbarian_monster_tokens": _copies(
            one for one in (*cards.barbarians, *cards.monster_tokens) if one.set == AFRICAN
        ),
        "science_tokens": _copies(one for one in cards.resource_tokens if one.set == AFRICAN),
        "hidden_forces": cards.zulu.hidden_forces_tokens,
        "trade_benefits": _copies(cards.trade_benefits),
        "exchange_tokens": _copies(cards.exchange_tokens),
        "civilization_tokens": len(own),
        "figures": {
            "warlords": figures.warlords * len(own),
            "soldiers": figures.soldiers * len(own),
            "explorers": figures.explorers * len(own),
            "trading_posts": figures.trading_posts * 5,
            "heroes": len(cards.heroes),
            "monsters": len(cards.monsters),
        },
    }


def count_core(cards: Cards) -> Counted:
    """Count what our files hold of the core box (MO-1.5, MO-1.6, MO-14.2)."""
    eras = Counter(str(card.era) for card in cards.developments if card.set == "core")
    exploration = (*cards.barbarians, *cards.free_cities)
    return {
        "civilizations": sum(one.set == "core" for one in cards.civilizations),
        "development_cards": {
            "total": eras.total(),
            **{era: eras[era] for era in ("1", "2", "3")},
        },
        "basic_buildings": {card.id: card.copies for card in cards.basic_buildings},
        "exploration_tokens": _copies(one for one in exploration if one.set == "core"),
        # One token of each market is in the expansion's box.
        "market_tokens": _copies(cards.markets) - len(cards.markets),
        "automa_cards": {
            "action": len(cards.automa.core_action_cards),
            "advanced": len(cards.automa.core_advanced_cards),
            "civilization": len(cards.automa.core_civilization_cards),
        },
    }


def _copies(entries: Iterable[object]) -> int:
    return sum(int(getattr(entry, "copies", 1)) for entry in entries)


def _marker(cards: Cards, name: str) -> int:
    return _copies(marker for marker in cards.markers if marker.id == name)


def _decks(cards: Cards) -> Found:
    """Every number of players can build its deck from every choice of sets (AE-3.0.2)."""
    guideline = cards.setup.development_deck
    for players, choices in DECKS.items():
        for sets in choices:
            for era, kind, wanted, there in deck_shortages(cards, guideline, players, sets):
                yield (
                    f"setup.yaml: development_deck: {players} players need {wanted} cards of Era "
                    f"{era}, {kind}; {' and '.join(sets)} hold {there}"
                )
    renaissance = sum(card.era == "R" for card in cards.developments)
    if renaissance != guideline.renaissance:
        yield (
            f"setup.yaml: development_deck: renaissance: says {guideline.renaissance}; "
            f"developments_renaissance.yaml holds {renaissance}"
        )
    if len(cards.projects) != guideline.future_era:
        yield (
            f"setup.yaml: development_deck: future_era: says {guideline.future_era}; there are "
            f"{len(cards.projects)} projects"
        )
    for card in cards.developments:
        where = f"developments_{card.set}.yaml: developments, {card.id}"
        if (card.era == "R") != (card.set == "renaissance"):
            yield f"{where}: field 'era': R belongs to the set renaissance, and no other"
        if card.era is None or card.era == 4:
            yield f"{where}: field 'era': must be 1, 2, 3 or R"


def deck_shortages(
    cards: Cards, guideline: DevelopmentDeck, players: int, sets: tuple[Origin, ...]
) -> Iterator[tuple[str, str, int, int]]:
    """Tell Era, type, cards wanted and cards there, where a choice of sets holds too few."""
    there = Counter((str(card.era), card.type) for card in cards.developments if card.set in sets)
    for era, wanted in guideline.table(players).items():
        for kind in ("building", "knowledge", "wonder"):
            held = there[era, kind]
            if held < getattr(wanted, kind):
                yield era, kind, getattr(wanted, kind), held


def _numbers(cards: Cards) -> Found:
    """Numbers that stand in two files are the same in both."""
    scoring = cards.setup.scoring
    for quest in cards.quests:
        if quest.points != scoring.quest:
            yield f"quests.yaml: quests, {quest.id}: points: setup.yaml says {scoring.quest}"
    for monster in cards.monsters:
        if monster.points != scoring.monster:
            where = f"monsters.yaml: monsters, {monster.id}"
            yield f"{where}: points: setup.yaml says {scoring.monster}"
    for one in cards.civilizations:
        if len(one.policies) != len(cards.setup.policy_costs):
            yield (
                f"civilizations.yaml: civilizations, {one.id}: has {len(one.policies)} policies; "
                f"setup.yaml has {len(cards.setup.policy_costs)} policy_costs"
            )
    yield from _single_numbers(cards)


def _single_numbers(cards: Cards) -> Found:
    scoring, track, display = cards.setup.scoring, cards.track, cards.setup.display.normal
    if (track.leader_bonus, track.points.per_spaces, track.points.points) != (
        scoring.trade_leader,
        2,
        scoring.trade_per_2_spaces,
    ):
        yield "trade.yaml: track: points and leader_bonus differ from scoring in setup.yaml"
    spaces = track.benefit_spaces
    if list(spaces) != sorted(set(spaces)) or spaces[-1:] > (track.last_space,):
        yield "trade.yaml: track: benefit_spaces must rise and lie on the track"
    if display.cards != display.rows * display.columns:
        yield "setup.yaml: display: normal: cards must be rows times columns"
    if cards.automa.numbers.gold_per_point != scoring.automa_gold_per_point:
        yield "automa.yaml: numbers: gold_per_point: setup.yaml says otherwise under scoring"
    hidden = sum(one.special_setup.hidden_forces_tokens for one in cards.civilizations)
    if hidden != cards.zulu.hidden_forces_tokens:
        yield f"tokens.yaml: zulu: hidden_forces_tokens: civilizations.yaml deals {hidden}"
    if len(cards.zulu.die.faces) != 6:
        yield "tokens.yaml: zulu: die: faces: a die has six"
