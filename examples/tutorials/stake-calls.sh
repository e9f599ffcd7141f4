#!/usr/bin/env bash
# Associates UNITS of the governance token (18 decimals) with PUBKEY from your Ethereum account.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether and tokens
set -euo pipefail
: "${STAKING_BRIDGE:?address of the staking bridge}" "${UNITS:?amount in the smallest unit}" "${PUBKEY:?public key}"

token=$(cast call "$STAKING_BRIDGE" 'staking_token()(address)')
cast send "$token" 'approve(address,uint256)' "$STAKING_BRIDGE" "$UNITS"
cast send "$STAKING_BRIDGE" 'stake(uint256,bytes32)' "$UNITS" "0x$PUBKEY"

# To take them back, from the same Ethereum account:
#   cast send "$STAKING_BRIDGE" 'remove_stake(uint256,bytes32)' "$UNITS" "0x$PUBKEY"
