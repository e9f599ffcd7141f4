"""Reads trades as they happen: one JSON document a line. Ends after COUNT messages."""

import json
import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")
COUNT = int(os.environ.get("COUNT", "3"))

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
