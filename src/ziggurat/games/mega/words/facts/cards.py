"""All about trade cards: commodities, calamities and stacks."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.rules.telling import goods_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIGURES,
    FIRST_CALAMITY,
    GOODS,
    MINOR_KINDS,
    NOBODY,
    NOTHING,
    PRIMARY,
    SECONDARY,
    STACKS,
    WATER,
)
from ziggurat.games.mega.words import names, phrases
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts
from ziggurat.kernel.wording import joined

BLOCK_WORDS: Final = ("west", "east")
ROLE_WORDS: Final = {PRIMARY: "as first victim", SECONDARY: "as chosen victim"}


def about_good(state: Mega, seat: Seat | None, kind: int) -> Facts:
    """What a commodity is worth, alone and in sets."""
    lookup = state.lookup
    if kind == WATER:
        facts: Facts = [("Commodity", "Water, worth nothing; there is always more (ME-R10)")]
    else:
        stack, value = stack_name(lookup.good_stack[kind]), lookup.good_value[kind]
        cards = lookup.good_cards[kind]
        sets = ", ".join(str(worth) for worth in lookup.set_value[kind][1 : cards + 1])
        facts = [
            ("Commodity", f"of {stack}, face value {value}"),
            ("Cards in the game", f"{cards}, a complete set (ME-R2)"),
            ("Sets from 1 card on", sets or "not in this game"),
        ]
    if seat is not None:
        facts.append(("You hold", str(state.goods[seat * GOODS + kind])))
    return facts


def stack_name(stack: int) -> str:
    """A stack as texts name it."""
    return f"[stack:{stack + 1}]"


def about_calamity(state: Mega, seat: Seat | None, calamity: int) -> Facts:
    """What a calamity does, and what changes it."""
    lookup = state.lookup
    sort = "minor" if calamity < MINOR_KINDS else "major"
    trade = "may be traded" if lookup.calamity_tradeable[calamity] else "may not be traded"
    facts: Facts = [
        ("Calamity", f"{sort}, of {stack_name(lookup.calamity_stack[calamity])}, {trade}"),
        ("Effect", f"{lookup.calamity_text[calamity]} ({lookup.calamity_clause[calamity]})"),
    ]
    facts += [("Changed by", words) for words in changes(state, calamity)]
    if seat is not None:
        for card in calamities_of(state, seat):
            if card % CALAMITY_KINDS == calamity:
                facts.append(("You hold it", giver_words(state, card)))
    return facts


def giver_words(state: Mega, card: int) -> str:
    """Where a calamity in hand has come from (ME-B4)."""
    giver = state.calamity_from[card]
    return "drawn" if giver == NOBODY else f"from {names.player(state, giver)}"


def changes(state: Mega, calamity: int) -> list[str]:
    """How advances change a calamity, each in words."""
    modifiers = state.lookup.modifiers[calamity]
    found: list[str] = []
    for place in range(0, len(modifiers), 4):
        advance, role, figure, delta = modifiers[place : place + 4]
        what = FIGURES[figure].replace("_", " ")
        words = f"{names.advance(state, advance)}: {what} {delta:+d}"
        found.append(f"{words} {ROLE_WORDS[role]}" if role in ROLE_WORDS else words)
    return found


def about_stack(state: Mega, seat: Seat | None, stack: int) -> Facts:
    """What belongs to a stack, whether it is empty, and what lies discarded (ME-D6, ME-V14.1)."""
    lookup = state.lookup
    facts: Facts = []
    for block in range(lookup.block_count):
        pile = STACKS * block + stack
        where = f" ({BLOCK_WORDS[block]})" if lookup.block_count > 1 else ""
        entries = lookup.goods_in[pile]
        goods = [
            f"{entries[place + 2]} {names.card(state, entries[place])}"
            for place in range(0, len(entries), 3)
        ]
        facts.append((f"Commodities{where}", joined(goods)))
        facts.append((f"Stack{where}", "cards are left" if state.stacks[pile] else "empty"))
        facts.append((f"Discarded{where}", discarded(state, state.discards[pile])))
    calamities = [
        names.calamity(state, calamity)
        for calamity in range(CALAMITY_KINDS)
        if lookup.calamity_stack[calamity] == stack
        and (calamity >= MINOR_KINDS or lookup.uses_minor)
    ]
    facts.append(("Calamities", joined(calamities) or "none (ME-C6)"))
    return facts + prices_of(state, seat, stack)


def discarded(state: Mega, codes: list[int]) -> str:
    """The cards of a discard pile by kind."""
    counts: dict[str, int] = {}
    for code in sorted(codes):
        counts[names.card(state, code)] = counts.get(names.card(state, code), 0) + 1
    return joined([f"{count} {name}" for name, count in counts.items()]) or "nothing"


def prices_of(state: Mega, seat: Seat | None, stack: int) -> Facts:
    """What an additional card of a stack costs, and who may buy it (ME-D3)."""
    entries, facts = state.lookup.extra_cards, Facts()
    for place in range(0, len(entries), 3):
        of, price, advance = entries[place : place + 3]
        if of == stack:
            words = f"{price} treasury"
            if advance != NOTHING:
                words += f" with {names.advance(state, advance)}"
                words += "" if seat is None or state.has(seat, advance) else ", which you lack"
            facts.append(("Additional card", words))
    return facts


def hand_words(state: Mega, player: int) -> str:
    """The cards in a hand, for its owner."""
    parts = [phrases.goods(goods_told(state, state.goods[player * GOODS : (player + 1) * GOODS]))]
    parts += [names.card(state, FIRST_CALAMITY + card) for card in calamities_of(state, player)]
    return joined(parts)
