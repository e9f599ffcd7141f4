"""Compares the time of the node's latest block with the clock: is its data fresh?"""

import os
import sys
import time

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
print("Data node:", DATA_NODE, file=sys.stderr)

# region: check
response = requests.get(f"{DATA_NODE}/api/v2/info", timeout=30)
response.raise_for_status()
# Every answer of a data node has the time of its latest block, in nanoseconds since 1970.
behind = time.time() - int(response.headers["X-Block-Timestamp"]) / 1e9
print(f"Version {response.json()['version']}, {behind:.0f} seconds behind.")
if behind > 10:
    print("Use another node.")
# endregion: check
