"""Every Exploration token, Quest and project is what its words say."""

from __future__ import annotations

import pytest

from tests.games.monumental.deeds import Deed, read_sums
from tests.games.monumental.effect_bench import enter
from tests.games.monumental.exhibits import Showcase
from tests.games.monumental.promises import expected
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.sentences import Said
from tests.games.monumental.table import Table
from tests.games.monumental.test_every_card import TABLES, changed, ids_of, promised, text_of
from ziggurat.games.monumental.rules.cards.projects import Contribute
from ziggurat.games.monumental.rules.effects.effects import gain, meets
from ziggurat.games.monumental.terms import (
    BARBARIAN,
    FREE_CITY,
    MONSTER_TOKEN,
    NOTHING,
    PROJECT,
    QUEST,
    RESOURCES,
)

# --- Exploration tokens, Quests, projects


@pytest.mark.parametrize("token", ids_of(BARBARIAN, MONSTER_TOKEN, FREE_CITY))
def test_each_gain_of_an_exploration_token_is_gained_as_it_says(token: str) -> None:
    words = text_of(token).removeprefix("Gain ").removesuffix(".").lower().split(" or ")
    gains = TABLES.gains[TABLES.kind_id.index(token)]
    assert len(words) == len(gains)
    for sentence, printed in zip(words, gains):
        showcase = Showcase("chinese")
        before = showcase.ledger()
        enter(showcase.table, gain(showcase.state, 0, printed))
        showcase.answer_all()
        if "trade track" in sentence:
            deeds = (Deed("trade", int(sentence.split()[0])),)
        else:
            deeds = (Deed("gain", sums=read_sums(sentence)),)
        change = expected(showcase, Said("gain", deeds), before)
        assert changed(showcase, before) == promised(change)


QUESTS = {
    "Control 6 Provinces at the same time.": ("provinces", 6),
    "Conquer 3 Provinces in one turn.": ("conquests", 3),
    "Complete 3 Wonders.": ("wonders", 3),
    "Own 5 Knowledge cards.": ("knowledge", 5),
    "Have 4 active Cultural Policies.": ("policies", 4),
    "Have 10 Gold at the same time.": ("gold", 10),
    "Reach space 12 of the Trade track.": ("trade", 12),
    "Have both your Trading Posts on the map.": ("posts", 2),
    "Claim 2 different Market tokens.": ("markets", 2),
    "Claim 3 different Market tokens.": ("markets", 3),
    "Have both your Outposts on the map.": ("outposts", 2),
    "Control 3 Coastal Provinces at the same time.": ("coastal", 3),
    "Control 2 Mountain Provinces at the same time.": ("mountains", 2),
    "Control a Natural Wonder.": ("natural wonders", 1),
    "Archive 6 cards over the whole game.": ("archived", 6),
    "Have 4 cards in your reserve at the same time.": ("reserve", 4),
}


def achieve(table: Table, what: str, count: int) -> None:
    """The Greeks have come so far."""
    state = table.state
    labels = {
        "provinces": ["B1", "B3", "C2", "C3", "D3", "D4"],
        "coastal": ["C2", "A3", "B3"],
        "mountains": ["A3", "C1"],
        "outposts": ["B1", "B3"],
    }
    for label in labels.get(what, [])[:count]:
        table.holds("greek", label, 1, outpost=what == "outposts")
    if what in ("conquests", "archived", "trade"):
        {"conquests": state.conquests, "archived": state.reform_count, "trade": state.trade}[what][
            0
        ] = count
    cards = {
        "wonders": (state.wonders, ["colossus", "great_wall", "great_library"]),
        "policies": (
            state.policies,
            ["democracy", "olympic_games", "overseas_colonies", "delian_league"],
        ),
        "markets": (state.markets, ["market_art", "market_arms", "market_spice"]),
        "reserve": (state.reserve, ["granary", "castle", "temple", "writing"]),
    }
    if what in cards:
        cards[what][0][0] = table.kinds(*cards[what][1][:count])
    if what == "gold":
        table.supply("greek", gold=count)
    if what == "knowledge":
        table.city("greek", *["- - -"] * 3)
        table.deck("greek", *["writing", "currency", "irrigation", "computing", "coinage"][:count])
        table.discard("greek")
    for label in ("B1", "C2")[:count] if what == "posts" else ():
        table.post("greek", label, "ex_bricks")
    if what == "natural wonders" and count:
        table.holds("greek", "C1")
        table.natural("C1", "kilimanjaro", shown=True)


@pytest.mark.clause("AE-7.3")
@pytest.mark.parametrize("quest", ids_of(QUEST))
def test_a_quest_is_met_by_what_its_sentence_asks_for_and_by_nothing_less(quest: str) -> None:
    what, count = QUESTS[text_of(quest)]
    for reached in (count - 1, count):
        table = ground("greek", "egyptian", trade=1, reserve=1, natural_wonders=1)
        achieve(table, what, reached)
        conditions = table.state.lookup.quest_condition[table.kind(quest)]
        is_met = meets(table.state, 0, conditions, NOTHING, NOTHING)
        assert is_met == (reached == count)


@pytest.mark.clause("AE-3.1.4", "AE-3.1.7")
@pytest.mark.parametrize("project", ids_of(PROJECT))
def test_a_project_takes_the_resource_its_sentence_names(project: str) -> None:
    sentence = text_of(project)
    for resource in RESOURCES[:5]:
        table = Table("zulu", "malians", future=1)
        table.project(project)
        table.supply("zulu", **{resource: 2})
        table.acts("zulu")
        stands_for = resource == "gold" and "Gold cannot be used" not in sentence
        is_taken = f"of {resource.capitalize()}" in sentence or stands_for
        assert bool(Contribute().choices(table.state, 0)) == is_taken
