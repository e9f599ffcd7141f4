"""Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out."""

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
ASSET = setting("ASSET", "the id of an asset")
ETH_ADDRESS = setting("ETH_ADDRESS", "the Ethereum address that gets the money")

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


# region: withdraw
# 5 of an asset with 6 decimals.
print("Sent:", send({
    "withdrawSubmission": {
        "amount": "5000000",
        "asset": ASSET,
        "ext": {
            "erc20": {
                "receiverAddress": ETH_ADDRESS,
            },
        },
    },
}))
# endregion: withdraw

# region: find
# The id of the latest withdrawal.
time.sleep(2)
response = requests.get(
    f"{DATA_NODE}/api/v2/withdrawals",
    params={"partyId": PUBKEY, "pagination.first": "1"},
    timeout=30,
)
response.raise_for_status()
withdrawal_id = response.json()["withdrawals"]["edges"][0]["node"]["id"]
print("Withdrawal id:", withdrawal_id)
# endregion: find

# region: bundle
# The arguments for withdraw_asset of the bridge contract, with the validators' signatures.
response = requests.get(
    f"{DATA_NODE}/api/v2/erc20/asset/withdrawal/bundle",
    params={"withdrawalId": withdrawal_id},
    timeout=30,
)
response.raise_for_status()
print(response.json())
# endregion: bundle
