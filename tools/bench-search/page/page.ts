import { easyops } from './easyops.ts';
import { minisearch } from './minisearch.ts';
import { ours } from './ours.ts';
import { pagefind_ } from './pagefind.ts';
import type { Engine, EngineName } from '../types.ts';

declare global {
  interface Window {
    bench: Readonly<Record<EngineName, Engine>>;
  }
}

window.bench = { ours, minisearch, easyops, pagefind: pagefind_ };
