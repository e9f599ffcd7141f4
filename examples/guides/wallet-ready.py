"""Tells whether the wallet's service can be used: it runs, reaches a node, and is on the network that is wanted.

CHAIN_ID is the chain that is wanted; by default the one of the data node.
"""
import os
import sys

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
WALLET = os.environ.get("WALLET", "http://localhost:1789")


def wanted_chain():
    if "CHAIN_ID" in os.environ:
        return os.environ["CHAIN_ID"]
    response = requests.get(f"{DATA_NODE}/blockchain/height", timeout=10)
    response.raise_for_status()
    return response.json()["chainId"]


# region: ready
def wallet_chain():
    try:
        requests.get(f"{WALLET}/api/v2/health", timeout=5).raise_for_status()
    except requests.RequestException as reason:
        sys.exit(f"The wallet's service does not run at {WALLET}: {reason}")
    request = {"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"}
    answer = requests.post(f"{WALLET}/api/v2/requests", json=request, timeout=60).json()
    if "error" in answer:
        sys.exit(f"The wallet reaches no node: {answer['error']['data']}")
    return answer["result"]["chainID"]


def check_wallet(wanted):
    chain = wallet_chain()
    if chain != wanted:
        sys.exit(f"The wallet is on {chain}, not on {wanted}.")
    return chain
# endregion: ready


print(f"The wallet is ready on {check_wallet(wanted_chain())}.")
