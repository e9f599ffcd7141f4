import { beforeAll, describe, expect, it } from 'vitest';
import { pageDefinitions } from '../testing/page-definitions.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import { account } from '../world/accounts.ts';
import { pageRequest } from './build-request.ts';
import { PageNetwork } from './network.ts';
import { beginning } from './steps.ts';

/** What single operations of the data node refuse, and how files and streams end. */

let definitions: WorldDefinitions;
let network: PageNetwork;

beforeAll(async () => {
  definitions = await pageDefinitions();
  network = new PageNetwork(definitions, beginning);
});

describe('the ledger as a file', () => {
  const rows = async (
    running: PageNetwork,
    values: Readonly<Record<string, readonly string[]>>,
  ): Promise<string[][]> => {
    const form = running.form('TradingDataService_ExportLedgerEntries');
    const { answer } = await running.send(pageRequest(form, values));
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    const [head, ...lines] = answer.text.trim().split('\r\n');
    expect(head?.split(',')[3]).toBe('assetId');
    return lines.map((line) => line.split(','));
  };

  it('has the entries of the party that is asked for, and of its asset alone when one is named', async () => {
    const running = new PageNetwork(definitions, beginning);
    const { ledger, assets } = running.world.funds;
    const [one = '', other = ''] = assets.keys();
    const parties = ['1'.repeat(64), '2'.repeat(64)] as const;
    const entries = [
      [one, parties[0], 5n],
      [other, parties[0], 7n],
      [one, parties[1], 11n],
    ] as const;
    for (const [asset, party, amount] of entries)
      ledger.move(account.external(asset), account.general(asset, party), amount, 'TRANSFER_TYPE_DEPOSIT');
    const told = async (partyId: string, assetId?: string): Promise<unknown> =>
      (await rows(running, { partyId: [partyId], ...(assetId === undefined ? {} : { assetId: [assetId] }) })).map(
        (row) => [row[3], row[1]],
      );
    // Oldest first, however many.
    expect(await told(parties[0])).toEqual([
      [one, '5'],
      [other, '7'],
    ]);
    expect(await told(parties[0], one)).toEqual([[one, '5']]);
    expect(await told(parties[0], other)).toEqual([[other, '7']]);
    expect(await told(parties[1])).toEqual([[one, '11']]);
    expect(await told(parties[1], other)).toEqual([]);
  });
});

describe('a file', () => {
  const nobody = '1'.repeat(64);
  const ledger = 'TradingDataService_ExportLedgerEntries';
  const history = 'TradingDataService_ExportNetworkHistory';

  // The texts and numbers of definitions/v0.73/api-errors.yaml.
  it.each([
    [ledger, {}, 400, 10014, 'missing party id'],
    [ledger, { partyId: ['1'.repeat(63)] }, 400, 10000, 'invalid party id'],
    [ledger, { partyId: [nobody], assetId: ['tether'] }, 400, 10038, 'invalid asset ID'],
    [history, {}, 500, 10000, 'no table name for network history supplied'],
    [
      history,
      { table: ['TABLE_ORDERS'], fromBlock: ['300'], toBlock: ['299'] },
      400,
      10000,
      'could not to get contiguous history segments',
    ],
  ] as const)('%s of %j is refused', async (operation, values, status, code, message) => {
    const { answer } = await network.send(pageRequest(network.form(operation), values));
    const { details } = JSON.parse(answer.text) as { details: unknown[] };
    expect([answer.status, details]).toMatchObject([status, [{ code, message }]]);
  });

  it('of the whole history is sent, from a block to itself too', async () => {
    const values = { table: ['TABLE_ORDERS'], fromBlock: ['300'], toBlock: ['300'] };
    const { answer } = await network.send(pageRequest(network.form(history), values));
    expect([answer.status, answer.size > 20]).toEqual([200, true]);
  });
});

describe('a list', () => {
  const party = '1'.repeat(64);
  const entries = 'TradingDataService_ListLedgerEntries';
  const [from, to] = ['filter.fromAccountFilter.partyIds', 'filter.toAccountFilter.partyIds'];

  it.each([
    [{}, false],
    [{ [from]: [party] }, true],
    [{ [to]: [party] }, true],
    [{ [from]: [party], [to]: ['2'.repeat(64)] }, true],
    [{ [from]: [party, '2'.repeat(64)] }, false],
    [{ [from]: [party], [to]: [party, '2'.repeat(64)] }, false],
  ])('of ledger entries takes one party on one side at least, and on neither more: %j', async (values, isTaken) => {
    const { answer } = await network.send(pageRequest(network.form(entries), values));
    expect(answer.status).toBe(isTaken ? 200 : 400);
    if (!isTaken) expect(answer.text).toContain('"code":10029,"message":"invalid filter"');
  });

  it('of votes at a core node needs a proposal or a party', async () => {
    const form = network.form('CoreStateService_ListVotes');
    const { answer } = await network.send(pageRequest(form, {}));
    const refusal = { code: 2, message: 'missing proposal or party filter', details: [] };
    expect([answer.status, JSON.parse(answer.text)]).toEqual([500, refusal]);
    expect((await network.send(pageRequest(form, { party: [party] }))).answer.status).toBe(200);
  });
});

describe('a stream', () => {
  it('tells nothing more once it is stopped', async () => {
    const running = new PageNetwork(definitions, beginning);
    const told: string[] = [];
    const form = running.form('TradingDataService_ObserveMarketsData');
    const marketIds = [...running.world.trading.markets.keys()];
    const { stop } = await running.send(pageRequest(form, { marketIds }), (text) => told.push(text));
    const pass = async (): Promise<void> => {
      for (let round = 1; round <= 5; round += 1) {
        running.move(1);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await pass();
    expect(told.length).toBeGreaterThan(0);
    running.move(1);
    stop();
    const before = told.length;
    await pass();
    expect(told).toHaveLength(before);
  });

  it('tells nothing more of what came with the message at which it was stopped', async () => {
    const running = new PageNetwork(definitions, beginning);
    const told: string[] = [];
    const form = running.form('TradingDataService_ObserveLedgerMovements');
    const { stop } = await running.send(pageRequest(form, {}), (text) => {
      told.push(text);
      stop();
    });
    const { ledger, assets } = running.world.funds;
    const [asset = ''] = assets.keys();
    for (const amount of [1n, 2n, 3n])
      ledger.move(account.external(asset), account.general(asset, '1'.repeat(64)), amount, 'TRANSFER_TYPE_DEPOSIT');
    for (let round = 1; round <= 5; round += 1) {
      running.move(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(told).toHaveLength(1);
  });
});
