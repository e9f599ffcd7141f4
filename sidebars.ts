import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { api } from './sidebars/api.ts';
import { concepts } from './sidebars/concepts.ts';
import { drafted } from './sidebars/items.ts';
import { nodeOperators } from './sidebars/node-operators.ts';
import { tools } from './sidebars/tools.ts';
import { tutorials } from './sidebars/tutorials.ts';

/** The five sidebars. The archive's copy is written from this by `npm run generate`. */
const all: SidebarsConfig = {
  concepts: drafted(concepts),
  api: drafted(api),
  tutorials: drafted(tutorials),
  tools: drafted(tools),
  'node-operators': drafted(nodeOperators),
};

const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(all).filter(([, items]) => !Array.isArray(items) || items.length > 0),
);

export default sidebars;
