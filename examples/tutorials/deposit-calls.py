"""Prints the two Ethereum calls that deposit AMOUNT of ASSET to PUBKEY: approve on the token, deposit_asset on the bridge."""
import json
import os
from decimal import Decimal

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")


def get(path):
    response = requests.get(f"{DATA_NODE}/api/v2/{path}", timeout=10)
    response.raise_for_status()
    return response.json()


def choose_asset():
    if "ASSET" in os.environ:
        return get(f"asset/{os.environ['ASSET']}")["asset"]
    assets = [edge["node"] for edge in get("assets")["assets"]["edges"]]
    return next(asset for asset in assets if "erc20" in asset["details"])


def bridge_address():
    if "BRIDGE" in os.environ:
        return os.environ["BRIDGE"]
    config = get("network/parameters/blockchains.ethereumConfig")["networkParameter"]["value"]
    return json.loads(config)["collateral_bridge_contract"]["address"]


# region: calls
def word(value):
    """One argument of 32 bytes: a number, or hexadecimal digits with or without 0x."""
    number = int(value.removeprefix("0x"), 16) if isinstance(value, str) else value
    return f"{number:064x}"


def deposit_calls(token, bridge, amount, pubkey):
    approve = "0x095ea7b3" + word(bridge) + word(amount)  # approve(address,uint256)
    deposit = "0xf7683932" + word(token) + word(amount) + word(pubkey)  # deposit_asset(address,uint256,bytes32)
    return [
        {"to": token, "value": "0x0", "data": approve},
        {"to": bridge, "value": "0x0", "data": deposit},
    ]
# endregion: calls


asset = choose_asset()
if asset["status"] != "STATUS_ENABLED":
    raise SystemExit(f"{asset['details']['symbol']} is not enabled: a deposit would leave no trace on Vega, and its tokens would stay in the asset pool")
scale = 10 ** int(asset["details"]["decimals"])
amount = int(Decimal(os.environ.get("AMOUNT", "1")) * scale)
token = asset["details"]["erc20"]["contractAddress"]
print(json.dumps(deposit_calls(token, bridge_address(), amount, PUBKEY), indent=2))
