"""Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out."""

import os
import time

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
ASSET = os.environ.get("ASSET", "41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7")


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
                "receiverAddress": "0x039fed53122bdb1cf4b2e2e3f1dfaaae3ca6a4b0",
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
