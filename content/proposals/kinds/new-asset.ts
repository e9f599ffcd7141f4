import type { ProposalKind } from '../types.ts';

const base = 'terms.newAsset.changes';

export const newAsset: ProposalKind = {
  kind: 'new-asset',
  term: 'newAsset',
  family: 'asset',
  enactFamily: 'asset',
  validated: true,
  title: 'USDT as an asset',
  description: 'Lets the bridge accept an ERC-20 token, so that markets can settle in it.',
  change: () => ({
    changes: {
      name: 'Tether USD',
      symbol: 'USDT',
      decimals: '6',
      quantum: '1000000',
      erc20: {
        contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        lifetimeLimit: '10000000000',
        withdrawThreshold: '1000000000',
      },
    },
  }),
  fields: [
    { path: `${base}.name`, label: 'Name', type: 'text', help: 'As the token contract gives it.', example: 'confirm' },
    {
      path: `${base}.symbol`,
      label: 'Symbol',
      type: 'text',
      help: 'As the token contract gives it.',
      example: 'confirm',
    },
    {
      path: `${base}.decimals`,
      label: 'Decimals',
      type: 'integer',
      min: '0',
      max: '255',
      help: 'As the token contract gives them.',
    },
    {
      path: `${base}.quantum`,
      label: 'Quantum',
      type: 'decimal',
      min: '0.000001',
      help: 'A small amount that means something, about one US dollar, in the smallest unit.',
    },
    {
      path: `${base}.erc20.contractAddress`,
      label: 'Token contract',
      type: 'address',
      help: 'Address of the ERC-20 token on Ethereum.',
      example: 'confirm',
    },
    {
      path: `${base}.erc20.lifetimeLimit`,
      label: 'Lifetime limit',
      type: 'integer',
      min: '1',
      help: 'How much one Ethereum address may ever deposit, in the smallest unit.',
    },
    {
      path: `${base}.erc20.withdrawThreshold`,
      label: 'Withdrawal threshold',
      type: 'integer',
      min: '1',
      help: 'Withdrawals from this amount up wait for the bridge’s delay; smallest unit.',
    },
  ],
};
