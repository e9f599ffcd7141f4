import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search, type SearchIndex } from './search.ts';

const field = (type: string, name: string, text: string): string =>
  `<tr id="${type}.${name}"><td>${name}<td>string<td>${text}`;
const type = (name: string, text: string, ...fields: string[]): string =>
  `<h3 id="${name}">${name}</h3><p>${text}<table>${fields.join('')}</table>`;

const pages = [
  builtPage(
    '/concepts/fees',
    'Fees',
    '<p>What a trade costs.<h2 id=maker-fee>Maker fee</h2><p>Goes to whoever waited in the book.<h2 id=staked>What stakers get</h2><p>Validators share the infrastructure fee.',
  ),
  builtPage(
    '/concepts/orders',
    'Orders',
    '<p>Stop orders wait for a price.<h2 id=iceberg>Iceberg orders</h2><p>They show a part of their size at a time.',
  ),
  builtPage('/concepts/transfers', 'Transfers', '<p>Money moves from one account to another.'),
  builtPage('/concepts/staking', 'Staking', '<p>Tokens that are staked vote.'),
  builtPage(
    '/concepts/glossary',
    'Glossary',
    '<h3 id=quantum>Quantum</h3><p>The least amount of an asset that matters.<h3 id=ledger>Ledger</h3><p>Where movements are written.',
  ),
  builtPage(
    '/concepts/assets',
    'Assets and quantum',
    '<p>The quantum, again quantum.<h2 id=amounts>Amounts</h2><p>A quantum is small.',
  ),
  builtPage('/tools/upgrade', 'Upgrade to v0.73', '<p>Stop, copy, start.'),
  builtPage(
    '/api/graphql/objects',
    'Objects',
    `<div class=reference>${type('Order', 'The same, as GraphQL has it.', field('Order', 'peakSize', 'What it shows.'))}</div>`,
  ),
  builtPage(
    '/api/grpc/vega/vega.proto',
    'vega/vega.proto',
    `<div class=reference>${type('Order', 'An instruction to trade.', field('Order', 'price', 'Its limit.'), field('Order', 'peak_size', 'What it shows.'))}${type('StopOrder', 'Waits.', field('StopOrder', 'price', 'Its trigger.'))}${type('Transfer', 'A movement.', field('Transfer', 'from', 'Whose money.'), field('Transfer', 'to', 'Who gets it.'))}${type('Fee', 'What was paid.', field('Fee', 'maker_fee', 'To the maker.'))}</div>`,
  ),
  builtPage(
    '/api/grpc/data.proto',
    'data.proto',
    `<div class=reference>${type('ListLedgerEntries', 'Lists movements.')}${type('ListLedgerEntriesResponse', 'Answers.', field('ListLedgerEntriesResponse', 'ledger_entries', 'Entries.'))}</div>`,
  ),
  builtPage(
    '/api/network-parameters',
    'Network parameters',
    `<div class=reference>${type('market.fee.factors.makerFee', 'Share of the maker.')}${type('market.fee.factors.infrastructureFee', 'Share of validators.')}</div>`,
  ),
  builtPage(
    '/api/bridge',
    'Bridge',
    '<div class=reference><h3 id=set_threshold>set_threshold</h3><p>Sets it. <code>0x50ac8df8</code></div>',
  ),
];

let index: SearchIndex;
beforeAll(async () => {
  index = await smallIndex(pages);
});

const find = (query: string, context = ''): string[] =>
  search(index, query, { limit: 8, context }).results.map(
    ({ document }) => `${document.url.replace('/testnet', '')}${document.hash}`,
  );

