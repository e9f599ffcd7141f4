#!/usr/bin/env bash
# Commits liquidity to a market, changes the commitment, and ends it.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
# In the sandbox take the second key of its wallet: a party has one commitment on a market, and the first key has its own.
need PUBKEY "the public key that signs"
need MARKET "the id of a market"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

# region: submit
# Commit 1,000 of an asset with 6 decimals, for a fee of 0.1 %.
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
      "liquidityProvisionSubmission": {
        "marketId": "$MARKET",
        "commitmentAmount": "1000000000",
        "fee": "0.001",
        "reference": "sample"
      }
    }
  }
}
JSON
echo
# endregion: submit

# region: amend
# Twice as much, for half the fee.
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
      "liquidityProvisionAmendment": {
        "marketId": "$MARKET",
        "commitmentAmount": "2000000000",
        "fee": "0.0005"
      }
    }
  }
}
JSON
echo
# endregion: amend

# region: cancel
# End the commitment.
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
      "liquidityProvisionCancellation": {
        "marketId": "$MARKET"
      }
    }
  }
}
JSON
echo
# endregion: cancel
