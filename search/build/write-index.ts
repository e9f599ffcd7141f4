import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { trees, type TreeName } from '../../product.ts';
import { splitTree } from '../../common/splitTree.ts';
import type { ExtractedPage } from '../extract/types.ts';
import { indexFiles } from '../index-files.ts';
import { answersOf } from './answers.ts';
import { contentGroup } from './content-group.ts';
import { addKindWords } from './kind-words.ts';
import { nameGroups } from './name-groups.ts';
import { nameOperations, operationNames } from './operation-names.ts';
import { orderRecords } from './order-records.ts';
import { questionGroup, readQuestions } from './readers-questions.ts';
import { addPageAliases } from './page-aliases.ts';
import { readSynonyms } from './synonyms.ts';

/**
 * Writes the two index files of each tree into the built site. A tree's index also holds the pages outside the trees.
 *
 * @param root the project's folder
 * @param hash part of the files' names, which the pages were told when they were built
 * @param pages of the whole site
 */
export function writeIndex(root: string, site: string, hash: string, pages: readonly ExtractedPage[]): void {
  const files = indexFiles(hash);
  const synonyms = readSynonyms(root);
  const questions = readQuestions(root);
  const isDraft = process.env['DOCS_DRAFT'] !== undefined;
  for (const tree of Object.keys(trees) as TreeName[]) {
    const folder = trees[tree].path;
    // Each index names its pages for itself.
    const own = structuredClone(pages.filter(({ url }) => (splitTree(url).tree ?? tree) === tree));
    nameOperations(own, folder, operationNames(root, tree));
    addPageAliases(root, own, isDraft);
    addKindWords(own);
    const records = orderRecords(own);
    writeFileSync(path.join(site, folder, files.names), JSON.stringify(nameGroups(records, { synonyms, answers: answersOf(root, tree, records) })));
    writeFileSync(path.join(site, folder, files.content), JSON.stringify([contentGroup(records), questionGroup(records, questions, isDraft)]));
  }
}
