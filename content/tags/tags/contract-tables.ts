import type { RootContent } from 'mdast';
import type { Network } from '../../../networks/index.ts';
import { code, text } from '../nodes.ts';
import { table } from './table.ts';

/** The network's contracts on Ethereum: address, version and, where it is recorded, the block of the deployment. */
export function contractTable({ ethereum }: Network): RootContent[] {
  const rows = Object.entries(ethereum.contracts).map(([name, { address, version }]) => {
    const block = ethereum.deploymentBlocks[name];
    return [
      [text(name)],
      [code(address)],
      [text(version ?? 'not recorded')],
      [text(block === undefined ? 'not recorded' : String(block))],
    ];
  });
  return [table([[text('contract')], [text('address')], [text('version')], [text('deployed in block')]], rows)];
}

/** Where sources give different addresses for a contract, both are shown with their sources. */
export function contractDifferences({ contractDifferences: found, label }: Network): RootContent[] {
  if (found.length === 0) {
    const agree = `The sources that were compared for ${label} give the same address for every contract in the table.`;
    return [{ type: 'paragraph', children: [text(agree)] }];
  }
  const rows = found.map((difference) => [
    [text(difference.contract)],
    [code(difference.used), text(`: ${difference.usedSource}`)],
    [code(difference.elsewhere), text(`: ${difference.elsewhereSource}`)],
  ]);
  const warning = 'Sources do not agree on every contract. This documentation uses the first address of each row.';
  return [
    { type: 'paragraph', children: [text(warning)] },
    table([[text('contract')], [text('used here, and by whom')], [text('found elsewhere')]], rows),
  ];
}
