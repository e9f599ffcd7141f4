"""Walks through the trades of a market, page by page, and ends after COUNT pages."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
MARKET = setting("MARKET", "the id of a market")
COUNT = int(os.environ.get("COUNT", "3"))
print("Data node:", DATA_NODE, file=sys.stderr)

# region: pages
QUERY = """
query Trades($market: ID!, $after: String) {
  trades(filter: { marketIds: [$market] }, pagination: { first: 100, after: $after }) {
    edges { node { price size createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}
"""

after = None
for _ in range(COUNT):
    variables = {"market": MARKET, "after": after}
    response = requests.post(f"{DATA_NODE}/graphql", json={"query": QUERY, "variables": variables}, timeout=30)
    response.raise_for_status()
    answer = response.json()
    if "errors" in answer:
        raise SystemExit(answer["errors"][0]["message"])
    trades = answer["data"]["trades"]
    for edge in trades["edges"]:
        print(edge["node"]["createdAt"], edge["node"]["price"], edge["node"]["size"])
    if not trades["pageInfo"]["hasNextPage"]:
        break
    after = trades["pageInfo"]["endCursor"]
# endregion: pages
