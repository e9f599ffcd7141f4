"""Asks for the markets and their prices in one GraphQL query."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
print("Data node:", DATA_NODE, file=sys.stderr)

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
