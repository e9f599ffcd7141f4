#!/usr/bin/env bash
# Associates UNITS of the governance token (18 decimals) with PUBKEY from your Ethereum account.
# sample: not run — needs Foundry's cast, an Ethereum node (ETH_RPC_URL) and an account with ether and tokens
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need STAKING_BRIDGE "the address of the staking bridge"
need UNITS "the amount in the smallest unit"
need PUBKEY "the public key that the tokens are associated with"
need ETH_RPC_URL "the address of an Ethereum node"
[[ $PUBKEY =~ ^[0-9a-f]{64}$ ]] || { echo "PUBKEY is not a public key: it has 64 characters, 0-9 and a-f." >&2; exit 1; }
echo "Network: Ethereum chain $(cast chain-id)" >&2

token=$(cast call "$STAKING_BRIDGE" 'staking_token()(address)')
cast send "$token" 'approve(address,uint256)' "$STAKING_BRIDGE" "$UNITS"
cast send "$STAKING_BRIDGE" 'stake(uint256,bytes32)' "$UNITS" "0x$PUBKEY"

# To take them back, from the same Ethereum account:
#   cast send "$STAKING_BRIDGE" 'remove_stake(uint256,bytes32)' "$UNITS" "0x$PUBKEY"
