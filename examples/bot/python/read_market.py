"""Prints the market, its prices, and what the party has. Run it first: it shows that everything is reachable."""

from market import load_market
from network import public_key, read

market = load_market()
party = public_key()
print("Market:", market.code, market.id)
print("Party:", party)

data = read(f"market/data/{market.id}/latest")["marketData"]
print("Best bid:", market.price(data["bestBidPrice"]))
print("Best offer:", market.price(data["bestOfferPrice"]))
print("Mark price:", market.price(data["markPrice"]))

accounts = read("accounts", **{"filter.partyIds": party, "filter.assetId": market.asset})["accounts"]["edges"]
for edge in accounts:
    print(edge["node"]["type"], market.amount(edge["node"]["balance"]), market.asset_symbol)
