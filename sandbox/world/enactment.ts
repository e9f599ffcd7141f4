import { inState } from './market-states.ts';
import { refuseParameter } from './refuse-parameter.ts';
import type { JsonObject, Proposal } from './types.ts';
import type { World } from './world.ts';

/** A change that could not be carried out. */
export class NotEnacted extends Error {
  /** @param reason `vega.ProposalError`, of which the network has another one than at the submission */
  constructor(
    readonly reason: string,
    details: string,
  ) {
    super(details);
  }
}

const states: Readonly<Record<string, string>> = {
  MARKET_STATE_UPDATE_TYPE_TERMINATE: 'STATE_CLOSED',
  MARKET_STATE_UPDATE_TYPE_SUSPEND: 'STATE_SUSPENDED_VIA_GOVERNANCE',
  MARKET_STATE_UPDATE_TYPE_RESUME: 'STATE_ACTIVE',
};

/**
 * How the sandbox carries out a change. New markets and assets only change their state, elsewhere; other changes that are
 * not here take effect without a trace in its data.
 */
const actions: Readonly<Record<string, (world: World, change: JsonObject) => void>> = {
  updateNetworkParameter: (world, change) => {
    const { key, value } = change['changes'] as JsonObject;
    // Another parameter may have changed since the submission.
    const refusal = refuseParameter(world, { updateNetworkParameter: change });
    if (refusal !== undefined) throw new NotEnacted('PROPOSAL_ERROR_NETWORK_PARAMETER_INVALID_VALUE', refusal);
    world.governance.parameters.set(String(key), String(value));
    world.events.emit('networkParameter', { key: String(key), value: String(value) });
  },
  updateAsset: (world, change) => {
    const asset = world.funds.assets.get(String(change['assetId']));
    if (!asset) throw new NotEnacted('PROPOSAL_ERROR_INVALID_ASSET', 'asset does not exist');
    const details = asset['details'] as JsonObject;
    const { quantum, erc20 } = change['changes'] as JsonObject;
    asset['details'] = {
      ...details,
      quantum: String(quantum),
      erc20: { ...(details['erc20'] as JsonObject), ...(erc20 as JsonObject) },
    };
    world.events.emit('asset', asset);
  },
  updateMarket: (world, change) => {
    const id = String(change['marketId']);
    const market = world.trading.markets.get(id);
    if (!market) throw new NotEnacted('PROPOSAL_ERROR_INVALID_MARKET', `market "${id}" doesn't exist anymore`);
    world.events.emit('market', market.definition);
  },
  updateMarketState: (world, change) => {
    const { marketId, updateType } = change['changes'] as JsonObject;
    const market = world.trading.markets.get(String(marketId));
    if (!market) throw new NotEnacted('PROPOSAL_ERROR_INVALID_MARKET_STATE_UPDATE', 'market does not exist');
    Object.assign(market.definition, inState(states[String(updateType)] ?? 'STATE_ACTIVE'));
    world.events.emit('market', market.definition);
  },
};

/** Carries out a proposal that has passed. @throws NotEnacted when it cannot be carried out */
export function enact(world: World, { terms }: Proposal): void {
  const change = Object.keys(actions).find((name) => name in terms);
  if (change) actions[change]?.(world, terms[change] as JsonObject);
}
