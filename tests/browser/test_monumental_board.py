"""Monumental on its board: what is shown before a click, what a click does, what it does not."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.hand import Hand
from tests.browser.monumental import Played, asks, briefing, play_until, sits_there
from tests.browser.person import Person
from tests.browser.site import Invite
from ziggurat.games.monumental.view.briefing_structs import Amounts, Briefing
from ziggurat.games.monumental.view.structs import View
from ziggurat.server.models import Listed, Question

RESOURCES = ("production", "science", "military", "gold", "culture")
PLACES = 9
LEAST_TO_NAME = 3
"""So many cards are surely told by their names."""
# The amounts as they are read: each number with the title of its sign.
READ_PRICE = """
(element) => [...element.querySelectorAll('.part')]
  .map((part) => `${part.querySelector('b').textContent.trim()} ` +
    part.querySelector('title').textContent.trim())
"""


def told(hand: Hand) -> Briefing:
    """What goes with the question that is asked now."""
    return told_with(hand.table.question())


def told_with(question: Question) -> Briefing:
    return msgspec.convert(question.briefing, Briefing)


def written(amounts: Amounts) -> list[str]:
    """Amounts as a price shows them."""
    counts = [(getattr(amounts, each), each.capitalize()) for each in RESOURCES]
    return [f"{count} {title}" for count, title in counts if count]


def supply(hand: Hand) -> list[int]:
    """What the person has, as the dock shows it."""
    shown = hand.page.get_by_role("list", name="Supply").locator(".amount b")
    return [int(number) for number in shown.all_inner_texts()]


def requests_of(person: Person) -> int:
    """How many requests the page has made that were answered."""
    return len(person.watch.responses)


def test_pointing_at_a_crossing_shows_what_it_brings_and_two_clicks_do_it(invite: Invite) -> None:
    ada = invite("Ada")
    hand = sits_there(
        ada, play_until(lambda match: asks(match, "activate") and len(match.moves) > 40)
    )
    page, city = ada.page, ada.page.locator('[data-landmark="city"]')
    before = supply(hand)
    for place in range(PLACES):
        # What is told about a card is asked for once.
        hand.find("thing", f"place:{place}").hover()
        expect(page.locator("[data-about]")).to_be_visible()
    requests = requests_of(ada)
    for each in told(hand).activations:
        place = each.row * 3 + each.column
        hand.find("thing", f"place:{place}").hover()
        expect(city.locator(".crossed")).to_have_count(len(each.places))
        badge = city.locator(".place > .yield:not(.small)")
        assert badge.evaluate(READ_PRICE) == written(each.gain), each.answer
    assert len(told(hand).activations) == PLACES
    assert requests_of(ada) == requests, "pointing asks the server nothing"

    seventh = told(hand).activations[6]
    moves = ada.moves()
    hand.clicks("thing", "place:6")
    expect(page.locator("[data-give]")).to_be_enabled()
    assert ada.moves() == moves, "the first click only chooses"
    hand.clicks("thing", "place:6")
    ada.sees_another_move(moves)
    assert hand.sent == [seventh.answer]
    gained = [getattr(seventh.gain, each) for each in RESOURCES]
    assert supply(hand) == [had + more for had, more in zip(before, gained)]
    ada.undoes()
    expect(city.locator(".place > .yield")).to_have_count(PLACES)
    assert supply(hand) == before


def has_offers_of_both_kinds(match: Played) -> bool:
    """Whether a card of the display can be paid for, with Gold for what is missing, and one not."""
    if not asks(match, "act"):
        return False
    offers = [offer for offer in briefing(match).offers if offer.verb == "acquire"]
    is_paid = any(offer.answer and offer.pay.gold and offer.pay.science for offer in offers)
    return is_paid and any(written(offer.short) for offer in offers)


def foot_of(hand: Hand, thing: str) -> Locator:
    return hand.page.locator('[data-landmark="market"] .display').locator(
        f'[data-thing="{thing}"] span.foot'
    )


def test_the_foot_of_a_card_tells_what_is_paid_or_what_is_short(invite: Invite) -> None:
    ada = invite("Ada")
    hand = sits_there(ada, play_until(has_offers_of_both_kinds))
    offers = [offer for offer in told(hand).offers if offer.verb == "acquire"]
    for offer in offers:
        foot = foot_of(hand, offer.thing)
        if written(offer.short):
            expect(foot).to_contain_text("short")
            assert foot.evaluate(READ_PRICE) == written(offer.short)
        elif offer.answer and written(offer.pay):
            assert foot.evaluate(READ_PRICE) == written(offer.pay)

    dear = next(offer for offer in offers if written(offer.short))
    hand.clicks("thing", dear.thing)
    ada.sees(dear.refusal)
    assert dear.clause
    expect(ada.page.get_by_role("button", name=dear.clause).first).to_be_visible()
    assert hand.sent == []

    paid = next(offer for offer in offers if offer.answer and offer.pay.gold)
    hand.gives(paid.answer)
    *most, last = written(paid.pay)
    words = f"{', '.join(most)} and {last}" if most else last
    expect(ada.log).to_contain_text(f"pays {words} for")


def could_end_with_a_loss(match: Played) -> bool:
    """Whether two Production are left, and a Workshop is one of a few cards that can be paid."""
    if not asks(match, "act"):
        return False
    told = briefing(match)
    reach = [offer.thing for offer in told.offers if offer.answer]
    is_little = "card:workshop" in reach and len(reach) <= LEAST_TO_NAME
    return is_little and told.ending is not None and told.ending.lost.production >= 2


def could_end_with_nothing_left(match: Played) -> bool:
    if not asks(match, "act") or (told := briefing(match)).ending is None:
        return False
    return not any(offer.answer for offer in told.offers) and not written(told.ending.lost)


def test_ending_is_asked_about_only_while_something_would_be_lost(invite: Invite) -> None:
    ada = invite("Ada")
    hand = sits_there(ada, play_until(could_end_with_a_loss))
    ending = told(hand).ending
    assert ending is not None
    hand.clicks("ending", "end")
    draft = ada.page.locator("dl").filter(has_text="Lost")
    expect(draft).to_contain_text("Workshop")
    assert hand.sent == []
    ada.photographs("monumental-ending")
    moves = ada.moves()
    ada.page.locator("[data-give]").click()
    ada.sees_another_move(moves)
    assert hand.sent == [ending.answer]

    hand = sits_there(ada, play_until(could_end_with_nothing_left))
    moves = ada.moves()
    hand.clicks("ending", "end")
    ada.sees_another_move(moves)
    assert hand.sent == ["end"]


def has_a_turn_action(match: Played) -> bool:
    """Whether a card can be had by the turn action, and something else done for free."""
    if not asks(match, "act"):
        return False
    told, options = briefing(match), match.options(match.seats()[0])
    verbs = {options.write(answer).split(" ")[0] for answer in options.answers()}
    return not told.acted and "acquire" in verbs and not verbs.isdisjoint(told.free)


def verbs_of(question: Question) -> set[str]:
    """What can be done now."""
    assert isinstance(question.options, Listed)
    return {group.name for group in question.options.groups if group.entries}


def test_after_the_turn_action_of_continuous_play_only_what_is_free_remains(invite: Invite) -> None:
    ada = invite("Ada")
    match = play_until(has_a_turn_action, settings={"continuous": 1})
    hand = sits_there(ada, match)
    assert verbs_of(hand.table.question()) - set(told(hand).free) > {"acquire"}
    offer = next(each for each in told(hand).offers if each.verb == "acquire" and each.answer)
    hand.gives(offer.answer)
    question = hand.table.question()
    hand.is_shown(question)
    assert told_with(question).acted
    free = set(told_with(question).free)
    possible = ada.page.locator("[data-verb]:not(.closed):visible")
    shown = {verb.get_attribute("data-verb") for verb in possible.all()}
    assert shown <= free
    endings = ada.page.locator("[data-ending]:visible")
    expect(endings).to_have_count(1)
    assert verbs_of(question) <= free | {endings.get_attribute("data-ending")}


def test_an_automa_has_a_chip_and_a_sheet_without_a_city_and_its_ties_are_broken_on_the_map(
    invite: Invite,
) -> None:
    ada = invite("Ada")
    match = play_until(
        lambda match: asks(match, "automa-conquers"), seats=1, settings={"automas": 2}
    )
    hand = sits_there(ada, match)
    view = hand.table.view(View)
    number = next(player for player in view.order if view.players[player].is_automa)
    hand.clicks("thing", f"automa:{number}")
    sheet = ada.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Automa")
    expect(sheet).to_contain_text("in the deck")
    expect(sheet.get_by_label("City")).to_have_count(0)
    ada.photographs("monumental-automa")
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    question = hand.table.question()
    assert isinstance(question.options, Listed)
    entries = [entry for group in question.options.groups for entry in group.entries]
    for entry in entries:
        assert entry.things[0].startswith("tile:")
        expect(hand.find("thing", entry.things[0]).first).to_be_visible()
    hand.gives(entries[-1].answer)
