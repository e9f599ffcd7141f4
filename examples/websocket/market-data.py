"""Reads market data over a WebSocket and connects again when the connection is lost. Ends after COUNT messages."""

import json
import os
import sys
import time

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
def messages(url):
    """Gives the messages of a stream for ever. Waits 1, 2, 4 … up to 30 seconds between two attempts to connect."""
    wait = 1
    while True:
        try:
            # Until the market ends, something comes with each block: no message for 30 seconds means a dead connection.
            socket = websocket.create_connection(url, timeout=30)
            while True:
                message = json.loads(socket.recv())
                if "result" not in message:
                    # The node ends the stream and says why, for example that it was read too slowly.
                    raise websocket.WebSocketException(message.get("error", message)["message"])
                yield message
                wait = 1
        except (websocket.WebSocketException, OSError) as error:
            print("connection lost:", error)
            time.sleep(wait)
            wait = min(2 * wait, 30)


url = DATA_NODE.replace("http", "ws", 1) + f"/api/v2/stream/markets/data?marketIds={MARKET}"
for number, message in enumerate(messages(url), start=1):
    for data in message["result"]["marketData"]:
        print(data["markPrice"], data.get("bestBidPrice"), data.get("bestOfferPrice"))
    if number == COUNT:
        break
# endregion: stream
