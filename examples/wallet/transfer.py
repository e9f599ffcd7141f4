"""Sends money to another party: once, and then a share of it each epoch."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
ASSET = os.environ.get("ASSET", "41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7")
RECEIVER = os.environ.get("RECEIVER", "06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546")


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


# region: one-off
# 10 of an asset with 6 decimals, at once: deliverOn 0.
print("Sent:", send({
    "transfer": {
        "fromAccountType": "ACCOUNT_TYPE_GENERAL",
        "toAccountType": "ACCOUNT_TYPE_GENERAL",
        "to": RECEIVER,
        "asset": ASSET,
        "amount": "10000000",
        "reference": "sample",
        "oneOff": {
            "deliverOn": "0",
        },
    },
}))
# endregion: one-off

# region: recurring
# 10 at the end of each epoch from 1000 to 1009, a tenth less each time.
print("Sent:", send({
    "transfer": {
        "fromAccountType": "ACCOUNT_TYPE_GENERAL",
        "toAccountType": "ACCOUNT_TYPE_GENERAL",
        "to": RECEIVER,
        "asset": ASSET,
        "amount": "10000000",
        "reference": "sample",
        "recurring": {
            "startEpoch": "1000",
            "endEpoch": "1009",
            "factor": "0.9",
        },
    },
}))
# endregion: recurring
