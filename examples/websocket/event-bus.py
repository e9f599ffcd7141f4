"""Reads orders and trades of a market from the event bus over a WebSocket. Ends after COUNT messages."""

import json
import os
import sys

import websocket  # Debian: python3-websocket; pip: websocket-client


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
MARKET = setting("MARKET", "the id of a market")
COUNT = int(os.environ.get("COUNT", "3"))
print("Data node:", DATA_NODE, file=sys.stderr)

# region: stream
socket = websocket.create_connection(DATA_NODE.replace("http", "ws", 1) + "/api/v2/stream/event/bus", timeout=30)

# The first message is the filter. The node waits five seconds for it. Without batchSize, events come as they happen.
socket.send(json.dumps({
    "type": ["BUS_EVENT_TYPE_ORDER", "BUS_EVENT_TYPE_TRADE"],
    "marketId": MARKET,
}))
for _ in range(COUNT):
    message = json.loads(socket.recv())
    if "result" not in message:
        raise SystemExit(message.get("error", message)["message"])
    for event in message["result"]["events"]:
        # In this stream enum values are numbers: tell the kind of an event by the member that it has.
        order, trade = event.get("order"), event.get("trade")
        if order:
            print("order", order["id"], order.get("remaining", "0"))
        if trade:
            print("trade", trade["price"], trade["size"])
socket.close()
# endregion: stream
