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
OVERLAP = 400
"""Longer than anything that is searched for."""
PAUSE = 90
"""After so many answers everybody looks around, and all that was sent is searched."""
ON_A_TILE = re.compile(rb'"defence":(?:\d+|null),"token":"')
FACE_DOWN = re.compile(ON_A_TILE.pattern + rb'(?!barbarian"|free_city")')
"""A token on a tile of the map that shows more than its back."""
BENEFIT = re.compile(rb"\[seat:(\d)\|[^\]]*\](?: \([^)]*\))? gains the Trade Benefit")
QUESTS = re.compile(rb"\[seat:(\d)\|[^\]]*\](?: \([^)]*\))? keeps the Quests")
OWNED = re.compile(rb'"kind":"(?:benefit_gained|quests_kept)","seat":(\d)')
"""The same as data."""


def test_a_whole_game_of_monumental_tells_nobody_what_is_hidden(site: Site) -> None:
    path = site.seat_all("monumental")
    table = path.rpartition("/")[2]
    [seed] = row(site.database, "SELECT seed FROM tables WHERE id = ?", table)
    match = Match(MonumentalGame(), seats=SEATS, seed=bytes.fromhex(seed), settings={})
    dice, searched = Dice(b"any game"), 0
    search = Search(site, path, [quests[:] for quests in match.state.quests])
    while not match.is_over:
        if len(match.moves) % PAUSE == SEATS:
            for ear in site.ears:
                ear.look_around(path)
            search.go_on(match.state)
            searched += 1
        seat = match.seats()[0]
        options = match.options(seat)
        text = options.write(options.sample(dice))
        site.answer(path, seat, text)
        match.answer(seat, text)
    assert searched > 1
    for seat in range(SEATS):
        told = bytes(site.ears[seat].answers) + bytes(site.ears[seat].stream)
        assert ON_A_TILE.search(told) is not None, "tokens on tiles are sent in this form"
        assert OWNED.search(told) is not None, "each is told of what it draws"
    assert site.asked(path) == []
    standing = site.ears[-1].ask("GET", path).json()["standing"]
    assert standing["seed"] == seed, "when all is over, everybody can check the dice"


class Search:
    """What everybody was sent, searched as far as it has come.

    Whatever is still hidden was hidden before, so nothing needs to be searched twice.
    """

    def __init__(self, site: Site, path: str, dealt: list[list[int]]) -> None:
        self.site = site
        self.path = path
        self.dealt = dealt
        # It names everything that is printed, wherever it lies.
        self.scene = site.ears[0].ask("GET", f"{path}/scene", keep=False).content
        self.ends = {ear.name: (0, 0) for ear in site.ears}
        """How far the answers and the stream of each were searched."""

    def go_on(self, state: Monumental) -> None:
        """Search what came since the last time."""
        for number, ear in enumerate(self.site.ears):
            heard = self.news_of(ear)
            own = number if number < SEATS else None
            assert_untold(ear, heard, state, hidden_from(state, own, self.dealt))
            assert FACE_DOWN.search(heard) is None, ear.name
            assert {int(seat) for seat in BENEFIT.findall(heard)} <= {own}, ear.name
            assert {int(seat) for seat in QUESTS.findall(heard)} <= {own}, ear.name
            assert {int(seat) for seat in OWNED.findall(heard)} <= {own}, ear.name
            assert count_of_players(ear, heard, own) > 0

    def news_of(self, ear: Listener) -> bytes:
        """What somebody was sent since the last time, a little of what came before included."""
        ends = self.ends[ear.name]
        # An event may still be on its way; it belongs to the next time.
        self.ends[ear.name] = (len(ear.answers), max(0, ear.stream.rfind(b"\n\n")))
        first, second = (max(0, end - OVERLAP) for end in ends)
        answers, stream = ear.answers[first:], ear.stream[second : self.ends[ear.name][1]]
        return bytes(answers).replace(self.scene, b"") + bytes(stream)


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


def assert_untold(ear: Listener, heard: bytes, state: Monumental, kinds: set[int]) -> None:
    """Neither the id of one of these cards nor a link to it was sent."""
    ids = b"|".join(re.escape(state.lookup.kind_id[kind]).encode() for kind in sorted(kinds))
    found = re.search(rb'"(?:%b)"|card:(?:%b)\b' % (ids, ids), heard)
    if found is not None:
        near = heard[max(0, found.start() - 200) : found.end() + 100]
        raise AssertionError(f"{ear.name} was told of {found[0].decode()}: ...{near.decode()}...")


def count_of_players(ear: Listener, heard: bytes, own: Seat | None) -> int:
    """Players in the views somebody was sent; secrets stand in one's own alone."""
    count = 0
    text = heard.decode(errors="replace")
    for found in re.finditer(r'"players":(?=\[\{"civilization")', text):
        players, _ = JSONDecoder().raw_decode(text, found.end())
        for seat, player in enumerate(players):
            assert (player["benefits"] is not None) == (seat == own), (ear.name, seat)
            assert (player["quests"] is not None) == (seat == own), (ear.name, seat)
            count += 1
    return count
