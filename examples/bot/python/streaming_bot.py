"""Quotes around the market's own price as it moves. Ctrl+C cancels the orders and ends the bot."""

import signal
import time

import settings
from market import load_market
from network import public_key
from quoter import Quoter
from quotes import ladder
from stream import State

market = load_market()
state = State(market, public_key())
quoter = Quoter(state)
signal.signal(signal.SIGTERM, lambda *_: state.stop.set())
signal.signal(signal.SIGINT, lambda *_: state.stop.set())

# region: listen
state.start()
print("Quoting on", market.code)
end = time.monotonic() + settings.RUN_SECONDS if settings.RUN_SECONDS else float("inf")
try:
    while time.monotonic() < end and not state.stop.wait(0.5):
        if not state.ready:
            continue
        price = market.price(state.market_data["markPrice"])
        quoter.show(ladder(market, price, settings.SPREAD, settings.LEVELS, settings.SIZE))
# endregion: listen
# region: shutdown
finally:
    # Whatever ends the loop, also an error: the orders are cancelled.
    state.stop.set()
    quoter.cancel_all()
    print("Position:", state.position)
# endregion: shutdown
