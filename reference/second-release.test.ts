import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolders } from '../common/page-folders.ts';
import { releaseOf, trees } from '../product.ts';
import { importRelease } from '../tools/import-release/import-release.ts';
import { openTasks } from '../tools/import-release/open-tasks.ts';
import type { Review } from '../tools/import-release/review.ts';
import { noAnswers, writeSources } from '../tests/unit/release-sources.ts';
import { elementMarkdown } from '../exports/element-markdown.ts';
import { elementsOf } from '../exports/index/elements.ts';
import { describedName } from './differences/changes/element-places.ts';
import { readSurface } from './differences/versions/read-surface.ts';
import type { VersionDifferences } from './differences/versions/version-differences.ts';
import { generate } from './generate.ts';
import type { SidebarItem } from './pages/rest-sidebar.ts';
import type { ReferenceLinks } from './links/reference-links.ts';

const earlier = trees.mainnet.release;
const later = releaseOf('99.1.0');
let root: string;
let sources: string;
let review: Review;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = (tree: string, route: string): string => read(`.generated/html/${tree}${route}.html`);
const links = (tree: string): ReferenceLinks => JSON.parse(read(`.generated/links/${tree}.json`)) as ReferenceLinks;
/** The rows of a page's tables as readers see them. */
const rowsOf = (tree: string, route: string): string[] =>
  page(tree, route)
    .split(/<tr(?: [^>]*)?>|<\/table>/)
    .map((row) =>
      row
        .replaceAll('<wbr>', '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(' ,', ',')
        .trim(),
    );

/** Changes a source of the later release; fails when the definitions no longer hold what is replaced. */
function change(file: string, from: string, to: string): void {
  const place = path.join(sources, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} of the release does not hold this once: ${from}`);
  writeFileSync(place, text.replace(from, to));
}

/** Puts an entry before the others of a JSON source. */
function putFirst(file: string, entry: string): void {
  const place = path.join(sources, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, `${text.slice(0, 1)}${entry},${text.slice(1)}`);
}

// A release with one change of each kind, imported from sources without any of our texts and named for the testnet tree only.
// Nothing else says that there are two releases.
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  sources = path.join(root, 'sources');
  for (const place of [
    earlier.folder,
    'definitions/third_party',
    'examples',
    'reference/client-package',
    'protocol-math',
    'package.json',
    'LICENSE',
  ])
    cpSync(place, path.join(root, place), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const given = await writeSources(earlier, root, sources);
  change('bindings.yml', "get: '/statistics'\n", "get: '/node/statistics'\n");
  change(
    'proto/vega/api/v1/core.proto',
    '  uint32 spam_pow_difficulty = 4;',
    '  uint32 spam_pow_difficulty = 4 [deprecated = true];',
  );
  change(
    'proto/vega/api/v1/core.proto',
    '  bool spam_pow_increasing_difficulty = 7;',
    '  uint64 connected_nodes = 900;',
  );
  change('schema.graphql', 'type PartyStake ', 'interface PartyStake ');
  putFirst('parameters.json', '"spam.pow.colour": { "type": "uint", "default": "7", "bounds": [] }');
  putFirst('commands.json', '"vegavisor polish": { "flags": { "wax": { "type": "string", "default": "" } } }');
  putFirst(
    'abi/IERC20.json',
    '{ "type": "function", "name": "colour", "inputs": [], "outputs": [{ "name": "", "type": "uint256" }], "stateMutability": "view" }',
  );
  review = await importRelease(root, { release: later, from: earlier, ...given, ...noAnswers });
  await generate(root, { mainnet: earlier, testnet: later });
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a second release for one tree', () => {
  it('shows each tree its own fields', () => {
    expect(Object.keys(links('testnet').types)).toContain('vega.api.v1.LastBlockHeightResponse.connected_nodes');
    expect(Object.keys(links('testnet').types)).not.toContain(
      'vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty',
    );
    expect(Object.keys(links('mainnet').types)).toContain(
      'vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty',
    );
    expect(Object.keys(links('mainnet').types)).not.toContain('vega.api.v1.LastBlockHeightResponse.connected_nodes');
    const route = links('testnet').types['vega.api.v1.LastBlockHeightResponse']?.split('#')[0] ?? '';
    expect(page('testnet', route)).toContain('connected_nodes');
    expect(page('mainnet', route)).not.toContain('connected_nodes');
  });

  it('gives each tree its paths, samples and OpenAPI documents', () => {
    const operation = 'CoreService_Statistics';
    expect(links('mainnet').operations[operation]?.path).toBe('/statistics');
    expect(links('testnet').operations[operation]?.path).toBe('/node/statistics');
    const route = links('testnet').operations[operation]?.route ?? '';
    expect(page('testnet', route)).toContain('/node/statistics');
    expect(page('mainnet', route)).not.toContain('/node/statistics');
    for (const [tree, { version }] of [
      ['mainnet', earlier],
      ['testnet', later],
    ] as const) {
      const document = JSON.parse(read(`.generated/static/${tree}/api/openapi/core.json`)) as {
        info: { version: string };
        paths: object;
      };
      expect(document.info.version).toBe(version);
      expect('/node/statistics' in document.paths).toBe(tree === 'testnet');
      expect(page(tree, '/api/downloads')).toContain(`vega-${version}-proto.zip`);
    }
  });

  it('reads a GraphQL interface, and offers each tree its schema', () => {
    expect(read('.generated/static/mainnet/api/graphql/schema.graphql')).toContain('\ntype PartyStake ');
    expect(read('.generated/static/testnet/api/graphql/schema.graphql')).toContain('\ninterface PartyStake ');
    expect(page('testnet', '/api/graphql/objects-network')).toContain('id="PartyStake"');
  });

  it('adds a parameter with its default, a command with its flag and a function of a contract', () => {
    expect(page('testnet', '/api/network-parameters')).toContain('id="spam.pow.colour"');
    expect(JSON.parse(read('.generated/static/testnet/api/network-parameters.json'))).toContainEqual(
      expect.objectContaining({ key: 'spam.pow.colour', value: '7' }),
    );
    const added = ['vegavisor polish', 'vegavisor polish --wax'];
    expect(Object.keys(links('testnet').programs)).toEqual(expect.arrayContaining(added));
    expect(Object.keys(links('testnet').contracts)).toContain('IERC20.colour');
    expect(Object.keys(links('mainnet').programs).filter((name) => added.includes(name))).toEqual([]);
    expect(links('mainnet').params['spam.pow.colour']).toBeUndefined();
    expect(links('mainnet').contracts['IERC20.colour']).toBeUndefined();
  });

  it('lists what changed in both trees, a page for each API, with links to both releases', () => {
    const [then, now] = [earlier.label, later.label];
    for (const tree of ['mainnet', 'testnet']) {
      const summary = page(tree, '/differences').split('id="apis"')[1] ?? '';
      expect(summary).toContain(`Mainnet runs v${earlier.version} and testnet v${later.version}.`);
      expect(summary).toContain(`href="/${tree}/changes"`);
      expect(rowsOf(tree, '/changes')).toContain('Wallet API none');
      for (const [route, row] of [
        [
          'rest',
          `CoreService_Statistics ${then}, ${now} REST operation changed : path: /statistics → /node/statistics`,
        ],
        ['grpc', `vega.api.v1.LastBlockHeightResponse.connected_nodes ${then}, ${now} New field : uint64, number 900`],
        [
          'grpc',
          `vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty ${then}, ${now} Field gone : bool, number 7`,
        ],
        [
          'grpc',
          `vega.api.v1.LastBlockHeightResponse.spam_pow_difficulty ${then}, ${now} Field changed : deprecated: no → yes`,
        ],
        ['graphql', `PartyStake ${then}, ${now} GraphQL type changed : kind: object → interface`],
        ['parameters', `spam.pow.colour ${now} New network parameter : uint, default 7`],
        ['programs', `vegavisor polish ${now} New command`],
        ['contracts', `IERC20.colour ${then}, ${now} New contract function : colour() → uint256`],
      ] as const)
        expect(rowsOf(tree, `/changes/${route}`)).toContain(row.replaceAll(' : ', ': '));
      expect(page(tree, '/changes/rest')).toMatch(/<h2 id="breaking"[\s\S]*<tr id="CoreService_Statistics"/);
      // The height of the chain is asked by an operation of that name: its form is the same, its answer is not.
      expect(rowsOf(tree, '/changes/rest')).toContain(
        'CoreService_LastBlockHeight LastBlockHeightResponse.spam_pow_increasing_difficulty gone',
      );
      expect(rowsOf(tree, '/changes/rest')).toContain('CoreService_LastBlockHeight LastBlockHeightResponse 2');
    }
  });

  it('has the pages of changes in the sidebar of both trees, with a place for each', () => {
    for (const [tree, { generated }] of Object.entries(pageFolders)) {
      const items = JSON.parse(read(`.generated/sidebar/${tree}/api-more.json`)) as SidebarItem[];
      const category = items.find((item) => item.type === 'category');
      if (category?.type !== 'category' || category.link?.type !== 'doc') throw new Error('no category of changes');
      expect(category.label).toBe(`Changes from ${earlier.label} to ${later.label}`);
      const ids = [category.link.id, ...category.items.map((item) => (item.type === 'doc' ? item.id : ''))];
      expect(ids).toContain('changes/graphql');
      expect(ids).not.toContain('changes/wallet');
      for (const id of ids) expect(read(`${generated}/${id}.mdx`)).toContain(`<Reference file="${tree}/${id}" />`);
    }
  });

  it('finds every element of a release, or what it is part of, in the links of its tree', async () => {
    const own = links('mainnet');
    const lost = (await readSurface(earlier, root)).filter((element) => describedName(own, element) === undefined);
    expect(lost.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });

  it('leads only to elements that the tree has', () => {
    const targets = ['rest', 'grpc', 'graphql', 'parameters', 'programs', 'contracts'].flatMap((route) =>
      [...page('testnet', `/changes/${route}`).matchAll(/href="\/(mainnet|testnet)(\/[^"#]+)(?:#([^"]+))?"/g)].map(
        ([, tree = '', place = '', id]) => ({ tree, place, id }),
      ),
    );
    expect(targets.length).toBeGreaterThan(20);
    for (const { tree, place, id } of targets)
      if (place !== '/releases/overview')
        expect(page(tree, place), place).toContain(id === undefined ? '<' : ` id="${id}"`);
  });

  it('tells the same in index.json and in the Markdown of a page', () => {
    const versions = JSON.parse(read('.generated/changes.json')) as VersionDifferences;
    const changeOf = (tree: string, wanted: string) =>
      elementsOf(tree, links(tree), versions).find(({ name }) => name === wanted)?.change;
    expect(changeOf('mainnet', 'vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty')).toMatchObject({
      text: `gone in ${later.label}, breaking`,
      url: '/mainnet/changes/grpc#vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty',
    });
    expect(changeOf('testnet', 'spam.pow.colour')).toMatchObject({ text: `since ${later.label}`, breaking: false });
    expect(changeOf('testnet', 'CoreService_Statistics')?.details).toEqual(['path: /statistics → /node/statistics']);
    expect(changeOf('testnet', 'vega.Order')).toBeUndefined();
    for (const tree of ['mainnet', 'testnet'])
      expect(changeOf(tree, 'CoreService_LastBlockHeight')).toMatchObject({
        text: `changed in ${later.label}, breaking`,
        details: ['field LastBlockHeightResponse.spam_pow_increasing_difficulty: gone'],
        url: `/${tree}/changes/rest#inside-CoreService_LastBlockHeight`,
      });
    const html = `<main>${page('testnet', '/api/network-parameters')}</main>`;
    expect(elementMarkdown(html, '/testnet/api/network-parameters', 'spam.pow.colour')).toContain(
      `[since ${later.label}](/testnet/changes/parameters#spam.pow.colour)`,
    );
  });

  it('marks what changed where it stands: what was removed in the earlier tree, what was added in the later one', () => {
    const near = (tree: string, name: string): string => {
      const [route = '', id = ''] = (links(tree).types[name] ?? '').split('#');
      return page(tree, route).split(` id="${id}"`)[1]?.slice(0, 400) ?? '';
    };
    expect(near('mainnet', 'vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty')).toContain(
      `gone in ${later.label}, breaking</a>`,
    );
    expect(near('testnet', 'vega.api.v1.LastBlockHeightResponse.connected_nodes')).toContain(
      `since ${later.label}</a>`,
    );
    for (const tree of ['mainnet', 'testnet'])
      expect(page(tree, links(tree).operations['CoreService_Statistics']?.route ?? '')).toContain(
        `changed in ${later.label}, breaking</a>`,
      );
    expect(page('testnet', '/api/bridge/interfaces/IERC20')).toContain(`since ${later.label}</a>`);
  });

  it('is imported with the descriptions that still hold, and a list of what is left to do', () => {
    expect(review.undescribed.map((line) => line.replace(/^\S+ /, '')).sort()).toEqual([
      '`function colour() external view returns (uint256)`',
      '`function colour() external view returns (uint256)`',
      '`function colour() external view returns (uint256)`',
      '`spam.pow.colour`',
      '`spam.pow.colour`',
      '`uint64 connected_nodes = 900`',
      '`vegavisor polish`',
      '`wax`',
    ]);
    expect(review.changed.map(({ name }) => name).sort()).toEqual([
      'CoreService_Statistics',
      'PartyStake',
      'vega.api.v1.LastBlockHeightResponse.spam_pow_difficulty',
    ]);
    expect(review.removed).toEqual(['field `vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty`']);
    expect(read(`${later.folder}/proto/vega/api/v1/core.proto`)).toContain('// READ AGAIN: deprecated: no → yes\n\n');
    // Nothing tells of errors and configuration: a person has to read them again, and the boxes stay open until then.
    const unread = review.unread.map(({ file, line }) => `${file}:${line}`);
    expect(unread).toContain(`${later.folder}/cli/config/visor.yaml:6`);
    expect(unread).toContain(`${later.folder}/wallet/errors.yaml:3`);
    expect(read(`${later.folder}/review.md`)).toMatch(
      /- \[ \] \S+\/api-errors\.yaml:\d+, \d+ entries\n {2}- \S+\/api-errors\.yaml:\d+ data-node errors/,
    );
    expect(review.tasks).toContain(
      `definitions/releases.yaml:1 has no ${later.version}: add it, with the day of its tag and what it brought.`,
    );
    expect(openTasks(root).length).toBeGreaterThan(10);
  });

  it('sends a reader who edits a page to the definitions of the tree', () => {
    const file = 'api/network-parameters.mdx';
    expect(read(`${pageFolders.testnet.generated}/${file}`)).toContain(
      `/edit/main/${later.folder}/network-parameters"`,
    );
    expect(read(`${pageFolders.mainnet.generated}/${file}`)).toContain(
      `/edit/main/${earlier.folder}/network-parameters"`,
    );
  });
});
