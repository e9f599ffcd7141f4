"""Reads the state and the votes of a proposal."""

import os

import requests

DATA_NODE = os.environ.get("DATA_NODE", "http://localhost:3008")
PROPOSAL = os.environ.get("PROPOSAL", "402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746")

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
