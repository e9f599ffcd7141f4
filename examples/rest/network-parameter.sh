#!/usr/bin/env bash
# Reads the value of one network parameter.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
echo "Data node: $DATA_NODE" >&2

# region: request
curl --fail-with-body "$DATA_NODE/api/v2/network/parameters/governance.proposal.market.minClose"
echo
# endregion: request
