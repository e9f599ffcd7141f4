"""Walks through all orders of a party, page by page."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")


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
