import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { askedFor, exactness } from './exactness.ts';
import type { NameStore } from './name-store.ts';

const pages = [
  builtPage(
    '/concepts/fee-rates',
    'What fees cost',
    '<p>Money.<h2 id=maker-fees>Maker fees</h2><p>Paid.<h2 id=infrastructure>Rates</h2><p>Low.',
  ),
  builtPage(
    '/api/a',
    'a.proto',
    '<div class=reference><h3 id=Order>Order</h3><table><tr id=Order.peak_size><td>peak_size<td>x<td>y</table><h3 id=market.fee.factors.makerFee>market.fee.factors.makerFee</h3></div>',
  ),
];

let names: NameStore;
beforeAll(async () => {
  names = (await smallIndex(pages)).names;
});

/** How far the document with that title is all of the query. */
function of(query: string, title: string, otherNames: readonly string[] = []): number {
  const document = names.documents.find((candidate) => candidate.title === title);
  if (document === undefined) throw new Error(`${title} is not there.`);
  return exactness(askedFor(analyseQuery(query), query), names, { ...document, names: otherNames });
}

const parameter = 'market.fee.factors.makerFee';

describe('exactness', () => {
  it('is 1 for a name, and a fifth more when it is spelt as it is', () => {
    expect(of('order', 'Order')).toBe(1);
    expect(of('Order', 'Order')).toBe(1.2);
    expect(of('peakSize', 'peak_size')).toBe(1);
    expect(of('peak_size', 'peak_size')).toBe(1.2);
  });

  it('is less for the last part of a longer name, and a fifth more when it is spelt as it is', () => {
    expect(of('fee.factors.makerfee', parameter)).toBe(0.9);
    expect(of('factors.makerfee', parameter)).toBe(0.9);
    expect(of('makerfee', parameter)).toBe(0.9);
    expect(of('fee.factors.makerFee', parameter)).toBeCloseTo(1.1);
    expect(of('makerFee', parameter)).toBeCloseTo(1.1);
  });

  it('is nothing for a part that is not the last, or does not begin at a dot', () => {
    expect(of('market.fee', parameter)).toBe(0);
    expect(of('ee.factors.makerFee', parameter)).toBe(0);
    expect(of('maker_fee', parameter)).toBe(0);
  });

  it('is as much for a name with what it belongs to: half of the spelling is the name’s, half its owner’s', () => {
    expect(of('Order.peak_size', 'peak_size')).toBeCloseTo(1.1);
    expect(of('Order peak_size', 'peak_size')).toBeCloseTo(1.1);
    expect(of('order.peak_size', 'peak_size')).toBeCloseTo(1);
    expect(of('Order.peakSize', 'peak_size')).toBeCloseTo(0.9);
    expect(of('vega.Order.peak_size', 'peak_size')).toBeCloseTo(1.1);
  });

  it('is as much for a heading with its page', () => {
    expect(of('what fees cost: maker fees', 'Maker fees')).toBeCloseTo(0.9);
    expect(of('What fees cost: Maker fees', 'Maker fees')).toBeCloseTo(1.1);
  });

  it('is nothing for a name with what it does not belong to', () => {
    expect(of('Trade.Order', 'Order')).toBe(0);
    // The end of what was asked for is its anchor, which is not its name.
    expect(of('every infrastructure', 'Rates')).toBe(0);
    expect(of('Trade.peak_size', 'peak_size')).toBe(0);
    expect(of('size', 'peak_size')).toBe(0);
  });

  it('is less for other names, which for a page are the end of its address as well', () => {
    expect(of('FEE rates', 'What fees cost')).toBe(0.8);
    expect(of('charges', 'What fees cost', ['Charges'])).toBe(0.8);
    expect(of('charges', 'Maker fees', ['Charges'])).toBe(0.8);
    expect(of('fee rates', 'Maker fees')).toBe(0);
  });

  it('is less still for a name but for the endings of its words', () => {
    expect(of('maker fee', 'Maker fees')).toBeCloseTo(0.72);
    expect(of('fee costs', 'What fees cost')).toBeCloseTo(0.72);
    expect(of('charging', 'What fees cost', ['Charges'])).toBeCloseTo(0.72);
    expect(of('fees', 'Maker fees')).toBe(0);
    expect(of('of the', 'What fees cost')).toBe(0);
  });

  it('takes a name for another form of the query only when it is at most four letters a word longer or shorter', () => {
    // One word, four letters fewer; then five.
    expect(of('charge', 'What fees cost', ['The charge'])).toBeCloseTo(0.72);
    expect(of('charge', 'What fees cost', ['On a charge'])).toBe(0);
    expect(of('On a charge', 'What fees cost', ['Charges'])).toBeCloseTo(0.72);
    expect(of('maker fee', 'What fees cost', ['Of what a maker fee'])).toBe(0);
    expect(of('maker fee', 'What fees cost', ['What maker fees'])).toBeCloseTo(0.72);
  });
});
