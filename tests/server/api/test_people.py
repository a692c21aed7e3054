"""Guests, accounts and what they say about themselves."""

from pathlib import Path

import httpx
import pytest

from tests.server.api.site import Listening, Site, new_table, read, refusal, visit
from ziggurat.server import streaming
from ziggurat.server.models import Me, Session
from ziggurat.server.sessions import LASTING_SECONDS, Sessions
from ziggurat.server.storage import sessions

PASSWORD = "/api/me/password"


def test_a_name_is_enough_to_become_somebody(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        stranger = site.stranger()
        made = await stranger.post("/api/people", json={"name": "  Ada  "})
        me = read(made, Me, 201)
        assert (me.name, me.login) == ("Ada", None)
        again = site.stranger(Authorization=f"Bearer {me.token}")
        shown = read(await again.get("/api/me"), Me)
        assert (shown.id, shown.name) == (me.id, "Ada")
        assert shown.token == "", "a token is told once"

    visit(tmp_path, test)


def test_the_cookie_is_signed_hidden_from_scripts_and_kept_on_the_site(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        made = await site.stranger().post("/api/people", json={"name": "Ada"})
        [cookie] = [c for c in made.headers.get_list("set-cookie") if c.startswith("ziggurat=")]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
        stranger = site.stranger(Cookie="ziggurat=somebody.AAAA")
        refusal(await stranger.get("/api/me"), 401)

    visit(tmp_path, test)


def test_behind_tls_cookies_are_for_tls_alone(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        made = await site.stranger().post("/api/people", json={"name": "Ada"})
        assert all("Secure" in cookie for cookie in made.headers.get_list("set-cookie"))
        assert made.headers["strict-transport-security"].startswith("max-age=")

    visit(tmp_path, test, public_url="https://play.example.org")


def test_a_stranger_is_told_how_to_become_somebody(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for path in ("/api/me", "/api/tables/x/question", "/api/tables/x/notepad"):
            refused = refusal(await site.stranger().get(path), 401)
            assert "/api/people" in refused.sentence

    visit(tmp_path, test)


def test_names_and_notices_can_be_changed_and_bad_ones_are_refused(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        notices = {"mail": "ada@example.org", "your_turn": False}
        changed = read(await ada.patch("/api/me", json={"notices": notices}), Me)
        assert (changed.name, changed.notices.mail) == ("Ada", "ada@example.org")
        assert not changed.notices.your_turn
        changed = read(await ada.patch("/api/me", json={"name": "Countess"}), Me)
        assert (changed.name, changed.notices.mail) == ("Countess", "ada@example.org")
        for wrong in ({"name": "x\u202e"}, {"notices": {"mail": "nowhere"}}, {"nam": "Ada"}):
            refusal(await ada.patch("/api/me", json=wrong), 400)
        assert read(await ada.get("/api/me"), Me).name == "Countess"

    visit(tmp_path, test)


def test_hostile_names_are_refused_when_somebody_signs_up(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        for name in ("", " ", "x" * 41, "a\u202eb", "a,b", "[seat:1|x]", "a\x00b"):
            answer = await site.stranger().post("/api/people", json={"name": name})
            assert "A name" in refusal(answer, 400).sentence

    visit(tmp_path, test)


def test_an_account_brings_the_same_person_back(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        before = read(await ada.get("/api/me"), Me)
        credentials = {"login": "Ada", "password": "difference engine"}
        opened = read(await ada.post("/api/accounts", json=credentials), Me, 201)
        assert (opened.id, opened.login) == (before.id, "ada")
        elsewhere = site.stranger()
        back = read(await elsewhere.post("/api/sessions", json=credentials), Me, 201)
        assert back.id == before.id
        assert back.token

    visit(tmp_path, test)


def test_an_account_is_opened_once_and_its_name_belongs_to_one(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, bob = await site.person(), await site.person("Bob")
        credentials = {"login": "ada", "password": "difference engine"}
        read(await ada.post("/api/accounts", json=credentials), Me, 201)
        again = {"login": "other", "password": "difference engine"}
        refusal(await ada.post("/api/accounts", json=again), 409)
        taken = {"login": "ADA", "password": "another password"}
        assert "ada" in refusal(await bob.post("/api/accounts", json=taken), 409).sentence
        short = {"login": "bob", "password": "short"}
        refusal(await bob.post("/api/accounts", json=short), 400)
        refusal(await site.stranger().post("/api/accounts", json=again), 401)

    visit(tmp_path, test)


def test_a_wrong_password_and_an_unknown_account_are_answered_alike(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada = await site.person()
        await ada.post("/api/accounts", json={"login": "ada", "password": "difference engine"})
        said = {
            refusal(
                await site.stranger().post(
                    "/api/sessions", json={"login": login, "password": "something else"}
                ),
                401,
            )
            for login in ("ada", "nobody", "x" * 1000, "")
        }
        assert len(said) == 1

    visit(tmp_path, test)


def test_signing_out_takes_the_cookie_back(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        browser = await site.browser()
        assert (await browser.get("/api/me")).status_code == 200
        assert (await browser.delete("/api/sessions")).status_code == 204
        refusal(await browser.get("/api/me"), 401)

    visit(tmp_path, test)


CREDENTIALS = {"login": "ada", "password": "difference engine"}


async def signed_in(site: Site, credentials: dict[str, str]) -> httpx.AsyncClient:
    """A program signed in with an account."""
    made = read(await site.stranger().post("/api/sessions", json=credentials), Me, 201)
    return site.stranger(Authorization=f"Bearer {made.token}")


async def holder(site: Site) -> httpx.AsyncClient:
    """A program whose person has an account."""
    ada = await site.person()
    read(await ada.post("/api/accounts", json=CREDENTIALS), Me, 201)
    return ada


def test_a_token_counts_no_more_once_its_holder_has_signed_out(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        here = await holder(site)
        there = await signed_in(site, CREDENTIALS)
        assert (await here.delete("/api/sessions")).status_code == 204
        assert "signed out" in refusal(await here.get("/api/me"), 401).sentence
        refusal(await here.post("/api/tables", json={"game": "revolt", "seats": []}), 401)
        assert read(await there.get("/api/me"), Me).login == "ada", "another token is another"
        assert (await here.delete("/api/sessions")).status_code == 204, "again does no harm"

    visit(tmp_path, test)


def test_a_cookie_that_was_copied_counts_no_more_either(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        browser = await site.browser()
        copied = site.stranger(Cookie=f"ziggurat={browser.cookies['ziggurat']}")
        assert (await copied.get("/api/me")).status_code == 200
        await browser.delete("/api/sessions")
        refusal(await copied.get("/api/me"), 401)
        told = await copied.get("/api/sessions")
        assert read(told, Session).me is None
        assert "Max-Age=0" in told.headers["set-cookie"]

    visit(tmp_path, test)


def test_signing_out_everywhere_ends_every_token_of_a_person_and_of_nobody_else(
    tmp_path: Path,
) -> None:
    async def test(site: Site) -> None:
        here, bob = await holder(site), await site.person("Bob")
        there = await signed_in(site, CREDENTIALS)
        assert (await here.delete("/api/sessions?everywhere=true")).status_code == 204
        refusal(await here.get("/api/me"), 401)
        refusal(await there.get("/api/me"), 401)
        assert (await bob.get("/api/me")).status_code == 200
        again = await signed_in(site, CREDENTIALS)
        assert read(await again.get("/api/me"), Me).login == "ada"

    visit(tmp_path, test)


def test_a_token_ends_when_nobody_has_come_by_for_long(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        moment = [1_000_000.0]
        site.services.sessions = Sessions(
            site.services.db,
            site.services.tokens,
            clock=lambda: moment[0],
            monotonic=lambda: moment[0],
        )
        ada, bob = await site.person(), await site.person("Bob")
        for _ in range(4):
            moment[0] += LASTING_SECONDS / 2
            assert (await ada.get("/api/me")).status_code == 200, "every visit prolongs it"
        refusal(await bob.get("/api/me"), 401)
        moment[0] += LASTING_SECONDS + 1
        refusal(await ada.get("/api/me"), 401)

    visit(tmp_path, test)


def test_a_token_outlives_a_restart_and_a_sign_out_too(tmp_path: Path) -> None:
    shown: list[str] = []

    async def before(site: Site) -> None:
        ada, bob = await site.person(), await site.person("Bob")
        shown.extend(each.headers["Authorization"] for each in (ada, bob))
        await bob.delete("/api/sessions")

    async def after(site: Site) -> None:
        ada, bob = (site.stranger(Authorization=each) for each in shown)
        assert (await ada.get("/api/me")).status_code == 200
        refusal(await bob.get("/api/me"), 401)

    visit(tmp_path, before)
    visit(tmp_path, after)


def test_live_streams_end_with_the_token_they_were_opened_with(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        ada, bob = await site.person(), await site.person("Bob")
        table = await new_table(ada, "me", "open")
        path = f"/api/tables/{table.id}/events"
        async with (
            Listening(site, path, authorization=ada.headers["Authorization"]) as hers,
            Listening(site, path, authorization=bob.headers["Authorization"]) as his,
        ):
            assert (await hers.event())["event"] == (await his.event())["event"] == "table"
            await ada.delete("/api/sessions")
            while await hers.event():
                pass
            assert hers.is_ended
            await bob.post(f"/api/tables/{table.id}/chat", json={"text": "still here"})
            while (heard := await his.event()) and "still here" not in heard["data"]:
                pass
            assert not his.is_ended

    visit(tmp_path, test)


def test_a_stream_ends_when_another_process_has_signed_its_reader_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streaming, "WELCOME_SECONDS", -1.0)

    async def test(site: Site) -> None:
        ada, bob = await site.person(), await site.person("Bob")
        table = await new_table(ada, "me", "open")
        path = f"/api/tables/{table.id}/events"
        async with Listening(site, path, authorization=ada.headers["Authorization"]) as hers:
            assert (await hers.event())["event"] == "table"
            me = read(await ada.get("/api/me"), Me)
            await sessions.end_all(site.services.db, me.id)
            site.services.sessions._known.clear()
            await bob.post(f"/api/tables/{table.id}/chat", json={"text": "for others"})
            assert not await hers.event()

    visit(tmp_path, test)


def test_a_password_is_changed_by_whoever_knows_it_and_others_are_signed_out(
    tmp_path: Path,
) -> None:
    async def test(site: Site) -> None:
        here = await holder(site)
        there = await signed_in(site, CREDENTIALS)
        new = {**CREDENTIALS, "password": "analytical engine"}
        wrong = {"old": "something else", "new": new["password"]}
        assert "old password" in refusal(await here.put(PASSWORD, json=wrong), 403).sentence
        short = {"old": CREDENTIALS["password"], "new": "short"}
        refusal(await here.put(PASSWORD, json=short), 400)
        assert (await there.get("/api/me")).status_code == 200
        right = {"old": CREDENTIALS["password"], "new": new["password"]}
        assert read(await here.put(PASSWORD, json=right), Me).login == "ada"
        assert (await here.get("/api/me")).status_code == 200
        refusal(await there.get("/api/me"), 401)
        refusal(await site.stranger().post("/api/sessions", json=CREDENTIALS), 401)
        assert (await (await signed_in(site, new)).get("/api/me")).status_code == 200

    visit(tmp_path, test)


def test_a_guest_and_a_stranger_have_no_password_to_change(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        change = {"old": "something", "new": "something else"}
        assert (
            "no account"
            in refusal(await (await site.person()).put(PASSWORD, json=change), 409).sentence
        )
        refusal(await site.stranger().put(PASSWORD, json=change), 401)

    visit(tmp_path, test)


def test_strangers_are_told_that_they_are_strangers_without_a_refusal(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        assert read(await site.stranger().get("/api/sessions"), Session).me is None
        browser = await site.browser()
        told = await browser.get("/api/sessions")
        me = read(told, Session).me
        assert me is not None
        assert (me.name, me.token) == ("Ada", "")
        assert "ziggurat=" in told.headers["set-cookie"], "the cookie lives on"

    visit(tmp_path, test)


def test_a_welcome_link_signs_in_once_and_leads_to_its_table(tmp_path: Path) -> None:
    from ziggurat.server.quick_start import find_owner, make_ready  # noqa: PLC0415

    async def test(site: Site) -> None:
        path = await make_ready(site.services, "revolt")
        browser = site.stranger()
        welcomed = await browser.get(path)
        assert welcomed.status_code in {302, 303, 307}
        assert welcomed.headers["location"].startswith("/table/")
        owner = await find_owner(site.services)
        assert read(await browser.get("/api/me"), Me).id == owner.id
        refusal(await site.stranger().get(path), 404)
        assert (await find_owner(site.services)).id == owner.id, "the same person every time"

    visit(tmp_path, test)
