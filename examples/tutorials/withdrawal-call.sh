#!/usr/bin/env bash
# Pays out a withdrawal: reads its bundle and sends the call from your Ethereum account.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether
set -euo pipefail
: "${DATA_NODE:=http://localhost:3008}" "${WITHDRAWAL:?id of the withdrawal}" "${BRIDGE:?address of the bridge logic}"

bundle=$(curl -fsS "$DATA_NODE/api/v2/erc20/asset/withdrawal/bundle?withdrawalId=$WITHDRAWAL")

# The value of one field of the bundle.
field() { sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" <<<"$bundle"; }

cast send "$BRIDGE" 'withdraw_asset(address,uint256,address,uint256,uint256,bytes)' \
  "$(field assetSource)" "$(field amount)" "$(field targetAddress)" \
  "$(field creation)" "$(field nonce)" "$(field signatures)"
