import type { ProposalKind } from '../types.ts';

export const freeform: ProposalKind = {
  kind: 'freeform',
  term: 'newFreeform',
  family: 'freeform',
  enactFamily: undefined,
  title: 'A community grants round',
  description: 'Asks token holders whether they agree; the network itself changes nothing.',
  change: () => ({}),
  fields: [],
};
