import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const generated = path.join(process.cwd(), '.generated');

/**
 * The generated fragment `<tree>/<route>` (see `npm run generate`). Runs in the build only. Throws when the fragment does
 * not exist.
 */
export function referenceHtml(file: string): string {
  return readFileSync(path.join(generated, 'html', `${file}.html`), 'utf8');
}

/** Whether an address of the site is a file that `npm run generate` wrote for download, rather than a page. */
export function isGeneratedFile(address: string): boolean {
  const file = path.join(generated, 'static', new URL(address, 'https://site.invalid').pathname);
  return existsSync(file) && statSync(file).isFile();
}
