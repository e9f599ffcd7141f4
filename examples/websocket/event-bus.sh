#!/usr/bin/env bash
# Reads orders and trades of a market from the event bus over a WebSocket. Ends after COUNT messages.
# curl speaks no WebSocket here; wsdump does. Debian: python3-websocket; pip: websocket-client.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need MARKET "the id of a market"
COUNT="${COUNT:-3}"
echo "Data node: $DATA_NODE" >&2

# region: stream
# What is written to wsdump goes to the node, a message a line; what the node sends comes out in the same way.
coproc NODE { exec wsdump "${DATA_NODE/http/ws}/api/v2/stream/event/bus" --raw; }
trap 'kill "$NODE_PID"' EXIT
say() { printf '%s\n' "$1" >&"${NODE[1]}"; }

# The first message is the filter. The node waits five seconds for it. Without batchSize, events come as they happen.
say '{"type": ["BUS_EVENT_TYPE_ORDER", "BUS_EVENT_TYPE_TRADE"], "marketId": "'"$MARKET"'"}'
received=0
while [ "$received" -lt "$COUNT" ]; do
  IFS= read -r -t 30 message <&"${NODE[0]}" || { echo "connection lost" >&2; exit 1; }
  case $message in '{"result"'*) ;; *) echo "$message" >&2; exit 1 ;; esac
  # In this stream enum values are numbers: tell the kind of an event by the member that it has, "order" or "trade".
  echo "$message"
  received=$((received + 1))
done
# endregion: stream
