"""Ways to break the tiny games, each with the law that must notice it.

A fault is put into the game's own class for the length of one test.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from tests.kernel import auction, bazaar
from tests.kernel.auction import WARES, Auction, Bids, Keep, Saleroom
from tests.kernel.bazaar import (
    Accept,
    Bazaar,
    Bought,
    BoughtUnseen,
    Buy,
    Done,
    Floor,
    Offer,
    Square,
    Toll,
    Traded,
    Wares,
    Withdraw,
)
from tests.kernel.voyage import Quay, Route, Routes, Voyage
from ziggurat.kernel import trying
from ziggurat.kernel.algebra import Either, OneOf, SomeOf
from ziggurat.kernel.conformance import Law, answering
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.events import Event, Sentences
from ziggurat.kernel.game import Game, Outcome, Score, Settings
from ziggurat.kernel.options import Answer, Group, Item, Options
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.state import Frame, Seat, State
from ziggurat.kernel.thinking import Branch
from ziggurat.kernel.views import Scene

Breaker = Callable[[pytest.MonkeyPatch], None]
FAULTS: dict[str, tuple[Law, type[Game[Any]], Breaker]] = {}


def fault(law: Law, game: type[Game[Any]]) -> Callable[[Breaker], Breaker]:
    """Note a way to break a game and the law that must notice it."""

    def note(breaker: Breaker) -> Breaker:
        FAULTS[breaker.__name__] = (law, game, breaker)
        return breaker

    return note


# Who is asked, and what is offered


@fault(Law.ASKED, Auction)
def nobody_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Keep, "seats", lambda self, state: [])


@fault(Law.ASKED, Auction)
def somebody_is_asked_who_has_no_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Keep, "seats", lambda self, state: [state.seats])


@fault(Law.ASKED, Auction)
def a_question_has_no_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Keep, "options", lambda self, state, seat: OneOf([]))


@fault(Law.ASKED, Bazaar)
def a_frame_is_not_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "frames", (bazaar.Day, Floor))


@fault(Law.DEFAULT, Auction)
def the_default_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Keep, "default", lambda self, state, seat: (0, 1, 2))


@fault(Law.DEFAULT, Bazaar)
def there_is_no_default(patch: pytest.MonkeyPatch) -> None:
    def missing(self: Toll, state: bazaar.Table, seat: Seat) -> Answer:
        raise NotImplementedError

    patch.setattr(Toll, "default", missing)


@fault(Law.ORDER, Bazaar)
def the_order_changes_with_each_listing(patch: pytest.MonkeyPatch) -> None:
    listings = count()
    honest = Offer.choices

    def choices(self: Offer, state: bazaar.Table, seat: Seat) -> list[Answer]:
        listed = honest(self, state, seat)
        return listed if next(listings) % 2 else listed[::-1]

    patch.setattr(Offer, "choices", choices)


@fault(Law.ORDER, Bazaar)
def the_order_depends_on_whether_anybody_listens(patch: pytest.MonkeyPatch) -> None:
    honest = Offer.choices

    def choices(self: Offer, state: bazaar.Table, seat: Seat) -> list[Answer]:
        listed = honest(self, state, seat)
        return listed if state.events is None else listed[::-1]

    patch.setattr(Offer, "choices", choices)


@fault(Law.ORDER, Bazaar)
def an_answer_is_listed_twice(patch: pytest.MonkeyPatch) -> None:
    honest = Offer.choices
    patch.setattr(Offer, "choices", lambda self, state, seat: honest(self, state, seat) * 2)


@fault(Law.ORDER, Auction)
def the_count_is_wrong(patch: pytest.MonkeyPatch) -> None:
    class Miscounted(SomeOf):
        def count(self) -> int:
            return super().count() + 1

    patch.setattr(auction, "SomeOf", Miscounted)


@fault(Law.LISTING, Bazaar)
def a_listed_answer_is_refused(patch: pytest.MonkeyPatch) -> None:
    # Random play makes no offers, so that nothing but the listing can show the fault.
    pairs = [(give, want) for give in range(3) for want in range(3) if give != want]
    patch.setattr(Offer, "choices", lambda self, state, seat: list(pairs))
    patch.setattr(Offer, "weight", 0)


@fault(Law.LISTING, Bazaar)
def an_accepted_answer_cannot_be_carried_out(patch: pytest.MonkeyPatch) -> None:
    def do(self: Offer, state: bazaar.Table, seat: Seat, answer: Answer) -> Frame | None:
        raise KeyError(answer)

    patch.setattr(Offer, "do", do)
    patch.setattr(Offer, "weight", 0)


@fault(Law.SAMPLE, Auction)
def a_sample_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    class Unfair(SomeOf):
        def sample(self, dice: Dice) -> Answer:
            return super().sample(dice)[::-1]

    patch.setattr(auction, "SomeOf", Unfair)


@fault(Law.REFUSAL, Bazaar)
def what_is_not_listed_is_accepted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Done, "refusal", lambda self, state, seat, answer: None)


@fault(Law.REFUSAL, Bazaar)
def a_wrong_length_is_not_refused_but_crashes(patch: pytest.MonkeyPatch) -> None:
    honest = Accept.refusal

    def refusal(self: Accept, state: bazaar.Table, seat: Seat, answer: Answer) -> Refusal | None:
        return honest(self, state, seat, (answer[0],))

    patch.setattr(Accept, "refusal", refusal)


@fault(Law.REFUSAL, Auction)
def a_refusal_costs_a_coin(patch: pytest.MonkeyPatch) -> None:
    class Dear(SomeOf):
        def __init__(self, table: auction.Table, *rest: Any) -> None:
            super().__init__(*rest)
            self.table = table

        def refuse(self, answer: Answer) -> Any:
            self.table.kept[0] ^= 1
            return super().refuse(answer)

    def options(self: Keep, state: auction.Table, seat: Seat) -> Options:
        items = [Item(number, ware) for number, ware in enumerate(WARES)]
        return Dear(state, items, 0, 2, "AU-3")

    patch.setattr(Keep, "options", options)


@fault(Law.TURN, Bazaar)
def an_answer_is_taken_from_anybody(patch: pytest.MonkeyPatch) -> None:
    def lax(state: State, seat: Seat, answer: Answer) -> None:
        asked = state.decision().seats(state)
        submit(state, seat if seat in asked else asked[0], answer)

    patch.setattr(answering, "submit", lax)


@fault(Law.PAGE, Auction)
def a_list_is_longer_than_a_page(patch: pytest.MonkeyPatch) -> None:
    items = [Item(number, f"ware {number}") for number in range(61)]
    patch.setattr(Keep, "options", lambda self, state, seat: OneOf(items))
    patch.setattr(Keep, "default", lambda self, state, seat: (0,))


@fault(Law.PAGE, Auction)
def a_group_leaves_an_answer_out(patch: pytest.MonkeyPatch) -> None:
    class Short(SomeOf):
        def groups(self) -> list[Group]:
            return [Group("", "", self.answers()[1:])]

    patch.setattr(auction, "SomeOf", Short)


# What people read and write


@fault(Law.NOTATION, Bazaar)
def two_answers_have_one_notation(patch: pytest.MonkeyPatch) -> None:
    def write(self: Offer, state: bazaar.Table, seat: Seat, answer: Answer) -> str:
        return f"{bazaar.GOODS[answer[0]]}>{bazaar.GOODS[(answer[0] + 1) % 3]}"

    patch.setattr(Offer, "write", write)


@fault(Law.NOTATION, Bazaar)
def a_notation_has_two_lines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Accept, "write", lambda self, state, seat, answer: f"\n{answer[0] + 1}")


@fault(Law.NOTATION, Bazaar)
def a_notation_is_read_as_another_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Accept, "read", lambda self, state, seat, text: (int(text) % 4,))


@fault(Law.NOTATION, Bazaar)
def a_notation_cannot_be_read(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Withdraw, "name", "With-draw")


@fault(Law.READING, Bazaar)
def a_notation_is_read_by_a_pattern(patch: pytest.MonkeyPatch) -> None:
    def read(self: Accept, state: bazaar.Table, seat: Seat, text: str) -> Answer:
        found = re.fullmatch(r"\s*\s*(\d)\s*\s*", text)
        if found is None:
            raise Invalid(f"'{text}' is no offer.")
        return (int(found[1]) - 1,)

    patch.setattr(Accept, "read", read)


@fault(Law.READING, Voyage)
def every_beginning_of_a_notation_is_looked_at(patch: pytest.MonkeyPatch) -> None:
    honest = Route.read

    def read(self: Route, text: str) -> Answer:
        for end in range(len(text)):
            for sign in text[:end]:
                sign.lower()
        return honest(self, text)

    patch.setattr(Route, "read", read)


@fault(Law.READING, Voyage)
def an_answer_is_longer_than_the_longest(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Route, "longest", lambda self: 5)


@fault(Law.READING, Auction)
def nobody_knows_how_long_an_answer_may_be(patch: pytest.MonkeyPatch) -> None:
    def longest(self: SomeOf) -> int:
        raise NotImplementedError

    patch.setattr(SomeOf, "longest", longest)


@fault(Law.WORDS, Auction)
def a_prompt_names_a_thing_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Keep, "prompt", lambda self, state, seat: "Which wares of [crate:1]?")


@fault(Law.WORDS, Bazaar)
def a_button_says_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offer, "label", lambda self, state, seat, answer: "")


@fault(Law.WORDS, Bazaar)
def a_thing_to_click_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Accept, "things", lambda self, state, seat, answer: ["offer:9"])


@fault(Law.WORDS, Bazaar)
def a_log_line_names_a_thing_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    honest = Accept.do

    def do(self: Accept, state: bazaar.Table, seat: Seat, answer: Answer) -> Frame | None:
        state.tell_some("BZ-2b", [seat], Traded(seat, answer[0]), Bought(seat, "gold"))
        return honest(self, state, seat, answer)

    patch.setattr(Accept, "do", do)


@fault(Law.WORDS, Bazaar)
def a_refusal_rests_on_a_clause_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    honest = Offer.refusal

    def refusal(self: Offer, state: bazaar.Table, seat: Seat, answer: Answer) -> Refusal | None:
        told = honest(self, state, seat, answer)
        return told and Refusal("BZ-77", told.sentence)

    patch.setattr(Offer, "refusal", refusal)


@fault(Law.WORDS, Bazaar)
def an_event_is_put_into_words_that_are_not_in_it(patch: pytest.MonkeyPatch) -> None:
    def words_of(self: Bazaar, state: bazaar.Table, event: Any) -> str:
        return f"[seat:{event.partner}] has a partner."

    patch.setattr(Bazaar, "words_of", words_of)


@fault(Law.EVENTS, Bazaar)
def a_kind_of_event_has_no_sentence(patch: pytest.MonkeyPatch) -> None:
    class Rained(Event):
        day: int

    patch.setattr(Bazaar, "events", (*Bazaar.events, Rained))


@fault(Law.EVENTS, Bazaar)
def two_kinds_of_events_have_one_name(patch: pytest.MonkeyPatch) -> None:
    class Rained(Event, tag="traded"):
        day: int

    patch.setattr(Bazaar, "events", (*Bazaar.events, Rained))
    patch.setattr(Sentences, "__contains__", lambda self, kind: True)


@fault(Law.EVENTS, Bazaar)
def an_event_is_told_that_is_not_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "events", tuple(kind for kind in Bazaar.events if kind is not Traded))


@fault(Law.EVENTS, Bazaar)
def an_event_holds_something_else_than_it_says(patch: pytest.MonkeyPatch) -> None:
    def begun(day: Any) -> Event:
        return bazaar.DayBegun(f"day {day}")  # type: ignore[arg-type]

    honest = bazaar.Table.tell

    def tell(self: bazaar.Table, clause: str, event: Any) -> None:
        is_day = isinstance(event, bazaar.DayBegun)
        honest(self, clause, begun(event.day) if is_day else event)

    patch.setattr(bazaar.Table, "tell", tell)


# The table


@fault(Law.TABLE, Auction)
def coins_vanish(patch: pytest.MonkeyPatch) -> None:
    honest = auction.Table.sell

    def sell(self: auction.Table, lot: int, seat: Seat, price: int) -> None:
        honest(self, lot, seat, price)
        self.house = max(0, self.house - 1)

    patch.setattr(auction.Table, "sell", sell)


@fault(Law.INDEX, Bazaar)
def an_index_is_not_kept(patch: pytest.MonkeyPatch) -> None:
    def end_offer(self: bazaar.Table, seat: Seat) -> None:
        self.give[seat] = self.want[seat] = bazaar.NONE
        self.held[seat] += 1

    patch.setattr(bazaar.Table, "end_offer", end_offer)


@fault(Law.COPY, Auction)
def a_copy_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    honest = auction.Table.copy

    def copy(self: auction.Table) -> auction.Table:
        twin = honest(self)
        twin.kept = self.kept
        return twin

    patch.setattr(auction.Table, "copy", copy)


@fault(Law.COPY, Bazaar)
def a_copy_shares_an_index(patch: pytest.MonkeyPatch) -> None:
    honest = bazaar.Table.copy

    def copy(self: bazaar.Table) -> bazaar.Table:
        twin = honest(self)
        twin.held = self.held
        return twin

    patch.setattr(bazaar.Table, "copy", copy)


@fault(Law.COPY, Bazaar)
def a_copy_forgets_the_day(patch: pytest.MonkeyPatch) -> None:
    honest = bazaar.Table.copy

    def copy(self: bazaar.Table) -> bazaar.Table:
        twin = honest(self)
        twin.day = 1
        return twin

    patch.setattr(bazaar.Table, "copy", copy)


@fault(Law.SAVING, Auction)
def something_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    saved = tuple(name for name in auction.Table.saved if name != "kept")
    patch.setattr(auction.Table, "saved", saved)


@fault(Law.SAVING, Bazaar)
def a_frame_forgets_who_is_done(patch: pytest.MonkeyPatch) -> None:
    honest = Floor.__init__

    def forget(self: Floor, present: list[Seat], done: list[Seat]) -> None:
        honest(self, present, done[:1])

    patch.setattr(Floor, "__init__", forget)
    patch.setattr(Floor, "copy", lambda self: remember(Floor([], []), self))


def remember(floor: Floor, other: Floor) -> Floor:
    floor.present, floor.done = other.present[:], other.done[:]
    return floor


@fault(Law.QUIET, Bazaar)
def asking_for_a_prompt_is_remembered(patch: pytest.MonkeyPatch) -> None:
    def prompt(self: Toll, state: bazaar.Table, seat: Seat) -> str:
        state.offers[seat] += 1
        return "Which goods?"

    patch.setattr(Toll, "prompt", prompt)


# What a seat may know


@fault(Law.VIEW, Auction)
def a_view_leaks_the_purses(patch: pytest.MonkeyPatch) -> None:
    honest = Auction.view

    def view(self: Auction, state: auction.Table, seat: Seat | None) -> Saleroom:
        richest = state.purse.index(max(state.purse))
        return msgspec.structs.replace(honest(self, state, seat), house=richest)

    patch.setattr(Auction, "view", view)


@fault(Law.VIEW, Auction)
def a_view_leaks_a_sealed_bid(patch: pytest.MonkeyPatch) -> None:
    honest = Auction.view

    def view(self: Auction, state: auction.Table, seat: Seat | None) -> Saleroom:
        frame = state.stack[-1] if state.stack else None
        bids = frame.answers if isinstance(frame, Bids) else []
        return msgspec.structs.replace(
            honest(self, state, seat), own_bid=next(filter(None, bids), None)
        )

    patch.setattr(Auction, "view", view)


@fault(Law.VIEW, Bazaar)
def a_view_leaks_the_next_good(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.view

    def view(self: Bazaar, state: bazaar.Table, seat: Seat | None) -> Square:
        return msgspec.structs.replace(honest(self, state, seat), pile=sum(state.pile[-1:]))

    patch.setattr(Bazaar, "view", view)


@fault(Law.VIEW, Bazaar)
def a_view_tells_the_seed(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.view

    def view(self: Bazaar, state: bazaar.Table, seat: Seat | None) -> Square:
        return msgspec.structs.replace(honest(self, state, seat), done=tuple(state.dice.seed))

    patch.setattr(Bazaar, "view", view)


@fault(Law.SHAPE, Bazaar)
def a_view_cannot_be_sent(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.view

    def view(self: Bazaar, state: bazaar.Table, seat: Seat | None) -> Square:
        return msgspec.structs.replace(honest(self, state, seat), pile=state)

    patch.setattr(Bazaar, "view", view)


@fault(Law.SHAPE, Bazaar)
def a_view_changes_with_the_position(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.view

    def view(self: Bazaar, state: bazaar.Table, seat: Seat | None) -> Square:
        return msgspec.structs.replace(honest(self, state, seat), made=state.offers)

    patch.setattr(Bazaar, "view", view)


@fault(Law.SHAPE, Bazaar)
def a_view_is_of_another_type_than_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "view_type", Saleroom)


@fault(Law.SHAPE, Auction)
def a_field_of_a_view_is_of_another_type_than_declared(patch: pytest.MonkeyPatch) -> None:
    honest = Auction.view

    def view(self: Auction, state: auction.Table, seat: Seat | None) -> Saleroom:
        return msgspec.structs.replace(honest(self, state, seat), house=str(state.house))

    patch.setattr(Auction, "view", view)


@fault(Law.SHAPE, Bazaar)
def a_scene_is_of_another_type_than_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "scene_type", Scene)


@fault(Law.VIEW, Bazaar)
def options_tell_what_the_view_hides(patch: pytest.MonkeyPatch) -> None:
    honest = Accept.refusal

    def refusal(self: Accept, state: bazaar.Table, seat: Seat, answer: Answer) -> Refusal | None:
        told = honest(self, state, seat, answer)
        if told is None and max(state.goods_of(answer[0])) <= 2:
            return Refusal("BZ-2b", "Poor.")
        return told

    patch.setattr(Accept, "refusal", refusal)
    # Why a click does nothing is another law's affair.
    patch.setattr(Accept, "meant", lambda self, state, seat, thing: [])


@fault(Law.VIEW, Auction)
def an_imagined_position_rolls_the_real_dice(patch: pytest.MonkeyPatch) -> None:
    honest = Auction.imagine

    def imagine(
        self: Auction, state: auction.Table, seat: Seat | None, dice: Dice
    ) -> auction.Table:
        twin = honest(self, state, seat, dice)
        twin.dice = state.dice.copy()
        return twin

    patch.setattr(Auction, "imagine", imagine)


@fault(Law.VIEW, Bazaar)
def imagining_changes_the_real_game(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.imagine

    def imagine(self: Bazaar, state: bazaar.Table, seat: Seat | None, dice: Dice) -> bazaar.Table:
        dice.shuffle(state.pile)
        return honest(self, state, seat, dice)

    patch.setattr(Bazaar, "imagine", imagine)


@fault(Law.VIEW, Bazaar)
def goods_appear_in_an_imagined_position(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.imagine

    def imagine(self: Bazaar, state: bazaar.Table, seat: Seat | None, dice: Dice) -> bazaar.Table:
        twin = honest(self, state, seat, dice)
        if twin.pile:
            twin.pile[0] = (twin.pile[0] + 1) % bazaar.KINDS
        return twin

    patch.setattr(Bazaar, "imagine", imagine)


@fault(Law.BLIND, Bazaar)
def the_real_position_is_imagined_more_often_than_others(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.imagine

    def imagine(self: Bazaar, state: bazaar.Table, seat: Seat | None, dice: Dice) -> bazaar.Table:
        twin = honest(self, state, seat, dice)
        if dice.below(4) == 0:
            twin.hand, twin.pile = state.hand[:], state.pile[:]
        return twin

    patch.setattr(Bazaar, "imagine", imagine)


@fault(Law.BLIND, Bazaar)
def what_does_not_fit_elsewhere_stays_where_it_is(patch: pytest.MonkeyPatch) -> None:
    def imagine(self: Bazaar, state: bazaar.Table, seat: Seat | None, dice: Dice) -> bazaar.Table:
        twin = state.copy()
        twin.dice = dice
        for other in range(twin.seats):
            for place, good in enumerate(twin.pile):
                held = dice.below(bazaar.KINDS)
                is_free = other != seat and twin.hand[other * bazaar.KINDS + held] > 1
                if is_free and twin.give[other] != held:
                    twin.hand[other * bazaar.KINDS + held] -= 1
                    twin.hand[other * bazaar.KINDS + good] += 1
                    twin.pile[place] = held
        return twin

    patch.setattr(Bazaar, "imagine", imagine)


@fault(Law.SECRETS, Bazaar)
def everybody_is_told_what_somebody_buys_unseen(patch: pytest.MonkeyPatch) -> None:
    def tell_some(
        self: bazaar.Table, clause: str, audience: list[Seat], event: Event, otherwise: Event
    ) -> None:
        self.tell(clause, event)

    patch.setattr(bazaar.Table, "tell_some", tell_some)


@fault(Law.SECRETS, Bazaar)
def others_are_told_more_than_they_see(patch: pytest.MonkeyPatch) -> None:
    honest = bazaar.Table.tell_some

    def tell_some(
        self: bazaar.Table, clause: str, audience: list[Seat], event: Event, otherwise: Event
    ) -> None:
        honest(self, clause, audience, event, bazaar.Offered(0, bazaar.GOODS[self.pile[0]], "x"))

    patch.setattr(bazaar.Table, "tell_some", tell_some)


@fault(Law.SECRETS, Auction)
def everybody_is_told_what_is_left_in_a_purse(patch: pytest.MonkeyPatch) -> None:
    def tell_some(
        self: auction.Table, clause: str, audience: list[Seat], event: Event, otherwise: Event
    ) -> None:
        self.tell(clause, event)

    patch.setattr(auction.Table, "tell_some", tell_some)


# What is told beside it


@fault(Law.BRIEFING, Bazaar)
def a_briefing_tells_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    def briefing(self: Bazaar, state: bazaar.Table, seat: Seat) -> bazaar.Wants:
        return bazaar.Wants(tuple(bazaar.GOODS[good] for good in state.pile[-1:]))

    patch.setattr(Bazaar, "briefing", briefing)


@fault(Law.BRIEFING, Bazaar)
def a_reckoning_counts_the_pile(patch: pytest.MonkeyPatch) -> None:
    def reckon(self: Bazaar, state: bazaar.Table, seat: Seat, answer: Answer) -> bazaar.Outlay:
        return bazaar.Outlay(sum(state.pile[-1:]))

    patch.setattr(Bazaar, "reckon", reckon)


@fault(Law.SHAPE, Bazaar)
def a_reckoning_was_not_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "reckoning_type", None)


@fault(Law.BRIEFING, Bazaar)
def a_seat_is_told_what_its_answers_bring_others(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.holdings

    def holdings(self: Bazaar, state: bazaar.Table, seat: Seat) -> dict[str, int]:
        return honest(self, state, (seat + 1) % state.seats)

    patch.setattr(Bazaar, "holdings", holdings)


@fault(Law.BRIEFING, Bazaar)
def a_trial_goes_on_behind_what_nobody_can_foresee(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trying, "NOTHING_SHOWN", 0)


@fault(Law.BRIEFING, Bazaar)
def what_is_bought_is_told_before_it_is_shown(patch: pytest.MonkeyPatch) -> None:
    def do(self: Buy, state: bazaar.Table, seat: Seat, answer: Answer) -> Frame | None:
        state.tell_some(
            "BZ-2d", [seat], Bought(seat, bazaar.GOODS[state.pile[-1]]), BoughtUnseen(seat)
        )
        state.searched[seat] = 1
        state.draw(seat)
        return None

    patch.setattr(Buy, "do", do)


@fault(Law.BRIEFING, Bazaar)
def a_click_tells_who_has_nothing(patch: pytest.MonkeyPatch) -> None:
    honest = Accept.meant

    def meant(self: Accept, state: bazaar.Table, seat: Seat, thing: str) -> list[Answer]:
        return [a for a in honest(self, state, seat, thing) if 0 not in state.goods_of(a[0])]

    patch.setattr(Accept, "meant", meant)


@fault(Law.BRIEFING, Bazaar)
def what_is_held_has_no_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "holdings", lambda self, state, seat: {"salt": 1})


@fault(Law.SHAPE, Bazaar)
def a_briefing_was_not_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "briefing_type", None)


@fault(Law.OPEN, Bazaar)
def an_open_game_hides_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "is_open", True)


@fault(Law.SCORES, Auction)
def scores_tell_what_is_in_the_purses(patch: pytest.MonkeyPatch) -> None:
    def scores(self: Auction, state: auction.Table) -> list[Score]:
        return [Score(coins, {"coins": coins}) for coins in state.purse]

    patch.setattr(Auction, "scores", scores)


@fault(Law.SCORES, Auction)
def points_come_from_nowhere(patch: pytest.MonkeyPatch) -> None:
    odd = Score(3, {"wares": 2})
    patch.setattr(Auction, "scores", lambda self, state: [odd] * state.seats)


@fault(Law.SCORES, Auction)
def somebody_has_no_score_yet(patch: pytest.MonkeyPatch) -> None:
    honest = Auction.scores
    patch.setattr(Auction, "scores", lambda self, state: honest(self, state)[1:])


@fault(Law.SHAPE, Bazaar)
def a_scene_cannot_be_sent(patch: pytest.MonkeyPatch) -> None:
    verbs: Any = bazaar.VERBS
    patch.setattr(Bazaar, "scene", lambda self, seats, settings: Wares(verbs, seats))


@fault(Law.TELLING, Bazaar)
def a_scene_changes(patch: pytest.MonkeyPatch) -> None:
    scenes = count()
    patch.setattr(Bazaar, "scene", lambda self, seats, settings: Wares((), next(scenes)))


@fault(Law.TELLING, Bazaar)
def there_is_nothing_to_say_about_a_good(patch: pytest.MonkeyPatch) -> None:
    def about(
        self: Bazaar, state: bazaar.Table, seat: Seat | None, thing: str
    ) -> list[tuple[str, str]]:
        return [("Holds", str(state.held[int(thing.partition(":")[2])]))]

    patch.setattr(Bazaar, "about", about)


@fault(Law.WORDS, Bazaar)
def a_fact_names_a_thing_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "about", lambda self, state, seat, thing: [("Beside", "[good:gold]")])


@fault(Law.TELLING, Bazaar)
def a_remark_is_made_of_what_only_some_answers_have(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "remark", lambda self, state, seat, answer: f"like {answer[1]}")


@fault(Law.TELLING, Bazaar)
def a_chance_is_more_than_certain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "chance", lambda self, state, seat, answer: 1.2)


@fault(Law.CONCESSION, Bazaar)
def giving_up_is_refused(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "concession", lambda self, state, seat: (9, 9))


@fault(Law.QUIET, Bazaar)
def asking_about_a_thing_is_remembered(patch: pytest.MonkeyPatch) -> None:
    def scores(self: Bazaar, state: bazaar.Table) -> list[Score]:
        state.offers[0] += 1
        return []

    patch.setattr(Bazaar, "scores", scores)


@fault(Law.UNDO, Bazaar)
def a_purchase_can_be_taken_back_after_it_was_seen(patch: pytest.MonkeyPatch) -> None:
    def draw(self: bazaar.Table, seat: Seat) -> None:
        self.gain(seat, self.pile.pop())

    patch.setattr(bazaar.Table, "draw", draw)


# Several at once


@fault(Law.FLOOR, Bazaar)
def the_floor_never_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offer, "do", lambda self, state, seat, answer: None)
    patch.setattr(Done, "weight", 0)


@fault(Law.FLOOR, Voyage)
def whoever_leaves_calls_another_back(patch: pytest.MonkeyPatch) -> None:
    honest = Quay.accept

    def accept(self: Quay, state: Any, seat: Seat, answer: Answer) -> Frame | None:
        # Only while no ship is loaded: so random play ends the floor all the same.
        if self.is_done(answer) and self.done and not any(state.loaded):
            self.call_back(self.done[0])
        return honest(self, state, seat, answer)

    patch.setattr(Quay, "accept", accept)


@fault(Law.DEFAULT, Bazaar)
def the_default_does_not_end_the_part_of_a_seat(patch: pytest.MonkeyPatch) -> None:
    def default(self: Floor, state: bazaar.Table, seat: Seat) -> Answer:
        return self.options(state, seat).answers()[0]

    patch.setattr(Floor, "default", default)


@fault(Law.SEALED, Auction)
def sealed_bids_are_known_to_whoever_imagines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(auction, "deal_bids", lambda *_: None)


@fault(Law.SEALED, Auction)
def an_imagined_bid_is_more_than_anybody_has(patch: pytest.MonkeyPatch) -> None:
    def deal_bids(table: auction.Table, bids: auction.Bids, others: list[Seat], dice: Dice) -> None:
        for other in others:
            if bids.answers[other] is not None:
                bids.answers[other] = [1, 99, 1, 0]

    patch.setattr(auction, "deal_bids", deal_bids)


@fault(Law.VIEW, Voyage)
def a_random_answer_tells_what_others_hold(patch: pytest.MonkeyPatch) -> None:
    class Whispering(Route):
        """Draws one harbour, by a hand nobody else may see."""

        def __init__(self, place: int) -> None:
            self.place = place

        def sample(self, dice: Dice) -> Answer:
            return (self.place,)

    def options(self: Routes, state: Any, seat: Seat) -> Options:
        other = (seat + 1) % state.seats
        return Whispering(min(8, state.goods_of(other)[0]))

    patch.setattr(Routes, "options", options)


@fault(Law.PAGE, Voyage)
def a_branch_is_not_shown(patch: pytest.MonkeyPatch) -> None:
    honest = Either.groups
    patch.setattr(Either, "groups", lambda self: honest(self)[1:])


@fault(Law.CANDIDATES, Voyage)
def something_illegal_is_proposed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Voyage, "candidates", lambda self, state, seat, dice: [(0, 0), (2, 5)])


@fault(Law.CANDIDATES, Bazaar)
def nothing_is_proposed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "candidates", lambda self, state, seat, dice: [])


# Looking ahead


@fault(Law.OUTCOMES, Bazaar)
def the_chances_of_outcomes_are_not_whole(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.outcomes

    def outcomes(
        self: Bazaar, state: bazaar.Table, seat: Seat, answer: Answer, dice: Dice
    ) -> list[Branch[bazaar.Table]]:
        return [branch._replace(chance=0.9) for branch in honest(self, state, seat, answer, dice)]

    patch.setattr(Bazaar, "outcomes", outcomes)


@fault(Law.OUTCOMES, Bazaar)
def an_answer_does_not_lead_to_its_outcome(patch: pytest.MonkeyPatch) -> None:
    def outcomes(
        self: Bazaar, state: bazaar.Table, seat: Seat, answer: Answer, dice: Dice
    ) -> list[Branch[bazaar.Table]]:
        twin = state.copy()
        twin.day += 1
        return [Branch(1.0, twin)]

    patch.setattr(Bazaar, "outcomes", outcomes)


@fault(Law.OUTCOMES, Bazaar)
def an_outcome_shares_what_changes_with_its_position(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.outcomes

    def outcomes(
        self: Bazaar, state: bazaar.Table, seat: Seat, answer: Answer, dice: Dice
    ) -> list[Branch[bazaar.Table]]:
        branches = honest(self, state, seat, answer, dice)
        for branch in branches:
            state.chest[:] = branch.state.chest
            branch.state.chest = state.chest
        return branches

    patch.setattr(Bazaar, "outcomes", outcomes)


@fault(Law.KEY, Bazaar)
def a_key_forgets_what_matters(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "key", lambda self, state: state.stack[-1].kind)


@fault(Law.KEY, Bazaar)
def a_key_depends_on_the_dice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "key", lambda self, state: state.dice.seed)


@fault(Law.TURNS, Bazaar)
def turns_are_counted_backwards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "turn", lambda self, state: 9 - state.day)


@fault(Law.POLICY, Bazaar)
def the_policy_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "policy", lambda self, state, seat, dice: (99, 99))


@fault(Law.POLICY, Auction)
def the_policy_has_moods_of_its_own(patch: pytest.MonkeyPatch) -> None:
    moods = count()

    def policy(self: Auction, state: auction.Table, seat: Seat, dice: Dice) -> Answer:
        answers = state.decision().options(state, seat).answers()
        return answers[next(moods) % len(answers)]

    patch.setattr(Auction, "policy", policy)


@fault(Law.VALUE, Bazaar)
def a_value_is_no_chance(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "value", lambda self, state, seat: 1.5)


@fault(Law.VALUE, Bazaar)
def a_feature_has_no_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "features", lambda self, state, seat: [1.0])


@fault(Law.AGAIN, Auction)
def nobody_is_asked_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bids, "ask_again", lambda self, seat: None)


@fault(Law.QUIET, Bazaar)
def looking_ahead_changes_the_position(patch: pytest.MonkeyPatch) -> None:
    def value(self: Bazaar, state: bazaar.Table, seat: Seat) -> float:
        state.day += 1
        return 0.5

    patch.setattr(Bazaar, "value", value)


# The end


@fault(Law.LENGTH, Bazaar)
def the_game_never_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bazaar.Day, "steps", (bazaar.caravan, bazaar.trade, begin_again))


def begin_again(table: bazaar.Table, day: bazaar.Day) -> Frame | None:
    day.begin_again()
    return None


@fault(Law.OUTCOME, Bazaar)
def there_is_an_outcome_before_the_end(patch: pytest.MonkeyPatch) -> None:
    honest = Bazaar.outcome

    def outcome(self: Bazaar, state: bazaar.Table) -> Outcome | None:
        return honest(self, state) or Outcome([1] * 4, "the pile is empty", "", [])

    patch.setattr(Bazaar, "outcome", outcome)


@fault(Law.OUTCOME, Bazaar)
def there_is_no_outcome_at_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "outcome", lambda self, state: None)


@fault(Law.OUTCOME, Auction)
def the_game_ends_for_an_unknown_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Auction, "endings", {"bankruptcy": "Nobody is left."})


@fault(Law.OUTCOME, Auction)
def places_leave_a_gap(patch: pytest.MonkeyPatch) -> None:
    change_outcome(patch, lambda o: Outcome([1, 3, 3, 4], o.reason, o.clause, o.scores))


@fault(Law.OUTCOME, Auction)
def nobody_is_first(patch: pytest.MonkeyPatch) -> None:
    change_outcome(patch, lambda o: Outcome([2, 2, 2, 2], o.reason, o.clause, o.scores))


@fault(Law.OUTCOME, Auction)
def a_seat_has_no_score(patch: pytest.MonkeyPatch) -> None:
    change_outcome(patch, lambda o: Outcome(o.places, o.reason, o.clause, o.scores[1:]))


def change_outcome(patch: pytest.MonkeyPatch, change: Callable[[Outcome], Outcome]) -> None:
    honest = Auction.outcome

    def outcome(self: Auction, state: auction.Table) -> Outcome | None:
        real = honest(self, state)
        return change(real) if real else None

    patch.setattr(Auction, "outcome", outcome)


@fault(Law.SEED, Auction)
def the_table_depends_on_more_than_the_seed(patch: pytest.MonkeyPatch) -> None:
    games = count()
    honest = Auction.deal

    def deal(self: Auction, seats: int, settings: Settings, seed: bytes) -> auction.Table:
        return honest(self, seats, settings, seed + bytes([next(games)]))

    patch.setattr(Auction, "deal", deal)


@fault(Law.SEED, Bazaar)
def a_rule_depends_on_something_outside_the_table(patch: pytest.MonkeyPatch) -> None:
    tolls = count()
    honest = Toll.take

    def take(self: Toll, state: bazaar.Table, seat: Seat, answer: Answer) -> Frame | None:
        state.offers[seat] = next(tolls) // 7
        return honest(self, state, seat, answer)

    patch.setattr(Toll, "take", take)
    # Copies would show it as well; here only the game itself is played.
    patch.setattr("ziggurat.kernel.conformance.playing.check_position", lambda trial: None)
    patch.setattr("ziggurat.kernel.conformance.playing.check_undo", lambda *_: None)


@fault(Law.RECORD, Auction)
def a_setting_is_changed_whenever_it_is_read(patch: pytest.MonkeyPatch) -> None:
    honest = Auction.complete

    def complete(self: Auction, settings: Settings) -> Settings:
        full = honest(self, settings)
        return full | {"motto": f"{full['motto']}!"}

    patch.setattr(Auction, "complete", complete)
    # Saving writes the settings too; here they are only read from the record.
    patch.setattr("ziggurat.kernel.conformance.playing.check_position", lambda trial: None)
