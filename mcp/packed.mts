import path from 'node:path';
import { run } from './run.ts';

// What the package brings with it lies beside this file.
await run({ site: path.join(import.meta.dirname, 'site'), examples: path.join(import.meta.dirname, 'examples') });
