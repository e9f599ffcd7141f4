import { parse } from 'smol-toml';
import { newestRelease } from '../../../product.ts';
import { loadConfig } from '../../../reference/cli/load-config.ts';
import { callsInBlocks, callsInline, inlineCode } from './command-lines.ts';
import type { OwnPage } from './own-pages.ts';
import { allFlags, problemsOf } from './resolve-call.ts';
import { tomlKeys, unknownKeys } from './toml-keys.ts';

const files = loadConfig(newestRelease);
/** Every key and every section above one. */
export const keyNames: ReadonlySet<string> = new Set(
  files.flatMap(({ keys }) =>
    keys.flatMap(({ key }) => key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))),
  ),
);
const parts = new Set([...keyNames].flatMap((name) => name.split('.')));

/** Calls of the release's programs in a page that the definitions do not know, each with file and line. */
export function callProblems({ file, text }: OwnPage, gone: readonly string[] = []): string[] {
  const calls = [...callsInBlocks(text), ...callsInline(text)].filter(({ words }) => !gone.includes(words.join(' ')));
  return calls.flatMap(({ line, words }) => problemsOf(words).map((problem) => `${file}:${line}: ${problem}`));
}

/** Flags in inline code that no command has. */
export function flagProblems({ file, text }: OwnPage, gone: readonly string[] = []): string[] {
  return inlineCode(text).flatMap(({ line, code }) => {
    const flag = /^--[a-z][\w.-]*/.exec(code)?.[0];
    return flag === undefined || allFlags.has(flag) || gone.includes(flag)
      ? []
      : [`${file}:${line}: no command has the flag ${flag}`];
  });
}

/** Names in inline code with the form of a key, `Broker.Socket.Port` or `MaxMemoryPercent`, that no configuration has. */
export function keyProblems({ file, text }: OwnPage, others: readonly string[] = []): string[] {
  return inlineCode(text).flatMap(({ line, code }) => {
    const name = code.split(' = ')[0] ?? '';
    const dotted = /^[A-Za-z_]+(\.[A-Za-z_-]+)+$/.test(name) && !keyNames.has(name);
    const humps = /^[A-Z][a-z]+([A-Z][a-zA-Z]*)+$/.test(name) && !parts.has(name);
    return (dotted || humps) && !isOther(name, others) ? [`${file}:${line}: no configuration has the key ${name}`] : [];
  });
}

/** TOML in a page that does not parse, or with keys that no program knows. A block belongs to the program that knows most of it. */
export function tomlProblems({ file, text }: OwnPage): string[] {
  return [...text.matchAll(/^( *)```toml[^\n]*\n([\s\S]*?)^ *```/gm)].flatMap((block) => {
    const line = text.slice(0, block.index).split('\n').length;
    const found = tomlKeys(parse(block[2] ?? ''));
    const problems = files.map((config) => unknownKeys(found, config)).sort((a, b) => a.length - b.length)[0] ?? [];
    return problems.map((key) => `${file}:${line}: no configuration has the key ${key}`);
  });
}

/** Names of files, and of what is no configuration at all. */
const isOther = (name: string, others: readonly string[]): boolean =>
  others.includes(name) || /\.(toml|json|log|encrypted|service|sock|md|mod)$/.test(name);
