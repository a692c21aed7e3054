"""All that reaches a person's page, to be searched for what must not."""

from __future__ import annotations

import re

from tests.browser.person import Person

# Everything the live stream tells is kept, as text.
KEEP_WHAT_IS_TOLD = """
window.told = [];
const Source = window.EventSource;
window.EventSource = class extends Source {
  constructor(...wanted) {
    super(...wanted);
    for (const kind of ['table', 'change']) {
      this.addEventListener(kind, (event) => window.told.push(event.data));
    }
  }
};
"""


def keep_what_is_told(person: Person) -> None:
    """Keep what the stream tells from the next page on."""
    person.page.add_init_script(KEEP_WHAT_IS_TOLD)


def all_that_reached(person: Person) -> str:
    """The page as it is built, all that was fetched for it, and all that the stream told.

    What is the same for everybody is apart: the scripts, and the scene, which names every card.
    """
    fetched = [
        response.text()
        for response in person.watch.responses
        if "/api/" in response.url and not re.search(r"/(scene|events)(\?|$)", response.url)
    ]
    told = person.page.evaluate("() => window.told")
    assert told, "the stream has told nothing"
    return "\n".join([person.page.content(), *fetched, *told])
