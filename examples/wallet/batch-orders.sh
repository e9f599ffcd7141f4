#!/usr/bin/env bash
# Places two orders, then cancels one of them and places two others in one transaction.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
need PUBKEY "the public key that signs"
need MARKET "the id of a market"
REFERENCE="sample-$RANDOM-$RANDOM"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

# region: place
# Two orders around the price.
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
      "batchMarketInstructions": {
        "submissions": [
          {
            "marketId": "$MARKET",
            "type": "TYPE_LIMIT",
            "timeInForce": "TIME_IN_FORCE_GTC",
            "side": "SIDE_BUY",
            "price": "2400000",
            "size": "100",
            "reference": "$REFERENCE"
          },
          {
            "marketId": "$MARKET",
            "type": "TYPE_LIMIT",
            "timeInForce": "TIME_IN_FORCE_GTC",
            "side": "SIDE_SELL",
            "price": "2900000",
            "size": "100",
            "reference": "$REFERENCE"
          }
        ]
      }
    }
  }
}
JSON
echo
# endregion: place

# region: find
# The id of one of them, found by its reference.
sleep 2
ORDER_ID=$(curl --fail-with-body --silent --get "$DATA_NODE/api/v2/orders" \
  --data-urlencode "filter.partyIds=$PUBKEY" \
  --data-urlencode "filter.reference=$REFERENCE" |
  grep --only-matching '"id":"[0-9a-f]*"' | head -n 1 | cut -d '"' -f 4)
echo "Order id: $ORDER_ID"
# endregion: find

# region: batch
# The network runs the cancellations first, then the amendments, then the submissions.
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
      "batchMarketInstructions": {
        "cancellations": [
          {
            "marketId": "$MARKET",
            "orderId": "$ORDER_ID"
          }
        ],
        "submissions": [
          {
            "marketId": "$MARKET",
            "type": "TYPE_LIMIT",
            "timeInForce": "TIME_IN_FORCE_GTC",
            "side": "SIDE_BUY",
            "price": "2410000",
            "size": "100",
            "postOnly": true,
            "reference": "$REFERENCE"
          },
          {
            "marketId": "$MARKET",
            "type": "TYPE_LIMIT",
            "timeInForce": "TIME_IN_FORCE_GTC",
            "side": "SIDE_SELL",
            "price": "2890000",
            "size": "100",
            "postOnly": true,
            "reference": "$REFERENCE"
          }
        ]
      }
    }
  }
}
JSON
echo
# endregion: batch
