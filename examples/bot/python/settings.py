"""Settings of the bot, from environment variables."""

import os
from decimal import Decimal


def setting(name, meaning):
    """Where the bot trades, and as whom, is never guessed: without it the program ends."""
    if not os.environ.get(name):
        raise SystemExit(f"{name} is not set. Set it to {meaning}.")
    return os.environ[name]


DATA_NODE = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
WALLET = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789")
# Whoever has the token can sign with your keys: never write it into a program.
TOKEN = setting("TOKEN", "a long-living API token of the wallet")
PUBKEY = setting("PUBKEY", "the public key that signs")
MARKET = setting("MARKET", "the id of the market to trade on")

# Distance between the best bid and the best offer of the bot, as a share of the price.
SPREAD = Decimal(os.environ.get("SPREAD", "0.001"))
# How many orders on each side, and the size of each.
LEVELS = int(os.environ.get("LEVELS", "3"))
SIZE = Decimal(os.environ.get("SIZE", "0.1"))
# The bot stops buying when it is long by so much, and selling when it is short by so much.
MAX_POSITION = Decimal(os.environ.get("MAX_POSITION", "2"))

# Liquidity commitment in units of the market's asset, and the fee asked for. 0 commits nothing.
COMMITMENT = Decimal(os.environ.get("COMMITMENT", "0"))
FEE = os.environ.get("FEE", "0.001")

# An address that answers with a price in JSON, and where in the JSON it is: "data.amount" for {"data": {"amount": "1.5"}}.
PRICE_URL = os.environ.get("PRICE_URL", "")
PRICE_PATH = os.environ.get("PRICE_PATH", "price")

# Stop after so many seconds; 0 runs until Ctrl+C.
RUN_SECONDS = float(os.environ.get("RUN_SECONDS", "0"))
