import { html, type Html } from '../../../html/html.ts';
import { breakableName } from '../../render/field-name.ts';
import { heading, section, type Section } from '../../render/heading.ts';
import { inTree } from '../../render/placeholders.ts';
import { parametersRoute } from '../../pages/parameters-page.ts';
import type { NetworkDifferences, ParameterEntry } from '../networks/network-differences.ts';

/** `market-trading` → `Market trading`. */
const titleOf = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' ');

function cell(value: string, readable: string): Html {
  if (value === '') return html`empty`;
  return html`<code>${value.replace(/\s+/g, ' ')}</code>${readable !== value && !value.startsWith('{') && ` ${readable}`}`;
}

function row({ name, mainnet, testnet, readable, meaning }: ParameterEntry): Html {
  return html`
    <tr id="${name}"><td><a class="name" href="${inTree(`${parametersRoute}#${name}`)}">${breakableName(name)}</a>
    <td data-network="mainnet">${cell(mainnet, readable.mainnet)}<td data-network="testnet">${cell(testnet, readable.testnet)}<td>${meaning}`;
}

/** The parameters whose values differ, by group, with both values and what that means. */
export function parameterSection({ parameters, parametersCompared }: NetworkDifferences): Section {
  const groups = [...new Set(parameters.map(({ group }) => group))].sort();
  const tables = groups.map((group) => {
    const rows = parameters.filter((entry) => entry.group === group).map(row);
    const head = ['Parameter', 'mainnet', 'testnet', 'In practice'].map((name) => html`<th scope="col">${name}`);
    return html`${heading({ id: `parameters-${group}`, value: titleOf(group), level: 3 })}<table class="members"><thead><tr>${head}<tbody>${rows}</table>`;
  });
  return section(
    'parameters',
    'Network parameters',
    html`
    <p>${parameters.length} of the ${parametersCompared} parameters have different values; the other ${parametersCompared - parameters.length} are the same. Values are compared by what they mean, so that <code>168h</code> and <code>168h0m0s</code> count as the same. They are those of the networks when these pages were written, and governance can change them.</p>
    ${tables}`,
  );
}
