"""The trading floor of Mega Empires: two people in two pages trade with each other by clicks."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.mega_tables import LARGE, SEATS, SEEDS, Played
from tests.browser.person import Person
from tests.browser.reaching import all_that_reached, keep_what_is_told
from tests.browser.site import Invite
from tests.browser.tables import import_text
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import tradeable_calamities
from ziggurat.games.mega.terms import CALAMITY_KINDS
from ziggurat.games.mega.view.structs import Hand, Offer, View
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Branches, Fields, Listed

MANY = 8
"""Among so many cards there are enough commodities for several offers."""
LEAST = 3
"""Cards in a trade."""


def first_floor() -> tuple[Played, Seat, Seat]:
    """The first trade of a short game, somebody who holds a calamity to trade away, and another.

    No calamity has struck or been told of yet.
    """
    for number in SEEDS:
        match = Match(
            MegaEmpires(), seats=SEATS, seed=seed_from_number(number), settings={"short": 1}
        )
        dice = Dice(b"at random")
        while match.state.decision().kind != "floor":
            seat = match.seats()[0]
            match.submit(seat, match.options(seat).sample(dice))
        sizes = match.state.hand_size
        rich = [seat for seat in match.seats() if sizes[seat] >= MANY]
        for maker in rich:
            others = [seat for seat in rich if seat != maker]
            if tradeable_calamities(match.state, maker) and others:
                return match, maker, others[0]
    raise AssertionError("nobody has a calamity to trade away")


class Trader:
    """Somebody on the floor."""

    def __init__(self, person: Person, table: TableClient, seat: Seat) -> None:
        person.client.claim(table.show().standing.seats[seat].link)
        self.person = person
        self.page = person.page
        self.table = person.client.table(table.id)
        self.seat = seat
        self.floor = self.page.get_by_role("region", name="Trade", exact=True)
        self.form = self.page.locator(".composer")
        self.give = self.form.locator("[data-give]")

    def arrives(self) -> None:
        self.person.opens(self.table.address)
        expect(self.give).to_be_visible()

    @property
    def view(self) -> View:
        return self.table.view(View, self.seat)

    @property
    def hand(self) -> Hand:
        hand = self.view.hand
        assert hand is not None
        return hand

    def offer_of(self, serial: int) -> Offer:
        floor = self.view.floor
        assert floor is not None
        return next(offer for offer in floor.offers if offer.serial == serial)

    def row(self, serial: int) -> Locator:
        return self.floor.locator(f'[data-offer="{serial}"]')

    def card(self, thing: str) -> Locator:
        """Equal cards of the hand."""
        return self.floor.locator(f'.hand [data-thing="{thing}"]')

    def gives(self, *things: str) -> None:
        """Tap cards of the hand."""
        for thing in things:
            self.card(thing).click()

    def names_truly(self, *goods: str) -> None:
        for good in goods:
            self.form.locator(f'[data-star="{good}"][aria-pressed="false"]').first.click()

    def wants(self, *goods: str) -> None:
        grid = self.form.get_by_role("group", name="What you want", exact=True)
        for good in goods:
            grid.locator(f'[data-want="{good}"]').click()

    def can_accept(self) -> set[str]:
        """The offers the page lets one accept, once it shows as many as the question lists."""
        buttons = self.floor.get_by_role("button", name="Accept…")
        expect(buttons).to_have_count(len(self.may_accept()))
        return {
            (each.get_attribute("data-thing") or "").partition(":")[2] for each in buttons.all()
        }

    def may_accept(self) -> set[str]:
        """Those that the question lists."""
        options = self.table.question(self.seat).options
        assert isinstance(options, Branches)
        form = next(branch.options for branch in options.branches if branch.name == "accept")
        if form is None:
            return set()
        assert isinstance(form, Fields)
        offers = form.fields[0].options
        assert isinstance(offers, Listed)
        return {entry.answer for group in offers.groups for entry in group.entries}


class Bargain(msgspec.Struct, frozen=True):
    """What one gives and what the other is to give for it."""

    given: tuple[str, str]
    secret: str
    """The third card, a calamity nobody has named..."""
    name: str
    """...and what it is called."""
    wanted: tuple[str, str]
    third: str
    """Another good of the one who offers."""

    def offer(self, third: str) -> str:
        return (
            f"offer to: all; give: {'+'.join((*self.given, third))}; named: {'+'.join(self.given)};"
            f" talk: none; want: {LEAST}; wanted: {'+'.join(self.wanted)}"
        )


def two_of(hand: Hand, *, without: tuple[str, ...] = ()) -> tuple[str, str]:
    first, second, *_ = [good for good in hand.goods if good not in without]
    return first, second


def offers_by_clicks(ada: Trader, bargain: Bargain) -> None:
    """Three taps, two stars, two goods, Enter: it is what the form said."""
    ada.gives(*(f"card:{good}" for good in bargain.given), f"calamity:{bargain.secret}")
    expect(ada.give).to_have_text("Name 2 cards truly")
    ada.names_truly(*bargain.given)
    ada.wants(*bargain.wanted)
    question = ada.table.question(ada.seat).number
    quote = ada.table.quote(bargain.offer(bargain.secret), question=question, seat=ada.seat)
    after = msgspec.to_builtins(quote.reckoning)["worth"]["after"]
    expect(ada.form.locator(".sums")).to_contain_text(f"{ada.hand.worth} → {after} and 1 card")
    expect(ada.give).to_be_in_viewport(ratio=1)
    ada.person.photographs("mega-offer")
    ada.page.keyboard.press("Enter")
    expect(ada.row(1)).to_be_visible()
    offer = ada.offer_of(1)
    assert set(offer.cards or ()) == {*bargain.given, bargain.secret}
    assert (set(offer.named), set(offer.wanted)) == (set(bargain.given), set(bargain.wanted))
    assert (offer.gives, offer.wants, offer.to, offer.clean) == (LEAST, LEAST, None, False)
    expect(ada.give).to_have_text("Give 3 more cards")


def sees_new_offers_come(ada: Trader, bob: Trader, bargain: Bargain) -> None:
    """What was begun stays; while the pointer is among the offers new ones wait, and none moves."""
    expect(bob.row(1)).to_be_visible()
    assert bob.offer_of(1).cards is None
    assert bob.can_accept() == bob.may_accept() == {"1"}
    expect(bob.give).to_have_text("Give 2 more cards")
    bob.row(1).hover()
    place = bob.row(1).bounding_box()
    question = ada.table.question(ada.seat).number
    ada.table.answer(bargain.offer(bargain.third), question=question, seat=ada.seat)
    waiting = bob.floor.locator("[data-waiting]")
    expect(waiting).to_have_text("1 new offer: show it")
    assert bob.row(1).bounding_box() == place
    expect(bob.row(2)).to_have_count(0)
    waiting.click()
    expect(bob.row(2)).to_be_visible()
    assert bob.can_accept() == bob.may_accept() == {"1", "2"}


def loses_one_that_is_withdrawn(ada: Trader, bob: Trader) -> None:
    """An offer that goes while it is being accepted is told of, and nothing else is lost."""
    bob.row(2).get_by_role("button", name="Accept…").click()
    expect(bob.give).to_have_text("Exchange")
    ada.row(2).get_by_role("button", name="Withdraw…").click()
    ada.page.locator("[data-give]", has_text="Withdraw it").click()
    expect(bob.page.locator("[data-gone]")).to_contain_text("Offer № 2 is gone")
    expect(bob.give).to_have_text("Give 2 more cards")
    expect(ada.row(2)).to_have_count(0)


def counters(ada: Trader, bob: Trader, bargain: Bargain) -> None:
    """The first offer turned round, to its maker alone."""
    bob.row(1).get_by_role("button", name="Counter…").click()
    bob.gives(f"card:{two_of(bob.hand, without=bargain.wanted)[1]}")
    bob.give.click()
    expect(ada.row(3)).to_contain_text("to you alone")
    offer = bob.offer_of(3)
    assert (set(offer.named), set(offer.wanted)) == (set(bargain.wanted), set(bargain.given))
    assert ada.can_accept() == ada.may_accept()


def accepts(bob: Trader, bargain: Bargain) -> None:
    """What an offer was said to add, it adds; what nobody had named is pointed out."""
    before = bob.hand.worth
    gain = int(bob.row(1).locator("[data-gain]").get_attribute("data-gain") or "")
    bob.row(1).get_by_role("button", name="Accept…").click()
    bob.give.click()
    expect(bob.floor.locator("[data-deal]")).to_contain_text(f"Not named before: {bargain.name}")
    assert bob.hand.worth - before == gain
    for thing in (*(f"card:{good}" for good in bargain.given), f"calamity:{bargain.secret}"):
        expect(bob.card(thing)).to_have_attribute("data-new", "1")


def test_two_people_trade_with_each_other_by_clicks(invite: Invite) -> None:
    match, maker, partner = first_floor()
    people = invite("Ada", screen=LARGE), invite("Bob", screen=LARGE)
    table = import_text(people[0], record.write(match))
    ada, bob = (Trader(each, table, seat) for each, seat in zip(people, (maker, partner)))
    keep_what_is_told(bob.person)
    bargain = bargain_between(match, ada, bob)
    for each in (ada, bob):
        each.arrives()
    bob.gives(f"card:{two_of(bob.hand, without=bargain.wanted)[0]}")
    offers_by_clicks(ada, bargain)
    sees_new_offers_come(ada, bob, bargain)
    loses_one_that_is_withdrawn(ada, bob)
    counters(ada, bob, bargain)
    assert bargain.secret in ada.page.content()
    reached = all_that_reached(bob.person)
    assert bargain.secret not in reached
    assert bargain.name not in reached
    accepts(bob, bargain)
    expect(ada.floor.locator("[data-deal]")).to_contain_text("has accepted your offer")
    known = ada.floor.locator(f'[data-known="{partner}"]')
    expect(known).to_contain_text(bargain.name)
    for each in (ada, bob):
        each.person.photographs(f"mega-trade-{'maker' if each is ada else 'taker'}")


def bargain_between(match: Played, ada: Trader, bob: Trader) -> Bargain:
    calamity = tradeable_calamities(match.state, ada.seat)[0] % CALAMITY_KINDS
    given = two_of(ada.hand)
    held = ada.hand.goods
    return Bargain(
        given=given,
        secret=match.state.lookup.calamity_id[calamity],
        name=match.state.lookup.calamity_name[calamity],
        wanted=two_of(bob.hand, without=given),
        third=next(good for good in held if held[good] > given.count(good)),
    )
