import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tagHandlers } from '../../content/tags/tags/index.ts';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const table = text.slice(text.indexOf('## Where things live'), text.indexOf('## A new release'));

describe('CONTRIBUTING.md', () => {
  it('names folders and files that exist', () => {
    const named = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => {
      const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      // What follows the first name of a row may stand beside it.
      const beside = path.dirname(first.replace(/\/$/, ''));
      return [[first], ...others.map((name) => [name, path.join(beside, name)])];
    });
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((places) => !places.some((place) => existsSync(place)))).toEqual([]);
  });

  it('names every room', () => {
    const folders = readdirSync('.', { withFileTypes: true }).filter(
      (entry) =>
        entry.isDirectory() && !/^\.|^(?:build(?:\.\w+)?|node_modules|coverage|versioned_sidebars)$/.test(entry.name),
    );
    expect(folders.map(({ name }) => name).filter((name) => !table.includes(`\`${name}/`))).toEqual([]);
  });

  it('explains every tag', () => {
    const tags = Object.keys(tagHandlers);
    expect(tags.length).toBeGreaterThan(15);
    expect(tags.filter((tag) => !text.includes(`\`<${tag} `))).toEqual([]);
  });

  it('links to every decision, and only to files', () => {
    const links = [...text.matchAll(/\]\(\.\/([^)#]+)/g)].map(([, file = '']) => file);
    expect(links.filter((file) => !existsSync(file))).toEqual([]);
    const decisions = readdirSync('decisions').map((file) => `decisions/${file}`);
    expect(decisions.filter((file) => !links.includes(file))).toEqual([]);
    for (const file of decisions)
      for (const part of ['**Context.**', '**Decision.**', '**Think again**'])
        expect(readFileSync(file, 'utf8'), `${file}: ${part}`).toContain(part);
  });
});
