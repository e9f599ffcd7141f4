import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../extract/read-tree.ts';
import { indexFiles } from '../index-files.ts';
import { contentGroup } from './content-group.ts';
import { nameGroups } from './name-groups.ts';
import { nameOperations, operationNames } from './operation-names.ts';
import { orderRecords } from './order-records.ts';
import { addReadersWords } from './readers-words.ts';

/** Writes the two index files of each tree into the built site. `trees` are the trees' paths. */
export function writeIndex(root: string, outDir: string, trees: readonly string[], hash: string): void {
  const operations = operationNames(root);
  const files = indexFiles(hash);
  for (const tree of trees) {
    const pages = readTree(outDir, tree, trees.filter((other) => other !== tree));
    nameOperations(pages, tree, operations);
    addReadersWords(root, pages, tree, process.env['DOCS_DRAFT'] !== undefined);
    const records = orderRecords(pages);
    writeFileSync(path.join(outDir, tree, files.names), JSON.stringify(nameGroups(records)));
    writeFileSync(path.join(outDir, tree, files.content), JSON.stringify([contentGroup(records)]));
  }
}
