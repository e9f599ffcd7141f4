"""A price from elsewhere, with a fallback for when it is old or missing."""

import threading
import time
from decimal import Decimal, InvalidOperation

import requests

EVERY = 2.0  # seconds between two questions
OLDEST = 15.0  # seconds after which a price counts as missing


class PriceFeed:
    """Asks an address for a price, again and again, in a thread of its own."""

    def __init__(self, url, path, stop):
        self.url = url
        self.path = path
        self.stop = stop
        self.value = None
        self.at = 0.0
        if url:
            threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while not self.stop.is_set():
            try:
                self.value = self.ask()
                self.at = time.monotonic()
            except (requests.RequestException, KeyError, TypeError, ValueError) as error:
                print("Price feed:", error)
            self.stop.wait(EVERY)

    def ask(self):
        answer = requests.get(self.url, timeout=5)
        answer.raise_for_status()
        value = answer.json()
        for name in self.path.split("."):
            value = value[name]
        try:
            price = Decimal(str(value))
        except InvalidOperation:
            price = Decimal("NaN")
        if not price.is_finite() or price <= 0:
            raise ValueError(f"{value} is no price")
        return price

    def price(self, fallback):
        """The latest price, or the fallback when there is none that is recent."""
        if self.value is None or time.monotonic() - self.at > OLDEST:
            return fallback
        return self.value
