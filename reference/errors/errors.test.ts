import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadTransactionCommands } from '../commands/load-commands.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { errorsPart } from '../parts/errors-part.ts';
import { operationPage } from '../pages/operation-page.ts';
import { loadApiErrors } from './load-api-errors.ts';
import { loadTransactionErrors } from './load-transaction-errors.ts';
import { remedyText } from '../render/error-section.ts';
import { outcomesOf } from './outcomes.ts';
import type { ApiError } from './types.ts';

const root = process.cwd();
const model = buildModel(root, await loadDescriptors(newestRelease, root));
const errors = loadApiErrors(newestRelease, root);
const page = errorsPart(model, root).pages[0] ?? expect.unreachable();

describe('the errors of the APIs', () => {
  it('are those of rpcs that exist, and all of them are given by one', () => {
    const rpcs = new Set(
      model.files.flatMap(({ services }) => services.flatMap((service) => service.rpcs)).map(({ name }) => name),
    );
    expect([...errors.rpcs.keys()].filter((name) => !rpcs.has(name))).toEqual([]);
    expect(errors.rpcs.size).toBeGreaterThan(100);
    const given = new Set([...errors.rpcs.values()].flat().map(([error]) => error));
    expect(errors.errors.filter((error) => !given.has(error)).map(({ name }) => name)).toEqual([]);
  });

  it('are told where the request is to blame though the node answers as if it were not', () => {
    const rows = [...errors.rpcs.values()].flat().filter(([{ request }]) => request);
    expect(rows.map(([{ name }]) => name)).toContain('MissingTransferID');
    for (const [error, forms] of rows) {
      expect(forms.flatMap((form) => outcomesOf(error, form).map(({ grpc }) => grpc))).toEqual(['INTERNAL']);
      expect(remedyText(error, forms[0] ?? 'alone')).toBe('Correct the request.');
    }
  });

  it('of a missing entry are told where one is looked up, and not of lists and streams', () => {
    const codes = (rpc: string): readonly string[] =>
      (errors.rpcs.get(`datanode.api.v2.TradingDataService.${rpc}`) ?? []).flatMap(([error, forms]) =>
        forms.flatMap((form) => outcomesOf(error, form).map(({ grpc }) => grpc)),
      );
    for (const rpc of ['GetMarket', 'GetTransfer', 'GetNode', 'GetPartyActivityStreak', 'GetGovernanceData'])
      expect(codes(rpc), rpc).toContain('NOT_FOUND');
    for (const rpc of ['ListTrades', 'ListVotes', 'ObserveOrders', 'GetLatestMarketData', 'ExportNetworkHistory'])
      expect(codes(rpc), rpc).not.toContain('NOT_FOUND');
  });

  it('say when a mistake in the request occurs', () => {
    expect(errors.errors.filter(({ mistake, when }) => mistake && when === undefined)).toEqual([]);
  });

  it.each([
    [{ mistake: true }, 'alone', ['INVALID_ARGUMENT']],
    [{ mistake: true }, 'bare', ['UNKNOWN']],
    [{ mistake: true }, 'prefixed', ['INTERNAL']],
    [{ mistake: false }, 'caused', ['NOT_FOUND', 'INVALID_ARGUMENT', 'INTERNAL']],
    [{ mistake: false }, 'listed', ['INVALID_ARGUMENT', 'INTERNAL']],
    [{ mistake: false }, 'failed', ['INTERNAL']],
    [{ mistake: false, grpc: 'NOT_FOUND' }, 'alone', ['NOT_FOUND']],
  ] as const)('%j given %s becomes %j', (error, form, codes) => {
    expect(outcomesOf(error as ApiError, form).map(({ grpc }) => grpc)).toEqual(codes);
  });

  it('stand on the page of the operation, with status, number, text and what to do', () => {
    const operation = model.operations.find(({ id }) => id === 'TradingDataService_ListOrders') ?? expect.unreachable();
    const html = operationPage(model, operation, undefined, errors).html.text.split('id="errors"')[1] ?? '';
    expect(html).toContain(
      '10028 <a href="/~tree~/api/errors#data-node-InvalidPagination"><code>invalid pagination</code></a>',
    );
    expect(html).toContain('<code>400</code> 3 <code>INVALID_ARGUMENT</code>');
    expect(html).toContain('<code>429</code> 8');
    const state = model.operations.find(({ service }) => service === 'state') ?? expect.unreachable();
    const other = operationPage(model, state, undefined, errors).html.text.split('id="errors"')[1] ?? '';
    expect(other).toContain('service disabled');
    expect(other).not.toContain('429');
    const rows = (id: string): string =>
      operationPage(model, model.operations.find((one) => one.id === id) ?? expect.unreachable(), undefined, errors)
        .html.text;
    expect(rows('CoreService_LastBlockHeight')).toContain('DEADLINE_EXCEEDED');
    expect(rows('CoreService_GetSpamStatistics')).not.toContain('DEADLINE_EXCEEDED');
  });
});

