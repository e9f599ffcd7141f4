import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The generated fragment `<tree>/<route>` (see `npm run generate`). Runs in the build only. Throws when the fragment does
 * not exist.
 */
export function referenceHtml(file: string): string {
  return readFileSync(path.join(process.cwd(), '.generated', 'html', `${file}.html`), 'utf8');
}
