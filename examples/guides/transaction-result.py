"""Sends a transaction and waits until a block has carried it out, or has found that it cannot.

Needs the package websocket-client. The transaction cancels all orders of MARKET, which by default is the first market.
"""
import json
import os

import requests
import websocket

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY")
MARKET = os.environ.get("MARKET")


def ask_wallet(method, **params):
    response = requests.post(
        f"{WALLET}/api/v2/requests",
        headers={"Authorization": f"VWT {TOKEN}", "Origin": "https://samples.example"},
        json={"jsonrpc": "2.0", "id": "1", "method": method, "params": params},
        timeout=60,
    )
    answer = response.json()
    if "error" in answer:
        raise SystemExit(f"{answer['error']['code']}: {answer['error'].get('data')}")
    return answer["result"]


def first_market():
    response = requests.get(f"{DATA_NODE}/api/v2/markets", params={"pagination.first": 1}, timeout=10)
    response.raise_for_status()
    return response.json()["markets"]["edges"][0]["node"]["id"]


# region: wait
def open_results(party):
    """A stream of the results of this party's transactions. Open it before sending: past results are not sent."""
    stream = websocket.create_connection(f"{DATA_NODE.replace('http', 'ws', 1)}/api/v2/stream/event/bus", timeout=30)
    stream.send(json.dumps({"type": ["BUS_EVENT_TYPE_TRANSACTION_RESULT"], "partyId": party}))
    return stream


def wait_for(stream, transaction_hash):
    """Returns None when the transaction had its effect, and otherwise why it had none."""
    while True:
        message = json.loads(stream.recv())
        if "error" in message:
            raise RuntimeError(message["error"]["message"])
        for event in message["result"]["events"]:
            result = event["transactionResult"]
            if result["hash"].upper() == transaction_hash.upper():
                return None if result.get("status") else result["failure"]["error"]
# endregion: wait


party = PUBKEY or ask_wallet("client.list_keys")["keys"][0]["publicKey"]
results = open_results(party)
sent = ask_wallet(
    "client.send_transaction",
    publicKey=party,
    sendingMode="TYPE_SYNC",
    transaction={"orderCancellation": {"marketId": MARKET or first_market()}},
)
print("accepted", sent["transactionHash"])
reason = wait_for(results, sent["transactionHash"])
results.close()
print("carried out" if reason is None else f"failed: {reason}")
