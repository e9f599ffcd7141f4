"""Tells whether the wallet's service can be used: it runs, reaches a node, and is on the network that is wanted.

CHAIN_ID is the chain that is wanted; by default the one of the data node.
"""
import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")


def wanted_chain():
    if os.environ.get("CHAIN_ID"):
        return os.environ["CHAIN_ID"]
    data_node = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
    response = requests.get(f"{data_node}/blockchain/height", timeout=10)
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
