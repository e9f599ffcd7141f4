"""Places a pair of stop orders around a long position: whichever triggers first cancels the other."""

import os

import requests

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


# region: stop
# Close 0.1 when a trade is made at 20,000.00 or less, or at 35,000.00 or more.
print("Sent:", send({
    "stopOrdersSubmission": {
        "fallsBelow": {
            "price": "2000000",
            "orderSubmission": {
                "marketId": MARKET,
                "side": "SIDE_SELL",
                "type": "TYPE_MARKET",
                "timeInForce": "TIME_IN_FORCE_IOC",
                "size": "100",
                "reduceOnly": True,
            },
        },
        "risesAbove": {
            "price": "3500000",
            "orderSubmission": {
                "marketId": MARKET,
                "side": "SIDE_SELL",
                "type": "TYPE_MARKET",
                "timeInForce": "TIME_IN_FORCE_IOC",
                "size": "100",
                "reduceOnly": True,
            },
        },
    },
}))
# endregion: stop
