import type { ProposalKind } from '../types.ts';
import { exampleIds } from './market-parts.ts';

const base = 'terms.updateAsset';

export const updateAsset: ProposalKind = {
  kind: 'update-asset',
  term: 'updateAsset',
  family: 'updateAsset',
  enactFamily: 'updateAsset',
  title: 'Higher deposit limit for USDT',
  description: 'Raises how much one address may deposit; the bridge follows once somebody hands it the signed limits.',
  change: () => ({
    assetId: exampleIds.asset,
    changes: { quantum: '1000000', erc20: { lifetimeLimit: '20000000000', withdrawThreshold: '1000000000' } },
  }),
  fields: [
    { path: `${base}.assetId`, label: 'Asset', type: 'asset', help: 'The asset to change.', example: 'replace' },
    {
      path: `${base}.changes.quantum`,
      label: 'Quantum',
      type: 'decimal',
      min: '0.000001',
      help: 'A small amount that means something, in the smallest unit.',
    },
    {
      path: `${base}.changes.erc20.lifetimeLimit`,
      label: 'Lifetime limit',
      type: 'integer',
      min: '1',
      help: 'How much one Ethereum address may ever deposit, in the smallest unit.',
    },
    {
      path: `${base}.changes.erc20.withdrawThreshold`,
      label: 'Withdrawal threshold',
      type: 'integer',
      min: '1',
      help: 'Withdrawals from this amount up wait for the bridge’s delay; smallest unit.',
    },
  ],
};
