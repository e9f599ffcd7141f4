import type { Bounds, ProposalParameters } from './governance-parameters.ts';
import { at } from './market-facts.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Why the network rejects a proposal at its submission. */
export interface Refusal {
  /** `vega.ProposalError`. */
  readonly reason: string;
  readonly details: string;
}

/** The last time that a Date can hold, in milliseconds. */
const lastDate = 8.64e15;

/** A time in seconds since 1970 as the release writes it, in UTC; what lies beyond all dates stays a number. */
function date(seconds: number): string {
  const time = Math.round(seconds * 1000);
  if (Math.abs(time) > lastDate) return String(seconds);
  const [day = '', clock = ''] = new Date(time).toISOString().replace(/^\+0*/, '').split('T');
  return `${day} ${clock.replace(/\.?0*Z$/, '')} +0000 UTC`;
}

function outside(what: 'closing' | 'enactment', time: number, now: number, { min, max }: Bounds): Refusal | undefined {
  const name = what === 'closing' ? 'CLOSE' : 'ENACT';
  const [earliest, latest] = [now + min, now + max];
  if (time < earliest)
    return {
      reason: `PROPOSAL_ERROR_${name}_TIME_TOO_SOON`,
      details: `proposal ${what} time too soon, expected > ${date(earliest)}, got ${date(time)}`,
    };
  if (time > latest)
    return {
      reason: `PROPOSAL_ERROR_${name}_TIME_TOO_LATE`,
      details: `proposal ${what} time too late, expected < ${date(latest)}, got ${date(time)}`,
    };
  return undefined;
}

/** The market that a proposal wants to change; undefined where it changes none. */
const changedMarket = (terms: JsonObject): string | undefined =>
  (at(terms, 'updateMarket', 'marketId') ??
    at(terms, 'updateSpotMarket', 'marketId') ??
    at(terms, 'updateMarketState', 'changes', 'marketId')) as string | undefined;

function refuseMarket({ trading }: World, terms: JsonObject): Refusal | undefined {
  const id = changedMarket(terms);
  if (id === undefined) return undefined;
  const market = trading.markets.get(id);
  const refusal = (details: string): Refusal => ({ reason: 'PROPOSAL_ERROR_INVALID_MARKET', details });
  if (!market) return refusal('market does not exist');
  return market.definition['state'] === 'STATE_PROPOSED'
    ? refusal('original market proposal is still open')
    : undefined;
}

/**
 * The first thing that the network would not take of a proposal, in the order in which it looks.
 *
 * That validation ends before closing and closing is no later than enactment is not looked at: the release does so here too,
 * but its check of the command has refused the transaction before, as the sandbox's has, so that no such proposal comes to be.
 */
export function refuseProposal(
  world: World,
  party: string,
  terms: JsonObject,
  { close, enact, minProposerBalance }: ProposalParameters,
): Refusal | undefined {
  const now = world.clock() / 1000;
  const refusal =
    outside('closing', Number(terms['closingTimestamp']), now, close) ??
    (enact && outside('enactment', Number(terms['enactmentTimestamp'] ?? 0), now, enact)) ??
    refuseMarket(world, terms);
  if (refusal) return refusal;
  const stake = world.staking.stake.get(party) ?? 0n;
  if (stake >= minProposerBalance) return undefined;
  return {
    reason: 'PROPOSAL_ERROR_INSUFFICIENT_TOKENS',
    details: `proposer have insufficient governance token, expected >= ${minProposerBalance} got ${stake}`,
  };
}
