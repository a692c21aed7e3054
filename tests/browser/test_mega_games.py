"""Games of Mega Empires through the page: a whole one of two people, and turns of many players.

Each kind of question is answered by clicks when it is first met, and again by the program of the
same person, whose page follows: a hand takes a second for what a program does in a moment.
"""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Page, expect

from tests.browser.mega_hand import MegaHand
from tests.browser.mega_tables import LARGE
from tests.browser.person import OVER, Person
from tests.browser.site import Invite
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import ask
from ziggurat.client.errors import Refused
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.state import Mega
from ziggurat.kernel import course, saving
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.kernel.state import Seat

ONE_TURN: Settings = {"short": 1, "turns": 1, "offers": 1}
"""From the first cities to the result, with all that a turn has."""
JOURNEYS = frozenset({"march", "sail"})
ALWAYS_MET = frozenset({"place-cities", "place-tokens", "move", "floor", "orders"})
"""What everybody is asked in any such game; the rest depends on the dice."""
MOST_BYTES = 300_000_000


class Player:
    """Somebody who plays as a greedy bot would."""

    def __init__(self, person: Person, table: TableClient, met: set[str]) -> None:
        self.person = person
        self.table = person.client.table(table.id)
        seats = self.table.show().standing.seats
        self.seat: Seat = next(each.seat for each in seats if each.is_mine)
        self.hand = MegaHand(person, self.table)
        self.dice = Dice(b"by clicks")
        self.met = met
        """The kinds of questions that were answered by clicks."""
        person.opens(table.address)

    def answers(self) -> None:
        """Answer the question that stands, unless others have acted meanwhile."""
        state = saving.load(GAME, self.table.position(self.seat))
        if self.seat not in state.decision().seats(state):
            return
        kind, first = state.decision().kind, self.thinks(state)
        word = first.split(" ", maxsplit=1)[0]
        meaning = f"{kind} {word}" if kind in {"move", "floor"} else kind
        if meaning in self.met or word == "accept":
            self.answers_by_program(first)
        elif word in JOURNEYS:
            self.met.add(meaning)
            self.hand.plays(first, self.thinks(self.after(state, first)))
        else:
            self.met.add(meaning)
            self.hand.plays(first)

    def answers_by_program(self, answer: str) -> None:
        question = self.table.show().standing.question
        assert question is not None
        # On the floor somebody may be quicker; then there is another question to think about.
        with suppress(Refused):
            self.table.answer(answer, question=question, seat=self.seat)

    def thinks(self, state: Mega) -> str:
        options = state.decision().options(state, self.seat)
        return options.write(ask(GreedyBot(), GAME, state, self.seat, Budget(), self.dice).answer)

    def after(self, state: Mega, answer: str) -> Mega:
        """The position after an answer that only begins."""
        course.submit(state, self.seat, state.decision().options(state, self.seat).read(answer))
        return state

    def was_quicker_than_the_page(self) -> None:
        """The page may have asked for what the program had answered; nothing else went wrong."""
        expect(self.person.prompt).to_have_text(OVER)
        late = re.compile(r"/question(/quote)? was answered with 409$")
        complaints = self.person.watch.takes_complaints()
        assert [each for each in complaints if late.search(each) is None] == []


def play_to_the_end(*players: Player) -> None:
    """Let people answer whenever they are asked, until the game is over."""
    table = players[0].table
    for _ in table.events():
        while (standing := table.show().standing).status != "over":
            asked = [each for each in players if each.seat in standing.asked]
            if not asked:
                break
            asked[0].answers()
        if standing.status == "over":
            break
    for player in players:
        player.was_quicker_than_the_page()


def play_a_turn(
    invite: Invite, bots: int, settings: Settings = ONE_TURN
) -> tuple[Person, set[str]]:
    """A turn of one person and bots; who it was, and the kinds of questions met."""
    ada = invite("Ada", screen=LARGE)
    seats = ["me", *["greedy"] * bots]
    table = ada.client.make_table("mega", seats, settings=settings, start=True)
    player = Player(ada, table, set())
    play_to_the_end(player)
    return ada, {each.split()[0] for each in player.met}


def heap_of(page: Page) -> int:
    """The bytes that the page's scripts have asked for, and what hangs on them."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    told = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return int(next(each["value"] for each in told if each["name"] == "JSHeapTotalSize"))


def test_a_whole_game_of_two_people_and_bots_is_played_in_their_pages(invite: Invite) -> None:
    people = [invite("Ada", screen=LARGE), invite("Ben", screen=LARGE)]
    seats = ["me", "open", "greedy", "greedy", "greedy"]
    table = people[0].client.make_table("mega", seats, settings=ONE_TURN)
    people[1].client.table(table.id).sit()
    table.start()
    met: set[str] = set()
    play_to_the_end(*[Player(person, table, met) for person in people])
    assert {each.split()[0] for each in met} >= ALWAYS_MET
    for person in people:
        result = person.page.get_by_role("tabpanel", name="Result")
        expect(result.get_by_role("img", name="Points of everybody")).to_be_visible()


def test_nine_players_play_a_turn_of_all_phases(invite: Invite) -> None:
    ada, met = play_a_turn(invite, bots=8)
    assert met >= ALWAYS_MET
    expect(ada.page.locator("[aria-current=step]")).to_contain_text("13")


def test_a_table_of_eighteen_plays_a_turn_and_stays_small(invite: Invite) -> None:
    ada, met = play_a_turn(invite, bots=17, settings={"turns": 1})
    assert "move" in met
    assert heap_of(ada.page) < MOST_BYTES
