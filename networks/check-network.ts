import { networkSchema } from './schema.ts';
import type { Network } from './types.ts';

/** The line, from one, on which a key first stands; undefined when it does not. */
function lineOf(source: string, key: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.includes(`${JSON.stringify(key)}:`));
  return index < 0 ? undefined : index + 1;
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
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}\n  Correct the JSON.`);
  }
  const result = networkSchema.safeParse(value);
  if (result.success) return value as Network;
  // A misspelt key is also a missing one: what is written says more than what is not.
  const issue = result.error.issues.find(({ code }) => code === 'unrecognized_keys') ?? result.error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String);
  // A missing key has no line: its object's has to do.
  const line = [...path].reverse().map((key) => lineOf(source, key)).find((found) => found !== undefined);
  const reason = unknown === undefined ? `"${path.join('.')}": ${issue?.message ?? 'not what it should be'}` : `"${path.join('.')}" is not a key that the site knows`;
  throw new Error(`${file}${line === undefined ? '' : `:${line}`}: ${reason}\n  The keys and their form are in networks/schema.ts.`);
}
