import { fold } from './normalise.ts';

// A part begins: after a small letter or digit when a capital follows, and at the last capital of a run of them.
const camelStart = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const separators = /[^a-z0-9]+/;

/**
 * The parts that an identifier is made of, in lower case: `ListLedgerEntries`, `list_ledger_entries`,
 * `list-ledger-entries` and `list.ledgerEntries` all give list, ledger, entries. A word is its own only part.
 */
export function identifierParts(text: string): string[] {
  return fold(text.replace(camelStart, ' ')).split(separators).filter((part) => part !== '');
}
