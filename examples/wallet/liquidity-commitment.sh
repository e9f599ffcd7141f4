#!/usr/bin/env bash
# Commits liquidity to a market, changes the commitment, and ends it.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"

# region: cancel-former
# A party has one commitment on a market. The sandbox ends it at once, a network with the next epoch; without one this fails and changes nothing.
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
# endregion: cancel-former

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
