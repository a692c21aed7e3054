"""Mega Empires over the wire: nobody is sent others' hands, orders or what lies behind offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import JSONDecoder
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_secrets import Listener, Site, peopled_site, row
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.rules.phase_07_trade.floor import floor_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, GOODS
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat

PLAYERS = ("Ada", "Bob", "Cleo", "Dan", "Fay")
SEATS = len(PLAYERS)
"""Five trade on the open floor; fewer than that have a market instead."""
SETTINGS: dict[str, int | str] = {"short": 1}
"""The short game begins with hands full of cards."""
MOVES = 130
"""Some turns with trade, calamities and orders; a whole game would take minutes."""
TRIES = 12
"""So often somebody on the floor thinks of something better than to be done."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with peopled_site(tmp_path, PLAYERS) as made:
        yield made


def test_some_turns_of_mega_empires_tell_nobody_what_is_hidden(site: Site) -> None:
    path = site.seat_all("mega", short=1)
    [seed] = row(site.database, "SELECT seed FROM tables WHERE id = ?", path.rpartition("/")[2])
    match = Match(MegaEmpires(), seats=SEATS, seed=bytes.fromhex(seed), settings=SETTINGS)
    dice = Dice(b"any game")
    bargains: dict[str, set[Seat]] = {}
    looked: set[tuple[int, str]] = set()
    while len(match.moves) < MOVES and not match.is_over:
        seat, kind = match.seats()[0], match.state.decision().kind
        text = chosen_answer(match, seat, dice)
        site.answer(path, seat, text)
        match.answer(seat, text)
        is_open = match.state.decision().kind == kind
        if kind == "floor" and "give:" in text:
            bargains.setdefault(text, set()).add(seat)
        if kind == "orders" and is_open:
            check_sealed(site, seat, text)
        moment = (match.state.turn, kind)
        if is_open and moment not in looked and is_telling(match.state, kind):
            looked.add(moment)
            look_around(site, path, match.state)
    assert {kind for _, kind in looked} == {"floor", "orders"}
    assert bargains
    for ear in site.ears:
        ear.ask("GET", path)  # who only listens may not have heard the newest lines yet
    site.check_common_secrets(path)
    check_hands(site)
    check_bargains(site, bargains)
    check_lines(site, match)


def chosen_answer(match: Match[Mega], seat: Seat, dice: Dice) -> str:
    """Offers, acceptances and orders at random; for the rest, what is usual."""
    options, decision = match.options(seat), match.state.decision()
    if decision.kind not in ("floor", "orders"):
        return options.write(decision.default(match.state, seat))
    floor = floor_of(match.state)
    has_offered = floor is not None and floor.made[seat] > 0
    text = options.write(options.sample(dice))
    for _ in range(TRIES):
        if text.startswith(("accept", "order")) or (text.startswith("offer") and not has_offered):
            break
        text = options.write(options.sample(dice))
    return "done" if text.startswith("offer") and has_offered else text


def is_telling(state: Mega, kind: str) -> bool:
    """Whether there is a secret to look for: offers of several players, or orders given."""
    floor = floor_of(state)
    if floor is None:
        return kind == "orders"
    return len({offer.maker for offer in floor.offers}) > 1


def look_around(site: Site, path: str, state: Mega) -> None:
    """Let everybody ask for all there is; whoever has a seat sees its hand and no other."""
    for number, ear in enumerate(site.ears):
        own, found = number if number < SEATS else None, 0
        for suffix in ("", *(f"?seat={seat}" for seat in range(SEATS))):
            told = ear.ask("GET", f"{path}{suffix}").json()
            if "view" in told:
                check_view(state, told["view"], own)
                found += 1
        assert found, ear.name
        for suffix in (*(f"/question?seat={seat}" for seat in range(SEATS)), "/replay?since=20"):
            ear.ask("GET", f"{path}{suffix}")
        for thing in ("seat:0", "seat:4", "offer:1", "offer:2", "stack:3", "card:salt"):
            ear.ask("GET", f"{path}/things/{thing}")


def check_view(state: Mega, view: dict[str, Any], own: Seat | None) -> None:
    """A view holds the hand of the seat it is for and no other, and no secret of an offer."""
    floor = floor_of(state)
    assert (view["floor"] is None) == (floor is None)
    for offer in (view["floor"] or {"offers": []})["offers"]:
        assert (offer["cards"] is not None) == (offer["maker"] == own)
        # Nobody but the two of them hears of an offer that is made to one player.
        assert offer["to"] is None or own in (offer["to"], offer["maker"])
    assert all(isinstance(each, bool) for pile in view["stacks"] for each in pile)
    assert (view["hand"] is None) == (own is None)
    if own is not None:
        assert hand_of(state, own).items() <= view["hand"].items()


def hand_of(state: Mega, seat: Seat) -> dict[str, Any]:
    """A hand as its holder sees it, written without a look at the view."""
    tables = state.lookup
    goods = {tables.good_id[kind]: state.goods[seat * GOODS + kind] for kind in range(GOODS)}
    calamities = [
        {
            "id": tables.calamity_id[card % CALAMITY_KINDS],
            "block": card // CALAMITY_KINDS,
            "from": state.calamity_from[card] if state.calamity_from[card] >= 0 else None,
        }
        for card in calamities_of(state, seat)
    ]
    return {"goods": {key: n for key, n in goods.items() if n}, "calamities": calamities}


def check_sealed(site: Site, seat: Seat, text: str) -> None:
    """An order that is not opened yet was told to nobody but whoever gave it."""
    if ";" not in text:
        return  # plain words stand in every question
    for number, ear in enumerate(site.ears):
        if number != seat:
            assert text.encode() not in ear.heard(), ear.name


def check_bargains(site: Site, bargains: dict[str, set[Seat]]) -> None:
    """An offer as its maker wrote it, with all its cards, came to nobody else."""
    for text, makers in bargains.items():
        for number, ear in enumerate(site.ears):
            assert number in makers or text.encode() not in ear.heard(), (ear.name, text)


def check_lines(site: Site, match: Match[Mega]) -> None:
    """Lines of the log that are for some were read by those, and by nobody else."""
    seats = [number if number < SEATS else None for number in range(len(site.ears))]
    lines = {seat: set(match.lines(seat)) for seat in seats}
    told = [plain_words(ear) for ear in site.ears]
    secret = set.union(*lines.values()) - lines[None]
    assert secret
    for line in secret:
        for seat, words, ear in zip(seats, told, site.ears):
            assert (line in words) == (line in lines[seat]), (ear.name, line)


def plain_words(ear: Listener) -> str:
    """All that somebody was sent, with things called by their names alone."""
    text = ear.heard().decode(errors="replace")
    return re.sub(r"\[[a-z_]+:[^|\]]*\|([^\]]*)\]( \([A-Z][a-z]+\))?", r"\1", text)


def check_hands(site: Site) -> None:
    """No hand in all that was sent stands beside another seat than the listener's own."""
    for number, ear in enumerate(site.ears):
        own = number if number < SEATS else None
        for seat, hand in hands_in(ear):
            assert hand is None or seat == own, (ear.name, seat)


def hands_in(ear: Listener) -> list[tuple[Any, Any]]:
    """The seat and the hand of every whole view somebody was sent."""
    text = ear.heard().decode(errors="replace")
    found: list[tuple[Any, Any]] = []
    for place in re.finditer(r'"view":(?=\{"seat":)', text):
        view, _ = JSONDecoder().raw_decode(text, place.end())
        found.append((view["seat"], view["hand"]))
    return found
