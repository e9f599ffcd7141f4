#!/usr/bin/env bash
# Votes on a proposal. A later vote replaces an earlier one.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
PROPOSAL="${PROPOSAL:-402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746}"

# region: vote
# In favour; VALUE_NO is against.
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
      "voteSubmission": {
        "proposalId": "$PROPOSAL",
        "value": "VALUE_YES"
      }
    }
  }
}
JSON
echo
# endregion: vote
