#!/usr/bin/env bash
# Lists a voted asset on the bridge: reads bundle and limits, and sends the call from your Ethereum account.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need ASSET "the id of the asset"
need BRIDGE "the address of the bridge logic"
need ETH_RPC_URL "the address of an Ethereum node"
echo "Network: Ethereum chain $(cast chain-id)" >&2

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
