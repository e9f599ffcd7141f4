"""Prints the Ethereum call that pays out a withdrawal: reads the bundle of WITHDRAWAL, or of the key's latest one."""
import json
import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
PUBKEY = os.environ.get("PUBKEY", "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3")


def get(path, **parameters):
    response = requests.get(f"{DATA_NODE}/api/v2/{path}", params=parameters, timeout=10)
    response.raise_for_status()
    return response.json()


def latest_withdrawal():
    edges = get("withdrawals", partyId=PUBKEY)["withdrawals"]["edges"]
    if not edges:
        raise SystemExit("this key has no withdrawal")
    return max((edge["node"] for edge in edges), key=lambda node: int(node["createdTimestamp"]))["id"]


def bridge_address():
    if "BRIDGE" in os.environ:
        return os.environ["BRIDGE"]
    config = get("network/parameters/blockchains.ethereumConfig")["networkParameter"]["value"]
    return json.loads(config)["collateral_bridge_contract"]["address"]


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
