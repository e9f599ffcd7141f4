import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { product, trees } from '../../../product.ts';
import type { TreeData } from '../../../exports/index/types.ts';
import { filesOf } from '../../../common/files-of.ts';
import { builtPages } from './built-pages.ts';

const read = (file: string): string => readFileSync(`build/${file}`, 'utf8');
const folders = Object.values(trees).map(({ path }) => path);
const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(read('index.schema.json')) as object);
const pages = builtPages();

describe.each(folders)('/%s/index.json', (folder) => {
  const data = JSON.parse(read(`${folder}/index.json`)) as TreeData;

  it('is as the published schema says', () => {
    expect(validate(data) ? [] : validate.errors?.slice(0, 3)).toEqual([]);
    expect(data.format).toBe(1);
    for (const wrong of [
      { ...data, format: 2 },
      { ...data, pages: [] },
      { ...data, elements: [{ kind: 'thing', name: 'x', url: '/x' }] },
      { ...data, pages: [{ ...data.pages[0], markdown: '/x' }] },
    ]) {
      expect(validate(wrong)).toBe(false);
    }
  });

  it('has every page of the tree', () => {
    const built = pages
      .map(({ path }) => path)
      .filter((path) => path === `/${folder}` || path.startsWith(`/${folder}/`));
    expect(data.pages.map(({ path }) => path).sort()).toEqual(built.sort());
    for (const { markdown } of data.pages) expect(existsSync(`build${markdown}`), markdown).toBe(true);
  });

  it('says of each page what it is about, and when it last changed', () => {
    const documents = data.pages.filter(({ kind }) => kind === 'guide' || kind === 'reference' || kind === 'operation');
    expect(
      documents.filter(({ title, description }) => title === '' || description === '').map(({ path }) => path),
    ).toEqual([]);
    expect(documents.filter(({ headings }) => headings.length > 0).length).toBeGreaterThan(documents.length / 2);
    const dated = documents.filter(({ lastChange }) => lastChange !== null).length;
    // Pages that were never committed have no date; without any history none has.
    if (existsSync('.git')) expect(dated / documents.length).toBeGreaterThan(0.8);
    console.log(`${folder}: ${dated} of ${documents.length} documents are dated`);
  });

  it('leads to every element of the reference, at an anchor that exists', () => {
    expect(data.elements.length).toBeGreaterThan(7000);
    const html = new Map(pages.map((page) => [page.path, page.html]));
    const anchors = new Map<string, Set<string>>();
    const wrong = data.elements.filter(({ url }) => {
      const [path = '', anchor] = url.split('#');
      const page = html.get(path);
      if (page === undefined || anchor === undefined) return page === undefined;
      if (!anchors.has(path))
        anchors.set(
          path,
          new Set([...page.matchAll(/\sid=(?:"([^"]*)"|([^\s>]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')),
        );
      return anchors.get(path)?.has(anchor) !== true;
    });
    expect(wrong.map(({ name, url }) => `${name} ${url}`)).toEqual([]);
  });

  it('has no two elements of one kind and name', () => {
    const seen = new Set<string>();
    const twice = data.elements.filter(({ kind, url }) => seen.size === seen.add(`${kind} ${url}`).size);
    expect(twice.filter(({ kind }) => kind !== 'command').map(({ name, url }) => `${name} ${url}`)).toEqual([]);
  });
});

describe('llms.txt', () => {
  const links = (text: string): string[] =>
    [...text.matchAll(/^- \[.*?\]\(([^)]*)\)/gm)].map(([, target = '']) => pathOf(target));
  /** The path of a link, which names the site itself. */
  const pathOf = (link: string): string => {
    expect(link.startsWith(`${product.url}/`), link).toBe(true);
    return link.slice(product.url.length);
  };

  it('begins as llmstxt.org wants it, and all its links lead somewhere', () => {
    for (const file of ['llms.txt', ...folders.map((folder) => `${folder}/llms.txt`)]) {
      const text = read(file);
      expect(text, file).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n/);
      expect(text.match(/^## /gm)?.length, file).toBeGreaterThan(1);
      expect(links(text).filter((target) => !existsSync(`build${target}`))).toEqual([]);
    }
    expect(links(read('llms.txt'))).toEqual(expect.arrayContaining(folders.map((folder) => `/${folder}/llms.txt`)));
  });

  it.each(folders)('lists every page of /%s once, and its full text is in one file', (folder) => {
    const { pages: all } = JSON.parse(read(`${folder}/index.json`)) as TreeData;
    const wanted = all
      .filter(({ kind }) => kind !== 'tags')
      .map(({ markdown }) => markdown)
      .sort();
    expect(
      links(read(`${folder}/llms.txt`))
        .filter((target) => target.endsWith('.md'))
        .sort(),
    ).toEqual(wanted);
    const parts = filesOf(`build/${folder}`, (file) => /^llms-full-[a-z0-9-]+\.txt$/.test(file));
    expect(parts.length).toBeGreaterThan(5);
    const found = parts.flatMap((file) =>
      [...read(`${folder}/${file}`).matchAll(/^\*Page (\S+) of the /gm)].map(([, path = '']) => `${path}.md`),
    );
    expect(found.sort()).toEqual(wanted);
  });
});
