"""Places a pair of stop orders around a long position: whichever triggers first stops the other."""

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
