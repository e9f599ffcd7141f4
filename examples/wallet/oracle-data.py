"""Submits data that a data source of a market waits for."""

import base64
import json
import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")


def send(transaction):
    """Lets the wallet sign a transaction and send it; gives its hash."""
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
    return answer["result"]["transactionHash"]


payload = base64.b64encode(json.dumps({"prices.BTC.value": "2650000"}).encode()).decode()

# region: submit
# The payload is JSON, encoded as base64.
print("Sent:", send({
    "oracleDataSubmission": {
        "source": "ORACLE_SOURCE_JSON",
        "payload": payload,
    },
}))
# endregion: submit
