"""Sends the proposal in the file PROPOSAL_FILE: the JSON that the pages on proposals make."""

import json
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
PROPOSAL_FILE = setting("PROPOSAL_FILE", "the file with the proposal, such as proposal.json")

# Says on standard error which network the wallet signs for.
chain = requests.post(
    f"{WALLET}/api/v2/requests",
    json={"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"},
    timeout=30,
).json()
if "error" in chain:
    raise SystemExit(f"The wallet reaches no network: {chain['error']['data']}")
print("Network:", chain["result"]["chainID"], file=sys.stderr)

# region: propose
with open(PROPOSAL_FILE, encoding="utf-8") as file:
    transaction = json.load(file)

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
print("Sent:", answer["result"]["transactionHash"])
# endregion: propose
