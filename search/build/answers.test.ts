import { describe, expect, it } from 'vitest';
import type { ExtractedPage, ExtractedRecord } from '../extract/types.ts';
import { statuses } from './answers.ts';
import { orderRecords } from './order-records.ts';

const row = (title: string, hash: string, text: string): ExtractedRecord => ({
  kind: 'identifier',
  title,
  hash,
  parent: 0,
  names: new Set(),
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
