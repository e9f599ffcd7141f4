"""Lets wallet and node check an order without sending it."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")


def check(transaction):
    """Lets the wallet and a node check a transaction; gives the time at which they were done."""
    response = requests.post(
        f"{WALLET}/api/v2/requests",
        headers={"Authorization": f"VWT {TOKEN}", "Origin": "http://localhost"},
        json={
            "jsonrpc": "2.0",
            "id": "1",
            "method": "client.check_transaction",
            "params": {"publicKey": PUBKEY, "transaction": transaction},
        },
        timeout=30,
    )
    answer = response.json()
    if "error" in answer:
        raise SystemExit(f"The wallet refused: {answer['error']['data']}")
    return answer["result"]["sentAt"]


# region: check
# The wallet checks, signs and asks a node what it thinks. Nothing reaches the chain.
print("Checked:", check({
    "orderSubmission": {
        "marketId": MARKET,
        "type": "TYPE_LIMIT",
        "timeInForce": "TIME_IN_FORCE_GTC",
        "side": "SIDE_BUY",
        "price": "2500000",
        "size": "100",
        "reference": "sample",
    },
}))
# endregion: check
