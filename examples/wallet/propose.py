"""Sends a proposal: the one in the file PROPOSAL_FILE, or a freeform proposal that closes in eight days."""

import json
import os
import time

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")

# region: default
# Times are in seconds since 1970.
transaction = {
    "proposalSubmission": {
        "reference": "sample",
        "rationale": {"title": "A sample", "description": "Nothing changes: this is a vote on an opinion."},
        "terms": {"closingTimestamp": str(int(time.time()) + 8 * 86400), "newFreeform": {}},
    },
}
# endregion: default

# region: propose
if "PROPOSAL_FILE" in os.environ:
    with open(os.environ["PROPOSAL_FILE"], encoding="utf-8") as file:
        transaction = json.load(file)

response = requests.post(
    f"{WALLET}/api/v2/requests",
    headers={"Authorization": f"VWT {TOKEN}", "Origin": "http://localhost"},
    json={
        "jsonrpc": "2.0",
        "id": "1",
        "method": "client.send_transaction",
        "params": {"publicKey": PUBKEY, "sendingMode": "TYPE_SYNC", "transaction": transaction},
    },
    timeout=30,
)
answer = response.json()
if "error" in answer:
    raise SystemExit(f"The wallet refused: {answer['error']['data']}")
print("Sent:", answer["result"]["transactionHash"])
# endregion: propose
