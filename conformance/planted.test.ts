import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromBinary, toJson } from '@bufbuild/protobuf';
import { newestRelease } from '../product.ts';
import { loadDefinitions, type Definitions } from '../sandbox/definitions.ts';
import { startSandbox, type Sandbox } from '../sandbox/start-sandbox.ts';
import { commandChecker, describe as describeViolations } from '../sandbox/wallet/check-command.ts';
import { apiToken } from '../sandbox/wallet/tokens.ts';
import { checkCli } from './cli/check-cli.ts';
import { loadApiErrors, loadParameters } from './definitions.ts';
import { checkGraphql } from './graphql/check-graphql.ts';
import { checkParameters } from './parameters/check-parameters.ts';
import { checkErrors, judge } from './errors/check-errors.ts';
import { knownIds } from './errors/known-ids.ts';
import { Recorder, type PartReport } from './recorder.ts';
import { checkRest } from './rest/check-rest.ts';
import { checkRules } from './rules/check-rules.ts';
import { helpOf } from './testing/help-of.ts';
import { checkWallet } from './wallet/check-wallet.ts';

let definitions: Definitions;
let sandbox: Sandbox;

beforeAll(async () => {
  definitions = await loadDefinitions();
  sandbox = await startSandbox(
    { restPort: 0, grpcPort: 0, corePort: 0, explorerPort: 0, walletPort: 0, blockTime: 600_000 },
    definitions,
  );
});
afterAll(() => sandbox.close());
afterEach(() => vi.unstubAllGlobals());

/** Changes the body, and perhaps the status, of answers whose address or request has a text. */
function plant(where: string, change: (body: string) => string, status?: number): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const answer = await real(address, init);
    if (!String(address).endsWith(where) && !(typeof init?.body === 'string' && init.body.includes(where)))
      return answer;
    const body = await answer.text();
    return new Response(body === '' ? null : change(body), {
      status: status ?? answer.status,
      headers: answer.headers,
    });
  });
}

const checks = {
  rest: () => checkRest('core', sandbox.urls.core, ['core', 'state'], definitions.descriptors),
  graphql: () => checkGraphql(`${sandbox.urls.dataNode}/graphql`, definitions.descriptors),
  wallet: () => checkWallet(sandbox.urls.wallet, apiToken),
};

