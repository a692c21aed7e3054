"""Events are data; who may know them is told with them, and words are made at the edge."""

from __future__ import annotations

import msgspec
import pytest

from tests.kernel import bazaar
from tests.kernel.bazaar import Bazaar, Bought, BoughtUnseen, DayBegun, Traded
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.events import Event, Sentences, Told, kinds_in


def test_the_kind_of_an_event_goes_with_its_data() -> None:
    sent = msgspec.json.encode(BoughtUnseen(2))
    assert sent == b'{"kind":"bought_unseen","seat":2}'
    assert msgspec.json.decode(sent, type=Bought | BoughtUnseen) == BoughtUnseen(2)


def test_an_event_is_one_thing_to_those_who_know_and_another_to_all_others() -> None:
    told = Told("BZ-2d", Bought(1, "salt"), [1], BoughtUnseen(1))
    assert told.seen_by(1) == Bought(1, "salt")
    assert told.seen_by(0) == told.seen_by(None) == BoughtUnseen(1)


def test_what_everybody_may_know_is_the_same_to_all() -> None:
    told = Told("BZ-1", DayBegun(3))
    assert told.seen_by(0) == told.seen_by(None) == DayBegun(3)


def test_a_whisper_is_nothing_to_others() -> None:
    assert Told("BZ-2d", Bought(1, "salt"), [1]).seen_by(None) is None


def test_a_module_declares_its_kinds_and_not_those_it_imports() -> None:
    kinds = kinds_in(bazaar)
    assert kinds[0] is DayBegun
    assert Event not in kinds
    assert {kind.__module__ for kind in kinds} == {bazaar.__name__}


def test_a_game_has_words_for_an_event() -> None:
    game = Bazaar()
    table = game.setup(3, {"days": 1}, b"words")
    assert game.words_of(table, Traded(0, 2)) == "[seat:0] trades with [seat:2]."
    assert game.told(table, Traded(0, 2)) == "Trader 1 trades with trader 3."


def test_a_kind_has_one_sentence() -> None:
    sentences: Sentences[None] = Sentences()

    @sentences.add
    def begun(event: DayBegun, _: None) -> str:
        return "A day."

    assert DayBegun in sentences
    assert Traded not in sentences
    assert sentences.words(DayBegun(1), None) == begun(DayBegun(1), None)
    with pytest.raises(Broken, match="no sentence for Traded"):
        sentences.words(Traded(0, 1), None)

    doubled: Sentences[None] = Sentences()
    doubled.add(begun)
    doubled.add(begun)
    with pytest.raises(Broken, match="two sentences for DayBegun"):
        doubled.words(DayBegun(1), None)


def test_nobody_hears_an_event_in_a_copy() -> None:
    table = bazaar.Table(Dice(b""), 2, 1)
    table.events = []
    twin = table.copy()
    twin.tell("BZ-1", DayBegun(1))
    assert (table.events, twin.events) == ([], None)
