"""The limits that the bot keeps."""

import time
from decimal import Decimal

from quotes import BUY, SELL

# Older market data than this: better no quotes than wrong ones.
STALE = 10.0
# An outside price further than this from the market's mark price is taken for a mistake.
FURTHEST = Decimal("0.05")


def is_fresh(state):
    """Whether the market data is recent enough to quote on."""
    return state.market_data is not None and time.monotonic() - state.updated < STALE


def is_plausible(price, mark_price):
    """Whether an outside price is near enough to the market's."""
    return abs(price - mark_price) <= mark_price * FURTHEST


def sides(position, limit):
    """The sides to quote: not the one on which the position has reached the limit."""
    allowed = []
    if position < limit:
        allowed.append(BUY)
    if position > -limit:
        allowed.append(SELL)
    return allowed
