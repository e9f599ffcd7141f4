#!/usr/bin/env bash
# Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
WALLET="${WALLET:-http://localhost:1789}"
TOKEN="${TOKEN:-sandbox000000000000000000000000000000000000000000000000000000000}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"
ASSET="${ASSET:-41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7}"

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
            "receiverAddress": "0x039fed53122bdb1cf4b2e2e3f1dfaaae3ca6a4b0"
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
