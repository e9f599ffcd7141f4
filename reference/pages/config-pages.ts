import { html } from '../../html/html.ts';
import type { ConfigFile, ConfigKey, RetentionProfile } from '../cli/types.ts';
import { configTable, type InitialValue } from '../render/cli/config-rows.ts';
import { heading, type TocItem } from '../render/heading.ts';
import { prose } from '../render/prose.ts';
import { configRoutes } from './cli-routes.ts';
import { filterBox } from './filter-box.ts';
import { ofRelease } from '../render/placeholders.ts';
import type { ReferencePage } from './reference-page.ts';

/**
 * A page for each configuration file. The data node's says what `init` writes with each retention profile, since nobody
 * gets a file in another way.
 *
 * @throws Error when a file of the release's `cli/config` has no route
 */
export function configPages(files: readonly ConfigFile[], profiles: readonly RetentionProfile[]): ReferencePage[] {
  return files.map((file) => configPage(file, file.component === 'data-node' ? profiles : []));
}

/** Where configuration keys stand, by program and key: `core API.Port`. */
export function configLinks(files: readonly ConfigFile[]): [name: string, route: string][] {
  return files.flatMap(({ component, keys }) =>
    keys.map(({ key }): [string, string] => [`${component} ${key}`, `${configRoutes[component]?.route ?? ''}#${key}`]),
  );
}

function configPage(
  { component, title, description, root, file, keys }: ConfigFile,
  profiles: readonly RetentionProfile[],
): ReferencePage {
  const place = configRoutes[component];
  if (!place) throw new Error(`cli/config/${component}.yaml has no page: name it in reference/pages/cli-routes.ts.`);
  const sections = [...new Set(keys.map(sectionOf))].map((name) => {
    const toc: TocItem = { id: `section-${name || 'top'}`, value: name || 'Top level', level: 2 };
    const table = configTable(
      keys.filter((key) => sectionOf(key) === name),
      (key) => initialValues(key, profiles),
    );
    return { toc, html: html`<div data-filter-group>${heading(toc)}${table}</div>` };
  });
  return {
    route: place.route,
    title: `${title}: configuration`,
    description: `The ${keys.length} keys of this configuration file: type, default, command-line flag and what each changes.`,
    sidebarLabel: place.label,
    source: ofRelease(`cli/config/${component}.yaml`),
    toc: sections.map(({ toc }) => toc),
    html: html`
      ${prose(description)}
      <p>File: <code>${fileText(root, file)}</code></p>
      ${filterBox}
      ${sections.map(({ html }) => html)}`,
  };
}

/** What `init` writes for a key that the retention profiles change, the default profile first. */
function initialValues(key: ConfigKey, profiles: readonly RetentionProfile[]): InitialValue[] {
  if (profiles.every(({ changes }) => !(key.key in changes))) return [];
  return [...profiles]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ name, isDefault, changes }) => ({
      profile: name,
      isDefault,
      value: changes[key.key] ?? key.default ?? null,
    }));
}

/** Keys are grouped by their first part; `NodeMode` stands at the top of the file. */
const sectionOf = ({ key }: ConfigKey): string => (key.includes('.') ? (key.split('.')[0] ?? '') : '');

/** Roots are places that the operating system gives; with --home they are folders of that name in it. */
function fileText(root: string, file: string): string {
  const start = ['config', 'data', 'state', 'cache'].includes(root) ? `<home>/${root}` : `<${root}>`;
  return `${start}/${file}`;
}
