"""Nominates a validator with stake, and takes a part of it back."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
VALIDATOR = os.environ.get("VALIDATOR", "0c01998b38f6b16c584253888642a369b3fa4c5b48d4ade9063489d0b04d23b6")


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


# region: delegate
# 10 tokens of 18 decimals, from the next epoch on.
print("Sent:", send({
    "delegateSubmission": {
        "nodeId": VALIDATOR,
        "amount": "10000000000000000000",
    },
}))
# endregion: delegate

# region: undelegate
# Take 5 tokens back when the epoch ends.
print("Sent:", send({
    "undelegateSubmission": {
        "nodeId": VALIDATOR,
        "amount": "5000000000000000000",
        "method": "METHOD_AT_END_OF_EPOCH",
    },
}))
# endregion: undelegate
