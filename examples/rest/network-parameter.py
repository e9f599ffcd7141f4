"""Reads the value of one network parameter."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
print("Data node:", DATA_NODE, file=sys.stderr)

# region: request
response = requests.get(f"{DATA_NODE}/api/v2/network/parameters/governance.proposal.market.minClose", timeout=30)
response.raise_for_status()
parameter = response.json()["networkParameter"]
print(parameter["key"], "is", parameter["value"])
# endregion: request
