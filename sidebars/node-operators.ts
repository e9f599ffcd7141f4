import { category, generated, open, type Items } from './items.ts';

export const nodeOperators: Items = [
  'node-operators/index',
  open(
    category('Requirements', 'node-operators/requirements/index', [
      'node-operators/requirements/data-node-infrastructure',
      'node-operators/requirements/infrastructure',
      'node-operators/requirements/data-node-security',
      'node-operators/requirements/security',
      'node-operators/requirements/community',
    ]),
  ),
  open(
    category('Migration guides', 'node-operators/migration-guides/index', [
      'node-operators/migration-guides/upgrade-node',
    ]),
  ),
  open(
    category('Get started', 'node-operators/get-started/index', [
      'node-operators/get-started/setup-validator',
      'node-operators/get-started/setup-non-validator',
      'node-operators/get-started/setup-datanode',
      'node-operators/get-started/setup-block-explorer',
    ]),
  ),
  open(
    category('How-to guides', 'node-operators/how-to/index', [
      'node-operators/how-to/upgrade-network',
      'node-operators/how-to/restart-network',
      'node-operators/how-to/restart-data-node-from-network-history',
      'node-operators/how-to/use-snapshots',
      'node-operators/how-to/rotate-ethereum-keys',
      'node-operators/how-to/rotate-vega-keys',
      'node-operators/how-to/maintain-multisig-contract',
      'node-operators/how-to/solve-frequent-issues',
    ]),
  ),
  'node-operators/rewards',
  'node-operators/visor',
  ...generated('node-operators'),
];
