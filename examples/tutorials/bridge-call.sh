#!/usr/bin/env bash
# Lists a voted asset on the bridge: reads bundle and limits, and sends the call from your Ethereum account.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether
set -euo pipefail
: "${DATA_NODE:=http://localhost:3008}" "${ASSET:?id of the asset}" "${BRIDGE:?address of the bridge logic}"

# The value of one field of a JSON document.
field() { sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" | head -n 1; }

bundle=$(curl -fsS "$DATA_NODE/api/v2/erc20/asset/list/bundle?assetId=$ASSET")
asset=$(curl -fsS "$DATA_NODE/api/v2/asset/$ASSET")

cast send "$BRIDGE" 'list_asset(address,bytes32,uint256,uint256,uint256,bytes)' \
  "$(field assetSource <<<"$bundle")" \
  "0x$ASSET" \
  "$(field lifetimeLimit <<<"$asset")" \
  "$(field withdrawThreshold <<<"$asset")" \
  "$(field nonce <<<"$bundle")" \
  "$(field signatures <<<"$bundle")"
