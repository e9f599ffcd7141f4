#!/usr/bin/env bash
# Lists the balances of a party.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
PUBKEY="${PUBKEY:-732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3}"

# region: request
# The decimals of each asset are in its details.
curl --fail-with-body "$DATA_NODE/api/v2/assets"
echo

# Balances are in the smallest unit of their asset: with 6 decimals 1500000 stands for 1.5.
curl --fail-with-body --get "$DATA_NODE/api/v2/accounts" \
  --data-urlencode "filter.partyIds=$PUBKEY" \
  --data-urlencode "filter.accountTypes=ACCOUNT_TYPE_GENERAL" \
  --data-urlencode "filter.accountTypes=ACCOUNT_TYPE_MARGIN"
echo
# endregion: request
