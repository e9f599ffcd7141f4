"""Turns the API's integers into numbers that people read, and back."""

from datetime import datetime, timezone
from decimal import Decimal
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
print("Data node:", DATA_NODE, file=sys.stderr)

response = requests.get(f"{DATA_NODE}/api/v2/market/{MARKET}", timeout=30)
response.raise_for_status()
market = response.json()["market"]
price_decimals = int(market["decimalPlaces"])
size_decimals = int(market["positionDecimalPlaces"])


# region: to-people
def to_people(integer, decimals):
    """With 2 decimals "2650000" is 26500.00. Decimal keeps every digit; float would not."""
    # A market can have fewer than no decimals for sizes: with -2, "15" is 1500.
    return f"{Decimal(f'{integer}e{-decimals}'):f}"


def time_of(nanoseconds):
    """Times are nanoseconds since 1970. Python's times have microseconds."""
    return datetime.fromtimestamp(int(nanoseconds) / 1_000_000_000, timezone.utc)


print("price 2650000 is", to_people("2650000", price_decimals))
print("size 1500 is", to_people("1500", size_decimals))
print("opened", time_of(market["marketTimestamps"]["open"]))
# endregion: to-people


# region: to-api
def to_api(number, decimals):
    """26500.00 with 2 decimals is "2650000". A finer number than the market takes is an error."""
    scaled = Decimal(f"{number}e{decimals}")
    if scaled != scaled.to_integral_value():
        raise ValueError(f"{number} is finer than the market takes")
    return str(int(scaled))


print("26500.25 becomes", to_api("26500.25", price_decimals))
print("1.5 becomes", to_api("1.5", size_decimals))
# endregion: to-api
