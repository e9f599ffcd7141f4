#!/usr/bin/env bash
# Tells a wrong request from a missing thing, a ban and a busy node.
set -euo pipefail

# Nothing is guessed: without a setting the program ends.
need() {
  [ -n "${!1:-}" ] || { echo "$1 is not set. Set it to $2." >&2; exit 1; }
}
need DATA_NODE "the address of a data node, such as http://localhost:3008 for the sandbox"
echo "Data node: $DATA_NODE" >&2

# region: errors
ask() {
  # Without --fail the body is shown, whatever the status; --write-out adds the status on a line of its own.
  ANSWER=$(curl --silent --write-out '\n%{http_code}' "$DATA_NODE$1")
  STATUS=$(echo "$ANSWER" | tail -n 1)
  case "$STATUS" in
    200) echo "fine" ;;
    400) echo "correct the request:" && echo "$ANSWER" | head -n 1 ;;
    403) echo "banned: ask again after the seconds in the header RateLimit-Retry-After" ;;
    404) echo "there is no such thing:" && echo "$ANSWER" | head -n 1 ;;
    429) echo "too many requests: wait before the next one" ;;
    *) echo "status $STATUS: try again later, or ask another node" ;;
  esac
}

ask "/api/v2/market/not-an-id"
ask "/api/v2/market/0000000000000000000000000000000000000000000000000000000000000000"
ask "/api/v2/markets"
# endregion: errors
