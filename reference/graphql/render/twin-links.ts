import { html, type Html, nothing } from '../../../html/html.ts';
import { inTree } from '../../render/placeholders.ts';
import type { GqlName } from '../types.ts';
import type { GqlContext } from './context.ts';

/** A paragraph that leads to the same thing in gRPC, and in REST for a field that calls an rpc. Empty without a twin. */
export function twinLinks({ model, protoRouteOf, operationOf }: GqlContext, name: GqlName): Html {
  const twin = model.twins.get(name);
  const route = twin === undefined ? undefined : protoRouteOf(twin);
  if (twin === undefined || route === undefined) return nothing;
  const operation = operationOf(twin);
  const rest = operation
    ? html` · REST: <a href="${inTree(operation.route)}">${operation.method} <code>${operation.path}</code></a>`
    : '';
  return html`<p class="twins">gRPC: <a href="${inTree(route)}">${shortName(twin)}</a>${rest}</p>`;
}

/** A twin that stands where the reader would not look for it: elsewhere than its parent's twin, or under another name. */
export function isElsewhere(
  { model }: Pick<GqlContext, 'model'>,
  name: GqlName,
  parent: GqlName,
  expected: string,
): boolean {
  const twin = model.twins.get(name);
  return twin !== undefined && twin !== `${model.twins.get(parent) ?? ''}.${expected}`;
}

/** A full name without its package: `vega.Order.TimeInForce` → `Order.TimeInForce`. */
function shortName(name: string): string {
  return name.replace(/^(?:[a-z][a-z0-9]*\.)+/, '');
}
