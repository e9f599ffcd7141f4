#!/usr/bin/env bash
# Deposits UNITS (the smallest unit) of TOKEN to PUBKEY from your Ethereum account: approve, then deposit_asset.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether and tokens
set -euo pipefail
: "${BRIDGE:?address of the bridge logic}" "${TOKEN:?address of the token}"
: "${UNITS:?amount in the smallest unit}" "${PUBKEY:?public key to credit}"

listed=$(cast call "$BRIDGE" 'is_asset_listed(address)(bool)' "$TOKEN")
if [ "$listed" != true ]; then
  echo "the token is not listed on the bridge" >&2
  exit 1
fi

cast send "$TOKEN" 'approve(address,uint256)' "$BRIDGE" "$UNITS"
cast send "$BRIDGE" 'deposit_asset(address,uint256,bytes32)' "$TOKEN" "$UNITS" "0x$PUBKEY"
