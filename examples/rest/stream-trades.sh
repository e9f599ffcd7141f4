#!/usr/bin/env bash
# Reads trades as they happen: one JSON document a line. Ends after COUNT messages.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need MARKET "the id of a market"
COUNT="${COUNT:-3}"
echo "Data node: $DATA_NODE" >&2

# region: stream
# --no-buffer shows each message at once. head ends after COUNT lines, and curl with it.
curl --fail-with-body --silent --no-buffer --get "$DATA_NODE/api/v2/stream/trades" \
  --data-urlencode "marketIds=$MARKET" |
  head -n "$COUNT" || true
# endregion: stream
