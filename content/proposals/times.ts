import { proposalBounds } from './bounds.ts';
import type { Parameters, ProposalKind, ProposalTimes } from './types.ts';

const hour = 3600;
const day = 24 * hour;

/** What a proposer needs to sign, send and be included, so that a time that was valid when shown still is. */
const leeway = day;

/**
 * Times for a proposal that is submitted soon after `now` (Unix seconds): voting for a day longer than the network asks for,
 * enactment a day after that, all within this network's bounds.
 */
export function proposalTimes(kind: ProposalKind, parameters: Parameters, now: number): ProposalTimes {
  const { close, enact } = proposalBounds(kind, parameters);
  const closing = now + Math.min(close.max - hour, Math.max(close.min + leeway, 3 * day));
  const enactment =
    enact === undefined
      ? undefined
      : Math.min(now + enact.max - hour, Math.max(now + enact.min + leeway, closing + day));
  // Validators have at most two days for their check, and it ends before voting does.
  const validation = kind.validated === true ? Math.min(now + day, closing - hour) : undefined;
  return { now, validation, closing, enactment };
}
