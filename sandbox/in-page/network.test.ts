import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { buildModel } from '../../reference/model/model.ts';
import { curlSample } from '../../reference/render/samples/curl.ts';
import { sampleRequest } from '../../reference/render/samples/sample-request.ts';
import { answerChecks } from '../../tests/answer-checks.ts';
import { generateActivity } from '../../tests/samples/support/generate-activity.ts';
import { pageDefinitions } from '../testing/page-definitions.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import { exampleValues, pageRequest, programRequest } from './build-request.ts';
import { PageNetwork, TooMuch } from './network.ts';
import type { PageAnswer } from './answers-and-choices.ts';
import { beginning, historyText, limits, readHistory } from './steps.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
const ids = model.operations.map((operation) => [operation.id, operation] as const);
let definitions: WorldDefinitions;
let network: PageNetwork;

beforeAll(async () => {
  definitions = await pageDefinitions();
  network = new PageNetwork(definitions, beginning);
});

const checkOf = answerChecks(model);

/** Sends the example of an operation, as its form does, and gives the answer with the first message of a stream. */
async function tryOut(running: PageNetwork, id: string): Promise<{ answer: PageAnswer; message: string | undefined }> {
  const form = running.form(id);
  const messages: string[] = [];
  const { answer, stop } = await running.send(pageRequest(form, exampleValues(form)), (text) => messages.push(text));
  // What a stream tells comes with what somebody does.
  for (let round = 1; answer.streams && messages.length === 0 && round <= 60; round += 1) {
    generateActivity(running.world, round);
    await new Promise((resolve) => setImmediate(resolve));
  }
  stop();
  return { answer, message: messages[0] };
}

describe('every REST operation', () => {
  const asked: string[] = [];
  let spied: WorldDefinitions;
  let running: PageNetwork;

  beforeAll(() => {
    const { example } = definitions;
    spied = { ...definitions, example: (name) => (asked.push(name), example(name)) };
    running = new PageNetwork(spied, beginning);
  });

  it('is there', () => expect(ids.length).toBe(129));

  it.each(ids)('%s answers its example with what its schema says', async (id, operation) => {
    const { answer, message } = await tryOut(network, id);
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    expect(answer.streams).toBe(operation.delivery.endsWith('stream'));
    if (operation.delivery === 'file') return expect(answer.size).toBeGreaterThan(20);
    if (answer.streams) expect(message).toBeDefined();
    const check = checkOf(operation);
    check(JSON.parse(message ?? answer.text));
    expect(check.errors ?? []).toEqual([]);
  });

  it.each(ids)('%s is asked for the same by the form and by the samples of its page', (id, operation) => {
    const form = network.form(id);
    const sample = sampleRequest(model, operation);
    const base = sample.url.slice(
      0,
      sample.url.length - pageRequest(form, exampleValues(form)).path.replace(/\?.*/, '').length,
    );
    expect(curlSample(programRequest(form, exampleValues(form), base))).toBe(curlSample(sample));
  });

  it.each(ids)('%s says rightly whether its answer is the example', async (id, operation) => {
    const source = running.context.service.sourceOf(operation.rpc);
    // The only thing that streams tell and that has members as in the example.
    if (operation.rpc.serverStreaming)
      return expect(source).toBe(holds(operation.response, 'vega.MarketData') ? 'partly example' : 'world');
    asked.length = 0;
    const form = running.form(id);
    const { answer } = await running.send(pageRequest(form, exampleValues(form)));
    expect([answer.status, answer.source]).toEqual([200, source]);
    // A transaction is kept with members as in the example; its answer has none of them.
    const used = asked.filter((name) => name !== 'blockexplorer.api.v1.Transaction');
    expect([source, used.length > 0]).toEqual([source, source !== 'world']);
    if (source === 'example') expect(used).toEqual([operation.response]);
  });
});

