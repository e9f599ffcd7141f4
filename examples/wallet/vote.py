"""Votes on a proposal. A later vote replaces an earlier one."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
PROPOSAL = os.environ.get("PROPOSAL", "402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746")


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


# region: vote
# In favour; VALUE_NO is against.
print("Sent:", send({
    "voteSubmission": {
        "proposalId": PROPOSAL,
        "value": "VALUE_YES",
    },
}))
# endregion: vote
