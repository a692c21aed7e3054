"""The page about oneself: an account, its password, and leaving it here or everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import Person
from tests.browser.site import DESKTOP, PHONE, Invite

OLD, NEW = "difference engine", "analytical engine"


def makes_an_account(person: Person, login: str) -> None:
    person.opens("/me")
    person.page.get_by_label("Name of the account").fill(login)
    person.page.get_by_label("Password", exact=True).fill(OLD)
    person.presses("Make this account")
    person.sees("Your account is made")


def signs_in(person: Person, login: str, password: str) -> None:
    person.opens("/me")
    person.page.get_by_label("Name of the account").fill(login)
    person.page.get_by_label("Password", exact=True).fill(password)
    person.presses("Sign in")


def is_signed_in(person: Person, login: str) -> None:
    expect(person.page.get_by_text(f"You are signed in as {login}")).to_be_visible()


@pytest.mark.parametrize(
    ("screen", "is_dark", "login"), [(DESKTOP, False, "ada.desk"), (PHONE, True, "ada.phone")]
)
def test_a_password_is_changed_and_other_devices_are_signed_out(
    invite: Invite, screen: ViewportSize, login: str, *, is_dark: bool
) -> None:
    here, there = invite("Ada", screen=screen, is_dark=is_dark), invite()
    makes_an_account(here, login)
    signs_in(there, login, OLD)
    is_signed_in(there, login)
    here.page.get_by_text("Change the password").first.click()
    here.page.get_by_label("Old password").fill(OLD)
    here.page.get_by_label("New password").fill(NEW)
    here.photographs(f"account {login}", whole=True)
    here.presses("Change the password")
    here.sees("Your password is changed")
    there.page.reload()
    expect(there.page.get_by_role("button", name="Sign in")).to_be_visible()
    signs_in(there, login, NEW)
    is_signed_in(there, login)


def test_signing_out_everywhere_reaches_another_browser(invite: Invite) -> None:
    here, there = invite("Ada"), invite()
    makes_an_account(here, "ada.everywhere")
    signs_in(there, "ada.everywhere", OLD)
    is_signed_in(there, "ada.everywhere")
    here.presses("Sign out everywhere")
    here.sees("You are signed out on every device.")
    there.page.reload()
    expect(there.page.get_by_role("button", name="Sign in")).to_be_visible()
