import { html, type Html, type Part } from '../../../html/html.ts';
import { isObjectType } from 'graphql';
import type { ReferencePage } from '../../pages/reference-page.ts';
import { commonGraphqlErrors } from '../../render/error-table.ts';
import { heading, type TocItem } from '../../render/heading.ts';
import { ofRelease } from '../../render/placeholders.ts';
import { prose } from '../../render/prose.ts';
import type { GqlContext } from './context.ts';
import { graphqlPages, type GraphqlPage, type GraphqlSection } from './pages.ts';
import { rootFieldSection } from './root-field-section.ts';
import { typeSection } from './type-section.ts';

interface Rendered {
  readonly toc: readonly TocItem[];
  readonly html: Html;
}

/** All pages of the GraphQL reference but the overview, in the order of the sidebar. */
export function renderGraphqlPages(context: GqlContext): ReferencePage[] {
  return graphqlPages(context.model).map((page) => {
    const parts = page.sections.map((section) => renderSection(context, section));
    return {
      route: page.route,
      title: page.title,
      description: page.description,
      sidebarLabel: page.sidebarLabel,
      source: ofRelease(`graphql/${sourceOf(context, page)}.graphql`),
      toc: parts.flatMap(({ toc }) => toc),
      html: html`${prose(page.description)}${parts.map(({ html }) => html)}`,
    };
  });
}

/** The definition file that holds most of a page. */
function sourceOf({ model }: GqlContext, page: GraphqlPage): string {
  return model.domains.get(page.sections[0]?.types[0]?.name ?? '') ?? 'schema';
}

function renderSection(context: GqlContext, { title, types }: GraphqlSection): Rendered {
  const [only] = types;
  if (types.length === 1 && isObjectType(only) && (only.name === 'Query' || only.name === 'Subscription')) {
    const parts = Object.values(only.getFields()).map((field) => rootFieldSection(context, only.name, field));
    const head = html`<div id="${only.name}">${prose(only.description ?? '')}</div>`;
    if (only.name === 'Subscription') return join(parts, head);
    return join([commonGraphqlErrors(), ...parts], head);
  }
  if (title === undefined)
    return join(
      types.map((type) => typeSection(context, type, 2)),
      '',
    );
  const toc = { value: title, id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), level: 2 };
  const below = join(
    types.map((type) => typeSection(context, type, 3)),
    heading(toc),
  );
  return { toc: [toc, ...below.toc], html: below.html };
}

function join(parts: readonly { toc: TocItem; html: Html }[], head: Part): Rendered {
  return { toc: parts.map(({ toc }) => toc), html: html`${head}${parts.map((part) => part.html)}` };
}
