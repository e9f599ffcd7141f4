import { describe, expect, it } from 'vitest';
import { parse } from 'smol-toml';
import { loadConfig } from '../../../plugins/api-reference/cli/load-config.ts';
import { inlineCode } from './command-lines.ts';
import { ownPages } from './own-pages.ts';
import { tomlKeys, unknownKeys } from './toml-keys.ts';

const files = loadConfig();
const keys = new Set(files.flatMap((file) => file.keys.map(({ key }) => key)));
const sections = new Set([...keys].flatMap((key) => key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))));
/** First parts of keys with a section, by which a name is known to be meant as a key: `API`, `Gateway`, `consensus`. */
const roots = new Set([...keys].filter((key) => key.includes('.')).map((key) => key.split('.')[0] ?? ''));

/** Keys that pages name only to say that this release does not have them. */
const gone = ['API.GRPC.Retries'];

const pages = ownPages();

describe('configuration keys in pages', () => {
  it.each(pages.map((page) => [page.file, page] as const))('%s names only keys that exist', (file, { text }) => {
    const names = inlineCode(text).flatMap(({ line, code }) => {
      const name = /^([A-Za-z_]+(?:\.[A-Za-z_-]+)+)(?: = .*)?$/.exec(code)?.[1];
      return name !== undefined && roots.has(name.split('.')[0] ?? '') ? [{ line, name }] : [];
    });
    // Paths of files share the form of keys: config.toml, node.log.
    const wrong = names.filter(({ name }) => !sections.has(name) && !gone.includes(name) && !/\.(toml|json|log|encrypted|service|sock)$/.test(name));
    expect(wrong.map(({ line, name }) => `${file}:${line}: ${name}`)).toEqual([]);
  });

  it.each(pages.map((page) => [page.file, page] as const))('%s has TOML that parses and holds only keys of a program', (file, { text }) => {
    for (const block of text.matchAll(/^( *)```toml[^\n]*\n([\s\S]*?)^ *```/gm)) {
      const line = text.slice(0, block.index).split('\n').length;
      const found = tomlKeys(parse(block[2] ?? ''));
      // A block belongs to the program that knows most of its keys.
      const problems = files.map((config) => unknownKeys(found, config)).sort((a, b) => a.length - b.length)[0] ?? [];
      expect(problems, `${file}:${line}`).toEqual([]);
    }
  });

  it('is right that these are gone', () => {
    expect(gone.filter((key) => sections.has(key))).toEqual([]);
  });

  it('sees keys enough to be worth a check', () => {
    const named = pages.flatMap(({ text }) => inlineCode(text)).filter(({ code }) => keys.has(code) && code.includes('.'));
    expect(new Set(named.map(({ code }) => code)).size).toBeGreaterThan(80);
  });
});
