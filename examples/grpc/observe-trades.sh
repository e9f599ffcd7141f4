#!/usr/bin/env bash
# Reads trades as they happen over gRPC with grpcurl. Ends after ten seconds.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE_GRPC "the gRPC address of a data node, such as localhost:3007 for the sandbox"
need MARKET "the id of a market"
echo "Data node: $DATA_NODE_GRPC" >&2

# region: stream
grpcurl -plaintext -max-time 10 -d "{ \"marketIds\": [\"$MARKET\"] }" \
  "$DATA_NODE_GRPC" datanode.api.v2.TradingDataService/ObserveTrades || true
# endregion: stream
