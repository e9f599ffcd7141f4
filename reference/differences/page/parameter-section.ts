import { breakable } from '../../../html/breakable.ts';
import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import { heading, section, type Section } from '../../render/heading.ts';
import { inTree } from '../../render/placeholders.ts';
import { parametersRoute } from '../../pages/parameters-page.ts';
import type { NetworkDifferences, ParameterEntry } from '../networks/network-differences.ts';

/** `market-trading` → `Market trading`. */
const titleOf = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' ');

function cell(value: string, readable: string): string {
  if (value === '') return 'empty';
  return `<code>${escapeHtml(value.replace(/\s+/g, ' '))}</code>${readable === value || value.startsWith('{') ? '' : ` ${escapeHtml(readable)}`}`;
}

function row({ name, mainnet, testnet, readable, meaning }: ParameterEntry): string {
  return (
    `<tr id="${name}"><td><a class="name" href="${inTree(`${parametersRoute}#${name}`)}">${breakable(name)}</a>` +
    `<td data-network="mainnet">${cell(mainnet, readable.mainnet)}<td data-network="testnet">${cell(testnet, readable.testnet)}<td>${escapeHtml(meaning)}`
  );
}

/** The parameters whose values differ, by group, with both values and what that means. */
export function parameterSection({ parameters, parametersCompared }: NetworkDifferences): Section {
  const groups = [...new Set(parameters.map(({ group }) => group))].sort();
  const tables = groups.map((group) => {
    const rows = parameters.filter((entry) => entry.group === group).map(row);
    const head = ['Parameter', 'mainnet', 'testnet', 'In practice'].map((name) => `<th scope="col">${name}`).join('');
    return `${heading({ id: `parameters-${group}`, value: titleOf(group), level: 3 })}<table class="members"><thead><tr>${head}<tbody>${rows.join('')}</table>`;
  });
  return section(
    'parameters',
    'Network parameters',
    `<p>${parameters.length} of the ${parametersCompared} parameters have different values; the other ${parametersCompared - parameters.length} are the same. ` +
      'Values are compared by what they mean, so that <code>168h</code> and <code>168h0m0s</code> count as the same. They are those of the networks when these pages were written, and governance can change them.</p>' +
      tables.join(''),
  );
}
