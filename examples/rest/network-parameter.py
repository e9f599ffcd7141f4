"""Reads the value of one network parameter."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")

# region: request
response = requests.get(f"{DATA_NODE}/api/v2/network/parameters/governance.proposal.market.minClose", timeout=30)
response.raise_for_status()
parameter = response.json()["networkParameter"]
print(parameter["key"], "is", parameter["value"])
# endregion: request
