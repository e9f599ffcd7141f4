"""Lists the markets that are neither settled nor closed, with their decimals and their settlement asset."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")

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
