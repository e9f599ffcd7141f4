import { networkSchema } from './schema.ts';
import type { Network } from './types.ts';

/** Line and column, from one, of a place in a text. */
function placeAt(source: string, offset: number): readonly [line: number, column: number] {
  const before = source.slice(0, offset).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
}

/**
 * The line, from one, on which the value at a path stands; of a missing one that of the nearest object around it. Each key
 * is looked for behind the one around it, so that `address` is found in its own contract. Undefined when no key is there.
 */
function lineOf(source: string, keys: readonly string[]): number | undefined {
  let offset = -1;
  for (const key of keys) {
    const next = source.indexOf(`${JSON.stringify(key)}:`, offset + 1);
    if (next < 0) break;
    offset = next;
  }
  return offset < 0 ? undefined : placeAt(source, offset)[0];
}

/** What is wrong with text that is no JSON, where, and what to do. */
function jsonFault(file: string, source: string, error: unknown): Error {
  const said = error instanceof Error ? error.message : String(error);
  const [, position] = /at position (\d+)/.exec(said) ?? [];
  // What ends too early has no position: its end is the place.
  const [line, column] = placeAt(source, position === undefined ? source.length : Number(position));
  const reason = said.replace(/ in JSON at position.*$| in JSON$/s, '');
  return new Error(
    `${file}:${line}:${column}: this is no JSON: ${reason}\n  Often a comma is missing before this place, or one is too many.`,
  );
}

/**
 * Reads the text of a network's file.
 * @param file how messages name it
 * @throws Error with file, line, reason and remedy when a key is unknown, missing or holds something else
 */
export function checkNetwork(file: string, source: string): Network {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw jsonFault(file, source, error);
  }
  const result = networkSchema.safeParse(value);
  if (result.success) return value as Network;
  // A misspelt key is also a missing one: what is written says more than what is not.
  const issue = result.error.issues.find(({ code }) => code === 'unrecognized_keys') ?? result.error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String);
  const line = lineOf(source, path);
  const reason =
    unknown === undefined
      ? `"${path.join('.')}": ${issue?.message ?? 'not what it should be'}`
      : `"${path.join('.')}" is not a key that the site knows`;
  throw new Error(
    `${file}${line === undefined ? '' : `:${line}`}: ${reason}\n  The keys and their form are in networks/schema.ts.`,
  );
}
