"""Lists the keys that a long-living token gives access to."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")

# region: keys
response = requests.post(
    f"{WALLET}/api/v2/requests",
    headers={"Authorization": f"VWT {TOKEN}", "Origin": "http://localhost"},
    json={"jsonrpc": "2.0", "id": "1", "method": "client.list_keys"},
    timeout=30,
)
answer = response.json()
if "error" in answer:
    raise SystemExit(f"The wallet refused: {answer['error']['data']}")
for key in answer["result"]["keys"]:
    print(key["name"], key["publicKey"])
# endregion: keys
