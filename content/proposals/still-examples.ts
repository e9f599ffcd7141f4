import { fieldsOf } from './build-proposal.ts';
import { formOnly } from './form-only.ts';
import type { ProposalField, ProposalKind } from './types.ts';

/** What keeps a value from being the reader's own. */
export interface StillExample {
  readonly field: ProposalField;
  /** Whether the reader may say that the value is meant; otherwise it has to be replaced. */
  readonly mayStay: boolean;
}

/**
 * The fields whose value is the example's and that nobody has said is meant. Times are worked out for the reader, so they are
 * none; ids and keys of the examples belong to nobody and cannot be kept.
 *
 * @param examples texts that the form starts with, by path
 * @param kept paths of which the reader has said that the example is meant
 */
export function stillExamples(
  kind: ProposalKind,
  examples: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  kept: ReadonlySet<string>,
): StillExample[] {
  const replaced = new Set(
    fieldsOf(kind)
      .filter(({ example }) => example === 'replace')
      .map(({ path }) => examples[path]),
  );
  return fieldsOf(kind, values).flatMap((field) => {
    const { path, type, example } = field;
    const text = values[path] ?? '';
    if (type === 'time' || text === '' || formOnly(path)) return [];
    // An example's key that was put into another row, or into another field for ids, is an example still.
    if ((type === 'id' || type === 'asset') && replaced.has(text)) return [{ field, mayStay: false }];
    if (text !== examples[path] || kept.has(path)) return [];
    return [{ field, mayStay: example !== 'replace' }];
  });
}
