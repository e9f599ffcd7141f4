"""Prints the Ethereum call that pays out a withdrawal: reads the bundle of WITHDRAWAL, or of the key's latest one."""
import json
import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")


def get(path, **parameters):
    response = requests.get(f"{DATA_NODE}/api/v2/{path}", params=parameters, timeout=10)
    response.raise_for_status()
    return response.json()


def latest_withdrawal():
    pubkey = setting("PUBKEY", "the public key that withdrew, or set WITHDRAWAL to the id of the withdrawal")
    edges = get("withdrawals", partyId=pubkey)["withdrawals"]["edges"]
    if not edges:
        raise SystemExit("this key has no withdrawal")
    return max((edge["node"] for edge in edges), key=lambda node: int(node["createdTimestamp"]))["id"]


def bridge_address():
    config = json.loads(get("network/parameters/blockchains.ethereumConfig")["networkParameter"]["value"])
    print("Network: Ethereum chain", config["chain_id"], file=sys.stderr)
    return os.environ.get("BRIDGE") or config["collateral_bridge_contract"]["address"]


# region: call
def word(value):
    """One argument of 32 bytes: a number, or hexadecimal digits with or without 0x."""
    number = int(value.removeprefix("0x"), 16) if isinstance(value, str) else value
    return f"{number:064x}"


def withdraw_asset(bundle):
    signatures = bundle["signatures"].removeprefix("0x")
    if not signatures:
        raise SystemExit("the validators have not signed yet: try again in a minute")
    fixed = [
        bundle["assetSource"],
        int(bundle["amount"]),
        bundle["targetAddress"],
        int(bundle["creation"]),
        int(bundle["nonce"]),
    ]
    words = [word(value) for value in fixed]
    # bytes come last: where they begin, how many there are, and they themselves in whole words
    words += [word(32 * 6), word(len(signatures) // 2), signatures.ljust(-(-len(signatures) // 64) * 64, "0")]
    return "0x3ad90635" + "".join(words)  # withdraw_asset(address,uint256,address,uint256,uint256,bytes)
# endregion: call


withdrawal = os.environ.get("WITHDRAWAL") or latest_withdrawal()
bundle = get("erc20/asset/withdrawal/bundle", withdrawalId=withdrawal)
print(json.dumps({"to": bridge_address(), "value": "0x0", "data": withdraw_asset(bundle)}, indent=2))
