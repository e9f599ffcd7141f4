"""Opens a session with the wallet, lists the keys, and closes the session."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")

# Says on standard error which network the wallet signs for.
chain = requests.post(
    f"{WALLET}/api/v2/requests",
    json={"jsonrpc": "2.0", "id": "1", "method": "client.get_chain_id"},
    timeout=30,
).json()
if "error" in chain:
    raise SystemExit(f"The wallet reaches no network: {chain['error']['data']}")
print("Network:", chain["result"]["chainID"], file=sys.stderr)

# Origin tells the wallet which application is asking.
session = requests.Session()
session.headers["Origin"] = "http://localhost"


def call(method):
    """Calls a method without parameters and gives the whole HTTP response."""
    response = session.post(
        f"{WALLET}/api/v2/requests",
        json={"jsonrpc": "2.0", "id": "1", "method": method},
        timeout=None,  # The answer waits for the person.
    )
    answer = response.json()
    if "error" in answer:
        raise SystemExit(f"{method}: {answer['error']['data']}")
    return response


# region: connect
# The token is in a header of the answer. Sent back in the same header, it opens the other methods.
session.headers["Authorization"] = call("client.connect_wallet").headers["Authorization"]
print("Connected.")
# endregion: connect

# region: keys
for key in call("client.list_keys").json()["result"]["keys"]:
    print(key["name"], key["publicKey"])
# endregion: keys

# region: disconnect
call("client.disconnect_wallet")
# endregion: disconnect
