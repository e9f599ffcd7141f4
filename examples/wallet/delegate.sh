#!/usr/bin/env bash
# Nominates a validator with stake, and takes a part of it back.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
VALIDATOR="${VALIDATOR:-0c01998b38f6b16c584253888642a369b3fa4c5b48d4ade9063489d0b04d23b6}"

# region: delegate
# 10 tokens of 18 decimals, from the next epoch on.
curl --fail-with-body "$WALLET/api/v2/requests" \
  --header "Authorization: VWT $TOKEN" \
  --header "Origin: http://localhost" \
  --header "Content-Type: application/json" \
  --data @- <<JSON
{
  "jsonrpc": "2.0",
  "id": "1",
  "method": "client.send_transaction",
  "params": {
    "publicKey": "$PUBKEY",
    "sendingMode": "TYPE_SYNC",
    "transaction": {
      "delegateSubmission": {
        "nodeId": "$VALIDATOR",
        "amount": "10000000000000000000"
      }
    }
  }
}
JSON
echo
# endregion: delegate

# region: undelegate
# Take 5 tokens back when the epoch ends.
curl --fail-with-body "$WALLET/api/v2/requests" \
  --header "Authorization: VWT $TOKEN" \
  --header "Origin: http://localhost" \
  --header "Content-Type: application/json" \
  --data @- <<JSON
{
  "jsonrpc": "2.0",
  "id": "1",
  "method": "client.send_transaction",
  "params": {
    "publicKey": "$PUBKEY",
    "sendingMode": "TYPE_SYNC",
    "transaction": {
      "undelegateSubmission": {
        "nodeId": "$VALIDATOR",
        "amount": "5000000000000000000",
        "method": "METHOD_AT_END_OF_EPOCH"
      }
    }
  }
}
JSON
echo
# endregion: undelegate
