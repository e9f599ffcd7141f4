#!/usr/bin/env bash
# Pays out a withdrawal: reads its bundle and sends the call from your Ethereum account.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need WITHDRAWAL "the id of the withdrawal"
need BRIDGE "the address of the bridge logic"
need ETH_RPC_URL "the address of an Ethereum node"
echo "Network: Ethereum chain $(cast chain-id)" >&2

bundle=$(curl -fsS "$DATA_NODE/api/v2/erc20/asset/withdrawal/bundle?withdrawalId=$WITHDRAWAL")

# The value of one field of the bundle.
field() { sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" <<<"$bundle"; }

cast send "$BRIDGE" 'withdraw_asset(address,uint256,address,uint256,uint256,bytes)' \
  "$(field assetSource)" "$(field amount)" "$(field targetAddress)" \
  "$(field creation)" "$(field nonce)" "$(field signatures)"
