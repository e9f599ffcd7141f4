import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractRegion } from '../common/region.ts';

const root = import.meta.dirname;
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

/** The rows `| name | languages | what | regions |` of the list of samples. */
const samples = [...readme.matchAll(/^\| `([a-z]+\/[a-z-]+)` \| ([a-z ]+) \|.*\|([^|]*)\|$/gm)].map(([, name = '', languages = '', regions = '']) => ({
  name, languages: languages.split(' '), regions: [...regions.matchAll(/`([\w-]+)`/g)].map(([, region = '']) => region),
}));

/** The rows of the bot: both files and their regions. */
const bot = [...readme.matchAll(/^\| `(\w+\.py)`(?: \(run\))? \| `([\w-]+\.ts)`(?: \(run\))? \|.*\| ([^|]*)\|$/gm)].flatMap(([, python = '', typescript = '', regions = '']) =>
  [`bot/python/${python}`, `bot/typescript/${typescript}`].map((file) => ({ file, regions: [...regions.matchAll(/`([\w-]+)`/g)].map(([, region = '']) => region) })));

describe('the list of samples', () => {
  it('is read', () => {
    expect([samples.length, bot.length]).toEqual([expect.toSatisfy((count: number) => count > 30), 26]);
  });

  it.each(samples)('is right about $name', ({ name, languages, regions }) => {
    const found = ['sh', 'py', 'go', 'ts'].filter((extension) => existsSync(path.join(root, `${name}.${extension}`)));
    expect(found).toEqual(languages);
    for (const extension of found) {
      const source = readFileSync(path.join(root, `${name}.${extension}`), 'utf8');
      const own = [...source.matchAll(/[#/] region: ([\w-]+)/g)].map(([, region]) => region);
      expect(own).toEqual(expect.arrayContaining(regions));
      for (const region of regions) expect(extractRegion(source, region)).toBeTruthy();
    }
  });

  it.each(bot)('is right about $file', ({ file, regions }) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const region of regions) expect(extractRegion(source, region), region).toBeTruthy();
  });

  it('leaves no sample out', () => {
    const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'bot').map(({ name }) => name);
    const all = new Set(folders.flatMap((folder) => readdirSync(path.join(root, folder)).filter((file) => /\.(sh|py|go|ts)$/.test(file)).map((file) => `${folder}/${file.replace(/\.\w+$/, '')}`)));
    expect([...all].sort()).toEqual(samples.map(({ name }) => name).sort());
  });
});
