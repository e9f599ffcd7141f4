#!/usr/bin/env bash
# What the wallet answers when it refuses.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"

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
