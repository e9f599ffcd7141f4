import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { contentOf } from '../../search/engine/content-store.ts';
import type { SearchIndex } from '../../search/engine/search.ts';
import { miniOptions, type MiniDocument } from './minisearch-options.ts';

/** Writes an index of MiniSearch over the same places, names, descriptions and texts that the site's own index holds. */
export function writeMiniIndex({ names, content }: SearchIndex, folder: string): void {
  if (content === undefined) throw new Error('MiniSearch needs the texts as well.');
  const index = new MiniSearch<MiniDocument>(miniOptions);
  index.addAll(
    names.documents.map(({ id, type, title, names: others, url, hash }) => ({
      id,
      title,
      names: others.join(' '),
      about: names.page[id] === id ? contentOf(names.about, id) : '',
      text: contentOf(content, id),
      place: `${url}${hash}`,
      kind: names.kinds[names.page[id] ?? 0] ?? 'g',
      type,
    })),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
}
