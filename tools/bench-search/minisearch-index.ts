import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { contentOf } from '../../search/engine/text-store.ts';
import { textAt } from '../../search/format/texts.ts';
import type { SearchIndex } from '../../search/engine/search.ts';
import { miniOptions, type MiniDocument } from './minisearch-options.ts';

/** Writes an index of MiniSearch over the same places, names, questions, descriptions and texts that the site's own index holds. */
export function writeMiniIndex({ names, content }: SearchIndex, folder: string): void {
  if (content === undefined) throw new Error('MiniSearch needs the texts as well.');
  const { questions } = content.asked;
  const asked = new Map<number, string[]>();
  for (const [position, page] of questions.of.entries())
    asked.set(page, [...(asked.get(page) ?? []), textAt(questions.texts, position)]);
  const index = new MiniSearch<MiniDocument>(miniOptions);
  index.addAll(
    names.documents.map(({ id, type, title, names: others, url, hash }) => ({
      id,
      title,
      names: [...others, ...(asked.get(id) ?? [])].join(' '),
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
