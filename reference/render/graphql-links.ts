import { html, type Html, joined, nothing } from '../../html/html.ts';
import type { GraphqlTwins } from '../links/graphql-twins.ts';
import { inTree } from './placeholders.ts';

/** A paragraph that leads to what mirrors a message, enum or rpc in GraphQL; empty when nothing does. */
export function graphqlLinks(twins: GraphqlTwins, name: string): Html {
  const links = (twins.get(name) ?? []).map(
    (twin) => html`<a href="${inTree(twin.route)}"><code>${twin.name}</code></a>`,
  );
  return links.length === 0 ? nothing : html`<p class="twins">GraphQL: ${joined(links, ', ')}</p>`;
}
