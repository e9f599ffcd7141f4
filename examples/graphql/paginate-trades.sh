#!/usr/bin/env bash
# Walks through the trades of a market, page by page, and ends after COUNT pages.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"
COUNT="${COUNT:-3}"

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