/** Whether a message has another one in it. */
function holds(message: string, wanted: string, above: readonly string[] = []): boolean {
  if (message === wanted) return true;
  if (above.includes(message)) return false;
  return (model.message(message)?.fields ?? []).some(
    ({ type }) => type.kind === 'message' && holds(type.name, wanted, [...above, message]),
  );
}

/** All that a world tells at one moment, without what took how long. */
async function everything(running: PageNetwork): Promise<string> {
  const answers: string[] = [];
  for (const [id, { delivery }] of ids) {
    if (delivery !== 'json' || id.includes('Submit')) continue;
    const { answer } = await tryOut(running, id);
    answers.push(JSON.stringify([answer.status, answer.headers, answer.text]));
  }
  return answers.join('\n');
}

describe('a world', () => {
  const history = {
    seed: 4,
    steps: [{ blocks: 70 }, { operation: 'CoreService_SubmitTransaction', body: {} as never }, { blocks: 3 }],
  };

  beforeAll(() => {
    const { body = '{}' } = network.form('CoreService_SubmitTransaction');
    (history.steps[1] as { body: unknown }).body = JSON.parse(body);
  });

  it('is the same for the same history, whoever looked at it meanwhile', async () => {
    const [one, other] = [
      await PageNetwork.open(definitions, history),
      new PageNetwork(definitions, { seed: 4, steps: [] }),
    ];
    const stream = network.form('TradingDataService_ObserveMarketsData');
    const { stop } = await other.send(pageRequest(stream, {}));
    await everything(other);
    other.move(30);
    other.move(40);
    const form = other.form('CoreService_SubmitTransaction');
    await other.send(pageRequest(form, {}));
    stop();
    await everything(other);
    other.move(3);
    expect(other.state).toEqual(one.state);
    expect(await everything(other)).toBe(await everything(one));
    expect(one.state.steps).toEqual(history.steps);
  });

  it('differs with another seed, and with another history', async () => {
    const told = await Promise.all(
      [history, { ...history, seed: 5 }, { ...history, steps: history.steps.slice(0, 1) }].map(async (each) =>
        everything(await PageNetwork.open(definitions, each)),
      ),
    );
    expect(new Set(told).size).toBe(3);
  });

  it('has the same in a link', () => {
    expect(readHistory(historyText(history))).toEqual(history);
    expect(readHistory(historyText(beginning))).toEqual(beginning);
  });

  it('begins with the values of either network', async () => {
    for (const tree of ['mainnet', 'testnet'] as const) {
      const running = new PageNetwork(await pageDefinitions(tree), beginning);
      running.move('epoch');
      expect(running.world.chainId).toBe(loadNetwork(tree).chainId);
      expect(running.world.governance.proposals.size).toBe(1);
    }
  });

  it('lets an epoch pass', () => {
    const running = new PageNetwork(definitions, beginning);
    const { epoch } = running.state;
    running.move(7);
    running.move('epoch');
    expect([running.state.epoch - epoch, running.state.steps]).toEqual([1, [{ blocks: 60 }]]);
  });

  it('takes so much and no more, and stays as it was', async () => {
    const running = new PageNetwork(definitions, beginning);
    expect(() => running.move(limits.blocks + 1)).toThrow(TooMuch);
    const form = running.form('CoreService_SubmitTransaction');
    const long = JSON.stringify({ tx: 'x'.repeat(limits.body) });
    await expect(running.send(pageRequest(form, {}, long))).rejects.toThrow(TooMuch);
    expect(running.state.steps).toEqual([]);
    for (let count = 0; count < limits.transactions; count += 1) await running.send(pageRequest(form, {}));
    await expect(running.send(pageRequest(form, {}))).rejects.toThrow(TooMuch);
  });
});

