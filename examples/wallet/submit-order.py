"""Places a limit order and reads it back."""

import os
import time

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")


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


reference = f"sample-{time.time_ns()}"

# region: order
# Buy 0.1 at 25,000.00 on a market with 2 decimal places for prices and 3 for sizes.
print("Sent:", send({
    "orderSubmission": {
        "marketId": MARKET,
        "type": "TYPE_LIMIT",
        "timeInForce": "TIME_IN_FORCE_GTC",
        "side": "SIDE_BUY",
        "price": "2500000",
        "size": "100",
        "reference": reference,
    },
}))
# endregion: order

# region: read-back
# The hash only says that a node took the transaction. The order is there once a block holds it.
time.sleep(2)
response = requests.get(
    f"{DATA_NODE}/api/v2/orders",
    params={"filter.partyIds": PUBKEY, "filter.reference": reference},
    timeout=30,
)
response.raise_for_status()
order_id = response.json()["orders"]["edges"][0]["node"]["id"]
print("Order id:", order_id)
# endregion: read-back
