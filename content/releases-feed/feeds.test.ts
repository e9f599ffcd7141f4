import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { releaseOf, trees } from '../../product.ts';
import { loadReleases } from '../releases/load-releases.ts';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import { changesFeeds, feeds, ownFeedLinks } from './feeds.ts';
import { publishedOn } from './published-on.ts';

const releases = loadReleases(process.cwd());
const made = feeds(releases, 'https://docs.example/');

function parsed(name: string, files = made): Document {
  const { DOMParser } = new Window();
  return new DOMParser().parseFromString(files[name] ?? '', 'application/xml') as unknown as Document;
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
    expect(item && texts(item, 'description')[0]).toContain('<code translate="no">Snapshot.StartHeight</code>');
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
    'a &amp;lt;b&amp;gt; &amp;amp; &lt;code translate=&quot;no&quot;&gt;c&amp;lt;d&amp;gt;&lt;/code&gt; of it',
  );
});

describe('the feeds of changes', () => {
  const differences: VersionDifferences = {
    versions: ['v1.0', 'v2.0'],
    changes: [
      { kind: 'rpc', name: 'S.Get', change: 'added', breaking: false, details: [] },
      { kind: 'field', name: 'a.B.c', change: 'changed', breaking: true, details: ['type: a → map<b, c>'] },
      { kind: 'flag', name: 'vega --home', change: 'added', breaking: false, details: [] },
    ],
  };
  const published = new Date('2024-01-02T12:00:00Z');
  const files = changesFeeds(differences, published, 'https://docs.example/');

  it('have an entry for each API that changed, with what breaks one by one', () => {
    const document = parsed('changes.xml', files);
    expect(texts(document, 'title').slice(1)).toEqual([
      'gRPC API and messages from v1.0 to v2.0, with breaking changes',
      'Command lines from v1.0 to v2.0',
    ]);
    expect(texts(document, 'guid')[0]).toBe('https://docs.example/mainnet/changes/grpc#from-v1.0-to-v2.0');
    expect(document.getElementsByTagName('guid')[0]?.getAttribute('isPermaLink')).toBe('false');
    expect(texts(document, 'pubDate')).toEqual(Array(2).fill('Tue, 02 Jan 2024 12:00:00 GMT'));
    expect(texts(document, 'description')[1]).toBe(
      '<p>There are 2 changes, of which 1 can break programs.</p><p><strong>Breaking changes</strong></p><ul><li>field <a href="https://docs.example/mainnet/changes/grpc#a.B.c"><code translate="no">a.B.c</code></a>: changed <code translate="no">type: a → map&lt;b, c&gt;</code></li></ul>',
    );
    const atomIds = [...parsed('changes.atom', files).getElementsByTagName('entry')].map(
      (entry) => texts(entry, 'id')[0],
    );
    expect(atomIds).toEqual(texts(document, 'guid'));
  });

  it('are not made of one release, nor named in the heads of pages', () => {
    expect(changesFeeds({ versions: ['v1.0'], changes: [] }, published, 'https://docs.example/')).toEqual({});
    expect(ownFeedLinks(trees.mainnet.release, trees.mainnet.release).map(({ file }) => file)).toEqual([
      'releases.xml',
      'releases.atom',
    ]);
    expect(ownFeedLinks(releaseOf('1.0.0'), releaseOf('2.0.0')).map(({ file }) => file)).toContain('changes.xml');
  });

  it('take their date from the list of releases, which must have the later one', () => {
    const described = [releaseOf('0.72.1'), releaseOf('0.73.9')];
    expect(publishedOn({ versions: ['v0.72', 'v0.73'] }, releases, described).toISOString()).toBe(
      '2023-12-08T12:00:00.000Z',
    );
    expect(() => publishedOn({ versions: ['v0.73', 'v99.1'] }, releases, [releaseOf('99.1.0')])).toThrow(
      'definitions/releases.yaml has no 99.1.0, which a tree describes.\n  Add it with the day of its tag',
    );
  });
});
