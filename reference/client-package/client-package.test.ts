import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease } from '../../product.ts';
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { entityId } from '../examples/entity-id.ts';
import { buildModel } from '../model/model.ts';
import { clientPart } from '../parts/client-part.ts';
import { clientPackageName } from './client-package.ts';
import { schemaType } from './schema-type.ts';

const root = process.cwd();
const model = buildModel(root, await loadDescriptors(newestRelease, root));
const [download] = clientPart(model, root).downloads('mainnet', loadNetwork('mainnet'));
const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
const market = entityId('market');
let sandbox: Sandbox;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'client.tgz'), download?.content as Uint8Array);
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  execFileSync('npm', ['install', './client.tgz', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'pipe',
  });
  sandbox = await startSandbox({
    restPort: 0,
    grpcPort: 0,
    corePort: 0,
    explorerPort: 0,
    walletPort: 0,
    blockTime: 50,
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};

/** What the compiler says of each program, by its place in the list. */
function complaints(programs: readonly string[]): string[] {
  const files = programs.map((code, index) => {
    const file = path.join(folder, `use${index}.ts`);
    writeFileSync(file, code);
    return file;
  });
  const found = ts.getPreEmitDiagnostics(ts.createProgram(files, { ...options, noEmit: true }));
  const outside = found.filter(({ file }) => !files.includes(file?.fileName ?? ''));
  if (outside.length > 0)
    throw new Error(
      outside
        .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
        .join('\n'),
    );
  return files.map((name) =>
    found
      .filter(({ file }) => file?.fileName === name)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n'),
  );
}

const use = `import { RestClient, WalletClient, RestError, enumNumbers, type vega, type Transaction } from '${clientPackageName}';

export async function run(urls: { dataNode: string; core: string; explorer: string; wallet: string }) {
  const rest = new RestClient({ dataNode: urls.dataNode, coreNode: urls.core, explorer: \`\${urls.explorer}/rest\` });
  const { markets } = await rest.call('TradingDataService_ListMarkets', { 'pagination.first': 1 });
  const first: vega.Market | null | undefined = markets?.edges[0]?.node;
  const own = await rest.call('TradingDataService_GetMarket', { marketId: '${market}' });
  let refusal: RestError | undefined;
  try {
    await rest.call('TradingDataService_GetMarket', { marketId: 'f'.repeat(64) });
  } catch (error) {
    if (error instanceof RestError) refusal = error;
  }
  const wallet = new WalletClient({ url: urls.wallet, origin: 'https://application.example' });
  await wallet.call('client.connect_wallet');
  const { keys } = await wallet.call('client.list_keys');
  const publicKey = keys[0]?.publicKey ?? '';
  const transaction: Transaction = {
    orderSubmission: {
      marketId: '${market}', type: 'TYPE_LIMIT', timeInForce: 'TIME_IN_FORCE_GTC', side: 'SIDE_BUY', price: '2500000', size: '1', reference: 'client package',
    },
  };
  let sent: string | undefined;
  let live: { status: number | undefined; reference: string | undefined } | undefined;
  for await (const { snapshot, updates } of rest.stream('TradingDataService_ObserveOrders', { partyIds: [publicKey] })) {
    if (snapshot?.lastPage)
      sent = (await wallet.call('client.send_transaction', { publicKey, sendingMode: 'TYPE_SYNC', transaction })).transactionHash;
    const order = updates?.orders?.find(({ reference }) => reference === 'client package');
    if (order) {
      live = { status: order.status, reference: order.reference };
      break;
    }
  }
  await wallet.call('client.disconnect_wallet');
  return {
    market: first?.id, own: own.market?.id, refused: refusal?.httpStatus, code: refusal?.status?.code, sent, live,
    active: enumNumbers['vega.Order.Status'].STATUS_ACTIVE, token: wallet.token,
  };
}
`;

describe('the package of types and clients', () => {
  it('holds what npm asks for, and depends on nothing', () => {
    const described = JSON.parse(
      readFileSync(path.join(folder, 'node_modules', clientPackageName, 'package.json'), 'utf8'),
    ) as object;
    expect(described).toMatchObject({ name: clientPackageName, version: newestRelease.version, license: 'MIT' });
    expect(described).not.toHaveProperty('dependencies');
    const listed = execFileSync('tar', ['tzf', 'client.tgz'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
    expect(listed).toEqual(
      expect.arrayContaining(['package/index.js', 'package/index.d.ts', 'package/types.d.ts', 'package/README.md']),
    );
  });

  it('lets a strict program compile, and refuses what the release does not have', () => {
    const call = (text: string): string =>
      `import { RestClient, WalletClient, type Transaction } from '${clientPackageName}';\nexport const rest = new RestClient({ dataNode: '' });\nexport const wallet = new WalletClient({ url: '', origin: '' });\n${text}\n`;
    const [good, ...wrong] = complaints([
      use,
      call("await rest.call('TradingDataService_ListMarketz', {});"),
      call("await rest.call('TradingDataService_ListMarkets', { first: 1 });"),
      call("await rest.call('TradingDataService_GetMarket', {});"),
      call("await rest.call('TradingDataService_ObserveTrades', {});"),
      call("export const side: Transaction = { orderSubmission: { side: 'SIDE_UP' } };"),
      call('export const two: Transaction = { voteSubmission: {}, orderSubmission: {} };'),
      call("await wallet.call('client.list_keyz');"),
      call("await wallet.call('client.send_transaction', { publicKey: '' });"),
    ]);
    expect(good).toBe('');
    for (const [index, complaint] of wrong.entries()) expect(complaint, String(index)).not.toBe('');
  });

  it('reads markets, sends an order through the wallet and sees it in a stream of the sandbox', async () => {
    const file = path.join(folder, 'run.mjs');
    writeFileSync(
      file,
      ts.transpileModule(use, { compilerOptions: { ...options, module: ts.ModuleKind.ESNext } }).outputText,
    );
    const { run } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      readonly run: (urls: Sandbox['urls']) => Promise<Record<string, unknown>>;
    };
    const { urls } = sandbox;
    const result = await run(urls);
    expect(result).toMatchObject({
      own: market,
      refused: 404,
      code: 5,
      sent: expect.stringMatching(/^[0-9A-F]{64}$/) as string,
      live: { status: 1, reference: 'client package' },
      active: 1,
      token: undefined,
    });
    expect(result['market']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has every operation that a plain request reaches', () => {
    const text = readFileSync(path.join(folder, 'node_modules', clientPackageName, 'operations.js'), 'utf8');
    const ids = model.operations.filter(({ requestOverConnection }) => !requestOverConnection).map(({ id }) => id);
    expect(ids).toHaveLength(model.operations.length - 2);
    expect([...text.matchAll(/^ {2}"(\w+)": \{$/gm)].map(([, id]) => id)).toEqual(ids);
  });
});

it('makes no type of a schema that says nothing', () => {
  expect(() => schemaType({ description: 'anything' }, 'wallet')).toThrow('There is no type for the schema');
});
