# region: begin
"""Places one order far below the price, shows it, and cancels it."""

import time
from decimal import Decimal

from market import load_market
from network import public_key, read, send

market = load_market()
party = public_key()
# endregion: begin

# region: place
# A fifth below the mark price: the order rests in the book and does not trade.
mark_price = market.price(read(f"market/data/{market.id}/latest")["marketData"]["markPrice"])
# The reference is yours: it finds the order again, and its id need not be worked out from the signature.
reference = f"first-order-{time.time_ns()}"
transaction_hash = send(party, {
    "orderSubmission": {
        "marketId": market.id,
        "side": "SIDE_BUY",
        "price": str(market.price_for_api(mark_price * Decimal("0.8"), up=False)),
        "size": str(market.size_for_api(Decimal("0.1"))),
        "type": "TYPE_LIMIT",
        "timeInForce": "TIME_IN_FORCE_GTC",
        "reference": reference,
    },
})
print("Sent:", transaction_hash)
# endregion: place


# region: find
def find_order():
    """Waits until a block holds the order."""
    for _ in range(20):
        edges = read("orders", **{"filter.partyIds": party, "filter.reference": reference})["orders"]["edges"]
        if edges:
            return edges[0]["node"]
        time.sleep(0.5)
    raise SystemExit("The order did not appear: look for the transaction in a block explorer.")


order = find_order()
print("Order:", order["id"], order["status"], "at", market.price(order["price"]))
# endregion: find

# region: cancel
send(party, {"orderCancellation": {"orderId": order["id"], "marketId": market.id}})
for _ in range(20):
    order = find_order()
    if order["status"] == "STATUS_CANCELLED":
        break
    time.sleep(0.5)
print("Order:", order["id"], order["status"])
# endregion: cancel
