#!/usr/bin/env bash
# Opens a session with the wallet, lists the keys, and closes the session.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"

# region: connect
# The token is in the header Authorization of the answer. Origin tells the wallet which application is asking.
AUTHORIZATION=$(curl --fail-with-body --silent --dump-header - --output /dev/null "$WALLET/api/v2/requests" \
  --header "Origin: http://localhost" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.connect_wallet" }' |
  tr -d '\r' | grep --ignore-case '^authorization: ')
echo "Connected."
# endregion: connect

# region: keys
curl --fail-with-body "$WALLET/api/v2/requests" \
  --header "$AUTHORIZATION" \
  --header "Origin: http://localhost" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "2", "method": "client.list_keys" }'
echo
# endregion: keys

# region: disconnect
curl --fail-with-body "$WALLET/api/v2/requests" \
  --header "$AUTHORIZATION" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "3", "method": "client.disconnect_wallet" }'
echo
# endregion: disconnect
