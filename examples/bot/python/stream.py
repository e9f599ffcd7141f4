# region: begin
"""Streams of the data node that connect again by themselves."""

import json
import threading
import time

import requests

import settings
# endregion: begin


# region: messages
def messages(path, params, stop, silence=30):
    """Gives the messages of a stream until the event `stop` is set, each with whether it is the first of a connection.

    After a lost connection, or `silence` seconds without a word, it waits 1, 2, 4 … up to 30 seconds and connects
    again. The stream then starts with a new snapshot, which makes up for what was missed.
    """
    wait = 1
    while not stop.is_set():
        try:
            with requests.get(
                f"{settings.DATA_NODE}/api/v2/stream/{path}", params=params, stream=True, timeout=(10, silence)
            ) as response:
                response.raise_for_status()
                first = True
                for line in response.iter_lines():
                    if stop.is_set():
                        return
                    if line:
                        message = json.loads(line)
                        if "error" in message:
                            raise ValueError(message["error"].get("message"))
                        yield message["result"], first
                        wait, first = 1, False
        except (requests.RequestException, KeyError, ValueError) as error:
            if not stop.is_set():
                print(f"Stream {path}: {error}; connecting again in {wait} s")
        stop.wait(wait)
        wait = min(2 * wait, 30)


# endregion: messages


# region: state
class State:
    """What the streams have told so far. Threads write it, the bot reads it."""

    def __init__(self, market, party):
        self.market = market
        self.party = party
        self.orders = {}
        self.pages = {}
        self.complete = set()
        self.position = 0
        self.market_data = None
        self.updated = 0.0
        self.stop = threading.Event()

    @property
    def ready(self):
        """Whether market data, all live orders and the position have come: orders that are not known would be placed twice."""
        return self.market_data is not None and self.complete == {"orders", "positions"}

    def start(self):
        """Opens the streams, each in a thread of its own."""
        lists = {"marketIds": self.market.id, "partyIds": self.party}
        for path, params, use in (
            ("markets/data", {"marketIds": self.market.id}, self.use_market_data),
            ("orders", lists, self.use_orders),
            # Not of the market alone: where there is no position in it yet, no snapshot would come.
            ("positions", {"partyId": self.party}, self.use_positions),
        ):
            threading.Thread(target=self.listen, args=(path, params, use), daemon=True).start()

    def listen(self, path, params, use):
        for result, first in messages(path, params, self.stop):
            # The first message begins a snapshot of all live orders, in pages.
            if first and path == "orders":
                self.pages = {}
            use(result)

    def use_market_data(self, result):
        self.market_data = result["marketData"][-1]
        self.updated = time.monotonic()

    def use_orders(self, result):
        # In streams enum values are numbers: status 1 is STATUS_ACTIVE. Members that are 0 are left out.
        part = result.get("snapshot", result.get("updates", {}))
        orders = self.pages if "snapshot" in result else self.orders
        for order in part.get("orders", []):
            if order.get("status") == 1:
                orders[order["id"]] = order
            else:
                orders.pop(order["id"], None)
        # With its last page a snapshot replaces what was known before; half of it would pass for the whole.
        if part.get("lastPage"):
            self.orders = self.pages
            self.complete.add("orders")

    def use_positions(self, result):
        part = result.get("snapshot", result.get("updates", {}))
        for position in part.get("positions", []):
            if position["marketId"] == self.market.id:
                self.position = self.market.size(position.get("openVolume", "0"))
        if part.get("lastPage"):
            self.complete.add("positions")


# endregion: state
