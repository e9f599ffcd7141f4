"""Commits liquidity to a market, changes the commitment, and ends it."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
# The second key of the sandbox's wallet: a party has one commitment on a market, and the first key has its own already.
PUBKEY = os.environ.get("PUBKEY", "06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546")
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


# region: submit
# Commit 1,000 of an asset with 6 decimals, for a fee of 0.1 %.
print("Sent:", send({
    "liquidityProvisionSubmission": {
        "marketId": MARKET,
        "commitmentAmount": "1000000000",
        "fee": "0.001",
        "reference": "sample",
    },
}))
# endregion: submit

# region: amend
# Twice as much, for half the fee.
print("Sent:", send({
    "liquidityProvisionAmendment": {
        "marketId": MARKET,
        "commitmentAmount": "2000000000",
        "fee": "0.0005",
    },
}))
# endregion: amend

# region: cancel
# End the commitment.
print("Sent:", send({
    "liquidityProvisionCancellation": {
        "marketId": MARKET,
    },
}))
# endregion: cancel
