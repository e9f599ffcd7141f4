/** The trading mode of a market that is not active. */
const tradingModes: Readonly<Record<string, string>> = {
  STATE_PROPOSED: 'TRADING_MODE_NO_TRADING',
  STATE_REJECTED: 'TRADING_MODE_NO_TRADING',
  STATE_PENDING: 'TRADING_MODE_OPENING_AUCTION',
  STATE_CLOSED: 'TRADING_MODE_NO_TRADING',
  STATE_SUSPENDED_VIA_GOVERNANCE: 'TRADING_MODE_SUSPENDED_VIA_GOVERNANCE',
};

/** What a market's definition says while it is in a state: the trading mode goes with it. */
export function inState(state: string): { state: string; tradingMode: string } {
  return { state, tradingMode: tradingModes[state] ?? 'TRADING_MODE_CONTINUOUS' };
}
