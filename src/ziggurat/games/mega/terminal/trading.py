"""Trading in one line or step by step: offers, acceptances, and exchanges with the market."""

from __future__ import annotations

import re

from rich.console import RenderableType

from ziggurat.games.mega.hands import tradeable_calamities
from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import Offer, acceptable
from ziggurat.games.mega.rules.phase_07_trade.own_cards import name_items
from ziggurat.games.mega.rules.phase_07_trade.values import worth
from ziggurat.games.mega.rules.phase_12_acquisition.payments import hand_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.offers import offer_line
from ziggurat.games.mega.terminal.wording import in_words
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, WATER
from ziggurat.kernel.algebra import Form
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.options import Group
from ziggurat.kernel.state import Seat
from ziggurat.terminal.drafts import Draft, Heard
from ziggurat.terminal.filling import what_fits
from ziggurat.terminal.forms import FieldByField, Wish, fill_in
from ziggurat.terminal.names import tidy

OFFER = "offer"
ACCEPT = "accept"
TRADE = "trade"
PAIR = 2
ORDERS = {
    OFFER: ("give", "named", "want", "wanted", "to", "talk"),
    ACCEPT: ("offer", "cards"),
    TRADE: ("show", "with", "face", "take"),
}
"""The fields of each form in the order a person thinks of them."""
QUESTIONS = {
    "give": "Which cards do you give? At least three.",
    "named": "Which two of them do you name truly?",
    "want": "How many cards do you want for them?",
    "wanted": "Which two of those must they be? One name means two of it.",
    "to": "To whom?",
    "talk": "Do you say more of the rest, true or not? Commodities, or `clean` for no calamity",
    "offer": "Which offer do you accept?",
    "show": "Which commodity do you lay down face up?",
    "with": "Which other card do you lay down?",
    "face": "Does that one lie face up or down?",
    "take": "Which two cards of the market do you take?",
}
LISTED = frozenset({"give", "to", "offer", "show", "with", "take"})
"""Fields for which what can be written is listed."""
PROPOSED = {"to": "all", "talk": "none", "face": "down"}
CLAUSES = re.compile(r" (to|naming|saying) ")
COUNT = re.compile(r"(\d{1,2})(?: (?:cards? )?(?:with )?(.*))?")
HELP = {
    OFFER: [
        ("offer A A B for 3 C C", "offer cards, the first two named truly, for 3 with two C"),
        ("  ... to CIV", "only to one player; else to all"),
        ("  ... naming A B", "name these two instead"),
        ("  ... saying C clean", "say more of the rest, true or not"),
    ],
    ACCEPT: [("accept 3 A B C", "accept an offer with these cards; without them you are asked")],
    TRADE: [("trade", "exchange two cards with the market, step by step")],
}


