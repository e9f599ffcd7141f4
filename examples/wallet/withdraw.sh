#!/usr/bin/env bash
# Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out.
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
need ETH_ADDRESS "the Ethereum address that gets the money"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

# region: withdraw
# 5 of an asset with 6 decimals.
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
      "withdrawSubmission": {
        "amount": "5000000",
        "asset": "$ASSET",
        "ext": {
          "erc20": {
            "receiverAddress": "$ETH_ADDRESS"
          }
        }
      }
    }
  }
}
JSON
echo
# endregion: withdraw

# region: find
# The id of the latest withdrawal.
sleep 2
WITHDRAWAL_ID=$(curl --fail-with-body --silent --get "$DATA_NODE/api/v2/withdrawals" \
  --data-urlencode "partyId=$PUBKEY" \
  --data-urlencode "pagination.first=1" |
  grep --only-matching '"id":"[0-9a-f]*"' | head -n 1 | cut -d '"' -f 4)
echo "Withdrawal id: $WITHDRAWAL_ID"
# endregion: find

# region: bundle
# The arguments for withdraw_asset of the bridge contract, with the validators' signatures.
curl --fail-with-body --silent --get "$DATA_NODE/api/v2/erc20/asset/withdrawal/bundle" \
  --data-urlencode "withdrawalId=$WITHDRAWAL_ID"
echo
# endregion: bundle
