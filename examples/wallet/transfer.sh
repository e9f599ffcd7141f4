#!/usr/bin/env bash
# Sends money to another party: once, and then again at the end of each epoch of a span.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
need PUBKEY "the public key that signs"
need ASSET "the id of an asset"
need RECEIVER "the public key that gets the transfers"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

# region: one-off
# 10 of an asset with 6 decimals, at once: deliverOn 0.
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
      "transfer": {
        "fromAccountType": "ACCOUNT_TYPE_GENERAL",
        "toAccountType": "ACCOUNT_TYPE_GENERAL",
        "to": "$RECEIVER",
        "asset": "$ASSET",
        "amount": "10000000",
        "reference": "sample",
        "oneOff": {
          "deliverOn": "0"
        }
      }
    }
  }
}
JSON
echo
# endregion: one-off

# region: recurring
# 10 at the end of the next epoch, and in the nine epochs after it a tenth less each time.
EPOCH=$(curl --fail-with-body --silent "$DATA_NODE/api/v2/epoch" |
  grep --only-matching '"seq":"[0-9]*"' | head -n 1 | cut -d '"' -f 4)
START=$((EPOCH + 1))
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
      "transfer": {
        "fromAccountType": "ACCOUNT_TYPE_GENERAL",
        "toAccountType": "ACCOUNT_TYPE_GENERAL",
        "to": "$RECEIVER",
        "asset": "$ASSET",
        "amount": "10000000",
        "reference": "sample",
        "recurring": {
          "startEpoch": "$START",
          "endEpoch": "$((START + 9))",
          "factor": "0.9"
        }
      }
    }
  }
}
JSON
echo
# endregion: recurring
