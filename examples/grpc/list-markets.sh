#!/usr/bin/env bash
# Lists markets over gRPC with grpcurl, which asks the server for the definitions.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE_GRPC "the gRPC address of a data node, such as localhost:3007 for the sandbox"
echo "Data node: $DATA_NODE_GRPC" >&2

# region: call
# -plaintext: without TLS, as a data node on this computer. Leave it out for an address with tls://.
grpcurl -plaintext -d '{ "includeSettled": false }' \
  "$DATA_NODE_GRPC" datanode.api.v2.TradingDataService/ListMarkets
# endregion: call
