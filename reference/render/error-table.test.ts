import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import type { OwnError } from './error-section.ts';
import { outcomesOf } from '../errors/outcomes.ts';
import { loadApiErrors } from '../errors/load-api-errors.ts';
import { graphqlReference } from '../graphql/graphql-reference.ts';
import { buildModel } from '../model/model.ts';
import { grpcPart } from '../parts/grpc-part.ts';

const root = process.cwd();
const descriptors = await loadDescriptors(newestRelease, root);
const model = buildModel(root, descriptors);
const graphql = await graphqlReference(descriptors, model, root);
const { rpcs } = loadApiErrors(newestRelease, root);
const grpc = grpcPart(root, descriptors, model, graphql.twins)
  .pages.map(({ html }) => html.text)
  .join('\n');
const queries = graphql.pages.map(({ html }) => html.text).join('\n');

/** What follows the heading of an anchor, up to the end of its section. */
const sectionOf = (html: string, anchor: string): string => {
  const at = html.indexOf(` id="${anchor}"`);
  return at < 0 ? '' : html.slice(at, html.indexOf('</section>', at));
};
/** The errors that rows lead to, each once, in their order. */
const linked = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/api\/errors#([\w-]+)"/g)].map(([, name]) => name ?? '')),
];
const ids = (errors: readonly OwnError[]): string[] => errors.map(([{ source, name }]) => `${source}-${name}`);

/** The table of errors of a section, as cells: status and code, details, when, what to do. */
const cells = (html: string): string[][] => {
  const table = /<table class="members errors">.*?<tbody>(.*?)<\/table>/s.exec(html)?.[1] ?? '';
  return table
    .split('<tr><td>')
    .slice(1)
    .map((row) => row.split('<td>'));
};
const codesOf = (rows: readonly string[][]): string[] =>
  [...new Set(rows.flatMap(([code = '']) => code.match(/[A-Z][A-Z_]{3,}/g) ?? []))].sort();

describe('the errors of a call', () => {
  it('stand with every rpc that has some, all of them, with status, code, when and what to do', () => {
    let rows = 0;
    for (const [rpc, errors] of rpcs) {
      const section = sectionOf(grpc, rpc.split('.').slice(-2).join('.'));
      const table = cells(section);
      expect(linked(section).sort(), rpc).toEqual(ids(errors).sort());
      expect(
        table.filter((row) => row.length !== 4 || row.some((cell) => cell.trim() === '')),
        rpc,
      ).toEqual([]);
      const codes = errors.flatMap(([error, forms]) => forms.flatMap((form) => outcomesOf(error, form)));
      expect(codesOf(table), rpc).toEqual([...new Set(codes.map(({ grpc: code }) => code))].sort());
      rows += errors.length;
    }
    expect(rows).toBeGreaterThan(300);
  });

  it('lead to those that every call of the service has, with limits and permissions', () => {
    for (const [service, code] of [
      ['TradingDataService', 'RESOURCE_EXHAUSTED'],
      ['CoreService', 'PERMISSION_DENIED'],
      ['CoreStateService', 'UNAVAILABLE'],
      ['BlockExplorerService', 'UNIMPLEMENTED'],
    ] as const) {
      expect(grpc).toContain(`href="#${service}-errors"`);
      const common = cells(grpc.slice(grpc.indexOf(`id="${service}-errors"`)));
      expect(codesOf(common), service).toContain(code);
    }
    expect(sectionOf(grpc, 'CoreService.PropagateChainEvent')).toContain('Only certain keys are permitted.');
  });

  it('stand with the GraphQL queries that such an rpc answers, and with no subscription', () => {
    const service = 'datanode.api.v2.TradingDataService';
    const several: Readonly<Record<string, readonly string[]>> = {
      'Query.marketsConnection': [`${service}.GetMarket`, `${service}.ListMarkets`],
      'Query.estimateOrder': [`${service}.EstimateFee`, `${service}.EstimateMargin`],
    };
    let fields = 0;
    for (const [name, twin] of graphql.model.twins) {
      if (!/^(?:Query|Subscription)\.\w+$/.test(name)) continue;
      const calls = several[name] ?? [twin];
      const errors = name.startsWith('Query.') ? calls.flatMap((rpc) => rpcs.get(rpc) ?? []) : [];
      const section = sectionOf(queries, name);
      expect(linked(section).sort(), name).toEqual([...new Set(ids(errors))].sort());
      expect(
        cells(section).filter((row) => row.length !== 4 || row.some((cell) => cell.trim() === '')),
        name,
      ).toEqual([]);
      if (errors.length > 0) fields += 1;
    }
    expect(fields).toBeGreaterThan(50);
  });

  it('have message and type as GraphQL gives them, and say where the message is empty', () => {
    const [found] = cells(sectionOf(queries, 'Query.market')).filter(([, message]) =>
      message?.includes('MarketServiceGetByID'),
    );
    expect(found?.[0]).toMatch(/<code>NotFound<\/code> 5.*<code>InvalidArgument<\/code> 3.*<code>Internal<\/code> 13/);
    expect(found?.[1]).toContain('<code>failed to get market for ID</code>');
    expect(found?.[3]).toBe('Check the ids; try once or twice more, then another node.');
    const [empty] = cells(sectionOf(queries, 'Query.estimatePosition')).filter(([, message]) =>
      message?.includes('InvalidOrderSide'),
    );
    expect(empty).toEqual([
      '<code>Unknown</code> 2',
      expect.stringMatching(/^empty; the node said .*invalid order side/),
      'The side of the order is neither buy nor sell.',
      'Look at the request; if it is right, try another node.',
    ]);
  });

  it('have the number of their details and the codes that they come with', () => {
    const table = cells(sectionOf(grpc, 'TradingDataService.GetMarket'));
    expect(table[0]).toEqual([
      '<code>400</code> 3 <code>INVALID_ARGUMENT</code>',
      expect.stringMatching(/^10003 .*<code>empty or missing market ID<\/code>/),
      'The id of the market is missing.',
      'Correct the request.',
    ]);
    expect(table.at(-1)?.[0]).toMatch(/NOT_FOUND.*INVALID_ARGUMENT.*INTERNAL/);
  });

  it('that differ in their details alone share a row', () => {
    const table = cells(sectionOf(grpc, 'TradingDataService.EstimatePosition'));
    const [failed] = table.filter(([, details]) => details?.includes('30002'));
    expect(failed?.[1]).toContain('310001');
  });
});
