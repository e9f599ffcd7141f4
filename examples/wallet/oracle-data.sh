#!/usr/bin/env bash
# Submits data that a data source of a market waits for.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
PAYLOAD=$(printf '{"prices.BTC.value": "2650000"}' | base64)

# region: submit
# The payload is JSON, encoded as base64.
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
      "oracleDataSubmission": {
        "source": "ORACLE_SOURCE_JSON",
        "payload": "$PAYLOAD"
      }
    }
  }
}
JSON
echo
# endregion: submit
