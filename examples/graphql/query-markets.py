"""Asks for the markets and their prices in one GraphQL query."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")

# region: query
QUERY = """
{
  marketsConnection(pagination: { first: 10 }) {
    edges {
      node {
        id
        decimalPlaces
        tradableInstrument { instrument { code } }
        data { markPrice bestBidPrice bestOfferPrice }
      }
    }
  }
}
"""

response = requests.post(f"{DATA_NODE}/graphql", json={"query": QUERY}, timeout=30)
response.raise_for_status()
answer = response.json()
# Errors come with status 200 as well.
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
for edge in answer["data"]["marketsConnection"]["edges"]:
    market = edge["node"]
    print(market["tradableInstrument"]["instrument"]["code"], market["data"]["markPrice"], market["decimalPlaces"])
# endregion: query
