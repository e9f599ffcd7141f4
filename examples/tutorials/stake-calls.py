"""Prints the Ethereum calls that associate AMOUNT governance tokens with PUBKEY, or with REMOVE set the one that takes them back."""
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
PUBKEY = setting("PUBKEY", "the public key that the tokens are associated with")
AMOUNT = setting("AMOUNT", "the number of tokens, such as 250.75")
if not re.fullmatch("[0-9a-f]{64}", PUBKEY):
    raise SystemExit("PUBKEY is not a public key: it has 64 characters, 0-9 and a-f.")
DECIMALS = 18


def staking_bridge():
    url = f"{DATA_NODE}/api/v2/network/parameters/blockchains.ethereumConfig"
    response = requests.get(url, timeout=10)
    response.raise_for_status()
    config = json.loads(response.json()["networkParameter"]["value"])
    print("Network: Ethereum chain", config["chain_id"], file=sys.stderr)
    return os.environ.get("STAKING_BRIDGE") or config["staking_bridge_contract"]["address"]


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


amount = int(Decimal(AMOUNT) * 10**DECIMALS)
bridge = staking_bridge()
if os.environ.get("REMOVE"):
    calls = remove_calls(bridge, amount, PUBKEY)
else:
    token = setting("VEGA_TOKEN", "the address that staking_token() of the bridge answers")
    calls = stake_calls(token, bridge, amount, PUBKEY)
print(json.dumps(calls, indent=2))
