"""Sends a transaction and waits until a block has carried it out, or has found that it cannot.

Needs the package websocket-client. The transaction cancels all orders of PUBKEY on MARKET.
"""
import json
import os
import sys

import requests
import websocket


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
TOKEN = setting("TOKEN", "a long-living API token of the wallet")
PUBKEY = setting("PUBKEY", "the public key that signs")
MARKET = setting("MARKET", "the id of the market whose orders it cancels")


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


print("Network:", ask_wallet("client.get_chain_id")["chainID"], file=sys.stderr)
results = open_results(PUBKEY)
sent = ask_wallet(
    "client.send_transaction",
    publicKey=PUBKEY,
    sendingMode="TYPE_SYNC",
    transaction={"orderCancellation": {"marketId": MARKET}},
)
print("accepted", sent["transactionHash"])
reason = wait_for(results, sent["transactionHash"])
results.close()
print("carried out" if reason is None else f"failed: {reason}")
