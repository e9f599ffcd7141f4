#!/usr/bin/env bash
# Reads the state and the votes of a proposal.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need PROPOSAL "the id of a proposal"
echo "Data node: $DATA_NODE" >&2

# region: request
curl --fail-with-body --get "$DATA_NODE/api/v2/governance" \
  --data-urlencode "proposalId=$PROPOSAL"
echo
# endregion: request
