#!/usr/bin/env bash
# Walks through the trades of a market, page by page, and ends after COUNT pages.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need MARKET "the id of a market"
COUNT="${COUNT:-3}"
echo "Data node: $DATA_NODE" >&2

# region: pages
QUERY=$(tr '\n' ' ' <<'GRAPHQL'
query Trades($market: ID!, $after: String) {
  trades(filter: { marketIds: [$market] }, pagination: { first: 100, after: $after }) {
    edges { node { price size createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}
GRAPHQL
)
AFTER=null
for _ in $(seq "$COUNT"); do
  PAGE=$(curl --fail-with-body --silent "$DATA_NODE/graphql" \
    --header "Content-Type: application/json" \
    --data "{ \"query\": \"$QUERY\", \"variables\": { \"market\": \"$MARKET\", \"after\": $AFTER } }")
  echo "$PAGE" | grep --only-matching '"price":"[0-9]*","size":"[0-9]*"' || true
  case "$PAGE" in *'"hasNextPage":true'*) ;; *) break ;; esac
  AFTER="\"$(echo "$PAGE" | grep --only-matching '"endCursor":"[^"]*"' | cut -d '"' -f 4)\""
done
# endregion: pages
