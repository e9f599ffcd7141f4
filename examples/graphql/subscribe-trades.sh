#!/usr/bin/env bash
# Subscribes to the trades of a market over a WebSocket. Ends after COUNT messages.
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

# region: subscribe
query='subscription Trades($market: ID!) { tradesStream(filter: { marketIds: [$market] }) { price size createdAt } }'

# What is written to wsdump goes to the node, a message a line; what the node sends comes out in the same way.
coproc NODE { exec wsdump "${DATA_NODE/http/ws}/graphql" --raw --subprotocols graphql-transport-ws; }
trap 'kill "$NODE_PID"' EXIT
say() { printf '%s\n' "$1" >&"${NODE[1]}"; }

say '{"type": "connection_init"}'
received=0
while [ "$received" -lt "$COUNT" ]; do
  IFS= read -r -t 30 message <&"${NODE[0]}" || { echo "connection lost" >&2; exit 1; }
  case $message in
    *'"type":"connection_ack"'*)
      say '{"id": "1", "type": "subscribe", "payload": {"query": "'"$query"'", "variables": {"market": "'"$MARKET"'"}}}'
      ;;
    *'"type":"ping"'*) say '{"type": "pong"}' ;;
    *'"type":"next"'*)
      echo "$message"
      received=$((received + 1))
      ;;
    *) echo "$message" >&2; exit 1 ;;
  esac
done
say '{"id": "1", "type": "complete"}'
# endregion: subscribe
