#!/usr/bin/env bash
# Reads trades as they happen: one JSON document a line. Ends after COUNT messages.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"
COUNT="${COUNT:-3}"

# region: stream
# --no-buffer shows each message at once. head ends after COUNT lines, and curl with it.
curl --fail-with-body --silent --no-buffer --get "$DATA_NODE/api/v2/stream/trades" \
  --data-urlencode "marketIds=$MARKET" |
  head -n "$COUNT" || true
# endregion: stream
