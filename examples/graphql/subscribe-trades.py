"""Subscribes to the trades of a market over a WebSocket. Ends after COUNT messages."""

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
