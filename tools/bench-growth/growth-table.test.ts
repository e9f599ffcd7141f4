import { describe, expect, it } from 'vitest';
import { growthTable } from './growth-table.ts';

const site = { extraRoutes: 0, pages: 700, seconds: 42, peakMb: 2000, script: 124_000 };

describe('growthTable', () => {
  it('shows what more routes cost', () => {
    const text = growthTable([
      site,
      { extraRoutes: 1000, pages: 1700, seconds: 68, peakMb: undefined, script: 123_990 },
    ]);
    expect(text).toContain('| 0 | 700 | 124000 | +0 | 42 s | 60 ms | 2000 MB |');
    expect(text).toContain('| 1000 | 1700 | 123990 | −10 | 68 s | 40 ms | – |');
  });

  it('needs something to compare with', () => {
    expect(() => growthTable([])).toThrow('the site as it is');
  });
});
