#!/usr/bin/env bash
# Reads the latest prices and the state of one market.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"

# region: request
curl --fail-with-body "$DATA_NODE/api/v2/market/data/$MARKET/latest"
echo
# endregion: request
