import { html } from '../../html/html.ts';
import type { Model } from '../model/model.ts';
import type { NetworkParameter } from '../parameters/types.ts';
import { heading } from '../render/heading.ts';
import { parameterSection } from '../render/parameters/parameter-section.ts';
import { inTree, ofRelease } from '../render/placeholders.ts';
import { filterBox } from './filter-box.ts';
import type { ReferencePage } from './reference-page.ts';

export const parametersRoute = '/api/network-parameters';

/** All network parameters on one page, by the definition file that they stand in, with a filter. */
export function parametersPage(model: Model, parameters: readonly NetworkParameter[]): ReferencePage {
  const groups = [...new Set(parameters.map(({ group }) => group))].sort();
  const sections = groups.map((group) => {
    const toc = { id: `group-${group}`, value: titleOf(group), level: 2 };
    const entries = parameters
      .filter((parameter) => parameter.group === group)
      .map((parameter) => parameterSection(model, parameter));
    return { toc, html: html`<div data-filter-group>${heading(toc)}${entries}</div>` };
  });
  const live = model.operations.find(({ id }) => id === 'TradingDataService_ListNetworkParameters');
  const intro = html`
    <p>The ${parameters.length} values that governance sets for the whole network. <em>Value</em> is what the network of these pages had when they were written; ${live && html`<a href="${inTree(live.route)}">${live.method} ${live.path}</a> tells the current one.`} A proposal that names a value outside the bounds is rejected.</p>`;
  return {
    route: parametersRoute,
    title: 'Network parameters',
    description: `All ${parameters.length} network parameters: what each decides, its type, default, bounds and value on this network.`,
    sidebarLabel: 'Network parameters',
    source: ofRelease('network-parameters'),
    toc: sections.map(({ toc }) => toc),
    html: html`${intro}${filterBox}${sections.map(({ html }) => html)}`,
  };
}

/** `market-trading` → `Market trading`. */
const titleOf = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' ');
