import type { Dec } from '../decimal.ts';
import { commandsLeft } from '../network/transactionRate.ts';
import { show } from '../units.ts';
import { smallestUnits } from './commonFields.ts';
import { dec } from '../decimal.ts';
import type { CalculatorDefinition, NumberField } from './definition.ts';

/** Decimal places of the governance token. */
const TOKEN = dec(18);

const wanted = (name: string, label: string, value: string): NumberField => ({
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
const set = (field: NumberField): NumberField => ({ ...field, group: 'What the network sets' });

/**
 * The kinds of commands that are limited for each epoch: what they are called, and the fields that hold limit and least stake. Without
 * a parameter for it the limit is one. Source: `vega:core/spam/engine.go` (New), `vega:core/spam/simple_spam_policy.go`.
 */
const KINDS = [
  { kind: 'Proposals', wanted: 'proposals', limit: 'maxProposals', least: 'proposalTokens' },
  { kind: 'Votes on one proposal', wanted: 'votes', limit: 'maxVotes', least: 'voteTokens' },
  { kind: 'Delegations', wanted: 'delegations', limit: 'maxDelegations', least: 'delegationTokens' },
  { kind: 'Transfers and their cancellations', wanted: 'transfers', limit: 'maxTransfers', least: undefined },
  { kind: 'New referral sets', wanted: 'createSets', limit: 'maxCreateSets', least: 'referralTokens' },
  { kind: 'Changes of referral sets', wanted: 'updateSets', limit: 'maxUpdateSets', least: 'referralTokens' },
  { kind: 'Referral codes applied', wanted: 'codes', limit: 'maxCodes', least: undefined, funds: 'codeFunds' },
  { kind: 'Announcements of a node', wanted: 'nodes', limit: undefined, least: 'nodeTokens' },
  { kind: 'Requests for signatures', wanted: 'signatures', limit: undefined, least: 'signatureTokens' },
] as const;

/** What somebody wants who wants nothing of this. */
const NOTHING = Object.fromEntries(KINDS.map(({ wanted: name }) => [name, '0']));

/** What a party may send of the commands that are limited for each epoch. */
export const limits: CalculatorDefinition = {
  id: 'limits',
  title: 'Spam limits of an epoch',
  page: 'concepts/vega-chain/transactions#limits-for-each-kind-of-transaction',
  operation: 'CoreService_GetSpamStatistics',
  fields: [
    tokens('stake', 'Tokens you have associated', '1500'),
    {
      kind: 'number',
      name: 'balance',
      label: 'Balance of all your accounts',
      unit: 'quantums',
      default: '100',
      min: 0,
      hint: 'Each account in whole quantums of its asset, rounded down, then added. Asked of whoever applies a referral code.',
    },
    wanted('proposals', 'Proposals you want to send', '2'),
    wanted('votes', 'Votes on one proposal', '3'),
    wanted('delegations', 'Delegations', '20'),
    wanted('transfers', 'Transfers', '25'),
    wanted('createSets', 'New referral sets', '1'),
    wanted('updateSets', 'Changes of referral sets', '0'),
    wanted('codes', 'Referral codes applied', '0'),
    wanted('nodes', 'Announcements of a node', '0'),
    wanted('signatures', 'Requests for signatures', '0'),
    set(wanted('maxProposals', 'Most proposals', '3')),
    set(tokens('proposalTokens', 'Least tokens for a proposal', '2000')),
    set(wanted('maxVotes', 'Most votes on one proposal', '3')),
    set(tokens('voteTokens', 'Least tokens for a vote', '1')),
    set(wanted('maxDelegations', 'Most delegations', '390')),
    set(tokens('delegationTokens', 'Least tokens for a delegation', '0.1')),
    set(wanted('maxTransfers', 'Most transfers', '20')),
    set(wanted('maxCreateSets', 'Most new referral sets', '3')),
    set(wanted('maxUpdateSets', 'Most changes of referral sets', '3')),
    set(tokens('referralTokens', 'Least tokens for a referral set', '0')),
    set(wanted('maxCodes', 'Most referral codes applied', '5')),
    set({
      kind: 'number',
      name: 'codeFunds',
      label: 'Least balance to apply a code',
      unit: 'quantums',
      default: '10',
      min: 0,
    }),
    set(tokens('nodeTokens', 'Least tokens for an announcement', '3000')),
    set(tokens('signatureTokens', 'Least tokens for signatures', '100')),
  ],
  presets: [
    {
      id: 'voter',
      label: 'somebody who votes',
      values: { ...NOTHING, stake: '10', votes: '1', delegations: '2', transfers: '1' },
    },
    {
      id: 'proposer',
      label: 'somebody who proposes',
      values: { ...NOTHING, stake: '25000', proposals: '1', votes: '1', transfers: '2' },
    },
    { id: 'referrer', label: 'a referrer', values: { ...NOTHING, stake: '10', createSets: '1', updateSets: '4' } },
    {
      id: 'referee',
      label: 'somebody who applies a code',
      values: { ...NOTHING, stake: '0', balance: '9', codes: '1' },
    },
    {
      id: 'validator',
      label: 'somebody who joins as a validator',
      values: { ...NOTHING, stake: '3000', delegations: '1', nodes: '1', signatures: '2' },
    },
  ],
  compute(values) {
    const held = smallestUnits('stake', values.number('stake'), TOKEN);
    const kinds = KINDS.map((one) => {
      const least: Dec = one.least === undefined ? dec(0) : smallestUnits(one.least, values.number(one.least), TOKEN);
      const isPoor = 'funds' in one && values.number('balance').lt(values.number(one.funds));
      const count = values.number(one.wanted).toNumber();
      const most = one.limit === undefined ? 1 : values.number(one.limit).toNumber();
      const may = isPoor ? 0 : commandsLeft({ limit: most, stake: held, minimumStake: least, sent: 0 });
      const missing = isPoor ? 'too small a balance for any' : held.lt(least) ? 'too few tokens for any' : undefined;
      return { ...one, count, may, most, missing };
    });
    const asked = kinds.filter(({ count }) => count > 0);
    const refused = asked.filter(({ count, may }) => count > may);
    return {
      lines: asked.map(({ kind, count, may }) => ({
        label: kind,
        value:
          count > may
            ? `${show(may)} of ${show(count)} go through`
            : count === 1
              ? 'goes through'
              : `all ${show(count)} go through`,
      })),
      danger:
        refused.length === 0
          ? undefined
          : `${refused
              .map(({ kind, missing }) => `${kind}: ${missing ?? 'too many for one epoch'}`)
              .join('. ')}. What is over a limit is refused; the next epoch begins anew.`,
      table: {
        caption: 'Each kind in one epoch',
        columns: ['Kind', 'You want', 'Most', 'You may'],
        rows: kinds.map(({ kind, count, most, may }) => [kind, show(count), show(most), show(may)]),
      },
      note: 'The limits count tries; a command that goes through may still change nothing. A key has at most one referral set, and none while it is a referee. A referrer cannot apply a code; a referee’s further code changes nothing unless it is that of another set and the present referrer has too few tokens. The tokens counted are those associated with your key at the time, the balance that of the last time it was taken: spam.protection.balanceSnapshotFrequency says how often, here every five seconds. It is asked when a node checks the command before a block, not again in the block. Taking a delegation back counts as one. Who has half or more of such commands in a block refused because they are too many may send none of the kind for a while. When over 30 % of the votes of ten blocks are refused, the least for a vote doubles until the epoch ends: again after more than ten blocks at the earliest, and only while it is below 1,600 VEGA. Orders have no such limit: their proof of work is what they cost.',
    };
  },
};
