"""Reads orders and trades of a market from the event bus over a WebSocket. Ends after COUNT batches."""

import json
import os

import websocket  # Debian: python3-websocket; pip: websocket-client

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")
COUNT = int(os.environ.get("COUNT", "3"))

# region: stream
socket = websocket.create_connection(DATA_NODE.replace("http", "ws", 1) + "/api/v2/stream/event/bus", timeout=30)

# The first message is the filter. The node waits five seconds for it.
socket.send(json.dumps({
    "type": ["BUS_EVENT_TYPE_ORDER", "BUS_EVENT_TYPE_TRADE"],
    "marketId": MARKET,
    "batchSize": 10,
}))
for _ in range(COUNT):
    message = json.loads(socket.recv())
    if "error" in message:
        raise SystemExit(message["error"]["message"])
    for event in message["result"]["events"]:
        # In this stream enum values are numbers: tell the kind of an event by the member that it has.
        order, trade = event.get("order"), event.get("trade")
        if order:
            print("order", order["id"], order.get("remaining", "0"))
        if trade:
            print("trade", trade["price"], trade["size"])
    # With a batch size above zero, any message asks for the next batch.
    socket.send(json.dumps({"batchSize": 10}))
socket.close()
# endregion: stream
