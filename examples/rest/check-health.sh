#!/usr/bin/env bash
# Compares the time of the node's latest block with the clock: is its data fresh?
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
echo "Data node: $DATA_NODE" >&2

# region: check
# Every answer of a data node has the time of its latest block, in nanoseconds since 1970.
BLOCK_TIME=$(curl --fail-with-body --silent --head --request GET "$DATA_NODE/api/v2/info" |
  tr -d '\r' | grep --ignore-case '^x-block-timestamp:' | cut -d ' ' -f 2)
BEHIND=$(($(date +%s) - BLOCK_TIME / 1000000000))
echo "The node is $BEHIND seconds behind."
if [ "$BEHIND" -gt 10 ]; then echo "Use another node."; fi
# endregion: check
