"""Lists the balances of a party in units of each asset."""

from decimal import Decimal
import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")


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
