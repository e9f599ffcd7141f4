import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractRegion } from '../../../common/region.ts';

/**
 * The files that a reader of the bot's tutorial ends up with: what the pages show of each file, one part below the other.
 *
 * @param language folder below examples/bot
 * @returns name of each file → its text
 * @throws Error when a page shows a part that there is not
 */
export function filesOfPages(language: string): Map<string, string> {
  const pages = ['getting-started', 'streaming-data', 'adding-a-liquidity-commitment', 'adding-an-external-price'];
  const text = pages.map((page) => readFileSync(`docs/tutorials/building-a-bot/${page}.mdx`, 'utf8')).join('\n');
  const files = new Map<string, string>();
  for (const [, folder = '', name = '', region] of text.matchAll(
    /<Sample file="(bot\/\w+)\/([\w.-]+)"(?: region="([\w-]+)")? \/>/g,
  )) {
    if (folder !== `bot/${language}`) continue;
    const shown = extractRegion(readFileSync(path.join('examples', folder, name), 'utf8'), region);
    if (shown === undefined) throw new Error(`${name} has no region ${region ?? ''}`);
    files.set(name, region === undefined ? shown : `${files.get(name) ?? ''}\n\n${shown}`);
  }
  return files;
}
