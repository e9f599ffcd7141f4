"""Reads the latest prices and the state of one market."""

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
print("Data node:", DATA_NODE, file=sys.stderr)

# region: request
response = requests.get(f"{DATA_NODE}/api/v2/market/data/{MARKET}/latest", timeout=30)
response.raise_for_status()
data = response.json()["marketData"]
print("state:", data["marketState"], data["marketTradingMode"])
print("mark price:", data["markPrice"])
print("best bid:", data["bestBidPrice"], "size", data["bestBidVolume"])
print("best offer:", data["bestOfferPrice"], "size", data["bestOfferVolume"])
# endregion: request
