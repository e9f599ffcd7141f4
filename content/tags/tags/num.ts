import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { didYouMean } from '../../../common/near-matches.ts';
import { phrase, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

const folder = 'protocol-math/worked';

/** `<Num of="topic.example.field" />`: a number that protocol-math computed for a worked example. */
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
  const found = module[example];
  if (typeof found !== 'object' || found === null) {
    return fail(`${folder}/${topic}.ts exports no example "${example}".${didYouMean(example, Object.keys(module))}`);
  }
  const value = (found as Record<string, unknown>)[field];
  if (typeof value !== 'string' && typeof value !== 'number') {
    return fail(`example "${topic}.${example}" has no field "${field}".${didYouMean(field, Object.keys(found))}`);
  }
  return phrase(inline, [text(String(value))]);
};
