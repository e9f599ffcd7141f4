import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseOf, trees } from '../product.ts';
import { importRelease } from '../tools/import-release/import-release.ts';
import { openTasks } from '../tools/import-release/open-tasks.ts';
import type { Review } from '../tools/import-release/review.ts';
import { noAnswers, writeSources } from '../tests/unit/release-sources.ts';
import { generate } from './generate.ts';
import type { ReferenceLinks } from './links/reference-links.ts';

const earlier = trees.mainnet.release;
const later = releaseOf('99.1.0');
let root: string;
let sources: string;
let review: Review;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = (tree: string, route: string): string => read(`.generated/html/${tree}${route}.html`);
const links = (tree: string): ReferenceLinks => JSON.parse(read(`.generated/links/${tree}.json`)) as ReferenceLinks;
const table = (tree: string): string => page(tree, '/differences').split('id="apis"')[1] ?? '';

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
  for (const folder of ['docs', `versioned_docs/version-${trees.mainnet.docsVersion}`])
    mkdirSync(path.join(root, folder), { recursive: true });
  const given = await writeSources(earlier, root, sources);
  change('proto/vega/api/v1/core.proto', 'get: "/statistics"\n', 'get: "/node/statistics"\n');
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

  it('lists what changed, in both trees', () => {
    for (const tree of ['mainnet', 'testnet']) {
      const rows = table(tree)
        .split(/<tr>|<\/table>/)
        .map((row) =>
          row
            .replaceAll('<wbr>', '')
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        );
      expect(rows[0]).toContain(`From ${earlier.label} to ${later.label} there are`);
      for (const row of [
        'REST operation CoreService_Statistics changed breaking path: /statistics → /node/statistics',
        'Field vega.api.v1.LastBlockHeightResponse.connected_nodes added',
        'Field vega.api.v1.LastBlockHeightResponse.spam_pow_increasing_difficulty removed breaking',
        'Field vega.api.v1.LastBlockHeightResponse.spam_pow_difficulty changed deprecated: no → yes',
        'GraphQL type PartyStake changed breaking kind: object → interface',
        'Network parameter spam.pow.colour added',
        'Command vegavisor polish added',
        'Contract function IERC20.colour added',
      ])
        expect(rows).toContain(row);
    }
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
    expect(openTasks(root).length).toBeGreaterThan(10);
  });

  it('sends a reader who edits a page to the definitions of the tree', () => {
    const file = 'api/network-parameters.mdx';
    expect(read(`docs/${file}`)).toContain(`/edit/main/${later.folder}/network-parameters"`);
    expect(read(`versioned_docs/version-${trees.mainnet.docsVersion}/${file}`)).toContain(
      `/edit/main/${earlier.folder}/network-parameters"`,
    );
  });
});
