import type { Dec } from '../decimal.ts';
import { commandsLeft } from '../network/transactionRate.ts';
import { show } from '../units.ts';
import { smallestUnits } from './commonFields.ts';
import { dec } from '../decimal.ts';
import type { CalculatorDefinition, NumberField } from './definition.ts';

/** Decimal places of the governance token. */
const TOKEN = dec(18);

const limit = (name: string, label: string, value: string): NumberField => ({
  kind: 'number',
  name,
  label,
  default: value,
  min: 0,
  max: 1_000_000,
  places: 0,
});
const tokens = (name: string, label: string, value: string): NumberField => ({
  kind: 'number',
  name,
  label,
  default: value,
  min: 0,
  unit: 'VEGA',
});

/** The kinds of commands that are limited for each epoch: what they are called, and the fields that hold limit and least stake. */
const KINDS = [
  { kind: 'Proposals', wanted: 'proposals', limit: 'maxProposals', least: 'proposalTokens' },
  { kind: 'Votes on one proposal', wanted: 'votes', limit: 'maxVotes', least: 'voteTokens' },
  { kind: 'Delegations', wanted: 'delegations', limit: 'maxDelegations', least: 'delegationTokens' },
  { kind: 'Transfers and their cancellations', wanted: 'transfers', limit: 'maxTransfers', least: undefined },
] as const;

/** What a party may send of the commands that are limited for each epoch. */
export const limits: CalculatorDefinition = {
  id: 'limits',
  title: 'Spam limits of an epoch',
  page: 'concepts/vega-chain/transactions#limits-for-each-kind-of-transaction',
  operation: 'CoreService_GetSpamStatistics',
  fields: [
    tokens('stake', 'Tokens you have associated', '1500'),
    limit('proposals', 'Proposals you want to send', '2'),
    limit('votes', 'Votes on one proposal', '3'),
    limit('delegations', 'Delegations', '20'),
    limit('transfers', 'Transfers', '25'),
    limit('maxProposals', 'Most proposals', '3'),
    tokens('proposalTokens', 'Least tokens for a proposal', '2000'),
    limit('maxVotes', 'Most votes on one proposal', '3'),
    tokens('voteTokens', 'Least tokens for a vote', '1'),
    limit('maxDelegations', 'Most delegations', '390'),
    tokens('delegationTokens', 'Least tokens for a delegation', '0.1'),
    limit('maxTransfers', 'Most transfers', '20'),
  ],
  presets: [
    {
      id: 'voter',
      label: 'somebody who votes',
      values: { stake: '10', proposals: '0', votes: '1', delegations: '2', transfers: '1' },
    },
    {
      id: 'proposer',
      label: 'somebody who proposes',
      values: { stake: '25000', proposals: '1', votes: '1', delegations: '0', transfers: '2' },
    },
  ],
  compute(values) {
    const held = smallestUnits('stake', values.number('stake'), TOKEN);
    const kinds = KINDS.map((one) => {
      const least: Dec = one.least === undefined ? dec(0) : smallestUnits(one.least, values.number(one.least), TOKEN);
      const wanted = values.number(one.wanted).toNumber();
      const most = values.number(one.limit).toNumber();
      const may = commandsLeft({ limit: most, stake: held, minimumStake: least, sent: 0 });
      return { ...one, wanted, may, most, poor: held.lt(least) };
    });
    const refused = kinds.filter(({ wanted, may }) => wanted > may);
    return {
      lines: kinds.map(({ kind, wanted, may }) => ({
        label: kind,
        value: wanted > may ? `${show(may)} of ${show(wanted)} go through` : `all ${show(wanted)} go through`,
      })),
      danger:
        refused.length === 0
          ? undefined
          : `${refused
              .map(({ kind, poor }) => `${kind}: ${poor ? 'too few tokens for any' : 'too many for one epoch'}`)
              .join('. ')}. What is over a limit is refused; the next epoch begins anew.`,
      table: {
        caption: 'Each kind in one epoch',
        columns: ['Kind', 'You want', 'Most', 'You may'],
        rows: kinds.map(({ kind, wanted, most, may }) => [kind, show(wanted), show(most), show(may)]),
      },
      note: 'The tokens counted are those associated with your key at the time. Taking a delegation back counts as one. Who has half or more of such commands in a block refused may send none of the kind for a while. While many votes are refused, the least for a vote doubles. Referral sets and codes have limits of their own. Orders have no such limit: their proof of work is what they cost.',
    };
  },
};
