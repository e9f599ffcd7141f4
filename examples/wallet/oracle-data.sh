#!/usr/bin/env bash
# Submits data that a data source of a market waits for.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
need PUBKEY "the public key that signs"
PAYLOAD=$(printf '{"prices.BTC.value": "2650000"}' | base64)

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

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
