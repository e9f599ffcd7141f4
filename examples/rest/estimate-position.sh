#!/usr/bin/env bash
# Asks what margin a position needs, and at which price it would be closed out.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need MARKET "the id of a market"
need OPEN_VOLUME "the position in the market's units, negative for a short one"
need COLLATERAL "what margin and general account hold, in the asset's smallest unit"
echo "Data node: $DATA_NODE" >&2

# region: request
curl --fail-with-body --get "$DATA_NODE/api/v2/estimate/position" \
  --data-urlencode "marketId=$MARKET" \
  --data-urlencode "openVolume=$OPEN_VOLUME" \
  --data-urlencode "collateralAvailable=$COLLATERAL" \
  --data-urlencode "scaleLiquidationPriceToMarketDecimals=true"
echo
# endregion: request
