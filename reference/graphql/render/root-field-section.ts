import { html, type Html, nothing } from '../../../html/html.ts';
import type { GraphQLField } from 'graphql';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import { badge } from '../../render/badges.ts';
import { callHtml } from '../../render/call.ts';
import { graphqlErrors } from '../../render/error-table.ts';
import { heading, type TocItem } from '../../render/heading.ts';
import { placeholder } from '../../render/placeholders.ts';
import { prose } from '../../render/prose.ts';
import { exampleAnswer } from '../example-answer.ts';
import type { GraphqlExample } from '../load-examples.ts';
import { anchor } from './anchor.ts';
import { typeReference } from './element-link.ts';
import type { GqlContext } from './context.ts';
import { argumentList, deprecation } from './field-list.ts';
import { twinLinks } from './twin-links.ts';

/** A field of a root type: what it answers, its arguments, where to find it in gRPC and REST, and an example. */
export function rootFieldSection(
  context: GqlContext,
  root: string,
  field: GraphQLField<unknown, unknown>,
): { toc: TocItem; html: Html } {
  const name = `${root}.${field.name}`;
  const toc = { value: field.name, id: anchor(name), level: 2 };
  const answer = html`<p class="answer">Returns ${typeReference(context, field.type)}${field.deprecationReason && badge('deprecated', 'deprecated')}</p>`;
  const section = html`
    <section class="type-section element-${root === 'Query' ? 'query' : 'subscription'}">${heading(toc)}
    ${callHtml(
      {
        lead: [prose(field.description ?? ''), deprecation(field), answer, twinLinks(context, name)],
        code: exampleFigures(context, context.examples.get(name), root),
        fields: [argumentList(context, name, field.args), root === 'Query' && callErrors(context, name)],
        tool: html`<button type="button" class="try" data-try-graphql="${name}">Try it</button>`,
      },
      root === 'Query',
    )}
    </section>`;
  return { toc, html: section };
}

/**
 * Fields whose resolver calls more than the rpc that is their twin, and when it calls which.
 * Source: `vega:datanode/gateway/graphql/resolvers.go` (MarketsConnection, EstimateOrder).
 */
const severalCalls: ReadonlyMap<string, readonly (readonly [when: Html, rpc: string])[]> = new Map([
  [
    'Query.marketsConnection',
    [
      [html`with an <code>id</code>`, 'GetMarket'],
      [html`without`, 'ListMarkets'],
    ],
  ],
  [
    'Query.estimateOrder',
    [
      [html`for the fees`, 'EstimateFee'],
      [html`then for the margin`, 'EstimateMargin'],
    ],
  ],
]);

/**
 * What the calls behind a field of Query answer when they fail. Not for subscriptions: the gateway writes what ends their stream into its
 * own log, and the subscriber gets `complete`.
 */
function callErrors({ model, errors }: GqlContext, name: string): Html {
  const callError = (when: Html, rpc: string): Html =>
    graphqlErrors(errors.get(rpc) ?? [], html`Errors of the call behind it${when}:`);
  const calls = severalCalls
    .get(name)
    ?.map(([when, rpc]) => callError(html`, ${when}`, `datanode.api.v2.TradingDataService.${rpc}`));
  const twin = model.twins.get(name);
  if (calls === undefined && twin === undefined) return graphqlErrors([], html`Errors:`);
  return html`${calls ?? callError(nothing, twin ?? '')}`;
}

function exampleFigures(context: GqlContext, example: GraphqlExample | undefined, root: string): Html {
  if (example === undefined) return nothing;
  const variables =
    Object.keys(example.variables).length > 0 &&
    codeFigure(JSON.stringify(example.variables, null, 2), 'json', 'Variables');
  return html`
    ${codeFigure(
      example.text.trimEnd(),
      'graphql',
      'Request',
      root === 'Query' ? { copyAs: { kind: 'graphql', address: placeholder.graphql } } : {},
    )}
    ${variables}
    ${codeFigure(
      JSON.stringify(exampleAnswer(context.model, context.apis, example), null, 2),
      'json',
      root === 'Query' ? 'Response' : 'One message of the subscription',
    )}`;
}
