"""Reads trades as they happen: one JSON document a line. Ends after COUNT messages."""

import json
import os
import sys

import requests


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
with requests.get(
    f"{DATA_NODE}/api/v2/stream/trades",
    params={"marketIds": MARKET},
    stream=True,
    # Half a minute to connect; no limit between two messages.
    timeout=(30, None),
) as response:
    response.raise_for_status()
    for number, line in enumerate(filter(None, response.iter_lines()), start=1):
        message = json.loads(line)
        if "error" in message:
            raise SystemExit(message["error"]["message"])
        for trade in message["result"]["trades"]:
            print(trade["price"], trade["size"])
        if number == COUNT:
            break
# endregion: stream
