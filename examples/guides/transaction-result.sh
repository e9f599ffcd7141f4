#!/usr/bin/env bash
# Sends a transaction and waits until a block has carried it out, or has found that it cannot.
# The transaction cancels all orders of PUBKEY on MARKET.
# curl speaks no WebSocket here; wsdump does. Debian: python3-websocket; pip: websocket-client.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
need WALLET "the address of the wallet's service, such as http://localhost:1789"
need TOKEN "a long-living API token of the wallet"
need PUBKEY "the public key that signs"
need MARKET "the id of the market whose orders it cancels"

# Says on standard error which network the wallet signs for.
echo "Network: $(curl --fail-with-body --silent "$WALLET/api/v2/requests" \
  --header "Content-Type: application/json" \
  --data '{ "jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id" }' |
  sed 's/.*"chainID": *"\([^"]*\)".*/\1/')" >&2

send_cancellation() {
  curl --fail-with-body --silent "$WALLET/api/v2/requests" \
    --header "Authorization: VWT $TOKEN" \
    --header "Origin: https://samples.example" \
    --header "Content-Type: application/json" \
    --data @- <<JSON
{
  "jsonrpc": "2.0",
  "id": "1",
  "method": "client.send_transaction",
  "params": {
    "publicKey": "$PUBKEY",
    "sendingMode": "TYPE_SYNC",
    "transaction": { "orderCancellation": { "marketId": "$MARKET" } }
  }
}
JSON
}

# region: wait
# A stream of the results of this party's transactions. What is written to wsdump goes to the node, a message a line.
# With -vv wsdump tells each step, and what the node sends comes out as a line that begins with "text: ".
coproc NODE { exec wsdump "${DATA_NODE/http/ws}/api/v2/stream/event/bus" --raw -vv 2>&1; }
trap 'kill "$NODE_PID"' EXIT
printf '%s\n' '{"type": ["BUS_EVENT_TYPE_TRANSACTION_RESULT"], "partyId": "'"$PUBKEY"'"}' >&"${NODE[1]}"

# Past results are not sent: the transaction has to wait until the filter has gone out.
until [[ ${line:-} == *Sent* ]]; do
  IFS= read -r -t 30 line <&"${NODE[0]}" || { echo "no stream" >&2; exit 1; }
done
answer=$(send_cancellation)
hash=$(sed -n 's/.*"transactionHash": *"\([^"]*\)".*/\1/p' <<<"$answer")
[ -n "$hash" ] || { echo "The wallet refused: $answer" >&2; exit 1; }
echo "accepted $hash"

# A message may tell of several transactions. Of each, the status comes before the hash, and the failure after it.
while IFS= read -r -t 30 message <&"${NODE[0]}"; do
  case $message in 'text: {"error"'*) echo "$message" >&2; exit 1 ;; 'text: '*) ;; *) continue ;; esac
  result=$(grep --ignore-case --only-matching "\"transactionResult\": *{[^}]*\"hash\": *\"$hash\".*" <<<"$message") || continue
  case ${result%%\"hash\"*} in
    *'"status"'*true*) echo "carried out" ;;
    *) echo "failed: $(sed 's/^: *"\(\([^"\\]\|\\.\)*\)".*/\1/' <<<"${result#*\"failure\"*\"error\"}")" ;;
  esac
  exit
done
echo "connection lost" >&2
exit 1
# endregion: wait
