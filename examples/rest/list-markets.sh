#!/usr/bin/env bash
# Lists the markets that are neither settled nor closed, with their decimals and their settlement asset.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"

# region: request
curl --fail-with-body --get "$DATA_NODE/api/v2/markets" \
  --data-urlencode "includeSettled=false" \
  --data-urlencode "pagination.first=20"
echo
# endregion: request
