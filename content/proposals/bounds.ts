import { goSeconds } from '../../common/go-duration.ts';
import type { Parameters, ProposalKind } from './types.ts';

/** Shortest and longest time from the submission, in seconds. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface ProposalBounds {
  readonly close: Range;
  readonly enact: Range | undefined;
}

function range(parameters: Parameters, family: string, name: 'Close' | 'Enact'): Range {
  const value = (bound: 'min' | 'max'): number => {
    const key = `governance.proposal.${family}.${bound}${name}`;
    const text = parameters[key];
    if (text === undefined) throw new Error(`The network has no parameter ${key}.`);
    return goSeconds(text);
  };
  return { min: value('min'), max: value('max') };
}

/** Between which times after the submission voting on a kind may end and the change may be enacted, on this network. */
export function proposalBounds({ family, enactFamily }: ProposalKind, parameters: Parameters): ProposalBounds {
  return {
    close: range(parameters, family, 'Close'),
    enact: enactFamily === undefined ? undefined : range(parameters, enactFamily, 'Enact'),
  };
}
