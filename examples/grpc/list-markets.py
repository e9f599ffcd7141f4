"""Lists markets over gRPC. Debian: python3-grpcio, python3-protobuf; pip: grpcio, protobuf.

DESCRIPTORS is the descriptor set of the release, one of this site's downloads.
"""

import os
import sys

import grpc
from google.protobuf import descriptor_pb2, message_factory


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


ADDRESS = setting("DATA_NODE_GRPC", "the gRPC address of a data node, such as localhost:3007 for the sandbox")
DESCRIPTORS = os.environ.get("DESCRIPTORS") or "descriptors.binpb"
print("Data node:", ADDRESS, file=sys.stderr)

# region: client
# A class for each message of the release, by its full name.
with open(DESCRIPTORS, "rb") as file:
    messages = message_factory.GetMessages(descriptor_pb2.FileDescriptorSet.FromString(file.read()).file)
Request = messages["datanode.api.v2.ListMarketsRequest"]
Response = messages["datanode.api.v2.ListMarketsResponse"]
channel = grpc.insecure_channel(ADDRESS)
list_markets = channel.unary_unary(
    "/datanode.api.v2.TradingDataService/ListMarkets",
    request_serializer=Request.SerializeToString,
    response_deserializer=Response.FromString,
)
# endregion: client

# region: call
answer = list_markets(Request(include_settled=False), timeout=10)
for edge in answer.markets.edges:
    # Names are those of the .proto files.
    market = edge.node
    print(market.tradable_instrument.instrument.code, market.id, market.State.Name(market.state))
channel.close()
# endregion: call
