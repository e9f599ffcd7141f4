# region: begin
"""Which orders to have, and how to get there. Nothing here talks to the network."""

from dataclasses import dataclass

BUY, SELL = 1, 2
SIDES = {BUY: "SIDE_BUY", SELL: "SIDE_SELL"}


@dataclass(frozen=True)
class Quote:
    """An order to have; price and size are the API's integers."""

    side: int
    price: int
    size: int
# endregion: begin


# region: ladder
def ladder(market, price, spread, levels, size, sides=(BUY, SELL)):
    """Orders around a price: the first level half the spread away, each further one another half."""
    quotes = []
    for level in range(1, levels + 1):
        away = price * spread * level / 2
        for side in sides:
            target = price - away if side == BUY else price + away
            quotes.append(Quote(side, market.price_for_api(target, up=side == SELL), market.size_for_api(size)))
    return quotes


# endregion: ladder


# region: difference
def difference(market_id, wanted, live):
    """The batch that turns the live orders into the wanted ones; None when they are the same.

    An amendment is cheaper than a cancellation and a new order, so orders are amended as long as there are any.
    """
    batch = {"cancellations": [], "amendments": [], "submissions": []}
    for side in SIDES:
        orders = sorted((order for order in live if order["side"] == side), key=lambda order: int(order["price"]))
        quotes = sorted((quote for quote in wanted if quote.side == side), key=lambda quote: quote.price)
        for order, quote in zip(orders, quotes):
            change = quote.size - int(order.get("remaining", "0"))
            if int(order["price"]) != quote.price or change != 0:
                batch["amendments"].append({
                    "orderId": order["id"],
                    "marketId": market_id,
                    "price": str(quote.price),
                    "sizeDelta": str(change),
                })
        for order in orders[len(quotes):]:
            batch["cancellations"].append({"orderId": order["id"], "marketId": market_id})
        for quote in quotes[len(orders):]:
            batch["submissions"].append({
                "marketId": market_id,
                "side": SIDES[side],
                "price": str(quote.price),
                "size": str(quote.size),
                "type": "TYPE_LIMIT",
                "timeInForce": "TIME_IN_FORCE_GTC",
                "postOnly": True,
                "reference": "bot",
            })
    return {name: entries for name, entries in batch.items() if entries} or None


# endregion: difference
