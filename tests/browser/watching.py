"""What a browser did behind a person's back: errors, refusals, and calls to other hosts."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

# Chromium says so of every answer from 400 on; those are judged one by one, by their status.
FAILED_LOADING = "Failed to load resource"
# A page that is left lets go of what it was still loading.
LET_GO = "net::ERR_ABORTED"
TELL_OF_VIOLATIONS = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
"""


class Watch:
    """Everything worth complaining about in one person's browser, and all that reached it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.errors: list[str] = []
        """What pages wrote to the console as an error or a warning, or threw."""
        self.strangers: list[str] = []
        """Addresses of other hosts that were asked for."""
        self.refusals: list[tuple[int, str]] = []
        """Answers that said no: the status and the request."""
        self.failures: list[str] = []
        """Requests that got no answer at all."""
        self.responses: list[Response] = []
        context.add_init_script(TELL_OF_VIOLATIONS)
        context.on("console", self._hear)
        context.on("weberror", lambda thrown: self.errors.append(f"thrown: {thrown.error}"))
        context.on("request", self._note_host)
        context.on("response", self._note_answer)
        context.on("requestfailed", self._note_failure)

    def complaints(self) -> list[str]:
        """What must not have happened, one sentence each."""
        return [
            *self.errors,
            *(f"another host was asked for {address}" for address in self.strangers),
            *(f"{request} was answered with {status}" for status, request in self.refusals),
            *(f"{request} got no answer" for request in self.failures),
        ]

    def forgives_outage(self) -> None:
        """The server was away, and the test meant it: unanswered requests are no complaint."""
        self.failures.clear()

    def takes_complaints(self) -> list[str]:
        """What the test meant to go wrong; nothing is held against it any more."""
        complaints = self.complaints()
        for noted in (self.errors, self.strangers, self.refusals, self.failures):
            noted.clear()
        return complaints

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(FAILED_LOADING):
            self.errors.append(f"console: {message.text}")

    def _note_host(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.strangers.append(request.url)

    def _note_answer(self, response: Response) -> None:
        self.responses.append(response)
        if response.status >= 400:
            self.refusals.append((response.status, told(response.request)))

    def _note_failure(self, request: Request) -> None:
        if request.failure != LET_GO:
            self.failures.append(f"{told(request)} ({request.failure})")


def told(request: Request) -> str:
    """A request in a few words."""
    return f"{request.method} {urlsplit(request.url).path}"
