#!/usr/bin/env bash
# Asks for the markets and their prices in one GraphQL query.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"

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
