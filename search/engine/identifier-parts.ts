import { withoutMarks } from './normalise.ts';

const allLower = /^[a-z0-9]+$/;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const ascii = /^[\x00-\x7f]*$/;

type Kind = 'small' | 'capital' | 'sign';

function kindOf(code: number): Kind {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return 'small';
  return code >= 65 && code <= 90 ? 'capital' : 'sign';
}

/**
 * The parts that an identifier is made of, in lower case: `ListLedgerEntries`, `list_ledger_entries`,
 * `list-ledger-entries` and `list.ledgerEntries` all give list, ledger, entries. A word is its own only part.
 *
 * A part begins after a sign; after a small letter or digit when a capital follows; and at the last capital of a run of them
 * that a small letter follows (`HTTPServer`).
 */
export function identifierParts(text: string): string[] {
  // Most words are plain: thousands of them are read when an index is loaded.
  if (allLower.test(text)) return [text];
  const plain = ascii.test(text) ? text : withoutMarks(text);
  const parts: string[] = [];
  let start = -1;
  let before: Kind = 'sign';
  const end = (at: number): void => {
    if (start >= 0 && at > start) parts.push(plain.slice(start, at).toLowerCase());
    start = at;
  };
  for (let at = 0; at < plain.length; at += 1) {
    const kind = kindOf(plain.charCodeAt(at));
    if (kind === 'sign') {
      end(at);
      start = -1;
    } else if (start < 0) start = at;
    else if (kind === 'capital' && before === 'small') end(at);
    else if (kind === 'small' && before === 'capital' && at - start > 1 && plain.charCodeAt(at) > 57) end(at - 1);
    before = kind;
  }
  end(plain.length);
  return parts;
}
