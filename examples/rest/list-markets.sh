#!/usr/bin/env bash
# Lists up to 20 markets that are neither settled nor closed, with their decimals and their settlement asset.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
echo "Data node: $DATA_NODE" >&2

# region: request
curl --fail-with-body --get "$DATA_NODE/api/v2/markets" \
  --data-urlencode "includeSettled=false" \
  --data-urlencode "pagination.first=20"
echo
# endregion: request
