"""A market maker: commits liquidity, quotes around an outside price, keeps its limits, cleans up when it ends."""

import signal
import time

import settings
from commitment import commit
from market import load_market
from network import public_key
from price_feed import PriceFeed
from quoter import Quoter
from quotes import ladder
from risk import is_fresh, is_plausible, sides
from stream import State

# region: start
market = load_market()
state = State(market, public_key())
quoter = Quoter(state)
feed = PriceFeed(settings.PRICE_URL, settings.PRICE_PATH, state.stop)
signal.signal(signal.SIGTERM, lambda *_: state.stop.set())
signal.signal(signal.SIGINT, lambda *_: state.stop.set())

if settings.COMMITMENT > 0:
    print("Commitment:", commit(market, state.party, settings.COMMITMENT, settings.FEE))
state.start()
# endregion: start


# region: quote
def wanted_quotes():
    """The orders to have right now; none while the market data is old."""
    if not is_fresh(state):
        return []
    mark_price = market.price(state.market_data["markPrice"])
    price = feed.price(fallback=mark_price)
    if not is_plausible(price, mark_price):
        print("The outside price", price, "is too far from", mark_price)
        price = mark_price
    allowed = sides(state.position, settings.MAX_POSITION)
    return ladder(market, price, settings.SPREAD, settings.LEVELS, settings.SIZE, allowed)


# endregion: quote

# region: listen
print("Quoting on", market.code, "as", state.party)
end = time.monotonic() + settings.RUN_SECONDS if settings.RUN_SECONDS else float("inf")
try:
    while time.monotonic() < end and not state.stop.wait(0.5):
        if state.ready:
            quoter.show(wanted_quotes())
# endregion: listen
# region: shutdown
finally:
    # Whatever ends the loop, also an error: the orders are cancelled.
    state.stop.set()
    quoter.cancel_all()
    print("Position:", state.position)
# endregion: shutdown
