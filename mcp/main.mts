import path from 'node:path';
import { run } from './run.ts';

const root = path.resolve(import.meta.dirname, '..');

await run({ site: path.join(root, 'build'), examples: path.join(root, 'examples') });
