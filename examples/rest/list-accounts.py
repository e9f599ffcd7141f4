"""Lists the balances of a party in units of each asset."""

from decimal import Decimal
import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
PUBKEY = setting("PUBKEY", "the public key of a party")
print("Data node:", DATA_NODE, file=sys.stderr)


# region: request
def get(path, **params):
    response = requests.get(f"{DATA_NODE}/api/v2/{path}", params=params, timeout=30)
    response.raise_for_status()
    return response.json()


assets = {edge["node"]["id"]: edge["node"]["details"] for edge in get("assets")["assets"]["edges"]}
for edge in get("accounts", **{"filter.partyIds": PUBKEY})["accounts"]["edges"]:
    account = edge["node"]
    asset = assets[account["asset"]]
    # Balances are in the smallest unit of their asset: with 6 decimals 1500000 stands for 1.5.
    balance = Decimal(account["balance"]).scaleb(-int(asset["decimals"]))
    print(f'{account["type"]}: {balance} {asset["symbol"]}')
# endregion: request
