"""Mega Empires at tables of people: orders sent all at once, and a trading floor with a clock."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.tables.scenes import Scene, opened
from ziggurat.games.mega.rules.phase_07_trade.floor import floor_of
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.dice import Dice
from ziggurat.server.models import Answered, Answering, Branches, ClockPlan, Listed

PEOPLE = ("ann", "ben", "cat", "dan", "eve")
TIME = 60
"""Seconds for an answer."""
MANY = 60
"""More answers than lie between the beginning of the short game and its first orders."""
TRIES = 200
"""Among so many answers of somebody with cards is an offer."""


async def begin(scene: Scene) -> str:
    """A short game of five people, which begins with cards and a floor to trade on."""
    clock = ClockPlan("move", TIME)
    return await scene.table("mega", *PEOPLE, settings={"short": 1}, clock=clock)


async def state_of(scene: Scene, table: str) -> Mega:
    async with scene.tables.live.at(table) as place:
        assert place.table.match is not None
        state: Mega = place.table.match.state
        return state


async def go_on_to(scene: Scene, table: str, kind: str) -> Mega:
    """Answer as is usual until a question of a kind is asked."""
    for _ in range(MANY):
        state = await state_of(scene, table)
        if state.decision().kind == kind:
            return state
        [seat, *_] = (await scene.standing(table, PEOPLE[0])).asked
        await scene.answer(table, PEOPLE[seat], None)
    raise AssertionError(f"nobody is asked for '{kind}'")


def test_leaving_comes_with_a_question_where_orders_are_given(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await begin(scene)
            await go_on_to(scene, table, "orders")
            question = await scene.tables.question(table, await scene.person("ann"), None)
            assert isinstance(question.options, Branches)
            cautions = {}
            for branch in question.options.branches:
                if isinstance(branch.options, Listed):
                    [entry] = branch.options.groups[0].entries
                    cautions[branch.name] = entry.caution
            leaving = "Leave the game with this turn, without any points?"
            assert cautions == {"wait": "", "pass": "", "leave": leaving}

    asyncio.run(story())


def test_all_orders_of_a_turn_may_come_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await begin(scene)
            await go_on_to(scene, table, "orders")
            asked = (await scene.standing(table, "ann")).asked
            assert asked == list(range(len(PEOPLE)))
            before = (await scene.standing(table, "ann")).moves

            async def order(name: str) -> Answered:
                me = await scene.person(name)
                question = await scene.tables.question(table, me, None)
                wish = Answering(question=question.number, answer="pass")
                return await scene.tables.answer(table, me, wish, wants_next=False)

            await asyncio.gather(*(order(name) for name in reversed(PEOPLE)))
            after = await state_of(scene, table)
            assert (await scene.standing(table, "ann")).moves == before + len(PEOPLE)
            assert after.decision().kind != "orders"

    asyncio.run(story())


def test_when_the_clock_of_the_floor_runs_out_its_offers_fall_and_the_turn_goes_on(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as scene:
            table = await begin(scene)
            state = await go_on_to(scene, table, "floor")
            trader = max(state.decision().seats(state), key=state.hand_size.__getitem__)
            await scene.answer(table, PEOPLE[trader], an_offer(state, trader))
            floor = floor_of(await state_of(scene, table))
            assert floor is not None
            assert len(floor.offers) == 1
            scene.now.forward(TIME + 1)
            await scene.tables.driver.time_out(table)
            after = await state_of(scene, table)
            assert floor_of(after) is None
            assert not (await scene.standing(table, "ann")).is_floor
            lines = [line.text for line in (await scene.tables.show(table, None)).lines]
            assert any("ran out of time" in line for line in lines)
            assert any(" offers " in line for line in lines)
            assert not any(" gives [seat:" in line for line in lines)

    asyncio.run(story())


def an_offer(state: Mega, seat: int) -> str:
    """Some offer a player can make."""
    options, dice = state.decision().options(state, seat), Dice(b"offers")
    texts = (options.write(options.sample(dice)) for _ in range(TRIES))
    return next(text for text in texts if text.startswith("offer"))
