import { describe, expect, it } from 'vitest';
import { resultsAsCsv, resultsAsText } from './exportResults.ts';

const results = {
  lines: [{ label: 'Paid', value: '1,234.50', unit: 'VEGA' }],
  table: {
    caption: 'Parts',
    columns: ['Party', 'Part'],
    rows: [
      ['a, b', '10%'],
      ['say "c"', '-2,000'],
    ],
  },
};

describe('results to take away', () => {
  it('are CSV with plain numbers and quoted commas', () => {
    expect(resultsAsCsv(results)).toBe(
      'Result,Value\r\n"Paid, VEGA",1234.50\r\n\r\nParty,Part\r\n"a, b",10%\r\n"say ""c""",-2000\r\n',
    );
  });

  it('are text with the warning first', () => {
    expect(resultsAsText('Fees', { ...results, danger: 'Careful.' })).toBe(
      'Fees\nCareful.\nPaid: 1,234.50 VEGA\n\nParts\nParty\tPart\na, b\t10%\nsay "c"\t-2,000',
    );
  });
});
