#!/usr/bin/env bash
# What the wallet answers when it refuses.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
need PUBKEY "the public key that signs"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

# region: errors
# Without --fail curl shows the answer, whatever its status: the member error says what was wrong.
ask() {
  curl --silent "$WALLET/api/v2/requests" \
    --header "Authorization: VWT $1" \
    --header "Origin: http://localhost" \
    --header "Content-Type: application/json" \
    --data "$2"
  echo
}

# -32003: the token is unknown. Connect again, or check the long-living token.
ask "unknown" '{ "jsonrpc": "2.0", "id": "1", "method": "client.list_keys" }'

# -32601: there is no such method.
ask "$TOKEN" '{ "jsonrpc": "2.0", "id": "1", "method": "client.trade" }'

# -32602: the command breaks its rules. data names the field.
ask "$TOKEN" "{ \"jsonrpc\": \"2.0\", \"id\": \"1\", \"method\": \"client.send_transaction\", \"params\": {
  \"publicKey\": \"$PUBKEY\", \"sendingMode\": \"TYPE_SYNC\",
  \"transaction\": { \"voteSubmission\": { \"proposalId\": \"none\", \"value\": \"VALUE_YES\" } } } }"
# endregion: errors
