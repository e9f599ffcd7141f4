"""Reads trades as they happen over gRPC. Ends after COUNT messages.

Debian: python3-grpcio, python3-protobuf; pip: grpcio, protobuf.
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
MARKET = setting("MARKET", "the id of a market")
DESCRIPTORS = os.environ.get("DESCRIPTORS") or "descriptors.binpb"
COUNT = int(os.environ.get("COUNT", "3"))
print("Data node:", ADDRESS, file=sys.stderr)

# A class for each message of the release, by its full name.
with open(DESCRIPTORS, "rb") as file:
    messages = message_factory.GetMessages(descriptor_pb2.FileDescriptorSet.FromString(file.read()).file)
Request = messages["datanode.api.v2.ObserveTradesRequest"]
Response = messages["datanode.api.v2.ObserveTradesResponse"]
channel = grpc.insecure_channel(ADDRESS)
observe_trades = channel.unary_stream(
    "/datanode.api.v2.TradingDataService/ObserveTrades",
    request_serializer=Request.SerializeToString,
    response_deserializer=Response.FromString,
)

# region: stream
# Names are those of the .proto files. A stream gets no timeout, or it would end then.
stream = observe_trades(Request(market_ids=[MARKET]))
for received, message in enumerate(stream, start=1):
    for trade in message.trades:
        print(trade.price, trade.size, trade.aggressor)
    if received == COUNT:
        break
stream.cancel()
channel.close()
# endregion: stream