describe('search', () => {
  it.each(['ListLedgerEntries', 'listledger', 'list_ledger_entries', 'ListLedgerEntires'])(
    'finds the method by %s',
    (query) => {
      expect(find(query)[0]).toBe('/api/grpc/data.proto#ListLedgerEntries');
    },
  );

  it('finds an identifier by its parts as words', () => {
    expect(find('ledger entries')).toContain('/api/grpc/data.proto#ListLedgerEntries');
  });

  it.each(['market.fee.factors.makerFee', 'fee.factors.makerFee', 'market.fee.factors.makrFee'])(
    'finds the parameter by %s',
    (query) => {
      expect(find(query)[0]).toBe('/api/network-parameters#market.fee.factors.makerFee');
    },
  );

  it.each([
    ['Order.peak_size', '/api/grpc/vega/vega.proto#Order.peak_size'],
    ['vega.Order.peak_size', '/api/grpc/vega/vega.proto#Order.peak_size'],
    ['StopOrder.price', '/api/grpc/vega/vega.proto#StopOrder.price'],
    ['Order.price', '/api/grpc/vega/vega.proto#Order.price'],
    ['maker_fee', '/api/grpc/vega/vega.proto#Fee.maker_fee'],
    ['0x50ac8df8', '/api/bridge#set_threshold'],
  ])('lands %s on its anchor', (query, place) => {
    expect(find(query)[0]).toBe(place);
  });

  it('answers a word with the guide, and the same word as a name with the reference', () => {
    expect(find('orders')[0]).toBe('/concepts/orders');
    expect(find('Order.price')[0]).toContain('vega.proto');
    expect(find('maker fee')[0]).toBe('/concepts/fees#maker-fee');
    expect(find('makerFee')[0]).not.toContain('/concepts');
  });

  it('searches texts where names have nothing', () => {
    expect(find('instruction')).toEqual(['/api/grpc/vega/vega.proto#Order']);
  });

  it('takes about a third off a name of which a third was asked for', async () => {
    const moves = type('Movement', 'One.') + type('MovementInstructionStatus', 'How far it is.');
    const reference = builtPage(
      '/api/grpc/vega/moves.proto',
      'vega/moves.proto',
      `<div class=reference>${moves}</div>`,
    );
    const [whole, part] = search(await smallIndex([...pages, reference]), 'movement', { limit: 8 }).results.filter(
      ({ document }) => document.hash.startsWith('#Movement'),
    );
    expect([whole?.document.hash, part?.document.hash]).toEqual(['#Movement', '#MovementInstructionStatus']);
    const share = (part?.score ?? 0) / (whole?.score ?? 1);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.75);
  });

  it('finds names before texts are loaded', () => {
    const early = search({ names: index.names, content: undefined }, 'iceberg', { limit: 8 });
    expect(early.results.map(({ document, text }) => [document.hash, text])).toEqual([['#iceberg', '']]);
  });

  it('forgives typing errors', () => {
    expect(find('icebreg')[0]).toBe('/concepts/orders#iceberg');
    expect(find('infrastucture')).not.toEqual([]);
  });

  it('compares whole names with what was meant', () => {
    expect(find('Orddr.peak_size')[0]).toBe('/api/grpc/vega/vega.proto#Order.peak_size');
    const [first, second] = search(index, 'quantumm', { limit: 2 }).results;
    expect(first?.score).toBeGreaterThan(0.4);
    expect([first?.document.hash, second?.document.hash]).toContain('#quantum');
  });

  it('finds other forms of a word, the same form first', () => {
    expect(find('staking')[0]).toBe('/concepts/staking');
    expect(find('stakers')).toContain('/concepts/fees#staked');
  });

  it('never hides an identifier behind stop words', () => {
    expect(find('from')[0]).toBe('/api/grpc/vega/vega.proto#Transfer.from');
    expect(find('Transfer.to')[0]).toBe('/api/grpc/vega/vega.proto#Transfer.to');
    expect(find('what is the maker fee')[0]).toBe('/concepts/fees#maker-fee');
  });

  it('wants all words, and shows what has some of them when nothing has all', () => {
    expect(find('iceberg peak').length).toBeGreaterThan(0);
    expect(find('iceberg orders').every((place) => place.startsWith('/concepts/orders'))).toBe(true);
  });

  it('stays in its context', () => {
    expect(find('fee', 'api').every((place) => place.startsWith('/api'))).toBe(true);
    expect(find('fee', 'concepts').every((place) => place.startsWith('/concepts'))).toBe(true);
    expect(find('fee', 'nowhere')).toEqual([]);
  });

  it('spreads results over pages', () => {
    const { results } = search(index, 'o', { limit: 3, perPage: 1 });
    expect(new Set(results.map(({ document }) => document.url)).size).toBe(results.length);
  });

  it.each(['', '   ', '…!', '\u0000'])('gives nothing for a query without words: %j', (query) => {
    expect(search(index, query, { limit: 8 })).toEqual({ results: [], total: 0, marked: [], words: [] });
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['names of the language', '__proto__ constructor'],
    ['bad percent-encoding', '%E0%A4%A'],
    ['very much', 'a'.repeat(100_000)],
    ['many words', 'order '.repeat(10_000)],
    ['signs that turn the direction', '\u202Eabc'],
    ['a path', '../../etc/passwd'],
    ['half a letter', `${'x'.repeat(199)}💥`],
  ])('survives %s', (_what, query) => {
    const { results } = search(index, query, { limit: 8, context: query });
    expect(results.length).toBeLessThanOrEqual(8);
  });

  it('tells names of the same letters apart by their spelling, what they belong to included', () => {
    expect(find('Order.peakSize')[0]).toBe('/api/graphql/objects#Order.peakSize');
    expect(find('Order peakSize')[0]).toBe('/api/graphql/objects#Order.peakSize');
    expect(find('Order.peak_size')[0]).toBe('/api/grpc/vega/vega.proto#Order.peak_size');
  });

  it('answers a question for a definition with the glossary', () => {
    expect(find('quantum')[0]).toBe('/concepts/assets');
    expect(find('what is quantum?')[0]).toBe('/concepts/glossary#quantum');
  });

  it('finds a version with and without its v', () => {
    expect(find('upgrade to 0.73')[0]).toBe('/tools/upgrade');
    expect(find('v0.73')[0]).toBe('/tools/upgrade');
  });

  it('puts weak places of the best page behind other pages', () => {
    const places = search(index, 'quantum', { limit: 8, perPage: 3 }).results.map(({ document }) => document.hash);
    expect(places.indexOf('#quantum')).toBeLessThan(places.indexOf('#amounts'));
  });

  it('gives documents with all their parts', () => {
    const [first] = search(index, 'Order.peak_size', { limit: 1 }).results;
    expect(first?.document).toEqual({
      id: expect.any(Number),
      type: 2,
      title: 'peak_size',
      url: '/testnet/api/grpc/vega/vega.proto',
      hash: '#Order.peak_size',
      breadcrumbs: ['APIs', 'Part'],
      section: 'Order',
      parent: expect.any(Number),
      names: [],
    });
    expect(first?.text).toBe('What it shows.');
  });
});
