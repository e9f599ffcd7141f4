import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TreeData } from '../../exports/index/types.ts';
import { product, trees, type TreeName } from '../../product.ts';

/** Writes a built site of one page a tree into a folder, as far as the server reads it, without search. */
export function writeSmallSite(folder: string): void {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('index.schema.json', '{}');
  for (const tree of Object.keys(trees) as TreeName[]) {
    const data: TreeData = {
      $schema: '/index.schema.json',
      format: 1,
      tree,
      label: tree,
      release: product.release,
      chainId: `chain of ${tree}`,
      pages: [
        {
          path: `/${tree}/api/orders`,
          markdown: `/${tree}/api/orders.md`,
          title: 'Orders',
          description: `Orders of ${tree}.`,
          kind: 'reference',
          sidebar: 'api',
          tags: [],
          lastChange: null,
          headings: [
            { level: 2, title: 'Order', anchor: 'Order' },
            { level: 2, title: 'home', anchor: 'home' },
          ],
        },
      ],
      elements: [
        { kind: 'protobuf', name: 'vega.Order', url: `/${tree}/api/orders#Order` },
        {
          kind: 'program',
          name: 'vega node --home',
          url: `/${tree}/api/orders#home`,
          change: {
            kind: 'changed',
            text: 'changed in v99.1',
            release: 'v99.1',
            breaking: false,
            details: ['default: 1 → 2'],
            url: `/${tree}/changes/programs#vega-node--home`,
          },
        },
      ],
    };
    write(`${tree}/index.json`, JSON.stringify(data));
    write(`${tree}/api/orders.md`, `# Orders\n\nOrders of ${tree}.\n`);
    write(
      `${tree}/api/orders.html`,
      `<!doctype html><main><h1>Orders</h1><h2 id="Order">Order</h2><p>An order of ${tree}.</p><h2 id="home">home</h2><p>Where.</p></main>`,
    );
    write(
      `${tree}/differences.json`,
      JSON.stringify({
        identity: [{ name: 'Chain id', mainnet: 'a', testnet: 'b' }],
        endpoints: [],
        apps: [],
        contracts: [],
        parameters: [{ name: 'p', group: 'g', mainnet: '1', testnet: '2', readable: {}, meaning: 'More.' }],
        versions: {
          versions: ['v98.1', 'v99.1'],
          changes: [
            { kind: 'flag', name: 'vega node --home', change: 'changed', breaking: false, details: ['default: 1 → 2'] },
            {
              kind: 'field',
              name: 'vega.Order.side',
              change: 'removed',
              breaking: true,
              details: [],
              about: 'vega.Side',
            },
          ],
        },
      }),
    );
  }
}
