#!/usr/bin/env bash
# Places a pair of stop orders around a long position: whichever triggers first cancels the other.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"

# region: stop
# Close 0.1 when a trade is made at 20,000.00 or less, or at 35,000.00 or more.
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
      "stopOrdersSubmission": {
        "fallsBelow": {
          "price": "2000000",
          "orderSubmission": {
            "marketId": "$MARKET",
            "side": "SIDE_SELL",
            "type": "TYPE_MARKET",
            "timeInForce": "TIME_IN_FORCE_IOC",
            "size": "100",
            "reduceOnly": true
          }
        },
        "risesAbove": {
          "price": "3500000",
          "orderSubmission": {
            "marketId": "$MARKET",
            "side": "SIDE_SELL",
            "type": "TYPE_MARKET",
            "timeInForce": "TIME_IN_FORCE_IOC",
            "size": "100",
            "reduceOnly": true
          }
        }
      }
    }
  }
}
JSON
echo
# endregion: stop
