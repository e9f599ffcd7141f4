import path from 'node:path';
import { writeData } from '../exports/write-data.ts';
import { sidebarsOf } from '../sidebars/index.ts';

/** After the pages are built and before files are compressed: what programs read. */
try {
  const { twins, elements } = writeData('build', path.resolve('.generated'), sidebarsOf);
  console.log(`Markdown twins of ${twins} pages; ${elements} API elements indexed.`);
} catch (error) {
  console.error(`docs-error: ${error instanceof Error ? error.message.replaceAll('\n', '\\n') : String(error)}`);
  process.exitCode = 1;
}
