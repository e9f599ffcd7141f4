#!/usr/bin/env bash
# Tells whether the wallet's service can be used: it runs, reaches a node, and is on the network that is wanted.
# CHAIN_ID is the chain that is wanted; by default the one of the data node.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need WALLET "the address of the wallet's service, such as http://localhost:1789"
[ -n "${CHAIN_ID:-}" ] || need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"

# The text of one member of a flat JSON document.
member() { sed -n "s/.*\"$1\": *\"\([^\"]*\)\".*/\1/p"; }

wanted=${CHAIN_ID:-$(curl --silent --fail "$DATA_NODE/blockchain/height" | member chainId)}

# region: ready
if ! curl --silent --fail --output /dev/null "$WALLET/api/v2/health"; then
  echo "The wallet's service does not run at $WALLET." >&2
  exit 1
fi
answer=$(curl --silent "$WALLET/api/v2/requests" \
  --header 'Content-Type: application/json' \
  --data '{"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"}')
chain=$(member chainID <<< "$answer")
if [ -z "$chain" ]; then
  echo "The wallet reaches no node: $answer" >&2
  exit 1
fi
if [ "$chain" != "$wanted" ]; then
  echo "The wallet is on $chain, not on $wanted." >&2
  exit 1
fi
# endregion: ready
echo "The wallet is ready on $chain."
