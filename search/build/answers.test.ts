import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ExtractedPage, ExtractedRecord } from '../extract/types.ts';
import { answersOf, statuses } from './answers.ts';
import { orderRecords } from './order-records.ts';

const row = (title: string, hash: string, text: string, ...names: string[]): ExtractedRecord => ({
  kind: 'identifier',
  title,
  hash,
  parent: 0,
  names: new Set(names),
  text,
});
const page = (url: string, ...rows: ExtractedRecord[]): ExtractedPage => ({
  url,
  kind: 'reference',
  breadcrumbs: [],
  records: [{ ...row('Errors', '', ''), kind: 'page' }, ...rows],
});

describe('statuses', () => {
  it('are answered at their row, unless several codes share one or the row is another page’s', () => {
    const records = orderRecords([
      page(
        '/mainnet/api/errors',
        row('429, 8', 'grpc-RESOURCE_EXHAUSTED', 'Pause.'),
        row('500, 13', 'grpc-INTERNAL', 'Try again.'),
        row('500, 2', 'grpc-UNKNOWN', 'Read it.'),
        row('3001', 'wallet-3001', 'No.'),
      ),
      page('/mainnet/api/other', row('404, 5', 'grpc-NOT_FOUND', 'Look.')),
    ]);
    const id = records.find(({ record }) => record.title === '429, 8')?.id;
    expect(id).toBeDefined();
    expect(statuses(records)).toEqual([['429', id, 'RESOURCE_EXHAUSTED. Pause.']]);
  });
});

describe('answersOf', () => {
  // A project with these values, and the definitions of this one.
  const root = mkdtempSync(path.join(tmpdir(), 'answers-'));
  mkdirSync(path.join(root, 'networks'));
  symlinkSync(path.resolve('definitions'), path.join(root, 'definitions'));
  const parameters = { 'a.short': '5m', 'a.longest': 'x'.repeat(200), 'a.longer': 'x'.repeat(201), 'a.empty': '' };
  writeFileSync(path.join(root, 'networks', 'mainnet.json'), JSON.stringify({ label: 'the network', parameters }));
  afterAll(() => rmSync(root, { recursive: true }));

  /** The answers to what stands on one page, with the anchors of their records in place of ids. */
  const answers = (url: string, ...rows: ExtractedRecord[]): unknown[] => {
    // A page before it, so that no row's id is its place on the page.
    const records = orderRecords([page('/mainnet/concepts/first'), page(url, ...rows)]);
    return answersOf(root, 'mainnet', records).map(([name, id, text]) => [name, records[id]?.record.hash, text]);
  };

  it('gives the value of a parameter on this network at its entry, unless it is too long to be read at a glance', () => {
    const names = ['a.short', 'a.longest', 'a.longer', 'a.empty', 'a.unknown'];
    const rows = names.map((name) => row(name, name, ''));
    expect(answers('/mainnet/api/network-parameters', ...rows)).toEqual([
      ['a.short', 'a.short', '5m on the network'],
      ['a.longest', 'a.longest', `${'x'.repeat(200)} on the network`],
      ['a.empty', 'a.empty', 'empty on the network'],
    ]);
    expect(answers('/mainnet/api/network-parameters', row('a.short', 'mentioned', ''))).toEqual([]);
    expect(answers('/mainnet/api/other', ...rows)).toEqual([]);
  });

  it('gives the meaning of a code of the wallet or of a node at its row, unless several errors have it', () => {
    const rows = [
      row('-32700', 'wallet--32700', ''),
      row('10006', 'core-EmptyMissingPartyID', ''),
      // 10000 is the number of many errors.
      row('10000', 'core-ChainError', ''),
      row('', 'core-state-ServiceDisabled', ''),
      row('123456', 'wallet-123456', ''),
    ];
    expect(answers('/mainnet/api/errors', ...rows)).toEqual([
      ['-32700', 'wallet--32700', expect.stringMatching(/^Parse error: The body of the HTTP request is empty or no JSON/)],
      ['10006', 'core-EmptyMissingPartyID', expect.stringMatching(/party/)],
    ]);
    expect(answers('/mainnet/api/other', ...rows)).toEqual([]);
  });

  it('gives the function of a contract by its selector, eight digits, on the contract’s page alone', () => {
    const rows = [row('set', 'set', '', '0x50ac8df8', '0x50ac8df', '0x50ac8df80', '1x50ac8df8', '9x50ac8df8', 'set it')];
    expect(answers('/mainnet/api/bridge/contracts/Control', ...rows)).toEqual([['0x50ac8df8', 'set', 'Control.set']]);
    expect(answers('/mainnet/api/bridge/contracts', ...rows)).toEqual([]);
    expect(answers('/mainnet/api/bridge/contracts/Control/more', ...rows)).toEqual([]);
  });

  it('gives the meaning of a status together with the others', () => {
    expect(answers('/mainnet/api/errors', row('404, 5', 'grpc-NOT_FOUND', 'Look.'))).toEqual([
      ['404', 'grpc-NOT_FOUND', 'NOT_FOUND. Look.'],
    ]);
    for (const title of ['4040, 5', '40, 5', '404', 'HTTP 404, 5'])
      expect(answers('/mainnet/api/errors', row(title, 'grpc-X', 'Look.'))).toEqual([]);
  });
});
