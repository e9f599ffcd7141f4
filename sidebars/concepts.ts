import { category, type Items } from './items.ts';

export const concepts: Items = [
  'concepts/new-to-vega',
  category('Vega chain', 'concepts/vega-chain/index', [
    'concepts/vega-chain/proof-of-stake',
    'concepts/vega-chain/network',
    'concepts/vega-chain/transactions',
    'concepts/vega-chain/validator-nodes',
    'concepts/vega-chain/data-nodes',
    'concepts/vega-chain/validator-scores-and-rewards',
  ]),
  'concepts/governance',
  category('Trading on Vega', 'concepts/trading-on-vega/index', [
    'concepts/trading-on-vega/market-types',
    'concepts/trading-on-vega/trading-modes',
    'concepts/trading-on-vega/positions-margin',
    'concepts/trading-on-vega/fees',
    'concepts/trading-on-vega/discounts-rewards',
    'concepts/trading-on-vega/market-protections',
    'concepts/trading-on-vega/orders',
    'concepts/trading-on-vega/settlement',
    'concepts/trading-on-vega/market-lifecycle',
    'concepts/trading-on-vega/data-sources',
  ]),
  category('Assets', 'concepts/assets/index', [
    'concepts/assets/asset-framework',
    'concepts/assets/accounts',
    'concepts/assets/deposits-withdrawals',
    'concepts/assets/transfers',
  ]),
  category('Market liquidity', 'concepts/liquidity/index', [
    'concepts/liquidity/provision',
    'concepts/liquidity/rewards-penalties',
  ]),
  'lessons',
  'calculators',
  'concepts/vega-wallet',
  'concepts/glossary',
];
