"""Compares the time of the node's latest block with the clock: is its data fresh?"""

import os
import time

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")

# region: check
response = requests.get(f"{DATA_NODE}/api/v2/info", timeout=30)
response.raise_for_status()
# Every answer of a data node has the time of its latest block, in nanoseconds since 1970.
behind = time.time() - int(response.headers["X-Block-Timestamp"]) / 1e9
print(f"Version {response.json()['version']}, {behind:.0f} seconds behind.")
if behind > 10:
    print("Use another node.")
# endregion: check
