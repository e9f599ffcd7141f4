import { recall, remember } from '../storage.ts';

/** What a reader can have shown in samples in place of the example's. */
export const kinds = ['party', 'market', 'asset', 'node'] as const;
export type Kind = (typeof kinds)[number];
export type Values = Readonly<Partial<Record<Kind, string>>>;

/** Where they are kept: in this browser alone. */
export const storageKey = 'your-values';

const id = /^[0-9a-f]{64}$/;

/**
 * A value as samples hold it.
 *
 * @returns undefined for an empty text
 * @throws Error that says what is wrong with it
 */
export function readValue(kind: Kind, text: string): string | undefined {
  const value = text.trim();
  if (value === '') return undefined;
  if (kind !== 'node') {
    const digits = value.toLowerCase();
    if (id.test(digits)) return digits;
    throw new Error(`An id has 64 digits, 0 to 9 and a to f: this has ${value.length} characters or others.`);
  }
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Error('An address begins with https:// or http://.');
  if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '')
    throw new Error('The address of a node has no name, password or query.');
  return (address.origin + address.pathname).replace(/\/+$/, '');
}

/** The reader's values; what is stored and is no value counts as none. */
export function storedValues(): Values {
  const found: Partial<Record<Kind, string>> = {};
  try {
    const stored = JSON.parse(recall(storageKey) ?? '{}') as Readonly<Record<string, unknown>>;
    for (const kind of kinds) {
      const value = stored[kind];
      const read = typeof value === 'string' ? readValue(kind, value) : undefined;
      if (read !== undefined) found[kind] = read;
    }
  } catch {
    return {};
  }
  return found;
}

/** Keeps the values in this browser. */
export const storeValues = (values: Values): void => remember(storageKey, JSON.stringify(values));
