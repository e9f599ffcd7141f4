import type { ProposalKind, ProposalProblem } from '../types.ts';
import { exampleIds } from './market-parts.ts';

const base = 'terms.newTransfer.changes';
const insurance = 'ACCOUNT_TYPE_INSURANCE';

/** Which types of account go with each other, and which of them need an owner. */
function accounts(values: Readonly<Record<string, string>>): ProposalProblem[] {
  const value = (name: string): string => (values[`${base}.${name}`] ?? '').trim();
  const [from, to] = [value('sourceType'), value('destinationType')];
  const owner = (name: 'source' | 'destination', needed: boolean, whose: string): ProposalProblem[] => {
    if (needed === (value(name) !== '')) return [];
    return [
      {
        path: `${base}.${name}`,
        message: needed
          ? `This type of account needs ${whose}.`
          : 'Leave it empty: this type of account belongs to the network.',
      },
    ];
  };
  return [
    ...owner('source', from === insurance, 'the market’s ID'),
    ...owner(
      'destination',
      to === insurance || to === 'ACCOUNT_TYPE_GENERAL',
      to === insurance ? 'the market’s ID' : 'a public key',
    ),
    ...(from === insurance && to === insurance && value('source') !== '' && value('source') === value('destination')
      ? [{ path: `${base}.destination`, message: 'A pool cannot pay into itself.' }]
      : []),
    ...(from === to && from !== insurance
      ? [{ path: `${base}.destinationType`, message: 'Source and destination are the same account.' }]
      : []),
  ];
}

export const assetTransfer: ProposalKind = {
  kind: 'asset-transfer',
  term: 'newTransfer',
  family: 'transfer',
  // The release reads the asset family here: governance.proposal.transfer.minEnact and maxEnact have no effect.
  enactFamily: 'asset',
  title: 'Pay from the network treasury',
  description: 'Moves part of the network treasury to a party, once.',
  change: () => ({
    changes: {
      sourceType: 'ACCOUNT_TYPE_NETWORK_TREASURY',
      transferType: 'GOVERNANCE_TRANSFER_TYPE_ALL_OR_NOTHING',
      amount: '1000000000',
      asset: exampleIds.asset,
      fractionOfBalance: '0.1',
      destinationType: 'ACCOUNT_TYPE_GENERAL',
      destination: exampleIds.party,
      oneOff: { deliverOn: '0' },
    },
  }),
  fields: [
    {
      path: `${base}.sourceType`,
      label: 'From',
      type: 'choice',
      choices: ['ACCOUNT_TYPE_NETWORK_TREASURY', 'ACCOUNT_TYPE_GLOBAL_INSURANCE', 'ACCOUNT_TYPE_INSURANCE'],
      help: 'Type of the account that pays.',
    },
    {
      path: `${base}.source`,
      label: 'Source market',
      type: 'id',
      example: 'replace',
      optional: true,
      help: 'Only for a market’s insurance pool: the market’s ID.',
    },
    {
      path: `${base}.transferType`,
      label: 'If the network’s limits allow less',
      type: 'choice',
      choices: ['GOVERNANCE_TRANSFER_TYPE_ALL_OR_NOTHING', 'GOVERNANCE_TRANSFER_TYPE_BEST_EFFORT'],
      help: 'Pay all or nothing, or as much as the limits allow.',
    },
    {
      path: `${base}.amount`,
      label: 'Amount',
      type: 'integer',
      min: '1',
      example: 'confirm',
      help: 'At most this much, in the asset’s smallest unit.',
    },
    { path: `${base}.asset`, label: 'Asset', type: 'asset', help: 'The asset that is paid.', example: 'replace' },
    {
      path: `${base}.fractionOfBalance`,
      label: 'Fraction of the balance',
      type: 'decimal',
      min: '0.000001',
      max: '1',
      help: 'At most this share of the source’s balance.',
    },
    {
      path: `${base}.destinationType`,
      label: 'To',
      type: 'choice',
      choices: [
        'ACCOUNT_TYPE_GENERAL',
        'ACCOUNT_TYPE_INSURANCE',
        'ACCOUNT_TYPE_GLOBAL_INSURANCE',
        'ACCOUNT_TYPE_NETWORK_TREASURY',
      ],
      help: 'Type of the account that receives.',
    },
    {
      path: `${base}.destination`,
      label: 'Destination',
      type: 'id',
      example: 'replace',
      optional: true,
      help: 'Public key of the party, or the market’s ID for an insurance pool; empty for the treasury and the global insurance.',
    },
    {
      path: `${base}.oneOff.deliverOn`,
      label: 'Deliver on',
      type: 'time',
      nanoseconds: true,
      optional: true,
      help: 'Left empty, it is paid at enactment.',
    },
  ],
  check: accounts,
};
