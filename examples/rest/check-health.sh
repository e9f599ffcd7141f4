#!/usr/bin/env bash
# Compares the time of the node's latest block with the clock: is its data fresh?
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"

# region: check
# Every answer of a data node has the time of its latest block, in nanoseconds since 1970.
BLOCK_TIME=$(curl --fail-with-body --silent --head --request GET "$DATA_NODE/api/v2/info" |
  tr -d '\r' | grep --ignore-case '^x-block-timestamp:' | cut -d ' ' -f 2)
BEHIND=$(($(date +%s) - BLOCK_TIME / 1000000000))
echo "The node is $BEHIND seconds behind."
if [ "$BEHIND" -gt 10 ]; then echo "Use another node."; fi
# endregion: check
