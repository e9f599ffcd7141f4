"""Prints the call that brings a voted asset, or its new limits, onto the bridge.

ASSET lists that asset. PROPOSAL, the id of an enacted asset update, sets the limits it decided.
"""
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


def bridge_address():
    config = json.loads(get("network/parameters/blockchains.ethereumConfig")["networkParameter"]["value"])
    print("Network: Ethereum chain", config["chain_id"], file=sys.stderr)
    return os.environ.get("BRIDGE") or config["collateral_bridge_contract"]["address"]


# region: encode
def word(value):
    """One argument of 32 bytes: a number, or hexadecimal digits with or without 0x."""
    number = int(value.removeprefix("0x"), 16) if isinstance(value, str) else value
    return f"{number:064x}"


def call(selector, fixed, signatures):
    """Selector, the fixed arguments, and `signatures` as bytes at the end: offset, length, content."""
    content = signatures.removeprefix("0x")
    padded = content.ljust(-(-len(content) // 64) * 64, "0")
    words = [word(value) for value in fixed]
    words += [word(32 * (len(fixed) + 1)), word(len(content) // 2), padded]
    return selector + "".join(words)
# endregion: encode


# region: list
def list_asset(asset_id):
    bundle = get("erc20/asset/list/bundle", assetId=asset_id)
    limits = get(f"asset/{asset_id}")["asset"]["details"]["erc20"]
    return call(
        "0x0ff3562c",  # list_asset(address,bytes32,uint256,uint256,uint256,bytes)
        [
            bundle["assetSource"],
            bundle["vegaAssetId"],
            int(limits["lifetimeLimit"]),
            int(limits["withdrawThreshold"]),
            int(bundle["nonce"]),
        ],
        bundle["signatures"],
    )
# endregion: list


# region: limits
def set_asset_limits(proposal_id):
    bundle = get("erc20/asset/limits/bundle", proposalId=proposal_id)
    return call(
        "0x41fb776d",  # set_asset_limits(address,uint256,uint256,uint256,bytes)
        [
            bundle["assetSource"],
            int(bundle["lifetimeLimit"]),
            int(bundle["threshold"]),
            int(bundle["nonce"]),
        ],
        bundle["signatures"],
    )
# endregion: limits


if os.environ.get("PROPOSAL"):
    data = set_asset_limits(os.environ["PROPOSAL"])
else:
    data = list_asset(setting("ASSET", "the id of the asset to list, or set PROPOSAL to the id of an enacted asset update"))
print(json.dumps({"to": bridge_address(), "value": "0x0", "data": data}, indent=2))
