"""People, their accounts, and the server's own secret."""

import asyncio

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from tests.server.storage.rows import opened, person
from ziggurat.server.models import NoticeChoices
from ziggurat.server.storage import people, secrets
from ziggurat.server.storage.people import Taken


def test_a_person_is_found_as_added_and_as_changed(url: str) -> None:
    choices = NoticeChoices(mail="anna@example.org", sound=False)

    async def scene() -> None:
        async with opened(url) as db:
            guest = person("anna")
            await people.add(db, guest)
            assert await people.find(db, "anna") == guest
            member = msgspec.structs.replace(
                guest, name="Änna 😀", login="Anna", password_hash="$argon2id$", notices=choices
            )
            await people.change(db, member)
            assert await people.find(db, "anna") == member
            assert await people.find_many(db, ["anna", "ben"]) == {"anna": member}
            assert await people.find(db, "ben") is None

    asyncio.run(scene())


@pytest.mark.parametrize("login", ["Anna", "anna", "ANNA", "\uff21nna"])
def test_an_account_is_the_same_in_capitals_or_not(url: str, login: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            anna = person("p1", "Anna")
            await people.add(db, anna)
            assert await people.by_login(db, login) == anna
            assert await people.by_login(db, "Ann") is None
            with pytest.raises(Taken, match=r"named 'Anna'\. Choose another"):
                await people.add(db, person("p2", login))
            await people.add(db, person("p2"))
            with pytest.raises(Taken):
                await people.change(db, person("p2", login))
            assert await people.find(db, "p2") == person("p2")
            await people.change(db, person("p1", login))

    asyncio.run(scene())


def test_guests_have_no_account_that_could_be_taken(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            await people.add(db, person("p1"))
            await people.add(db, person("p2"))
            assert await people.count(db) == 2
            with pytest.raises(IntegrityError):
                await people.add(db, person("p2"))

    asyncio.run(scene())


def test_of_several_who_want_a_name_at_once_one_gets_it(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            results = await asyncio.gather(
                *(people.add(db, person(f"p{each}", "Anna")) for each in range(5)),
                return_exceptions=True,
            )
            assert results.count(None) == 1
            assert sum(isinstance(each, Taken) for each in results) == 4

    asyncio.run(scene())


def test_a_secret_is_made_once_and_stays(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            first, again = await asyncio.gather(secrets.of(db), secrets.of(db))
            assert first == again
            assert len(first) == secrets.SECRET_BYTES
            assert await secrets.of(db, "other") != first
        async with opened(url) as db:
            assert await secrets.of(db) == first

    asyncio.run(scene())


def test_a_database_that_is_well_is_found_so_and_changes_no_secret(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as db:
            first = await secrets.of(db)
            await db.examine()
            await db.examine()
            assert await secrets.of(db) == first

    asyncio.run(scene())


def test_all_processes_have_the_same_secret(shared_url: str) -> None:
    async def scene() -> None:
        async with opened(shared_url) as one, opened(shared_url) as other:
            here, there = await asyncio.gather(secrets.of(one), secrets.of(other))
            assert here == there

    asyncio.run(scene())
