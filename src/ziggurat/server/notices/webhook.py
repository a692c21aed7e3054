"""Notices to webhooks: a POST of JSON to an address somebody gave, which may be a trap."""

from __future__ import annotations

import asyncio
import ssl

import httpx

from ziggurat import __version__
from ziggurat.server.notices.courier import Undeliverable, Undelivered
from ziggurat.server.notices.targets import Resolve, checked, resolve
from ziggurat.server.notices.wording import webhook_body
from ziggurat.server.storage.stored import StoredNotice

SECONDS = 10.0
"""How long everything together may take."""
PORTS = {"http": 80, "https": 443}
GONE = 410
"""The reply of somebody who wants no more of these."""


class Webhooks:
    """Carries notices to webhooks. Redirects are not followed; what comes back is not read."""

    def __init__(
        self,
        site: str,
        *,
        is_inner_allowed: bool = False,
        resolve: Resolve = resolve,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._site = site
        self._is_inner_allowed = is_inner_allowed
        self._resolve = resolve
        # No connection is kept: one that was made in the name of a host must not serve another
        # of the same address. No proxy of the environment: it would look names up again.
        self._client = httpx.AsyncClient(
            follow_redirects=False,
            trust_env=False,
            verify=True if trust is None else trust,
            timeout=SECONDS,
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"user-agent": f"Ziggurat/{__version__}"},
        )

    async def carry(self, notice: StoredNotice) -> None:
        url = read_target(notice.address)
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(url, webhook_body(notice, self._site))
        except TimeoutError as error:
            raise Undelivered(f"The webhook took longer than {SECONDS:g} s.") from error
        if status == GONE:
            raise Undeliverable(f"The webhook answered {status}: it is gone for good.")
        if 300 <= status < 400:
            raise Undelivered(f"The webhook answered {status}; redirects are not followed.")
        if not 200 <= status < 300:
            raise Undelivered(f"The webhook answered {status}.")

    async def close(self) -> None:
        await self._client.aclose()

    async def _post(self, url: httpx.URL, body: dict[str, object]) -> int:
        """The status of the first of the host's addresses that can be connected to."""
        port = url.port or PORTS[url.scheme]
        addresses = await self._resolve(url.host, port)
        for address in checked(addresses, is_inner_allowed=self._is_inner_allowed):
            try:
                return await self._post_to(address, url, body)
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                trouble = f"The webhook's host cannot be connected to: {error}."
            except httpx.HTTPError as error:
                raise Undelivered(f"The webhook failed: {type(error).__name__}.") from error
        raise Undelivered(trouble)

    async def _post_to(self, address: str, url: httpx.URL, body: dict[str, object]) -> int:
        """Post to an address, in the name of the host it was found by."""
        request = self._client.build_request(
            "POST",
            url.copy_with(host=address),
            json=body,
            headers={"host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": url.host},
        )
        response = await self._client.send(request, stream=True)
        await response.aclose()
        return response.status_code


def read_target(address: str) -> httpx.URL:
    """The address of a webhook; `Undeliverable` says why it is none."""
    try:
        url = httpx.URL(address)
    except (httpx.InvalidURL, ValueError) as error:
        raise Undeliverable("The webhook's address cannot be understood.") from error
    if url.scheme not in PORTS or not url.host:
        raise Undeliverable("The webhook's address must begin with http:// or https://.")
    return url
