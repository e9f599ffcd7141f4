#!/usr/bin/env bash
# Lists the balances of a party.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need PUBKEY "the public key of a party"
echo "Data node: $DATA_NODE" >&2

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
