"""Keeps the bot's orders as they should be."""

import time

import requests

from network import Refused, send
from quotes import difference

# After a batch the orders need a block or two to change; sending again before would do everything twice.
QUIET = 2.0


class Quoter:
    """Sends what turns the live orders into the wanted ones."""

    def __init__(self, state):
        self.state = state
        self.sent = 0.0

    def show(self, wanted):
        """Sends one batch if something has to change. True when it did."""
        if time.monotonic() - self.sent < QUIET:
            return False
        batch = difference(self.state.market.id, wanted, list(self.state.orders.values()))
        if batch is None:
            return False
        self.sent = time.monotonic()
        try:
            send(self.state.party, {"batchMarketInstructions": batch})
        except (Refused, requests.RequestException) as error:
            # Refused, or nobody there: the next comparison tries again.
            print("The batch was not sent:", error)
            return False
        print("Batch:", ", ".join(f"{len(entries)} {name}" for name, entries in batch.items()))
        return True

    def cancel_all(self):
        """Cancels every order of the party on the market, also those that the bot does not know of."""
        send(self.state.party, {"orderCancellation": {"marketId": self.state.market.id}})
        print("All orders cancelled.")
