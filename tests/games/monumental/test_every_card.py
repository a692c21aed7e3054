"""Every card, token and tile does what its sentence says.

Each is put in force in a rich position and used, or set off; what changes is compared with what
its sentence, read by a small grammar, promises. Nothing here looks at the effects of the data.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monumental.deeds import Deed
from tests.games.monumental.effect_bench import enter, prints
from tests.games.monumental.exhibits import Showcase
from tests.games.monumental.promises import expected, uses_of
from tests.games.monumental.proving_ground import ground
from tests.games.monumental.sentences import READ, Said, read_text
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.rules.effects.effects import (
    activate_kinds,
    fire,
    run_kind,
    run_record,
)
from ziggurat.games.monumental.rules.resources.paying import ShareGain
from ziggurat.games.monumental.terms import (
    BARBARIAN,
    FREE_CITY,
    FROM_DISPLAY,
    FROM_RESERVE,
    MONSTER_TOKEN,
    NOBODY,
    NOTHING,
    PROJECT,
    QUEST,
    TRIGGERS,
    TYPES,
)
from ziggurat.kernel.course import submit

TABLES = lookup_of("map_2p_1")
WITH_SENTENCES = [
    card for card, sort in zip(TABLES.kind_id, TABLES.kind_type) if TYPES[sort] in READ
]
OWN_OCCASIONS = ("complete", "develop", "return", "visit", "attack", "defeat")


def ids_of(*sorts: int) -> list[str]:
    return [card for card, sort in zip(TABLES.kind_id, TABLES.kind_type) if sort in sorts]


def text_of(card: str) -> str:
    return TABLES.kind_text[TABLES.kind_id.index(card)]


def sort_of(card: str) -> str:
    return TYPES[TABLES.kind_type[TABLES.kind_id.index(card)]]


def owner_of(card: str) -> str:
    """The civilization a card belongs to; others belong to the Chinese here."""
    kind = TABLES.kind_id.index(card)
    for number, civilization in enumerate(TABLES.civ_id):
        own = [TABLES.civ_building[number], TABLES.civ_knowledge[number]]
        own += [TABLES.civ_warlord[number], *TABLES.civ_policies[number]]
        if kind in own:
            return civilization
    return "chinese"


def showcase_of(card: str, branch: int = 0) -> Showcase:
    showcase = Showcase(owner_of(card))
    showcase.branch = branch
    showcase.show(card, sort_of(card))
    return showcase


def changed(showcase: Showcase, before: Counter[str]) -> dict[str, int]:
    """What the ledger shows now, compared with before."""
    after = showcase.ledger()
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def promised(change: Counter[str]) -> dict[str, int]:
    return {name: amount for name, amount in change.items() if amount}


def branches_of(said: Said) -> int:
    return max((len(deed.branches) for deed in said.deeds), default=0) or 1


# --- exercising a sentence


def exercise(card: str, said: Said) -> None:
    """Do what a sentence is about, and compare."""
    if said.trigger == "yield":
        exercise_yield(card)
    elif said.trigger == "activate":
        pass  # Comes with the yield.
    elif said.trigger == "static":
        exercise_lasting(card, said)
    elif said.trigger == "use":
        for branch in range(branches_of(said)):
            exercise_use(card, said, branch)
        exercise_counters(card, said)
    elif said.trigger in OWN_OCCASIONS:
        exercise_own_occasion(card, said)
    elif said.event == "with a token":
        exercise_both_gains(card, said)
    else:
        exercise_occasion(card, said)


def exercise_yield(card: str) -> None:
    showcase = Showcase(owner_of(card))
    before = showcase.ledger()
    kind = showcase.table.kind(card)
    enter(showcase.table, activate_kinds(showcase.state, 0, [kind]))
    showcase.answer_all()
    change: Counter[str] = Counter()
    for said in read_text(sort_of(card), text_of(card)):
        if said.trigger in ("yield", "activate"):
            change.update(expected(showcase, said, before))
    assert changed(showcase, before) == promised(change)
    assert kind in showcase.state.active[0]
    between = showcase.ledger()
    enter(showcase.table, activate_kinds(showcase.state, 0, [kind]))
    showcase.answer_all()
    assert changed(showcase, between) == promised(change), "drawn again, it gives as much"


def exercise_lasting(card: str, said: Said) -> None:
    """The same position with the card and with a blank one in its stead."""
    blank = showcase_of(card)
    prints(blank.table, card)
    before = blank.ledger()
    assert changed(showcase_of(card), before) == promised(expected(blank, said, before))


def exercise_use(card: str, said: Said, branch: int) -> None:
    showcase = showcase_of(card, branch)
    before = showcase.ledger()
    change = expected(showcase, said, before)
    verb = {"market": "goods", "benefit": "benefit"}.get(sort_of(card), "use")
    showcase.table.does(showcase.me, f"{verb} {card}")
    showcase.answer_all()
    if verb == "benefit":
        change["benefits"] -= 1
    assert changed(showcase, before) == promised(change)
    check_uses(showcase, said)
    if verb == "use":
        showcase.table.refuses(showcase.me, f"use {card}", "MO-5.10.1")
    else:
        showcase.table.refuses(showcase.me, f"{verb} {card}")
    if said.condition:
        barren = showcase_of(card)
        barren.make_barren()
        barren.table.refuses(barren.me, f"use {card}", "MO-5.10.2")


def exercise_counters(card: str, said: Said) -> None:
    """What is gained for every so many of something, for many numbers of it."""
    counted = [deed for deed in said.deeds if deed.name == "gain per"]
    for deed in counted:
        most = 5 if "policies" in deed.what else 13
        for number in range(most + 1):
            showcase = showcase_of(card)
            has(showcase, deed, number)
            before = showcase.ledger()
            record = showcase.state.lookup.kind_records[showcase.table.kind(card)][-1]
            enter(showcase.table, run_record(showcase.state, 0, record))
            while showcase.table.decision() != "act":
                submit(showcase.state, 0, (0, 0, share_asked(showcase)))
            change = expected(showcase, said, before, number)
            assert changed(showcase, before) == promised(change), number


def has(showcase: Showcase, deed: Deed, number: int) -> None:
    """The player has so many of what a deed counts."""
    state = showcase.state
    if "provinces" in deed.what:
        state.provinces[0] = number
    elif "gold" in deed.what:
        showcase.table.supply(showcase.me, gold=number)
    elif "policies" in deed.what:
        own = state.lookup.civ_policies[state.civilization[0]]
        state.policies[0] = own[:number]
    else:
        state.active[0] = [showcase.table.kind("writing")] * number


def share_asked(showcase: Showcase) -> int:
    decision = showcase.state.decision()
    assert isinstance(decision, ShareGain)
    return decision.amount


def check_uses(showcase: Showcase, said: Said) -> None:
    """A discount works as often as the sentence says."""
    discounts = [deed for deed in said.deeds if deed.name in ("discount", "discount all", "halve")]
    assert showcase.state.discounts[0][2::3] == [uses_of(deed) for deed in discounts]


def exercise_own_occasion(card: str, said: Said) -> None:
    showcase = showcase_of(card)
    if said.trigger == "attack":
        showcase.table.monster(showcase.lands[1], card)
        showcase.table.holds(showcase.me, showcase.lands[1], 2)
    before = showcase.ledger()
    change = expected(showcase, said, before)
    subject = showcase.table.tile(showcase.lands[1]) if said.trigger == "attack" else NOTHING
    trigger = TRIGGERS.index(said.trigger)
    kind = showcase.table.kind(card)
    enter(showcase.table, run_kind(showcase.state, 0, kind, trigger, subject))
    showcase.answer_all()
    assert changed(showcase, before) == promised(change)
    check_uses(showcase, said)
    between = showcase.ledger()
    enter(showcase.table, run_kind(showcase.state, 0, kind, trigger, subject))
    showcase.answer_all()
    assert changed(showcase, between), "the occasion has come again"


def exercise_occasion(card: str, said: Said) -> None:
    """Set a card off, as often as it can be, by the occasion it names and by no other."""
    showcase = showcase_of(card)
    before = showcase.ledger()
    for subject, other in strange_occasions(showcase, said):
        happen(showcase, said, subject, other)
        assert changed(showcase, before) == {}
    showcase.state.used[0] = []
    change = expected(showcase, said, before)
    subject, other = occasion(showcase, said)
    happen(showcase, said, subject, other)
    assert changed(showcase, before) == promised(change)
    if said.how_often == "every time":
        change.update(change.copy())
    happen(showcase, said, subject, other)
    assert changed(showcase, before) == promised(change)


def happen(showcase: Showcase, said: Said, subject: int, other: int) -> None:
    enter(showcase.table, fire(showcase.state, 0, TRIGGERS.index(said.trigger), subject, other))
    showcase.answer_all()


def occasion(showcase: Showcase, said: Said) -> tuple[int, int]:
    """The Province or card the occasion is about, and whose or whence it was."""
    table = showcase.table
    if said.trigger in ("conquer", "conquer_with_warlord"):
        label = showcase.lands[2] if said.event == "coastal" else showcase.lands[1]
        return table.tile(label), 1 if said.event == "from a player" else NOBODY
    if said.trigger == "acquire":
        card = "currency" if said.event == "knowledge" else "granary"
        return table.kind(card), FROM_RESERVE if said.event == "reserved" else FROM_DISPLAY
    return NOTHING, NOTHING


def strange_occasions(showcase: Showcase, said: Said) -> list[tuple[int, int]]:
    """Occasions like the one named that must not set the card off."""
    table = showcase.table
    plain = (table.tile(showcase.lands[1]), NOBODY)
    return {
        "from a player": [plain],
        "coastal": [plain],
        "knowledge": [(table.kind("granary"), FROM_DISPLAY)],
        "building": [(table.kind("currency"), FROM_DISPLAY)],
        "reserved": [(table.kind("granary"), FROM_DISPLAY)],
    }.get(said.event, [])


def exercise_both_gains(card: str, said: Said) -> None:
    """A conquest with the Warlord that takes a token of 1 Gold or 2 Production."""
    assert card == "shaka_zulu"
    assert said.deeds == (Deed("unrest", 1), Deed("both"))
    table = ground("zulu", "egyptian", unrest=1)
    table.discard("zulu")
    table.token("B1", "barb_a")
    table.supply("zulu", military=2)
    table.does("zulu", "conquer B1 with warlord", "1", "yes", "none")
    assert table.has("zulu") == "2P 1G"
    assert table.discard_of("zulu") == ["unrest"]


@pytest.mark.parametrize("card", WITH_SENTENCES)
def test_what_is_printed_does_what_its_sentence_says(card: str) -> None:
    for said in read_text(sort_of(card), text_of(card)):
        exercise(card, said)


@pytest.mark.parametrize("card", WITH_SENTENCES)
def test_a_sentence_speaks_of_every_effect_and_of_no_other(card: str) -> None:
    kind = TABLES.kind_id.index(card)
    said = Counter(said.trigger for said in read_text(sort_of(card), text_of(card)))
    is_yielding = said.pop("yield", 0) == 1
    records = [TABLES.records[number] for number in TABLES.kind_records[kind]]
    assert said == Counter(TRIGGERS[record.trigger] for record in records)
    assert is_yielding == any(TABLES.kind_yield[kind])


def test_nothing_printed_is_left_out() -> None:
    others = ids_of(BARBARIAN, MONSTER_TOKEN, FREE_CITY, QUEST, PROJECT)
    assert sorted(WITH_SENTENCES + others) == sorted(TABLES.kind_id)
