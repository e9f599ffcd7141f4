#!/usr/bin/env bash
# Reads market data and connects again when the connection is lost. Ends after COUNT messages.
# curl speaks no WebSocket here: the same path answers a plain GET with the same documents, one a line.
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
received=0 wait=1
while true; do
  # Until the market ends, something comes with each block: nothing for 30 seconds means a dead connection.
  while IFS= read -r document; do
    # The node ends the stream and says why, for example that it was read too slowly.
    case $document in '{"result"'*) ;; *) echo "the stream ends: $document" >&2; break ;; esac
    echo "$document"
    wait=1 received=$((received + 1))
    [ "$received" -lt "$COUNT" ] || break
  done < <(exec curl --fail-with-body --silent --no-buffer --speed-limit 1 --speed-time 30 \
    --get "$DATA_NODE/api/v2/stream/markets/data" --data-urlencode "marketIds=$MARKET")
  kill $! 2>/dev/null || true
  [ "$received" -lt "$COUNT" ] || break
  # 1, 2, 4 … up to 30 seconds between two attempts.
  echo "connection lost" >&2
  sleep "$wait"
  wait=$((wait * 2 < 30 ? wait * 2 : 30))
done
# endregion: stream
