#!/usr/bin/env bash
# Lists the keys that a long-living token gives access to.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"

# region: keys
curl --fail-with-body "$WALLET/api/v2/requests" \
  --header "Authorization: VWT $TOKEN" \
  --header "Origin: http://localhost" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.list_keys" }'
echo
# endregion: keys
