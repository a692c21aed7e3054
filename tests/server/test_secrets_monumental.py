"""A game of hidden cards over the wire: nobody is sent what lies face down or in other hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from json import JSONDecoder

from tests.server.test_secrets import Listener, Site, row, site
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOTHING
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat

__all__ = ["site"]

SEATS = 3
PAUSE = 60
"""After so many answers everybody looks around, and all that was sent is searched."""
FACE_DOWN = re.compile(rb'"token":"(?!barbarian"|free_city")')
"""A token on the map that shows more than its back."""
BENEFIT = re.compile(rb"\[seat:(\d)\|[^\]]*\](?: \([^)]*\))? gains the Trade Benefit")
QUESTS = re.compile(rb"\[seat:(\d)\|[^\]]*\](?: \([^)]*\))? keeps the Quests")


def test_a_whole_game_of_monumental_tells_nobody_what_is_hidden(site: Site) -> None:
    path = site.seat_all("monumental")
    table = path.rpartition("/")[2]
    [seed] = row(site.database, "SELECT seed FROM tables WHERE id = ?", table)
    match = Match(MonumentalGame(), seats=SEATS, seed=bytes.fromhex(seed), settings={})
    dice, searched = Dice(b"any game"), 0
    dealt = [quests[:] for quests in match.state.quests]
    while not match.is_over:
        if len(match.moves) % PAUSE == SEATS:
            for ear in site.ears:
                ear.look_around(path)
            search(site, match.state, dealt, path)
            searched += 1
        seat = match.seats()[0]
        options = match.options(seat)
        text = options.write(options.sample(dice))
        site.answer(path, seat, text)
        match.answer(seat, text)
    assert searched > 2
    assert site.asked(path) == []
    told = site.ears[-1].ask("GET", path).json()["standing"]
    assert told["seed"] == seed, "when all is over, everybody can check the dice"


def search(site: Site, state: Monumental, dealt: list[list[int]], path: str) -> None:
    """Search what everybody was sent so far."""
    scene = site.ears[0].ask("GET", f"{path}/scene", keep=False).content
    for number, ear in enumerate(site.ears):
        # The scene names everything that is printed, wherever it lies.
        heard = ear.heard().replace(scene, b"")
        own = number if number < SEATS else None
        for kind in hidden_from(state, own, dealt):
            assert_untold(ear, heard, state.tables.kind_id[kind])
        assert FACE_DOWN.search(heard) is None, ear.name
        assert {int(seat) for seat in BENEFIT.findall(heard)} <= {own}, ear.name
        assert {int(seat) for seat in QUESTS.findall(heard)} <= {own}, ear.name
        assert count_of_views(ear, own) > 0
    site.check_common_secrets(path)


def hidden_from(state: Monumental, own: Seat | None, dealt: list[list[int]]) -> set[int]:
    """Kinds of which no card is to be seen by a seat: in piles, face down, in other hands."""
    piles = [card for card in state.development_deck if card >= 0]
    piles += [card for deck in state.reserve_decks for card in deck]
    natural = zip(state.natural, state.natural_shown)
    piles += [kind for kind, is_shown in natural if kind != NOTHING and not is_shown]
    done = {kind for quests in state.quests_done for kind in quests}
    for seat, quests in enumerate(dealt):
        piles += [kind for kind in quests if seat != own and kind not in done]
    seen = {card for player in range(state.player_count) for card in cards_of(state, player)}
    return set(piles) - seen - set(state.display)


def cards_of(state: Monumental, player: int) -> Iterator[int]:
    """The cards of a player that everybody knows."""
    yield from (*state.deck[player], *state.discard[player], *state.archived[player])
    yield from (*state.reserve[player], *state.wonders[player], state.construction[player])


def assert_untold(ear: Listener, heard: bytes, card: str) -> None:
    """Neither the id of a card nor a link to it was sent."""
    name = re.escape(card).encode()
    found = re.search(rb'"%b"|card:%b\b' % (name, name), heard)
    if found is not None:
        near = heard[max(0, found.start() - 200) : found.end() + 100]
        raise AssertionError(f"{ear.name} was told of {card}: ...{near.decode()}...")


def count_of_views(ear: Listener, own: Seat | None) -> int:
    """Players in the views somebody was sent; secrets stand in the own ones alone."""
    count = 0
    for body in (ear.answers.decode(), ear.stream.decode()):
        for found in re.finditer(r'"players":(?=\[\{"civilization")', body):
            players, _ = JSONDecoder().raw_decode(body, found.end())
            for seat, player in enumerate(players):
                assert (player["benefits"] is not None) == (seat == own), (ear.name, seat)
                assert (player["quests"] is not None) == (seat == own), (ear.name, seat)
                count += 1
    return count
