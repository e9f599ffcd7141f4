#!/usr/bin/env bash
# Reads trades as they happen over gRPC with grpcurl. Ends after ten seconds.
set -euo pipefail

DATA_NODE_GRPC="${DATA_NODE_GRPC:-localhost:3007}"
MARKET="${MARKET:-a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27}"

# region: stream
grpcurl -plaintext -max-time 10 -d "{ \"marketIds\": [\"$MARKET\"] }" \
  "$DATA_NODE_GRPC" datanode.api.v2.TradingDataService/ObserveTrades || true
# endregion: stream
