import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const own = {
  name: 'This site',
  rows: [
    { label: 'JavaScript', unit: 'kB', value: 100 },
    { label: 'Navigation', unit: 'ms', value: 20 },
  ],
} as const;

describe('table', () => {
  it('gives each site a column with its ratio to this one', () => {
    const other = {
      name: 'Other',
      rows: [
        { label: 'JavaScript', unit: 'kB', value: 250 },
        { label: 'Navigation', unit: 'ms', value: undefined },
      ],
    } as const;
    expect(table([own, other]).split('\n')).toEqual([
      '|  | This site | Other |',
      '| --- | --- | --- |',
      '| JavaScript | 100 kB | 250 kB (2.50×) |',
      '| Navigation | 20 ms | – |',
    ]);
  });

  it('says of a site that was not measured why, and invents nothing', () => {
    const text = table([own, { name: 'Other', missing: 'not installed (offline)' }]);
    expect(text).toContain('| JavaScript | 100 kB | not measured |');
    expect(text).toContain('Other: not installed (offline).');
  });
});
