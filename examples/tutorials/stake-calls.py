"""Prints the Ethereum calls that associate AMOUNT governance tokens with PUBKEY, or with REMOVE set the one that takes them back."""
import json
import os
from decimal import Decimal

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")
DECIMALS = 18


def staking_bridge():
    if "STAKING_BRIDGE" in os.environ:
        return os.environ["STAKING_BRIDGE"]
    url = f"{DATA_NODE}/api/v2/network/parameters/blockchains.ethereumConfig"
    response = requests.get(url, timeout=10)
    response.raise_for_status()
    config = json.loads(response.json()["networkParameter"]["value"])
    return config["staking_bridge_contract"]["address"]


# region: calls
def word(value):
    """One argument of 32 bytes: a number, or hexadecimal digits with or without 0x."""
    number = int(value.removeprefix("0x"), 16) if isinstance(value, str) else value
    return f"{number:064x}"


def stake_calls(token, bridge, amount, pubkey):
    approve = "0x095ea7b3" + word(bridge) + word(amount)  # approve(address,uint256)
    stake = "0x83c592cf" + word(amount) + word(pubkey)  # stake(uint256,bytes32)
    return [
        {"to": token, "value": "0x0", "data": approve},
        {"to": bridge, "value": "0x0", "data": stake},
    ]


def remove_calls(bridge, amount, pubkey):
    remove = "0xdd01ba0b" + word(amount) + word(pubkey)  # remove_stake(uint256,bytes32)
    return [{"to": bridge, "value": "0x0", "data": remove}]
# endregion: calls


amount = int(Decimal(os.environ.get("AMOUNT", "1")) * 10**DECIMALS)
bridge = staking_bridge()
if "REMOVE" in os.environ:
    calls = remove_calls(bridge, amount, PUBKEY)
else:
    token = os.environ.get("VEGA_TOKEN", "set VEGA_TOKEN to the address that staking_token() of the bridge answers")
    calls = stake_calls(token, bridge, amount, PUBKEY)
print(json.dumps(calls, indent=2))
