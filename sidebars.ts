import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { api } from './sidebars/api.ts';
import { concepts } from './sidebars/concepts.ts';
import { drafted } from './sidebars/items.ts';
import { nodeOperators } from './sidebars/node-operators.ts';
import { tools } from './sidebars/tools.ts';
import { tutorials } from './sidebars/tutorials.ts';

/** The five sidebars. The archive's copy is written from this by `npm run generate`. */
const sidebars: SidebarsConfig = {
  concepts: drafted(concepts),
  api: drafted(api),
  tutorials: drafted(tutorials),
  tools: drafted(tools),
  'node-operators': drafted(nodeOperators),
};

for (const [name, items] of Object.entries(sidebars)) if (Array.isArray(items) && items.length === 0) delete sidebars[name];

export default sidebars;
