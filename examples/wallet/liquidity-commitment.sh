#!/usr/bin/env bash
# Commits liquidity to a market, changes the commitment, and ends it.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
# The second key of the sandbox's wallet: a party has one commitment on a market, and the first key has its own already.
PUBKEY="${PUBKEY:-06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"

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
