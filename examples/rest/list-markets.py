"""Lists the active markets among 20 that are neither settled nor closed, with their decimals and settlement asset."""

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
response = requests.get(
    f"{DATA_NODE}/api/v2/markets",
    params={"includeSettled": "false", "pagination.first": 20},
    timeout=30,
)
response.raise_for_status()
for edge in response.json()["markets"]["edges"]:
    market = edge["node"]
    if market["state"] != "STATE_ACTIVE":
        continue
    instrument = market["tradableInstrument"]["instrument"]
    # A market has one product: a future or a perpetual future.
    product = instrument.get("perpetual") or instrument["future"]
    print(instrument["code"], market["id"])
    print("  decimals of prices and sizes:", market["decimalPlaces"], market["positionDecimalPlaces"])
    print("  settles in:", product["settlementAsset"])
# endregion: request
