"""Places two orders, then cancels one of them and places two others in one transaction."""

import os
import sys
import time

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
MARKET = setting("MARKET", "the id of a market")

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


reference = f"sample-{time.time_ns()}"

# region: place
# Two orders around the price.
print("Sent:", send({
    "batchMarketInstructions": {
        "submissions": [
            {
                "marketId": MARKET,
                "type": "TYPE_LIMIT",
                "timeInForce": "TIME_IN_FORCE_GTC",
                "side": "SIDE_BUY",
                "price": "2400000",
                "size": "100",
                "reference": reference,
            },
            {
                "marketId": MARKET,
                "type": "TYPE_LIMIT",
                "timeInForce": "TIME_IN_FORCE_GTC",
                "side": "SIDE_SELL",
                "price": "2900000",
                "size": "100",
                "reference": reference,
            },
        ],
    },
}))
# endregion: place

# region: find
# The id of one of them, found by its reference.
time.sleep(2)
response = requests.get(
    f"{DATA_NODE}/api/v2/orders",
    params={"filter.partyIds": PUBKEY, "filter.reference": reference},
    timeout=30,
)
response.raise_for_status()
order_id = response.json()["orders"]["edges"][0]["node"]["id"]
print("Order id:", order_id)
# endregion: find

# region: batch
# The network runs the cancellations first, then the amendments, then the submissions.
print("Sent:", send({
    "batchMarketInstructions": {
        "cancellations": [
            {
                "marketId": MARKET,
                "orderId": order_id,
            },
        ],
        "submissions": [
            {
                "marketId": MARKET,
                "type": "TYPE_LIMIT",
                "timeInForce": "TIME_IN_FORCE_GTC",
                "side": "SIDE_BUY",
                "price": "2410000",
                "size": "100",
                "postOnly": True,
                "reference": reference,
            },
            {
                "marketId": MARKET,
                "type": "TYPE_LIMIT",
                "timeInForce": "TIME_IN_FORCE_GTC",
                "side": "SIDE_SELL",
                "price": "2890000",
                "size": "100",
                "postOnly": True,
                "reference": reference,
            },
        ],
    },
}))
# endregion: batch
