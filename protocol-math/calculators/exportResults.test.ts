import { describe, expect, it } from 'vitest';
import { definitions } from './all.ts';
import type { CalculatorDefinition } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { resultsAsCsv, resultsAsText } from './exportResults.ts';
import { defaultValues } from './readValues.ts';

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

const definition: Pick<CalculatorDefinition, 'title' | 'fields'> = {
  title: 'Fees',
  fields: [
    { kind: 'number', name: 'price', label: 'Price', unit: 'USDT', default: '1' },
    { kind: 'number', name: 'exit', label: 'Exit', default: '', optional: true },
    { kind: 'choice', name: 'side', label: 'Side', default: 'b', options: [{ value: 'b', label: 'buys, or holds' }] },
    {
      kind: 'rows',
      name: 'orders',
      label: 'Orders',
      default: '',
      columns: [{ label: 'Price' }, { label: 'Volume' }],
      maxRows: 3,
    },
  ],
};
const values = { price: ' 1,250.5', exit: '', side: 'b', orders: '104 20\n_ _\n1,000;5' };

describe('results to take away', () => {
  it('are CSV with what was entered, plain numbers and quoted commas', () => {
    expect(resultsAsCsv(definition, values, results)).toBe(
      [
        'Input,Value',
        '"Price, USDT",1250.5',
        'Exit,',
        'Side,"buys, or holds"',
        '',
        'Orders',
        'Price,Volume',
        '104,20',
        '1000,5',
        '',
        'Result,Value',
        '"Paid, VEGA",1234.50',
        '',
        'Party,Part',
        '"a, b",10%',
        '"say ""c""",-2000',
        '',
      ].join('\r\n'),
    );
  });

  it('are text with what was entered, then the warning', () => {
    expect(resultsAsText(definition, values, { ...results, danger: 'Careful.' })).toBe(
      [
        'Fees',
        '',
        'Inputs',
        'Price, USDT: 1,250.5',
        'Exit: left empty',
        'Side: buys, or holds',
        '',
        'Orders',
        'Price\tVolume',
        '104\t20',
        '1,000\t5',
        '',
        'Results',
        'Careful.',
        'Paid: 1,234.50 VEGA',
        '',
        'Parts',
        'Party\tPart',
        'a, b\t10%',
        'say "c"\t-2,000',
      ].join('\n'),
    );
  });

  it.each(Object.values(definitions))('of $id name every input with its value', (one) => {
    const raw = defaultValues(one);
    const evaluation = evaluate(one, raw);
    if (!('results' in evaluation)) throw new Error('no results');
    const text = resultsAsText(one, raw, evaluation.results).split('\n');
    const csv = resultsAsCsv(one, raw, evaluation.results);
    for (const field of one.fields) {
      const found = text.find((line) => line.startsWith(field.label));
      expect(found, field.name).toBeDefined();
      expect(csv).toContain(field.label);
      if (field.kind === 'number' && raw[field.name] !== '')
        expect(text.some((line) => line.startsWith(field.label) && line.endsWith(`: ${raw[field.name]}`))).toBe(true);
    }
  });
});
