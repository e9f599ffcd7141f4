# region: begin
"""Commits liquidity to the market: python3 commitment.py. With the argument cancel it ends the commitment."""

import sys

import settings
from market import load_market
from network import public_key, read, send
# endregion: begin


# region: commit
def current(market, party):
    """The party's live commitment on the market as it will be next epoch, or None."""
    edges = read("liquidity/all-provisions", partyId=party, marketId=market.id, live="true")["liquidityProvisions"]["edges"]
    return (edges[0]["node"].get("pending") or edges[0]["node"]["current"]) if edges else None


def commit(market, party, amount, fee):
    """Submits a commitment, or amends the one there is. Does nothing when it is as wanted."""
    wanted = {"marketId": market.id, "commitmentAmount": market.amount_for_api(amount), "fee": fee}
    provision = current(market, party)
    if provision is None:
        send(party, {"liquidityProvisionSubmission": {**wanted, "reference": "bot"}})
        return "submitted"
    if provision["commitmentAmount"] == wanted["commitmentAmount"] and provision["fee"] == fee:
        return "unchanged"
    send(party, {"liquidityProvisionAmendment": wanted})
    return "amended"


# endregion: commit


# region: cancel
def cancel(market, party):
    """Ends the commitment, if there is one."""
    if current(market, party) is None:
        return "no commitment"
    send(party, {"liquidityProvisionCancellation": {"marketId": market.id}})
    return "cancelled"


# endregion: cancel

# region: run
if __name__ == "__main__":
    chosen, signer = load_market(), public_key()
    if sys.argv[1:] == ["cancel"]:
        print("Commitment:", cancel(chosen, signer))
    elif settings.COMMITMENT == 0:
        raise SystemExit("Set COMMITMENT to an amount of the market's asset.")
    else:
        print("Commitment:", commit(chosen, signer, settings.COMMITMENT, settings.FEE))
# endregion: run
