#!/usr/bin/env bash
# Sends a proposal: the one in the file PROPOSAL_FILE, or a freeform proposal that closes in eight days.
set -euo pipefail

WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"

# region: default
# Times are in seconds since 1970: $(date +%s) is now.
CLOSES=$(($(date +%s) + 8 * 86400))
FREEFORM="{
  \"proposalSubmission\": {
    \"reference\": \"sample\",
    \"rationale\": { \"title\": \"A sample\", \"description\": \"Nothing changes: this is a vote on an opinion.\" },
    \"terms\": { \"closingTimestamp\": \"$CLOSES\", \"newFreeform\": {} }
  }
}"
# endregion: default

# region: propose
if [ -n "${PROPOSAL_FILE:-}" ]; then TRANSACTION=$(cat "$PROPOSAL_FILE"); else TRANSACTION="$FREEFORM"; fi
curl --fail-with-body "$WALLET/api/v2/requests" \
  --header "Authorization: VWT $TOKEN" \
  --header "Origin: http://localhost" \
  --header "Content-Type: application/json" \
  --data @- <<JSON
{
  "jsonrpc": "2.0",
  "id": "1",
  "method": "client.send_transaction",
  "params": { "publicKey": "$PUBKEY", "sendingMode": "TYPE_SYNC", "transaction": $TRANSACTION }
}
JSON
echo
# endregion: propose
