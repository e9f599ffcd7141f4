#!/usr/bin/env bash
# Places a pair of stop orders around a long position: whichever triggers first stops the other.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
need PUBKEY "the public key that signs"
need MARKET "the id of a market"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

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
