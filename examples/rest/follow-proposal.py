"""Reads the state and the votes of a proposal."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
PROPOSAL = setting("PROPOSAL", "the id of a proposal")
print("Data node:", DATA_NODE, file=sys.stderr)

# region: request
response = requests.get(f"{DATA_NODE}/api/v2/governance", params={"proposalId": PROPOSAL}, timeout=30)
response.raise_for_status()
data = response.json()["data"]
print(data["proposal"]["rationale"]["title"])
print("state:", data["proposal"]["state"])
for side in ("yes", "no"):
    tokens = sum(int(vote["totalGovernanceTokenBalance"]) for vote in data[side])
    # The governance token has 18 decimals.
    print(f"{side}: {len(data[side])} votes with {tokens / 10**18:.2f} tokens")
# endregion: request
