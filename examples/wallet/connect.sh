#!/usr/bin/env bash
# Opens a session with the wallet, lists the keys, and closes the session.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need WALLET "the address of the wallet's service, such as http://localhost:1789"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

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
