import { html, type Html } from '../../html/html.ts';
import type { CliPath, CliPort, CliPrograms, RetentionProfile } from '../cli/types.ts';
import { fieldName } from '../render/field-name.ts';
import { valueText } from '../render/cli/value-text.ts';
import { section } from '../render/heading.ts';
import { inTree, ofRelease } from '../render/placeholders.ts';
import { inlineProse } from '../render/prose.ts';
import { configRoutes, operatorRoute } from './cli-routes.ts';
import type { ReferencePage } from './reference-page.ts';

const table = (head: readonly string[], rows: readonly Html[]): Html =>
  html`<table class="members"><thead><tr>${head.map((cell) => html`<th scope="col">${cell}`)}<tbody>${rows}</table>`;

const roots = ['config', 'data', 'state', 'cache'] as const;

/** Where on Linux the roots are without --home; the XDG variables move them. */
const linux: Readonly<Record<(typeof roots)[number], string>> = {
  config: '~/.config/vega',
  data: '~/.local/share/vega',
  state: '~/.local/state/vega',
  cache: '~/.cache/vega',
};

/** The files and folders of all programs. */
export function filesPage(paths: readonly CliPath[]): ReferencePage {
  const sections = roots.map((root) => {
    const own = paths.filter((entry) => entry.root === root);
    const rows = own.map(
      ({ name, path, description }) =>
        html`<tr id="${name}"><td>${fieldName(name, `${root}/${path}`)}<td class="type">${name}<td>${inlineProse(description)}`,
    );
    return section(
      root,
      `${root}/`,
      html`<p>Without <code>--home</code>, on Linux: <code>${linux[root]}</code>.</p>${table(['File or folder', 'Name in vega paths', 'Purpose'], rows)}`,
    );
  });
  return {
    route: `${operatorRoute}/files`,
    title: 'Files and folders',
    description: 'Every file and folder that the programs of a release use, below a home folder and without one.',
    sidebarLabel: 'Files and folders',
    source: ofRelease('cli/paths.yaml'),
    toc: sections.map(({ toc }) => toc),
    html: html`
      <p>With <code>--home DIR</code> everything lies below that folder, in <code>config</code>, <code>data</code>, <code>state</code> and <code>cache</code>. Without it the programs use the places of the operating system, as the XDG base directories name them. <code>vega paths list --home DIR</code> prints the same for your own folders. The consensus engine has a home of its own.</p>
      ${sections.map(({ html }) => html)}`,
  };
}

/** The ports, programs and retention profiles: what an operator looks up most. */
export function overviewPage(
  ports: readonly CliPort[],
  { programs, consensusEngine }: CliPrograms,
  profiles: readonly RetentionProfile[],
): ReferencePage {
  const portRows = ports.map(({ component, key, default: value, effect }) => {
    const target = configRoutes[component]?.route ?? '';
    return html`<tr><td><a href="${inTree(target)}#${key}"><code>${key}</code></a><td class="type">${component}; ${valueText(value)}<td>${inlineProse(effect)}`;
  });
  const programRows = programs.map(
    ({ name, sameAs, description }) =>
      html`<tr><td><code>${name}</code><td class="type">${sameAs && html`as <code>${sameAs}</code>`}<td>${inlineProse(description)}`,
  );
  const profileRows = profiles.map(({ name, isDefault, description, changes }) => {
    const list = Object.entries(changes).map(([key, value]) => html`<li><code>${key}</code> ${valueText(value)}</li>`);
    return html`<tr><td><code>${name}</code>${isDefault && ', the default'}<td>${inlineProse(description)}<td>${list.length > 0 ? html`<ul class="values">${list}</ul>` : 'nothing'}`;
  });
  const sections = [
    section('ports', 'Ports', table(['Key', 'Program, default', 'Purpose'], portRows)),
    section(
      'programs',
      'Programs',
      html`
      ${table(['Program', 'Same as', 'Purpose'], programRows)}
      <p>The consensus engine is <code>${consensusEngine.module}</code> ${consensusEngine.version}, built into <code>vega</code>.</p>`,
    ),
    section(
      'retention-profiles',
      'Retention profiles',
      table(['Profile', 'Keeps', 'Changes against the defaults'], profileRows),
    ),
  ];
  return {
    route: `${operatorRoute}/overview`,
    title: 'Ports, programs, retention profiles',
    description:
      'Default ports of every program, which programs a release has, and what the retention profiles of a data node change.',
    sidebarLabel: 'Ports and programs',
    source: ofRelease('cli/ports.yaml'),
    toc: sections.map(({ toc }) => toc),
    html: html`${sections.map((part) => part.html)}`,
  };
}
