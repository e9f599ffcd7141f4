"""The market that the bot trades on, and its numbers."""

from dataclasses import dataclass
from decimal import ROUND_DOWN, ROUND_UP, Decimal

import settings
from network import read


@dataclass(frozen=True)
class Market:
    """The API writes prices, sizes and amounts as integers; each kind has its own number of decimals."""

    id: str
    code: str
    asset: str
    asset_symbol: str
    price_decimals: int
    size_decimals: int
    asset_decimals: int

    def price(self, integer):
        """The API's price as people read it."""
        return Decimal(integer).scaleb(-self.price_decimals)

    def price_for_api(self, price, up):
        """A price for the API, rounded up or down to what the market allows."""
        scaled = price.scaleb(self.price_decimals)
        return int(scaled.to_integral_value(ROUND_UP if up else ROUND_DOWN))

    def size(self, integer):
        """The API's size or position as people read it."""
        return Decimal(integer).scaleb(-self.size_decimals)

    def size_for_api(self, size):
        """A size for the API, rounded down."""
        return int(size.scaleb(self.size_decimals).to_integral_value(ROUND_DOWN))

    def amount(self, integer):
        """An amount of the settlement asset as people read it."""
        return Decimal(integer).scaleb(-self.asset_decimals)

    def amount_for_api(self, amount):
        """An amount for the API, rounded down."""
        return str(int(amount.scaleb(self.asset_decimals).to_integral_value(ROUND_DOWN)))


def load_market():
    """The market from the settings."""
    definition = read(f"market/{settings.MARKET}")["market"]
    instrument = definition["tradableInstrument"]["instrument"]
    product = instrument.get("perpetual") or instrument["future"]
    asset = read(f"asset/{product['settlementAsset']}")["asset"]
    return Market(
        id=definition["id"],
        code=instrument["code"],
        asset=asset["id"],
        asset_symbol=asset["details"]["symbol"],
        price_decimals=int(definition["decimalPlaces"]),
        size_decimals=int(definition["positionDecimalPlaces"]),
        asset_decimals=int(asset["details"]["decimals"]),
    )
