import { fold } from './normalise.ts';

const separators = /[^a-z0-9]+/;
const camelStart = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const capital = /\p{Lu}/u;
const allLower = /^[a-z0-9]+$/;

/**
 * The parts that an identifier is made of, in lower case: `ListLedgerEntries`, `list_ledger_entries`,
 * `list-ledger-entries` and `list.ledgerEntries` all give list, ledger, entries. A word is its own only part.
 *
 * A part begins after a sign; after a small letter or digit when a capital follows; and at the last capital of a run of them
 * that a small letter follows (`HTTPServer`).
 */
export function identifierParts(text: string): string[] {
  if (allLower.test(text)) return [text];
  const spaced = capital.test(text) ? text.replace(camelStart, ' ') : text;
  return fold(spaced).split(separators).filter((part) => part !== '');
}
