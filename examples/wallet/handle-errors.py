"""What the wallet answers when it refuses."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
TOKEN = setting("TOKEN", "a long-living API token of the wallet")
PUBKEY = setting("PUBKEY", "the public key that signs")

# Says on standard error which network the wallet signs for.
chain = requests.post(
    f"{WALLET}/api/v2/requests",
    json={"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"},
    timeout=30,
).json()
if "error" in chain:
    raise SystemExit(f"The wallet reaches no network: {chain['error']['data']}")
print("Network:", chain["result"]["chainID"], file=sys.stderr)


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
