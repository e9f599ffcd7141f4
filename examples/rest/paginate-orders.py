"""Walks through all orders of a party, page by page."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
PUBKEY = setting("PUBKEY", "the public key of a party")
print("Data node:", DATA_NODE, file=sys.stderr)


# region: pages
def all_orders(party):
    """Gives the orders of a party, newest first; asks for the next page when it is needed."""
    # No cursor for the first page: an empty one is an error.
    query = {"filter.partyIds": party, "pagination.first": 50}
    while True:
        response = requests.get(f"{DATA_NODE}/api/v2/orders", params=query, timeout=30)
        response.raise_for_status()
        page = response.json()["orders"]
        for edge in page["edges"]:
            yield edge["node"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        # The cursor of the last entry: the next page comes after it.
        query["pagination.after"] = page["pageInfo"]["endCursor"]


for order in all_orders(PUBKEY):
    print(order["id"], order["side"], order["price"], order["remaining"], order["status"])
# endregion: pages
