"""Walks through the trades of a market, page by page, and ends after COUNT pages."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
MARKET = os.environ.get("MARKET", "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27")
COUNT = int(os.environ.get("COUNT", "3"))

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
