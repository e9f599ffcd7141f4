"""What the wallet answers when it refuses."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")
TOKEN = os.environ.get("TOKEN", "sandbox000000000000000000000000000000000000000000000000000000000")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")


# region: errors
def call(token, method, params=None):
    """Calls a method; tells what to do when the wallet refuses."""
    response = requests.post(
        f"{WALLET}/api/v2/requests",
        headers={"Authorization": f"VWT {token}", "Origin": "http://localhost"},
        json={"jsonrpc": "2.0", "id": "1", "method": method, "params": params or {}},
        timeout=30,
    )
    answer = response.json()
    error = answer.get("error")
    if error is None:
        return answer.get("result")
    advice = {
        -32003: "connect again, or check the long-living token",
        -32601: "correct the name of the method",
        -32602: "correct the parameter or the command",
        2000: "the key may not be used, or the wallet is busy: try again later",
        3001: "the person said no: do not ask again by yourself",
    }.get(error["code"], "see the table of error codes")
    print(f"{method}: {error['code']} {error['message']}: {error['data']} ({advice})")
    return None


call("unknown", "client.list_keys")
call(TOKEN, "client.trade")
call(TOKEN, "client.send_transaction", {
    "publicKey": PUBKEY,
    "sendingMode": "TYPE_SYNC",
    "transaction": {"voteSubmission": {"proposalId": "none", "value": "VALUE_YES"}},
})
# endregion: errors
