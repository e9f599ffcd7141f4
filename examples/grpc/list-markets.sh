#!/usr/bin/env bash
# Lists markets over gRPC with grpcurl, which asks the server for the definitions.
set -euo pipefail

DATA_NODE_GRPC="${DATA_NODE_GRPC:-localhost:3007}"

# region: call
# -plaintext: without TLS, as a data node on this computer. Leave it out for an address with tls://.
grpcurl -plaintext -d '{ "includeSettled": false }' \
  "$DATA_NODE_GRPC" datanode.api.v2.TradingDataService/ListMarkets
# endregion: call
