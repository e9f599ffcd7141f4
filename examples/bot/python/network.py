"""Calls to the data node and to the wallet."""

import requests

import settings

session = requests.Session()


class Refused(Exception):
    """The wallet refused a request; the text says why."""


# region: read
def read(path, **params):
    """Reads from the data node: read("market/…"). Raises an error when the node does not answer with 200."""
    response = session.get(f"{settings.DATA_NODE}/api/v2/{path}", params=params, timeout=30)
    response.raise_for_status()
    return response.json()


# endregion: read


# region: send
def call_wallet(method, **params):
    """Calls a method of the wallet and gives its result."""
    response = requests.post(
        f"{settings.WALLET}/api/v2/requests",
        headers={"Authorization": f"VWT {settings.TOKEN}", "Origin": "http://localhost"},
        json={"jsonrpc": "2.0", "id": "1", "method": method, "params": params},
        timeout=30,
    )
    answer = response.json()
    if "error" in answer:
        raise Refused(f"{answer['error']['message']}: {answer['error']['data']}")
    return answer.get("result")


def public_key():
    """The key that signs. Says first which network the wallet signs for."""
    print("Network:", call_wallet("client.get_chain_id")["chainID"])
    return settings.PUBKEY


def send(key, transaction):
    """Signs a transaction with a key and sends it. The network runs it in one of the next blocks."""
    return call_wallet(
        "client.send_transaction",
        publicKey=key,
        sendingMode="TYPE_SYNC",
        transaction=transaction,
    )["transactionHash"]


# endregion: send
