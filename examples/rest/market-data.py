"""Reads the latest prices and the state of one market."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")

# region: request
response = requests.get(f"{DATA_NODE}/api/v2/market/data/{MARKET}/latest", timeout=30)
response.raise_for_status()
data = response.json()["marketData"]
print("state:", data["marketState"], data["marketTradingMode"])
print("mark price:", data["markPrice"])
print("best bid:", data["bestBidPrice"], "size", data["bestBidVolume"])
print("best offer:", data["bestOfferPrice"], "size", data["bestOfferVolume"])
# endregion: request
