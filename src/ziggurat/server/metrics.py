"""Figures for those who watch over a server, in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ELSEWHERE = "elsewhere"
"""The route of requests that no route takes: their paths are made up by others."""


class Metrics:
    """One server process's figures, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "ziggurat_requests",
            "Requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self._seconds = Histogram(
            "ziggurat_request_seconds",
            "Time from a request to the end of its answer; live streams are left out.",
            ["route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.limited = Counter(
            "ziggurat_limited", "Requests refused for coming too often.", registry=self.registry
        )

        # Looking a label up takes longer than counting.
        self._counting = cache(self._requests.labels)
        self._timing = cache(self._seconds.labels)

    def request(self, method: str, route: str, status: int) -> None:
        """Count a request."""
        self._counting(method, route, str(status)).inc()

    def took(self, route: str, seconds: float) -> None:
        """Note how long an answer took."""
        self._timing(route).observe(seconds)

    def watch(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        """Show a figure that is read whenever somebody asks."""
        Gauge(f"ziggurat_{name}", help_text, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
