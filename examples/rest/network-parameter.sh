#!/usr/bin/env bash
# Reads the value of one network parameter.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"

# region: request
curl --fail-with-body "$DATA_NODE/api/v2/network/parameters/governance.proposal.market.minClose"
echo
# endregion: request
