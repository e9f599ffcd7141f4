import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
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
  .pages.map(({ html }) => html)
  .join('\n');
const queries = graphql.pages.map(({ html }) => html).join('\n');

/** What follows the heading of an anchor, up to the end of its section. */
const sectionOf = (html: string, anchor: string): string => {
  const at = html.indexOf(` id="${anchor}"`);
  return at < 0 ? '' : html.slice(at, html.indexOf('</section>', at));
};
const linked = (html: string): string[] => [...html.matchAll(/\/api\/errors#([\w-]+)"/g)].map(([, name]) => name ?? '');

describe('the errors of a call', () => {
  it('stand with every rpc that has some, all of them, and lead to its REST operation', () => {
    let rows = 0;
    for (const [rpc, errors] of rpcs) {
      const section = sectionOf(grpc, rpc.split('.').slice(-2).join('.'));
      expect(linked(section), rpc).toEqual(errors.map(([{ source, name }]) => `${source}-${name}`));
      const operation = model.operationOf(rpc);
      if (operation && errors.length > 0) expect(section).toContain(`${operation.route}#errors`);
      rows += errors.length;
    }
    expect(rows).toBeGreaterThan(300);
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
      expect(linked(sectionOf(queries, name)), name).toEqual(
        errors.map(([{ source, name: own }]) => `${source}-${own}`),
      );
      if (errors.length > 0) fields += 1;
    }
    expect(fields).toBeGreaterThan(50);
  });

  it('have message and type as GraphQL gives them, and say where the message is empty', () => {
    expect(sectionOf(queries, 'Query.market')).toMatch(
      /#data-node-MarketServiceGetByID">[^<]+<\/a> <code>NotFound<\/code> <code>InvalidArgument<\/code> <code>Internal<\/code>/,
    );
    expect(sectionOf(queries, 'Query.estimatePosition')).toMatch(
      /#data-node-InvalidOrderSide">[^<]+<\/a> <code>Unknown<\/code>, empty message/,
    );
  });

  it('have the number of their details and the codes that they come with', () => {
    const section = sectionOf(grpc, 'TradingDataService.GetMarket');
    expect(section).toMatch(/#data-node-EmptyMissingMarketID">10003<\/a> <code>INVALID_ARGUMENT<\/code>/);
    expect(section).toMatch(
      /#data-node-MarketServiceGetByID">\d+<\/a> <code>NOT_FOUND<\/code> <code>INVALID_ARGUMENT<\/code> <code>INTERNAL<\/code>/,
    );
  });
});
