#!/usr/bin/env bash
# Walks through all orders of a party, page by page.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"

# region: pages
# No cursor for the first page: an empty one is an error.
CURSOR=""
while true; do
  PAGE=$(curl --fail-with-body --silent --get "$DATA_NODE/api/v2/orders" \
    --data-urlencode "filter.partyIds=$PUBKEY" \
    --data-urlencode "pagination.first=50" \
    ${CURSOR:+--data-urlencode "pagination.after=$CURSOR"})
  echo "$PAGE" | grep --only-matching '"status":"[A-Z_]*"' || true
  case "$PAGE" in *'"hasNextPage":true'*) ;; *) break ;; esac
  # The cursor of the last entry: the next page comes after it.
  CURSOR=$(echo "$PAGE" | grep --only-matching '"endCursor":"[^"]*"' | cut -d '"' -f 4)
done
# endregion: pages
