"""What leaves a table holds nothing the one it is sent to must not know."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.tables.scenes import Scene, opened, waiting
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Sealed, Seat
from ziggurat.server.models import Answering, Quoting
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables import perspectives
from ziggurat.server.tables.listeners import Subscription
from ziggurat.server.tables.table import LiveTable

UNMISTAKABLE = 1000
"""Numbers from here on stand for nothing but purses and bids."""
NAMES = ("ann", "ben", "cat")


def secrets_from(match: Match[Any], seat: Seat | None) -> set[str]:
    """Numbers a seat must not know now: purses of others, and their bids that are not open."""
    state = match.state
    found = {coins for other, coins in enumerate(state.purse) if other != seat}
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Sealed):
        bids = zip(frame.asked, frame.answers, strict=True)
        found |= {bid[1] for other, bid in bids if bid is not None and other != seat}
    own = set() if seat is None else {state.purse[seat]}
    return {str(number) for number in found - own if number >= UNMISTAKABLE}


def require_silence(sent: bytes, secrets: set[str], told_to: object) -> None:
    numbers = set(re.findall(r"\d+", sent.decode()))
    assert not numbers & secrets, f"{told_to} was told {numbers & secrets}: {sent!r}"


async def everything_shown(
    scene: Scene, table: str, me: StoredPerson | None, listener: Subscription
) -> list[bytes]:
    """All bytes one onlooker can get at this moment."""
    service = scene.tables
    sent = [each.data for each in waiting(listener)]
    shown = await service.show(table, me)
    sent.append(msgspec.json.encode(shown))
    if me is not None and shown.standing.seat in shown.standing.asked:
        question = await service.question(table, me, None)
        sent.append(msgspec.json.encode(question))
        tried = Quoting(question=question.number, answers=[question.default])
        sent.append(msgspec.json.encode(await service.quote(table, me, tried)))
        sent.append(msgspec.json.encode(await service.denials(table, me, "seat:0", None)))
        sent.append(msgspec.json.encode(await service.closed(table, me, None)))
    sent.append(msgspec.json.encode(await service.replay(table, me)))
    sent.append(msgspec.json.encode(await service.chart(table)))
    again = await service.subscribe(table, me, None, max(1, shown.number - 5))
    sent += [each.data for each in waiting(again)]
    again.close()
    if me is not None:
        sent.append(await service.position(table, me, None))
    return sent


def test_no_byte_of_a_whole_auction_tells_a_purse_or_a_sealed_bid(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(
                "auction", *NAMES, settings={"coins": 9000, "lots": 3}, is_listed=False
            )
            people = [None, *[await scene.person(name) for name in NAMES]]
            listeners = [await scene.tables.subscribe(table, me, None, None) for me in people]
            dice, checked = Dice(b"bids"), 0
            while True:
                async with scene.tables.at(table) as place:
                    match = place.table.match
                    assert match is not None
                    if match.is_over:
                        break
                    hidden = [secrets_from(match, seat) for seat in (None, 0, 1, 2)]
                    seed = place.table.row.seed
                    seat = match.seats()[-1]
                    options = match.options(seat)
                    text = options.write(options.sample(dice))
                for me, listener, secrets in zip(people, listeners, hidden, strict=True):
                    position = me is not None
                    sent = await everything_shown(scene, table, me, listener)
                    # A position a seat imagines has numbers of its own, by chance the true ones.
                    for data in sent[:-1] if position else sent:
                        require_silence(data, secrets, me)
                        checked += len(secrets)
                    for data in sent:
                        assert seed.encode() not in data
                await scene.answer(table, NAMES[seat], text)
            assert checked > 100

    asyncio.run(story())


def sent_to(table: LiveTable, seat: Seat) -> bytes:
    """A table as it is shown to a seat, with its question."""
    around = perspectives.Surroundings(frozenset(), 0.0)
    who = perspectives.perspective(table, table.seats[seat].person)
    view = perspectives.sent_view(table, who.seat)
    whole = perspectives.whole(table, who, around, "", view)
    asked = perspectives.question(table, seat) if seat in table.questions else None
    return msgspec.json.encode([whole, asked])


@pytest.mark.parametrize("game", ["auction", "bazaar"])
def test_dealing_anew_what_a_seat_cannot_see_changes_nothing_it_is_sent(
    tmp_path: Path, game: str
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table(game, *NAMES)
            dice = Dice(game.encode())
            for _ in range(60):
                async with scene.tables.at(table) as place:
                    live = place.table
                    match = live.match
                    assert match is not None
                    if match.is_over:
                        break
                    real = match.state
                    for seat in range(len(NAMES)):
                        before = sent_to(live, seat)
                        match.state = live.game.imagine(real, seat, dice.fork(seat))
                        assert sent_to(live, seat) == before
                        match.state = real
                    seat = match.seats()[dice.below(len(match.seats()))]
                    options = match.options(seat)
                    text = options.write(options.sample(dice))
                await scene.answer(table, NAMES[seat], text)

    asyncio.run(story())


def test_what_somebody_answered_is_not_told_to_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", "ben", settings={"coins": 9000})
            listener = await scene.tables.subscribe(table, await scene.person("ben"), None, None)
            waiting(listener)
            me = await scene.person("ann")
            question = await scene.tables.question(table, me, None)
            wish = Answering(question=question.number, answer="bid: 1; manner: bold", key="k-e-y")
            await scene.tables.answer(table, me, wish, wants_next=False)
            (told,) = waiting(listener)
            for secret in (b"bold", b"k-e-y", b"bid:"):
                assert secret not in told.data

    asyncio.run(story())


def test_a_hidden_good_is_named_only_to_whoever_drew_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("bazaar", "ann", "ben")
            people = [await scene.person("ann"), await scene.person("ben"), None]
            listeners = [await scene.tables.subscribe(table, me, None, None) for me in people]
            for listener in listeners:
                waiting(listener)
            await scene.answer(table, "ann", "buy")
            told = [waiting(listener)[0].data for listener in listeners]
            assert b"[good:" in told[0]
            assert b"[good:" not in told[1]
            assert b"[good:" not in told[2]

    asyncio.run(story())


def test_reasons_of_bots_are_told_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await scene.table("auction", "ann", bots=1, settings={"lots": 1})
            await scene.settle()
            assert b"it is so" not in msgspec.json.encode(await scene.tables.replay(table, None))
            while (await scene.tables.show(table, None)).standing.status == "running":
                await scene.answer(table, "ann", None)
                await scene.settle()
            assert b"it is so" in msgspec.json.encode(await scene.tables.replay(table, None))

    asyncio.run(story())
