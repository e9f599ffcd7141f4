import { category, open, type Items } from './items.ts';

export const tutorials: Items = [
  'tutorials/index',
  category('Quickstarts', 'quickstarts/index', [
    'quickstarts/read-market-data',
    'quickstarts/stream',
    'quickstarts/compute-a-margin',
    'quickstarts/first-order',
    'quickstarts/deposit',
    'quickstarts/provide-liquidity',
    'quickstarts/stake',
    'quickstarts/vote-and-propose',
    'quickstarts/run-a-node',
  ]),
  'tutorials/programmatic-trading-basics',
  open(
    category('Governance proposals', 'tutorials/proposals/index', [
      'tutorials/proposals/new-market',
      'tutorials/proposals/new-perpetuals-market',
      'tutorials/proposals/new-successor-market',
      'tutorials/proposals/market-state',
      'tutorials/proposals/update-market',
      'tutorials/proposals/network-parameter',
      'tutorials/proposals/new-asset',
      'tutorials/proposals/update-asset',
      'tutorials/proposals/update-asset-bridge',
      'tutorials/proposals/asset-transfer',
      'tutorials/proposals/referral-program',
      'tutorials/proposals/volume-discount-program',
      'tutorials/proposals/freeform',
    ]),
  ),
  open(
    category('Building a bot', 'tutorials/building-a-bot/index', [
      'tutorials/building-a-bot/getting-started',
      'tutorials/building-a-bot/streaming-data',
      'tutorials/building-a-bot/adding-a-liquidity-commitment',
      'tutorials/building-a-bot/adding-an-external-price',
    ]),
  ),
  'tutorials/committing-liquidity',
  open(
    category('Assets', 'tutorials/assets-tokens/index', [
      'tutorials/assets-tokens/staking-tokens',
      'tutorials/assets-tokens/depositing-assets',
      'tutorials/assets-tokens/transferring-assets',
      'tutorials/assets-tokens/withdrawing-assets',
    ]),
  ),
  'tutorials/using-data-sources',
  'tutorials/community-created',
];
