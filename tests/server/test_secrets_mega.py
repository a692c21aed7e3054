"""Mega Empires over the wire: nobody is sent others' hands, orders or what lies behind offers."""

from __future__ import annotations

import re
from json import JSONDecoder
from typing import Any

from tests.server.test_secrets import Listener, Site, row, site
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, GOODS
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat

__all__ = ["site"]

SEATS = 3
MOVES = 420
"""Enough for some turns with trade, calamities and orders; a whole game would take minutes."""
PAUSE = 60
"""After so many answers everybody looks around, and all that was sent is searched."""


def test_some_turns_of_mega_empires_tell_nobody_what_is_hidden(site: Site) -> None:
    path = site.seat_all("mega", turns=60)
    table = path.rpartition("/")[2]
    [seed] = row(site.database, "SELECT seed FROM tables WHERE id = ?", table)
    settings: dict[str, int | str] = {"turns": 60}
    match = Match(MegaEmpires(), seats=SEATS, seed=bytes.fromhex(seed), settings=settings)
    dice, looked = Dice(b"any game"), 0
    while len(match.moves) < MOVES and not match.is_over:
        if len(match.moves) % PAUSE == PAUSE - 1:
            looked += look_around(site, path, match.state)
        seat = match.seats()[0]
        options = match.options(seat)
        text = options.write(options.sample(dice))
        is_sealed = len(match.seats()) > 1 and match.state.decision().kind == "orders"
        site.answer(path, seat, text)
        match.answer(seat, text)
        if is_sealed and match.state.decision().kind == "orders":
            check_sealed(site, seat, text)
    assert looked > 1
    site.check_common_secrets(path)
    check_hands(site)


def look_around(site: Site, path: str, state: Mega) -> int:
    """Let everybody ask for all there is; how many hands were found, each that of its holder."""
    found = 0
    for number, ear in enumerate(site.ears):
        own = number if number < SEATS else None
        for suffix in ("", "?seat=0", "?seat=1", "?seat=2"):
            told = ear.ask("GET", f"{path}{suffix}").json()
            if "view" in told:
                found += check_view(state, told["view"], own)
        for suffix in ("/question?seat=0", "/question?seat=1", "/replay?since=2&until=9"):
            ear.ask("GET", f"{path}{suffix}")
        ear.ask("GET", f"{path}/things/seat:{number % SEATS}")
    return found


def check_view(state: Mega, view: dict[str, Any], own: Seat | None) -> int:
    """A view holds the hand of the seat it is for, and no other; how many hands it holds."""
    assert (view["hand"] is None) == (own is None)
    for offer in (view["floor"] or {"offers": []})["offers"]:
        assert (offer["cards"] is not None) == (offer["maker"] == own)
        assert own is None or offer["to"] in (None, own) or offer["maker"] == own
    assert all(isinstance(each, bool) for pile in view["stacks"] for each in pile)
    if own is None:
        return 0
    assert view["hand"] == hand_of(state, own)
    return 1


def hand_of(state: Mega, seat: Seat) -> dict[str, Any]:
    """A hand as its holder sees it, written without a look at the view."""
    tables = state.tables
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