class TradeDraft(Draft):
    """Forms of the floor or the market, filled in field by field or in one line."""

    def __init__(self, state: Mega, seat: Seat, groups: list[Group]) -> None:
        self.state = state
        self.seat = seat
        self.names = {group.name for group in groups}
        self.forms: dict[str, Form] = {
            group.name: group.form
            for group in groups
            if group.name in ORDERS and isinstance(group.form, Form)
        }
        self.steps: FieldByField | None = None
        """What is being filled in."""

    @property
    def is_asking(self) -> bool:
        return self.steps is not None

    def stop(self) -> None:
        self.steps = None

    def help(self) -> list[tuple[str, str]]:
        return [row for verb in self.forms for row in HELP[verb]]

    def show(self, choices: RenderableType) -> RenderableType:
        return choices if self.steps is None else self.steps.ask()

    def hear(self, line: str) -> Heard | None:
        word, _, rest = line.strip().partition(" ")
        verb, rest = word.lower(), rest.strip()
        if verb in self.names:
            self.steps = None
        if ":" in line:
            return None
        if verb == ACCEPT and rest and verb in self.names:
            self.require_acceptable(rest.partition(" ")[0])
        if verb in self.names and verb not in self.forms:
            return None
        if verb in self.forms:
            return self.begin(verb, rest)
        return self.go_on(line) if self.steps is not None else None

    def begin(self, verb: str, rest: str) -> Heard:
        """Begin a form, perhaps with all of it, or its beginning, in the same line."""
        steps = FieldByField(verb, self.forms[verb], ORDERS[verb], self.wish)
        if verb == OFFER and rest:
            steps.said = self.read_offer(steps, rest)
            return Heard(answer=steps.notation())
        self.steps = steps
        if verb == ACCEPT and rest:
            number, _, cards = rest.partition(" ")
            self.take(number)
            if cards.strip():
                return self.go_on(cards.removeprefix("with "))
        return Heard(steps.ask())

    def require_acceptable(self, number: str) -> None:
        """Refuse an offer that the seat cannot meet, with the reason."""
        serial = int(number) if number.isdecimal() else 0
        found = [offer for offer in offers_seen(self.state, self.seat) if offer.serial == serial]
        if not found:
            raise Invalid(f"No offer {number[:12]} stands; `offers` lists them.")
        if not acceptable(self.state, found[0], self.seat):
            own = found[0].maker == self.seat
            reason = "It is your own." if own else "You do not hold what it wants."
            raise Illegal("ME-R11.1", f"{reason[:-1]}: {self.words(found[0])}.")

    def words(self, offer: Offer) -> str:
        """An offer as its line tells it."""
        return offer_line(self.state, self.seat, offer).plain

    def go_on(self, line: str) -> Heard:
        """Fill in the next field, and give the answer when it was the last."""
        assert self.steps is not None
        self.take(self.doubled(self.steps, line) if self.steps.field == "wanted" else line)
        if self.steps.field:
            return Heard(self.steps.ask())
        answer, self.steps = self.steps.notation(), None
        return Heard(answer=answer)

    def take(self, line: str) -> None:
        assert self.steps is not None
        self.steps.take(line)

    # --- an offer in one line

    def read_offer(self, steps: FieldByField, text: str) -> dict[str, str]:
        """The fields of `salt salt bone for 3 wine wine to babylon naming ... saying ...`."""
        given, behind = _parted(text)
        pieces = CLAUSES.split(f" {behind}")
        said = dict(zip(pieces[1::2], pieces[2::2]))
        fields = {"give": fill_in(steps.options_of("give"), given)}
        fields["named"] = fill_in(
            steps.options_of("named"), said.get("naming") or self.first_two(given)
        )
        match = COUNT.fullmatch(pieces[0].strip())
        number = match[1] if match is not None else str(count_of(fields["give"]))
        wanted = match[2] if match is not None else pieces[0]
        if not wanted or not wanted.strip():
            raise Invalid("Say which two cards you want: offer salt salt bone for 3 wine wine.")
        fields["want"] = fill_in(steps.options_of("want"), number)
        fields["wanted"] = fill_in(steps.options_of("wanted"), self.doubled(steps, wanted))
        fields["to"] = fill_in(steps.options_of("to"), said.get("to") or "all")
        fields["talk"] = fill_in(steps.options_of("talk"), said.get("saying") or "none")
        return fields

    def doubled(self, steps: FieldByField, wanted: str) -> str:
        """The cards wanted; one that is named alone is wanted twice."""
        notation = tidy(steps.options_of("wanted"), wanted)
        return f"{notation}*{PAIR}" if count_of(notation) == 1 else notation

    def first_two(self, given: str) -> str:
        """The first two commodities a person wrote, as what is named truly."""
        found = goods_in(self.state, tidy(self.forms[OFFER].fields[1], given))
        if len(found) < PAIR:
            raise Illegal("ME-R4", "Two of the cards you give must be commodities, to be named.")
        return "+".join(found[:PAIR])

    # --- asking

    def wish(self, field: str, said: dict[str, str]) -> Wish:
        """How a field is asked for."""
        if field == "cards":
            return self.wish_for_cards(int(said["offer"]))
        fits = self.fits(field) if field in LISTED else ""
        if field == "wanted":
            fits = ", ".join(item.text for item in name_items(self.state.lookup))
        return Wish(QUESTIONS[field], fits, self.proposal(field, said))

    def proposal(self, field: str, said: dict[str, str]) -> str:
        """What is proposed for a field."""
        if field == "named":
            return "+".join(goods_in(self.state, said["give"])[:PAIR])
        return str(count_of(said["give"])) if field == "want" else PROPOSED.get(field, "")

    def fits(self, field: str) -> str:
        """What can be written into a field of the form that is being filled in."""
        assert self.steps is not None
        return what_fits(self.steps.options_of(field), lambda text: in_words(self.state, text))

    def wish_for_cards(self, serial: int) -> Wish:
        """Ask for the cards an offer wants, proposing those that are least missed."""
        offer = next(o for o in offers_seen(self.state, self.seat) if o.serial == serial)
        question = f"Which {offer.wants} cards do you give for {self.words(offer)}?"
        return Wish(question, self.fits("cards"), self.least_missed(offer))

    def least_missed(self, offer: Offer) -> str:
        """Cards that meet an offer: calamities first, then what costs the hand least."""
        state, hand = self.state, hand_of(self.state, self.seat)
        codes = offer.wanted[:]
        for code in codes:
            hand[code] -= 1
        calamities = [FIRST_CALAMITY + card for card in tradeable_calamities(state, self.seat)]
        while len(codes) < offer.wants:
            if calamities:
                codes.append(calamities.pop(0))
                continue
            kinds = [kind for kind, count in enumerate(hand) if count]
            kind = min(kinds, key=lambda k: worth(state, k, hand[k]) - worth(state, k, hand[k] - 1))
            hand[kind] -= 1
            codes.append(kind)
        return tidy(self.forms[ACCEPT].fields[1], " + ".join(self.id_of(code) for code in codes))

    def id_of(self, code: int) -> str:
        """How a card is written."""
        if code >= FIRST_CALAMITY:
            return self.state.lookup.calamity_id[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
        return self.state.lookup.good_id[code]


def _parted(text: str) -> tuple[str, str]:
    """What is given and what is wanted of an offer in one line."""
    given, word, wanted = text.partition(" for ")
    if not word:
        raise Invalid("Say what you want for it: offer salt salt bone for 3 wine wine [to CIV].")
    return given, wanted


def count_of(notation: str) -> int:
    """How many cards a bundle has: `salt*2+wine` has 3."""
    return sum(int(part.partition("*")[2] or 1) for part in notation.split("+"))


def goods_in(state: Mega, notation: str) -> list[str]:
    """The commodities of a bundle, each card by itself; Water, which is worth nothing, last."""
    found: list[str] = []
    for part in notation.split("+"):
        name, _, count = part.partition("*")
        if name in state.lookup.good_id:
            found += [name] * int(count or 1)
    return sorted(found, key=lambda name: name == state.lookup.good_id[WATER])