describe('the texts of refused transactions', () => {
  const file = `${newestRelease.folder}/transaction-errors.yaml`;
  const commands = loadTransactionCommands(newestRelease, root).map(({ name }) => name);

  it('name a command that does not exist with its line and the one that may be meant', () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'errors-'));
    try {
      const text = readFileSync(path.join(root, file), 'utf8');
      const wrong = text.replace('[proposal_submission]', '[proposal_submision]');
      const at = wrong.slice(0, wrong.indexOf('proposal_submision')).split('\n').length;
      mkdirSync(path.join(copy, newestRelease.folder), { recursive: true });
      writeFileSync(path.join(copy, file), wrong);
      expect(() => loadTransactionErrors(newestRelease, commands, copy)).toThrow(
        `${file}:${at}: No command is called proposal_submision. Did you mean "proposal_submission"`,
      );
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  it('are those that the page on transactions explains', () => {
    const known = loadTransactionErrors(newestRelease, commands, root).map(({ text }) => text);
    const table = readFileSync(path.join(root, 'docs/concepts/vega-chain/transactions.mdx'), 'utf8')
      .split('## What can go wrong')[1]
      ?.split('\n## ')[0];
    const quoted = [...(table ?? '').matchAll(/^\| ("[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
    );
    expect(quoted.length).toBeGreaterThan(7);
    // Of a long text the page quotes the part that tells it from others, and writes … as three dots.
    const isKnown = (text: string): boolean => known.some((own) => own.includes(text.replace(/ \.\.\.$/, ' ')));
    expect(quoted.filter((text) => !isKnown(text))).toEqual([]);
  });
});

describe('the look-up of errors', () => {
  const row = (id: string): string => page.html.text.split(`<tr id="${id}"`)[1]?.split('<tr ')[0] ?? '';

  it('has an entry for each error of every kind, each with a place of its own', () => {
    const ids = [...page.html.text.matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(350);
    expect(page.toc.map(({ id }) => id)).toEqual([
      'statuses',
      'data-node',
      'core',
      'core-state',
      'explorer',
      'refused-transactions',
      'wallet',
      'wallet-data',
      'orders',
      'stop-orders',
      'proposals',
      'commands',
      'contracts',
    ]);
    for (const { valueName, number } of model.enumeration('vega.OrderError')?.values ?? [])
      if (number !== 0) expect(row(valueName), valueName).toContain(`>${number}</a>`);
  });

  it('tells code, text, where from, why and what to do in every row', () => {
    const rows = page.html.text.split('<tr id="').slice(1);
    const empty = rows.filter((html) =>
      html
        .split('<td>')
        .slice(1, 6)
        .some((cell) => cell.replace(/<[^>]+>/g, '').trim() === ''),
    );
    expect(empty.map((html) => html.slice(0, 80))).toEqual([]);
  });

  it.each([
    ['wallet-3001', 'The person said no'],
    ['contract-nonce-already-used', 'never send a bundle twice'],
    ['rule-is-required', 'order_submission'],
    ['data-node-InvalidPagination', 'ListOrders'],
    ['grpc-RESOURCE_EXHAUSTED', '429'],
    ['ORDER_ERROR_POST_ONLY_ORDER_WOULD_TRADE', 'Move the price away'],
    ['ORDER_ERROR_TIME_FAILURE', 'it does not occur'],
    ['REJECTION_REASON_MUST_BE_REDUCE_ONLY', 'Mark the held order'],
  ])('has %s', (id, text) => expect(row(id)).toContain(text));
});
