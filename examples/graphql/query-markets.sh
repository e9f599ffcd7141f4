#!/usr/bin/env bash
# Asks for the markets and their prices in one GraphQL query.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
echo "Data node: $DATA_NODE" >&2

# region: query
# The query is the text of a JSON document: quotes inside it would need a backslash, line ends are left out.
QUERY=$(tr '\n' ' ' <<'GRAPHQL'
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
GRAPHQL
)
curl --fail-with-body "$DATA_NODE/graphql" \
  --header "Content-Type: application/json" \
  --data "{ \"query\": \"$QUERY\" }"
echo
# endregion: query