describe('the sandbox says what the definitions say', () => {
  it.each(Object.entries(checks))('%s', async (_, check) => {
    const { differences, compared } = await check();
    expect(differences).toEqual([]);
    expect(Object.values(compared).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });

  it('data node', async () => {
    const { differences, compared } = await checkRest(
      'data-node',
      sandbox.urls.dataNode,
      ['data-v2'],
      definitions.descriptors,
    );
    expect(differences).toEqual([]);
    expect(compared['values']).toBeGreaterThan(1000);
  });
});

describe('a planted difference is found', () => {
  const replace =
    (from: string | RegExp, to: string) =>
    (body: string): string => {
      expect(body, 'the text to change is there').toMatch(from);
      return body.replace(from, to);
    };
  const found = (report: PartReport): string[] =>
    report.differences.map(({ element, aspect }) => `${element}: ${aspect}`);

  it.each([
    ['a renamed field', '/statistics', replace('"backlogLength"', '"backlog"'), undefined],
    ['a field that is missing', '/statistics', replace(/"txPerBlock":\s*"[^"]*",/, ''), undefined],
    ['a field too many', '/statistics', replace('"blockHeight"', '"another":1,"blockHeight"'), undefined],
    [
      'a 64-bit number that is no text',
      '/statistics',
      replace(/"blockHeight":\s*"(\d+)"/, '"blockHeight":1'),
      undefined,
    ],
    [
      'a small number as text',
      '/statistics',
      replace(/"orderSubscriptions":\s*(\d+)/, '"orderSubscriptions":"1"'),
      undefined,
    ],
    ['an unknown enum value', '/statistics', replace('CHAIN_STATUS_CONNECTED', 'CHAIN_STATUS_FINE'), undefined],
    ['an enum value as number', '/statistics', replace('"CHAIN_STATUS_CONNECTED"', '2'), undefined],
    ['a truth value as text', '/blockchain/height', replace(/(true|false)/, '"true"'), undefined],
    ['a list in place of an object', '/time', () => '[]', undefined],
    ['an error that is none', '/time', () => '{"error":"no"}', 404],
    ['a status that does not fit the code', '/time', () => '{"code":5,"message":"no","details":[]}', 500],
  ] as const)('REST: %s', async (_, where, change, status) => {
    plant(where, change, status);
    expect(found(await checks.rest())).not.toEqual([]);
  });

  it.each([
    [
      'a field that is missing',
      /\{"name":"blockHeight"[^{]*"args":\[\],"type":\{[^}]*\}[^}]*\},"isDeprecated":false,"deprecationReason":null\},?/,
    ],
    ['an enum value of another name', /"SIDE_BUY"/],
    ['a type of another name', /"MarketDepthTrade"/g],
  ] as const)('GraphQL: %s', async (_, text) => {
    plant('/graphql', (body) =>
      replace(text, text.source.startsWith('"') ? '"Planted"' : '')(body).replace(/,\]/g, ']'),
    );
    expect(found(await checks.graphql())).not.toEqual([]);
  });

  it.each([
    ['another code', 'client.nope', replace('-32601', '-32600'), undefined, 'an unknown method: code'],
    ['another status', 'client.nope', (body: string) => body, 404, 'an unknown method: HTTP status'],
    [
      'another message',
      'client.nope',
      replace('Method not found', 'Not found'),
      undefined,
      'an unknown method: message',
    ],
    ['another reason', 'client.nope', replace('is not supported', 'is unknown'), undefined, 'an unknown method: data'],
    ['another id', 'client.nope', replace('"id":"1"', '"id":"2"'), undefined, 'an unknown method: id'],
    [
      'a method too few',
      '/api/v2/methods',
      replace('"client.sign_transaction"', '"client.sign"'),
      undefined,
      'GET /api/v2/methods: methods served',
    ],
    ['another member', 'client.list_keys', replace('"keys"', '"key"'), undefined, 'keys: members of the result'],
  ] as const)('wallet: %s', async (_, where, change, status, element) => {
    plant(where, (body) => (body.includes('"error"') && element.startsWith('keys') ? body : change(body)), status);
    expect(found(await checks.wallet())).toContain(element);
  });

  it.each([
    ['nothing', '', (help: string) => help, undefined],
    [
      'a flag of another name',
      'wallet create',
      (help: string) => help.replace('--wallet', '--purse'),
      'vega wallet create: flags',
    ],
    [
      'another short form',
      'wallet create',
      (help: string) => help.replace('-w, --wallet', '-x, --wallet'),
      'vega wallet create: short form of --wallet',
    ],
    [
      'another type',
      'wallet create',
      (help: string) => help.replace('--wallet string', '--wallet int'),
      'vega wallet create: type of --wallet',
    ],
    [
      'another default',
      'wallet create',
      (help: string) => help.replace('"interactive"', '"json"'),
      'vega wallet create: default of --output',
    ],
    [
      'a command too few',
      'wallet key',
      (help: string) => help.replace(/^ {2}annotate .*$/m, ''),
      'vega wallet key: subcommands',
    ],
    [
      'an alias too many',
      'wallet create',
      (help: string) => `${help}\nAliases:\n  create, make\n`,
      'vega wallet create: aliases',
    ],
    [
      'other choices',
      'datanode init',
      (help: string) => help.replace('archive|minimal', 'archive|small'),
      'vega datanode init: choices of --retention-profile',
    ],
  ] as const)('commands: %s', async (_, command, change, element) => {
    const report = await checkCli((words) =>
      Promise.resolve(words.join(' ') === command ? change(helpOf(words)) : helpOf(words)),
    );
    expect(found(report)).toEqual(element === undefined ? [] : [element]);
  });

  it.each([
    ['nothing', (said: string) => said, 0],
    ['another reason', (said: string) => said.replace('is required', 'is missing'), 1],
    ['another field', (said: string) => said.replace('.market_id (', '.market ('), 1],
    [
      'a rule that does not hold',
      (said: string) => (said.startsWith('liquidity_provision_submission.fee (') ? 'tx.signature (is required)' : said),
      1,
    ],
  ] as const)('rules: %s', async (_, change, least) => {
    const input = definitions.descriptors.registry.getMessage('vega.commands.v1.InputData')!;
    const check = commandChecker(definitions);
    const report = await checkRules(
      (bytes) => {
        const command = toJson(input, fromBinary(input, bytes), {
          registry: definitions.descriptors.registry,
        }) as Record<string, never>;
        const violations = check({ liquidityProvisionSubmission: command['liquidityProvisionSubmission']! });
        return Promise.resolve(change(describeViolations(violations) || 'tx.signature (is required)'));
      },
      definitions.descriptors,
      undefined,
      'liquidity_provision_submission',
    );
    if (least === 0) expect(report.differences).toEqual([]);
    else expect(report.differences.length).toBeGreaterThanOrEqual(least);
    expect(report.compared['rules broken alone']).toBe(9);
  });

  it('parameters: a name too few and another default', () => {
    const documented = loadParameters(newestRelease);
    const [first, ...names] = documented.map(({ key }) => key);
    const defaults = Object.fromEntries(documented.map(({ key, default: value }) => [key, value]));
    expect(found(checkParameters([first!, ...names], defaults))).toEqual([]);
    expect(found(checkParameters(names, defaults))).toEqual(['network parameters: names']);
    expect(found(checkParameters([first!, ...names], { ...defaults, 'market.fee.factors.makerFee': '0.5' }))).toEqual([
      'market.fee.factors.makerFee: default',
    ]);
  });

  it.each([
    ['nothing', { code: 3, detail: { number: 10003, text: 'empty or missing market ID', inner: '' } }, 0],
    ['another code', { code: 13, detail: { number: 10003, text: 'empty or missing market ID', inner: '' } }, 2],
    ['another number', { code: 3, detail: { number: 10004, text: 'empty or missing market ID', inner: '' } }, 1],
    ['another text', { code: 3, detail: { number: 10003, text: 'missing market', inner: '' } }, 1],
    ['no details', { code: 3, detail: undefined }, 1],
    [
      'an error of another rpc',
      { code: 3, detail: { number: 10012, text: 'missing orderID parameter', inner: '' } },
      1,
    ],
  ] as const)('errors: %s', (_, refusal, differences) => {
    const recorder = new Recorder('errors');
    const rows = loadApiErrors(newestRelease).rpcs.get('datanode.api.v2.TradingDataService.GetMarket') ?? [];
    judge(recorder, 'GetMarket', rows, 'nothing', { message: 'InvalidArgument error', ...refusal });
    expect(recorder.report().differences).toHaveLength(differences);
  });

  it.each([
    ['nothing', undefined, undefined, 0],
    ['another status', (body: string) => body, 418, 1],
    ['another text of the detail', replace('invalid market ID', 'no id'), 400, 1],
    ['another code', replace('"code":3', '"code":5'), 400, 1],
  ] as const)('errors over REST: %s', async (_, change, status, differences) => {
    if (change !== undefined) plant('/api/v2/market/not-one/risk/factors', change, status);
    const report = await checkErrors(
      {
        part: 'errors',
        grpc: sandbox.urls.grpc.replace(/^.*\/\//, ''),
        rest: sandbox.urls.dataNode,
        services: ['datanode.api.v2.TradingDataService'],
        known: await knownIds(sandbox.urls.dataNode),
        only: 'datanode.api.v2.TradingDataService.GetRiskFactors',
      },
      definitions.descriptors,
    );
    expect(report.compared['refusals']).toBeGreaterThan(3);
    // What the sandbox says is its own; both ways to ask it have to agree.
    const overRest = report.differences.filter(({ aspect }) => /^(HTTP|code)/.test(aspect));
    expect(overRest).toHaveLength(differences);
  });
});
