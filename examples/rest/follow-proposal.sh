#!/usr/bin/env bash
# Reads the state and the votes of a proposal.
set -euo pipefail

DATA_NODE="${DATA_NODE:-http://localhost:3008}"
PROPOSAL="${PROPOSAL:-402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746}"

# region: request
curl --fail-with-body --get "$DATA_NODE/api/v2/governance" \
  --data-urlencode "proposalId=$PROPOSAL"
echo
# endregion: request
