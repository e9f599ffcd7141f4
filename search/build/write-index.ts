import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { trees, type TreeName } from '../../product.ts';
import { readTree } from '../extract/read-tree.ts';
import { indexFiles } from '../index-files.ts';
import { contentGroup } from './content-group.ts';
import { nameGroups } from './name-groups.ts';
import { nameOperations, operationNames } from './operation-names.ts';
import { orderRecords } from './order-records.ts';
import { addReadersWords } from './readers-words.ts';

/** Writes the two index files of each tree into the built site. */
export function writeIndex(root: string, outDir: string, hash: string): void {
  const files = indexFiles(hash);
  const names = Object.keys(trees) as TreeName[];
  for (const tree of names) {
    const pages = readTree(
      outDir,
      trees[tree].path,
      names.filter((other) => other !== tree).map((other) => trees[other].path),
    );
    nameOperations(pages, trees[tree].path, operationNames(root, tree));
    addReadersWords(root, pages, trees[tree].path, process.env['DOCS_DRAFT'] !== undefined);
    const records = orderRecords(pages);
    writeFileSync(path.join(outDir, trees[tree].path, files.names), JSON.stringify(nameGroups(records)));
    writeFileSync(path.join(outDir, trees[tree].path, files.content), JSON.stringify([contentGroup(records)]));
  }
}
