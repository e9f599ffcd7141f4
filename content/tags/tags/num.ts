import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { didYouMean } from '../../../common/near-matches.ts';
import { exampleFor } from '../../../protocol-math/example.ts';
import { phrase, text } from '../nodes.ts';
import type { TagContextData } from '../tag-context-data.ts';
import type { TagContext, TagHandler } from '../types.ts';

const folder = 'protocol-math/worked';

/** An example with the values of the page's network, where it depends on them. */
function read(
  candidate: unknown,
  { network, tree }: TagContextData,
  fail: TagContext['fail'],
): Readonly<Record<string, string>> | undefined {
  try {
    return exampleFor(candidate, network.parameters);
  } catch (error) {
    return fail(`networks/${tree}.json: ${(error as Error).message}.`);
  }
}

/** `<Num of="topic.example.field" />`: a number that protocol-math computed for a worked example, with the network's parameters where it has any. */
export const num: TagHandler = async ({ facts, inline, required, fail }) => {
  const name = required('of');
  const [topic, example, field] = name.split('.');
  if (topic === undefined || example === undefined || field === undefined) {
    return fail(`of="${name}" must have three parts: topic.example.field.`);
  }
  const directory = path.join(facts.siteDir, folder);
  const topics = readdirSync(directory)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3));
  if (!topics.includes(topic)) return fail(`no worked topic "${topic}" in ${folder}.${didYouMean(topic, topics)}`);
  const module = (await import(pathToFileURL(path.join(directory, `${topic}.ts`)).href)) as Record<string, unknown>;
  const found = read(module[example], facts, fail);
  if (found === undefined) {
    return fail(`${folder}/${topic}.ts exports no example "${example}".${didYouMean(example, Object.keys(module))}`);
  }
  const value = found[field];
  if (value === undefined) {
    return fail(`example "${topic}.${example}" has no field "${field}".${didYouMean(field, Object.keys(found))}`);
  }
  return phrase(inline, [text(value)]);
};