describe('a link', () => {
  it.each([
    '',
    'x',
    '73~',
    '73~b0',
    '73~b-1',
    '73~b1.5',
    '73~b99999',
    `73~b${limits.blocks + 1}`,
    '4294967296',
    '73~CoreService_SubmitTransaction',
    '73~CoreService_SubmitTransaction.!!!!',
    '73~CoreService_SubmitTransaction.W10',
    '73~__proto__.e30',
    `73${'~b1'.repeat(limits.link)}`,
    `73${'~A_B.e30'.repeat(limits.transactions + 1)}`,
  ])('with nonsense, %j, is no history', (text) => expect(readHistory(text.slice(0, 20_000))).toBeUndefined());

  it('that names no operation of the release makes no world', async () => {
    const history = readHistory('73~A_B.e30');
    expect(history).toBeDefined();
    await expect(PageNetwork.open(definitions, history ?? beginning)).rejects.toThrow('There is no operation A_B');
  });
});

describe('a form', () => {
  const fieldOf = (id: string, name: string): ReturnType<PageNetwork['form']>['fields'][number] | undefined =>
    network.form(id).fields.find((field) => field.name === name);

  it('knows what is required, the type, the values of an enum and what this world has', () => {
    expect(fieldOf('TradingDataService_GetOrder', 'orderId')).toMatchObject({
      in: 'path',
      required: true,
      kind: 'text',
    });
    expect(fieldOf('TradingDataService_ListOrders', 'filter.statuses')).toMatchObject({
      kind: 'choice',
      repeated: true,
      type: 'vega.Order.Status',
    });
    expect(fieldOf('TradingDataService_ListOrders', 'filter.statuses')?.values).toContain('STATUS_ACTIVE');
    expect(fieldOf('TradingDataService_ListOrders', 'filter.marketIds')?.choices.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['BTC/USDT-PERP', 'ETH/USDT-PERP']),
    );
    const orders = fieldOf('TradingDataService_GetOrder', 'orderId')?.choices ?? [];
    expect(orders.length).toBeGreaterThan(3);
    for (const { label } of orders)
      expect(label).toMatch(/^\S.*, (?:buy|sell) \d+ at \d+, (?:active|filled|cancelled|expired|partially_filled)$/);
  });

  it('offers nothing that the world then does not know', async () => {
    let asked = 0;
    for (const [id, { delivery, parameters, service }] of ids) {
      const [only, ...others] = parameters.filter((parameter) => parameter.in === 'path');
      if (delivery !== 'json' || service === 'explorer' || only === undefined || others.length > 0) continue;
      for (const { value } of (fieldOf(id, only.name)?.choices ?? []).slice(0, 3)) {
        const form = network.form(id);
        const { answer } = await network.send(pageRequest(form, { ...exampleValues(form), [only.name]: [value] }));
        expect([id, value, answer.status]).toEqual([id, value, 200]);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('has errors as the sandbox gives them', async () => {
    const ask = async (id: string, values: Record<string, string[]>): Promise<unknown> => {
      const { answer } = await network.send(pageRequest(network.form(id), values));
      return [answer.status, JSON.parse(answer.text)];
    };
    expect(await ask('TradingDataService_GetOrder', { orderId: ['nonsense"<&\u0000'] })).toMatchObject([
      400,
      { code: 3 },
    ]);
    expect(await ask('TradingDataService_GetOrder', { orderId: ['0'.repeat(64)] })).toMatchObject([404, { code: 5 }]);
    expect(await ask('TradingDataService_ListOrders', { 'pagination.first': ['many'] })).toMatchObject([
      400,
      { code: 3 },
    ]);
    expect(await ask('TradingDataService_GetOrder', {})).toEqual([404, { code: 5, message: 'Not Found', details: [] }]);
  });
});

it('stands on nothing that only Node has', async () => {
  const { outputFiles } = await build({
    entryPoints: ['sandbox/in-page/worker.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
  });
  expect(outputFiles[0]?.text).toContain('network.invalid');
  // Nothing of the machine's: no clock, no chance, no process.
  const world = await build({
    entryPoints: ['sandbox/in-page/network.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    logLevel: 'silent',
    packages: 'external',
    format: 'esm',
  });
  expect(world.outputFiles[0]?.text).not.toMatch(/Math\.random|randomUUID|new Date\(\)|\bBuffer\b|\bprocess\./);
});
