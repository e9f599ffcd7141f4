"""Subscribes to the trades of a market over a WebSocket. Ends after COUNT messages."""

import json
import os

import websocket  # Debian: python3-websocket; pip: websocket-client

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")
COUNT = int(os.environ.get("COUNT", "3"))

# region: subscribe
QUERY = "subscription Trades($market: ID!) { tradesStream(filter: { marketIds: [$market] }) { price size createdAt } }"

socket = websocket.create_connection(
    DATA_NODE.replace("http", "ws", 1) + "/graphql",
    subprotocols=["graphql-transport-ws"],
    timeout=30,
)
socket.send(json.dumps({"type": "connection_init"}))
if json.loads(socket.recv())["type"] != "connection_ack":
    raise SystemExit("the node did not accept the connection")

socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": {"query": QUERY, "variables": {"market": MARKET}}}))
received = 0
while received < COUNT:
    message = json.loads(socket.recv())
    if message["type"] == "ping":
        socket.send(json.dumps({"type": "pong"}))
    elif message["type"] == "next":
        for trade in message["payload"]["data"]["tradesStream"]:
            print(trade["createdAt"], trade["price"], trade["size"])
        received += 1
    else:
        raise SystemExit(message)

socket.send(json.dumps({"id": "1", "type": "complete"}))
socket.close()
# endregion: subscribe
