#!/usr/bin/env bash
# Walks through all orders of a party, page by page.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need PUBKEY "the public key of a party"
echo "Data node: $DATA_NODE" >&2

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
