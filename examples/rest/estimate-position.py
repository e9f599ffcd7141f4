"""Asks what margin a position needs, and at which price it would be closed out."""

import os
import sys

import requests


def setting(name, meaning):
    """A setting from the environment. Nothing is guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
MARKET = setting("MARKET", "the id of a market")
OPEN_VOLUME = setting("OPEN_VOLUME", "the position in the market's units, negative for a short one")
COLLATERAL = setting("COLLATERAL", "what margin and general account hold, in the asset's smallest unit")
print("Data node:", DATA_NODE, file=sys.stderr)

# region: request
response = requests.get(
    f"{DATA_NODE}/api/v2/estimate/position",
    params={
        "marketId": MARKET,
        "openVolume": OPEN_VOLUME,
        "collateralAvailable": COLLATERAL,
        "scaleLiquidationPriceToMarketDecimals": "true",
    },
    timeout=30,
)
response.raise_for_status()
estimate = response.json()
for case in ("bestCase", "worstCase"):
    levels = estimate["margin"][case]
    print(case, "maintenance:", levels["maintenanceMargin"], "initial:", levels["initialMargin"])
    print(case, "liquidation price:", estimate["liquidation"][case]["openVolumeOnly"])
# endregion: request
