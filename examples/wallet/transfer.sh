#!/usr/bin/env bash
# Sends money to another party: once, and then a share of it each epoch.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
ASSET="${ASSET:-41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7}"
RECEIVER="${RECEIVER:-06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546}"

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
# 10 at the end of each epoch from 1000 to 1009, a tenth less each time.
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
          "startEpoch": "1000",
          "endEpoch": "1009",
          "factor": "0.9"
        }
      }
    }
  }
}
JSON
echo
# endregion: recurring
