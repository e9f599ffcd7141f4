"""Lets wallet and node check an order without sending it."""

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
