#!/usr/bin/env bash
# Reads the latest prices and the state of one market.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need MARKET "the id of a market"
echo "Data node: $DATA_NODE" >&2

# region: request
curl --fail-with-body "$DATA_NODE/api/v2/market/data/$MARKET/latest"
echo
# endregion: request
