"""Submits data that a data source of a market waits for."""

import base64
import json
import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
TOKEN = setting("TOKEN", "a long-living API token of the wallet")
PUBKEY = setting("PUBKEY", "the public key that signs")

# Says on standard error which network the wallet signs for.
chain = requests.post(
    f"{WALLET}/api/v2/requests",
    json={"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"},
    timeout=30,
).json()
if "error" in chain:
    raise SystemExit(f"The wallet reaches no network: {chain['error']['data']}")
print("Network:", chain["result"]["chainID"], file=sys.stderr)


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
