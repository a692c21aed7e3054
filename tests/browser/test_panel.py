"""What stands beside the board: the log, the rules, and what they point at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import RECORDS, import_record, sit_with_a_bot

SIGNS_ALONE = """log => {
  let alone = 0, measured = 0;
  for (let width = 140; width < 300; width += 8) {
    for (const words of [...log.querySelectorAll('.words')].slice(-40)) {
      words.style.flex = 'none';
      words.style.inlineSize = `${width}px`;
      const nodes = [...words.childNodes].filter(
        ({ nodeType, data }) =>
          nodeType === Node.ELEMENT_NODE || (nodeType === Node.TEXT_NODE && data.trim() !== ''),
      );
      const [thing, rest] = nodes.slice(-2);
      if (thing?.className?.includes?.('thing') !== true || rest.data?.trim() !== '.') continue;
      measured += 1;
      const sign = document.createRange();
      sign.selectNodeContents(rest);
      const line = [...thing.getClientRects()].at(-1);
      if (sign.getBoundingClientRect().top >= line.bottom - 2) alone += 1;
    }
  }
  return [alone, measured > 0];
}"""
"""How often a full stop behind a thing has a line to itself, over many widths of the newest lines;
and whether there was any."""


SIGNS_APART_FROM_DICE = """log => {
  const pairs = [...log.querySelectorAll('.held')].filter(({ textContent }) => textContent !== '');
  let apart = 0;
  for (let width = 140; width < 300; width += 8) {
    for (const words of log.querySelectorAll('.words')) words.style.inlineSize = `${width}px`;
    apart += pairs.filter((pair) => pair.getClientRects().length > 1).length;
  }
  return [apart, pairs.length > 0];
}"""
"""How often a die is on another line than the sign behind it, over the same widths of all lines."""


@pytest.fixture
def ada(invite: Invite) -> Person:
    ada = invite("Ada")
    sit_with_a_bot(ada)
    return ada


def test_the_newest_line_of_the_log_stays_in_sight(ada: Person) -> None:
    for _ in range(4):
        ada.answers("End the turn")
        ada.is_asked()
        expect(ada.log.get_by_role("listitem").last).to_be_in_viewport()


def test_whoever_reads_earlier_lines_is_left_there(ada: Person) -> None:
    for _ in range(4):
        ada.answers("End the turn")
        ada.is_asked()
    first = ada.log.get_by_role("listitem").first
    ada.log.hover()
    ada.page.mouse.wheel(0, -5000)
    expect(first).to_be_in_viewport()
    ada.answers("End the turn")
    ada.is_asked()
    expect(first).to_be_in_viewport()


def test_a_long_log_opens_at_its_end(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens_table(import_record(ada, RECORDS / "trade.zig").address)
    ada.turns_to("Log")
    expect(ada.log.get_by_role("listitem").last).to_be_in_viewport()
    expect(ada.log.get_by_role("listitem").first).not_to_be_in_viewport()


def test_no_full_stop_stands_alone_however_narrow_the_log_is(invite: Invite) -> None:
    ada = invite("Ada")
    ada.opens_table(import_record(ada, RECORDS / "trade.zig").address)
    ada.turns_to("Log")
    expect(ada.log.get_by_role("listitem").last).to_be_visible()
    assert ada.log.evaluate(SIGNS_ALONE) == [0, True]
    assert ada.log.evaluate(SIGNS_APART_FROM_DICE) == [0, True]


def test_a_clause_named_in_the_log_opens_the_rules_there(ada: Person) -> None:
    ada.log.get_by_role("button", name="ER-62a").first.click()
    clause = ada.page.get_by_role("article").filter(has=ada.page.get_by_text("ER-62a", exact=True))
    expect(clause.first).to_be_in_viewport()
    rules = ada.page.get_by_role("tabpanel", name="Rules")
    rules.get_by_label("Search the rules").fill("settlement upkeep")
    expect(rules.get_by_text(re.compile(r"^\d+ clauses?$"))).to_be_visible()


def test_a_thing_named_in_the_log_is_told_about_only_as_long_as_it_is_pointed_at(
    ada: Person,
) -> None:
    ada.log.get_by_role("button", name="Macedonia").first.hover()
    about = ada.page.get_by_role("complementary", name="About Macedonia")
    expect(about).to_contain_text("Pella")
    # The log goes away under a pointer that rests where it was.
    ada.page.get_by_role("tab", name="Log").press("ArrowRight")
    expect(ada.page.get_by_role("tabpanel", name="Players")).to_be_visible()
    expect(about).to_have_count(0)
