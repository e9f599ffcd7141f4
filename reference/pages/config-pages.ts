import type { ConfigFile, ConfigKey, RetentionProfile } from '../cli/types.ts';
import { configTable, type InitialValue } from '../render/cli/config-rows.ts';
import { heading, type TocItem } from '../render/heading.ts';
import { prose } from '../render/prose.ts';
import { configRoutes } from './cli-routes.ts';
import { filterBox } from './filter-box.ts';
import type { ReferencePage } from './reference-page.ts';

/**
 * A page for each configuration file. The data node's says what `init` writes with each retention profile, since nobody
 * gets a file in another way.
 *
 * @throws Error when a file of `definitions/v0.73/cli/config` has no route
 */
export function configPages(files: readonly ConfigFile[], profiles: readonly RetentionProfile[]): ReferencePage[] {
  return files.map((file) => configPage(file, file.component === 'data-node' ? profiles : []));
}

function configPage({ component, title, description, root, file, keys }: ConfigFile, profiles: readonly RetentionProfile[]): ReferencePage {
  const place = configRoutes[component];
  if (!place) throw new Error(`definitions/v0.73/cli/config/${component}.yaml has no page: name it in reference/pages/cli-routes.ts.`);
  const sections = [...new Set(keys.map(sectionOf))].map((name) => {
    const toc: TocItem = { id: `section-${name || 'top'}`, value: name || 'Top level', level: 2 };
    return { toc, html: `<div data-filter-group>${heading(toc)}${configTable(keys.filter((key) => sectionOf(key) === name), (key) => initialValues(key, profiles))}</div>` };
  });
  return {
    route: place.route,
    title: `${title}: configuration`,
    description: `The ${keys.length} keys of this configuration file: type, default, command-line flag and what each changes.`,
    sidebarLabel: place.label,
    source: `definitions/v0.73/cli/config/${component}.yaml`,
    toc: sections.map(({ toc }) => toc),
    html:
      prose(description) +
      `<p>File: <code>${fileText(root, file)}</code></p>` +
      filterBox +
      sections.map(({ html }) => html).join(''),
  };
}

/** What `init` writes for a key that the retention profiles change, the default profile first. */
function initialValues(key: ConfigKey, profiles: readonly RetentionProfile[]): InitialValue[] {
  if (profiles.every(({ changes }) => !(key.key in changes))) return [];
  return [...profiles]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ name, isDefault, changes }) => ({ profile: name, isDefault, value: changes[key.key] ?? key.default ?? null }));
}

/** Keys are grouped by their first part; `NodeMode` stands at the top of the file. */
const sectionOf = ({ key }: ConfigKey): string => (key.includes('.') ? (key.split('.')[0] ?? '') : '');

/** Roots are places that the operating system gives; with --home they are folders of that name in it. */
function fileText(root: string, file: string): string {
  const start = ['config', 'data', 'state', 'cache'].includes(root) ? `<home>/${root}` : `<${root}>`;
  return `${start}/${file}`.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
