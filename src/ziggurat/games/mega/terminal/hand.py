"""A player's own trade cards: sets and what they are worth, calamities, and what a trade needs."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ziggurat.games.mega.hands import calamities_of, goods_count
from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth, worth
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import hand_limit
from ziggurat.games.mega.rules.phase_12_acquisition.payments import budget, hand_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.wording import headed_table, in_words, line
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    MINOR_KINDS,
    WATER,
)
from ziggurat.games.mega.words.facts.cards import giver_words
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import counted

DANGER = "bold red"


def hand(state: Mega, seat: Seat) -> Group:
    """Every card of the hand with what it is worth, alone and with one more."""
    if not state.hand_size[seat]:
        return Group(Text("You have no trade cards."), *known_cards(state, seat))
    table = headed_table(
        "Commodity", "Face", "You", "Worth", "One more", "In the game",
        right=("Face", "You", "Worth", "One more", "In the game"),
    )  # fmt: skip
    for kind, count in enumerate(hand_of(state, seat)):
        if count:
            table.add_row(*_row(state, kind, count))
    parts: list[RenderableType] = [summary(state, seat)]
    if table.row_count:
        parts.append(table)
    parts += [Padding(each, (0, 0, 0, 0)) for each in calamities(state, seat, with_texts=True)]
    least = state.lookup.numbers.trade.least_cards
    rule = (
        f"A trade takes at least {least} cards of each side, two of them named truly (ME-R3, "
        f"ME-R4). After buying you may keep {hand_limit(state, seat)} commodities (ME-V14)."
    )
    return Group(*parts, Text(rule, style="dim"), *known_cards(state, seat))


def _row(state: Mega, kind: int, count: int) -> list[str]:
    lookup = state.lookup
    if kind == WATER:
        return [lookup.good_name[kind], "0", str(count), "0", "", ""]
    there = lookup.good_cards[kind]
    more = worth(state, kind, count + 1) - worth(state, kind, count)
    return [
        lookup.good_name[kind],
        str(lookup.good_value[kind]),
        str(count),
        str(worth(state, kind, count)),
        f"+{more}" if count < there else "complete",
        str(there),
    ]


def summary(state: Mega, seat: Seat) -> Text:
    """How many cards, and what they and the treasury are worth."""
    goods = goods_count(state, seat)
    words = f"{counted(goods, 'commodity', 'commodities')} worth {hand_worth(state, seat)}"
    means = f"; with the treasury you can pay up to {budget(state, seat)}"
    return line("Your hand:", words, means, ".")


def in_short(state: Mega, seat: Seat) -> list[Text]:
    """The hand in a line or two, for questions about cards; calamities apart."""
    sets = [
        f"{count} {state.lookup.good_name[kind]} = {worth(state, kind, count)}"
        for kind, count in enumerate(hand_of(state, seat))
        if count
    ]
    found = [
        line("Hand", ", ".join(sets) or "no commodities", f"; {hand_worth(state, seat)} in all.")
    ]
    return found + calamities(state, seat, with_texts=False)


def calamities(state: Mega, seat: Seat, *, with_texts: bool) -> list[Text]:
    """The calamities in the hand, each a line, marked by more than their colour."""
    found: list[Text] = []
    for card in calamities_of(state, seat):
        calamity = card % CALAMITY_KINDS
        text = Text.assemble(("! CALAMITY ", DANGER), (name_of(state, calamity), DANGER))
        text.append(f" ({sort_of(state, calamity)}, {in_words(state, giver_words(state, card))})")
        if with_texts:
            text.append(f": {state.lookup.calamity_text[calamity]}")
        found.append(text)
    return found


def name_of(state: Mega, calamity: int) -> str:
    """What a calamity is called."""
    return state.lookup.calamity_name[calamity]


def sort_of(state: Mega, calamity: int) -> str:
    """Minor or major, and whether it may be traded."""
    size = "minor" if calamity < MINOR_KINDS else "major"
    trade = "tradeable" if state.lookup.calamity_tradeable[calamity] else "NOT tradeable"
    return f"{size}, {trade}"


def known_cards(state: Mega, seat: Seat) -> list[Text]:
    """Cards the seat has seen go into others' hands."""
    seen = state.seen[seat]
    held: dict[int, list[str]] = {}
    for place in range(0, len(seen), 2):
        holder, code = seen[place], seen[place + 1]
        calamity = (code - FIRST_CALAMITY) % CALAMITY_KINDS
        name = name_of(state, calamity) if code >= FIRST_CALAMITY else state.lookup.good_name[code]
        held.setdefault(holder, []).append(name)
    parts = [in_words(state, f"[seat:{who}] {', '.join(cards)}") for who, cards in held.items()]
    return [line("You know in others' hands:", "; ".join(parts), ".")] if parts else []
