#!/usr/bin/env bash
# Places a limit order and reads it back.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"
REFERENCE="sample-$RANDOM-$RANDOM"

# region: order
# Buy 0.1 at 25,000.00 on a market with 2 decimal places for prices and 3 for sizes.
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
      "orderSubmission": {
        "marketId": "$MARKET",
        "type": "TYPE_LIMIT",
        "timeInForce": "TIME_IN_FORCE_GTC",
        "side": "SIDE_BUY",
        "price": "2500000",
        "size": "100",
        "reference": "$REFERENCE"
      }
    }
  }
}
JSON
echo
# endregion: order

# region: read-back
# The hash only says that a node took the transaction. The order is there once a block holds it.
sleep 2
ORDER_ID=$(curl --fail-with-body --silent --get "$DATA_NODE/api/v2/orders" \
  --data-urlencode "filter.partyIds=$PUBKEY" \
  --data-urlencode "filter.reference=$REFERENCE" |
  grep --only-matching '"id":"[0-9a-f]*"' | head -n 1 | cut -d '"' -f 4)
echo "Order id: $ORDER_ID"
# endregion: read-back
