"""Prints the two Ethereum calls that deposit AMOUNT of ASSET to PUBKEY: approve on the token, deposit_asset on the bridge."""
import json
import os
import re
import sys
from decimal import Decimal

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
PUBKEY = setting("PUBKEY", "the public key to credit")
ASSET = setting("ASSET", "the id of the asset to deposit")
AMOUNT = setting("AMOUNT", "the number of tokens, such as 250.75")
if not re.fullmatch("[0-9a-f]{64}", PUBKEY):
    raise SystemExit("PUBKEY is not a public key: it has 64 characters, 0-9 and a-f.")


def get(path):
    response = requests.get(f"{DATA_NODE}/api/v2/{path}", timeout=10)
    response.raise_for_status()
    return response.json()


def bridge_address():
    config = json.loads(get("network/parameters/blockchains.ethereumConfig")["networkParameter"]["value"])
    print("Network: Ethereum chain", config["chain_id"], file=sys.stderr)
    return os.environ.get("BRIDGE") or config["collateral_bridge_contract"]["address"]


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


asset = get(f"asset/{ASSET}")["asset"]
if "erc20" not in asset["details"]:
    raise SystemExit(f"{asset['details']['symbol']} is not a token on Ethereum: it cannot be deposited")
if asset["status"] != "STATUS_ENABLED":
    raise SystemExit(f"{asset['details']['symbol']} is not enabled: a deposit would leave no trace on Vega, and its tokens would stay in the asset pool")
scale = 10 ** int(asset["details"]["decimals"])
amount = int(Decimal(AMOUNT) * scale)
token = asset["details"]["erc20"]["contractAddress"]
print(json.dumps(deposit_calls(token, bridge_address(), amount, PUBKEY), indent=2))
