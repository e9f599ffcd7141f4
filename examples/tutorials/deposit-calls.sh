#!/usr/bin/env bash
# Deposits UNITS (the smallest unit) of TOKEN to PUBKEY from your Ethereum account: approve, then deposit_asset.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether and tokens
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need BRIDGE "the address of the bridge logic"
need TOKEN "the address of the token"
need UNITS "the amount in the smallest unit"
need PUBKEY "the public key to credit"
need ETH_RPC_URL "the address of an Ethereum node"
[[ $PUBKEY =~ ^[0-9a-f]{64}$ ]] || { echo "PUBKEY is not a public key: it has 64 characters, 0-9 and a-f." >&2; exit 1; }
echo "Network: Ethereum chain $(cast chain-id)" >&2

listed=$(cast call "$BRIDGE" 'is_asset_listed(address)(bool)' "$TOKEN")
if [ "$listed" != true ]; then
  echo "the token is not listed on the bridge" >&2
  exit 1
fi

cast send "$TOKEN" 'approve(address,uint256)' "$BRIDGE" "$UNITS"
cast send "$BRIDGE" 'deposit_asset(address,uint256,bytes32)' "$TOKEN" "$UNITS" "0x$PUBKEY"
