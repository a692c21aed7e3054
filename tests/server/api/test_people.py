"""Guests, accounts and what they say about themselves."""

from pathlib import Path

from tests.server.api.site import Site, read, refusal, visit
from ziggurat.server.models import Me


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


def test_a_welcome_link_signs_in_once_and_leads_to_its_table(tmp_path: Path) -> None:
    from ziggurat.server.welcoming import find_owner, make_ready  # noqa: PLC0415

    async def test(site: Site) -> None:
        path = await make_ready(site.parts, "revolt")
        browser = site.stranger()
        welcomed = await browser.get(path)
        assert welcomed.status_code in {302, 303, 307}
        assert welcomed.headers["location"].startswith("/table/")
        owner = await find_owner(site.parts)
        assert read(await browser.get("/api/me"), Me).id == owner.id
        refusal(await site.stranger().get(path), 404)
        assert (await find_owner(site.parts)).id == owner.id, "the same person every time"

    visit(tmp_path, test)
