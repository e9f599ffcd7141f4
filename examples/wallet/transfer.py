"""Sends money to another party: once, and then again at the end of each epoch of a span."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
TOKEN = setting("TOKEN", "a long-living API token of the wallet")
PUBKEY = setting("PUBKEY", "the public key that signs")
ASSET = setting("ASSET", "the id of an asset")
RECEIVER = setting("RECEIVER", "the public key that gets the transfers")

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
# 10 at the end of the next epoch, and in the nine epochs after it a tenth less each time.
response = requests.get(f"{DATA_NODE}/api/v2/epoch", timeout=30)
response.raise_for_status()
start = int(response.json()["epoch"]["seq"]) + 1
print("Sent:", send({
    "transfer": {
        "fromAccountType": "ACCOUNT_TYPE_GENERAL",
        "toAccountType": "ACCOUNT_TYPE_GENERAL",
        "to": RECEIVER,
        "asset": ASSET,
        "amount": "10000000",
        "reference": "sample",
        "recurring": {
            "startEpoch": str(start),
            "endEpoch": str(start + 9),
            "factor": "0.9",
        },
    },
}))
# endregion: recurring
