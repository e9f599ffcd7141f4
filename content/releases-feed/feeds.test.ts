import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { loadReleases } from '../releases/load-releases.ts';
import { feeds } from './feeds.ts';

const releases = loadReleases(process.cwd());
const made = feeds(releases, 'https://docs.example/');

function parsed(name: string): Document {
  const { DOMParser } = new Window();
  return new DOMParser().parseFromString(made[name] ?? '', 'application/xml') as unknown as Document;
}

const texts = (root: Document | Element, tag: string): string[] =>
  [...root.getElementsByTagName(tag)].map((element) => element.textContent ?? '');

describe('releases.xml', () => {
  const document = parsed('releases.xml');

  it('is an RSS 2.0 channel that names itself and the page', () => {
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    expect(texts(document, 'link')[0]).toBe('https://docs.example/mainnet/releases/overview');
    expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://docs.example/releases.xml',
    );
  });

  it('has every release once, with a link that lasts and a day', () => {
    expect([...texts(document, 'guid')].sort()).toEqual(
      releases.map(({ version }) => `https://docs.example/mainnet/releases/overview#v${version}`).sort(),
    );
    const days = texts(document, 'pubDate').map((day) => Date.parse(day));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(texts(document, 'pubDate')[0]).toBe('Fri, 08 Dec 2023 12:00:00 GMT');
  });

  it('says in the title that something breaks, and in the text what', () => {
    const index = texts(document, 'title').indexOf('Vega 0.73.0, with breaking changes');
    const item = document.getElementsByTagName('item')[index - 1];
    expect(item && texts(item, 'description')[0]).toContain('<code>Snapshot.StartHeight</code>');
  });
});

describe('releases.atom', () => {
  const document = parsed('releases.atom');

  it('was updated with its newest entry, and has an author', () => {
    expect(texts(document, 'updated')[0]).toBe('2023-12-08T12:00:00.000Z');
    expect(texts(document, 'name')).toEqual(['Vega documentation']);
  });

  it('has every release once', () => {
    const ids = [...document.getElementsByTagName('entry')].map((entry) => texts(entry, 'id')[0]);
    expect(new Set(ids).size).toBe(releases.length);
  });
});

it('keeps what would be markup as text', () => {
  const [release] = releases;
  if (release === undefined) throw new Error('no release');
  const odd = feeds([{ ...release, brings: { trade: ['a <b> & `c<d>` of it'] } }], 'https://docs.example/');
  expect(odd['releases.atom']).toContain(
    'a &amp;lt;b&amp;gt; &amp;amp; &lt;code&gt;c&amp;lt;d&amp;gt;&lt;/code&gt; of it',
  );
});
