"""Opens a session with the wallet, lists the keys, and closes the session."""

import os

import requests

WALLET = os.environ.get("WALLET", "http://localhost:1789")

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
